"""The steps a seat can take now, and applying them. Each step calls the module with its rules.

`listed` is the only source of legality; `take` trusts its caller.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.core.game import Action, Json
from meeplewright.games.keyflower.rules import placing, season_end, transport, using, winter
from meeplewright.games.keyflower.rules.actions import (
    Bid,
    Bring,
    Carry,
    Choose,
    Contribute,
    Drawn,
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
from meeplewright.games.keyflower.rules.drawing import (
    TO_NEXT_TURN,
    TO_SEASON,
    draw_one,
    has_draws,
    kind_of_draw,
    thing_index,
)
from meeplewright.games.keyflower.rules.events import ActionTaken
from meeplewright.games.keyflower.rules.setup import begin_play
from meeplewright.games.keyflower.rules.table import (
    ALL_TILES,
    BID,
    BOATING,
    BOX,
    BUILDING,
    CARRYING,
    CHOOSING,
    OVER,
    PAYING,
    PLACING,
    TURN,
    USE,
    WINTERING,
    Table,
    at_colour,
    at_seat,
)
from meeplewright.games.keyflower.rules.tiles import (
    ANY,
    COLOURS,
    NONE,
    NUMBER_OF,
    RESOURCES,
    SKILLS,
    TILES,
)
from meeplewright.games.keyflower.rules.village import cell_at, lay, layings, q_of, r_of

PASS: Final = Pass()
FINISH: Final = Finish()

# By tile, or by code: actions never change, so each is made once.
_BIDS: Final[list[Action]] = [Bid(tile.name) for tile in TILES]
_USES: Final[list[Action]] = [Use(tile.name) for tile in TILES]
_BRINGS: Final[list[Action]] = [Bring(tile.name) for tile in TILES]
_PICKS: Final[list[Action]] = [Pick(tile.name) for tile in TILES]
_WORKERS: Final[list[Action]] = [
    Workers(colour, number) for colour in COLOURS for number in range(100)
]


# -- who --------------------------------------------------------------------------------------


def may_act(table: Table, seat: i64) -> bool:
    """Whether the seat is among those to act; villages and winter are open to all at once."""
    if table.phase == BUILDING:
        return table.built[seat] == 0
    if table.phase == WINTERING:
        return table.chosen[seat] == 0
    if table.phase == BOATING:
        return table.boat_order[table.boat_turn] == seat
    return TURN <= table.phase < OVER and table.player == seat


# -- what -------------------------------------------------------------------------------------


def listed(table: Table, seat: i64) -> list[Action]:
    """Every legal action of a seat that can act, in a stable order."""
    phase = table.phase
    if phase == TURN:
        return _turns(table, seat)
    if phase == PLACING:
        return _placements(table, seat)
    if phase == PAYING:
        return _payments(table, seat)
    if phase == CHOOSING:
        return [Choose(RESOURCES[kind]) for kind in using.choices_in_stock(table)]
    if phase == CARRYING:
        finish: list[Action] = [FINISH]
        return finish + transport.carries(table, seat) + transport.upgrades(table, seat)
    if phase == BOATING:
        return [TakeBoat(TILES[boat].name) for boat in season_end.boats_to_take(table)]
    if phase == BUILDING:
        return _buildings(table, seat)
    return [Contribute(winter.tiles_of(mask)) for mask in winter.contributions(table, seat)]


def _turns(table: Table, seat: i64) -> list[Action]:
    """KF T1: pass, or name the tile of a placement."""
    found: list[Action] = [PASS]
    groups = table.losing_groups(seat)
    for tile in tiles_to_bid_on(table, seat, groups):
        found.append(_BIDS[tile])
    for tile in tiles_to_use(table, seat, groups):
        found.append(_USES[tile])
    return found


def tiles_to_bid_on(table: Table, seat: i64, groups: vec[i64]) -> vec[i64]:
    """`groups`: the seat's losing ones."""
    found = vec[i64]()
    place = table.place
    tile: i64 = 0
    while tile < ALL_TILES:
        is_open = place[tile] > BOX and placing.may_be_bid_on(table, tile)
        if is_open and placing.can_bid(table, seat, tile, groups):
            found = append(found, tile)
        tile += 1
    return found


def tiles_to_use(table: Table, seat: i64, groups: vec[i64]) -> vec[i64]:
    """`groups`: the seat's losing ones."""
    found = vec[i64]()
    place = table.place
    tile: i64 = 0
    while tile < ALL_TILES:
        is_open = place[tile] > BOX and placing.may_be_used(table, tile)
        if is_open and placing.can_use(table, seat, tile, groups, True):
            found = append(found, tile)
        tile += 1
    return found


def _placements(table: Table, seat: i64) -> list[Action]:
    found: list[Action] = []
    for tile in placing.groups_to_bring(table, seat):
        found.append(_BRINGS[tile])
    for choice in placing.worker_choices(table, seat):
        found.append(_WORKERS[choice])
    return found


def _payments(table: Table, seat: i64) -> list[Action]:
    """KF E5, E6, B7"""
    found: list[Action] = []
    for skill in skills_to_pay(table, seat):
        found.append(PaySkill(SKILLS[skill]))
    for colour in workers_to_pay(table, seat):
        found.append(PayWorker(COLOURS[colour]))
    for tile in groups_to_pay(table, seat):
        found.append(PayGroup(TILES[tile].name))
    return found


