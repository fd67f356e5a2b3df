"""Steps: what an entry did, and the form of it that a seat may see.

A form is built from the events as that seat sees them, never from the action or the outcome. Who
acted, when, and that something was taken back is public.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NotRequired

from typing_extensions import TypedDict

from meeplewright.core.game import Event
from meeplewright.server.tablegame.entries import Kind

# What everybody may know of a meta entry. The position or the deal of a start is not public.
_STARTS = ("meta", "seats", "played", "lesson", "chapter", "turns")
_PUBLIC = frozenset((*_STARTS, "why", "bot", "to", "only", "agree", "by"))


@dataclass(frozen=True, slots=True)
class Step:
    """One applied entry: what happened, and which entries a takeback dropped."""

    seq: int
    at: int
    kind: Kind
    seat: int | None
    body: dict[str, Any]
    events: tuple[Event, ...] = ()
    dropped: tuple[int, ...] = ()


class TakenBackForm(TypedDict):
    """The version returned to, and the versions whose steps do not count any more."""

    to: int
    dropped: list[int]


class StepForm(TypedDict):
    """A step as one seat, or a spectator, sees it."""

    version: int
    at: int
    kind: Kind
    seat: int | None
    events: list[dict[str, Any]]
    meta: NotRequired[dict[str, Any]]
    taken_back: NotRequired[TakenBackForm]


def step_form(step: Step, seat: int | None) -> StepForm:
    """The step as that seat (None: a spectator) may see it."""
    shown = [event.seen_by(seat) for event in step.events]
    form: StepForm = {
        "version": step.seq,
        "at": step.at,
        "kind": step.kind,
        "seat": step.seat,
        "events": [event.to_json() for event in shown if event is not None],
    }
    if step.kind == "meta":
        form["meta"] = {key: fact for key, fact in step.body.items() if key in _PUBLIC}
    elif step.kind == "takeback":
        form["taken_back"] = {"to": step.body["to"], "dropped": list(step.dropped)}
    return form
