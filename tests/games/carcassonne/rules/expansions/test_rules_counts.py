"""The count tables of the expansions: what each type can do as the first tile that is drawn."""

import pytest

from meeplewright.core import CHANCE
from meeplewright.games.carcassonne import (
    Carcassonne,
    CarcassonneState,
    Draw,
    Follower,
    Place,
    Start,
)

from ..slow_board import ALL, EXPANSIONS, kinds, spots
from .slow_game import LAKE, Rules, SlowGame

ALL_THREE = "river-inns_and_cathedrals-traders_and_builders"

# Type: the rotations on (1,0) beside the spring, then moves with ordinary followers.
RIVER = {
    "RB": ("02", 14),
    "RC": ("0", 5),
    "RD": ("1", 3),
    "RE": ("01", 8),
    "RG": ("03", 6),
    "RH": ("02", 12),
    "RI": ("12", 10),
    "RK": ("1", 6),
    "RL": ("3", 2),
}

# Type: placements on the cells N, E, S, W of the start tile, then moves with ordinary followers and
# with the big follower too.
STOCK = {
    "IA": ((0, 2, 2, 2), 24, 42), "IB": ((0, 1, 1, 1), 12, 21), "IC": ((0, 3, 1, 3), 49, 91),
    "ID": ((0, 1, 1, 1), 18, 33), "IE": ((0, 2, 0, 2), 24, 44), "IF": ((2, 1, 1, 1), 25, 45),
    "IG": ((1, 0, 3, 0), 16, 28), "IH": ((1, 0, 0, 0), 6, 11), "II": ((1, 1, 0, 1), 27, 51),
    "IJ": ((1, 1, 2, 1), 25, 45), "IK": ((1, 0, 0, 0), 2, 3), "IL": ((2, 2, 0, 2), 30, 54),
    "IM": ((1, 2, 1, 2), 30, 54), "IN": ((2, 1, 1, 1), 25, 45), "IO": ((3, 0, 1, 0), 20, 36),
    "IP": ((3, 0, 1, 0), 16, 28), "IQ": ((1, 1, 0, 1), 24, 45), "TA": ((1, 1, 2, 1), 25, 45),
    "TB": ((0, 1, 0, 1), 14, 26), "TC": ((1, 2, 1, 2), 42, 78), "TD": ((3, 1, 0, 1), 30, 55),
    "TE": ((2, 1, 1, 1), 30, 55), "TF": ((2, 1, 1, 1), 25, 45), "TG": ((2, 0, 2, 0), 12, 20),
    "TH": ((3, 0, 1, 0), 12, 20), "TI": ((2, 1, 1, 1), 30, 55), "TJ": ((0, 3, 1, 3), 56, 105),
    "TK": ((2, 1, 1, 1), 25, 45), "TL": ((3, 1, 0, 1), 30, 55), "TM": ((4, 0, 0, 0), 20, 36),
    "TN": ((3, 0, 1, 0), 20, 36), "TO": ((2, 2, 0, 2), 48, 90), "TP": ((3, 0, 1, 0), 20, 36),
    "TQ": ((1, 0, 1, 0), 8, 14), "TR": ((1, 1, 0, 1), 24, 45), "TS": ((2, 1, 1, 1), 30, 55),
    "TT": ((2, 0, 2, 0), 12, 20), "TU": ((2, 2, 0, 2), 42, 78), "TV": ((3, 1, 0, 1), 25, 45),
    "TW": ((2, 1, 1, 1), 30, 55), "TX": ((4, 0, 0, 0), 16, 28),
}  # fmt: skip
ROUND_THE_START = ((0, 1), (1, 0), (0, -1), (-1, 0))

