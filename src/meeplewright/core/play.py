"""Play a game between players, from the first outcome of chance to the result."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random, SystemRandom
from typing import Protocol, TypeVar

from meeplewright.core.game import CHANCE, Action, Event, Game, State
from meeplewright.core.player import Budget, Player, seen_entry
from meeplewright.core.records import Entry, Header, Record, Seat

S = TypeVar("S", bound=State)
StartedState = TypeVar("StartedState", bound=State, covariant=True)

Watcher = Callable[[State, int, Action, list[Event]], None]
"""Called after every entry with the state, the seat (or CHANCE), the action and the events."""


class Startable(Protocol[StartedState]):
    """A game whose states are of this type."""

    def start(self, seats: int, options: Mapping[str, object] | None = None) -> StartedState: ...


def play(
    game: Startable[S],
    players: Sequence[Player],
    options: Mapping[str, object] | None = None,
    *,
    seed: str | int | None = None,
    budget: Budget | None = None,
    watch: Watcher | None = None,
) -> S:
    """Play one game to its end and return the final state.

    The same seed gives the same game: chance and every seat have their own random stream. Without a
    seed, the operating system provides the randomness. An illegal choice raises IllegalAction.
    """
    state = game.start(len(players), options)
    luck = stream(seed, "chance")
    streams = [stream(seed, f"seat {seat}") for seat in range(len(players))]
    while (seat := state.to_act) is not None:
        if seat == CHANCE:
            action = state.draw(luck)
        else:
            legal = state.legal(seat)
            choice = players[seat].choose(state.view(seat), legal, budget, streams[seat])
            action = state.require(seat, choice)
        events = state.apply(seat, action)
        tell(players, seat, action, events)
        if watch is not None:
            watch(state, seat, action, events)
    tell_end(players, state)
    return state


def tell(players: Sequence[Player], seat: int, action: Action, events: Sequence[Event]) -> None:
    """Tell the players who want to know it what each of them may know of an entry."""
    for observer, player in enumerate(players):
        if player.observes:
            player.observe(seen_entry(observer, seat, action, events))


def tell_end(players: Sequence[Player], final: State) -> None:
    """Tell the same players how the game ended."""
    outcome = final.outcome()
    assert outcome is not None, "a game that is over has an outcome"
    for player in players:
        if player.observes:
            player.game_over(outcome)


def play_record(
    game: Game,
    players: Sequence[Player],
    seats: Sequence[Seat],
    options: Mapping[str, object] | None = None,
    *,
    seed: str | int | None = None,
    budget: Budget | None = None,
) -> Record:
    """Play one game and return its record. The same seed gives the same bytes."""
    entries: list[Entry] = []

    def write(state: State, seat: int, action: Action, events: list[Event]) -> None:
        entries.append(Entry.of(seat, action))

    final = play(game, players, options, seed=seed, budget=budget, watch=write)
    header = Header.of(game, final.options, tuple(seats))
    outcome = final.outcome()
    assert outcome is not None, "a game that is over has an outcome"
    return Record(header, tuple(entries)).with_result(outcome)


def stream(seed: str | int | None, purpose: str) -> Random:
    """A random stream for one purpose, so that players do not affect each other's numbers."""
    return SystemRandom() if seed is None else Random(f"{seed}/{purpose}")
