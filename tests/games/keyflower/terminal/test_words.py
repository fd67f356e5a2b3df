"""Keyflower as text: tiles, reasons and events in five languages, and the map of a village."""

from random import Random

import pytest

from meeplewright.core.errors import Reason
from meeplewright.core.game import CHANCE, Event, Item, Json
from meeplewright.games.keyflower import Keyflower
from meeplewright.games.keyflower.rules.events import ActionTaken
from meeplewright.games.keyflower.rules.sheet import SheetItem
from meeplewright.games.keyflower.rules.tiles import NUMBER_OF, TILES
from meeplewright.games.keyflower.terminal.effects import cost_of, in_short, tile_lines
from meeplewright.games.keyflower.terminal.hexmap import Hexagon, pages, picture, turned
from meeplewright.games.keyflower.terminal.names import Players, colour_named, tile_name, tile_named
from meeplewright.games.keyflower.terminal.sheet import item_words
from meeplewright.games.keyflower.terminal.words import EventWriter, why_words
from meeplewright.locales import Catalogue, languages
from meeplewright.terminal.console import Terminal
from tests.words import ANYTHING, draft, english, said

LANGUAGES = ("en", "hu", "nl", "ro", "ru")
DEFAULTS = Keyflower().checked_options()
OTHERS = {option.name: option.values[1] for option in Keyflower().options}


def terminal(language: str = "en") -> Terminal:
    return Terminal(Catalogue(language))


def short(name: str, face: int = 0) -> str:
    tile = TILES[NUMBER_OF[name]]
    return in_short(terminal(), tile, tile.faces[face], DEFAULTS)