# Type: count, terrains N E S W at rotation 0, city, road and field segments, distinct rotations.
FACTS = {
    "RA": "1 ffwf 0 0 1 4", "RB": "1 cwrw 1 1 4 4", "RC": "1 cwcw 2 0 2 2", "RD": "2 wfwf 0 0 2 2",
    "RE": "1 ccww 1 0 2 4", "RG": "2 wffw 0 0 2 4", "RH": "1 fwrw 0 1 3 4", "RI": "1 rwwr 0 1 3 4",
    "RK": "1 wrwr 0 1 4 2", "RL": "1 wfff 0 0 1 4", "IA": "1 ffrr 0 1 2 4", "IB": "1 frfr 0 1 2 2",
    "IC": "1 frrr 0 3 3 4", "ID": "1 frfr 0 2 2 2", "IE": "1 rrrr 0 2 3 2", "IF": "1 crfc 1 1 2 4",
    "IG": "1 fffc 1 0 2 4", "IH": "1 cccc 4 0 1 1", "II": "1 crcr 2 2 4 2", "IJ": "1 cfrf 1 1 2 4",
    "IK": "2 cccc 1 0 0 1", "IL": "1 crrc 1 1 2 4", "IM": "1 cfrr 1 1 2 4", "IN": "1 cfrc 1 1 2 4",
    "IO": "1 ccfc 3 0 1 4", "IP": "1 cfcc 2 0 1 4", "IQ": "1 rcrc 1 2 4 2", "TA": "1 crff 1 1 2 4",
    "TB": "1 rrrr 0 2 4 1", "TC": "1 cfrr 1 2 3 4", "TD": "1 crcc 2 1 2 4", "TE": "1 fcrc 1 1 3 4",
    "TF": "1 cfrc 1 1 2 4", "TG": "1 cffc 1 0 1 4", "TH": "1 ccfc 1 0 1 4", "TI": "1 cfrc 1 1 3 4",
    "TJ": "1 frrr 0 3 3 4", "TK": "1 ccrf 1 1 2 4", "TL": "1 crcc 2 1 2 4", "TM": "1 cccc 3 0 1 4",
    "TN": "1 fccc 2 0 2 4", "TO": "1 crrc 1 2 4 4", "TP": "1 fccc 2 0 2 4", "TQ": "1 fcfc 1 0 2 2",
    "TR": "1 rcrc 1 2 4 2", "TS": "1 fcrc 1 1 3 4", "TT": "1 cffc 1 0 1 4", "TU": "1 crrc 1 2 3 4",
    "TV": "1 ccrc 1 1 2 4", "TW": "1 crfc 1 1 3 4", "TX": "1 cccc 2 0 1 4",
}  # fmt: skip


def with_first_tile(tile: str, expansions: str) -> CarcassonneState:
    state = Carcassonne().start(2, {"expansions": expansions})
    state.apply(CHANCE, Start(0))
    state.apply(CHANCE, Draw(tile))
    return state


def placements(tile: str, expansions: str) -> list[Place]:
    listed = with_first_tile(tile, expansions).legal(0)
    places = [action for action in listed if isinstance(action, Place)]
    assert len(places) == len(listed)
    return places


def moves(tile: str, expansions: str) -> int:
    """Placement times what may be done with a figure, none included."""
    count = 0
    for place in placements(tile, expansions):
        state = with_first_tile(tile, expansions)
        state.apply(0, place)
        count += len(state.legal(0))
    return count


def claims(tile: str) -> int:
    """The same for the first river tile, with every segment by itself."""
    count = 0
    for place in placements(tile, "river"):
        state = with_first_tile(tile, "river")
        state.apply(0, place)
        count += 1
        for kind, index in kinds(tile):
            at = next(iter(spots(tile, place.turn, kind, index)), None)
            count += state.canonical(0, Follower(kind, at)) in state.legal(0)
    return count


def slow_moves(tile: str, expansions: str) -> int:
    count = 0
    for placement in SlowGame(Rules(2, expansions)).placements(tile):
        game = SlowGame(Rules(2, expansions))
        game.place(tile, *placement)
        count += 1 + len(game.choices(0))
    return count


