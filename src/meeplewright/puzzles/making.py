"""Finds puzzles in games: bots play them, or records are given. The same seed, the same puzzles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from random import Random
from typing import Final

from meeplewright.bots import make_bot
from meeplewright.core.game import CHANCE, Game, Options, State
from meeplewright.core.play import play_record
from meeplewright.core.puzzles import Found, GamePuzzles, Puzzle, puzzles_of, write_move
from meeplewright.core.records import Record, Seat
from meeplewright.core.registry import find_game
from meeplewright.core.replay import begin, read_through
from meeplewright.puzzles.grading import grade
from meeplewright.puzzles.searching import Effort, find_turn

SEARCHED_EACH: Final = 6
"""How many positions of a game are searched at length."""
ID_LENGTH: Final = 6


@dataclass(frozen=True)
class MakePlan:
    """What to make: the game, kinds (none: all), bots at the table, and how hard to search."""

    game: str
    seed: str
    bots: tuple[str, ...] = ("heuristic", "heuristic")
    kinds: tuple[str, ...] = ()
    effort: Effort = field(default_factory=Effort)

    def wants(self, kind: str) -> bool:
        return not self.kinds or kind in self.kinds

    def game_number(self, puzzle: Puzzle) -> int:
        """The number of the game that a puzzle of this plan is from; 0 if it is from another."""
        name, _, number = puzzle.source.partition(": ")[0].rpartition("/")
        return int(number) if name == self.seed and number.isdecimal() else 0


def make_puzzles(plan: MakePlan, first: int = 1) -> Iterator[tuple[int, Puzzle | None]]:
    """The puzzles in game after game, without end: the number of the game, and a puzzle, or None
    when the game has no more.
    """
    number = first
    while True:
        for puzzle in puzzles_in(played(plan, number), plan, f"{plan.seed}/{number}"):
            yield number, puzzle
        yield number, None
        number += 1


def played(plan: MakePlan, number: int) -> Record:
    """The game with this number: bots play it."""
    game = find_game(plan.game)
    players = [make_bot(spec, game, seat) for seat, spec in enumerate(plan.bots)]
    seats = [Seat(spec, "bot") for spec in plan.bots]
    return play_record(game, players, seats, seed=f"{plan.seed}/{number}")


def puzzles_in(record: Record, plan: MakePlan, source: str) -> Iterator[Puzzle]:
    """The puzzles in a record, graded."""
    kinds = puzzles_of(record.header.game)
    if kinds is None:
        return
    finder = _Finder(kinds, plan, Random(source))
    state = begin(record)
    turns = _turn_starts(record)
    chosen = set(finder.rng.sample(turns, min(SEARCHED_EACH, len(turns))))
    moves: list[str] = []
    for number, seat, action in read_through(record, state):
        if seat != CHANCE and number in turns:
            for found in finder.at_turn(state, seat, number in chosen):
                yield _puzzle(record, found, seat, state, moves, source)
        moves.append(write_move(seat, action))
        state.apply(seat, action)
    for seat in range(state.seats):
        for found in finder.at_end(state, seat):
            yield _puzzle(record, found, seat, None, [], source)


def _turn_starts(record: Record) -> list[int]:
    """The entries with which a seat begins a turn."""
    before = [CHANCE, *(entry.seat for entry in record.entries)]
    return [
        number
        for number, entry in enumerate(record.entries, start=1)
        if entry.seat not in (CHANCE, before[number - 1])
    ]


class _Finder:
    """Looks for puzzles of the wanted kinds."""

    def __init__(self, kinds: GamePuzzles, plan: MakePlan, rng: Random) -> None:
        self._kinds = kinds
        self._plan = plan
        self.rng = rng

    def at_turn(self, state: State, seat: int, at_length: bool) -> Iterator[Found]:
        for kind in self._kinds.exact:
            if self._plan.wants(kind.name) and (found := kind.find(state, seat)) is not None:
                yield found
        if at_length and any(self._plan.wants(theme) for theme in self._kinds.themes):
            found = find_turn(state, seat, self._kinds, self._plan.effort)
            if found is not None and self._plan.wants(found.kind):
                yield found

    def at_end(self, state: State, seat: int) -> Iterator[Found]:
        for kind in self._kinds.tasks:
            if self._plan.wants(kind.name) and (found := kind.find(state, seat)) is not None:
                yield found


def _puzzle(
    record: Record, found: Found, seat: int, state: State | None, moves: list[str], source: str
) -> Puzzle:
    header = record.header
    game = find_game(header.game)
    puzzle = Puzzle(
        id="",
        game=header.game,
        kind=found.kind,
        rules=game.rules,
        seats=len(header.seats),
        seat=seat,
        best=found.best,
        second=found.second,
        rating=0,
        source=f"{source}: {_players(header.seats)}",
        options=_chosen(game, header.options),
        moves=" ".join(moves),
        task=found.task,
        answers=tuple(tuple(action.to_text() for action in turn) for turn in found.answers),
        figures=found.figures,
    )
    puzzle = replace(puzzle, id=id_of(puzzle))
    return replace(puzzle, rating=grade(puzzle, state))


def _chosen(game: Game, options: Options) -> Options:
    """The options that differ from the defaults."""
    usual = game.checked_options()
    return {name: value for name, value in options.items() if value != usual[name]}


def _players(seats: Sequence[Seat]) -> str:
    """The bots; people are not named."""
    return ", ".join(seat.name if seat.kind == "bot" else "person" for seat in seats)


def id_of(puzzle: Puzzle) -> str:
    """The name follows from the position, so the same puzzle is never there twice."""
    text = f"{puzzle.game} {puzzle.kind} {puzzle.seat} {puzzle.moves} {puzzle.task}"
    return sha256(text.encode()).hexdigest()[:ID_LENGTH]
