"""What players are told of every entry: all that their seat may know, and no secret."""

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from meeplewright.core import (
    CHANCE,
    Action,
    Budget,
    Outcome,
    Player,
    SeenEntry,
    State,
    View,
    play,
)
from meeplewright.core.conformance.position import steps
from meeplewright.core.player import seen_entry
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.keyflower import Keyflower


class Told(Player):
    """Plays at random and keeps what it is told."""

    observes: ClassVar[bool] = True

    def __init__(self) -> None:
        self.entries: list[SeenEntry] = []
        self.outcomes: list[Outcome] = []

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        assert view.entry == len(self.entries), "told everything before it is asked"
        return rng.choice(legal)

    def observe(self, entry: SeenEntry) -> None:
        self.entries.append(entry)

    def game_over(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)


class Untold(Told):
    """Does not want to be told."""

    observes: ClassVar[bool] = False

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        return rng.choice(legal)


def test_a_game_without_secrets_can_be_replayed_from_what_each_player_is_told() -> None:
    game, players = Carcassonne(), [Told(), Told()]
    final = play(game, players, seed=3)
    for player in players:
        state = game.start(2)
        for entry in player.entries:
            assert entry.action is not None
            assert tuple(state.apply(entry.seat, entry.action)) == entry.events
        assert state == final
        assert player.outcomes == [final.outcome()]


def test_a_player_that_does_not_observe_is_told_nothing() -> None:
    player = Untold()
    play(Carcassonne(), [player, Told()], seed=3)
    assert (player.entries, player.outcomes) == ([], [])


def test_a_player_knows_its_own_actions_and_draws_and_not_those_of_others() -> None:
    players = [Told(), Told(), Told()]
    play(Keyflower(), players, seed=8)
    for seat, player in enumerate(players):
        own = [entry for entry in player.entries if entry.seat == seat]
        assert own and all(entry.action is not None for entry in own)
        secret = {entry.seat for entry in player.entries if entry.action is None}
        assert CHANCE in secret and seat not in secret and len(secret) == 3
    drawn = zip(*(player.entries for player in players), strict=True)
    assert all(sum(one.action is not None for one in entry) in (1, 3) for entry in drawn)


def test_the_forms_are_those_of_records_with_null_for_a_secret() -> None:
    players = [Told(), Told()]
    play(Keyflower(), players, seed=8)
    forms = [entry.to_json() for entry in players[0].entries]
    assert {tuple(form) for form in forms} == {("chance", "events"), ("seat", "do", "events")}
    hidden = [form for form in forms if form.get("do", form.get("chance")) is None]
    assert hidden and all(form["events"] for form in hidden)


def test_entries_that_look_alike_to_a_seat_are_told_alike() -> None:
    """Two games that a seat cannot tell apart, before and after a step, are told in one way."""
    game, rng = Keyflower(), Random(11)
    compared = 0
    for seed in range(2):
        state = game.start(3)
        luck = Random(seed)
        while (seat := state.to_act) is not None:
            for observer in range(3) if rng.random() < 0.3 else ():
                other = game.determinize(state.view(observer), rng)
                compared += told_alike(state, other, observer, rng)
            state.apply(seat, state.draw(luck) if seat == CHANCE else state.random_action(luck))
    assert compared > 15


def told_alike(real: State, other: State, observer: int, rng: Random) -> bool:
    """Take a step of the same seat in both. Whether they still look alike and differ."""
    one = rng.choice(steps(real))
    ways = [way for way in steps(other) if way[0] == one[0]]
    if one[0] == observer or not ways:
        return False
    two = rng.choice(ways)
    first, second = real.copy(), other.copy()
    seen = seen_entry(observer, *one, first.apply(*one))
    seen_in_other = seen_entry(observer, *two, second.apply(*two))
    if first.view(observer) != second.view(observer):
        return False
    assert seen.to_json() == seen_in_other.to_json()
    return one != two
