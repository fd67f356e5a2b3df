"""A table as JSON: the full state, or a view in which other secrets are counts."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.core.game import Json
from meeplewright.core.values import Value
from meeplewright.games.keyflower.rules import drawing
from meeplewright.games.keyflower.rules.options import options_of
from meeplewright.games.keyflower.rules.steps import may_act
from meeplewright.games.keyflower.rules.table import (
    ASIDE,
    BOX,
    DRAWING,
    HIDDEN,
    MIDDLE,
    OVER,
    PHASES,
    ROW,
    SPECTATOR,
    VILLAGE,
    WAITING,
    WINTER,
    WINTERING,
    Table,
    at_colour,
    at_kind,
    at_seat,
    at_skill,
)
from meeplewright.games.keyflower.rules.tiles import (
    BOATS,
    COLOURS,
    FIRST_BOAT,
    NONE,
    RESOURCES,
    SEASONS,
    SKILLS,
    TILES,
    TURN_ORDER,
)
from meeplewright.games.keyflower.rules.village import q_of, r_of
from meeplewright.games.keyflower.rules.winter import tiles_of

ACTS: Final = (None, "bid", "use")
THEN: Final = (None, "season", "turn", "villages")


@final
class Counts(Value):
    """The public counts of hidden things (KF H9, H10, H12)."""

    def __init__(
        self,
        workers: tuple[int, ...],
        skills: tuple[int, ...],
        bag: int,
        pile: int,
        has_chosen: tuple[bool, ...],
        chosen: tuple[int, ...],
    ) -> None:
        self.workers: Final = workers
        self.skills: Final = skills
        self.bag: Final = bag
        self.pile: Final = pile
        self.has_chosen: Final = has_chosen
        self.chosen: Final = chosen  # number of winter tiles, after all have chosen

    def parts(self) -> tuple[Any, ...]:
        return (self.workers, self.skills, self.bag, self.pile, self.has_chosen, self.chosen)


def count_all(table: Table) -> Counts:
    seats = range(table.seats)
    revealed = table.season == WINTER and table.phase != WINTERING
    return Counts(
        tuple([int(table.screen_workers(seat)) for seat in seats]),
        tuple([int(table.screen_skills(seat)) for seat in seats]),
        int(table.bag_count()),
        int(table.pile_count()),
        tuple([table.chosen[seat] != 0 for seat in seats]),
        tuple([len(tiles_of(table.chosen[seat])) if revealed else 0 for seat in seats]),
    )


def written(table: Table, counts: Counts, seat: int | None) -> Json:
    """The view of a seat or spectator."""
    form = _open_part(table, counts)
    is_open = table.phase == OVER  # KF H13
    form["screens"] = [
        _screen(table, counts, other, is_open or other == seat) for other in _seats(table)
    ]
    form["winter"] = [_winter(table, counts, other, other == seat) for other in _seats(table)]
    observer: i64 = SPECTATOR if seat is None else seat
    form["known"] = {
        "bag": _bounds(COLOURS, table.known_bag, at_colour(observer, 0)),
        "pile": _bounds(SKILLS, table.known_pile, at_skill(observer, 0)),
    }
    return form


def fully_written(table: Table) -> Json:
    """The whole table, including all secrets and everybody's knowledge."""
    counts = count_all(table)
    form = _open_part(table, counts)
    form["screens"] = [_screen(table, counts, seat, True) for seat in _seats(table)]
    form["winter"] = [_winter(table, counts, seat, True) for seat in _seats(table)]
    form["bag"] = _counted(COLOURS, table.bag, 0)
    form["pile"] = _counted(SKILLS, table.pile, 0)
    form["known_by"] = [
        {
            "bag": _bounds(COLOURS, table.known_bag, at_colour(seat, 0)),
            "pile": _bounds(SKILLS, table.known_pile, at_skill(seat, 0)),
        }
        for seat in _seats(table)
    ]
    return form


def _seats(table: Table) -> list[int]:
    return list(range(int(table.seats)))


def _open_part(table: Table, counts: Counts) -> Json:
    return {
        "seats": int(table.seats),
        "options": dict(options_of(int(table.rules))),
        "season": SEASONS[table.season],
        "phase": PHASES[table.phase],
        "to_act": _to_act(table, counts),
        "player": int(table.player),
        "start_player": int(table.start_player),
        "passes": int(table.passes),
        "entry": int(table.entries),
        "placement": _placement(table),
        "transport": {"steps": int(table.steps), "upgrades": int(table.upgrades)},
        "draws": _draws(table),
        "boat_order": [int(seat) for seat in table.boat_order],
        "boat_turn": int(table.boat_turn),
        "purple_free": table.purple_free == 1,
        "villages": [_village(table, seat) for seat in _seats(table)],
        "auction": _row(table, MIDDLE, 0, 54),
        "turn_order": _row(table, ROW, TURN_ORDER[0], 64),
        "boats": _boats(table),
        "box": [TILES[tile].name for tile in range(64) if table.place[tile] == BOX],
        "supply": _counted(RESOURCES, table.supply, 0),
        "green_supply": int(table.green),
        "bag_count": counts.bag,
        "pile_count": counts.pile,
        "everybody_knows": {
            "bag": _bounds(COLOURS, table.known_bag, at_colour(SPECTATOR, 0)),
            "pile": _bounds(SKILLS, table.known_pile, at_skill(SPECTATOR, 0)),
        },
    }


