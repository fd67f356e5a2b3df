"""Numbers about a position and about every way to place the tile in hand.

Written for numpy and for JAX: `xp` is either. The chance that a road or city is completed is
estimated as in the evaluation of `heuristic`: from the remaining tiles that can close each of its
ends. What a placement joins is exact, with one exception: two of its own segments that are
connected only through other tiles count as two features.

With more than two seats, points of opponents count by `rivals`: a mean in which better ones count
more. With `per_city_4`, every field is scored by itself, four points for a city.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from meeplewright.games.carcassonne.bots.zero import tile_facts as facts
from meeplewright.games.carcassonne.bots.zero.net_inputs import Array, NetInputs
from meeplewright.games.carcassonne.rules.base import TOTAL, TYPES
from meeplewright.games.carcassonne.rules.scoring import FARMER_RULES, NO_FARMERS
from meeplewright.games.carcassonne.rules.tables import DEMANDS

USED_HERE: Final = 0.22
"""The probability that a given tile which could close an end does so."""
HOPELESS: Final = -5.0
"""The logarithm of the chance of an end that no remaining tile can close."""
TAUGHT: Final = 2
"""Seats. With more of them everybody gets fewer turns, as if fewer tiles were left."""
FOLLOWERS_EACH: Final = 7
RIVALRY: Final = 10.0
"""Points: an opponent this far behind the best one counts e times less."""
FARMERS: Final = len(FARMER_RULES)
AT_FIELD: Array = np.array([3, 3, 4, 0], np.float32)
"""[rule]: points for a completed city next to a field."""

_FILLED: Array = np.log(1 - (1 - USED_HERE) ** np.arange(1, TOTAL + 1))
LOG_FILLED: Array = np.concatenate([[HOPELESS], _FILLED]).astype(np.float32)
"""[remaining tiles that would close an end]"""
_EARLIER: Final[dict[int, Array]] = {n: np.triu(np.ones((n, n), np.float32), 1) for n in (4, 8)}


class Stakes(NamedTuple):
    """Features and their points: `me` and `them` (the opponents) if the game ended now."""

    rows: Array  # [feature + 1, …]: what is summed when features join; the last one stands for none
    inputs: Array  # [feature, …]: for the network
    matter: Array  # [feature]: 1 if the network uses it
    me: Array
    them: Array


class Position(NamedTuple):
    """What is known before any placement."""

    ways: Stakes
    fields: Stakes
    cloisters: Stakes
    globals: Array
    table: Array  # more numbers about the table: who is to move, which options
    rivals: Array  # [opponent]: how much each counts
    margin: Array  # the player's points minus the opponents', if the game ended now
    ends: Array  # [demand, side]: the logarithm of the chance that it is closed
    fitting: Array  # [demand]: the remaining tiles that fit
    left: Array  # the remaining turns, as a share of a game


class Places(NamedTuple):
    """Ways to place the tile: [place, …]."""

    ways: Array  # [place, own way, …]
    fields: Array  # [place, own field, …]
    cell: Array
    way_is: Array
    field_is: Array
    free: Array  # [place, option]: 1 if such a follower is possible
    gain: Array  # [place, option]: how the margin grows, if the game ended then


def holders_of(followers: Array) -> Array:
    """[…, seat]: 1 for those who would score: the most followers, all of them if tied."""
    return ((followers == followers.max(-1)[..., None]) & (followers > 0)) * 1.0


def sides_of(followers: Array, rivals: Array) -> tuple[Array, Array, Array, Array]:
    """Mine, the most of an opponent, and who would score: I, and the share of the opponents."""
    holders = holders_of(followers)
    return followers[..., 0], followers[..., 1:].max(-1), holders[..., 0], holders[..., 1:] @ rivals


def _sum_at(xp: Any, where: Array, what: Array, number: int) -> Array:
    """[number]: the sum of `what` over the entries of `where` with this number."""
    return xp.where(where[None, :] == xp.arange(number)[:, None], what[None, :], 0.0).sum(1)


# -- the position ---------------------------------------------------------------------------------


def position(xp: Any, net_inputs: NetInputs) -> Position:
    left = net_inputs.bag.sum() / TOTAL * TAUGHT / net_inputs.seat_there.sum()
    counts = (net_inputs.bag @ facts.CLOSING.reshape(TYPES, -1)).astype("int32")
    ends = xp.asarray(LOG_FILLED)[counts].reshape(DEMANDS, 4)
    fitting = net_inputs.bag @ facts.IS_FITTING
    hope, dead = _hopes(xp, net_inputs, ends)
    cities = _cities_at_fields(xp, net_inputs, xp.exp(hope))
    rivals = _rivals(xp, net_inputs, cities[0])
    ways = _ways(xp, net_inputs, rivals, hope, dead, left)
    fields, farms = _fields(xp, net_inputs, rivals, cities, left)
    ways = ways._replace(rows=xp.concatenate([ways.rows, farms], 1))
    cloisters = _cloisters(xp, net_inputs, rivals, left)
    kinds = (ways, fields, cloisters)
    margin = net_inputs.points[0] - net_inputs.points[1:] @ rivals
    now = margin + sum((kind.me - kind.them).sum() for kind in kinds)
    known = _globals(xp, net_inputs, rivals, margin, now, left)
    table = _table_facts(xp, net_inputs, rivals)
    return Position(*kinds, known, table, rivals, now, ends, fitting, left)


def _rivals(xp: Any, net_inputs: NetInputs, closed: Array) -> Array:
    """[opponent]: how much each counts, by the points if the game ended now. The sum is 1."""
    worth = _worth(net_inputs, net_inputs.way_tiles, net_inputs.way_pennants, net_inputs.way_city)
    is_open = net_inputs.way_there * (net_inputs.way_open > 0)
    at_field = xp.asarray(AT_FIELD)[net_inputs.farmers]
    points = (
        net_inputs.points
        + (worth[0] * is_open) @ holders_of(net_inputs.way_followers)
        + (at_field * closed) @ holders_of(net_inputs.field_followers)
        + (1 + net_inputs.cloister_round) @ holders_of(net_inputs.cloister_followers)
    )[1:]
    there = net_inputs.seat_there[1:]
    best = xp.where(there > 0, points, -1e3).max()
    weights = xp.exp(xp.minimum(points - best, 0.0) / RIVALRY) * there
    return weights / weights.sum()


def _hopes(xp: Any, net_inputs: NetInputs, ends: Array) -> tuple[Array, Array]:
    """[way]: the logarithm of the chance that all ends are closed, and how many cannot be."""
    number = len(net_inputs.way_there)
    here = ends[net_inputs.slot_demand] * net_inputs.slot_used[:, None]
    where = net_inputs.slot_way.reshape(-1)
    hope = _sum_at(xp, where, here.reshape(-1), number)
    is_dead = (here <= HOPELESS) * 1.0
    return hope, _sum_at(xp, where, is_dead.reshape(-1), number)


def _worth(
    net_inputs: NetInputs, tiles: Array, pennants: Array, city: Array
) -> tuple[Array, Array]:
    """The points of a road or city at the end if incomplete, and if completed."""
    now = tiles + pennants * city
    is_small = net_inputs.small_city * (tiles == 2)
    return now, now * (1 + city * (1 - is_small))


def _ways(
    xp: Any, net_inputs: NetInputs, rivals: Array, hope: Array, dead: Array, left: Array
) -> Stakes:
    city, tiles, pennants = (
        net_inputs.way_city,
        net_inputs.way_tiles,
        net_inputs.way_pennants * net_inputs.way_city,
    )
    mine, theirs, wins, loses = sides_of(net_inputs.way_followers, rivals)
    worth, done = _worth(net_inputs, tiles, pennants, city)
    chance = xp.exp(hope)
    is_open = net_inputs.way_there * (net_inputs.way_open > 0)
    me, them = worth * wins * is_open, worth * loses * is_open
    inputs = [
        *(
            city,
            1 - city,
            tiles / 8,
            pennants / 3,
            net_inputs.way_open / 4,
            chance,
            hope / 5,
            dead / 2,
        ),
        *(mine / 2, theirs / 2, wins, loses, me / 10, them / 10),
        *(done * wins * chance / 10, done * loses * chance / 10, left + 0 * mine),
    ]
    rows = [1 + 0 * mine, net_inputs.way_open, tiles, pennants, hope, dead, me, them, wins, loses]
    rows_of = xp.concatenate([xp.stack(rows, -1), net_inputs.way_followers], 1)
    return Stakes(_with_none(xp, rows_of), xp.stack(inputs, -1), is_open, me, them)


def _with_none(xp: Any, rows: Array) -> Array:
    return xp.concatenate([rows, xp.zeros((1, rows.shape[1]), rows.dtype)])


def _cities_at_fields(xp: Any, net_inputs: NetInputs, chance: Array) -> tuple[Array, Array]:
    """[field]: the completed cities next to it, and the chances of the others."""
    number = len(net_inputs.field_followers)
    is_done = net_inputs.pair_there * (net_inputs.way_open[net_inputs.pair_city] <= 0)
    hoped = (net_inputs.pair_there - is_done) * chance[net_inputs.pair_city]
    return (
        _sum_at(xp, net_inputs.pair_field, is_done, number),
        _sum_at(xp, net_inputs.pair_field, hoped, number),
    )


def _fields(
    xp: Any, net_inputs: NetInputs, rivals: Array, cities: tuple[Array, Array], left: Array
) -> tuple[Stakes, Array]:
    """The fields, and by city [way + 1, 2] on how many adjacent fields I and they score."""
    closed, hoped = cities
    ways = len(net_inputs.way_there)
    mine, theirs, wins, loses = sides_of(net_inputs.field_followers, rivals)
    at_field = xp.asarray(AT_FIELD)[net_inputs.farmers]
    me, them = at_field * closed * wins, at_field * closed * loses
    inputs = [
        *(mine / 2, theirs / 2, wins, loses, closed / 4, hoped / 4, me / 10, them / 10),
        *(hoped * wins / 4, hoped * loses / 4, left + 0 * mine),
    ]
    rows = xp.stack([1 + 0 * mine, closed, hoped, me, them], -1)
    rows = _with_none(xp, xp.concatenate([rows, net_inputs.field_followers], 1))
    matter = ((mine + theirs) > 0) * 1.0
    at_city = [
        _sum_at(
            xp,
            net_inputs.pair_city,
            net_inputs.pair_there * side[net_inputs.pair_field],
            ways + 1,
        )
        for side in (wins, loses)
    ]
    return Stakes(rows, xp.stack(inputs, -1), matter, me, them), xp.stack(at_city, -1)


def _cloisters(xp: Any, net_inputs: NetInputs, rivals: Array, left: Array) -> Stakes:
    mine, _, wins, loses = sides_of(net_inputs.cloister_followers, rivals)
    near = net_inputs.cloister_round
    me, them = (1 + near) * wins, (1 + near) * loses
    inputs = xp.stack([wins, loses, near * wins / 8, near * loses / 8, left + 0 * mine], -1)
    rows = xp.stack([wins, loses, wins * (near == 7), loses * (near == 7)], -1)
    return Stakes(rows, inputs, ((wins + loses) > 0) * 1.0, me, them)


def _globals(
    xp: Any, net_inputs: NetInputs, rivals: Array, margin: Array, now: Array, left: Array
) -> Array:
    supply = (net_inputs.supply[:, None] == xp.arange(FOLLOWERS_EACH + 1)) * 1.0
    few = [left, left * left, margin / 20, now / 20, net_inputs.slot_used.sum() / 30]
    return xp.concatenate(
        [
            xp.stack([number + 0.0 * left for number in few]),
            supply[0],
            rivals @ supply[1:],
            (net_inputs.in_hand == xp.arange(TYPES)) * 1.0,
            net_inputs.bag / 4,
        ]
    )


def _table_facts(xp: Any, net_inputs: NetInputs, rivals: Array) -> Array:
    """The number of seats, the options, and who draws how many of the remaining tiles."""
    seats, bag = net_inputs.seat_there.sum(), net_inputs.bag.sum()
    draws = 1 + xp.floor((bag - xp.arange(len(net_inputs.points))) / seats)
    few = [bag / TOTAL, draws[0] - draws[1:] @ rivals, net_inputs.small_city]
    return xp.concatenate(
        [
            (seats == xp.arange(3, 6)) * 1.0,
            (net_inputs.farmers == xp.arange(1, FARMERS)) * 1.0,
            xp.stack([number + 0.0 * bag for number in few]),
        ]
    )


# -- the placements -------------------------------------------------------------------------------


def places(xp: Any, net_inputs: NetInputs, known: Position, slot: Array, turn: Array) -> Places:
    """What each of these slots and rotations would join, gain and offer."""
    turned = net_inputs.in_hand * 4 + turn
    beyond, blocked = _beyond(xp, net_inputs, known, slot, turned)
    ways, way_is, way_free, way_gain, own_worth, done, chance = _join_ways(
        xp, net_inputs, known, slot, turned, beyond
    )
    fields, field_free, field_gain, farm_worth = _join_fields(
        xp, net_inputs, known, slot, turned, done, chance
    )
    field_free = field_free * (net_inputs.farmers != NO_FARMERS)
    near = net_inputs.slot_round[slot]
    cloister = xp.asarray(facts.HAS_CLOISTER)[net_inputs.in_hand] + 0 * near
    monks = net_inputs.slot_cloister[slot] @ known.cloisters.rows
    fits = known.fitting[net_inputs.slot_demand[slot]]
    cell = [
        *(cloister, near / 8, cloister * near / 8, xp.log1p(fits) / 3, known.left + 0 * near),
        *(monks[:, index] for index in range(4)),
    ]
    gain = way_gain + field_gain + monks[:, 0] - monks[:, 1]
    has_one = (net_inputs.supply[0] > 0) * 1.0
    none = 0 * near[:, None]
    free = xp.concatenate([way_free, field_free, cloister[:, None]], 1) * has_one
    worth = xp.concatenate([own_worth, farm_worth, 1 + near[:, None]], 1)
    return Places(
        ways,
        fields,
        xp.concatenate([xp.stack(cell, -1), blocked], 1),
        way_is,
        xp.asarray(facts.OWN_FIELDS)[net_inputs.in_hand][None, :] + none,
        xp.concatenate([1 + none, free], 1),
        gain[:, None] + xp.concatenate([none, worth * free], 1),
    )


def _beyond(
    xp: Any, net_inputs: NetInputs, known: Position, slot: Array, turned: Array
) -> tuple[Array, Array]:
    """The empty cells next to the new tile have more demands than before.

    [place, side]: the logarithm of the chance that the tile's own feature on this side is closed,
    and the change of the chances of other features that end there, mine and theirs.
    """
    slots = len(net_inputs.slot_used)
    beside = net_inputs.slot_beside[slot]
    empty = (net_inputs.slot_demand[slot][:, None] >> (2 * xp.arange(4)) & 3) == 0
    demands = xp.concatenate([net_inputs.slot_demand, xp.zeros(1, net_inputs.slot_demand.dtype)])
    before = xp.where(empty, demands[beside], 0)
    asked = xp.asarray(facts.TERRAINS)[turned] << (2 * (xp.arange(4) ^ 2))
    after = xp.where(empty, before | asked, 0)
    new_ends = xp.stack([known.ends[after[:, side], side ^ 2] for side in range(4)], -1)
    shared = (empty & (beside < slots))[..., None]
    change = xp.where(shared, known.ends[after] - known.ends[before], 0.0)
    none = len(net_inputs.way_there)
    ways = xp.concatenate([net_inputs.slot_way, xp.full((1, 4), none, net_inputs.slot_way.dtype)])[
        beside
    ]
    stakes = known.ways.rows[ways][..., 6:10]
    moved = (change[..., None] * stakes).sum((1, 2)) / xp.asarray(np.array([30, 30, 5, 5.0], "f4"))
    lost = xp.where(shared[..., 0], xp.log1p(known.fitting[after]), 0.0).sum(1) / 8
    return xp.where(empty, new_ends, 0.0), xp.concatenate([moved, lost[:, None]], 1)


def _joined(xp: Any, labels: Array, at: Array, rows: Array) -> tuple[Array, Array]:
    """[place, own segment, …]: the sum over adjacent features, each once; the sides that meet."""
    number = labels.shape[1]
    found = rows[labels]
    met = found[..., 0]
    same = (labels[:, :, None] == labels[:, None, :]) * _EARLIER[number]
    again = xp.einsum("pls,pst->plt", at, same) > 0
    once = at * met[:, None, :] * ~again
    return xp.einsum("pls,psc->plc", once, found), (at * met[:, None, :]).sum(-1)


def _join_ways(
    xp: Any, net_inputs: NetInputs, known: Position, slot: Array, turned: Array, beyond: Array
) -> tuple[Array, ...]:
    at = xp.asarray(facts.WAY_AT)[turned]
    own = xp.asarray(facts.OWN_WAYS)[net_inputs.in_hand][None] + 0 * at[..., :1]
    joined, sides = _joined(xp, net_inputs.slot_way[slot], at, known.ways.rows)
    seats = net_inputs.way_followers.shape[1]
    mine, theirs, wins, loses = sides_of(joined[..., 10 : 10 + seats], known.rivals)
    farms = joined[..., 10 + seats :]
    is_way, city = own[..., 0], own[..., 1]
    is_open = own[..., 2] + joined[..., 1] - 2 * sides
    tiles, pennants = 1 + joined[..., 2], own[..., 3] + joined[..., 3]
    done = is_way * (is_open <= 0)
    here = known.ends[net_inputs.slot_demand[slot]] * (
        net_inputs.slot_way[slot] < len(net_inputs.way_there)
    )
    hope = joined[..., 4] - xp.einsum("pls,ps->pl", at, here)
    hope = (hope + xp.einsum("pls,ps->pl", at, beyond)) * is_way
    chance = xp.exp(hope) * is_way
    worth, completed = _worth(net_inputs, tiles, pennants, city)
    shown = xp.where(done > 0, completed, worth) * is_way
    me, them = shown * wins - joined[..., 6], shown * loses - joined[..., 7]
    farms = farms * (done * city)[..., None]
    free = is_way * ((mine + theirs) == 0)
    at_field = xp.asarray(AT_FIELD)[net_inputs.farmers]
    gain = me - them + at_field * (farms[..., 0] - farms[..., 1])
    inputs = [
        *(city, is_way - city, tiles * is_way / 8, pennants / 3, is_open * is_way / 4, done),
        *(chance, hope / 5, joined[..., 5] / 2, mine / 2, theirs / 2, wins, loses),
        *(me / 10, them / 10, done * mine / 2, done * theirs / 2, farms[..., 0], farms[..., 1]),
        *(
            free,
            free * shown / 10,
            joined[..., 0] / 2,
            completed * chance / 10,
            known.left * is_way,
        ),
    ]
    return xp.stack(inputs, -1), is_way, free, gain.sum(1), shown, done * city, chance * city


def _join_fields(
    xp: Any,
    net_inputs: NetInputs,
    known: Position,
    slot: Array,
    turned: Array,
    done: Array,
    chance: Array,
) -> tuple[Array, ...]:
    at = xp.asarray(facts.FIELD_AT)[turned]
    is_field = xp.asarray(facts.OWN_FIELDS)[net_inputs.in_hand][None] + 0 * at[..., 0]
    touching = xp.asarray(facts.TOUCHING)[net_inputs.in_hand]
    joined, _ = _joined(xp, net_inputs.slot_field[slot], at, known.fields.rows)
    mine, theirs, wins, loses = sides_of(joined[..., 5:], known.rivals)
    closed = joined[..., 1] + done @ touching.T
    hoped = joined[..., 2] + (chance * (1 - done)) @ touching.T
    worth = xp.asarray(AT_FIELD)[net_inputs.farmers] * closed * is_field
    me, them = worth * wins - joined[..., 3], worth * loses - joined[..., 4]
    free = is_field * ((mine + theirs) == 0)
    inputs = [
        *(mine / 2, theirs / 2, wins, loses, closed / 4, hoped / 4, me / 10, them / 10),
        *(joined[..., 0] / 3, free, free * closed / 4, free * hoped / 4),
        *(wins * hoped / 4, loses * hoped / 4, known.left * is_field),
    ]
    return xp.stack(inputs, -1), free, (me - them).sum(1), worth
