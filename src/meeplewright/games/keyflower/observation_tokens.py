"""Observations as tokens: one row for the table, every seat, tile, kind of piece and empty cell.

A row is always about the same thing, and a column always means the same. Numbers are divided by the
largest that their field allows; a choice among few is one column for each, with a 1 in one of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import numpy as np

from meeplewright.core.observation_forms import Fields, ObservationForm
from meeplewright.games.keyflower.rules.fields import FIELDS
from meeplewright.games.keyflower.rules.ids import SLOTS
from meeplewright.games.keyflower.rules.table import ALL_TILES, MOST_SEATS, PHASES
from meeplewright.games.keyflower.rules.tiles import BOATS, COLOURS, RESOURCES, SKILLS, WINTER_TILES
from meeplewright.games.keyflower.rules.village import SIDES

Columns = Callable[[Fields], Any]
"""Makes an array of the shape (batch, rows, columns)."""
Block = tuple[str, int, Columns]
"""Named columns of one kind of row: how many, and what makes them."""

_PIECES = len(COLOURS) + len(SKILLS) + len(RESOURCES)
_COUNTS = {"table": 1, "seat": MOST_SEATS, "tile": ALL_TILES, "piece": _PIECES, "cell": SLOTS}
_MOST = {field.name: max(-field.low, field.high) for field in FIELDS}


# -- ways to write a field --------------------------------------------------------------------


def _scaled(name: str, across: int) -> Columns:
    """The numbers of a field by row, with this many columns."""

    def made(fields: Fields) -> Any:
        numbers = np.asarray(fields[name], np.float32) / np.float32(_MOST[name])
        return numbers.reshape(len(numbers), -1, across)

    return made


def _one_of(name: str, count: int) -> Columns:
    """A field with one number by row: a column for each number from 0 on."""
    return lambda fields: fields[name][..., None] == np.arange(count)


def _named(name: str, count: int) -> Columns:
    """A field whose numbers name rows: a column for each number, marked in the row it names."""
    return lambda fields: fields[name][:, None, :] == np.arange(count)[:, None]


def _only(rows: tuple[int, ...], count: int, columns: Columns) -> Columns:
    """Columns of these rows; 0 in the others."""

    def made(fields: Fields) -> Any:
        some = columns(fields)
        whole: Any = np.zeros((len(some), count, some.shape[-1]), np.float32)
        whole[:, list(rows)] = some
        return whole

    return made


def _rotation(fields: Fields) -> Any:
    return fields["cell"][..., 2:] == np.arange(SIDES)


def _bid_colours(fields: Fields) -> Any:
    """Four columns for each seat."""
    marked = _one_of("bid_colours", len(COLOURS))(fields)
    return marked.reshape(len(marked), ALL_TILES, -1)


def _piece(first: int, count: int, name: str, across: int) -> Columns:
    return _only(tuple(range(first, first + count)), _PIECES, _scaled(name, across))


def _sum(one: Columns, other: Columns) -> Columns:
    return lambda fields: one(fields) + other(fields)


# -- what each kind of row says ---------------------------------------------------------------

_TABLE: tuple[Block, ...] = (
    ("phase", len(PHASES), _one_of("phase", len(PHASES))),
    ("season", 4, _one_of("season", 4)),
    ("seats", 1, _scaled("seats", 1)),
    ("options", 4, _scaled("options", 4)),
    ("passes", 1, _scaled("passes", 1)),
    ("act", 3, _one_of("act", 3)),
    ("next_colour", 4, _one_of("next_colour", 4)),
    ("aside_skill", 4, _one_of("aside_skill", 4)),
    ("steps", 1, _scaled("steps", 1)),
    ("upgrades", 1, _scaled("upgrades", 1)),
    ("draw", 2, _scaled("draw", 2)),
    ("draws", 48, _scaled("draws", 48)),
    ("then", 4, _one_of("then", 4)),
    ("boat_turn", 1, _scaled("boat_turn", 1)),
    ("purple_free", 1, _scaled("purple_free", 1)),
    ("green_supply", 1, _scaled("green_supply", 1)),
    ("bag", 1, _scaled("bag", 1)),
    ("pile", 1, _scaled("pile", 1)),
)
_SEAT: tuple[Block, ...] = (
    ("to_act", 1, _named("to_act", MOST_SEATS)),
    ("acting", 1, _scaled("acting", 1)),
    ("player", 1, _named("player", MOST_SEATS)),
    ("start_player", 1, _named("start_player", MOST_SEATS)),
    ("boat_order", MOST_SEATS, _named("boat_order", MOST_SEATS)),
    ("workers", 1, _scaled("workers", 1)),
    ("skills", 1, _scaled("skills", 1)),
    ("screen_workers", 4, _scaled("screen_workers", 4)),
    ("screen_skills", 3, _scaled("screen_skills", 3)),
    ("known_workers", 8, _scaled("known_workers", 8)),
    ("known_skills", 6, _scaled("known_skills", 6)),
    ("has_chosen", 1, _scaled("has_chosen", 1)),
    ("chosen", 1, _scaled("chosen", 1)),
    ("built", 1, _scaled("built", 1)),
    ("points", 1, _scaled("points", 1)),
)
_TILE: tuple[Block, ...] = (
    ("place", 8, _one_of("place", 8)),
    ("owner", MOST_SEATS, _one_of("owner", MOST_SEATS)),
    ("face", 1, _scaled("face", 1)),
    ("cell", 2, lambda fields: _scaled("cell", 3)(fields)[..., :2]),
    ("rotation", SIDES, _rotation),
    ("resources", 4, _scaled("resources", 4)),
    ("workers_on", 4, _scaled("workers_on", 4)),
    ("colour", 4, _one_of("colour", 4)),
    ("last_use", 1, _scaled("last_use", 1)),
    ("bids", MOST_SEATS, _scaled("bids", MOST_SEATS)),
    ("bid_colours", MOST_SEATS * 4, _bid_colours),
    ("leader", MOST_SEATS, _one_of("leader", MOST_SEATS)),
    ("target", 1, _named("target", ALL_TILES)),
    ("last_group", 1, _named("last_group", ALL_TILES)),
    ("laying", MOST_SEATS, _named("laying", ALL_TILES)),
    ("own_dealt", 1, _only(WINTER_TILES, ALL_TILES, _scaled("own_dealt", 1))),
    ("own_chosen", 1, _only(WINTER_TILES, ALL_TILES, _scaled("own_chosen", 1))),
    ("cargo_workers", 4, _only(BOATS, ALL_TILES, _scaled("cargo_workers", 4))),
    ("cargo_skills", 3, _only(BOATS, ALL_TILES, _scaled("cargo_skills", 3))),
)
_PIECE: tuple[Block, ...] = (
    ("moving", 1, _piece(0, 4, "moving", 1)),
    ("aside", 1, _piece(0, 4, "aside_workers", 1)),
    ("known", 2, _sum(_piece(0, 4, "known_bag", 2), _piece(4, 3, "known_pile", 2))),
    ("known_to_all", 2, _sum(_piece(0, 4, "bag_to_all", 2), _piece(4, 3, "pile_to_all", 2))),
    ("supply", 1, _piece(7, 4, "supply", 1)),
)
_CELL: tuple[Block, ...] = (
    ("is_free", 1, lambda fields: fields["cells"].any(axis=-1)[..., None]),
    ("at", 2, _scaled("cells", 2)),
)
_BLOCKS = {"table": _TABLE, "seat": _SEAT, "tile": _TILE, "piece": _PIECE, "cell": _CELL}

# -- all together -----------------------------------------------------------------------------


def _placed() -> Iterator[tuple[str, slice, slice, Columns]]:
    """Every block with its rows and columns. The first columns mark the kind of a row."""
    row, column = 0, len(_COUNTS)
    for kind, count in _COUNTS.items():
        rows = slice(row, row + count)
        row += count
        for name, across, columns in _BLOCKS[kind]:
            yield f"{kind} {name}", rows, slice(column, column + across), columns
            column += across


_PLACED: Final = list(_placed())


def _names() -> Iterator[str]:
    for kind in _COUNTS:
        yield f"is {kind}"
    for name, _, columns, _ in _PLACED:
        across = columns.stop - columns.start
        yield from [name] if across == 1 else [f"{name} {place}" for place in range(across)]


NAMES: Final = tuple(_names())
SHAPE: Final = (sum(_COUNTS.values()), len(NAMES))


def made(fields: Fields) -> Any:
    """Floats of the shape (…, *SHAPE) from one observation or a batch of them."""
    batch = np.asarray(fields["phase"]).shape[:-1]
    flat = {name: np.asarray(field).reshape(-1, *field.shape[len(batch) :])
            for name, field in fields.items()}  # fmt: skip
    out: Any = np.zeros((len(flat["phase"]), *SHAPE), np.float32)
    start = 0
    for kind, count in enumerate(_COUNTS.values()):
        out[:, start : start + count, kind] = 1
        start += count
    for _, rows, columns, make in _PLACED:
        out[:, rows, columns] = make(flat)
    return out.reshape(*batch, *SHAPE)


FORM: Final = ObservationForm(shape=SHAPE, dtype="float32", low=-1, high=1, names=NAMES, make=made)
