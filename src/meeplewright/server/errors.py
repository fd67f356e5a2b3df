"""What can go wrong at a table: what a client is told, and what storage tells the server.

A TableError carries a reason (rule or field, catalogue key, arguments), never a sentence, and
knows how HTTP and WebSocket put it. Keys of the server start with `table-`. Conflict and
StorageFault never reach a client as they are: the hub answers them with a Refused or a Paused.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal, Self

from meeplewright.core.errors import Argument, InvalidRecord, Reason


class TableError(Exception):
    """The base of what a client is told. Nothing was changed when it is raised.

    `close` is the code a WebSocket is closed with where the error ends the connection; None where
    it is only answered. `version` is the table's current one, where there is one to tell.
    """

    status: int = 400
    close: ClassVar[int | None] = None

    def __init__(
        self,
        reason: Reason,
        *,
        version: int | None = None,
        retry_after: int | None = None,
        status: int | None = None,
    ) -> None:
        super().__init__(str(reason))
        self.reason = reason
        self.version = version
        self.retry_after = retry_after
        if status is not None:
            self.status = status

    @classmethod
    def because(
        cls,
        rule: str,
        key: str,
        *,
        version: int | None = None,
        retry_after: int | None = None,
        **arguments: Argument,
    ) -> Self:
        """The error for a rule or field, with the catalogue key and its arguments."""
        return cls(Reason(rule, key, arguments), version=version, retry_after=retry_after)

    def to_json(self) -> dict[str, Any]:
        form: dict[str, Any] = {"reason": self.reason.to_json()}
        if self.version is not None:
            form["version"] = self.version
        return form


class Refused(TableError):
    """Understood, but not possible now: illegal, stale, or somebody else's turn."""

    status = 409


class NotYours(TableError):
    """A seat, a table or a place that belongs to somebody else, or a foreign origin."""

    status = 403
    close = 4403


class NoIdentity(TableError):
    """No token, or one that nobody has."""

    status = 401
    close = 4401


class Unknown(TableError):
    """There is no such table, seat, game or page, or none that you may know of."""

    status = 404
    close = 4404


class Malformed(TableError):
    """Not a request at all: 400 where it cannot be read, 422 where a field is wrong."""

    status = 422


class BadRecord(Malformed):
    """A record that cannot be read or played on: at which line of the file, or at which entry."""

    status = 400

    def __init__(self, fault: InvalidRecord) -> None:
        super().__init__(fault.reason)
        self.line = fault.line
        self.entry = fault.entry

    def to_json(self) -> dict[str, Any]:
        places = {"line": self.line, "entry": self.entry}
        return super().to_json() | {key: at for key, at in places.items() if at is not None}


class TooMuch(TableError):
    """Too many of them; `retry_after` seconds later there is room again."""

    status = 429
    close = 4429


class TooLarge(TableError):
    """One that is too big."""

    status = 413
    close = 1009


class Paused(TableError):
    """Storage is full or gone: play waits, and goes on when storage answers again."""

    status = 503


class Conflict(Exception):
    """Another writer was first: the table stands at `version` now."""

    def __init__(self, version: int) -> None:
        super().__init__(f"the table stands at version {version}")
        self.version = version

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.version,))


FaultKind = Literal["full", "gone", "busy"]


class StorageFault(Exception):
    """Storage could not do it: no room left, not reachable, or held by others for too long.

    After a fault in an append the outcome may be unknown (the connection may have died after the
    commit): read the table's tail before doing anything else.
    """

    def __init__(self, kind: FaultKind, why: str = "") -> None:
        super().__init__(f"storage is {kind}" + (f": {why}" if why else ""))
        self.kind: FaultKind = kind
        self.why = why

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.kind, self.why))
