"""The expansions at the terminal: their tiles, figures, goods, and the second part of a turn."""

from pathlib import Path
from random import Random

import pytest
from rich.cells import cell_len

from meeplewright.core import CHANCE, Action
from meeplewright.core.records import Entry, Record
from meeplewright.core.replay import replay
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState, Draw, Follower
from meeplewright.games.carcassonne.rules.actions import Start
from meeplewright.games.carcassonne.rules.events import (
    FollowerPlaced,
    GoodsTaken,
    SecondTile,
    TilePlaced,
)
from meeplewright.games.carcassonne.rules.items import FeatureItem, FieldItem, GoodsItem, Spot
from meeplewright.games.carcassonne.rules.tiles import ALL_TILES, LETTERS, ROAD
from meeplewright.games.carcassonne.terminal.board import FIGURE_SIGNS
from meeplewright.games.carcassonne.terminal.screen import Screen, position_now
from meeplewright.games.carcassonne.terminal.sheet import goods_line, standings
from meeplewright.games.carcassonne.terminal.tiles import (
    NARROW,
    PLAIN,
    WIDE,
    spot_place,
    tile_signs,
)
from meeplewright.games.carcassonne.terminal.words import event_lines, item_words, spot_name
from meeplewright.locales import Catalogue
from meeplewright.terminal.console import Terminal
from tests.cli.conftest import Command
from tests.games.carcassonne.terminal.person import Person, sit_down
from tests.words import english, says

ALL = "river-inns_and_cathedrals-traders_and_builders"
TWO = ("Ann", "Ben")


def terminal() -> Terminal:
    return Terminal(Catalogue("en"))


def picture(letter: str, turn: int = 0, width: int = WIDE) -> list[str]:
    return ["".join(sign.char for sign in row) for row in tile_signs(letter, turn, width)]


# -- tiles ------------------------------------------------------------------------------------


@pytest.mark.parametrize("letter", LETTERS)
@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_every_tile_shows_what_the_facts_say(letter: str, width: int) -> None:
    tile = ALL_TILES[LETTERS.index(letter)]
    for turn in range(4):
        signs = [sign for row in tile_signs(letter, turn, width) for sign in row]
        assert len(signs) == 3 * width and all(cell_len(sign.char) == 1 for sign in signs)
        assert all(len(sign.char.translate(PLAIN)) == 1 for sign in signs)
        kinds = {sign.kind for sign in signs}
        assert ("river" in kinds) == bool(tile.river)
        assert ("inn" in kinds) == any(segment.inn for segment in tile.segments)
        assert ("cathedral" in kinds) == any(segment.cathedral for segment in tile.segments)
        assert ("road" in kinds) == any(segment.kind == ROAD for segment in tile.segments)
        assert bool(kinds & {"wine", "grain", "cloth"}) == any(
            segment.goods for segment in tile.segments
        )


def test_pictures_of_some_tiles() -> None:
    assert picture("RA", 3) == ["·······", "···○≈≈≈", "·······"]
    assert picture("RB") == ["·▒▒▒▒▒·", "≈≈≈╬≈≈≈", "···┃···"]
    assert picture("RH") == ["···⌂···", "≈≈≈╬≈≈≈", "···┃···"]
    assert picture("RI") == ["···┃···", "━━━┛≈≈≈", "···≈≈··"]
    assert picture("IC") == ["·······", "━━━■▲━━", "···┃···"]
    assert picture("IE") == ["···┃···", "━━━╱━━━", "···┃···"]
    assert picture("IK") == ["▒▒▒▒▒▒▒", "▒▒▒†▒▒▒", "▒▒▒▒▒▒▒"]
    assert picture("TB") == ["···┃···", "━━━╬━━━", "···┃···"]
    assert picture("TX") == ["¤▒▒▒▒▒·", "▒▒▒·▒▒▒", "·▒▒▒▒▒▒"]


@pytest.mark.parametrize("letter", ["IH", "TM", "TN", "TP", "TX"])
@pytest.mark.parametrize("width", [WIDE, NARROW])
def test_an_enclosed_field_has_a_place_of_its_own(letter: str, width: int) -> None:
    for turn in range(4):
        row, column = spot_place(letter, turn, "field", None, width)
        assert tile_signs(letter, turn, width)[row][column].kind == "field"


