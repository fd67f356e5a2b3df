"""The best closed walk along roads: KF F9, examples X8, compared with all choices of links."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.games.keyflower.rules.loops import best_walk, best_walk_points, count_bits
from tests.conftest import FULL

Link = tuple[int, int]
Cell = tuple[int, int]
ROUND: tuple[Cell, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
CASES = 300 if FULL else 40


def packed(links: list[Link]) -> vec[i64]:
    return vec[i64]([tile for link in links for tile in link])


def walk(tiles: int, *links: Link, simple: bool = False) -> int:
    return int(best_walk_points(tiles, packed(list(links)), simple))


def slow_walk(links: list[Link], simple: bool = False) -> int:
    """Every choice of links with an even number at each tile, or `simple` with two; its largest
    part.
    """
    best = 0
    for mask in range(1 << len(links)):
        chosen = [link for at, link in enumerate(links) if mask >> at & 1]
        ends = [tile for link in chosen for tile in link]
        if any(ends.count(tile) % 2 for tile in set(ends)):
            continue
        if simple and any(ends.count(tile) > 2 for tile in set(ends)):
            continue
        parts: list[set[int]] = []
        for link in chosen:
            touching = [part for part in parts if part & set(link)]
            parts = [part for part in parts if part not in touching]
            parts.append(set(link).union(*touching))
        best = max([best, *map(len, parts)])
    return best


def hex_village(rng: random.Random, tiles: int, most_links: int) -> list[Link]:
    """Tiles placed at random beside each other, and roads over some of the shared edges."""
    cells: list[Cell] = [(0, 0)]
    while len(cells) < tiles:
        (q, r), (right, down) = rng.choice(cells), rng.choice(ROUND)
        if (q + right, r + down) not in cells:
            cells.append((q + right, r + down))
    links = [
        (one, other)
        for one, (q, r) in enumerate(cells)
        for other, cell in enumerate(cells)
        if one < other and (cell[0] - q, cell[1] - r) in ROUND
    ]
    rng.shuffle(links)
    return links[:most_links]


def test_a_triangle() -> None:
    """KF X8a"""
    assert walk(3, (0, 1), (1, 2), (2, 0)) == 3


def test_an_outer_loop_of_four() -> None:
    """KF X8b"""
    assert walk(4, (0, 1), (1, 2), (2, 0), (0, 3), (3, 2)) == 4


def test_two_triangles_that_share_a_tile_are_one_walk() -> None:
    """KF X8c, K60: the shared tile is passed twice and counted once."""
    assert walk(5, (0, 1), (1, 2), (2, 0), (0, 3), (3, 4), (4, 0)) == 5


def test_two_triangles_joined_by_one_road_are_two_walks() -> None:
    """KF X8d, K60"""
    assert walk(6, (0, 1), (1, 2), (2, 0), (3, 4), (4, 5), (5, 3), (0, 3)) == 3


def test_without_a_loop_there_is_no_walk() -> None:
    """KF F9: one road and back is not a walk, because it would use a link twice."""
    assert walk(1) == 0
    assert walk(4, (0, 1), (1, 2), (1, 3)) == 0


def test_a_tile_with_one_road_is_never_on_a_loop() -> None:
    """KF K59"""
    assert walk(4, (0, 1), (1, 2), (2, 0), (2, 3)) == 3


def test_the_better_of_two_loops_scores() -> None:
    assert walk(7, (0, 1), (1, 2), (2, 0), (3, 4), (4, 5), (5, 6), (6, 3)) == 4


def test_the_mask_names_the_tiles_of_the_walk() -> None:
    assert best_walk(5, packed([(0, 1), (1, 3), (3, 4), (4, 1)]), False) == 0b11010


@pytest.mark.parametrize(
    ("links", "tiles"),
    [
        ([(0, 1), (1, 2), (2, 0), (0, 3), (3, 4), (4, 0)], 3),
        ([(0, 1), (1, 2), (2, 0), (0, 3), (3, 2)], 4),
    ],
)
def test_by_option_a_walk_passes_no_tile_twice(links: list[Link], tiles: int) -> None:
    """KF O8, D8, examples X8c and X8b: triangles that share a tile, and those that share a link."""
    assert walk(5, *links, simple=True) == tiles


@pytest.mark.parametrize("simple", [False, True])
@pytest.mark.parametrize("seed", range(5))
def test_random_villages_agree_with_trying_every_choice_of_links(seed: int, simple: bool) -> None:
    rng = random.Random(seed)
    for _ in range(CASES):
        links = hex_village(rng, rng.randrange(3, 12), rng.randrange(3, 13))
        assert walk(12, *links, simple=simple) == slow_walk(links, simple), links


def test_full_villages_agree_with_trying_every_choice_of_links() -> None:
    rng = random.Random(0)
    for number in range(20 if FULL else 4):
        links = hex_village(rng, rng.randrange(7, 11), 16)
        simple = number % 2 == 1
        assert walk(12, *links, simple=simple) == slow_walk(links, simple), links


def test_the_order_of_links_and_tiles_does_not_matter() -> None:
    """Also in villages far larger than any at a table."""
    rng = random.Random(1)
    for _ in range(20):
        links = hex_village(rng, 24, 40)
        tiles = list(range(24))
        rng.shuffle(tiles)
        renamed = [(tiles[other], tiles[one]) for one, other in links]
        rng.shuffle(renamed)
        for simple in (False, True):
            assert walk(24, *links, simple=simple) == walk(24, *renamed, simple=simple)


def test_the_tiles_of_a_walk_are_as_many_as_its_points() -> None:
    links = packed(hex_village(random.Random(2), 30, 50))
    assert count_bits(best_walk(30, links, False)) == best_walk_points(30, links, False) > 20
