"""Why a turn of Keyflower is good: what it brings, and what the others can still do about it.

Reasons are made from the views of the seat before and after the turn, so they contain no more than
the seat may know (KF H).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from meeplewright.bots.reasons import TurnReason
from meeplewright.core.game import Action, State
from meeplewright.games.keyflower.rules import placing
from meeplewright.games.keyflower.rules.actions import (
    Bid,
    Carry,
    Contribute,
    Lay,
    Pass,
    Pick,
    TakeBoat,
    Upgrade,
    Use,
    Workers,
)
from meeplewright.games.keyflower.rules.season_end import is_purple
from meeplewright.games.keyflower.rules.sheet import total_of
from meeplewright.games.keyflower.rules.state import KeyflowerState
from meeplewright.games.keyflower.rules.table import (
    ALL_TILES,
    BID,
    MIDDLE,
    USE,
    VILLAGE,
    WAITING,
    WINTER,
    Table,
    at_colour,
    at_kind,
    at_seat,
    at_skill,
)
from meeplewright.games.keyflower.rules.tiles import (
    ANY,
    COLOURS,
    FIRST_BOAT,
    FIRST_TURN_ORDER,
    GREEN,
    NONE,
    NUMBER_OF,
    RESOURCES,
    SKILLS,
    TILES,
)
from meeplewright.games.keyflower.rules.village import road_links, village_tiles
from meeplewright.games.keyflower.term_reasons import reasons_from_terms

_COLOURS = range(len(COLOURS))
_KINDS = range(len(RESOURCES))
Found = Iterator[TurnReason]


def reasons_of(state: State, seat: int, actions: Sequence[Action]) -> list[TurnReason]:
    assert isinstance(state, KeyflowerState)
    turn = _Turn(state, seat, actions)
    found = [reason for find in _FINDERS for reason in find(turn)]
    if found:
        return found
    same = state.game.determinize(state.view(seat), Random(0))  # it hides what the seat cannot see
    assert isinstance(same, KeyflowerState)
    return reasons_from_terms(same.table, seat, actions)


class _Turn:
    """What the seat sees before and after its turn."""

    def __init__(self, state: KeyflowerState, seat: int, actions: Sequence[Action]) -> None:
        played = state.copy()
        for action in actions:
            played.apply(seat, action)
        self.seat = seat
        self.actions = actions
        self.before = state.view(seat).table
        self.after = played.view(seat).table
        self.in_bag = int(state.table.bag_count())  # the numbers are public (KF H9)
        self.in_pile = int(state.table.pile_count())

    def target(self, act: int) -> int | None:
        """The tile that the turn bids on or uses."""
        for action in self.actions:
            if isinstance(action, Bid | Use):
                is_asked = isinstance(action, Bid) == (act == BID)
                return NUMBER_OF[action.thing] if is_asked else None
        before = self.before
        is_begun = before.player == self.seat and before.target != NONE
        return int(before.target) if is_begun and before.act == act else None

    def used(self) -> int | None:
        """The tile on which the turn places workers."""
        places = any(isinstance(action, Workers) for action in self.actions)
        return self.target(USE) if places else None

    def others(self) -> list[int]:
        return [seat for seat in range(int(self.after.seats)) if seat != self.seat]


def _named(table: Table, tile: int) -> str:
    """The argument of TILE in a message: a summer boat's names its face."""
    name = TILES[tile].name
    return name + table.up(tile).name if TILES[tile].group == "summer_boat" else name


# -- bids -------------------------------------------------------------------------------------


def _bid(turn: _Turn) -> Found:
    tile = turn.target(BID)
    if tile is None or turn.after.winner(tile) != turn.seat:
        return
    led = int(turn.before.winner(tile))
    named = _named(turn.after, tile)
    if led not in (NONE, turn.seat):
        yield TurnReason("kf-reason-outbids", {"tile": named}, (led,))
    yield from _worth_of_bid(turn, tile, named)
    yield from _answers(turn, tile)


def _worth_of_bid(turn: _Turn, tile: int, named: str) -> Found:
    points = _brings(turn.after, turn.seat, tile)
    if points > 0:
        yield TurnReason("kf-reason-worth", {"tile": named, "points": points})
    if tile >= FIRST_TURN_ORDER:
        number = TILES[tile].order_faces[turn.after.face[tile]][1]
        yield TurnReason("kf-reason-order", {"number": number})
        if is_purple(turn.after, tile):
            yield TurnReason("kf-reason-purple")


def _brings(table: Table, seat: int, tile: int) -> int:
    """What the tile adds to the seat's points now, without a cell in its village."""
    owned = table.copy()
    owned.place[tile] = WAITING
    owned.owner[tile] = seat
    return int(total_of(owned, seat) - total_of(table, seat))


