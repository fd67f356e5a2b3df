"""Actions built in code, with names that no parser would accept, are refused like others."""

import pytest

from meeplewright.core import Action, IllegalAction
from meeplewright.games.keyflower.rules.actions import (
    Bid,
    Bring,
    Carry,
    Choose,
    Contribute,
    Lay,
    PayGroup,
    PaySkill,
    PayWorker,
    Pick,
    TakeBoat,
    Upgrade,
    Use,
    Workers,
)
from meeplewright.games.keyflower.rules.events import ActionTaken

from .table import Table, position

HANDS = {0: "jeweller scholar", 1: "scribes", 2: "windmill"}
NAMED = position(middle="keywood; workshop; tavern; hiring_fair", screens={0: "red 3 | saw 1"})
CHOOSING = position(season="winter", phase="winter", hands=HANDS)
MADE_BY_HAND: list[tuple[Table, tuple[str, ...], Action, str]] = [
    (NAMED, (), Bid("nope"), "bid"),
    (NAMED, (), Use("nope"), "use"),
    (NAMED, ("bid:keywood",), Bring("nope"), "bring"),
    (NAMED, ("bid:keywood",), Workers("pink", 1), "workers.colour"),
    (NAMED, ("bid:keywood",), Workers("red", -1), "workers.number"),
    (NAMED, ("use:tavern", "workers:1,red"), PayWorker("pink"), "pay_worker"),
    (NAMED, ("use:tavern", "workers:1,red"), PayGroup("nope"), "pay_group"),
    (NAMED, ("use:hiring_fair", "workers:1,red"), PaySkill("hammer"), "pay_skill"),
    (NAMED, ("use:workshop", "workers:1,red"), Choose("coal"), "choose"),
    (NAMED, ("use:home_1", "workers:1,red"), Carry("wood", "nope", "home_1"), "carry.from"),
    (NAMED, ("use:home_1", "workers:1,red"), Upgrade("nope", (1,), None), "upgrade.tile"),
    (NAMED, ("use:home_1", "workers:1,red"), Upgrade("home_1", (1,), None), "KF G6"),
    (position(phase="village", waiting={0: "stable"}), (), Pick("nope"), "pick"),
    (position(phase="village", waiting={0: "stable"}), ("pick:stable",), Lay(99, 0, 0), "lay.q"),
    (position(passes=2), ("pass",), TakeBoat("nope"), "boat"),
    (CHOOSING, (), Contribute(("nope",)), "winter"),
    (CHOOSING, (), Contribute(("scholar", "nope", "jeweller")), "winter"),
]


@pytest.mark.parametrize(
    ("table", "steps", "action", "field"), MADE_BY_HAND, ids=[repr(row[2]) for row in MADE_BY_HAND]
)
def test_an_action_made_of_nothing_known_gets_a_reason(
    table: Table, steps: tuple[str, ...], action: Action, field: str
) -> None:
    """The same one that the parser would give."""
    table = table.copy()
    table.do(*steps)
    canonical = table.state.canonical(0, action)
    reason = table.state.why_not(0, canonical)
    assert reason is not None and reason.rule == field
    with pytest.raises(IllegalAction):
        table.state.require(0, action)


def test_winter_tiles_in_another_order_are_applied_and_stored_in_the_order_of_the_file() -> None:
    state = CHOOSING.state.copy()
    done = state.apply(0, Contribute(("scholar", "jeweller")))[0]
    assert isinstance(done, ActionTaken)
    listed = Contribute(("jeweller", "scholar"))
    assert listed in CHOOSING.state.legal(0) and done.form == listed.to_json()


def test_a_rotation_that_looks_the_same_is_applied_and_stored_as_the_smallest() -> None:
    """KF V2: a Keywood looks the same after half a turn."""
    table = position(phase="village", waiting={0: "keywood"}, seats=2)
    table.do("pick:keywood")
    listed = next(action for action in table.state.legal(0) if isinstance(action, Lay))
    after, same = table.state.copy(), table.state.copy()
    done = after.apply(0, Lay(listed.q, listed.r, listed.turn + 3))[0]
    same.apply(0, listed)
    assert isinstance(done, ActionTaken) and done.form == listed.to_json()
    assert after.to_json() == same.to_json()