def _to_act(table: Table, counts: Counts) -> int | None:
    if table.phase == OVER:
        return None
    if table.phase == DRAWING:
        return -1
    if table.phase == WINTERING:  # a view has the choices of others only as counts
        return counts.has_chosen.index(False)
    for seat in range(table.seats):
        if may_act(table, seat):
            return int(seat)
    return None


def _counted(names: tuple[str, ...], values: vec[i64], row: i64) -> Json:
    return {name: int(values[row + index]) for index, name in enumerate(names)}


def _bounds(names: tuple[str, ...], values: vec[i64], row: i64) -> Json:
    return {
        name: [int(values[2 * (row + index)]), int(values[2 * (row + index) + 1])]
        for index, name in enumerate(names)
    }


def _placement(table: Table) -> Json | None:
    if table.act == 0:
        return None
    aside = int(table.aside_skill)
    return {
        "act": ACTS[table.act],
        "tile": TILES[table.target].name,
        "moving": _counted(COLOURS, table.moving, 0),
        "last_group": None if table.last_group == NONE else TILES[table.last_group].name,
        "next_colour": COLOURS[table.next_colour],
        "aside_workers": _counted(COLOURS, table.aside, 0),
        "aside_skill": None if aside == NONE else "hidden" if aside == HIDDEN else SKILLS[aside],
    }


def _draws(table: Table) -> Json:
    """The pending draws, in order: the word and the target."""
    waiting = [int(draw) for draw in table.queue[table.queue_at :]]
    return {
        "then": THEN[table.then] if waiting else None,
        "queue": [[drawing.NAMES[draw // 100], draw % 100] for draw in waiting],
    }


def _tile(table: Table, tile: int) -> Json:
    colour = int(table.colour[tile])
    form: Json = {"tile": TILES[tile].name, "face": table.up(tile).name}
    if table.place[tile] == VILLAGE:
        form["q"] = q_of(table.cell[tile])
        form["r"] = r_of(table.cell[tile])
        form["turn"] = int(table.turn[tile])
    form["resources"] = _counted(RESOURCES, table.resources, at_kind(tile, 0))
    form["workers"] = _counted(COLOURS, table.on_tile, at_colour(tile, 0))
    form["colour"] = None if colour == NONE else COLOURS[colour]
    form["last_use"] = int(table.last_use[tile])
    return form


def _village(table: Table, seat: int) -> Json:
    mine = [tile for tile in range(64) if table.owner[tile] == seat]
    laying = int(table.laying[seat])
    home = int(table.home[seat])
    return {
        "home": None if home == NONE else TILES[home].name,
        "tiles": [_tile(table, tile) for tile in mine if table.place[tile] == VILLAGE],
        "waiting": [_tile(table, tile) for tile in mine if table.place[tile] == WAITING],
        "aside": [_tile(table, tile) for tile in mine if table.place[tile] == ASIDE],
        "laying": None if laying == NONE else TILES[laying].name,
        "built": table.built[seat] == 1,
    }


def _row(table: Table, place: i64, first: int, end: int) -> list[Json]:
    """Tiles in the middle with the bids on them."""
    rows: list[Json] = []
    for tile in range(first, end):
        if table.place[tile] == place:
            form = _tile(table, tile)
            if TILES[tile].order_faces:
                _, number, purple = TILES[tile].order_faces[table.face[tile]]
                form["number"] = number
                form["purple"] = purple
            form["bids"] = [
                _bid(table, tile, seat)
                for seat in _seats(table)
                if table.bid[at_seat(tile, seat)] > 0
            ]
            rows.append(form)
    return rows


def _bid(table: Table, tile: int, seat: int) -> Json:
    colour = table.bid_colour[at_seat(tile, seat)]
    return {
        "seat": seat,
        "colour": COLOURS[colour],
        "count": int(table.bid[at_seat(tile, seat)]),
        "lying": colour != table.colour[tile],
    }


def _boats(table: Table) -> list[Json]:
    return [
        {
            "tile": TILES[boat].name,
            "taken_by": None if table.owner[boat] == NONE else int(table.owner[boat]),
            "workers": _counted(COLOURS, table.cargo_workers, at_colour(boat - FIRST_BOAT, 0)),
            "skills": _counted(SKILLS, table.cargo_skills, at_skill(boat - FIRST_BOAT, 0)),
        }
        for boat in BOATS
        if table.place[boat] == ROW
    ]


def _screen(table: Table, counts: Counts, seat: int, own: bool) -> Json:
    form: Json = {
        "workers": counts.workers[seat],
        "skills": counts.skills[seat],
        "known_workers": _bounds(COLOURS, table.known_workers, at_colour(seat, 0)),
        "known_skills": _bounds(SKILLS, table.known_skills, at_skill(seat, 0)),
    }
    if own:
        form["own_workers"] = _counted(COLOURS, table.workers, at_colour(seat, 0))
        form["own_skills"] = _counted(SKILLS, table.skills, at_skill(seat, 0))
    return form


def _winter(table: Table, counts: Counts, seat: int, own: bool) -> Json:
    form: Json = {"has_chosen": counts.has_chosen[seat], "chosen": counts.chosen[seat]}
    if own:
        form["dealt_tiles"] = list(tiles_of(table.dealt[seat]))
        form["chosen_tiles"] = list(tiles_of(table.chosen[seat]))
    return form
