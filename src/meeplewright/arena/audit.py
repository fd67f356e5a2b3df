"""The audit: a bot must choose the same when everything that it cannot see is re-dealt.

Every seat has two bots of the same kind and with the same random numbers. One sees the game. The
other sees, at every decision, another game that its seat cannot tell from it. If they choose
differently, the bot used hidden information or random numbers of its own.
"""

from __future__ import annotations

from dataclasses import dataclass

from meeplewright.arena.draws import DealDraws
from meeplewright.arena.plan import Plan, Seating
from meeplewright.arena.play import (
    BrokenGame,
    Fault,
    attributed_to,
    bots_at,
    deal_seed,
    record_of,
    tell_bots,
    tell_bots_end,
)
from meeplewright.bots import Bot
from meeplewright.core.game import CHANCE, Action, Json, State
from meeplewright.core.play import stream
from meeplewright.core.records import Entry
from meeplewright.core.registry import find_game


@dataclass(frozen=True)
class Difference:
    """Where a bot chose differently, and the game up to that point."""

    bot: str
    seat: int
    entry: int
    choice: str
    other_choice: str
    view: Json
    record: str


@dataclass(frozen=True)
class Audited:
    """Number of decisions in a game that were checked, and the first difference."""

    seating: Seating
    decisions: int
    difference: Difference | None = None
    fault: Fault | None = None


def audit_seating(plan: Plan, seating: Seating) -> Audited:
    """Play one game of the plan and ask for every decision twice."""
    try:
        with bots_at(plan, seating) as bots, bots_at(plan, seating) as twins:
            return _Audit(plan, seating).play(bots, twins)
    except BrokenGame as broken:
        fault = Fault(seating.bots[broken.seat], broken.seat, broken.entry, broken.error)
        return Audited(seating, 0, fault=fault)


class _Audit:
    """One game under audit."""

    def __init__(self, plan: Plan, seating: Seating) -> None:
        self._game = find_game(plan.game)
        self._plan = plan
        self._seating = seating
        self._seed = deal_seed(plan, seating.deal)
        self._entries: list[Entry] = []

    def play(self, bots: list[Bot], twins: list[Bot]) -> Audited:
        state = self._game.start(self._plan.seats, self._plan.options)
        luck = DealDraws(self._seed)
        decisions = 0
        while (seat := state.to_act) is not None:
            if seat == CHANCE:
                action = luck.draw(state)
            else:
                decisions += 1
                action = self._ask(state, seat, bots[seat])
                other = self._ask(self._dealt_anew(state, seat), seat, twins[seat])
                if other != action:
                    found = self._difference(state, seat, action, other)
                    return Audited(self._seating, decisions, found)
            self._entries.append(Entry.of(seat, action))
            events = state.apply(seat, action)
            for told in (bots, twins):  # what a seat may know is the same in both games
                tell_bots(told, seat, action, events, state.entry)
        for told in (bots, twins):
            tell_bots_end(told, state)
        return Audited(self._seating, decisions)

    def _dealt_anew(self, state: State, seat: int) -> State:
        """Another game that this seat cannot tell from the real one."""
        return self._game.determinize(state.view(seat), stream(self._seed, f"anew {state.entry}"))

    def _ask(self, state: State, seat: int, bot: Bot) -> Action:
        """Both bots are asked here, so neither gets any other state to look at."""
        rng = stream(self._seed, f"seat {seat} at {state.entry}")
        with attributed_to(seat, state.entry):
            return state.require(seat, bot.choose(state.view(seat), state.legal(seat), None, rng))

    def _difference(self, state: State, seat: int, action: Action, other: Action) -> Difference:
        return Difference(
            self._seating.bots[seat],
            seat,
            state.entry,
            action.to_text(),
            other.to_text(),
            state.view(seat).to_json(),
            record_of(self._plan, self._seating, self._entries).dumps(),
        )
