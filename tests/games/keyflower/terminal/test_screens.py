"""What the terminal shows between questions: ordered news, consistent names, spacing."""

from pathlib import Path

import pytest

from meeplewright.core.errors import Reason
from meeplewright.core.game import Json
from meeplewright.games.keyflower.rules.events import (
    ActionTaken,
    PhaseStarted,
    PieceDrawn,
    ScreenOpened,
    WinterTilesRevealed,
    WorkersReceived,
)
from meeplewright.games.keyflower.rules.tiles import NUMBER_OF, TILES
from meeplewright.games.keyflower.terminal.effects import points_of
from meeplewright.games.keyflower.terminal.names import Players
from meeplewright.games.keyflower.terminal.screen import Screen
from meeplewright.games.keyflower.terminal.seat_view import SeatView
from meeplewright.games.keyflower.terminal.tables import in_lines, power_lines, village_in_short
from meeplewright.games.keyflower.terminal.words import EventWriter, why_words
from meeplewright.locales import Catalogue, languages
from meeplewright.terminal.console import Terminal
from tests.games.keyflower.rules.table import position
from tests.games.keyflower.terminal.person import answers, play_on
from tests.words import english, says

NAMES = ["Ann", "Ben", "Cid"]


def terminal(language: str = "en") -> Terminal:
    return Terminal(Catalogue(language))


def writer(language: str = "en", **faces: str) -> EventWriter:
    return EventWriter(terminal(language), Players(NAMES), faces)


# -- events -----------------------------------------------------------------------------------


def test_what_was_behind_the_screens_is_told_at_the_end() -> None:
    """KF H13"""
    full, empty = ScreenOpened(0, (2, 0, 0, 1), (0, 1, 0)), ScreenOpened(1, (0, 0, 0, 0), (0, 0, 0))
    (line,) = writer().write([full, empty])
    what = "2 blue, 1 green, 1 pickaxe"
    assert line == english("event-opened", who="other", name="Ann", what=what)


def test_winter_tiles_are_revealed_with_how_many_each_player_chose() -> None:
    lines = writer().write([WinterTilesRevealed(("jeweller", "keythedral", "scribes"), (1, 2, 0))])
    tiles = ", ".join(english(f"tile-{name}") for name in ("jeweller", "keythedral", "scribes"))
    counts = zip(NAMES, (1, 2, 0), strict=True)
    numbers = ", ".join(f"{name} {english('amount-tile', count=count)}" for name, count in counts)
    assert lines == [english("event-revealed", tiles=tiles, numbers=numbers)]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("hu", "Ann 1 lapka, Ben 2 lapka, Cid 5 lapka"),
        ("nl", "Ann 1 tegel, Ben 2 tegels, Cid 5 tegels"),
        ("ro", "Ann 1 plăcuță, Ben 2 plăcuțe, Cid 5 plăcuțe"),
        ("ru", "Ann 1 участок, Ben 2 участка, Cid 5 участков"),
    ],
)
def test_numbers_of_tiles_have_their_plurals(language: str, words: str) -> None:
    (line,) = writer(language).write([WinterTilesRevealed(("jeweller",), (1, 2, 5))])
    assert words in line and Catalogue(language).text("tile-jeweller") in line


@pytest.mark.parametrize("language", languages())
def test_workers_that_come_behind_a_screen_are_told(language: str) -> None:
    events = [
        WorkersReceived(0, (1, 2, 0, 0), None),
        WorkersReceived(1, (0, 0, 0, 1), "summer_boat_1"),
    ]
    own, boat = writer(language, summer_boat_1="b").write(events)
    blue, red = (Catalogue(language).text(f"amount-{one}", count=1) for one in ("blue", "red"))
    assert own.startswith("Ann ") and blue in own and red not in own
    assert boat.startswith("Ben ") and Catalogue(language).text("tile-summer_boat_1b") in boat


def test_winter_begins_like_every_season() -> None:
    assert writer().write([PhaseStarted("winter", "winter")]) == [
        english("event-season", season="winter")
    ]
    assert writer().write([PhaseStarted("boat", "winter"), PhaseStarted("village", "winter")]) == []


@pytest.mark.parametrize("language", languages())
def test_every_season_has_a_sentence_of_its_own(language: str) -> None:
    seasons = ("spring", "summer", "autumn", "winter")
    lines = writer(language).write([PhaseStarted("turn", one) for one in seasons])
    assert len(set(lines)) == 4


def test_what_was_drawn_is_told_in_the_order_of_colours() -> None:
    drawn = [PieceDrawn("worker", colour, 0, None) for colour in ("yellow", "blue", "red", "blue")]
    what = "2 blue, 1 red, 1 yellow"
    assert writer().write(drawn) == [english("event-draws", who="other", name="Ann", what=what)]


def test_a_summer_boat_goes_by_the_name_of_its_face() -> None:
    forms: list[Json] = [{"bid": "summer_boat_4"}, {"workers": {"colour": "red", "number": 1}}]
    lines = writer(summer_boat_4="b").write([ActionTaken(0, form, None) for form in forms])
    assert lines == ["Ann bids on Summer boat 4b with 1 red"]
    reason = Reason("KF U2", "why-never-used", {"tile": "summer_boat_4"})
    said = why_words(terminal(), reason, {"summer_boat_4": "b"})
    assert said.startswith("KF U2: Summer boat 4b cannot be used")
    table = position(middle="summer_boat_4 b", villages={1: "summer_boat_2 (1,0) r0 a"})
    faces = SeatView(table.state, 0).faces
    assert (faces["summer_boat_4"], faces["summer_boat_2"]) == ("b", "a")


