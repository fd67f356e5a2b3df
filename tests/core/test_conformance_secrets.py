"""Variants of the tiny game that reveal a secret: each is caught, and the failed check is named."""

from random import Random
from typing import Any

import pytest

from meeplewright.core import Action, Event, Reason
from meeplewright.core.conformance import secrets
from tests.core import tiny_game
from tests.core.broken import broken_promise
from tests.core.tiny_game import Deal, Tiny, TinyEvent, TinyState, TinyView

PLAIN_APPLY = TinyState.apply
PLAIN_LEGAL = TinyState.legal


def test_a_view_that_shows_another_seats_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TinyState, "_card", lambda self, owner, seen_by: self.cards[owner])
    assert broken_promise().promise == "views show no secret"


def test_a_view_that_shows_a_secret_choice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TinyState, "_choice", lambda self, owner, seen_by: self.choices[owner])
    assert broken_promise().promise == "views show no secret"


def test_a_view_that_shows_more_than_determinize_knows_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view = TinyState.view

    def leaky(self: TinyState, seat: int | None) -> TinyView:
        bonus, cards, choices, calls = view(self, seat).table
        return TinyView(seat, (bonus, cards, choices, (*calls, self.cards[0])))

    def read(self: Tiny, form: dict[str, Any]) -> TinyView:
        rows = [tuple(form[key]) for key in ("cards", "choices", "calls")]
        return TinyView(form["seat"], (form["bonus"], rows[0], rows[1], rows[2]))

    monkeypatch.setattr(TinyState, "view", leaky)
    monkeypatch.setattr(Tiny, "view_from_json", read)
    assert broken_promise().promise == "determinize keeps the view"


def test_a_view_that_shows_a_card_in_its_json_only_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    view, to_json, read = TinyState.view, TinyView.to_json, Tiny.view_from_json

    def leaky(self: TinyState, seat: int | None) -> TinyView:
        made = view(self, seat)
        vars(made)["leaked"] = tuple(self.cards)
        return made

    def telling(self: TinyView) -> dict[str, Any]:
        return {**to_json(self), "leaked": [*getattr(self, "leaked", ())]}

    def careless(self: Tiny, form: dict[str, Any]) -> TinyView:
        return read(self, {key: form[key] for key in form if key != "leaked"})

    monkeypatch.setattr(TinyState, "view", leaky)
    monkeypatch.setattr(TinyView, "to_json", telling)
    monkeypatch.setattr(Tiny, "view_from_json", careless)
    fault = broken_promise()
    assert fault.promise == "determinize keeps the view"
    assert "leaked" in fault.found


def test_an_event_that_shows_a_card_in_its_json_only_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen_by, to_json, read = TinyEvent.seen_by, TinyEvent.to_json, Tiny.event_from_json

    def leaky(self: TinyEvent, seat: int | None) -> Event:
        seen = seen_by(self, seat)
        vars(seen)["leaked"] = self.shown
        return seen

    def telling(self: TinyEvent) -> dict[str, Any]:
        return {**to_json(self), "leaked": list(getattr(self, "leaked", ()))}

    def careless(self: Tiny, form: dict[str, Any]) -> Event:
        return read(self, {key: form[key] for key in form if key != "leaked"})

    monkeypatch.setattr(TinyEvent, "seen_by", leaky)
    monkeypatch.setattr(TinyEvent, "to_json", telling)
    monkeypatch.setattr(Tiny, "event_from_json", careless)
    fault = broken_promise()
    assert fault.promise == "events tell no secret"
    assert "leaked" in fault.found


def test_an_event_that_shows_another_seats_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TinyEvent, "seen_by", lambda self, seat: self)
    fault = broken_promise()
    assert fault.promise == "events tell no secret"
    assert "dealt" in fault.found


def test_an_event_that_shows_a_secret_to_spectators_only_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen_by = TinyEvent.seen_by
    monkeypatch.setattr(
        TinyEvent, "seen_by", lambda self, seat: self if seat is None else seen_by(self, seat)
    )
    fault = broken_promise()
    assert fault.promise == "events tell no secret"
    assert "a spectator" in fault.found