def _answers(turn: _Turn, tile: int) -> Found:
    """Who can outbid the seat now, and how many workers it has to answer."""
    table, seat = turn.after, turn.seat
    rivals = [other for other in turn.others() if _can_outbid(table, other, tile)]
    if not rivals:
        yield TurnReason("kf-reason-safe")
        return
    if len(rivals) < len(turn.others()):
        yield TurnReason("kf-reason-only", {}, tuple(rivals))
    colour = int(table.bid_colour[at_seat(tile, seat)])
    spare = int(table.workers[at_colour(seat, colour)]) + _losing(table, seat, colour, tile)
    if spare > 0:
        yield TurnReason("kf-reason-spare", {"count": spare})


def _can_outbid(table: Table, rival: int, tile: int) -> bool:
    """KF B3, C2: whether the rival may have enough workers, as far as everybody knows."""
    colours = int(placing.bid_colours(table, rival, tile))
    needed = int(placing.bid_needs(table, rival, tile))
    return any(
        colours >> colour & 1
        and _at_most(table, rival, colour) + _losing(table, rival, colour, tile) >= needed
        for colour in _COLOURS
    )


def _at_most(table: Table, rival: int, colour: int) -> int:
    return int(table.known_workers[2 * at_colour(rival, colour) + 1])


def _losing(table: Table, seat: int, colour: int, target: int) -> int:
    """KF B6: workers of the colour in outbid groups that can move to the target."""
    groups = [tile for tile in table.losing_groups(seat) if tile != target]
    sizes = [
        int(table.bid[at_seat(tile, seat)])
        for tile in groups
        if table.bid_colour[at_seat(tile, seat)] == colour
    ]
    return sum(sizes)


def _bound_to_green(turn: _Turn) -> Found:
    """KF C2: the first workers on a tile or bids on it decide the colour of all others."""
    for tile in (turn.target(BID), turn.used()):
        if tile is None or turn.before.colour[tile] != NONE or turn.after.colour[tile] != GREEN:
            continue
        if placing.may_be_bid_on(turn.after, tile):
            yield TurnReason("kf-reason-green", {"tile": _named(turn.after, tile)})


# -- uses -------------------------------------------------------------------------------------


def _gained(turn: _Turn) -> Found:
    """The resources that a use brings."""
    if turn.target(USE) is None:
        return
    gained = [_owned(turn.after, turn.seat, kind) for kind in _KINDS]
    for kind in _KINDS:
        paid = [one.resources[kind] for one in turn.actions if isinstance(one, Upgrade)]
        gained[kind] += sum(paid) - _owned(turn.before, turn.seat, kind)
    kinds = [RESOURCES[kind] for kind in _KINDS if gained[kind] > 0]
    if kinds:
        resource = kinds[0] if len(kinds) == 1 else "mixed"
        yield TurnReason("kf-reason-gains", {"resource": resource, "count": sum(gained)})


def _owned(table: Table, seat: int, kind: int) -> int:
    tiles = village_tiles(table, seat)
    return sum(int(table.resources[at_kind(tile, kind)]) for tile in tiles)


def _drawn(turn: _Turn) -> Found:
    """Workers and skills that a use brings (KF E3, E4)."""
    tile = turn.target(USE)
    if tile is None:
        return
    face = turn.before.up(tile)
    if workers := min(face.draw_workers, turn.in_bag):
        yield TurnReason("kf-reason-draws-workers", {"count": workers})
    if skills := min(face.draw_skills, turn.in_pile):
        yield TurnReason("kf-reason-draws-skills", {"count": skills})
    if green := min(face.take_green, int(turn.before.green)):
        yield TurnReason("kf-reason-takes-green", {"count": green})


def _used_up(turn: _Turn) -> Found:
    """KF U3, U4: no further use fits."""
    tile, after = turn.used(), turn.after
    if tile is not None and placing.use_room(after, tile) < placing.use_needs(after, tile):
        yield TurnReason("kf-reason-full", {"tile": _named(after, tile)})


def _comes_back(turn: _Turn) -> Found:
    """KF Z4: the workers in a village go to its owner."""
    tile = turn.used()
    if tile is None or turn.before.season == WINTER:
        return
    if turn.before.place[tile] == VILLAGE and turn.before.owner[tile] == turn.seat:
        yield TurnReason("kf-reason-returns")


# -- transport --------------------------------------------------------------------------------


def _upgraded(turn: _Turn) -> Found:
    for action in turn.actions:
        if isinstance(action, Upgrade):
            front, back = TILES[NUMBER_OF[action.tile]].faces
            if back.points > front.points:
                points = back.points - front.points
                yield TurnReason("kf-reason-upgrade", {"tile": action.tile, "points": points})