@pytest.mark.parametrize(
    ("language", "you", "other"),
    [
        ("en", ("You use ", ", pay "), ("Ben uses ", ", pays ")),
        ("hu", ("Ezt használod: ", ", fizetsz: "), ("Ben ezt használja: ", ", fizet: ")),
        ("ro", ("Folosești ", ", plătești "), ("Ben folosește ", ", plătește ")),
        ("ru", ("Вы используете ", ", платите: "), ("Ben использует ", ", платит: ")),
    ],
)
def test_a_turn_is_a_sentence_that_agrees_with_who_took_it(
    language: str, you: tuple[str, str], other: tuple[str, str]
) -> None:
    forms: list[Json] = [
        {"use": "tavern"},
        {"workers": {"colour": "blue", "number": 1}},
        {"pay_skill": "saw"},
    ]
    players = Players(["You", "Ben"], you=0)
    lines = EventWriter(terminal(language), players).write(
        [ActionTaken(seat, form, None) for seat in (0, 1) for form in forms]
    )
    for line, (begun, paid) in zip(lines, (you, other), strict=True):
        assert line.startswith(begun) and paid in line


# -- at the table -----------------------------------------------------------------------------


def test_an_own_use_says_what_it_brought_and_where_it_lies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = position(middle="miner", screens={0: "blue 3", 1: "red 1", 2: "red 1"})
    monkeypatch.setattr("builtins.input", answers("", "w 1 1", "", "p", "", "p", ""))
    play_on(table.state, tmp_path)
    assert "  Ann gets 2 iron on Home 1" in capsys.readouterr().out.splitlines()


def test_where_only_groups_can_come_the_question_asks_for_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """KF B6, U3: two are needed, and behind the screen there is one of the colour."""
    table = position(
        middle="miner red:1 by 0, red:2 by 1; keywood red:2 by 0, red:3 by 1",
        villages={0: "home_1 on red:1"},
        screens={0: "blue 3 red 1"},
    )
    asked: list[str] = []
    typed = answers("", "use:home_1", "1", "a")

    def person(question: str) -> str:
        asked.append(question)
        return typed(question)

    monkeypatch.setattr("builtins.input", person)
    play_on(table.state, tmp_path)
    assert asked[2] == asked[3] == english("kf-ask-group", letters="a–b") + " > "
    more = english("kf-or-group", choices="red 0–1", letters="a")
    assert asked[4] == english("kf-ask-more", choices=more) + " > "
    assert says(capsys.readouterr().out, "play-what", text="1")


def test_a_laying_before_the_last_tile_is_not_told_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = position(season="spring", phase="village", waiting={0: "keywood; miner"})
    monkeypatch.setattr("builtins.input", answers("", "1", "0,-1", "1"))
    play_on(table.state, tmp_path)
    out = capsys.readouterr().out
    assert says(out, "kf-laying", tile=english("tile-miner")) and "Ann:" not in out


def test_winter_tiles_are_offered_one_by_one_before_several(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hands = {0: "jeweller keythedral scribes", 1: "windmill watermill", 2: "apothecary key_guild"}
    table = position(season="winter", phase="winter", hands=hands)
    monkeypatch.setattr("builtins.input", answers("", "2"))
    game = play_on(table.state, tmp_path)
    lines = [line.split("  ", 1)[-1].strip() for line in capsys.readouterr().out.splitlines()]
    first = lines.index("Jeweller (2★ / 1 gold)")
    assert lines[first : first + 4] == [
        "Jeweller (2★ / 1 gold)",
        "Keythedral (12★)",
        "Scribes (10★ / saw + pickaxe + anvil)",
        "Jeweller + Keythedral",
    ]
    assert game.file.record.entries[0].form == {"winter": ["keythedral"]}


# -- spacing ----------------------------------------------------------------------------------


def test_points_show_what_upgrading_brings_and_nothing_where_there_are_none() -> None:
    def points(name: str, face: int = 0) -> str:
        tile = TILES[NUMBER_OF[name]]
        return points_of(tile, tile.faces[face])

    shown = [
        points(name) for name in ("goldsmith", "sculptor", "alehouse", "keythedral", "scribes")
    ]
    assert shown == ["0/7", "3/10", "", "12", ""]
    assert points("goldsmith", 1) == "7"


def test_a_rivals_village_is_broken_between_tiles_only() -> None:
    village = "keystone_quarry (0,-1) r0; summer_boat_1 (0,1) r0 a; miner (1,-1) r0"
    seen = SeatView(position(villages={1: f"home_1; {village}", 0: "home_2"}).state, 0)
    words = village_in_short(terminal(), seen.villages[1])
    lines = in_lines(words, 40)
    assert len(lines) > 1 and all(line.cell_len <= 40 for line in lines)
    assert all(line.plain.startswith("    ") for line in lines[1:])
    whole = " · ".join(line.plain.strip() for line in lines)
    assert whole == " · ".join(word.plain for word in words)


def test_the_powers_of_summer_boats_stand_below_the_auction() -> None:
    seen = SeatView(position(middle="miner; summer_boat_2 b").state, 0)
    lines = [line.plain.strip() for line in power_lines(terminal(), seen)]
    assert lines == [f"{english('tile-summer_boat_2b')}: {english('power-summer_boat_2b')}"]


def test_long_news_go_on_indented(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setenv("FORCE_COLOR", "1")
    screen = Screen(terminal(), Players(NAMES))
    assert screen.terminal.out.is_terminal
    screen.write_news("Ben: " + "bid on Keywood, " * 5)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("  Ben: bid") and len(lines) > 1
    assert all(line.startswith("    ") and not line.startswith("     ") for line in lines[1:])
    assert all(len(line) <= 40 for line in lines)
