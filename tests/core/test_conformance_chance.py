"""Variants of the tiny game with wrong chance, points or end: each is caught."""

from random import Random

import pytest

from meeplewright.core import Action, Event, Outcome
from meeplewright.core.conformance.frequencies import DRAWS, check_share
from meeplewright.core.conformance.position import OnlyRandom
from meeplewright.core.conformance.report import Broken
from tests.core.broken import broken_promise
from tests.core.tiny_game import Deal, Points, Tiny, TinyState, cards_left

PLAIN_APPLY = TinyState.apply
PLAIN_LEGAL = TinyState.legal


def test_a_draw_that_ignores_the_weights_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def level(self: TinyState, rng: Random) -> Action:
        return self.chance()[int(rng.random() * len(self.chance()))][0]

    monkeypatch.setattr(TinyState, "draw", level)
    assert broken_promise().promise == "luck keeps to the weights"


def test_slightly_wrong_weights_add_up_over_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    def skewed(self: TinyState, rng: Random) -> Action:
        left = cards_left(self.cards)
        return Deal(left[int(rng.random() ** 1.15 * len(left))])

    monkeypatch.setattr(TinyState, "draw", skewed)
    fault = broken_promise()
    assert fault.promise == "luck is right over all games"
    assert fault.where is None


def test_fair_shares_are_never_called_wrong() -> None:
    rng = Random(1)
    for sides in (1, 2, 6, 1000):
        for _ in range(100):
            hits = sum(rng.random() < 1 / sides for _ in range(DRAWS))
            check_share("a side", DRAWS, hits, 1 / sides)


@pytest.mark.parametrize(("hits", "chance"), [(400, 0.6), (0, 0.05), (1, 0.0), (DRAWS, 0.9)])
def test_unfair_shares_are_called_wrong(hits: int, chance: float) -> None:
    with pytest.raises(Broken, match=f"a side came up {hits} times"):
        check_share("a side", DRAWS, hits, chance)


def test_the_checks_own_luck_is_that_of_any_generator_and_gives_nothing_else() -> None:
    ours, plain = OnlyRandom(5), Random(5)
    assert [ours.random() for _ in range(9)] == [plain.random() for _ in range(9)]
    for refused in ("seed", "randrange", "choice", "shuffle", "getrandbits", "gauss"):
        with pytest.raises(Broken, match=rf"rng\.{refused}\(\)"):
            getattr(ours, refused)()


def test_an_outcome_missing_from_the_list_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = TinyState.chance
    monkeypatch.setattr(TinyState, "chance", lambda self: chance(self)[:-1])
    assert broken_promise().promise == "luck keeps to the weights"


def test_an_outcome_without_weight_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = TinyState.chance
    monkeypatch.setattr(
        TinyState, "chance", lambda self: [(outcome, 0) for outcome, _ in chance(self)]
    )
    assert broken_promise().promise == "luck is listed when it decides"


def test_luck_that_is_listed_while_a_seat_decides_is_caught(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(TinyState, "chance", lambda self: [(Deal(1), 1)])
    assert broken_promise().promise == "luck is listed when it decides"


def test_a_biased_random_action_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def biased(self: TinyState, rng: Random) -> Action:
        assert self.to_act is not None
        listed = self.legal(self.to_act)
        return listed[int(rng.random() ** 2 * len(listed))]

    monkeypatch.setattr(TinyState, "random_action", biased)
    assert broken_promise().promise == "random actions are uniform"


def test_random_play_by_more_than_random_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        TinyState, "random_action", lambda self, rng: rng.choice(self.legal(self.to_act))
    )
    assert "rng.choice()" in broken_promise().found


def test_a_playout_that_plays_otherwise_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def otherwise(self: TinyState, rng: Random) -> None:
        while self.to_act is not None:
            outcomes = [outcome for outcome, _ in self.chance()] or self.legal(self.to_act)
            self.apply(self.to_act, outcomes[0])

    monkeypatch.setattr(TinyState, "playout", otherwise)
    assert broken_promise().promise == "playouts are random play"


# -- the end ----------------------------------------------------------------------------------


def test_a_game_without_an_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = vars(TinyState)["entry"]
    rounds = {"played": 0}

    def again(self: TinyState, seat: int, action: Action) -> list[Event]:
        events = PLAIN_APPLY(self, seat, action)
        if None not in self.calls:
            rounds["played"] += self.seats
            self.calls = [None] * self.seats
        return events

    monkeypatch.setattr(TinyState, "apply", again)
    monkeypatch.setattr(
        TinyState, "entry", property(lambda self: entry.fget(self) + rounds["played"])
    )
    fault = broken_promise(longest=50)
    assert fault.promise == "the game ends"
    assert "50 entries" in fault.found


def test_items_that_do_not_sum_to_the_points_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def generous(self: TinyState) -> Outcome | None:
        if self.to_act is not None:
            return None
        return Outcome(self.points_now(), [[Points(1, "gift")] for _ in self.cards], [0])

    monkeypatch.setattr(TinyState, "outcome", generous)
    assert broken_promise().promise == "points are sums of items"


def test_an_outcome_before_the_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TinyState, "outcome", lambda self: Outcome([0, 0], [[], []], [0]))
    assert broken_promise().promise == "the outcome waits for the end"


def test_a_game_without_winners_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    outcome = TinyState.outcome

    def nobody(self: TinyState) -> Outcome | None:
        ended = outcome(self)
        return ended and Outcome(ended.points, ended.items, [])

    monkeypatch.setattr(TinyState, "outcome", nobody)
    assert broken_promise().promise == "somebody wins"


def test_seats_that_nobody_checks_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tiny, "checked_seats", lambda self, seats: 2)
    fault = broken_promise()
    assert fault.promise == "wrong setups are refused"
    assert fault.where is None
