"""Variants of the tiny game whose methods disagree about what is legal: each is caught."""

from random import Random

import pytest

from meeplewright.core import CHANCE, Action, Event, Reason
from tests.core import tiny_game
from tests.core.broken import broken_promise
from tests.core.tiny_game import CHOICES, COPIES, THROW, Call, Choose, TinyState

PLAIN_APPLY = TinyState.apply
PLAIN_LEGAL = TinyState.legal


def test_a_why_not_that_forbids_a_legal_action_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    why_not = TinyState.why_not

    def strict(self: TinyState, seat: int, action: Action) -> Reason | None:
        return Reason("T 3", "no") if action == Call(1) else why_not(self, seat, action)

    monkeypatch.setattr(TinyState, "why_not", strict)
    assert broken_promise().promise == "why not agrees with legal"


def test_a_why_not_that_allows_what_is_not_listed_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(TinyState, "why_not", lambda self, seat, action: None)
    assert broken_promise().promise == "why not agrees with legal"


def test_a_reason_without_a_rule_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def vague(self: TinyState, seat: int, action: Action) -> Reason | None:
        return None if action in self.legal(seat) else Reason("", "no")

    monkeypatch.setattr(TinyState, "why_not", vague)
    assert broken_promise().promise == "why not agrees with legal"


def test_an_action_listed_twice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TinyState, "legal", lambda self, seat: PLAIN_LEGAL(self, seat) * 2)
    assert broken_promise().promise == "no action is listed twice"


def test_two_actions_that_mean_the_same_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def loose(self: TinyState, seat: int, action: Action) -> list[Event]:
        return PLAIN_APPLY(self, seat, Choose(THROW) if action == Choose("discard") else action)

    monkeypatch.setattr(tiny_game, "CHOICES", (*CHOICES, "discard"))
    monkeypatch.setattr(TinyState, "apply", loose)
    assert broken_promise().promise == "no two actions mean the same"


def test_a_legal_list_in_another_order_each_time_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter(range(1_000_000))
    monkeypatch.setattr(
        TinyState, "legal", lambda self, seat: PLAIN_LEGAL(self, seat)[:: 1 - next(times) % 2 * 2]
    )
    assert broken_promise().promise == "legality is stable"


def test_a_legal_list_that_is_also_the_states_own_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept: dict[str, list[Action]] = {}

    def shared(self: TinyState, seat: int) -> list[Action]:
        return kept.setdefault(repr((seat, self.to_json())), PLAIN_LEGAL(self, seat))

    monkeypatch.setattr(TinyState, "legal", shared)
    assert broken_promise().promise == "legal lists are the callers own"


def test_a_listed_action_with_another_canonical_form_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(TinyState, "canonical", lambda self, seat, action: Call(4))
    assert broken_promise().promise == "listed actions are canonical"


def test_somebody_who_may_act_out_of_turn_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TinyState, "legal", lambda self, seat: [Call(number) for number in COPIES])
    assert broken_promise().promise == "only actors may act"


def test_a_to_act_that_is_not_the_lowest_actor_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def highest(self: TinyState) -> int | None:
        return CHANCE if None in self.cards else max(self.actors, default=None)

    monkeypatch.setattr(TinyState, "to_act", property(highest))
    assert broken_promise().promise == "somebody is to act"


def test_a_state_that_changes_when_asked_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    draw = TinyState.draw

    def hasty(self: TinyState, rng: Random) -> Action:
        card = draw(self, rng)
        self.apply(CHANCE, card)
        return card

    monkeypatch.setattr(TinyState, "draw", hasty)
    assert broken_promise().promise == "asking changes nothing"


def test_an_apply_that_gives_no_events_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        TinyState, "apply", lambda self, seat, action: (PLAIN_APPLY(self, seat, action), None)[1]
    )
    assert broken_promise().promise == "applying gives events"


def test_an_entry_that_does_not_grow_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TinyState, "entry", 0)
    assert broken_promise().promise == "entries are counted"


@pytest.mark.parametrize("name", ["legal", "view", "points_seen_by", "holdings"])
def test_an_answer_for_a_seat_that_does_not_exist_is_caught(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    plain = getattr(TinyState, name)

    def forgiving(self: TinyState, seat: int | None) -> object:
        known = (None, CHANCE, *range(self.seats))
        return plain(self, seat if seat in known else 0)

    forgiving.__name__ = name
    monkeypatch.setattr(TinyState, name, forgiving)
    assert broken_promise().promise == "other seats are refused"
