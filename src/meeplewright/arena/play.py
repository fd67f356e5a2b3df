"""Play and time one game of a match, and keep what reports need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from time import perf_counter, thread_time
from typing import Any

from meeplewright.arena.draws import DealDraws
from meeplewright.arena.plan import Plan, Seating
from meeplewright.bots import Bot, make_bot
from meeplewright.bots.budgets import simulations_made
from meeplewright.core.errors import GameError
from meeplewright.core.game import CHANCE, Action, Json, Outcome, State
from meeplewright.core.play import stream
from meeplewright.core.registry import find_game

_LONGEST_ERROR = 300


@dataclass
class TimeUsed:
    """The time that one seat used. A turn is a series of its consecutive decisions."""

    turns: int = 0
    simulations: int = 0
    seconds: float = 0.0
    processor: float = 0.0
    longest: float = 0.0
    longest_processor: float = 0.0

    def to_json(self) -> Json:
        return {name: round(value, 6) for name, value in vars(self).items()}


@dataclass(frozen=True)
class Fault:
    """A bot caused an error: which bot, where, and the error."""

    bot: str
    seat: int
    entry: int
    error: str

    def to_json(self) -> Json:
        return dict(vars(self))


@dataclass(frozen=True)
class Result:
    """What is kept of a game; `fault` if it was not played to the end."""

    seating: Seating
    points: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    sources: tuple[Mapping[str, int], ...] = ()
    thinking: tuple[TimeUsed, ...] = ()
    forfeits: tuple[int, ...] = ()
    complaints: tuple[Json | None, ...] = ()
    """By seat: the reason for its first forfeited move, in the JSON form of a Reason."""
    fault: Fault | None = None

    @property
    def ranking(self) -> tuple[int, ...]:
        """The place of every seat, 1 for the winners; tied seats share a place."""
        return Outcome(self.points, (), self.winners).ranking

    def to_json(self) -> Json:
        place: Json = {"deal": self.seating.deal, "bots": list(self.seating.bots)}
        if self.fault is not None:
            return {**place, "fault": self.fault.to_json()}
        return {
            **place,
            "points": list(self.points),
            "winners": list(self.winners),
            "sources": [dict(of_seat) for of_seat in self.sources],
            "thinking": [of_seat.to_json() for of_seat in self.thinking],
            "forfeits": list(self.forfeits),
            "complaints": list(self.complaints),
        }

    @classmethod
    def from_json(cls, form: Mapping[str, Any]) -> Result:
        """Raises KeyError, TypeError or ValueError for anything that is not a result."""
        seating = Seating(int(form["deal"]), tuple(str(bot) for bot in form["bots"]))
        if "fault" in form:
            return cls(seating, fault=Fault(**form["fault"]))
        points = tuple(int(points) for points in form["points"])
        winners = tuple(int(seat) for seat in form["winners"])
        sources = tuple(dict(of_seat) for of_seat in form["sources"])
        thinking = tuple(TimeUsed(**of_seat) for of_seat in form["thinking"])
        forfeits = tuple(int(number) for number in form["forfeits"])
        complaints = tuple(form["complaints"])
        by_seat: tuple[Sequence[object], ...]
        by_seat = (points, sources, thinking, forfeits, complaints)
        if {len(part) for part in by_seat} != {len(seating.bots)} or not winners:
            raise ValueError("one value for every seat")
        return cls(seating, points, winners, sources, thinking, forfeits, complaints)


class BrokenGame(Exception):
    """A bot raised an error or chose an illegal action."""

    def __init__(self, seat: int, entry: int, error: str) -> None:
        super().__init__(seat, entry, error)
        self.seat = seat
        self.entry = entry
        self.error = error


def play_seating(plan: Plan, seating: Seating) -> Result:
    """Play one game. The seed of the plan and the deal decide all randomness."""
    try:
        with bots_at(plan, seating) as bots:
            timer = Timer(plan.seats)
            final = _play(plan, seating, bots, timer)
            forfeits = tuple(bot.faults for bot in bots)
            complaints = tuple(_complaint(bot) for bot in bots)
    except BrokenGame as broken:
        named = seating.bots[broken.seat]
        return Result(seating, fault=Fault(named, broken.seat, broken.entry, broken.error))
    outcome = final.outcome()
    assert outcome is not None, "a game that is over has an outcome"
    sources = tuple(points_by_source(outcome, seat) for seat in range(plan.seats))
    return Result(
        seating,
        outcome.points,
        outcome.winners,
        sources,
        tuple(timer.seats),
        forfeits,
        complaints,
    )


def _complaint(bot: Bot) -> Json | None:
    return bot.complaints[0].to_json() if bot.complaints else None


@contextmanager
def bots_at(plan: Plan, seating: Seating) -> Iterator[list[Bot]]:
    """A bot for every seat, made for this game and closed afterwards."""
    game = find_game(plan.game)
    bots: list[Bot] = []
    try:
        for seat, spec in enumerate(seating.bots):
            with attributed_to(seat, 0):
                bots.append(make_bot(spec, game, seat, programs=True))
        yield bots
    finally:
        for bot in bots:
            bot.close()


def deal_seed(plan: Plan, deal: int) -> str:
    return f"{plan.seed}/deal {deal}"


def thinking_streams(plan: Plan, seating: Seating) -> list[Random]:
    """A random stream for each seat's bot."""
    seed = deal_seed(plan, seating.deal)
    return [stream(seed, f"seat {seat}") for seat in range(plan.seats)]


