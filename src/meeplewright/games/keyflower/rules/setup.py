"""Setup (KF S) and the start of every season (KF A)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.games.keyflower.rules.drawing import (
    BOAT_SKILL,
    BOAT_WORKER,
    HOME,
    SEASON_TILE,
    SEAT_WORKER,
    TO_SEASON,
    WINTER_TILE,
    ask,
    wait_for_luck,
)
from meeplewright.games.keyflower.rules.events import PhaseStarted
from meeplewright.games.keyflower.rules.table import (
    BOX,
    MOST_SEATS,
    PHASES,
    ROW,
    SPRING,
    TURN,
    WINTER,
    WINTERING,
    Table,
)
from meeplewright.games.keyflower.rules.tiles import (
    BOATS,
    HOMES,
    NONE,
    SEASONS,
    TILES,
    TURN_ORDER,
    VILLAGE_TILES,
    WINTER_EACH,
    order_face,
)


def _known_to_all(counts: list[int]) -> vec[i64]:
    """Everybody's bounds of the full bag or pile: minimum and maximum are equal."""
    row = [count for count in counts for _ in range(2)]
    rows = row * (MOST_SEATS + 1)
    return vec[i64](rows)


def new_table(seats: int, rules: int) -> Table:
    """The table before the first draw: everything in the bag, the pile, the supply and the box."""
    table = Table(None, None)
    table.bag = vec[i64]([40, 40, 40, 0])  # KF S1
    table.pile = vec[i64]([16, 16, 16])  # KF S2
    table.supply = vec[i64]([24, 24, 24, 48])
    table.known_bag = _known_to_all([40, 40, 40, 0])
    table.known_pile = _known_to_all([16, 16, 16])
    table.seats = seats
    table.rules = rules
    table.green = 20
    _lay_rows(table)
    _ask_for_setup(table)
    return table


def _lay_rows(table: Table) -> None:
    """KF S5, S6: the boats and turn order tiles of this number of players; others to the box."""
    for boat in BOATS:
        table.place[boat] = ROW if TILES[boat].min_players <= table.seats else BOX
    for tile in TURN_ORDER:
        face = order_face(tile, int(table.seats))
        table.place[tile] = BOX if face == NONE else ROW
        table.face[tile] = 0 if face == NONE else face


def _ask_for_setup(table: Table) -> None:
    seat: i64 = 0
    while seat < table.seats:
        ask(table, HOME, seat, 1)  # KF S4
        seat += 1
    seat = 0
    while seat < table.seats:
        ask(table, SEAT_WORKER, seat, 8)  # KF S3
        seat += 1
    _ask_for_cargo(table)
    ask(table, SEASON_TILE, 0, VILLAGE_TILES[int(table.seats)])  # KF S7
    seat = 0
    while seat < table.seats:
        ask(table, WINTER_TILE, seat, WINTER_EACH[int(table.seats)])  # KF S8
        seat += 1
    wait_for_luck(table, TO_SEASON)


def _ask_for_cargo(table: Table) -> None:
    """KF A3: the cargo of every boat; if there is too little, one piece per boat at a time."""
    season = table.season
    workers = [TILES[boat].cargo_workers[season] for boat in BOATS if table.place[boat] == ROW]
    skills = [TILES[boat].cargo_skills[season] for boat in BOATS if table.place[boat] == ROW]
    # In setup, eight workers for each seat leave the bag first.
    first = 8 * table.seats if season == SPRING else 0
    for boat, number in enumerate(_shared_out(workers, int(table.bag_count() - first))):
        ask(table, BOAT_WORKER, boat, number)
    for boat, number in enumerate(_shared_out(skills, int(table.pile_count()))):
        ask(table, BOAT_SKILL, boat, number)


def _shared_out(wanted: list[int], stock: int) -> list[int]:
    given = [0] * len(wanted)
    while stock > 0 and given != wanted:
        for place, want in enumerate(wanted):
            if stock > 0 and given[place] < want:
                given[place] += 1
                stock -= 1
    return given


def start_season(table: Table) -> None:
    """KF A2 to A5: the next season's cargo and tiles, or the choice of winter tiles."""
    table.season += 1
    if table.season == WINTER:
        table.phase = WINTERING
    else:
        _ask_for_cargo(table)
        ask(table, SEASON_TILE, table.season, VILLAGE_TILES[int(table.seats)])
        wait_for_luck(table, TO_SEASON)
    if table.events is not None:
        table.events.append(phase_started(table))


def phase_started(table: Table) -> PhaseStarted:
    return PhaseStarted(PHASES[table.phase], SEASONS[table.season])


def begin_play(table: Table) -> None:
    """KF A1: the holder of the purple worker begins; in spring the lowest home (KF S4)."""
    if table.season == SPRING:
        for home in HOMES:
            if table.owner[home] != NONE:
                table.start_player = table.owner[home]
                break
        _box_other_homes(table)
    table.player = table.start_player
    table.passes = 0
    table.phase = TURN


def _box_other_homes(table: Table) -> None:
    for home in HOMES:
        if table.owner[home] == NONE:
            table.place[home] = BOX
