"""What a person sees of games, states and errors in Python."""

import pickle
import re
from dataclasses import replace

import pytest

from meeplewright.bots import make_bot
from meeplewright.core import (
    CHANCE,
    GameError,
    InvalidSetup,
    Record,
    Seat,
    find_game,
    game_names,
    play_record,
)
from meeplewright.core.errors import InvalidRecord, Reason
from meeplewright.locales import Catalogue, languages
from tests.core.tiny_game import Tiny

GAMES = ("carcassonne", "keyflower")


def record_of(name: str) -> Record:
    game = find_game(name)
    bots = [make_bot("random", game, seat) for seat in range(2)]
    return play_record(game, bots, [Seat("Anna"), Seat("Ben")], seed=5)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_and_its_states_are_shown_in_a_line(name: str) -> None:
    game = find_game(name)
    assert re.fullmatch(rf"<{name}: 2 to \d seats, rules \d+>", repr(game))
    record = record_of(name)
    assert repr(record.state(0)) == f"<{name}: 2 seats, 0 entries, chance to act>"
    shown = {re.sub(r"\d+", "1", repr(state)) for state in record.states()}
    assert f"<{name}: 1 seats, 1 entries, seat 1 to act>" in shown
    over = record.state()
    points = " to ".join(str(number) for number in (record.result or {})["points"])
    assert repr(over).endswith(f" entries, over, points {points}>")


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_shown_in_a_line(name: str) -> None:
    record = record_of(name)
    points = " to ".join(str(number) for number in (record.result or {})["points"])
    entries = len(record.entries)
    assert repr(record) == f"<record of {name}: 2 seats, {entries} entries, points {points}>"
    begun = replace(record, lines=record.lines[:7])
    assert repr(begun) == f"<record of {name}: 2 seats, 7 entries, unfinished>"


def test_a_view_is_shown_in_a_line() -> None:
    state = record_of("carcassonne").state(7)
    assert repr(state.view(1)) == "<CarcassonneView: seat 1, 7 entries>"
    assert repr(state.view(None)) == "<CarcassonneView: spectator, 7 entries>"
    assert repr(Tiny().start(2).view(0)) == "<TinyView: seat 0>"


def test_several_seats_can_be_to_act() -> None:
    shown = [repr(state) for state in record_of("keyflower").states()]
    assert any(text.endswith("seats 0, 1 to act>") for text in shown)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_as_text_is_its_board(name: str) -> None:
    state = record_of(name).state()
    assert str(state).count("\n") > 5 and "player_0" in str(state)


@pytest.mark.parametrize("name", GAMES)
def test_a_wrong_seat_is_an_error(name: str) -> None:
    state = find_game(name).start(2)
    assert list(state.legal(CHANCE)) == []
    for seat in (2, 99, -2):
        for question in (state.legal, state.view, state.points_seen_by, state.holdings):
            with pytest.raises(InvalidSetup, match=f"no seat “{seat}”"):
                question(seat)


def test_an_error_is_a_sentence_and_has_its_parts() -> None:
    with pytest.raises(InvalidSetup) as caught:
        find_game("carcassonne").start(9)
    fault = caught.value
    assert str(fault) == "seats: Carcassonne has 2 to 5 seats, not 9."
    assert (fault.rule, fault.key) == ("seats", "setup-seats")
    assert fault.arguments == {"game": "carcassonne", "seats": 9, "least": 2, "most": 5}
    again = pickle.loads(pickle.dumps(fault))
    assert str(again) == str(fault) and again.reason == fault.reason
    with pytest.raises(InvalidSetup, match=re.escape(", ".join(game_names()))):
        find_game("chess")


TITLES = {
    "en": "Carcassonne has 2 to 5 seats",
    "hu": "ezt a játékot (Carcassonne)",
    "nl": "Carcassonne is voor",
    "ro": "jocul Carcassonne este",
    "ru": "в игре «Каркассон»",
}


@pytest.mark.parametrize("language", languages())
def test_a_wrong_number_of_seats_names_the_game(language: str) -> None:
    with pytest.raises(InvalidSetup) as caught:
        find_game("carcassonne").start(9)
    assert TITLES[language] in Catalogue(language).why(caught.value.reason)


def test_only_games_are_shown_by_their_titles() -> None:
    english = Catalogue("en")
    for word in ("sheet-title", "chess"):
        assert word in english.why(Reason("game", "setup-game", {"game": word, "games": "none"}))


def test_an_error_of_a_game_cites_its_rule() -> None:
    record = record_of("carcassonne")
    state = record.state(1)
    placed = find_game("carcassonne").action_from_json(
        {"place": {"tile": "D", "x": 40, "y": 40, "turn": 0}}
    )
    with pytest.raises(GameError, match=r"^CA \d+(\.\d+)?: \w+ .*\.$"):
        state.require(0, placed)


def test_a_broken_record_says_where() -> None:
    with pytest.raises(InvalidRecord, match=r"^line 1: line: .* JSON"):
        Record.loads("nothing\n")


def test_an_error_without_a_text_shows_its_parts() -> None:
    fault = GameError(Reason("XY 1", "of-another-package", {"number": 7}))
    assert str(fault) == "XY 1: of-another-package (number=7)"
