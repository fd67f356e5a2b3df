"""Pictures of Keyflower's tiles: every face, edges as in the facts, nothing external."""

import pytest

from meeplewright.games.keyflower.art import (
    keyflower_tile_id,
    keyflower_tile_svg,
    keyflower_tile_symbol,
)
from meeplewright.games.keyflower.art.icons import icon
from meeplewright.games.keyflower.art.lines import numeral
from tests.art.drawing import SVG
from tests.games.keyflower.art.reading import (
    FACES,
    TILES,
    edges_of,
    icons,
    numbers,
    parsed,
    shown_edges,
    titles,
    uses,
)

SCENERY = {"cottage", "barn", "inn", "works", "hall", "manor", "tree"}


def test_there_are_sixty_four_tiles_and_every_face_is_drawn() -> None:
    assert len(TILES) == 64
    for tile, face in FACES:
        assert titles(keyflower_tile_svg(tile, face)) == [tile]


@pytest.mark.parametrize("turn", range(6))
def test_roads_fields_and_water_lie_at_the_edges_of_the_facts(turn: int) -> None:
    for tile, face in FACES:
        edges = edges_of(tile, face)
        lying = [edges[(side - turn) % 6] for side in range(6)]
        assert shown_edges(keyflower_tile_svg(tile, face, turn)) == lying, (tile, face)


def test_the_river_of_a_boat_runs_through_and_that_of_a_home_ends() -> None:
    for tile, facts in TILES.items():
        if "W" not in facts.get("edges", ()):
            continue
        svg = keyflower_tile_svg(tile, "a" if facts["kind"] == "summer_boat" else "front")
        waters = [one for one in parsed(svg).iter() if one.get("class") == "mw-kf-water"]
        assert len(waters) == 1
        assert ("C" in waters[0].attrib["d"]) == (facts["kind"] == "home")


def test_icons_and_numbers_stay_upright_and_in_place_when_a_tile_is_turned() -> None:
    def upright(svg: str) -> list[tuple[str, str]]:
        return sorted(
            (one.attrib["href"], one.attrib["transform"])
            for one in uses(svg)
            if one.attrib["href"].removeprefix("#mw-kf-") not in SCENERY
        )

    for tile, face in FACES:
        first = keyflower_tile_svg(tile, face)
        for turn in range(1, 6):
            other = keyflower_tile_svg(tile, face, turn)
            assert upright(other) == upright(first)
            assert numbers(other) == numbers(first)


def test_front_and_back_are_told_apart_by_a_golden_frame() -> None:
    for tile, facts in TILES.items():
        if facts["kind"] in ("home", "spring", "summer", "autumn"):
            assert "#dfa321" in keyflower_tile_svg(tile, "back")
            assert "#dfa321" not in keyflower_tile_svg(tile, "front")


def test_no_two_faces_look_the_same() -> None:
    pictures = {
        (tile, face): keyflower_tile_svg(tile, face).replace(tile, "") for tile, face in FACES
    }
    assert len(set(pictures.values())) == len(pictures)


def test_drawing_twice_gives_the_same_picture() -> None:
    assert keyflower_tile_svg("stable", "back", 2) == keyflower_tile_svg("stable", "back", 2)


def test_a_tile_is_as_wide_as_asked() -> None:
    root = parsed(keyflower_tile_svg("keywood", size=300))
    assert (root.get("width"), root.get("height")) == ("300", "259.8")


def test_a_picture_refers_to_nothing_outside_and_defines_what_it_uses() -> None:
    for tile, face in FACES:
        svg = keyflower_tile_svg(tile, face)
        root = parsed(svg)
        ids = [one.attrib["id"] for one in root.iter() if "id" in one.attrib]
        assert len(ids) == len(set(ids))
        wanted = {one.attrib["href"] for one in root.iter(f"{SVG}use")}
        assert wanted <= {f"#{name}" for name in ids}
        assert svg.replace("http://www.w3.org/2000/svg", "").count("http") == 0
        assert not any(tag in svg for tag in ("<image", "<style", "<script", "url("))


def test_texts_are_numbers_and_signs_never_words() -> None:
    for tile, face in FACES:
        for text in numbers(keyflower_tile_svg(tile, face)):
            assert not any(letter.isalpha() for letter in text)


def test_a_symbol_shows_the_same_picture_under_its_own_id() -> None:
    symbol = keyflower_tile_symbol("keywood", "back", 3)
    assert symbol.startswith('<symbol id="mw-kf-keywood-back-3" ')
    assert keyflower_tile_id("keywood", "back", 3) == "mw-kf-keywood-back-3"
    document = f'<svg xmlns="http://www.w3.org/2000/svg">{symbol}</svg>'
    assert icons(document) == icons(keyflower_tile_svg("keywood", "back", 3))


def test_an_unknown_tile_face_or_turn_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="unknown tile 'castle'"):
        keyflower_tile_svg("castle")
    with pytest.raises(ValueError, match="'apothecary' has no face 'back': expected one of front"):
        keyflower_tile_svg("apothecary", "back")
    with pytest.raises(ValueError, match="expected one of a b"):
        keyflower_tile_svg("summer_boat_1", "front")
    with pytest.raises(ValueError, match="turn must be 0 to 5"):
        keyflower_tile_svg("keywood", turn=6)
    with pytest.raises(ValueError, match="unknown icon 'sheep'"):
        icon("sheep", 0, 0, 20)


def test_texts_are_escaped() -> None:
    assert ">&lt;&amp;<" in numeral("<&", 0, 0, 10)