@pytest.mark.parametrize("tile", FACTS)
def test_the_tiles_are_those_of_the_table(tile: str) -> None:
    """CA R1, I1 and T1, the count table."""
    facts = ALL[tile]
    letters = {"city": "c", "road": "r", "field": "f", "river": "w"}
    edges = "".join(letters[facts["edges"][side]] for side in "NESW")
    segments = [len(facts["cities"]), len(facts["roads"]), len(facts["fields"])]
    row = [facts["count"], edges, *segments, facts["distinct_rotations"]]
    assert " ".join(str(one) for one in row) == FACTS[tile]


@pytest.mark.parametrize("tile", [tile for tile in RIVER if tile != LAKE])
def test_the_first_river_tile_has_the_counted_moves(tile: str) -> None:
    """CA R5 and R8, the count table: placements beside the spring, then moves."""
    turns, count = RIVER[tile]
    assert {place.to_text() for place in placements(tile, "river")} == {
        f"(1,0):{tile}{turn}" for turn in turns
    }
    assert claims(tile) == count
    assert moves(tile, "river") == count - len(turns)  # the spring joins two fields (K38)


@pytest.mark.parametrize("tile", RIVER)
def test_the_slow_game_counts_the_same_river_moves(tile: str) -> None:
    """CA R5 and R8, the count table."""
    turns, count = RIVER[tile]
    assert SlowGame(Rules(2, "river")).placements(tile) == {(1, 0, int(turn)) for turn in turns}
    joined = 0 if tile == LAKE else len(turns)
    assert slow_moves(tile, "river") == count - joined


def expansion_of(tile: str) -> str:
    return "inns_and_cathedrals" if tile[0] == "I" else "traders_and_builders"


@pytest.mark.parametrize("tile", STOCK)
def test_the_first_tile_has_the_counted_placements(tile: str) -> None:
    """CA I1 and T1, the count table."""
    cells = [(place.x, place.y) for place in placements(tile, expansion_of(tile))]
    assert tuple(cells.count(cell) for cell in ROUND_THE_START) == STOCK[tile][0]
    assert len(cells) == sum(STOCK[tile][0])


@pytest.mark.parametrize("tile", STOCK)
def test_the_first_tile_has_the_counted_moves(tile: str) -> None:
    """CA I1, I3 and T1, the count table: with the big follower each segment counts twice."""
    both = "inns_and_cathedrals-traders_and_builders"
    _, plain, with_big = STOCK[tile]
    assert moves(tile, both) == slow_moves(tile, both) == with_big
    if tile[0] == "T":
        assert moves(tile, "traders_and_builders") == plain
    assert slow_moves(tile, "traders_and_builders") == plain


def test_the_sums_of_the_count_table() -> None:
    """CA I1 and T1: every type can be placed beside the start tile."""
    for letter, placed, moved in (("I", 70, 373), ("T", 110, 626)):
        rows = [row for tile, row in STOCK.items() if tile[0] == letter]
        assert sum(sum(cells) for cells, _, _ in rows) == placed
        assert sum(plain for _, plain, _ in rows) == moved
        assert all(sum(cells) for cells, _, _ in rows)


def test_the_totals_of_all_tiles() -> None:
    """CA M2: 126 tiles of 75 types with 463 segments, without the river."""
    facts = [one for one in ALL.values() for _ in range(one["count"])]
    assert (len(ALL), len(facts)) == (75, 126)
    assert sum(len(one["cities"]) for one in facts) == 102
    assert sum(len(one["roads"]) for one in facts) == 107
    assert sum(len(one["fields"]) for one in facts) == 245
    assert sum(one["cloister"] for one in facts) == 9
    assert sum(city["pennant"] for one in facts for city in one["cities"]) == 13
    assert sum(not field["sides"] for one in facts for field in one["fields"]) == 5
    assert [len(tiles) for tiles in EXPANSIONS.values()] == [10, 17, 24]
    state = Carcassonne().start(2, {"expansions": ALL_THREE})
    assert 1 + sum(state.to_json()["bag"].values()) == 126
