"""Why an action is not legal here: the rule it breaks, as data. `legal` stays the only source."""

from __future__ import annotations

from mypy_extensions import i64

from meeplewright.core.errors import InvalidAction, Reason, not_an_action
from meeplewright.core.game import Action
from meeplewright.games.keyflower.rules import placing
from meeplewright.games.keyflower.rules.actions import (
    Bid,
    Bring,
    Carry,
    Choose,
    Contribute,
    Finish,
    Lay,
    Pass,
    PayGroup,
    PaySkill,
    PayWorker,
    Pick,
    TakeBoat,
    Upgrade,
    Use,
    Workers,
)
from meeplewright.games.keyflower.rules.reading import action_from_json
from meeplewright.games.keyflower.rules.steps import listed, may_act
from meeplewright.games.keyflower.rules.table import (
    BID,
    BOATING,
    BUILDING,
    CARRYING,
    CHOOSING,
    OVER,
    PAYING,
    PHASES,
    PLACING,
    TURN,
    VILLAGE,
    WINTERING,
    Table,
    at_colour,
    at_seat,
)
from meeplewright.games.keyflower.rules.tiles import COLOURS, NUMBER_OF, TILES
from meeplewright.games.keyflower.rules.village import cell_at, free_cells, grid_of

_STEP_OF = {
    Pass: TURN,
    Bid: TURN,
    Use: TURN,
    Bring: PLACING,
    Workers: PLACING,
    PayWorker: PAYING,
    PayGroup: PAYING,
    PaySkill: PAYING,
    Choose: CHOOSING,
    Carry: CARRYING,
    Upgrade: CARRYING,
    TakeBoat: BOATING,
    Pick: BUILDING,
    Lay: BUILDING,
    Contribute: WINTERING,
}


def why_not(table: Table, seat: int, action: object) -> Reason | None:
    """None exactly when the action is among those `listed`."""
    if table.phase == OVER:
        return Reason("KF W4", "why-game-over")
    if not 0 <= seat < table.seats or not may_act(table, seat):
        return Reason("KF T1", "why-not-your-turn", {"seat": seat + 1})
    if not isinstance(action, Action):
        return not_an_action(action)
    if action in listed(table, seat):
        return None
    wanted = _STEP_OF.get(type(action))
    if isinstance(action, Finish):
        return _why_not_finish(table)
    if wanted is None:
        return Reason("KF T1", "why-luck-decides")
    if wanted != table.phase:
        return Reason("KF T1", "why-other-step", {"step": PHASES[table.phase]})
    return _why_no_action(action) or _why_not_here(table, seat, action)


def _why_no_action(action: Action) -> Reason | None:
    """The reason for an invalid action made in code, such as an unknown tile or colour."""
    try:
        action_from_json(action.to_json())
    except InvalidAction as fault:
        return fault.reason
    return None


def _why_not_finish(table: Table) -> Reason:
    if table.phase == BUILDING:
        return Reason("KF V1", "why-tiles-to-lay")
    return Reason("KF T1", "why-other-step", {"step": PHASES[table.phase]})


def _why_not_here(table: Table, seat: int, action: Action) -> Reason:
    """The action belongs to this step, but is not among those offered."""
    if isinstance(action, Bid):
        return _why_not_bid(table, seat, action.thing)
    if isinstance(action, Use):
        return _why_not_use(table, seat, action.thing)
    if isinstance(action, Bring):
        return _why_not_bring(table, seat, action.thing)
    if isinstance(action, Workers):
        return _why_not_workers(table, seat, action)
    if isinstance(action, PaySkill):
        return Reason("KF E5", "why-cannot-pay", {"with": action.thing})
    if isinstance(action, (PayWorker, PayGroup)):
        return Reason("KF E6", "why-cannot-pay", {"with": action.thing})
    if isinstance(action, Choose):
        return Reason("KF E7", "why-not-in-stock", {"resource": action.thing})
    if isinstance(action, Carry):
        return Reason("KF G2", "why-no-step", {"from": action.start, "to": action.end})
    if isinstance(action, Upgrade):
        return _why_not_upgrade(table, seat, action.tile)
    if isinstance(action, TakeBoat):
        return Reason("KF Z5", "why-boat-taken", {"boat": action.thing})
    if isinstance(action, (Pick, Lay)):
        return _why_not_laid(table, seat, action)
    return Reason("KF W1", "why-not-those-tiles")


def _why_not_bid(table: Table, seat: i64, name: str) -> Reason:
    tile = NUMBER_OF[name]
    if not placing.may_be_bid_on(table, tile):
        return Reason("KF B1", "why-no-auction", {"tile": name})
    needed = int(placing.bid_needs(table, seat, tile))
    colours = int(placing.bid_colours(table, seat, tile))
    if colours == placing.ALL_COLOURS:
        return Reason("KF B3", "why-too-few-to-bid", {"tile": name, "needed": needed})
    colour = COLOURS[(1, 2, 4, 8).index(colours)]
    about: dict[str, str | int] = {"tile": name, "needed": needed, "colour": colour}
    return Reason("KF C2", "why-too-few-of-colour", about)


