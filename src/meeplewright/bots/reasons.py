"""Why a turn is good, in a few reasons: keys and arguments of texts in the catalogues.

A game names the function that finds them in its manifest, as `reasons`. It gets a position that
the seat cannot tell from the real one, so it must use only what the seat may know of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from meeplewright.core.forms import TurnReasonForm
from meeplewright.core.game import Action, Game, State, View
from meeplewright.core.registry import part_of

MOST_REASONS = 3


@dataclass(frozen=True)
class TurnReason:
    """Something that a turn achieves: the key and the arguments of its text.

    The text names the players in `seats` as `$names`.
    """

    key: str
    arguments: dict[str, str | int] = field(default_factory=dict)
    seats: tuple[int, ...] = ()

    def to_json(self) -> TurnReasonForm:
        return {"key": self.key, "arguments": self.arguments, "seats": list(self.seats)}


FindReasons = Callable[[State, int, Sequence[Action]], Sequence[TurnReason]]
"""The reasons for these actions of the seat from this position on, the most important first."""


def reasons_for(
    game: Game, view: View, turns: Sequence[Sequence[Action]]
) -> list[tuple[TurnReason, ...]]:
    """For each turn of the view's seat the most important reasons; none if the game has none."""
    find: FindReasons | None = part_of(game.name, "reasons")
    if find is None or view.seat is None:
        return [() for _ in turns]
    state = game.determinize(view, Random(0))
    return [tuple(find(state, view.seat, actions)[:MOST_REASONS]) for actions in turns]
