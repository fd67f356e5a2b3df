"""Actions and outcomes of Keyflower as numbers, both ways."""

from functools import cache
from hashlib import sha256
from itertools import pairwise
from random import Random

import pytest

from meeplewright.core import CHANCE, Action, IllegalAction, InvalidSetup
from meeplewright.games.keyflower import Keyflower, KeyflowerState
from meeplewright.games.keyflower.rules import ids
from meeplewright.games.keyflower.rules.actions import (
    Bid,
    Carry,
    Contribute,
    Drawn,
    Lay,
    Pass,
    Use,
    Workers,
)
from meeplewright.games.keyflower.rules.encoding import VERSION
from meeplewright.games.keyflower.rules.table import BUILDING, VILLAGE
from meeplewright.games.keyflower.rules.tiles import NUMBER_OF
from meeplewright.games.keyflower.rules.village import cell_at, free_cells, grid_of
from tests.conftest import FULL, MODE

from .table import GAME, Table, position, random_step

GAMES = range(8 if FULL else 1)
LOOKED_AT = 1.0 if FULL else 0.15 if MODE == "compiled" else 0.04
"""The share of positions in which every legal action is tried."""


def agree(state: KeyflowerState, seat: int) -> list[int]:
    """Every legal action has its own id that leads back to it. Return the ids of the seat."""
    encoding = GAME.encoding(state.seats)
    listed = state.legal(seat)
    numbers = encoding.legal_ids(state, seat)
    assert numbers == [encoding.action_id(state, seat, action) for action in listed]
    assert all(one < other for one, other in pairwise(numbers))
    assert [encoding.action_of(state, seat, number) for number in numbers] == listed
    return numbers


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_every_legal_action_has_an_id_of_its_own_that_leads_back_to_it(seats: int) -> None:
    seen: set[int] = set()
    for game in GAMES:
        rng, state = Random(game), GAME.start(seats)
        while state.to_act is not None:
            if rng.random() < LOOKED_AT:
                for seat in state.actors:
                    seen |= set(agree(state, seat))
            random_step(state, rng)
    assert min(seen) >= 0 and max(seen) < GAME.encoding(seats).actions


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_every_outcome_of_luck_has_an_id_that_leads_back_to_it(seats: int) -> None:
    encoding = GAME.encoding(seats)
    for game in GAMES:
        rng, state = Random(game), GAME.start(seats)
        while state.to_act is not None:
            for outcome, _ in state.chance():
                number = encoding.outcome_id(outcome)
                assert 0 <= number < encoding.outcomes
                assert encoding.outcome_of(number) == outcome
            random_step(state, rng)


@cache
def of_every_phase() -> list[Table]:
    """One position of a real game for each kind of decision, and the end."""
    found: dict[str, Table] = {}
    rng, state = Random(1), GAME.start(3)
    while state.to_act is not None:
        found.setdefault(Table(state).phase, Table(state.copy()))
        random_step(state, rng)
    assert len(found) == 9
    return [*found.values(), Table(state)]


def test_any_other_id_is_refused_and_changes_nothing() -> None:
    encoding = GAME.encoding(3)
    ends = {end for first in ids.FIRST.values() for end in range(first - 2, first + 2)}
    tried = range(-1, 2375) if FULL else sorted(ends | set(range(2366, 2375)))
    for table in of_every_phase():
        before = table.state.to_json()
        for seat in range(-1, 3):
            legal = set(encoding.legal_ids(table.state, seat))
            for number in [each for each in tried if each not in legal]:
                with pytest.raises(IllegalAction) as refused:
                    encoding.action_of(table.state, seat, number)
                assert refused.value.reason.key == "action-number"
                assert refused.value.reason.arguments == {"number": number}
        assert table.state.to_json() == before


def test_who_may_not_act_has_no_ids() -> None:
    table = position(player=1)
    assert [GAME.encoding(3).legal_ids(table.state, seat) for seat in (-1, 0, 1, 2, 3)] == [
        [], [], [0], [], [],
    ]  # fmt: skip
    drawing = GAME.start(3)
    assert drawing.to_act == CHANCE
    assert [GAME.encoding(3).legal_ids(drawing, seat) for seat in range(3)] == [[], [], []]