def test_a_secret_choice_that_no_event_hides_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def silent(self: TinyState, seat: int, action: Action) -> list[Event]:
        events = PLAIN_APPLY(self, seat, action)
        return [event for event in events if vars(event)["what"] != "chosen"]

    monkeypatch.setattr(TinyState, "apply", silent)
    assert broken_promise().promise == "events seen whole tell the entry"


def test_a_game_that_says_it_has_no_secrets_is_held_to_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tiny, "has_secrets", False)
    fault = broken_promise()
    assert fault.promise == "a game without secrets hides nothing"
    assert "a spectator saw [{'event': 'dealt'" in fault.found


def test_a_view_that_hides_a_card_in_a_game_without_secrets_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Tiny, "has_secrets", False)
    monkeypatch.setattr(secrets, "walks", lambda position: [])
    fault = broken_promise()
    assert fault.promise == "a game without secrets hides nothing"
    assert "cards" in fault.found


def test_a_game_without_secrets_shows_everybody_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    to_json, read = TinyView.to_json, Tiny.view_from_json

    def partial(self: TinyView) -> dict[str, Any]:
        return {**to_json(self), "mine": self.seat}

    def careless(self: Tiny, form: dict[str, Any]) -> TinyView:
        return read(self, {key: form[key] for key in form if key != "mine"})

    def open_cards(self: TinyState, owner: int, seen_by: int | None) -> int | None:
        card: int | None = self.cards[owner]
        return card

    def open_choices(self: TinyState, owner: int, seen_by: int | None) -> str | None:
        choice: str | None = self.choices[owner]
        return choice

    monkeypatch.setattr(Tiny, "has_secrets", False)
    monkeypatch.setattr(TinyState, "_card", open_cards)
    monkeypatch.setattr(TinyState, "_choice", open_choices)
    monkeypatch.setattr(TinyView, "to_json", partial)
    monkeypatch.setattr(Tiny, "view_from_json", careless)
    monkeypatch.setattr(TinyEvent, "seen_by", lambda self, seat: self)
    fault = broken_promise()
    assert fault.promise == "a game without secrets hides nothing"
    assert "the view of seat 0 differs: mine" in fault.found


def test_a_legal_list_that_depends_on_another_seats_card_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def telling(self: TinyState, seat: int) -> list[Action]:
        listed = PLAIN_LEGAL(self, seat)
        return listed[::-1] if listed and self.cards[seat - 1] == 1 else listed

    monkeypatch.setattr(TinyState, "legal", telling)
    assert broken_promise().promise == "legality tells no secret"


def test_a_reason_that_names_another_seats_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(self: TinyState, seat: int, action: Action) -> Reason | None:
        if action in self.legal(seat):
            return None
        return Reason("T 3", "why-not-now", {"card": self.cards[seat - 1] or 0})

    monkeypatch.setattr(TinyState, "why_not", telling)
    assert broken_promise().promise == "legality tells no secret"


def test_a_determinize_that_forgets_the_seats_own_card_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    determinize = Tiny.determinize

    def forgetful(self: Tiny, view: TinyView, rng: Random) -> TinyState:
        state = determinize(self, view, rng)
        state.cards.sort(key=lambda card: card or 9)
        return state

    monkeypatch.setattr(Tiny, "determinize", forgetful)
    assert broken_promise().promise == "determinize keeps the view"


def test_a_determinize_that_deals_more_cards_than_there_are_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    random_card = tiny_game.random_card
    monkeypatch.setattr(tiny_game, "random_card", lambda seen, rng: 4)
    monkeypatch.setattr(TinyState, "draw", lambda self, rng: Deal(random_card(self.cards, rng)))
    assert broken_promise().promise == "determinize gives sound states"


def test_a_determinize_that_uses_more_than_random_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Tiny, "determinize", lambda self, view, rng: rng.choice([view]))
    fault = broken_promise()
    assert fault.promise == "determinize keeps the view"
    assert "rng.choice()" in fault.found