def test_every_language_has_words_for_keyflower() -> None:
    assert languages() == LANGUAGES
    assert all("tile-keywood" in Catalogue(language) for language in LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tile_has_a_name_of_its_own_and_is_explained(language: str) -> None:
    words = terminal(language)
    names = [tile_name(words, tile.name) for tile in TILES]
    assert len(set(names)) == len(TILES)
    for tile in TILES:
        for options in (DEFAULTS, OTHERS):
            lines = tile_lines(words, tile, options)
            assert len(lines) > 1 and not any("None" in line or "{" in line for line in lines)


def test_a_tile_says_what_the_options_make_of_it() -> None:
    """KF O7, O8, O9, O11"""
    market = TILES[NUMBER_OF["key_market"]]
    assert in_short(terminal(), market, market.faces[0], OTHERS).startswith("3★")
    for name, words in (
        ("key_market", english("does-score", points=3, what="1 green")),
        ("sea_bastion", english("does-loop-tiles")),
        ("turn_order_tile_1", english("does-turn-order-itself")),
        ("barn", english("does-store-stay", points=1, thing=english("resource-any"))),
    ):
        assert any(words in line for line in tile_lines(terminal(), TILES[NUMBER_OF[name]], OTHERS))


def test_a_turn_order_tile_that_counts_itself_says_so() -> None:
    """KF O9"""
    item = SheetItem(3, "turn_order", "turn_order_tile_1", {"neighbours": 2, "itself": True})
    assert item_words(terminal(), item).endswith(f"({english('item-itself')})")


@pytest.mark.parametrize(
    ("name", "face", "words"),
    [
        ("keywood", 0, "1 wood"),
        ("woodcutter", 1, "1 wood, 1 gold"),
        ("workshop", 0, "wood / stone / iron"),
        ("stable", 1, "→4 ↑2"),
        ("carpenter", 0, "−1 saw +3 wood"),
        ("tavern", 0, "−1 worker +2 workers"),
        ("timber_yard", 1, "3★ / wood here"),
        ("mercers_guild", 0, "5★ / wood + stone + iron"),
        ("scholar", 0, f"3★ / {english('unit-chosen-skill')}"),
        ("sea_breese", 0, f"2-4-8-16-32★ / {english('unit-river')}"),
        ("sawmill", 0, ""),
    ],
)
def test_what_a_tile_does_in_a_few_signs(name: str, face: int, words: str) -> None:
    assert short(name, face) == words


def test_an_upgrade_costs_resources_and_skills() -> None:
    assert cost_of(terminal(), TILES[NUMBER_OF["inn"]]) == "1 resource, 1 skill"
    assert cost_of(terminal(), TILES[NUMBER_OF["keythedral"]]) == ""


@pytest.mark.parametrize(
    ("language", "word", "colour"),
    [
        ("en", "r", "red"),
        ("en", "Yellow", "yellow"),
        ("ro", "rosii", "red"),
        ("ru", "синих", "blue"),
        ("hu", "sárga", "yellow"),
        ("nl", "groene", "green"),
        ("nl", "green", "green"),
        ("en", "orange", None),
        ("en", "", None),
    ],
)
def test_colours_are_known_by_their_beginning(language: str, word: str, colour: str | None) -> None:
    assert colour_named(terminal(language), word) == colour


def test_tiles_are_known_by_id_name_or_beginning() -> None:
    everything = tuple(NUMBER_OF)
    assert tile_named(terminal(), "gold_mine", everything) == "gold_mine"
    assert tile_named(terminal(), "Store", everything) == "store"
    assert tile_named(terminal("ru"), "шахтер", everything) == "miner"
    assert tile_named(terminal(), "key", everything) is None


def test_a_reason_names_tiles_by_their_names() -> None:
    reason = Reason("KF B3", "why-too-few-to-bid", {"tile": "gold_mine", "needed": 1})
    text = why_words(terminal(), reason)
    why = english("why-too-few-to-bid", tile=english("tile-gold_mine"), needed=1)
    assert text == f"KF B3: {why}" and "Gold mine" in text
    paid = Reason("KF E5", "why-cannot-pay", {"with": "saw"})
    why = draft("why-cannot-pay").replace(ANYTHING, english("amount-saw", count=1))
    assert why_words(terminal(), paid) == f"KF E5: {why}"
    group = Reason("KF E6", "why-cannot-pay", {"with": "gold_mine"})
    why = draft("why-cannot-pay").replace(ANYTHING, english("group-of", tile="gold_mine"))
    assert why_words(terminal(), group) == f"KF E6: {why}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_too_few_to_use_says_nothing_that_is_untrue_with_boat_4b(language: str) -> None:
    """KF Y11: its holder can mix colours, so one colour is not always needed."""
    alone, several = (
        why_words(
            terminal(language),
            Reason("KF U3", "why-too-few-to-use", {"tile": "gold_mine", "needed": needed}),
        )
        for needed in (1, 3)
    )
    boat = "4б" if language == "ru" else "4b"
    assert boat in several and boat not in alone and len(alone) < len(several)


def test_a_group_that_comes_alone_is_told_without_a_nought() -> None:
    forms: list[Json] = [
        {"use": "miner"},
        {"bring": "keywood"},
        {"workers": {"colour": "blue", "number": 0}},
        {"workers": {"colour": "red", "number": 1}},
    ]
    lines = EventWriter(terminal(), Players(["Ann"])).write(
        [ActionTaken(0, form, None) for form in forms]
    )
    workers = f"{english('group-of', tile='keywood')}, {english('amount-red', count=1)}"
    assert lines == [english("event-use", who="other", name="Ann", tile="miner", workers=workers)]


@pytest.fixture(scope="module")
def whole_game() -> tuple[list[Event], list[Item]]:
    """Everything that happens in a random game of four, and the items of its score sheet."""
    luck = Random(4)
    state = Keyflower().start(4)
    events: list[Event] = []
    while state.to_act is not None:
        seat = state.to_act
        action = state.draw(luck) if seat == CHANCE else state.random_action(luck)
        events += state.apply(seat, action)
    outcome = state.outcome()
    assert outcome is not None
    return events, [item for items in outcome.items for item in items]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_told(
    language: str, whole_game: tuple[list[Event], list[Item]]
) -> None:
    events, items = whole_game
    for seat in (0, None):
        seen = [event.seen_by(seat) for event in events]
        lines = EventWriter(terminal(language), Players(["Ann", "Ben", "Cid", "Dora"])).write(
            [event for event in seen if event is not None]
        )
        assert len(lines) > 40 and not any("None" in line or "{" in line for line in lines)
    for item in items:
        assert "{" not in item_words(terminal(language), item)


def test_a_turn_is_told_in_one_line_and_secrets_are_not() -> None:
    luck = Random(4)
    state = Keyflower().start(2)
    drawn: list[Event] = []
    while state.to_act == CHANCE:
        drawn += state.apply(CHANCE, state.draw(luck))
    seen = [event.seen_by(0) for event in drawn]
    lines = EventWriter(terminal(), Players(["Ann", "Ben"])).write(
        [one for one in seen if one is not None]
    )
    workers = english("amount-worker", count=8)
    assert said("event-draws", name="Ann").search(lines[0]) and workers not in lines[0]
    assert lines[1] == english("event-draws", who="other", name="Ben", what=workers)


def test_a_map_shows_roads_water_and_fields_on_the_right_sides() -> None:
    home = TILES[NUMBER_OF["home_5"]]  # water to the north-east, roads elsewhere
    rows = picture({(0, 0): Hexagon(turned(home, 0), (("", ""), ("Home", "")))})
    assert [row.plain for row in rows] == [
        "   ▒▒▒▒▒▒▒▒",
        " ▒          ≈",
        "▒    Home    ≈",
        "▒            ▒",
        " ▒ ▒▒▒▒▒▒▒▒ ▒",
    ]


def test_a_turned_tile_turns_its_edges_clockwise() -> None:
    tile = TILES[NUMBER_OF["scholar"]]  # one road, to the north
    assert [turned(tile, turn).index(1) for turn in range(6)] == [0, 1, 2, 3, 4, 5]


def test_neighbours_share_a_border_on_the_map() -> None:
    home, scholar = TILES[NUMBER_OF["home_1"]], TILES[NUMBER_OF["scholar"]]
    rows = picture(
        {
            (0, 0): Hexagon(turned(home, 0), (("", ""), ("Home", ""))),
            (0, -1): Hexagon(turned(scholar, 3), (("", ""), ("Scholar", ""))),
            (1, 0): Hexagon(None, (("", ""), (" a ", ""))),
        }
    )
    plain = [row.plain for row in rows]
    assert len(plain) == 11 and "Scholar" in plain[2] and "Home" in plain[6]
    assert plain[8].endswith("a      ·")


def test_a_map_too_wide_for_the_terminal_is_cut_with_a_column_in_common() -> None:
    cells = {(q, 0): Hexagon(None, ()) for q in range(-3, 5)}
    assert [sorted(q for q, _ in page) for page in pages(cells, 80)] == [
        [-3, -2, -1, 0, 1, 2],
        [2, 3, 4],
    ]
    assert len(pages(cells, 98)) == 1
    assert all(row.cell_len <= 80 for page in pages(cells, 80) for row in picture(page))


def test_a_players_colour_does_not_run_over_what_follows_the_badge() -> None:
    line = Players(["Ann", "Ben"]).badge(0).append(" Ann")
    assert str(line.style) == "" and [span.end for span in line.spans] == [3]
