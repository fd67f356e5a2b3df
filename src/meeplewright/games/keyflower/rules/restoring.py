"""From the JSON form of a state or view back to a table. The restored table must have exactly the
same form and every piece of the game once, otherwise the error names the first field that is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.core.errors import InvalidJson
from meeplewright.core.game import Options
from meeplewright.core.reading import a_whole, an_object, differs, must_say
from meeplewright.games.keyflower.rules import drawing
from meeplewright.games.keyflower.rules.consistency import check_open, check_way_on
from meeplewright.games.keyflower.rules.hidden_consistency import (
    check_hands,
    check_knowledge,
    check_pieces,
)
from meeplewright.games.keyflower.rules.options import bits_of
from meeplewright.games.keyflower.rules.sampling import fill_in
from meeplewright.games.keyflower.rules.setup import new_table
from meeplewright.games.keyflower.rules.table import (
    ASIDE,
    BOX,
    HAND,
    HIDDEN,
    MIDDLE,
    OVER,
    PHASES,
    ROW,
    SPECTATOR,
    UNSEEN,
    VILLAGE,
    WAITING,
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
    NUMBER_OF,
    RESOURCES,
    SEASONS,
    SKILLS,
    TILES,
)
from meeplewright.games.keyflower.rules.village import cell_at
from meeplewright.games.keyflower.rules.winter import mask_of
from meeplewright.games.keyflower.rules.writing import ACTS, THEN, Counts, fully_written, written

Written = Mapping[str, Any]


def table_from_form(form: Written, seats: int, options: Options) -> Table:
    """The table of a full state."""
    table = _open_table(form, seats, options)
    _read("screens", lambda: _screens(table, form["screens"], list(range(seats))))
    _read("winter", lambda: _winter(table, form["winter"], list(range(seats))))
    _read("bag", lambda: _counted(COLOURS, form["bag"], table.bag, 0))
    _read("pile", lambda: _counted(SKILLS, form["pile"], table.pile, 0))
    _read("known_by", lambda: _known_by(table, form["known_by"]))
    _read("phase", lambda: _check_all(table, list(range(seats))))
    _read("phase", lambda: must_say(form, fully_written(table)))
    return table


def _check_all(table: Table, seats: list[int]) -> None:
    check_open(table, int(table.bag_count()), int(table.pile_count()))
    check_way_on(table, seats)
    check_pieces(table)
    check_hands(table)
    check_knowledge(table)


def view_parts(form: Written, seats: int, options: Options) -> tuple[int | None, Table, Counts]:
    """The seat, the table and the counts of a view."""
    seat = form.get("seat")
    if seat is not None and not 0 <= a_whole(seat, "seat", InvalidJson) < seats:
        raise differs("seat")
    table = _open_table(form, seats, options)
    own = [] if seat is None else [seat]
    shown = list(range(seats)) if table.phase == OVER else own  # KF H13
    _read("screens", lambda: _screens(table, form["screens"], shown))
    _read("winter", lambda: _winter(table, form["winter"], own))
    _read("known", lambda: _known_alone(table, form, seat))
    counts = _read("screens", lambda: _counts(form, seats))
    _read("phase", lambda: check_open(table, counts.bag, counts.pile))
    _read("placement", lambda: check_way_on(table, own))
    _read("phase", lambda: must_say(form, {"seat": seat, **written(table, counts, seat)}))
    observer: i64 = SPECTATOR if seat is None else seat
    _read("known", lambda: fill_in(table.copy(), observer, counts, Random(0)))
    return seat, table, counts


def _read(field: str, work: Callable[[], Any]) -> Any:
    try:
        return work()
    except InvalidJson:
        raise
    except (KeyError, TypeError, ValueError, IndexError, OverflowError, AttributeError) as fault:
        raise differs(field) from fault


# -- the open part ----------------------------------------------------------------------------


def _open_table(form: Written, seats: int, options: Options) -> Table:
    table = new_table(seats, bits_of(options))
    _clear(table)
    _read("phase", lambda: _numbers(table, form))
    _read("placement", lambda: _placement(table, form["placement"]))
    _read("draws", lambda: _draws(table, form["draws"]))
    _read("boat_order", lambda: _boat_order(table, form["boat_order"]))
    _read("villages", lambda: _villages(table, form["villages"]))
    _read("auction", lambda: _tiles(table, form["auction"], MIDDLE, NONE))
    _read("turn_order", lambda: _tiles(table, form["turn_order"], ROW, NONE))
    _read("boats", lambda: _boats(table, form["boats"]))
    _read("box", lambda: _box(table, form["box"]))
    _read("supply", lambda: _counted(RESOURCES, form["supply"], table.supply, 0))
    _read("everybody_knows", lambda: _everybody_knows(table, form["everybody_knows"]))
    return table


def _clear(table: Table) -> None:
    tile: i64 = 0
    while tile < 64:
        table.place[tile] = UNSEEN
        table.face[tile] = 0
        tile += 1
    for values in (table.bag, table.pile, table.supply, table.known_bag, table.known_pile):
        for index in range(len(values)):
            values[index] = 0
    table.queue = vec[i64]()


def _numbers(table: Table, form: Written) -> None:
    table.season = SEASONS.index(form["season"])
    table.phase = PHASES.index(form["phase"])
    table.player = _seat(table, form["player"])
    table.start_player = _seat(table, form["start_player"])
    table.passes = _small(form["passes"])
    table.entries = _small(form["entry"])
    table.boat_turn = _small(form["boat_turn"])
    table.purple_free = 1 if form["purple_free"] else 0
    table.green = _small(form["green_supply"])
    table.steps = _small(form["transport"]["steps"])
    table.upgrades = _small(form["transport"]["upgrades"])


def _small(value: object) -> int:
    """An integer that is possible in a game."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 100_000:
        raise ValueError("not a number of this game")
    return value


