"""Anchors: a follower stands on its own segment, as seen in the picture alone."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from meeplewright.games.carcassonne.art import anchor
from tests.art.drawing import LYING, TILES, Point, apart, contains, lies_at, near, read_back

NEAREST = 15.0  # apart, so that people can point at one of two places


def places_of(tile: str, turn: int) -> Iterator[tuple[str, Point]]:
    """Where a follower can stand on the rotated tile, each with the kind of segment."""
    facts = TILES[tile]
    for on, segments, at in (
        ("city", facts["cities"], "edges"),
        ("road", facts["roads"], "edges"),
        ("field", facts["fields"], "sides"),
    ):
        for segment in segments:
            place = lies_at(segment[at][0], turn) if segment[at] else None
            yield on, anchor(tile, turn, on, place)
    if facts["cloister"]:
        yield "cloister", anchor(tile, turn, "cloister", None)


@pytest.mark.parametrize(("tile", "turn"), LYING)
def test_a_farmer_lies_on_the_field_of_its_half_edges_and_no_other(tile: str, turn: int) -> None:
    drawn = read_back(tile, turn)
    for field in TILES[tile]["fields"]:
        halves: list[str | None] = [lies_at(half, turn) for half in field["sides"]]
        places = {anchor(tile, turn, "field", half) for half in halves or [None]}
        assert len(places) == 1
        assert drawn.half_edges_reached(places.pop()) == set(halves)


@pytest.mark.parametrize(("tile", "turn"), LYING)
def test_a_knight_stands_in_its_city_and_in_no_other(tile: str, turn: int) -> None:
    drawn = read_back(tile, turn)
    for city in TILES[tile]["cities"]:
        places = {anchor(tile, turn, "city", lies_at(side, turn)) for side in city["edges"]}
        assert len(places) == 1
        place = places.pop()
        number = drawn.city_on(lies_at(city["edges"][0], turn))
        assert [contains(ground, place) for ground in drawn.cities] == [
            other == number for other in range(len(drawn.cities))
        ]
        assert near(drawn.cities[number], place) > 8


@pytest.mark.parametrize(("tile", "turn"), LYING)
def test_a_thief_stands_on_its_road_and_clear_of_where_roads_end(tile: str, turn: int) -> None:
    drawn = read_back(tile, turn)
    for road in TILES[tile]["roads"]:
        side = lies_at(road["edges"][0], turn)
        place = anchor(tile, turn, "road", side)
        number = drawn.road_on(side)
        distances = [near(line, place) for line in drawn.roads]
        assert distances[number] < 2
        assert all(distance > 10 for other, distance in enumerate(distances) if other != number)
        assert all(apart(place, at) > radius for at, radius in drawn.villages)


@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("tile", [tile for tile in TILES if TILES[tile]["cloister"]])
def test_a_monk_stands_in_the_yard_of_the_cloister(tile: str, turn: int) -> None:
    x, y = anchor(tile, turn, "cloister", None)
    left, top, right, bottom = read_back(tile, turn).yards[0]
    assert left < x < right and top < y < bottom


def test_the_smallest_fields_still_leave_a_farmer_room() -> None:
    for tile, turn in LYING:
        drawn = read_back(tile, turn)
        for field in TILES[tile]["fields"]:
            at = lies_at(field["sides"][0], turn) if field["sides"] else None
            x, y = anchor(tile, turn, "field", at)
            around = [(x + a, y + b) for a in (-3, 0, 3) for b in (-3, 0, 3)]
            assert all(drawn.is_field(point) for point in around)


@pytest.mark.parametrize(("tile", "turn"), LYING)
def test_no_two_places_of_a_tile_are_too_near_to_tell_apart(tile: str, turn: int) -> None:
    for (on, one), (other_on, other) in combinations(places_of(tile, turn), 2):
        if tile == "A" and {on, other_on} == {"road", "cloister"}:
            continue  # a base tile stays as it is
        assert apart(one, other) >= NEAREST


@pytest.mark.parametrize(("tile", "turn"), LYING)
def test_figures_hide_no_inn_and_no_bridge_and_lie_in_no_lake(tile: str, turn: int) -> None:
    drawn = read_back(tile, turn)
    for on, (x, y) in places_of(tile, turn):
        assert all(apart(inn, (x, y)) > 14 for inn in drawn.inns)
        assert all(apart(lake, (x, y)) > 12 for lake in drawn.inn_lakes if on == "field")
        if on == "road":
            assert all(
                apart(((ax + bx) / 2, (ay + by) / 2), (x, y)) > 18
                for (ax, ay), (bx, by) in drawn.bridges
            )


@pytest.mark.parametrize("turn", range(4))
def test_a_knight_stands_in_front_of_the_cathedral(turn: int) -> None:
    assert anchor("IK", turn, "city", "N")[1] > 75


@pytest.mark.parametrize(
    ("tile", "on", "at"),
    [
        ("D", "city", "S"),
        ("D", "road", "N"),
        ("D", "field", "NL"),
        ("D", "field", "N"),
        ("D", "city", "NL"),
        ("D", "city", None),
        ("D", "cloister", None),
        ("B", "cloister", "N"),
        ("D", "river", "N"),
        ("D", "field", None),
        ("IH", "field", "NL"),
        ("IH", "city", None),
        ("RA", "river", "S"),
        ("RD", "city", "N"),
        ("D", "field", '"><script>'),
    ],
)
def test_a_place_that_the_tile_does_not_have_is_refused(tile: str, on: str, at: str | None) -> None:
    with pytest.raises(ValueError, match=f"tile {tile} "):
        anchor(tile, 0, on, at)
