"""Puzzles: positions whose best turn is certain. docs/puzzles.md describes the file format.

A puzzle has the entries of a game up to its position, or, if nothing is played in it, a task. What
counts as solved is decided by its kind; a game's manifest names its kinds.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final, Protocol

from meeplewright.core.errors import GameError, Reason
from meeplewright.core.game import CHANCE, Action, Json, Options, State
from meeplewright.core.registry import find_game, game_names, part_of
from meeplewright.core.replay import require_chance
from meeplewright.core.strict_json import LARGEST_EXACT, JsonFault, StrictJson

FORMAT: Final = 1
_JSON: Final = StrictJson(depth=12, largest=LARGEST_EXACT)
_FIELDS: Final = frozenset(
    {"puzzle", "id", "game", "kind", "rules", "options", "seats", "seat", "moves", "task"}
    | {"answers", "best", "second", "rating", "figures", "source"}
)

Turn = tuple[str, ...]
"""The actions of a turn in the game's notation."""


class InvalidPuzzle(GameError):
    """A puzzle that cannot be read, or whose answer is not what it says."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One puzzle. `answers` are the turns that solve it, best known first; `best` and `second` are
    the worth of the best answer and of the next best other one.
    """

    id: str
    game: str
    kind: str
    rules: int
    seats: int
    seat: int
    best: float
    second: float
    rating: int
    source: str
    options: Options = field(default_factory=dict)
    moves: str = ""
    task: Json | None = None
    answers: tuple[Turn, ...] = ()
    figures: Json = field(default_factory=dict)

    def to_json(self) -> Json:
        form: Json = {
            "puzzle": FORMAT,
            "id": self.id,
            "game": self.game,
            "kind": self.kind,
            "rules": self.rules,
            "seats": self.seats,
            "seat": self.seat,
            "best": self.best,
            "second": self.second,
            "rating": self.rating,
            "source": self.source,
            "figures": self.figures,
        }
        if self.options:
            form["options"] = dict(self.options)
        if self.task is not None:
            return {**form, "task": self.task}
        answers = [" ".join(turn) for turn in self.answers]
        return {**form, "moves": self.moves, "answers": answers}

    @classmethod
    def from_json(cls, form: Json) -> Puzzle:
        """The puzzle in a line of a file, or InvalidPuzzle with the field."""
        _check_fields(form)
        return cls(
            id=form["id"],
            game=form["game"],
            kind=form["kind"],
            rules=form["rules"],
            seats=form["seats"],
            seat=form["seat"],
            best=form["best"],
            second=form["second"],
            rating=form["rating"],
            source=form["source"],
            options=form.get("options", {}),
            moves=form.get("moves", ""),
            task=form.get("task"),
            answers=tuple(tuple(turn.split()) for turn in form.get("answers", ())),
            figures=form["figures"],
        )

    def state(self) -> State:
        """The position. InvalidPuzzle if an entry before it is not legal."""
        game = find_game(self.game)
        state = game.start(self.seats, self.options)
        for number, token in enumerate(self.moves.split(), start=1):
            try:
                state.apply(*_read_move(state, token))
            except GameError as fault:
                raise InvalidPuzzle(fault.reason) from fault
            except (ValueError, IndexError) as fault:
                raise _wrong("moves", "puzzle-moves", id=self.id, entry=number) from fault
        return state

    def turns(self, state: State) -> list[list[Action]]:
        """The answers as actions of the rules."""
        return [read_turn(state, self.seat, turn) for turn in self.answers]


_TYPES: Final[dict[str, type | tuple[type, ...]]] = {
    "id": str,
    "game": str,
    "kind": str,
    "rules": int,
    "seats": int,
    "seat": int,
    "best": (int, float),
    "second": (int, float),
    "rating": int,
    "source": str,
    "figures": dict,
}


