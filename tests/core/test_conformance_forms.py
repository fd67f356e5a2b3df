"""Variants of the tiny game with broken copies and JSON: each is caught."""

from typing import Any

import pytest

from meeplewright.core import Event
from tests.core import tiny_game
from tests.core.broken import broken_promise
from tests.core.tiny_game import Move, Tiny, TinyEvent, TinyState, TinyView, table_form


def test_a_copy_that_shares_a_list_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def shared(self: TinyState) -> TinyState:
        other = TinyState(self.bonus, self.cards, self.choices, [])
        other.calls = self.calls
        return other

    monkeypatch.setattr(TinyState, "copy", shared)
    assert broken_promise().promise == "copies put aside stay as they were"


def test_a_deepcopy_that_is_no_copy_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TinyState, "__deepcopy__", lambda self, memo: self)
    fault = broken_promise()
    assert fault.promise == "copies are independent"
    assert "copy.deepcopy" in fault.found


def test_a_state_form_that_loses_the_calls_on_the_way_back_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    read = Tiny.state_from_json

    def forgetful(self: Tiny, form: Any) -> TinyState:
        state = read(self, form)
        state.calls = [None] * state.seats
        return state

    monkeypatch.setattr(Tiny, "state_from_json", forgetful)
    fault = broken_promise()
    assert fault.promise == "states travel"
    assert "calls[0]" in fault.found


def test_a_state_form_that_never_held_the_option_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def without(self: TinyState) -> dict[str, Any]:
        return table_form((3, self.cards, self.choices, self.calls))

    monkeypatch.setattr(TinyState, "to_json", without)
    assert broken_promise().promise == "copies play on alike"


def test_a_form_that_is_not_plain_json_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        TinyEvent, "to_json", lambda self: {"event": self.what, "shown": self.shown}
    )
    fault = broken_promise()
    assert fault.promise == "events travel"
    assert "not plain JSON" in fault.found


def test_an_event_form_that_loses_something_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        Tiny, "event_from_json", lambda self, form: TinyEvent(form["event"], form["seat"], ())
    )
    assert broken_promise().promise == "events travel"


def test_a_view_without_a_hash_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TinyView, "__hash__", None)
    assert broken_promise().promise == "views travel"


def test_a_view_that_shares_a_list_with_the_state_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = TinyState.view

    def shared(self: TinyState, seat: int | None) -> TinyView:
        return TinyView(seat, (*view(self, seat).table[:3], self.calls))

    monkeypatch.setattr(TinyState, "view", shared)
    monkeypatch.setattr(TinyView, "parts", lambda self: (self.seat, *map(tuple, self.table[1:])))
    monkeypatch.setattr(TinyView, "__reduce__", lambda self: (TinyView, (self.seat, self.table)))
    assert broken_promise().promise == "views stay as they were"


def test_an_action_with_spaces_in_its_text_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Move, "to_text", lambda self: f"{self.word} {self.value}")
    fault = broken_promise()
    assert fault.promise == "actions travel"
    assert "not one token" in fault.found


def test_a_door_that_lets_nonsense_in_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    read = Tiny.event_from_json

    def trusting(self: Tiny, form: object) -> Event:
        return read(self, form) if form else TinyEvent("ended", None, ())

    monkeypatch.setattr(Tiny, "event_from_json", trusting)
    assert broken_promise().promise == "nonsense is refused"


def test_a_door_that_falls_over_nonsense_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    read = Tiny.action_from_json
    monkeypatch.setattr(Tiny, "action_from_json", lambda self, form: read(self, {**form}))
    fault = broken_promise()
    assert fault.promise == "nonsense is refused"
    assert "TypeError" in fault.found


def test_a_notation_that_records_cannot_hold_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a record's text, `~` comes before the time."""

    def form_of_text(text: str) -> object:
        return plain_form(text.replace("~", ":"))

    plain_form = tiny_game.form_of_text
    monkeypatch.setattr(Move, "to_text", lambda self: f"{self.word}~{self.value}")
    monkeypatch.setattr(tiny_game, "form_of_text", form_of_text)
    assert broken_promise().promise == "records are sound"


def test_a_view_that_miscounts_entries_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TinyView, "entry", property(lambda self: 5), raising=False)
    assert broken_promise().promise == "views count entries"
