"""What drivers raise, and how the server handles it."""

import sqlite3

import pytest
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from meeplewright.server.errors import FaultKind, StorageFault
from meeplewright.server.storage.driver_errors import fault_of


class PostgresError(Exception):
    """As a driver raises it, with a five-character state."""

    def __init__(self, sqlstate: str) -> None:
        super().__init__("could not write 'a secret'")
        self.sqlstate = sqlstate


@pytest.mark.parametrize(
    ("state", "kind"),
    [
        ("53100", "full"),
        ("53300", "busy"),
        ("40P01", "busy"),
        ("55P03", "busy"),
        ("57014", "busy"),
        ("57P01", "gone"),
        ("57P03", "gone"),
        ("08006", "gone"),
        ("25006", "gone"),
        ("58030", "gone"),
        ("55000", "gone"),
        ("3D000", "gone"),
        ("28000", "gone"),
        ("28P01", "gone"),
        ("42501", "gone"),
        ("25P03", "gone"),
        ("25P04", "busy"),
        ("57P02", "gone"),
        ("57P05", "gone"),
        ("08001", "gone"),
        ("08P01", "gone"),
        ("XX001", "gone"),
    ],
)
def test_postgresql_says_by_its_state_what_is_wrong(state: str, kind: FaultKind) -> None:
    fault = fault_of(DBAPIError("INSERT", {}, PostgresError(state)))
    assert fault is not None and fault.kind == kind
    assert "secret" not in str(fault)


@pytest.mark.parametrize("state", ["23505", "42601", "22P05"])
def test_our_own_mistakes_are_no_faults_of_storage(state: str) -> None:
    assert fault_of(IntegrityError("INSERT", {}, PostgresError(state))) is None


@pytest.mark.parametrize(
    ("code", "kind"),
    [
        (sqlite3.SQLITE_FULL, "full"),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, "busy"),
        (sqlite3.SQLITE_IOERR_FSYNC, "gone"),
        (sqlite3.SQLITE_CANTOPEN, "gone"),
        (sqlite3.SQLITE_CONSTRAINT_UNIQUE, None),
        (sqlite3.SQLITE_ERROR, None),
    ],
)
def test_sqlite_says_by_its_code_what_is_wrong(code: int, kind: FaultKind | None) -> None:
    error = sqlite3.OperationalError("could not write 'a secret'")
    error.sqlite_errorcode = code
    fault = fault_of(DBAPIError("INSERT", {}, error))
    assert (fault.kind if fault else None) == kind


def test_a_pool_without_a_free_connection_is_busy() -> None:
    fault = fault_of(PoolTimeout("no connection"))
    assert fault is not None and fault.kind == "busy"


@pytest.mark.parametrize(
    "error", [ConnectionRefusedError(), ConnectionResetError(), TimeoutError()]
)
def test_a_wire_that_breaks_is_gone(error: Exception) -> None:
    fault = fault_of(error)
    assert fault is not None and fault.kind == "gone"


def test_a_value_that_the_driver_cannot_write_is_our_mistake() -> None:
    cause = InterfaceError("INSERT", {}, PostgresError(""))
    cause.orig.__cause__ = ValueError("value out of range")  # type: ignore[union-attr]
    assert fault_of(cause) is None
    assert fault_of(InterfaceError("INSERT", {}, PostgresError(""))) is not None


def test_a_fault_stays_what_it_is_and_any_other_error_is_none() -> None:
    fault = StorageFault("full")
    assert fault_of(fault) is fault
    assert fault_of(LookupError()) is None