# -- words ------------------------------------------------------------------------------------


def test_spots_of_figures_have_names() -> None:
    here = terminal()
    where = english("side-N")
    knight = english("spot-city", where=where)
    assert spot_name(here, "E", 0, Follower("city", "N", "big")) == english("spot-big", spot=knight)
    assert spot_name(here, "E", 0, Follower("city", "N", "builder")) == english(
        "spot-builder-city", where=where
    )
    assert spot_name(here, "E", 0, Follower("field", "EL", "pig")) == english(
        "spot-pig", where=english("half-EL")
    )
    assert spot_name(here, "IH", 0, Follower("field", None)) == english("spot-field-enclosed")
    assert spot_name(here, "B", 0, Follower("cloister", None)) == english("spot-cloister")


def test_events_of_the_expansions() -> None:
    city = Spot(0, 1, "city", "S")
    events = [
        TilePlaced(0, "TG", 0, 1, 2),
        FollowerPlaced(0, 0, 1, "city", "S", "big"),
        GoodsTaken(0, city, (2, 0, 1)),
        SecondTile(0),
    ]
    assert event_lines(terminal(), TWO, events) == [
        f"Ann places “{english('tile-TG')}” at (0,1) with the big follower",
        "Ann takes goods: 2 × wine, 1 × cloth",
        "Ann gets a second tile from the builder",
    ]


def test_points_of_the_expansions() -> None:
    here = terminal()
    road = FeatureItem(8, "road", 4, 0, ((0, 0),), True, 9, True)
    assert item_words(here, road) == english("item-road-inn", cell="(0,0)", tiles=4)
    city = FeatureItem(0, "city", 4, 0, ((0, 0),), False, 9, True)
    assert item_words(here, city) == english("item-city-cathedral-open", cell="(0,0)")
    pig = FieldItem(1, (0, 0), "N", (1, 1), True)
    assert item_words(here, pig) == english("item-pig", city="(0,0)", farmer="(1,1)")
    goods = GoodsItem(10, "wine", 3)
    assert item_words(here, goods) == english("item-goods", goods="wine", tokens=3)


# -- the screen -------------------------------------------------------------------------------


def finished(seed: int) -> CarcassonneState:
    state = Carcassonne().start(2, {"expansions": ALL})
    state.playout(Random(seed))
    return state


def test_standings_name_all_figures_in_supply_or_count_them() -> None:
    position = position_now(Carcassonne().start(2, {"expansions": ALL}))
    followers = english("play-followers", count=7)
    figures = ", ".join(english(f"figure-{name}") for name in ("big", "builder", "pig"))
    wide = standings(terminal(), TWO, ("A", "B"), position, 200).plain
    assert f"Ann 0 ({followers}, {figures})" in wide
    assert "Ann 0 (7+3)" in standings(terminal(), TWO, ("A", "B"), position, 40).plain


def test_the_board_marks_figures_by_kind(capsys: pytest.CaptureFixture[str]) -> None:
    for seed in range(5):
        position = position_now(finished(seed))
        Screen(terminal(), TWO).show_whole_board(position)
        shown = capsys.readouterr().out
        for standing in position.followers:
            assert "AB"[standing.seat] + FIGURE_SIGNS[standing.figure] in shown


def test_goods_are_shown_as_soon_as_somebody_has_some() -> None:
    here = terminal()
    assert goods_line(here, TWO, position_now(Carcassonne().start(2))) == ""
    assert goods_line(here, TWO, position_now(Carcassonne().start(2, {"expansions": ALL}))) == ""
    state = finished(1)
    for number in range(6):
        state.goods[number] = 1 if number in (1, 3) else 0
    line = goods_line(here, TWO, position_now(state))
    assert line == "Goods: Ann 1 × grain   Ben 1 × wine"


def test_help_explains_the_signs_of_the_expansions_only_where_they_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    screen = Screen(terminal(), TWO)
    screen.show_help(position_now(Carcassonne().start(2)))
    base = capsys.readouterr().out
    screen.show_help(position_now(Carcassonne().start(2, {"expansions": ALL})))
    full = capsys.readouterr().out
    added = ("river", "inn", "cathedral", "wine", "grain", "cloth", "big", "builder", "pig")
    for key in (*(f"play-legend-{name}" for name in added), "play-help-figures"):
        assert says(full, key) and not says(base, key)