def _check_fields(form: Json) -> None:
    if form.get("puzzle") != FORMAT:
        raise _wrong("puzzle", "puzzle-format", format=FORMAT)
    for name in form.keys() - _FIELDS:
        raise _wrong(name[:40], "puzzle-field", field=name[:40])
    for name, kind in _TYPES.items():
        if not isinstance(form.get(name), kind) or isinstance(form.get(name), bool):
            raise _wrong(name, "puzzle-field", field=name)


def _wrong(rule: str, key: str, **arguments: str | int) -> InvalidPuzzle:
    return InvalidPuzzle(Reason(rule, key, {**arguments}))


# -- moves ------------------------------------------------------------------------------------
# Each token is an entry in the game's notation; `*` before it is chance, a number is a seat.


def write_move(seat: int, action: Action) -> str:
    return f"{'*' if seat == CHANCE else seat}{_MARK}{action.to_text()}"


_MARK: Final = "/"


def _read_move(state: State, token: str) -> tuple[int, Action]:
    who, _, text = token.partition(_MARK)
    if who == "*":
        return CHANCE, require_chance(state, state.game.chance_from_text(text))
    seat = int(who)
    return seat, state.require(seat, state.game.action_from_text(text))


def read_turn(state: State, seat: int, turn: Sequence[str]) -> list[Action]:
    """The actions of a turn from this position. GameError if one is not legal."""
    after = state.copy()
    actions = []
    for text in turn:
        action = after.require(seat, after.game.action_from_text(text))
        after.apply(seat, action)
        actions.append(action)
    return actions


def turns_from(state: State, seat: int) -> Iterator[tuple[tuple[Action, ...], State]]:
    """Every way to play the seat's turn, with the position after it."""
    for action in state.legal(seat):
        after = state.copy()
        after.apply(seat, action)
        if seat in after.actors:
            for rest, end in turns_from(after, seat):
                yield (action, *rest), end
        else:
            yield (action,), after


# -- kinds ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Found:
    """What a search for a puzzle found in a position: the answers and how much better they are."""

    kind: str
    best: float
    second: float
    answers: tuple[tuple[Action, ...], ...] = ()
    task: Json | None = None
    figures: Json = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an attempt solves the puzzle, and its worth; None: not known, or not possible."""

    solved: bool
    reached: float | None


class ExactKind(Protocol):
    """A turn whose worth the rules alone decide."""

    name: str

    def find(self, state: State, seat: int) -> Found | None:
        """The puzzle in this position, where the seat is to act; None if there is none."""

    def replies(self, state: State, seat: int) -> list[tuple[int, Action]]:
        """The best that the others can do after the seat's turn."""

    def worth(self, state: State, seat: int) -> float:
        """The worth of the position after the turn and the replies."""


class TaskKind(Protocol):
    """Something to work out; nothing is played."""

    name: str

    def find(self, state: State, seat: int) -> Found | None:
        """The puzzle at the end of a game; None if there is none."""

    def judge(self, puzzle: Puzzle, answer: object) -> Verdict:
        """InvalidJson, with the field, for an answer of another form."""

    def solution(self, puzzle: Puzzle) -> Json:
        """An answer that solves it."""

    def solved_by(self, puzzle: Puzzle, seed: int) -> list[bool]:
        """Which simple methods find the answer, the simplest first: to grade the puzzle."""


@dataclass(frozen=True)
class GamePuzzles:
    """The kinds of puzzles of a game: its manifest names one of these."""

    exact: tuple[ExactKind, ...] = ()
    tasks: tuple[TaskKind, ...] = ()
    theme: Callable[[State, int, Sequence[Action]], str | None] | None = None
    """The kind of a puzzle whose best turn a search found; None: such a turn is no puzzle."""
    themes: tuple[str, ...] = ()
    """What `theme` can return."""
    data: str = ""
    """The puzzles that ship with it: a package and a file in it."""

    @property
    def kinds(self) -> tuple[str, ...]:
        exact = [kind.name for kind in self.exact]
        return (*exact, *(kind.name for kind in self.tasks), *self.themes)

    def exact_kind(self, name: str) -> ExactKind | None:
        return next((kind for kind in self.exact if kind.name == name), None)

    def task_kind(self, name: str) -> TaskKind | None:
        return next((kind for kind in self.tasks if kind.name == name), None)


