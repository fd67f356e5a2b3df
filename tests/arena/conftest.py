"""Rigged bots by name, and a plan for tests."""

import pytest

from meeplewright.arena import Plan
from meeplewright.games.carcassonne import Carcassonne
from tests.arena import rigged


@pytest.fixture(autouse=True)
def rigged_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    rigged.rig(monkeypatch)


@pytest.fixture
def plan() -> Plan:
    """Two bots at two seats: every deal has two games."""
    return Plan.of(Carcassonne(), ["steady", "random"], deals=3)
