"""Play and time one game of a match, and keep what reports need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from time import perf_counter, thread_time
from typing import Any

from meeplewright.arena.draws import DealDraws
from meeplewright.arena.plan import Plan, Seating
from meeplewright.bots import Bot, make_bot
from meeplewright.bots.budgets import simulations_made
from meeplewright.bots.program_pool import playing
from meeplewright.core.errors import GameError
from meeplewright.core.game import CHANCE, Action, Event, Json, Outcome, State
from meeplewright.core.play import stream
from meeplewright.core.player import seen_entry
from meeplewright.core.records import Entry, Header, Line, Meta, Record, Seat
from meeplewright.core.registry import find_game

_LONGEST_ERROR = 300


@dataclass
class TimeUsed:
    """The time that one seat used. A turn is a series of its consecutive decisions."""

    turns: int = 0
    simulations: int = 0
    seconds: float = 0.0
    processor: float | None = 0.0
    """None if the system does not tell the CPU time of a program."""
    longest: float = 0.0
    longest_processor: float | None = 0.0

    def to_json(self) -> Json:
        return {
            name: None if value is None else round(value, 6) for name, value in vars(self).items()
        }


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
    record: Record | None = None
    """The game itself, if it was asked for. The results file does not contain it."""

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


def play_seating(plan: Plan, seating: Seating, *, keep_record: bool = False) -> Result:
    """Play one game. The seed of the plan and the deal decide all randomness.

    `keep_record`: the result has the record of the game, also of one that a bot broke.
    """
    lines: list[Line] = []
    try:
        with bots_at(plan, seating) as bots:
            timer = Timer(plan.seats)
            final = _play(plan, seating, bots, timer, lines)
            forfeits = tuple(bot.faults for bot in bots)
            complaints = tuple(_complaint(bot) for bot in bots)
    except BrokenGame as broken:
        fault = Fault(seating.bots[broken.seat], broken.seat, broken.entry, broken.error)
        so_far = record_of(plan, seating, lines) if keep_record else None
        return Result(seating, fault=fault, record=so_far)
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
        record=record_of(plan, seating, lines).with_result(outcome) if keep_record else None,
    )


def record_of(plan: Plan, seating: Seating, lines: Sequence[Line]) -> Record:
    """A game of the match, as far as these lines go."""
    seats = tuple(Seat(bot, "bot") for bot in seating.bots)
    return Record(Header.of(find_game(plan.game), plan.options, seats), tuple(lines))


def _complaint(bot: Bot) -> Json | None:
    return bot.complaints[0].to_json() if bot.complaints else None


@contextmanager
def bots_at(plan: Plan, seating: Seating) -> Iterator[list[Bot]]:
    """A bot for every seat, made for this game and closed afterwards."""
    game = find_game(plan.game)
    bots: list[Bot] = []
    with playing(deal_seed(plan, seating.deal)):
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


def _play(
    plan: Plan, seating: Seating, bots: Sequence[Bot], timer: Timer, lines: list[Line]
) -> State:
    """The final state. The lines of its record are added as it goes on."""
    state = find_game(plan.game).start(plan.seats, plan.options)
    luck = DealDraws(deal_seed(plan, seating.deal))
    streams = thinking_streams(plan, seating)
    while (seat := state.to_act) is not None:
        if seat == CHANCE:
            timer.end_turn()
            action = luck.draw(state)
        else:
            faults = bots[seat].faults
            action = decide(state, seat, bots[seat], streams[seat], timer)
            if bots[seat].faults > faults:
                lines.append(Meta({"forfeit": {"seat": seat}}))
        lines.append(Entry.of(seat, action))
        tell_bots(bots, seat, action, state.apply(seat, action), state.entry)
    tell_bots_end(bots, state)
    return state


def tell_bots(
    bots: Sequence[Bot], seat: int, action: Action, events: Sequence[Event], entry: int
) -> None:
    """Tell the bots that want to know it what each of them may know of an entry."""
    for observer, bot in enumerate(bots):
        if bot.observes:
            with attributed_to(observer, entry):
                bot.observe(seen_entry(observer, seat, action, events))


def tell_bots_end(bots: Sequence[Bot], final: State) -> None:
    outcome = final.outcome()
    assert outcome is not None, "a game that is over has an outcome"
    for observer, bot in enumerate(bots):
        if bot.observes:
            with attributed_to(observer, final.entry):
                bot.game_over(outcome)


def decide(state: State, seat: int, bot: Bot, rng: Random, timer: Timer) -> Action:
    """The bot's choice, checked. BrokenGame if there is no legal one."""
    view, legal = state.view(seat), state.legal(seat)
    with attributed_to(seat, state.entry), timer.running(seat, bot.processor_time):
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
    _turn: tuple[float, float | None] = (0.0, 0.0)

    def __post_init__(self) -> None:
        self.seats = [TimeUsed() for _ in range(self.count)]

    @contextmanager
    def running(
        self, seat: int, elsewhere: Callable[[], float | None] = lambda: 0.0
    ) -> Iterator[None]:
        """`elsewhere` says how much CPU time other processes have used for this seat so far."""
        if seat != self._turn_of:
            self._turn_of, self._turn = seat, (0.0, 0.0)
            self.seats[seat].turns += 1
        made, wall, processor = simulations_made(), perf_counter(), _sum(thread_time(), elsewhere())
        yield
        used = _difference(_sum(thread_time(), elsewhere()), processor)
        self._add(self.seats[seat], perf_counter() - wall, used)
        self.seats[seat].simulations += simulations_made() - made

    def end_turn(self) -> None:
        self._turn_of = None

    def _add(self, thinking: TimeUsed, seconds: float, processor: float | None) -> None:
        self._turn = (self._turn[0] + seconds, _sum(self._turn[1], processor))
        thinking.seconds += seconds
        thinking.processor = _sum(thinking.processor, processor)
        thinking.longest = max(thinking.longest, self._turn[0])
        thinking.longest_processor = _larger(thinking.longest_processor, self._turn[1])


# Times of which one may be unknown; then the result is unknown, too.


def _sum(one: float | None, other: float | None) -> float | None:
    return None if one is None or other is None else one + other


def _difference(one: float | None, other: float | None) -> float | None:
    return None if one is None or other is None else one - other


def _larger(one: float | None, other: float | None) -> float | None:
    return None if one is None or other is None else max(one, other)