def puzzles_of(game: str) -> GamePuzzles | None:
    """The kinds of a game; None if it has no puzzles."""
    found: GamePuzzles | None = part_of(game, "puzzles")
    return found


def judge_turn(puzzle: Puzzle, state: State, turn: Sequence[Action]) -> Verdict:
    """The verdict on a whole turn from the puzzle's position, which is not changed."""
    kinds = puzzles_of(puzzle.game)
    kind = None if kinds is None else kinds.exact_kind(puzzle.kind)
    if kind is None:
        return _judge_listed(puzzle, state, turn)
    after = state.copy()
    for action in turn:
        after.apply(puzzle.seat, action)
    for seat, action in kind.replies(after, puzzle.seat):
        after.apply(seat, action)
    reached = kind.worth(after, puzzle.seat)
    return Verdict(reached >= puzzle.best, reached)


def _judge_listed(puzzle: Puzzle, state: State, turn: Sequence[Action]) -> Verdict:
    """For a puzzle that a search found: the worth is known for the turns that it looked at. Turns
    that lead to the same position are the same.
    """
    reached = _position_after(state, puzzle.seat, turn)
    if any(_position_after(state, puzzle.seat, one) == reached for one in puzzle.turns(state)):
        return Verdict(True, puzzle.best)
    for way in puzzle.figures.get("others", ()):
        other = read_turn(state, puzzle.seat, way["turn"].split())
        if _position_after(state, puzzle.seat, other) == reached:
            return Verdict(False, way["worth"])
    return Verdict(False, None)


def _position_after(state: State, seat: int, turn: Sequence[Action]) -> Json:
    after = state.copy()
    for action in turn:
        after.apply(seat, action)
    form = after.to_json()
    form.pop("entry", None)
    return form


# -- files ------------------------------------------------------------------------------------


def read_puzzles(text: str) -> list[Puzzle]:
    """The puzzles of a file, one in each line. InvalidPuzzle names the line and the field."""
    found = []
    for number, line in enumerate(text.splitlines(), start=1):
        try:
            form = _JSON.read(line.encode())
            if not isinstance(form, dict):
                raise _wrong("puzzle", "puzzle-field", field="puzzle")
            found.append(Puzzle.from_json(form))
        except JsonFault as fault:
            raise _wrong("line", "puzzle-line", line=number) from fault
        except InvalidPuzzle as fault:
            named: dict[str, Any] = {**fault.reason.arguments, "line": number}
            raise InvalidPuzzle(Reason(fault.reason.rule, fault.reason.key, named)) from fault
    return found


def write_puzzles(puzzles: Iterable[Puzzle]) -> str:
    lines = [json.dumps(one.to_json(), separators=(",", ":")) for one in puzzles]
    return "".join(f"{line}\n" for line in lines)


@cache
def shipped(game: str) -> dict[str, Puzzle]:
    """The puzzles of a game that ship with it, by id, easiest first."""
    kinds = puzzles_of(game)
    if kinds is None or not kinds.data:
        return {}
    package, _, file = kinds.data.partition(":")
    found = read_puzzles(files(package).joinpath(file).read_text("utf-8"))
    return {one.id: one for one in sorted(found, key=lambda one: (one.rating, one.id))}


def all_shipped() -> list[Puzzle]:
    return [puzzle for game in sorted(game_names()) for puzzle in shipped(game).values()]


def of_the_day(game: str, day: date) -> Puzzle | None:
    """The puzzle of a day: the same for everybody. All come once before one comes again."""
    puzzles = sorted(shipped(game).values(), key=lambda one: _shuffled(one.id))
    return puzzles[day.toordinal() % len(puzzles)] if puzzles else None


def _shuffled(name: str) -> bytes:
    return sha256(name.encode()).digest()
