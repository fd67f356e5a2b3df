"""People at a table who act at random: move, take back, ask, answer, leave, come back.

What they do depends on a seed and a number of actions, so that a failure shrinks to a short log. A
second, simple reading of the log is kept here, to compare the table game with.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

from meeplewright.core import Game, GameError
from meeplewright.server.errors import TableError
from meeplewright.server.tablegame import LogEntry, NeedsFullLog, TableGame
from tests.server.tablegame.table import Table

CLOCKS: tuple[dict[str, Any], ...] = (
    {"kind": "none"},
    {"kind": "move", "seconds": 60},
    {"kind": "game", "seconds": 120, "increment": 5},
    {"kind": "days", "days": 1},
    {"kind": "game", "seconds": 120, "increment": 5, "arrival": 60},
)


class RandomPlay:
    """A table and its people. `other` is sometimes restored from snapshots."""

    def __init__(
        self, game: Game, seats: int, clock: dict[str, Any], seed: int, bots: bool = True
    ) -> None:
        self.rng = Random(seed)
        self.bots = bots
        drivers = ["greedy" if bots and self.rng.random() < 0.15 else None for _ in range(seats)]
        self.table = Table(game, seats, clock=clock, drivers=drivers, seed=seed)
        self.other = TableGame.from_snapshot(self.table.game, self.table.table_game.snapshot())
        self.refusals = 0
        self.reloads = 0

    @property
    def table_game(self) -> TableGame:
        return self.table.table_game

    def run(self, actions: int) -> None:
        for _ in range(actions):
            if self.table_game.status == "finished":
                return
            self.something()
            if self.rng.random() < 0.05:
                form = json.loads(json.dumps(self.table_game.snapshot()))
                self.other = TableGame.from_snapshot(self.table.game, form)

    def something(self) -> None:
        self.table.wait(self.rng.choice((0, 0.4, 3, 20, -5)))
        before = len(self.table.log)
        try:
            self.rng.choices(
                (self.moves, self.takes_back, self.answers, self.comes_or_goes),
                (
                    70,
                    12,
                    2 if self.table.waiting() is None else 300,
                    7 if self.bots else 0,
                ),
            )[0]()
        except (TableError, GameError):
            self.refusals += 1
            assert len(self.table.log) == before
        self.tell_the_other(self.table.log[before:])

    def moves(self) -> None:
        seat = self.rng.choice(self.table_game.state.actors)
        listed = self.table_game.state.legal(seat)
        action = listed[0] if self.rng.random() < 0.4 else self.rng.choice(listed)
        version = self.rng.randint(self.table_game.fresh_since(seat), self.table_game.version)
        self.table.act(seat, action.to_json(), version)

    def takes_back(self) -> None:
        seat = self.rng.randrange(self.table_game.seats)
        free = self.table_game.free_from(seat)
        far = self.rng.choice((1, 2, 3, 6, 12, 40))
        to = free if free is not None and self.rng.random() < 0.5 else self.table_game.version - far
        self.table.take_back(seat, to)

    def answers(self) -> None:
        asked = self.table_game.pending_takeback
        seats = asked.waiting if asked is not None else range(self.table_game.seats)
        self.table.answer(self.rng.choice(seats), self.rng.random() < 0.9)

    def comes_or_goes(self) -> None:
        seat = self.rng.randrange(self.table_game.seats)
        if self.table_game.drivers[seat] is not None:
            self.table.come_back(seat)
            return
        match self.rng.choices(("left", "time", "resignation", "abort"), (90, 10, 3, 1))[0]:
            case "left":
                self.table.hand_over(seat)
            case "abort":
                self.table.abort(seat)
            case by:
                self.table.lose(seat, by)

    def tell_the_other(self, entries: Sequence[LogEntry]) -> None:
        for entry in entries:
            before = self.other.snapshot() if entry.kind == "takeback" else None
            try:
                self.other.apply(entry)
            except NeedsFullLog:
                assert self.other.snapshot() == before
                self.reloads += 1
                self.other = TableGame.begin(
                    self.table.game, self.table_game.seats, {}, self.table_game.clock
                )
                for earlier in self.table.log[: entry.seq]:
                    self.other.apply(earlier)


class SimpleLog:
    """The log read in the simplest way: which entries count, who plays each seat, who agreed to
    what.
    """

    def __init__(self) -> None:
        self.line: list[LogEntry] = []
        self.drivers: list[str | None] = []
        self.lost: set[int] = set()
        self.early: str | None = None
        self.agreed: set[int] = set()
        self.luck: dict[str, str] = {}

    def takes(self, entry: LogEntry) -> None:
        if entry.kind == "meta":
            self._remark(entry)
            return
        if entry.kind == "chance":
            way = json.dumps([(one.seat, one.body) for one in self.line])
            outcome = json.dumps(entry.body)
            assert self.luck.setdefault(way, outcome) == outcome, "other luck on the same way"
        if entry.kind == "takeback":
            self._take_back(entry)
        else:
            self.line.append(entry)
        self.agreed = set()

    def _remark(self, entry: LogEntry) -> None:
        assert self.early is None, "nothing comes after the end"
        match entry.body["meta"]:
            case "lost" | "end" if entry.body["by"] != "aborted":
                assert entry.seat is not None
                assert entry.seat not in self.lost
                self.lost.add(entry.seat)
        match entry.body["meta"]:
            case "end":
                self.early = entry.body["by"]
            case "start":
                self.drivers = [seat.get("bot") for seat in entry.body["seats"]]
            case "handover" | "lost":
                assert entry.seat is not None
                self.drivers[entry.seat] = entry.body["bot"]
            case "return":
                assert entry.seat is not None
                self.drivers[entry.seat] = None
            case "ask":
                self.agreed = set()
            case "answer":
                assert entry.seat is not None
                self.agreed |= {entry.seat} if entry.body["agree"] else set()

    def _take_back(self, entry: LogEntry) -> None:
        only = entry.body.get("only")
        gone = [one for one in self.line if one.seq > entry.body["to"] and only in (None, one.seat)]
        assert any(one.seat == entry.seat for one in gone), "nothing of its own"
        touched = {one.seat for one in gone if one.seat is not None}
        if any(one.kind == "chance" for one in gone):
            touched = set(range(len(self.drivers)))
        persons = {seat for seat in touched - {entry.seat} if self.drivers[seat] is None}
        assert persons <= self.agreed, "somebody it touches did not agree"
        self.line = [one for one in self.line if one not in gone]
