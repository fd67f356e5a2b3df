"""Drafts: the steps of a seat's turn that are not in the log yet.

Only the actions of a draft are stored, and the version they were decided on. Everything else
follows from the log: a draft is replayed on the current position, and it ends by itself as soon as
the seat's decision is no longer fresh. Luck is never drawn for a draft.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from typing_extensions import TypedDict

from meeplewright.core.errors import GameError
from meeplewright.core.game import Action, Event, Json, State
from meeplewright.server.errors import Refused
from meeplewright.server.tablegame.applied_log import AppliedLog


class DraftStepForm(TypedDict):
    """A drafted step and what happened by it. The step that ends the turn has no events yet."""

    do: dict[str, Any]
    events: list[dict[str, Any]]


class DraftForm(TypedDict):
    """The drafted steps of the seat. `complete`: the last one ends the turn, so the draft can be
    confirmed.
    """

    steps: list[DraftStepForm]
    complete: bool


@dataclass(frozen=True, slots=True)
class DraftedStep:
    """A step in canonical form, and the events of it."""

    action: Action
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Draft:
    """A seat's draft on the current position.

    `log` has the steps applied, except for the one that ends the turn: it is kept for the
    confirmation, because it may reveal something or draw luck.
    """

    seat: int
    log: AppliedLog
    steps: tuple[DraftedStep, ...] = ()
    complete: bool = False

    @property
    def state(self) -> State:
        """The position after the applied steps."""
        return self.log.state

    @property
    def actions(self) -> list[Json]:
        """The steps as JSON."""
        return [step.action.to_json() for step in self.steps]

    def add(self, form: object) -> Draft:
        """The draft with one more step. GameError if it is not legal, Refused if the turn has
        ended.
        """
        if self.complete:
            raise Refused.because("draft", "table-draft-complete")
        action = self.state.require(self.seat, self.state.game.action_from_json(form))
        continued = self.log.continued_by(self.seat, action)
        if continued is None:
            return Draft(self.seat, self.log, (*self.steps, DraftedStep(action)), complete=True)
        log, events = continued
        return Draft(self.seat, log, (*self.steps, DraftedStep(action, events)))

    def add_possible(self, forms: Sequence[object]) -> Draft:
        """The draft with these steps, up to the first one that is not possible."""
        draft = self
        for form in forms:
            try:
                draft = draft.add(form)
            except (GameError, Refused):
                break
        return draft

    def to_json(self) -> DraftForm:
        """The draft as its seat may see it."""
        return {
            "steps": [self._step_form(step) for step in self.steps],
            "complete": self.complete,
        }

    def _step_form(self, step: DraftedStep) -> DraftStepForm:
        shown = [event.seen_by(self.seat) for event in step.events]
        return {
            "do": step.action.to_json(),
            "events": [event.to_json() for event in shown if event is not None],
        }