def test_an_action_that_is_not_legal_has_no_id_and_the_rule_is_named() -> None:
    encoding = GAME.encoding(3)
    for table in of_every_phase():
        actions: list[Action] = [
            Pass(),
            Bid("home_1"),
            Use("scholar"),
            Workers("blue", 99),
            Carry("wood", "home_1", "scholar"),
            Carry("wood", "nowhere", "home_1"),
            Carry("glass", "home_1", "home_2"),
            Lay(5, 5, 0),
            Lay(0, -1, 6),
            Contribute(("jeweller", "jeweller")),
            Drawn("worker", "red"),
        ]
        for seat in range(-1, 3):
            for action in actions:
                if action not in table.state.legal(seat):
                    with pytest.raises(IllegalAction) as refused:
                        encoding.action_id(table.state, seat, action)
                    assert refused.value.reason == table.state.why_not(seat, action)


def test_what_means_the_same_has_the_id_of_the_one_that_is_listed() -> None:
    """KF V2: a boat looks the same after half a turn; KF W1: tiles in any order."""
    encoding = GAME.encoding(3)
    table = position(phase="village", waiting={0: "summer_boat_1 a"})
    table.do("pick:summer_boat_1", by=0)
    (spot, *_) = [action for action in table.state.legal(0) if isinstance(action, Lay)]
    turned = Lay(spot.q, spot.r, spot.turn + 3)
    listed = encoding.action_id(table.state, 0, spot)
    assert encoding.action_id(table.state, 0, turned) == listed
    choosing = position(season="winter", phase="winter", hands={0: "jeweller scholar"})
    assert encoding.action_id(choosing.state, 0, Contribute(("scholar", "jeweller"))) == 2369


@pytest.mark.parametrize("number", [-1, 63, 1000])
def test_there_are_no_other_outcomes(number: int) -> None:
    with pytest.raises(IllegalAction):
        GAME.encoding(2).outcome_of(number)
    with pytest.raises(IllegalAction):
        GAME.encoding(2).outcome_id(Drawn("worker", "white"))


@pytest.mark.parametrize("seats", [1, 7, True])
def test_there_is_no_encoding_for_other_numbers_of_seats(seats: int) -> None:
    with pytest.raises(InvalidSetup):
        Keyflower().encoding(seats)


# Rare in random play


def upgrades(table: Table) -> set[str]:
    agree(table.state, 0)
    return {text for text in table.legal() if text.startswith("upgrade")}


def test_every_handful_that_pays_for_an_upgrade_has_an_id() -> None:
    """KF Y5: with boat 3a any two resources upgrade the Goldsmith, also those that others cannot
    pay.
    """
    table = position(
        villages={0: "goldsmith (0,-1) r2 wood=2 stone=2 iron=2 gold=2"},
        holds={0: "3a"},
        screens={0: "red 1"},
    )
    table.do("use:home_1", "workers:1,red")
    assert len(upgrades(table)) == 10


@pytest.mark.parametrize(
    ("tile", "ways"), [("barn (0,-1) r0", 3), ("inn (0,-1) r0 wood=1 gold=1", 6)]
)
def test_every_skill_that_pays_for_an_upgrade_has_an_id(tile: str, ways: int) -> None:
    table = position(villages={0: tile}, screens={0: "red 1 | saw 1 pickaxe 1 anvil 1"})
    table.do("use:home_1", "workers:1,red")
    assert len(upgrades(table)) == ways


def test_every_number_of_workers_has_an_id() -> None:
    """KF B3: a bid can use all workers of a colour; KF B6: or none from the screen."""
    table = position(middle="keywood", screens={0: "blue 40 red 40 yellow 40 green 20"})
    table.do("bid:keywood")
    assert len(agree(table.state, 0)) == 140
    brought = position(middle="keywood; miner red:2 by 0, red:3 by 1")
    brought.do("bid:keywood", "bring:miner")
    assert brought.legal() == {"workers:0,red"}
    agree(brought.state, 0)


def test_a_resource_carried_over_fields_has_an_id() -> None:
    """KF Y3: also from a boat."""
    table = position(
        villages={0: "summer_boat_1 (-1,0) r1 wood=1; stable (0,-1) r0"},
        holds={0: "2a"},
        screens={0: "red 1"},
    )
    table.do("use:home_1", "workers:1,red")
    assert "carry:wood,summer_boat_1,home_1" in table.legal()
    agree(table.state, 0)


def test_mixed_uses_and_payments_have_ids() -> None:
    """KF Y11, E5, E6, B7"""
    table = position(
        middle="store on yellow:1; miner blue:1 by 0, blue:2 by 1",
        holds={0: "4b"},
        screens={0: "red 2 blue 2 yellow 2 green 2"},
    )
    table.do("use:store")
    while table.phase == "workers":
        agree(table.state, 0)
        table.do(min(text for text in table.legal() if text.startswith("workers")))
    assert table.phase == "pay" and "pay_group:miner" in table.legal()
    agree(table.state, 0)