# -- a game -----------------------------------------------------------------------------------


def new_game(record: Path, expansions: str) -> tuple[object, ...]:
    options = ("--option", f"expansions={expansions}")
    return ("play", "carcassonne", "--seats", "Ann,Ben", "--record", record, *options)


def test_the_river_comes_first_and_has_one_cell(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """CA R5: every tile goes to the river's end."""
    record = tmp_path / "game.mwr"
    wrong = "7,7"

    def person(question: str) -> str:
        state = replay(Record.read(record))
        if state.entry > 9:
            return "q"
        form = state.to_json()
        if form["phase"] == "place" and wrong not in asked:
            asked.append(wrong)
            return wrong
        return state.legal(state.to_act or 0)[0].to_text()

    asked: list[str] = []
    sit_down(monkeypatch, person)
    out = command(*new_game(record, ALL)).out
    assert says(out, "play-river-left", count=10)
    assert says(out, "reason-with-rule", rule="CA R5")
    assert len(Record.read(record).entries) > 9


def test_figures_can_be_chosen_by_number(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = tmp_path / "game.mwr"
    asked: list[str] = []

    def person(question: str) -> str:
        asked.append(question)
        state = replay(Record.read(record))
        legal = state.legal(state.to_act or 0)
        if state.entry > 8:
            return "q"
        if not isinstance(legal[0], Follower):
            return legal[0].to_text()
        first = next(number for number, one in enumerate(legal) if one.parts()[-1] == "big")
        return str(first)

    sit_down(monkeypatch, person)
    out = command(*new_game(record, "inns_and_cathedrals")).out
    entries = Record.read(record).entries
    placed = [entry.form["follower"] for entry in entries if "follower" in entry.form]
    assert placed and all(one["figure"] == "big" for one in placed)
    begin = english("play-ask-figure", numbers="")[:6]
    assert any(question.startswith(begin) for question in asked)
    assert says(out, "play-spots-figures")


def entries_of(turns: list[str]) -> list[Entry]:
    """A game with Traders & Builders, Ann first: "(1,0):U1 road:E" and so on."""
    game = Carcassonne()
    state = game.start(2, {"expansions": "traders_and_builders"})
    entries: list[Entry] = []

    def apply(seat: int, action: Action) -> None:
        exact = action if seat == CHANCE else state.require(seat, action)
        state.apply(seat, exact)
        entries.append(Entry.of(seat, exact))

    apply(CHANCE, Start(0))
    for turn in turns:
        place, figure = turn.split()
        apply(CHANCE, Draw(place.partition(":")[2][:-1]))
        for text in (place, figure):
            seat = state.to_act
            assert seat is not None
            apply(seat, game.action_from_text(text))
    return entries


def test_the_second_part_of_a_turn_is_in_the_heading(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """CA T17: Ann extends the road of her builder."""
    record = tmp_path / "game.mwr"
    sit_down(monkeypatch, Person())
    command(*new_game(record, "traders_and_builders"))
    turns = ["(1,0):U1 road:E", "(0,-1):B0 -", "(2,0):U1 builder:road:E", "(1,-1):B0 -"]
    entries = entries_of([*turns, "(3,0):U1 -"])
    record.write_text(Record(Record.read(record).header, tuple(entries)).dumps(), "utf-8")
    out = command("play", "--resume", record).out
    assert says(out, "play-heading-second", name="Ann")
    assert says(out, "event-second_tile", who="other", name="Ann")


def test_a_spot_has_the_first_of_its_numbers_and_its_worth_once(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    game = Carcassonne()
    state = game.start(2, {"expansions": ALL})
    for text in ("start:0", "draw:RB"):
        state.apply(CHANCE, game.chance_from_text(text))
    state.apply(0, game.action_from_text("(1,0):RB0"))
    choices = [one for one in state.legal(0) if isinstance(one, Follower) and one.on]
    assert len(choices) == 10
    Screen(terminal(), TWO).show_spots(state, choices)
    shown = capsys.readouterr().out
    board = "".join(line[4:25] for line in shown.splitlines()[1:])  # without the axes
    assert sorted(char for char in board if char.isdigit()) == list("12345")
    assert shown.count(english("spot-big", spot="").strip()) == 5
    worth = english("spot-worth-field", now=0)
    assert shown.count(worth) == 3
