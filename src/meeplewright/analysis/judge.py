"""Judging a position, a draw and a decision, with what the bots know of the game.

A position and a draw are judged with everything known, as the finished record shows it. A
decision is judged by the view of the seat that made it, and by nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from meeplewright.analysis.effort import Effort
from meeplewright.analysis.results import Decision, Swing, margins
from meeplewright.bots.advice import Advice, Outlook
from meeplewright.bots.minds import mind_for
from meeplewright.core.game import CHANCE, Action, Game, State, View

_WHO = "analyse"  # named where a game is not known
_WAYS = 1  # besides the one that was played

_Possible = tuple[Action, int, Outlook]
"""An outcome of chance, its weight, and what it leads to."""


class Judge:
    """Judges one game. What it found about a draw is cached by entry."""

    def __init__(self, game: Game, effort: Effort) -> None:
        self._game = game
        self._effort = effort
        self._mind = mind_for(_WHO, game, 0)
        self._known: tuple[int, list[_Possible]] = (-1, [])  # by entry: asked for twice in a row

    # -- positions and draws --------------------------------------------------------------------

    def standing(self, state: State) -> Outlook:
        """The expected result of the position; the actual one where the game is over."""
        outcome = state.outcome()
        if outcome is None:
            return self._mind.outlook(state)
        share = 1.0 / len(outcome.winners)
        return Outlook(
            tuple(float(points) for points in outcome.points),
            tuple(share if seat in outcome.winners else 0.0 for seat in range(state.seats)),
        )

    def promised(self, state: State) -> Outlook:
        """The same without the advantage of having just played.

        As it stands, a position before a draw flatters whoever has just had a turn; what the
        draw promises flatters the next one by as much. The truth lies between.
        """
        standing = self.standing(state)
        return between(standing, self._mean(state)) if state.to_act == CHANCE else standing

    def luck(self, state: State, outcome: Action) -> Swing:
        """How much better than on average this outcome is for every seat.

        On average over all outcomes that is nothing, whatever the judgement is worth.
        """
        came = next(outlook for drawn, _, outlook in self._drawn(state) if drawn == outcome)
        return swing(self._mean(state), came, self._mean_margins(state))

    def _mean(self, state: State) -> Outlook:
        """The outlook on average over all that may be drawn."""
        possible = self._drawn(state)
        return Outlook(
            averaged([(weight, outlook.points) for _, weight, outlook in possible]),
            averaged([(weight, outlook.chances) for _, weight, outlook in possible]),
        )

    def _mean_margins(self, state: State) -> tuple[float, ...]:
        return averaged([(weight, margins(after)) for _, weight, after in self._drawn(state)])

    def _drawn(self, state: State) -> list[_Possible]:
        """Every outcome."""
        if self._known[0] == state.entry:
            return self._known[1]
        found: list[_Possible] = []
        for outcome, weight in state.chance():
            after = state.copy()
            after.apply(CHANCE, outcome)
            found.append((outcome, weight, self.standing(after)))
        self._known = (state.entry, found)
        return found

    # -- decisions ------------------------------------------------------------------------------

    def decision(
        self, view: View, legal: Sequence[Action], played: Sequence[Action], entry: int
    ) -> Decision | None:
        """What was played from this entry on; None where it cannot be compared with anything.

        Some turns (the building of a village) a mind thinks through piece by piece: then only as
        much of it is judged, like with like, and the rest is a decision of its own.
        """
        assert view.seat is not None
        ways = self._ways(view, legal, played, entry)
        reach = len(ways[0].actions)
        if reach < len(played) and not self._ends_turn(view, ways[0]):
            played = played[:reach]
            ways = self._ways(view, legal, played, entry)
        own = way_of(ways, played)
        if own is None:
            return None
        is_best = ways[0].chances[view.seat] <= own.chances[view.seat]
        best = own if is_best else ways[0]
        return Decision(entry, entry + len(played) - 1, view.seat, own, best)

    def _ways(
        self, view: View, legal: Sequence[Action], played: Sequence[Action], entry: int
    ) -> list[Advice]:
        """The best way, and the one that was played.

        Every decision has luck of its own and a mind that remembers nothing, so that none depends
        on those before it.
        """
        assert view.seat is not None
        mind = mind_for(_WHO, self._game, view.seat)
        rng = Random(f"analysis {entry}")
        return mind.advise(view, legal, self._effort.budget, rng, _WAYS, played)

    def _ends_turn(self, view: View, way: Advice) -> bool:
        """Whether somebody else, or chance, is to act after it."""
        assert view.seat is not None
        state = self._game.determinize(view, Random(0))
        for action in way.actions:
            state.apply(view.seat, action)
        return view.seat not in state.actors


def averaged(rows: Sequence[tuple[int, Sequence[float]]]) -> tuple[float, ...]:
    """The weighted mean of every column."""
    total = sum(weight for weight, _ in rows)
    columns = range(len(rows[0][1]))
    return tuple(sum(weight * row[at] for weight, row in rows) / total for at in columns)


def between(one: Outlook, other: Outlook) -> Outlook:
    return Outlook(
        averaged([(1, one.points), (1, other.points)]),
        averaged([(1, one.chances), (1, other.chances)]),
    )


def swing(mean: Outlook, came: Outlook, mean_margins: Sequence[float]) -> Swing:
    """The difference between the expected outcome and the one that came."""
    return Swing(
        _less(came.points, mean.points),
        _less(margins(came), mean_margins),
        _less(came.chances, mean.chances),
    )


def _less(one: Sequence[float], other: Sequence[float]) -> tuple[float, ...]:
    return tuple(mine - theirs for mine, theirs in zip(one, other, strict=True))


def way_of(ways: Sequence[Advice], played: Sequence[Action]) -> Advice | None:
    """The advice that stands for what was played: its actions, or as far as the mind looks."""
    done = tuple(played)
    same = [way for way in ways if way.actions and way.actions == done[: len(way.actions)]]
    return max(same, key=lambda way: len(way.actions), default=None)