def _moved(turn: _Turn) -> Found:
    """Resources that arrived where they score or are needed."""
    ends = {action.end for action in turn.actions if isinstance(action, Carry)}
    for name in sorted(ends, key=NUMBER_OF.__getitem__):
        tile = NUMBER_OF[name]
        arrived = [_arrived(turn, tile, kind) for kind in _KINDS]
        yield from _stored(turn, tile, arrived)
        yield from _needed(turn, tile, arrived)


def _arrived(turn: _Turn, tile: int, kind: int) -> int:
    at = at_kind(tile, kind)
    return int(turn.after.resources[at] - turn.before.resources[at])


def _stored(turn: _Turn, tile: int, arrived: list[int]) -> Found:
    """KF F5"""
    face = turn.after.up(tile)
    number = sum(
        count for kind, count in enumerate(arrived) if count > 0 and face.stores in (kind, ANY)
    )
    if number > 0 and face.store_points > 0:
        points = number * face.store_points
        yield TurnReason("kf-reason-stores", {"tile": _named(turn.after, tile), "points": points})


def _needed(turn: _Turn, tile: int, arrived: list[int]) -> Found:
    """KF G6: resources must be on the tile that is upgraded with them."""
    if not TILES[tile].upgradable or turn.after.face[tile] != 0:
        return
    cost = TILES[tile].cost
    have = [int(turn.after.resources[at_kind(tile, kind)]) for kind in _KINDS]
    useful = [
        kind for kind in _KINDS if arrived[kind] > 0 and have[kind] - arrived[kind] < cost[kind]
    ]
    if not useful:
        return
    is_ready = sum(have) >= sum(cost) and all(have[kind] >= cost[kind] for kind in _KINDS)
    key = "kf-reason-ready" if is_ready else "kf-reason-needed"
    yield TurnReason(key, {"tile": TILES[tile].name})


# -- the end of a season ----------------------------------------------------------------------


def _passed(turn: _Turn) -> Found:
    if not any(isinstance(action, Pass) for action in turn.actions):
        return
    before = turn.before
    leads = [
        tile
        for tile in range(ALL_TILES)
        if before.place[tile] == MIDDLE and before.winner(tile) == turn.seat
    ]
    if before.passes + 1 == before.seats:  # KF T5
        yield TurnReason("kf-reason-ends", {"count": len(leads)})
    elif leads:
        yield TurnReason("kf-reason-leads", {"count": len(leads)})
    workers = int(before.screen_workers(turn.seat))
    if workers > 0 and before.season < WINTER:
        yield TurnReason("kf-reason-keeps", {"count": workers})


def _boarded(turn: _Turn) -> Found:
    """KF Z5.3, Z5.4"""
    for action in turn.actions:
        if isinstance(action, TakeBoat):
            boat = NUMBER_OF[action.thing]
            if turn.before.season == WINTER:
                yield from _worth(turn, [boat])
            yield from _cargo(turn.before, boat - FIRST_BOAT)


def _cargo(table: Table, row: int) -> Found:
    workers = sum(int(table.cargo_workers[at_colour(row, colour)]) for colour in _COLOURS)
    skills = sum(int(table.cargo_skills[at_skill(row, skill)]) for skill in range(len(SKILLS)))
    if workers > 0:
        yield TurnReason("kf-reason-boat-workers", {"count": workers})
    if skills > 0:
        yield TurnReason("kf-reason-boat-skills", {"count": skills})


def _worth(turn: _Turn, tiles: Sequence[int]) -> Found:
    """The tiles that bring points now, the most points first."""
    found = [(_brings(turn.before, turn.seat, tile), tile) for tile in tiles]
    for points, tile in sorted(found, key=lambda one: -one[0]):
        if points > 0:
            yield TurnReason("kf-reason-worth", {"tile": TILES[tile].name, "points": points})


def _built(turn: _Turn) -> Found:
    """What a tile brings where it is placed."""
    if not any(isinstance(action, Lay) for action in turn.actions):
        return
    points = int(total_of(turn.after, turn.seat) - total_of(turn.before, turn.seat))
    if points > 0:
        yield TurnReason("kf-reason-place", {"points": points})
    picked = [NUMBER_OF[one.thing] for one in turn.actions if isinstance(one, Pick)]
    laid = picked or [int(turn.before.laying[turn.seat])]
    roads = sum(any(tile in laid for tile in link) for link in road_links(turn.after, turn.seat))
    if roads > 0:
        yield TurnReason("kf-reason-roads", {"count": roads})


def _contributed(turn: _Turn) -> Found:
    """KF W1: what the chosen winter tiles would bring the seat."""
    for action in turn.actions:
        if isinstance(action, Contribute):
            yield from _worth(turn, [NUMBER_OF[name] for name in action.tiles])


_FINDERS: tuple[Callable[[_Turn], Found], ...] = (
    _bid,
    _upgraded,
    _moved,
    _gained,
    _drawn,
    _bound_to_green,
    _used_up,
    _comes_back,
    _passed,
    _boarded,
    _built,
    _contributed,
)
