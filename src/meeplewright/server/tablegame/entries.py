"""The entries of a table's log, in the order in which they were committed.

A table's version is the `seq` of its last entry; entry 1 says who sits where. The log contains no
names of people. What an entry does to the game is decided in `table_game.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Self

Kind = Literal["meta", "chance", "do", "takeback"]
Leaving = Literal["left", "forgotten"]
"""Why a person gives a seat to a bot without losing."""
HandoverReason = Leaving | Literal["timeout", "resigned"]
"""Why a bot drives a person's seat. In older logs a timeout and a resignation are handovers."""

START = 1
"""The entry that starts the game; no takeback goes beyond it."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One committed entry. `at` is never less than that of the entry before.

    | kind | seat | body |
    | --- | --- | --- |
    | `chance` | None | the outcome |
    | `do` | who acted | the action in canonical form |
    | `takeback` | who asked | `to`: the seq returned to; with `only` just that seat's actions go |
    | `meta` | whom it is about | `meta` (see below) and its facts |

    Meta entries are start, handover, return, ask, answer, lost and end.

    A start may say how many entries after it were `played` before, elsewhere; or from which
    `position` the game begins, secrets included. With a `lesson` the page guides a newcomer through
    this `chapter` and suggests its `turns`; the outcomes of its `deal` come before any random ones.

    `lost`: the seat cannot win any more, and a bot plays it on. `end`: the game ended early, as
    this seat lost or aborted it.
    """

    seq: int
    kind: Kind
    seat: int | None
    body: dict[str, Any]
    at: int


@dataclass(frozen=True, slots=True)
class Beginning:
    """What a game begins with: entries played before (seat, None for chance, and body), or a
    position; neither for a new game. A lesson has a chapter, the turns that it suggests to the
    newcomer, and a prepared deal: outcomes that come in this order, each as soon as it is possible.
    """

    played: tuple[tuple[int | None, dict[str, Any]], ...] = ()
    position: dict[str, Any] | None = None
    lesson: str | None = None
    chapter: str = ""
    turns: tuple[list[dict[str, Any]], ...] = ()
    deal: tuple[dict[str, Any], ...] = ()

    def to_json(self) -> dict[str, Any]:
        form = {"played": [list(entry) for entry in self.played], "position": self.position}
        return form if self.lesson is None else {**form, **self.lesson_form()}

    @classmethod
    def from_json(cls, form: Mapping[str, Any]) -> Self:
        played = tuple((seat, body) for seat, body in form["played"])
        return cls(
            played,
            form["position"],
            form.get("lesson"),
            form.get("chapter", ""),
            tuple(form.get("turns", ())),
            tuple(form.get("deal", ())),
        )

    def lesson_form(self) -> dict[str, Any]:
        return {
            "lesson": self.lesson,
            "chapter": self.chapter,
            "turns": list(self.turns),
            "deal": list(self.deal),
        }


NEW_GAME = Beginning()


def start_body(drivers: Sequence[str | None], beginning: Beginning = NEW_GAME) -> dict[str, Any]:
    """The first driver of each seat (None for a person, else a bot's spec) and the beginning."""
    seats = [{"kind": "person"} if bot is None else {"kind": "bot", "bot": bot} for bot in drivers]
    body: dict[str, Any] = {"meta": "start", "seats": seats}
    if beginning.played:
        body["played"] = len(beginning.played)
    if beginning.position is not None:
        body["position"] = beginning.position
    if beginning.lesson is not None:
        body |= beginning.lesson_form()
    return body


def drivers_of(body: Mapping[str, Any]) -> list[str | None]:
    """The drivers in the body of a start."""
    return [seat.get("bot") for seat in body["seats"]]


def takeback_body(to: int, only: int | None) -> dict[str, Any]:
    """The body of a takeback, and of the request for one."""
    return {"to": to} if only is None else {"to": to, "only": only}