# The cells of a village


def line_of(tiles: int) -> Table:
    """A village of this many tiles in a row, the longest possible shape."""
    table = position(seats=6, season="winter", phase="turn")
    for number in range(1, tiles):
        tile = ids.LAID[number - 1]
        table.at.place[tile], table.at.owner[tile] = VILLAGE, 0
        table.at.cell[tile] = cell_at(number if number < 30 else 29 - number, 0)
    return table


def test_there_is_a_slot_for_every_free_cell_of_any_village() -> None:
    """The longest village that can grow has all its tiles in a row and needs every slot."""
    assert [ids.most_tiles(seats) for seats in GAME.seat_counts] == [30, 36, 42, 43, 48]
    table = line_of(47)
    assert len(free_cells(table.at, 0, grid_of(table.at, 0))) == ids.SLOTS == 98


def test_every_slot_can_be_laid_on() -> None:
    """KF V7: with boat 2a, which is in the row, a tile can be placed anywhere."""
    table = line_of(47)
    table.at.phase, table.at.laying[0] = BUILDING, NUMBER_OF["turn_order_tile_1"]
    encoding = GAME.encoding(6)
    assert encoding.legal_ids(table.state, 0) == list(range(1779, 2367))
    first, last = [encoding.action_of(table.state, 0, number) for number in (1779, 2366)]
    assert (first.to_text(), last.to_text()) == ("lay:0,-1,0", "lay:-18,0,5")


def test_an_action_that_cannot_come_up_in_play_has_no_id() -> None:
    """A winter tile in a village while resources are moved."""
    table = position(villages={0: "scholar (0,-1) r3 wood=1"}, screens={0: "red 1"})
    table.do("use:home_1", "workers:1,red")
    assert "carry:wood,scholar,home_1" in table.legal()
    encoding = GAME.encoding(3)
    with pytest.raises(IllegalAction) as refused:
        encoding.legal_ids(table.state, 0)
    assert refused.value.reason.arguments == {"action": "carry:wood,scholar,home_1"}
    with pytest.raises(IllegalAction) as refused:
        encoding.action_id(table.state, 0, GAME.action_from_text("carry:wood,scholar,home_1"))
    assert refused.value.reason.key == "action-unnumbered"


# The meaning of an id does not change


def test_the_blocks_lie_where_version_1_has_them() -> None:
    assert ids.FIRST == {
        "pass": 0, "bid": 1, "use": 53, "bring": 82, "workers": 134, "pay_skill": 278,
        "pay_worker": 281, "pay_group": 285, "choose": 337, "finish": 340, "carry": 341,
        "upgrade": 1349, "boat": 1715, "pick": 1721, "lay": 1779, "winter": 2367,
    }  # fmt: skip
    encodings = [GAME.encoding(seats) for seats in GAME.seat_counts]
    assert [(each.actions, each.outcomes) for each in encodings] == [(2374, 63)] * 5


def test_an_id_that_means_something_else_needs_a_new_version() -> None:
    """If you change the numbering, increase the version and write the new digest here."""
    meant = [action.to_text() if action else "-" for action in ids.MEANS]
    drawn = [outcome.to_text() for outcome in ids.OUTCOMES]
    digest = sha256("\n".join([*meant, *drawn]).encode()).hexdigest()
    assert (VERSION, digest[:16]) == (1, "6ba0a799843506f6")


def test_the_ids_of_a_position_stay_as_they_are() -> None:
    """Those that depend on the position: transport, placing and the tiles in hand."""
    carrying = position(villages={0: "stable (0,-1) r0 wood=1 gold=2"}, screens={0: "red 1"})
    carrying.do("use:home_1", "workers:1,red")
    laying = position(phase="village", waiting={0: "stable"})
    laying.do("pick:stable", by=0)
    hands = {0: "jeweller scholar windmill", 1: "key_guild", 2: "scribes"}
    choosing = position(season="winter", phase="winter", hands=hands)
    encoding = GAME.encoding(3)
    assert encoding.legal_ids(carrying.state, 0) == [340, 689, 692, 1435, 1441]
    assert encoding.action_of(carrying.state, 0, 692).to_text() == "carry:gold,stable,home_1"
    assert encoding.legal_ids(laying.state, 0)[-4:] == [1809, 1811, 1813, 1814]
    assert encoding.action_of(laying.state, 0, 1811).to_text() == "lay:-1,0,2"
    assert encoding.legal_ids(choosing.state, 0) == list(range(2367, 2374))
    assert encoding.action_of(choosing.state, 0, 2371).to_text() == "winter:jeweller,windmill"