def _play(plan: Plan, seating: Seating, bots: Sequence[Bot], timer: Timer) -> State:
    state = find_game(plan.game).start(plan.seats, plan.options)
    luck = DealDraws(deal_seed(plan, seating.deal))
    streams = thinking_streams(plan, seating)
    while (seat := state.to_act) is not None:
        if seat == CHANCE:
            timer.end_turn()
            state.apply(CHANCE, luck.draw(state))
        else:
            state.apply(seat, decide(state, seat, bots[seat], streams[seat], timer))
    return state


def decide(state: State, seat: int, bot: Bot, rng: Random, timer: Timer) -> Action:
    """The bot's choice, checked. BrokenGame if there is no legal one."""
    view, legal = state.view(seat), state.legal(seat)
    with attributed_to(seat, state.entry), timer.running(seat):
        choice = bot.choose(view, legal, None, rng)
    with attributed_to(seat, state.entry):
        return state.require(seat, choice)


@contextmanager
def attributed_to(seat: int, entry: int) -> Iterator[None]:
    """Any error raised in this context is attributed to this seat's bot."""
    try:
        yield
    except GameError as fault:
        raise BrokenGame(seat, entry, str(fault)[:_LONGEST_ERROR]) from fault
    except Exception as fault:  # a third-party bot can raise anything
        message = f"{type(fault).__name__}: {fault}"
        raise BrokenGame(seat, entry, message[:_LONGEST_ERROR]) from fault


def points_by_source(outcome: Outcome, seat: int) -> dict[str, int]:
    """`{"city": 34, "road": 12}`: the points of a seat by source."""
    found: Counter[str] = Counter()
    for item in outcome.items[seat]:
        found[str(item.to_json().get("for", "points"))] += item.points
    return dict(found)


@dataclass
class Timer:
    """Adds up what each seat uses: simulations, wall-clock time and CPU time."""

    count: int
    seats: list[TimeUsed] = field(default_factory=list)
    _turn_of: int | None = None
    _turn: tuple[float, float] = (0.0, 0.0)

    def __post_init__(self) -> None:
        self.seats = [TimeUsed() for _ in range(self.count)]

    @contextmanager
    def running(self, seat: int) -> Iterator[None]:
        if seat != self._turn_of:
            self._turn_of, self._turn = seat, (0.0, 0.0)
            self.seats[seat].turns += 1
        made, wall, processor = simulations_made(), perf_counter(), thread_time()
        yield
        self._add(self.seats[seat], perf_counter() - wall, thread_time() - processor)
        self.seats[seat].simulations += simulations_made() - made

    def end_turn(self) -> None:
        self._turn_of = None

    def _add(self, thinking: TimeUsed, seconds: float, processor: float) -> None:
        self._turn = (self._turn[0] + seconds, self._turn[1] + processor)
        thinking.seconds += seconds
        thinking.processor += processor
        thinking.longest = max(thinking.longest, self._turn[0])
        thinking.longest_processor = max(thinking.longest_processor, self._turn[1])
