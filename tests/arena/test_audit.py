"""The audit accepts honest bots and detects bots that use hidden information."""

import pytest

from meeplewright.arena import Plan
from meeplewright.arena.audit import Audited, audit_seating
from meeplewright.arena.tasks import AuditTask
from meeplewright.core.game import Game
from meeplewright.core.records import Record
from meeplewright.core.registry import find_game
from meeplewright.core.replay import replay
from tests.conftest import FULL


def audited(game: Game, *bots: str) -> Audited:
    plan = Plan.of(game, bots, seats=2, deals=1)
    return audit_seating(plan, next(plan.seatings()))


@pytest.mark.parametrize("name", ["carcassonne", "keyflower"] if FULL else ["carcassonne"])
def test_an_honest_bot_passes(name: str) -> None:
    found = audited(find_game(name), "greedy", "random")
    assert found.difference is None and found.fault is None and found.decisions > 50


def test_a_bot_that_looks_behind_a_screen_is_caught() -> None:
    game = find_game("keyflower")
    found = audited(game, "peeking", "steady").difference
    assert found is not None
    assert (found.bot, found.seat) == ("peeking", 0) and found.choice != found.other_choice
    assert found.view["seat"] == 0
    assert replay(Record.loads(found.record.encode())).entry == found.entry


def test_a_bot_with_luck_from_elsewhere_is_caught() -> None:
    found = audited(find_game("carcassonne"), "gambler", "steady").difference
    assert found is not None and found.bot == "gambler"


def test_a_bot_that_crashes_is_named() -> None:
    fault = audited(find_game("carcassonne"), "steady", "crashing").fault
    assert fault is not None and fault.bot == "crashing"


def test_budgets_in_time_are_spent_alike() -> None:
    plan = Plan.of(find_game("carcassonne"), ["flat:4ms", "steady"], deals=1)
    found = AuditTask()(plan, next(plan.seatings()))
    assert found.difference is None and found.fault is None