def _seat(table: Table, value: object) -> int:
    seat = _small(value)
    if seat >= table.seats:
        raise ValueError("no such seat")
    return seat


def _counted(names: tuple[str, ...], form: Written, values: vec[i64], row: int) -> None:
    for index, name in enumerate(names):
        values[row + index] = _small(form[name])


def _bounds(names: tuple[str, ...], form: Written, values: vec[i64], row: int) -> None:
    for index, name in enumerate(names):
        least, most = form[name]
        values[2 * (row + index)] = _small(least)
        values[2 * (row + index) + 1] = _small(most)


def _placement(table: Table, form: Written | None) -> None:
    if form is None:
        return
    table.act = ACTS.index(form["act"])
    table.target = NUMBER_OF[form["tile"]]
    _counted(COLOURS, form["moving"], table.moving, 0)
    _counted(COLOURS, form["aside_workers"], table.aside, 0)
    table.last_group = NONE if form["last_group"] is None else NUMBER_OF[form["last_group"]]
    table.next_colour = COLOURS.index(form["next_colour"])
    skill = form["aside_skill"]
    if skill is not None:
        table.aside_skill = HIDDEN if skill == "hidden" else SKILLS.index(skill)


def _draws(table: Table, form: Written) -> None:
    for name, target in form["queue"]:
        draw = drawing.NAMES.index(name) * 100 + _small(target)
        table.queue = append(table.queue, draw)
    table.then = THEN.index(form["then"])


def _boat_order(table: Table, form: list[Any]) -> None:
    table.boat_order = vec[i64]([_seat(table, seat) for seat in form])


def _villages(table: Table, form: list[Any]) -> None:
    for seat, village in enumerate(form):
        _seat(table, seat)
        table.home[seat] = NONE if village["home"] is None else NUMBER_OF[village["home"]]
        _tiles(table, village["tiles"], VILLAGE, seat)
        _tiles(table, village["waiting"], WAITING, seat)
        _tiles(table, village["aside"], ASIDE, seat)
        table.laying[seat] = NONE if village["laying"] is None else NUMBER_OF[village["laying"]]
        table.built[seat] = 1 if village["built"] else 0