def _why_not_use(table: Table, seat: i64, name: str) -> Reason:
    tile = NUMBER_OF[name]
    if not TILES[tile].usable:
        return Reason("KF U2", "why-never-used", {"tile": name})
    if not placing.may_be_used(table, tile):
        return Reason("KF U1", "why-not-in-reach", {"tile": name})
    needed = int(placing.use_needs(table, tile))
    if placing.use_room(table, tile) < needed:
        return Reason("KF U4", "why-tile-full", {"tile": name})
    if placing.can_use(table, seat, tile, table.losing_groups(seat), False):
        return Reason("KF U7", "why-no-payment", {"tile": name})
    if _most_at_hand(table, seat, tile) >= needed:  # only in groups too large to fit
        return Reason("KF U4", "why-tile-full", {"tile": name})
    colour = table.colour[tile]
    if colour >= 0 and not placing.may_mix(table, seat, tile):
        about: dict[str, str | int] = {"tile": name, "needed": needed, "colour": COLOURS[colour]}
        return Reason("KF C2", "why-too-few-of-colour", about)
    return Reason("KF U3", "why-too-few-to-use", {"tile": name, "needed": needed})


def _most_at_hand(table: Table, seat: i64, tile: i64) -> int:
    """How many workers, including groups, the seat could place there without the limit."""
    by_colour = [int(table.workers[at_colour(seat, colour)]) for colour in range(4)]
    for group in table.losing_groups(seat):
        by_colour[table.bid_colour[at_seat(group, seat)]] += int(table.bid[at_seat(group, seat)])
    if placing.may_mix(table, seat, tile):
        return sum(by_colour)
    colours = placing.use_colours(table, tile)
    return max([by_colour[at] for at in range(4) if colours & placing.one_colour(at)])


def _why_not_bring(table: Table, seat: i64, name: str) -> Reason:
    tile = NUMBER_OF[name]
    about: dict[str, str | int] = {"tile": name}
    if table.bid[at_seat(tile, seat)] == 0:
        return Reason("KF B6", "why-no-group", about)
    if not table.is_losing(tile, seat):
        return Reason("KF B8", "why-winning-stays", about)
    if tile <= table.last_group or table.next_colour > 0:
        return Reason("KF B6", "why-group-order", about)
    mask = placing.one_colour(table.bid_colour[at_seat(tile, seat)])
    if not placing.chain_colours(table, seat) & mask:
        return Reason("KF C2", "why-group-does-not-fit", about)
    if table.act == BID and tile != table.target:
        needed = int(placing.bid_needs(table, seat, table.target))
        return Reason("KF B3", "why-too-few-to-bid", {"tile": _target(table), "needed": needed})
    total = placing.moving_count(table) + table.bid[at_seat(tile, seat)]
    if table.act == BID or total > placing.use_room(table, table.target):
        return Reason("KF B6", "why-group-does-not-fit", about)
    return _why_not_after(table, int(total))


def _why_not_after(table: Table, total: int) -> Reason:
    """This many would fit: they are too few, or nothing is left to pay with."""
    needed = int(placing.use_needs(table, table.target))
    if total < needed:
        return Reason("KF U3", "why-too-few-to-use", {"tile": _target(table), "needed": needed})
    return Reason("KF U7", "why-no-payment", {"tile": _target(table)})


def _why_not_workers(table: Table, seat: i64, action: Workers) -> Reason:
    colour = COLOURS.index(action.colour)
    about: dict[str, str | int] = {"colour": action.colour, "number": action.number}
    if action.number > table.workers[at_colour(seat, colour)]:
        return Reason("KF T3", "why-not-so-many", about)
    if not placing.chain_colours(table, seat) & placing.one_colour(colour):
        return Reason("KF C2", "why-wrong-colour", about)
    if placing.mixes_now(table, seat) and colour != table.next_colour:
        return Reason("KF Y11", "why-colour-order", {"colour": COLOURS[table.next_colour]})
    total = int(placing.moving_count(table)) + action.number
    if table.act == BID:
        needed = int(placing.bid_needs(table, seat, table.target))
        return Reason("KF B3", "why-too-few-to-bid", {"tile": _target(table), "needed": needed})
    if total > placing.use_room(table, table.target):
        return Reason("KF U4", "why-tile-full", {"tile": _target(table)})
    return _why_not_after(table, total)


def _target(table: Table) -> str:
    return TILES[table.target].name


def _why_not_upgrade(table: Table, seat: i64, name: str) -> Reason:
    tile = NUMBER_OF[name]
    if table.upgrades == 0:
        return Reason("KF G1", "why-no-upgrade-left")
    if table.place[tile] != VILLAGE or table.owner[tile] != seat:
        return Reason("KF G1", "why-not-own-village", {"tile": name})
    if not TILES[tile].upgradable or table.face[tile] != 0:
        return Reason("KF G5", "why-not-upgradable", {"tile": name})
    return Reason("KF G6", "why-cost-not-met", {"tile": name})


def _why_not_laid(table: Table, seat: i64, action: Action) -> Reason:
    if isinstance(action, Pick):
        return Reason("KF V1", "why-not-to-lay", {"tile": action.thing})
    if table.laying[seat] < 0:
        return Reason("KF V1", "why-pick-first")
    assert isinstance(action, Lay)
    if cell_at(action.q, action.r) not in free_cells(table, seat, grid_of(table, seat)):
        about: dict[str, str | int] = {"tile": TILES[table.laying[seat]].name}
        return Reason("KF V2", "why-not-touching", about)
    return Reason("KF V3", "why-does-not-fit", {"tile": TILES[table.laying[seat]].name})
