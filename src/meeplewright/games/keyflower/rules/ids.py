"""The ids of actions and outcomes of chance: one block for each kind (docs/env-keyflower.md).

Tiles are in the order of the facts. Blocks are in an order in which the ids of a position ascend as
`steps.listed` lists its actions. The meaning of an id is defined here, unless it depends on the
position: carry, lay and winter are in encoding.py.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.core.game import Action
from meeplewright.games.keyflower.rules import steps, transport
from meeplewright.games.keyflower.rules.actions import (
    Bid,
    Bring,
    Choose,
    Drawn,
    PayGroup,
    PaySkill,
    PayWorker,
    Pick,
    TakeBoat,
    Use,
    Workers,
)
from meeplewright.games.keyflower.rules.table import ALL_TILES
from meeplewright.games.keyflower.rules.tiles import (
    ANY,
    BOATS,
    COLOURS,
    FIRST_WINTER,
    HOMES,
    NONE,
    RESOURCES,
    SEASON_TILES,
    SKILLS,
    TILES,
    TURN_ORDER,
    VILLAGE_TILES,
    WINTER_EACH,
    WINTER_TILES,
)
from meeplewright.games.keyflower.rules.transport import HANDFULS, MOST_HANDFULS, NO_SKILL
from meeplewright.games.keyflower.rules.village import SIDES

# -- what has an id ---------------------------------------------------------------------------

BIDDABLE: Final = tuple([tile.number for tile in TILES if tile.group not in ("home", "boat")])
USABLE: Final = tuple([tile.number for tile in TILES if tile.usable])
LAID: Final = tuple([tile.number for tile in TILES if tile.group != "home"])
OFFERED: Final = tuple(
    sorted({one for tile in TILES for face in tile.faces for one in face.choice})
)
MOST_WORKERS: Final = (40, 40, 40, 20)
"""By colour: the number of workers in the game."""
CROSSED: Final = FIRST_WINTER
"""Resources move only between tiles before this one; the others are placed at the game end."""
MOST_IN_HAND: Final = max(WINTER_EACH.values())


def most_tiles(seats: int) -> int:
    """The maximum number of tiles in one village: its home tile, all tiles of three seasons and
    all winter tiles up for auction, a boat and the turn order tiles."""
    from_hands = min(len(WINTER_TILES), seats * WINTER_EACH[seats])
    return 1 + 3 * VILLAGE_TILES[seats] + from_hands + 1 + len(TURN_ORDER)


MOST_TILES: Final = max([most_tiles(seats) for seats in VILLAGE_TILES])
SLOTS: Final = 2 * (MOST_TILES - 1) + 4
"""Empty cells around the largest village to which a tile can still be added. One tile has 6. Each
further tile takes one and adds at most 3, since two adjacent cells have two neighbours in common.
So n tiles have at most 2n + 4."""


def _ways(tile: int) -> list[int]:
    """All upgrades of a tile, as in `transport.ways_to_upgrade`."""
    if not TILES[tile].upgradable:
        return []
    asked = TILES[tile].cost_skill
    skills = [NO_SKILL] if asked == NONE else [0, 1, 2] if asked == ANY else [asked]
    return [
        (tile * MOST_HANDFULS + handful) * 4 + skill
        for handful in range(len(HANDFULS[sum(TILES[tile].cost)]))
        for skill in skills
    ]


_WAYS: Final = [way for tile in range(ALL_TILES) for way in _ways(tile)]
_SENT: Final = [
    colour * 100 + number for colour in range(4) for number in range(MOST_WORKERS[colour] + 1)
]
"""As in `placing.worker_choices`."""
_NAMES: Final = [tile.name for tile in TILES]


def _blocks() -> dict[str, Sequence[Action | None]]:
    """By the word of the action: the action of each id, None if it depends on the position."""
    return {
        "pass": [steps.PASS],
        "bid": [Bid(_NAMES[tile]) for tile in BIDDABLE],
        "use": [Use(_NAMES[tile]) for tile in USABLE],
        "bring": [Bring(_NAMES[tile]) for tile in BIDDABLE],
        "workers": [Workers(COLOURS[sent // 100], sent % 100) for sent in _SENT],
        "pay_skill": [PaySkill(skill) for skill in SKILLS],
        "pay_worker": [PayWorker(colour) for colour in COLOURS],
        "pay_group": [PayGroup(_NAMES[tile]) for tile in BIDDABLE],
        "choose": [Choose(RESOURCES[kind]) for kind in OFFERED],
        "finish": [steps.FINISH],
        "carry": [None] * (CROSSED * SIDES * len(RESOURCES)),
        "upgrade": [transport.upgrade_by(way) for way in _WAYS],
        "boat": [TakeBoat(_NAMES[tile]) for tile in BOATS],
        "pick": [Pick(_NAMES[tile]) for tile in LAID],
        "lay": [None] * (SLOTS * SIDES),
        "winter": [None] * (2**MOST_IN_HAND - 1),
    }


# -- the ids ----------------------------------------------------------------------------------

_BLOCKS: Final = _blocks()
MEANS: Final = [action for block in _BLOCKS.values() for action in block]
"""By id: its action, None if it depends on the position."""
ID_OF: Final = {action: number for number, action in enumerate(MEANS) if action is not None}
NO_ID: Final = -1


def _firsts() -> dict[str, int]:
    firsts: dict[str, int] = {}
    first = 0
    for word, block in _BLOCKS.items():
        firsts[word] = first
        first += len(block)
    return firsts


FIRST: Final = _firsts()
"""The first id of each block"""


def _by_code(word: str, codes: Sequence[int], end: int) -> vec[i64]:
    """By code, up to `end`: its id. The block has one id per code, in the same order."""
    assert len(codes) == len(_BLOCKS[word])
    numbers = [NO_ID] * end
    for place, code in enumerate(codes):
        numbers[code] = FIRST[word] + place
    return vec[i64](numbers)


BID_OF: Final = _by_code("bid", BIDDABLE, ALL_TILES)
USE_OF: Final = _by_code("use", USABLE, ALL_TILES)
BRING_OF: Final = _by_code("bring", BIDDABLE, ALL_TILES)
WORKERS_OF: Final = _by_code("workers", _SENT, 400)
PAY_SKILL_OF: Final = _by_code("pay_skill", range(3), 3)
PAY_WORKER_OF: Final = _by_code("pay_worker", range(4), 4)
PAY_GROUP_OF: Final = _by_code("pay_group", BIDDABLE, ALL_TILES)
CHOOSE_OF: Final = _by_code("choose", OFFERED, 4)
CARRY_OF: Final = _by_code("carry", range(CROSSED * SIDES * 4), ALL_TILES * SIDES * 4)
UPGRADE_OF: Final = _by_code("upgrade", _WAYS, ALL_TILES * MOST_HANDFULS * 4)
BOAT_OF: Final = _by_code("boat", BOATS, ALL_TILES)
PICK_OF: Final = _by_code("pick", LAID, ALL_TILES)
LAY_OF: Final = _by_code("lay", range(SLOTS * SIDES), (2 * ALL_TILES + 4) * SIDES)
WINTER_OF: Final = _by_code("winter", range(1, 2**MOST_IN_HAND), 2 ** len(WINTER_TILES))

# -- the ids of outcomes ----------------------------------------------------------------------

OUTCOMES: Final[list[Action]] = [
    *[Drawn("home", _NAMES[tile]) for tile in HOMES],
    *[Drawn("worker", colour) for colour in COLOURS],
    *[Drawn("skill", skill) for skill in SKILLS],
    *[Drawn("tile", _NAMES[tile]) for season in SEASON_TILES[:3] for tile in season],
    *[Drawn("winter_tile", _NAMES[tile]) for tile in WINTER_TILES],
    *[Drawn("face", face) for face in ("a", "b")],
]
"""By id: what is drawn."""
OUTCOME_ID_OF: Final = {outcome: number for number, outcome in enumerate(OUTCOMES)}