def skills_to_pay(table: Table, seat: i64) -> vec[i64]:
    return transport.skills_that_pay(table, seat, table.up(table.target).pay_skill)


def workers_to_pay(table: Table, seat: i64) -> vec[i64]:
    asked: i64 = table.up(table.target).pay_worker
    found = vec[i64]()
    colour: i64 = 0
    while colour < 4:
        if (asked == ANY or asked == colour) and table.workers[at_colour(seat, colour)] > 0:
            found = append(found, colour)
        colour += 1
    return found


def groups_to_pay(table: Table, seat: i64) -> vec[i64]:
    asked: i64 = table.up(table.target).pay_worker
    found = vec[i64]()
    if asked == NONE:
        return found
    for tile in table.losing_groups(seat):
        if asked == ANY or asked == table.bid_colour[at_seat(tile, seat)]:
            found = append(found, tile)
    return found


def _buildings(table: Table, seat: i64) -> list[Action]:
    """KF V1: which tile, then where; finished only when no tile can be placed any more."""
    found: list[Action] = []
    tile = table.laying[seat]
    if tile != NONE:
        for spot in layings(table, seat, tile):
            found.append(Lay(q_of(spot // 6), r_of(spot // 6), int(spot % 6)))
        return found
    for waiting in season_end.tiles_to_lay(table, seat):
        found.append(_PICKS[waiting])
    return found if found else [FINISH]


# -- applying a step --------------------------------------------------------------------------


def take(table: Table, seat: i64, action: Action) -> None:
    """Change the table by a legal action of the seat."""
    if table.events is not None:
        table.events.append(ActionTaken(int(seat), action.to_json(), _hidden(table, action)))
    table.entries += 1
    if isinstance(action, Workers):
        using.send_workers(table, seat, COLOURS.index(action.colour), action.number)
    elif isinstance(action, Bid):
        using.name_tile(table, BID, NUMBER_OF[action.thing])
    elif isinstance(action, Use):
        using.name_tile(table, USE, NUMBER_OF[action.thing])
    elif isinstance(action, Bring):
        using.bring(table, seat, NUMBER_OF[action.thing])
    elif isinstance(action, Pass):
        pass_turn(table)
    elif isinstance(action, Carry):
        kind = RESOURCES.index(action.resource)
        transport.carry(table, kind, NUMBER_OF[action.start], NUMBER_OF[action.end])
    elif isinstance(action, Upgrade):
        skill = NONE if action.skill is None else SKILLS.index(action.skill)
        transport.upgrade(table, seat, NUMBER_OF[action.tile], action.resources, skill)
    elif isinstance(action, Finish):
        _finish(table, seat)
    else:
        _take_rarer(table, seat, action)


def _hidden(table: Table, action: Action) -> Json | None:
    """KF H5, H6: what the others see of a face-down payment or a secret choice."""
    if isinstance(action, PaySkill) and table.up(table.target).pay_skill == ANY:
        return {"pay_skill": None}
    if isinstance(action, Upgrade) and TILES[NUMBER_OF[action.tile]].cost_skill == ANY:
        return Upgrade(action.tile, action.resources, None).to_json()
    if isinstance(action, Contribute):
        return {"winter": None}
    return None


def _take_rarer(table: Table, seat: i64, action: Action) -> None:
    if isinstance(action, PayWorker):
        using.pay_worker(table, seat, COLOURS.index(action.thing))
    elif isinstance(action, PayGroup):
        using.pay_group(table, seat, NUMBER_OF[action.thing])
    elif isinstance(action, PaySkill):
        using.pay_skill(table, seat, SKILLS.index(action.thing))
    elif isinstance(action, Choose):
        using.gain(table, RESOURCES.index(action.thing), 1)
        using.end_use(table)
    elif isinstance(action, TakeBoat):
        season_end.take_boat(table, seat, NUMBER_OF[action.thing])
    elif isinstance(action, Pick):
        table.laying[seat] = NUMBER_OF[action.thing]
    elif isinstance(action, Lay):
        lay(table, seat, table.laying[seat], cell_at(action.q, action.r), action.turn)
        table.laying[seat] = NONE
    else:
        assert isinstance(action, Contribute)
        tiles = vec[i64]([NUMBER_OF[name] for name in action.tiles])
        winter.contribute(table, seat, winter.mask_of(tiles))


def pass_turn(table: Table) -> None:
    """KF T4, T5"""
    passes = table.passes + 1
    using.end_turn(table)
    table.passes = passes
    if passes == table.seats:
        season_end.end_season(table)


def _finish(table: Table, seat: i64) -> None:
    if table.phase == CARRYING:
        using.end_use(table)
    else:
        season_end.finish_village(table, seat)


def take_draw(table: Table, outcome: Drawn) -> None:
    draw_index(table, thing_index(kind_of_draw(table), outcome.thing))


def draw_index(table: Table, index: i64) -> None:
    """Make one draw; after the last one the game continues."""
    table.entries += 1
    draw_one(table, index)
    if has_draws(table):
        return
    table.queue = vec[i64]()
    table.queue_at = 0
    if table.then == TO_SEASON:
        begin_play(table)
    elif table.then == TO_NEXT_TURN:
        using.end_use(table)
    else:
        season_end.begin_building(table)
