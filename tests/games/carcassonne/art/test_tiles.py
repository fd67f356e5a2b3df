"""Tiles: what the picture shows is what the facts say, and neighbours fit together."""

import hashlib
import json
import subprocess
import sys
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import pytest

from meeplewright.games.carcassonne.art import tile_defs, tile_id, tile_svg, tile_symbol
from tests.art.drawing import (
    EDGE_MIDDLES,
    LYING,
    SIDES,
    TILES,
    apart,
    contains,
    lies_at,
    near,
    read_back,
)

EDGE_ENDS = {
    "N": ((0, 0), (100, 0)),
    "E": ((100, 0), (100, 100)),
    "S": ((100, 100), (0, 100)),
    "W": ((0, 100), (0, 0)),
}


def terrain(tile: str, turn: int, side: str) -> str:
    return str(TILES[tile]["edges"][SIDES[(SIDES.index(side) - turn) % 4]])


def test_the_tiles_of_the_base_game_look_as_before() -> None:
    """The first digits of the hash of each picture, by letter and rotation."""
    frozen = json.loads(Path(__file__).with_name("base_pictures.json").read_text("utf-8"))
    assert len(frozen) == 79
    for name, expected in frozen.items():
        picture = tile_svg(name[0], int(name[1]))
        assert hashlib.sha256(picture.encode()).hexdigest()[:16] == expected, name


@pytest.mark.parametrize(("tile", "turn"), LYING)
def test_a_tile_is_one_well_formed_document_of_the_size_asked_for(tile: str, turn: int) -> None:
    root = ElementTree.fromstring(tile_svg(tile, turn, 240))
    assert root.tag.endswith("svg")
    assert (root.get("width"), root.get("height")) == ("240", "240")
    assert (root.get("role"), root.get("aria-label")) == ("img", tile)


@pytest.mark.parametrize(("tile", "turn"), LYING)
def test_every_reference_points_into_the_document(tile: str, turn: int) -> None:
    root = ElementTree.fromstring(tile_svg(tile, turn))
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    for element in root.iter():
        for name, value in element.attrib.items():
            assert "url(" not in value and "//" not in value
            if name.endswith("href"):
                assert value.startswith("#") and value[1:] in ids


@pytest.mark.parametrize(("tile", "turn"), LYING)
def test_roads_meet_the_middle_of_every_road_side_at_a_right_angle(tile: str, turn: int) -> None:
    drawn = read_back(tile, turn)
    for side, middle in EDGE_MIDDLES.items():
        ends = [
            (line[0], line[1]) if line[0] == middle else (line[-1], line[-2])
            for line in drawn.roads
            if middle in (line[0], line[-1])
        ]
        assert len(ends) == (terrain(tile, turn, side) == "road")
        for end, inner in ends:
            across = abs(end[0] - inner[0]) if side in "NS" else abs(end[1] - inner[1])
            assert across < 0.15 * apart(end, inner)


def test_all_roads_have_one_width() -> None:
    widths = set().union(*(read_back(tile, turn).road_widths for tile, turn in LYING))
    assert len(widths) == 1


@pytest.mark.parametrize(("tile", "turn"), LYING)
def test_a_city_side_is_city_from_corner_to_corner_and_no_other_side_is(
    tile: str, turn: int
) -> None:
    drawn = read_back(tile, turn)
    for side, (start, end) in EDGE_ENDS.items():
        runs = [
            city
            for city in drawn.cities
            for a, b in zip(city, city[1:] + city[:1], strict=True)
            if (a, b) == (start, end)
        ]
        assert len(runs) == (terrain(tile, turn, side) == "city")


@pytest.mark.parametrize("tile", TILES)
def test_there_is_one_ground_for_each_city_and_one_line_for_each_road(tile: str) -> None:
    drawn = read_back(tile, 0)
    assert len(drawn.cities) == len(TILES[tile]["cities"])
    assert len(drawn.roads) == len(TILES[tile]["roads"])


@pytest.mark.parametrize("tile", [tile for tile in TILES if len(TILES[tile]["cities"]) > 1])
def test_separate_cities_share_no_ground(tile: str) -> None:
    grid = [(x + 0.5, y + 0.5) for x in range(0, 100, 2) for y in range(0, 100, 2)]
    for first, second in combinations(read_back(tile, 0).cities, 2):
        assert not any(contains(first, point) and contains(second, point) for point in grid)
        assert sum(contains(first, point) for point in grid) > 250


@pytest.mark.parametrize(("tile", "turn"), LYING)
def test_a_road_that_ends_here_ends_at_village_cloister_or_gate(tile: str, turn: int) -> None:
    drawn = read_back(tile, turn)
    has_gate = 'class="mw-gate"' in tile_svg(tile, turn)
    for road in TILES[tile]["roads"]:
        line = drawn.roads[drawn.road_on(lies_at(road["edges"][0], turn))]
        x, y = line[-1]
        at_village = any(apart((x, y), at) < radius for at, radius in drawn.villages)
        in_yard = any(a < x < c and b < y < d for a, b, c, d in drawn.yards)
        at_gate = has_gate and any(near(city, (x, y)) < 2 for city in drawn.cities)
        assert [at_village, in_yard, at_gate].count(True) == (len(road["edges"]) == 1)


