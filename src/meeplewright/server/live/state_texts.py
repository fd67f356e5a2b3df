"""The `state` messages of a table, as bytes for the wire.

The text of a position is made once for each seat, version and draft, and shared by all connections
that look from that seat. What is the same for all seats is made once for all of them; without
secrets that is nearly everything. The texts are dropped when nobody has needed them for a while.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from meeplewright.core.game import Json, State, View
from meeplewright.server.live.forms import dumps_bytes
from meeplewright.server.tablegame import Draft, Step, StepForm, TableGame, step_form
from meeplewright.server.time import Clock

STALE_MS = 1_000  # the text of a state is shared for this long, then its clocks are too old
TEXTS_LAST_MS = 10_000  # then all who were connected have them


class StateTexts:
    """The texts of one table at one version. `clear` them when the game changes."""

    __slots__ = (
        "_clock",
        "_clocks",
        "_made_at",
        "_messages",
        "_positions",
        "_shared",
        "_steps",
        "_view",
    )

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._made_at = 0
        self._clocks = (0, b"")  # the text of all clocks, and the time at which it is true
        self._messages: dict[tuple[int | None, int], tuple[int, bytes]] = {}
        self._positions: dict[int | None, bytes] = {}
        self._steps: dict[tuple[int | None, int], bytes] = {}
        self._shared = b""  # the fields that are the same for all seats
        self._view = b""  # the view of a game without secrets, which has no seat

    def clear(self) -> None:
        self._messages.clear()
        self._positions.clear()
        self._steps.clear()
        self._clocks = (0, b"")
        self._shared = self._view = b""

    def clear_seat(self, seat: int) -> None:
        """The draft of this seat has changed."""
        self._positions.pop(seat, None)
        for key in [key for key in self._messages if key[0] == seat]:
            del self._messages[key]

    @property
    def are_kept(self) -> bool:
        """Whether there are any texts."""
        return bool(self._shared)

    def drop_old(self) -> None:
        """The texts need more memory than the game."""
        if self.are_kept and self._clock.now() - self._made_at > TEXTS_LAST_MS:
            self.clear()

    def message(
        self,
        table_game: TableGame,
        seat: int | None,
        draft: Draft | None,
        since: int,
        steps_after: Callable[[int], Sequence[Step]],
    ) -> bytes:
        """The message for those who know the version `since`, with the steps after it."""
        now = self._clock.now()
        made_at, text = self._messages.get((seat, since), (0, b""))
        if not text or now - made_at > STALE_MS:
            told = self._steps_text(table_game, seat, since, steps_after)
            text = self._with_steps(table_game, seat, draft, told, now)
            self._messages[seat, since] = (now, text)
        return text

    def with_steps(
        self,
        table_game: TableGame,
        seat: int | None,
        draft: Draft | None,
        steps: Sequence[StepForm],
    ) -> bytes:
        """The message with these steps."""
        return self._with_steps(table_game, seat, draft, dumps_bytes(steps), self._clock.now())

    def _with_steps(
        self, table_game: TableGame, seat: int | None, draft: Draft | None, steps: bytes, now: int
    ) -> bytes:
        self._made_at = now
        if not self._shared:
            self._shared = dumps_bytes({"type": "state", **shared_form(table_game)})
        position = self._positions.get(seat)
        if position is None:
            position = self._positions[seat] = self._position(table_game, seat, draft)
        return b'%b,%b,%b,"steps":%b}' % (
            self._shared[:-1],
            position[1:-1],
            self._clocks_text(table_game, now)[1:-1],
            steps,
        )

    def _clocks_text(self, table_game: TableGame, now: int) -> bytes:
        """The same for all connections that are told at the same time."""
        told_at, text = self._clocks
        if not text or told_at != now:
            text = dumps_bytes({"at": now, "clocks": table_game.clocks(now)})
            self._clocks = (now, text)
        return text

    def _position(self, table_game: TableGame, seat: int | None, draft: Draft | None) -> bytes:
        """An object with the fields of this seat."""
        fields = dumps_bytes(seat_form(table_game, seat, draft))
        if draft is not None or table_game.game.has_secrets:
            view = dumps_bytes(state_of(table_game, draft).view(seat).to_json())
        else:
            self._view = self._view or dumps_bytes(_without_seat(table_game.state.view(None)))
            own = b"null" if seat is None else b"%d" % seat
            view = b'{"seat":%b,%b' % (own, self._view[1:])
        return b'%b,"view":%b}' % (fields[:-1], view)

    def _steps_text(
        self,
        table_game: TableGame,
        seat: int | None,
        since: int,
        steps_after: Callable[[int], Sequence[Step]],
    ) -> bytes:
        """Without secrets every seat sees the same events."""
        key = (seat if table_game.game.has_secrets else None, since)
        text = self._steps.get(key)
        if text is None:
            forms = [step_form(step, key[0]) for step in steps_after(since)]
            text = self._steps[key] = dumps_bytes(forms)
        return text


def _without_seat(view: View) -> Json:
    return {name: part for name, part in view.to_json().items() if name != "seat"}


def state_of(table_game: TableGame, draft: Draft | None) -> State:
    """The position that a seat with this draft looks at."""
    return table_game.state if draft is None else draft.state


def position_form(table_game: TableGame, seat: int | None, draft: Draft | None) -> Json:
    """The part of a `state` message that is the same for all who look from this seat. Only the seat
    itself may get its draft.
    """
    view = state_of(table_game, draft).view(seat).to_json()
    return {**shared_form(table_game), **seat_form(table_game, seat, draft), "view": view}


def shared_form(table_game: TableGame) -> Json:
    """The fields that are the same for all seats."""
    asked = table_game.pending_takeback
    return {
        "version": table_game.version,
        "drivers": list(table_game.drivers),
        "asked": None if asked is None else asked.to_json(),
        "may_abort": table_game.may_abort,
        "waits": table_game.waits,
        "result": table_game.result,
    }


def seat_form(table_game: TableGame, seat: int | None, draft: Draft | None) -> Json:
    """The fields that depend on the seat, without its view."""
    now = table_game if draft is None else draft.state
    return {
        "seat": seat,
        "legal": [action.to_json() for action in legal_now(table_game, seat, draft)],
        "actors": list(now.actors),
        "to_act": now.to_act,
        "draft": None if draft is None else draft.to_json(),
        "free_from": None if seat is None else table_game.free_from(seat),
    }


def legal_now(table_game: TableGame, seat: int | None, draft: Draft | None) -> Sequence[Any]:
    """What the person in this seat can do now; nothing while a bot drives it, or if its draft is
    complete.
    """
    if draft is not None:
        return () if draft.complete else draft.state.legal(draft.seat)
    if seat is None or table_game.drivers[seat] is not None or seat not in table_game.actors:
        return ()
    return table_game.state.legal(seat)
