"""A wrong encoding is caught, and the failed check is named; a game may have no encoding."""

import struct
from typing import Any

import pytest

from meeplewright.core import (
    CHANCE,
    Action,
    Bounds,
    Encoding,
    Field,
    Game,
    IllegalAction,
    InvalidSetup,
)
from meeplewright.core.conformance import check_game
from meeplewright.core.game import NO_NUMBERING
from tests.core.broken import broken_promise
from tests.core.tiny_encoding import ACTIONS, TinyEncoding
from tests.core.tiny_game import Call, Choose, Deal, Tiny, TinyState
from tests.rows import blocks

PLAIN_OBSERVE = TinyEncoding.observe


def change(monkeypatch: pytest.MonkeyPatch, **changes: Any) -> None:
    for name, changed in changes.items():
        monkeypatch.setattr(TinyEncoding, name, changed)


def test_a_row_of_the_tiny_game_says_what_the_seat_knows() -> None:
    state = Tiny().start(3, {"bonus": 5})
    for card in (1, 4, 2):
        state.apply(CHANCE, Deal(card))
    state.apply(0, Choose("throw"))
    encoding = Tiny().encoding(3)
    assert blocks(encoding, encoding.observe(state, 2)) == {
        "seat": 2,
        "bonus": 5,
        "cards": [2, 0, 0],
        "choices": [-1, 0, -1],
        "calls": [-1, -1, -1],
    }
    assert encoding.legal_ids(state, 0) == [] and encoding.legal_ids(state, 2) == [0, 1]
    assert encoding.action_of(state, 2, 1) == Choose("throw")
    with pytest.raises(IllegalAction, match="5"):
        encoding.action_of(state, 2, 5)


def test_a_game_without_a_numbering_says_so() -> None:
    with pytest.raises(InvalidSetup) as caught:
        Game.encoding(Tiny(), 2)
    assert caught.value.reason.key == NO_NUMBERING
    assert caught.value.reason.arguments == {"game": "tiny"}


def test_a_game_without_a_numbering_is_sound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tiny, "encoding", Game.encoding)
    assert check_game(Tiny(), games=1, positions=0).games > 0


def test_a_numbering_that_cannot_be_made_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tiny, "encoding", lambda self, seats: self.checked_seats(9))
    assert broken_promise().promise == "the numbering is stated"


def test_a_numbering_for_any_number_of_seats_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tiny, "encoding", lambda self, seats: TinyEncoding(seats))
    assert "4 seats" in broken_promise().found or "1 seats" in broken_promise().found


@pytest.mark.parametrize(
    "fields",
    [
        (Field("twice", (1,), 0, 1), Field("twice", (1,), 0, 1)),
        (Field("two words", (1,), 0, 1),),
        (Field("empty", (0,), 0, 1),),
        (Field("large", (1,), 0, 2**15),),
        (Field("upside_down", (1,), 1, 0),),
    ],
)
def test_unsound_fields_are_caught(
    monkeypatch: pytest.MonkeyPatch, fields: tuple[Field, ...]
) -> None:
    change(monkeypatch, fields=fields)
    assert broken_promise().promise == "the numbering is stated"


def test_two_actions_with_one_id_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, action_id=lambda self, state, seat, action: 0)
    assert broken_promise().promise == "ids are one to one with legal actions"


def test_ids_beyond_their_number_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, actions=5)
    assert broken_promise().promise == "ids are one to one with legal actions"


def test_ids_for_a_seat_that_may_not_act_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, legal_ids=lambda self, state, seat: [0, 1])
    assert broken_promise().promise == "ids are one to one with legal actions"


def test_an_id_that_means_another_action_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, action_of=lambda self, state, seat, number: Call(1))
    assert broken_promise().promise == "ids are one to one with legal actions"


def test_illegal_ids_that_pass_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def trusting(self: TinyEncoding, state: TinyState, seat: int, number: int) -> Action:
        return ACTIONS[number]

    change(monkeypatch, action_of=trusting)
    assert broken_promise().promise == "other ids are refused"


def test_an_outcome_that_its_id_does_not_mean_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, outcome_of=lambda self, number: Deal(4))
    assert broken_promise().promise == "outcomes of luck are numbered"


def test_a_number_beyond_its_bounds_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def beyond(self: TinyEncoding, state: TinyState, seat: int) -> bytes:
        return struct.pack("<h", 7) + PLAIN_OBSERVE(self, state, seat)[2:]

    change(monkeypatch, observe=beyond)
    assert broken_promise().promise == "rows keep to their bounds"


def test_a_row_that_is_too_short_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    change(monkeypatch, observe=lambda self, state, seat: b"\0\0")
    assert broken_promise().promise == "rows keep to their bounds"


def test_observing_that_changes_the_state_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def clumsy(self: TinyEncoding, state: TinyState, seat: int) -> bytes:
        row = PLAIN_OBSERVE(self, state, seat)
        state.bonus = 5
        return row

    change(monkeypatch, observe=clumsy)
    assert broken_promise().promise == "rows keep to their bounds"


@pytest.mark.parametrize(
    "changes",
    [
        {"update_row": lambda self, rows, first, state, seat, number: None},
        {"write_row": lambda self, rows, first, state, seat: None},
        {"add_legal": lambda self, found, state, seat: found},
        {"step": lambda self, state, number, rng: None},
        {"draw_on": lambda self, state, rng: None},
    ],
)
def test_a_fast_way_that_differs_is_caught(
    monkeypatch: pytest.MonkeyPatch, changes: dict[str, Any]
) -> None:
    change(monkeypatch, **changes)
    assert broken_promise().promise == "many games are written like one"


def test_a_row_with_another_seats_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(self: TinyEncoding, state: TinyState, seat: int) -> bytes:
        other = state.cards[(seat + 1) % state.seats]
        row = PLAIN_OBSERVE(self, state, seat)
        return row[:6] + struct.pack("<h", -1 if other is None else other) + row[8:]

    change(monkeypatch, observe=telling)
    assert broken_promise().promise == "rows and ids tell no secret"


@pytest.mark.parametrize("bounds", [Bounds(3, 9, 99), Bounds(9, 1, 99), Bounds(9, 9, 1)])
def test_a_game_beyond_its_bounds_is_caught(
    monkeypatch: pytest.MonkeyPatch, bounds: Bounds
) -> None:
    change(monkeypatch, bounds=bounds)
    assert broken_promise().promise == "games end within their bounds"


def test_an_encoding_that_was_not_written_says_what_is_missing() -> None:
    for name in ("version", "bounds", "actions", "outcomes", "fields"):
        with pytest.raises(TypeError, match=f"Encoding does not define {name}"):
            getattr(Encoding(2), name)
