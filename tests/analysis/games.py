"""Records to analyse: games of fast bots, complete or cut off, and one with a blunder."""

import os
from dataclasses import replace
from random import Random

from meeplewright.bots import make_bot
from meeplewright.bots.evaluators import evaluator_for
from meeplewright.core import CHANCE, Action, Budget, Entry, Game, Record, Seat, State, play_record
from meeplewright.core.records import Header

IS_COMPILED = os.environ.get("MEEPLEWRIGHT_MODE") == "compiled"


def recorded(
    game: Game, seats: int = 2, seed: int = 1, entries: int | None = None, bot: str = "greedy"
) -> Record:
    """A game of bots; with `entries`, only its beginning."""
    players = [make_bot(bot, game, seat) for seat in range(seats)]
    record = play_record(game, players, [Seat(bot, "bot")] * seats, seed=seed)
    return record if entries is None else replace(record, lines=record.lines[:entries])


def start_of(record: Record, entries: int) -> Record:
    return replace(record, lines=record.lines[:entries])


def position(game: Game, seats: int, seed: int, entries: int) -> State:
    """A position of random play with a decision to make."""
    rng = Random(seed)
    state = game.start(seats)
    while state.entry < entries or state.to_act == CHANCE:
        seat = state.to_act
        assert seat is not None, "the game ended too early"
        state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))
    return state


class Play:
    """A game that is recorded while it is played."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        self.state = game.start(seats)
        self.entries: list[Entry] = []
        self._rng = Random(seed)

    def enter(self, seat: int, action: Action) -> None:
        self.entries.append(Entry.of(seat, action))
        self.state.apply(seat, action)

    def draw(self) -> None:
        while self.state.to_act == CHANCE:
            self.enter(CHANCE, self.state.draw(self._rng))

    def turn(self, is_worst: bool) -> int:
        """Play the best or the worst of many turns, by evaluation.

        Return the entry where it began.
        """
        seat = self.state.to_act
        assert seat is not None and seat != CHANCE
        view, legal = self.state.view(seat), self.state.legal(seat)
        evaluator = evaluator_for(self.state.game, seat)
        ways = evaluator.advise(view, legal, Budget(simulations=1), Random(1), 1000)
        order = sorted(ways, key=lambda way: way.chances[seat])
        start = self.state.entry + 1
        for action in order[0 if is_worst else -1].actions:
            self.enter(seat, action)
        return start

    def record(self) -> Record:
        game = self.state.game
        seats = tuple(Seat("somebody") for _ in range(self.state.seats))
        header = Header(game.name, game.rules, game.checked_options(None), seats)
        return Record(header, tuple(self.entries))