@pytest.mark.parametrize("tile", TILES)
def test_shields_and_cloisters_are_drawn_where_the_facts_have_them(tile: str) -> None:
    picture = tile_symbol(tile)
    pennants = sum(city["pennant"] for city in TILES[tile]["cities"])
    assert picture.count('href="#mw-shield"') == pennants
    assert picture.count('href="#mw-cloister"') == TILES[tile]["cloister"]


@pytest.mark.parametrize("tile", TILES)
def test_what_the_expansions_print_is_drawn_where_the_facts_have_it(tile: str) -> None:
    picture, facts = tile_symbol(tile), TILES[tile]
    goods = [city.get("goods") for city in facts["cities"]]
    for name in ("wine", "grain", "cloth"):
        assert picture.count(f'href="#mw-{name}"') == goods.count(name)
    cathedrals = sum(city.get("cathedral", False) for city in facts["cities"])
    assert picture.count('href="#mw-cathedral"') == cathedrals
    inns = sum(road.get("inn", False) for road in facts["roads"])
    assert picture.count('href="#mw-inn"') == picture.count('class="mw-inn-lake"') == inns


@pytest.mark.parametrize(("tile", "turn"), LYING)
def test_the_shield_of_goods_is_in_its_city_and_whole_on_the_tile(tile: str, turn: int) -> None:
    drawn = read_back(tile, turn)
    for city in TILES[tile]["cities"]:
        if city.get("goods") is None:
            continue
        use = next(use for use in uses(tile, turn) if use.endswith(f"mw-{city['goods']}"))
        x, y = place_of(tile, turn, use)
        number = drawn.city_on(lies_at(city["edges"][0], turn))
        assert [contains(ground, (x, y - 11)) for ground in drawn.cities] == [
            other == number for other in range(len(drawn.cities))
        ]
        assert 11 <= x <= 89 and 22 <= y <= 99


def uses(tile: str, turn: int) -> list[str]:
    root = ElementTree.fromstring(tile_symbol(tile, turn))
    return [use.attrib["href"] for use in root.iter("use")]


def place_of(tile: str, turn: int, href: str) -> tuple[float, float]:
    """The foot of the only glyph of this kind."""
    root = ElementTree.fromstring(tile_symbol(tile, turn))
    use = next(use for use in root.iter("use") if use.attrib["href"] == href)
    x, y = use.attrib["transform"].removeprefix("translate(").split(")")[0].split()
    return float(x), float(y)


@pytest.mark.parametrize(("tile", "turn"), LYING)
def test_an_inn_is_beside_its_own_road_and_far_from_every_other(tile: str, turn: int) -> None:
    drawn = read_back(tile, turn)
    roads = [road for road in TILES[tile]["roads"] if road.get("inn")]
    for inn, road in zip(drawn.inns, roads, strict=True):
        number = drawn.road_on(lies_at(road["edges"][0], turn))
        distances = [near(line, inn) for line in drawn.roads]
        assert distances[number] < 16
        assert all(far > 30 for other, far in enumerate(distances) if other != number)


@pytest.mark.parametrize(("tile", "turn"), LYING)
def test_the_river_meets_the_middle_of_every_river_side(tile: str, turn: int) -> None:
    drawn = read_back(tile, turn)
    ends = {end for line, half in drawn.barriers if half > 8 for end in (line[0], line[-1])}
    sides = [side for side in SIDES if terrain(tile, turn, side) == "river"]
    assert {EDGE_MIDDLES[side] for side in sides} == ends & set(EDGE_MIDDLES.values())


@pytest.mark.parametrize(
    ("tile", "count"), [("RB", 1), ("RH", 1), ("RK", 1), ("TB", 1), ("TC", 1), ("X", 0), ("RI", 0)]
)
def test_a_road_over_water_or_another_road_has_a_bridge(tile: str, count: int) -> None:
    assert len(read_back(tile, 0).bridges) == count


@pytest.mark.parametrize("tile", TILES)
def test_turns_that_play_the_same_share_one_picture_and_others_do_not(tile: str) -> None:
    pictures = {tile_symbol(tile, turn) for turn in range(4)}
    assert len(pictures) == TILES[tile]["distinct_rotations"]
    assert len({tile_id(tile, turn) for turn in range(4)}) == len(pictures)


def test_the_shared_glyphs_cover_every_symbol() -> None:
    glyphs = ElementTree.fromstring(f"<defs>{tile_defs()}</defs>")
    known = {glyph.get("id") for glyph in glyphs}
    for tile, turn in LYING:
        for use in ElementTree.fromstring(tile_symbol(tile, turn)).iter("use"):
            assert use.attrib["href"][1:] in known


def test_another_process_draws_the_same_bytes() -> None:
    program = (
        "from meeplewright.games.carcassonne.art import tile_svg;"
        "print(tile_svg('S', 3) + tile_svg('J', 1))"
    )
    printed = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert printed.stdout.strip() == tile_svg("S", 3) + tile_svg("J", 1)


@pytest.mark.parametrize("tile", ["Z", "", "AA", "d", "<script>"])
def test_an_unknown_tile_is_refused_with_the_letters_there_are(tile: str) -> None:
    with pytest.raises(ValueError, match=r"unknown tile .* A B C D"):
        tile_svg(tile)


@pytest.mark.parametrize("turn", [-1, 4, 1.0, "1", True])
def test_a_turn_that_is_no_quarter_turn_is_refused(turn: int) -> None:
    with pytest.raises(ValueError, match="turn must be"):
        tile_svg("D", turn)
