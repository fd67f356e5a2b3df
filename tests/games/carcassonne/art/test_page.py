"""What the page gets: a picture for every tile and figure, and the facts of every tile."""

from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest
from scripts.page.carcassonne import facts, pictures

from tests.art.drawing import TILES

ACROSS = 25  # squares of the map along a side


@cache
def page_facts() -> dict[str, Any]:
    return facts()


@cache
def page_pictures() -> dict[str, str]:
    return dict(pictures())


def under(tile: str, turn: int, x: float, y: float) -> str:
    """The segment of the map under a point of the rotated tile."""
    for _ in range((4 - turn) % 4):
        x, y = 100 - y, x
    row, column = (min(ACROSS - 1, int(value * ACROSS / 100)) for value in (y, x))
    return str(page_facts()["tiles"][tile]["map"][row * ACROSS + column])


def segments(tile: str, on: str) -> list[dict[str, Any]]:
    return [part for part in page_facts()["tiles"][tile]["segments"] if part["on"] == on]


def test_every_type_is_there_in_the_order_of_the_facts() -> None:
    assert list(page_facts()["tiles"]) == list(TILES)


@pytest.mark.parametrize("tile", TILES)
def test_every_rotation_has_a_picture(tile: str) -> None:
    turns = TILES[tile]["distinct_rotations"]
    named = {name for name in page_pictures() if name.rstrip("0123.svg") == tile}
    assert named == {f"{tile}{turn}.svg" for turn in range(turns)}


@pytest.mark.parametrize("name", ["figure", "big", "builder", "pig"])
def test_every_seat_has_every_figure_in_the_same_box(name: str) -> None:
    assert len(page_facts()["seats"]) == 6
    drawn = [ElementTree.fromstring(page_pictures()[f"{name}{seat}.svg"]) for seat in range(6)]
    assert {picture.get("viewBox") for picture in drawn} == {"-24 -24 48 48"}


def test_there_are_pictures_of_goods_inns_and_cathedrals() -> None:
    for name in ("wine", "grain", "cloth", "inn", "cathedral", "tower"):
        picture = ElementTree.fromstring(page_pictures()[f"{name}.svg"])
        ids = {element.get("id") for element in picture.iter()}
        assert f"mw-{name}" in ids


@pytest.mark.parametrize("tile", TILES)
def test_pointing_at_a_figure_points_at_its_segment(tile: str) -> None:
    for number, segment in enumerate(page_facts()["tiles"][tile]["segments"]):
        for turn, (x, y) in enumerate(segment["anchors"]):
            assert under(tile, turn, x, y) == str(number), (segment["on"], turn)


@pytest.mark.parametrize("tile", TILES)
def test_the_facts_have_what_is_printed_and_nothing_more(tile: str) -> None:
    printed = TILES[tile]
    for city, form in zip(printed["cities"], segments(tile, "city"), strict=True):
        assert form["pennant"] == city["pennant"]
        assert form.get("goods") == city.get("goods")
        assert form.get("cathedral", False) == city.get("cathedral", False)
    for road, form in zip(printed["roads"], segments(tile, "road"), strict=True):
        assert form.get("inn", False) == road.get("inn", False)
    for field, form in zip(printed["fields"], segments(tile, "field"), strict=True):
        assert form["at"] == field["sides"]
    river = printed.get("river") or {"edges": []}
    assert page_facts()["tiles"][tile].get("river", []) == river["edges"]


def test_pointing_at_an_inn_points_at_its_road_and_at_water_at_nothing() -> None:
    assert under("IC", 0, 84, 38) == "0"
    assert under("RL", 0, 50, 55) == "."
