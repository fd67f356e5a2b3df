"""Judge positions, draws and decisions with the evaluators of the bots.

Positions and draws are judged with everything known, as in the finished record. A decision is
judged only by the view of the seat that made it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from meeplewright.analysis.effort import Effort
from meeplewright.analysis.results import Decision, Swing, margins
from meeplewright.bots.advice import Advice, Outlook
from meeplewright.bots.evaluators import adviser_for
from meeplewright.bots.hints import explained
from meeplewright.core.game import CHANCE, Action, Game, State, View

_WAYS = 1  # in addition to the one that was played

_Possible = tuple[Action, int, Outlook]
"""An outcome of chance, its weight, and the outlook after it."""


class Judge:
    """Judges one game. What it found about a draw is cached by entry."""

    def __init__(self, game: Game, effort: Effort) -> None:
        self._game = game
        self._effort = effort
        self._evaluator = adviser_for(game, 0)
        self._known: tuple[int, list[_Possible]] = (-1, [])  # by entry: needed twice in a row

    # -- positions and draws --------------------------------------------------------------------

    def standing(self, state: State) -> Outlook:
        """The expected result of the position; the actual one if the game is over."""
        outcome = state.outcome()
        if outcome is None:
            return self._evaluator.outlook(state)
        share = 1.0 / len(outcome.winners)
        return Outlook(
            tuple(float(points) for points in outcome.points),
            tuple(share if seat in outcome.winners else 0.0 for seat in range(state.seats)),
        )

    def promised(self, state: State) -> Outlook:
        """The same, corrected for whose turn it is.

        Before a draw, the evaluation is biased towards the player who just had a turn. The mean
        over the possible draws is biased towards the next player by the same amount. So this is
        the middle of the two.
        """
        standing = self.standing(state)
        return between(standing, self._mean(state)) if state.to_act == CHANCE else standing

    def luck(self, state: State, outcome: Action) -> Swing:
        """How much better than average this outcome is for every seat.

        The mean over all outcomes is zero, however good the evaluation is.
        """
        came = next(outlook for drawn, _, outlook in self._drawn(state) if drawn == outcome)
        return swing(self._mean(state), came, self._mean_margins(state))

    def _mean(self, state: State) -> Outlook:
        """The mean outlook over everything that can be drawn."""
        possible = self._drawn(state)
        return Outlook(
            averaged([(weight, outlook.points) for _, weight, outlook in possible]),
            averaged([(weight, outlook.chances) for _, weight, outlook in possible]),
        )

    def _mean_margins(self, state: State) -> tuple[float, ...]:
        return averaged([(weight, margins(after)) for _, weight, after in self._drawn(state)])

    def _drawn(self, state: State) -> list[_Possible]:
        """Every possible outcome with its weight and outlook."""
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
        """The decision at this entry; None if there is nothing to compare it with.

        An evaluator can decide some turns piece by piece (building a village). Then only the
        first piece is judged here, and the rest is a separate decision.
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
        own, best = explained(self._game, view, [own, own if is_best else ways[0]])
        return Decision(entry, entry + len(played) - 1, view.seat, own, best)

    def _ways(
        self, view: View, legal: Sequence[Action], played: Sequence[Action], entry: int
    ) -> list[Advice]:
        """The best way, and the one that was played.

        Every decision has its own random numbers and a new evaluator, so that none depends on
        those before it.
        """
        assert view.seat is not None
        evaluator = adviser_for(self._game, view.seat)
        rng = Random(f"analysis {entry}")
        return evaluator.advise(view, legal, self._effort.budget, rng, _WAYS, played)

    def _ends_turn(self, view: View, way: Advice) -> bool:
        """Whether another seat or chance acts after it."""
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
    """The difference between the actual and the expected outcome."""
    return Swing(
        _less(came.points, mean.points),
        _less(margins(came), mean_margins),
        _less(came.chances, mean.chances),
    )


def _less(one: Sequence[float], other: Sequence[float]) -> tuple[float, ...]:
    return tuple(mine - theirs for mine, theirs in zip(one, other, strict=True))


def way_of(ways: Sequence[Advice], played: Sequence[Action]) -> Advice | None:
    """The advice that matches what was played, at least as far as the evaluator looks."""
    done = tuple(played)
    same = [way for way in ways if way.actions and way.actions == done[: len(way.actions)]]
    return max(same, key=lambda way: len(way.actions), default=None)
