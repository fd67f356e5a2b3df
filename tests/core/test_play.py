"""Playing a game between players: seeds, random streams, and choices that are not legal."""

from collections.abc import Sequence
from random import Random
from typing import assert_type

import pytest

from meeplewright.bots import make_bot
from meeplewright.core import (
    CHANCE,
    Action,
    Budget,
    Event,
    IllegalAction,
    Player,
    State,
    View,
    play,
    replay,
)
from meeplewright.core.play import stream
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState, CarcassonneView, Place
from tests.core.samples import random_game

GAME = Carcassonne()


class Dealt(Player):
    """Plays the first or the last legal action, and records what it saw and its random numbers."""

    def __init__(self, last: bool = False) -> None:
        self.last = last
        self.luck: list[float] = []
        self.shown: list[tuple[View, Budget | None]] = []

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        self.luck.append(rng.random())
        self.shown.append((view, budget))
        return legal[-1 if self.last else 0]


class Cheat(Player):
    """Places every tile on the start tile."""

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        assert isinstance(legal[0], Place)
        return Place(legal[0].tile, 0, 0, legal[0].turn)


def randoms(seats: int = 2) -> list[Player]:
    return [make_bot("random", GAME, seat) for seat in range(seats)]


def test_a_game_is_played_to_its_end() -> None:
    state = play(GAME, randoms(3), {"small_city": 2}, seed=5)
    assert state.to_act is None and state.outcome() is not None
    assert state.seats == 3 and state.options["small_city"] == 2


def test_the_final_state_has_the_type_of_the_games_states() -> None:
    """mypy checks the first line, which does nothing when it runs."""
    state = assert_type(play(Carcassonne(), randoms(), seed=5), CarcassonneState)
    assert type(state) is CarcassonneState


def test_the_same_seed_gives_the_same_game() -> None:
    assert play(GAME, randoms(), seed=5) == play(GAME, randoms(), seed="5")
    assert play(GAME, randoms(), seed=5) != play(GAME, randoms(), seed=6)


def test_without_a_seed_luck_is_the_systems() -> None:
    assert play(GAME, randoms()) != play(GAME, randoms())


def test_the_first_numbers_of_a_stream_never_change() -> None:
    """A seed must give the same record in every version."""
    first = [int(stream(5, purpose).random() * 1000) for purpose in ("chance", "seat 0", "seat 1")]
    assert first == [360, 50, 49]


def test_an_illegal_choice_raises_and_names_the_rule() -> None:
    with pytest.raises(IllegalAction) as caught:
        play(GAME, [Cheat(), Cheat()], seed=1)
    assert caught.value.reason.rule == "CA 4.1"


def test_a_choice_in_other_words_is_taken_for_the_listed_one() -> None:
    class Reworded(Dealt):
        def choose(
            self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
        ) -> Action:
            action = legal[0]
            if isinstance(action, Place) and action.tile == "U":  # U turned a half is U
                return Place("U", action.x, action.y, action.turn + 2)
            return action

    assert play(GAME, [Reworded(), Reworded()], seed=1) == play(GAME, [Dealt(), Dealt()], seed=1)


def test_the_watcher_sees_every_entry_after_it_was_applied() -> None:
    seen: list[tuple[int, int]] = []
    replayed = GAME.start(2)

    def watch(state: State, seat: int, action: Action, events: list[Event]) -> None:
        seen.append((state.entry, seat))
        assert replayed.apply(seat, action) == events
        if state.entry % 10 == 0:
            assert state == replayed

    final = play(GAME, randoms(), seed=5, watch=watch)
    assert [entry for entry, _ in seen] == list(range(1, final.entry + 1))
    assert [seat for _, seat in seen[:2]] == [CHANCE, CHANCE]
    assert replayed == final


def test_every_player_is_shown_its_own_view_and_budget() -> None:
    players = [Dealt(), Dealt()]
    budget = Budget(simulations=7)
    play(GAME, players, seed=1, budget=budget)
    for seat, player in enumerate(players):
        assert {view.seat for view, _ in player.shown} == {seat}
        assert all(isinstance(view, CarcassonneView) for view, _ in player.shown)
        assert all(given == budget for _, given in player.shown)


def test_a_seats_luck_does_not_depend_on_the_other_players() -> None:
    against_first, against_last = Dealt(), Dealt()
    play(GAME, [against_first, Dealt()], seed=1)
    play(GAME, [against_last, Dealt(last=True)], seed=1)
    shared = min(len(against_first.luck), len(against_last.luck))
    assert shared > 60
    assert against_first.luck[:shared] == against_last.luck[:shared]


def test_the_tiles_drawn_do_not_depend_on_the_players() -> None:
    def drawn(players: list[Player]) -> list[str]:
        tiles: list[str] = []
        play(
            GAME,
            players,
            seed=1,
            watch=lambda state, seat, action, events: (
                tiles.append(action.to_text()) if seat == CHANCE else None
            ),
        )
        return tiles

    assert drawn(randoms()) == drawn([Dealt(), Dealt(last=True)])


def test_a_recorded_game_is_the_game_that_was_played() -> None:
    record = random_game(5)
    assert replay(record) == play(GAME, randoms(), seed=5)
    outcome = replay(record).outcome()
    assert outcome is not None and record.result == outcome.to_json()