def _tiles(table: Table, forms: list[Any], place: int, owner: int) -> None:
    for form in forms:
        tile = NUMBER_OF[form["tile"]]
        if table.place[tile] != UNSEEN:
            raise ValueError("the tile is there twice")
        table.place[tile] = place
        table.owner[tile] = owner
        table.face[tile] = [face.name for face in TILES[tile].faces].index(form["face"])
        if place == VILLAGE:
            q, r = form["q"], form["r"]
            if not (abs(q) < 40 and abs(r) < 40):
                raise ValueError("too far from home")
            table.cell[tile] = cell_at(q, r)
            table.turn[tile] = _small(form["turn"]) % 6
        _counted(RESOURCES, form["resources"], table.resources, at_kind(tile, 0))
        _counted(COLOURS, form["workers"], table.on_tile, at_colour(tile, 0))
        table.colour[tile] = NONE if form["colour"] is None else COLOURS.index(form["colour"])
        table.last_use[tile] = _small(form["last_use"])
        for bid in form.get("bids", []):
            row = at_seat(tile, _seat(table, bid["seat"]))
            table.bid[row] = _small(bid["count"])
            table.bid_colour[row] = COLOURS.index(bid["colour"])


def _boats(table: Table, forms: list[Any]) -> None:
    for form in forms:
        boat = NUMBER_OF[form["tile"]]
        if table.place[boat] != UNSEEN or boat not in BOATS:
            raise ValueError("no boat, or there twice")
        table.place[boat] = ROW
        table.owner[boat] = NONE if form["taken_by"] is None else _seat(table, form["taken_by"])
        _counted(COLOURS, form["workers"], table.cargo_workers, at_colour(boat - FIRST_BOAT, 0))
        _counted(SKILLS, form["skills"], table.cargo_skills, at_skill(boat - FIRST_BOAT, 0))


def _box(table: Table, names: list[Any]) -> None:
    for name in names:
        if table.place[NUMBER_OF[name]] != UNSEEN:
            raise ValueError("the tile is there twice")
        table.place[NUMBER_OF[name]] = BOX


# -- what is hidden, and what is known about it -----------------------------------------------


def _screens(table: Table, forms: list[Any], own: list[int]) -> None:
    for seat, form in enumerate(forms):
        _seat(table, seat)
        _bounds(COLOURS, form["known_workers"], table.known_workers, at_colour(seat, 0))
        _bounds(SKILLS, form["known_skills"], table.known_skills, at_skill(seat, 0))
        if seat in own:
            _counted(COLOURS, form["own_workers"], table.workers, at_colour(seat, 0))
            _counted(SKILLS, form["own_skills"], table.skills, at_skill(seat, 0))


def _winter(table: Table, forms: list[Any], own: list[int]) -> None:
    for seat in own:
        dealt = [NUMBER_OF[name] for name in forms[seat]["dealt_tiles"]]
        chosen = [NUMBER_OF[name] for name in forms[seat]["chosen_tiles"]]
        table.dealt[seat] = mask_of(vec[i64](dealt))
        table.chosen[seat] = mask_of(vec[i64](chosen))
        for tile in dealt:
            if table.place[tile] == UNSEEN:
                table.place[tile] = HAND
                table.owner[tile] = seat


def _counts(form: Written, seats: int) -> Counts:
    screens = [form["screens"][seat] for seat in range(seats)]
    winter = [form["winter"][seat] for seat in range(seats)]
    return Counts(
        tuple([_small(screen["workers"]) for screen in screens]),
        tuple([_small(screen["skills"]) for screen in screens]),
        _small(form["bag_count"]),
        _small(form["pile_count"]),
        tuple([bool(choice["has_chosen"]) for choice in winter]),
        tuple([_small(choice["chosen"]) for choice in winter]),
    )


def _everybody_knows(table: Table, form: Written) -> None:
    for observer in range(SPECTATOR + 1):
        _observer_knows(table, form, observer)


def _observer_knows(table: Table, form: Written, observer: int) -> None:
    _bounds(COLOURS, form["bag"], table.known_bag, at_colour(observer, 0))
    _bounds(SKILLS, form["pile"], table.known_pile, at_skill(observer, 0))


def _known_by(table: Table, forms: list[Any]) -> None:
    for observer, form in enumerate(forms):
        _observer_knows(table, form, _seat(table, observer))


def _known_alone(table: Table, form: Written, seat: int | None) -> None:
    observer = SPECTATOR if seat is None else seat
    _observer_knows(table, an_object(form["known"], "known", InvalidJson), observer)
