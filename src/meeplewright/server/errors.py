"""What can go wrong at a table: errors for clients, and errors from storage.

A TableError has a reason (rule or field, catalogue key, arguments), never a sentence, and knows its
HTTP status and WebSocket code. Keys of the server start with `table-`. Clients never get Conflict
and StorageFault as they are: the hub turns them into Refused or Paused.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal, Self

from meeplewright.core.errors import Argument, InvalidRecord, Reason


class TableError(Exception):
    """The base of all errors for clients. When it is raised, nothing was changed.

    `close` is the code that closes a WebSocket if the error ends the connection; None if it is only
    an answer. `version` is the table's current version, if known.
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
    """Understood, but not possible now: illegal, stale, or another seat's turn."""

    status = 409


class Forbidden(TableError):
    """A seat, a table or a place that belongs to somebody else, or a foreign origin."""

    status = 403
    close = 4403


class Unauthorized(TableError):
    """No token, or an unknown one."""

    status = 401
    close = 4401


class NotFound(TableError):
    """There is no such table, seat, game or page, or you may not know about it."""

    status = 404
    close = 4404


class InvalidRequest(TableError):
    """Not a valid request: 400 if it cannot be read, 422 if a field is wrong."""

    status = 422


class BadRecord(InvalidRequest):
    """A record that cannot be read or continued, with the line of the file or the entry."""

    status = 400

    def __init__(self, fault: InvalidRecord) -> None:
        super().__init__(fault.reason)
        self.line = fault.line
        self.entry = fault.entry

    def to_json(self) -> dict[str, Any]:
        places = {"line": self.line, "entry": self.entry}
        return super().to_json() | {key: at for key, at in places.items() if at is not None}


class TooManyRequests(TableError):
    """Too many requests; there is room again after `retry_after` seconds."""

    status = 429
    close = 4429


class TooLarge(TableError):
    """The request is too large."""

    status = 413
    close = 1009


class Paused(TableError):
    """Storage is full or not reachable: play waits, and continues when storage answers again."""

    status = 503


class Conflict(Exception):
    """Another writer was first: the table is at `version` now."""

    def __init__(self, version: int) -> None:
        super().__init__(f"the table stands at version {version}")
        self.version = version

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.version,))


FaultKind = Literal["full", "gone", "busy"]


class StorageFault(Exception):
    """Storage failed: no room left, not reachable, or locked for too long.

    After a fault in an append the outcome may be unknown (the connection may have died after the
    commit): read the table's tail before doing anything else.
    """

    def __init__(self, kind: FaultKind, why: str = "") -> None:
        super().__init__(f"storage is {kind}" + (f": {why}" if why else ""))
        self.kind: FaultKind = kind
        self.why = why

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.kind, self.why))
