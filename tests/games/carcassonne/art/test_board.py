"""Boards: every tile and follower once, nothing external, small enough for a page."""

import re
from collections.abc import Iterable
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from meeplewright.core.game import CHANCE, State
from meeplewright.core.registry import draw_state
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.carcassonne.art import anchor, board_svg, corner_towers
from tests.art.drawing import BASE_TILES, SVG, TILES

XLINK = "{http://www.w3.org/1999/xlink}href"


def laid(tile: str, x: int, y: int, turn: int = 0) -> dict[str, Any]:
    return {"tile": tile, "x": x, "y": y, "turn": turn}


def follower(seat: int, x: int, y: int, on: str, at: str | None) -> dict[str, Any]:
    return {"seat": seat, "x": x, "y": y, "on": on, "at": at}


def stands(figure: str, seat: int, on: str, at: str | None) -> dict[str, Any]:
    return {**follower(seat, 0, 0, on, at), "figure": figure}


def titles(svg: str) -> list[str]:
    return [title.text or "" for title in ElementTree.fromstring(svg).iter(f"{SVG}title")]


def midgame(entries: int = 90) -> State:
    """A game of five after this many random entries."""
    rng = Random(11)
    state = Carcassonne().start(5)
    for _ in range(entries):
        seat = state.to_act
        assert seat is not None
        state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))
    return state


SMALL = {
    "tiles": [laid("D", 0, 0), laid("E", 0, 1, 2), laid("B", 1, -1)],
    "followers": [follower(1, 0, 1, "city", "S"), follower(0, 1, -1, "cloister", None)],
    "points": [4, 12],
    "to_act": 1,
}


def test_a_board_names_every_tile_follower_and_seat_once() -> None:
    assert titles(board_svg(SMALL)) == [
        "Carcassonne",
        "D (0,0)",
        "E (0,1)",
        "B (1,-1)",
        "1 city S (0,1)",
        "0 cloister (1,-1)",
        "0: 4",
        "1: 12",
    ]


def test_a_board_of_a_real_game_draws_every_tile_and_follower_once() -> None:
    form = midgame().to_json()
    assert form["followers"]
    drawn = titles(board_svg(form))
    for tile in form["tiles"]:
        assert drawn.count(f"{tile['tile']} ({tile['x']},{tile['y']})") == 1
    for one in form["followers"]:
        place = one["on"] if one["at"] is None else f"{one['on']} {one['at']}"
        assert drawn.count(f"{one['seat']} {place} ({one['x']},{one['y']})") == 1
    assert len(drawn) == 1 + len(form["tiles"]) + len(form["followers"]) + form["seats"]


def test_north_is_up_and_a_tile_lies_a_hundred_units_from_the_next() -> None:
    root = ElementTree.fromstring(board_svg(SMALL))
    places = {
        group[0].text: (group[1].get("x"), group[1].get("y"))
        for group in root.findall(f"{SVG}g")
        if group[1].get("x") is not None
    }
    assert places["D (0,0)"] == ("0", "0")
    assert places["E (0,1)"] == ("0", "-100")
    assert places["B (1,-1)"] == ("100", "100")


def test_the_picture_holds_the_whole_board_at_the_scale_asked_for() -> None:
    root = ElementTree.fromstring(
        board_svg({"tiles": [laid("D", 0, 0), laid("V", 4, -2)]}, cell=50)
    )
    left, top, width, height = (int(value) for value in root.attrib["viewBox"].split())
    assert left < 0 and top < 0 and left + width > 500 and top + height > 300
    assert float(root.attrib["width"]) == width / 2
    assert float(root.attrib["height"]) == height / 2


def test_a_tile_used_twice_is_defined_once() -> None:
    tiles = [laid("U", 0, 0), laid("U", 0, 1), laid("U", 0, 2, 2), laid("U", 1, 0, 1)]
    svg = board_svg({"tiles": tiles})
    assert svg.count('<symbol id="mw-U0"') == 1
    assert svg.count('href="#mw-U0"') == 3
    assert svg.count("<symbol") == 2


def test_a_follower_stands_on_its_anchor_and_a_farmer_lies_down() -> None:
    tiles = [laid("S", 2, 1, 1)]
    x, y = anchor("S", 1, "city", "N")
    knight = board_svg({"tiles": tiles, "followers": [follower(2, 2, 1, "city", "N")]})
    at = re.search(r'href="#mw-seat2" transform="translate\((\S+) (\S+)\)"', knight)
    assert at is not None
    assert float(at[1]) == pytest.approx(200 + x, abs=0.1)
    assert float(at[2]) == pytest.approx(y - 100, abs=0.1)
    farmer = board_svg({"tiles": tiles, "followers": [follower(2, 2, 1, "field", "WL")]})
    assert "rotate(-90)" in farmer and "rotate(-90)" not in knight


def test_seats_differ_in_shape_and_not_only_in_colour() -> None:
    figures = [figure for name, figure in figures_of(range(6)).items() if "seat" in name]
    shapes = {shape_of(figure) for figure in figures}
    fills = {figure[1].get("fill") for figure in figures}
    assert len(figures) == len(shapes) == len(fills) == 6


def test_a_builder_and_a_pig_have_shapes_of_their_own() -> None:
    figures = figures_of([0])
    shapes = {shape_of(figures[f"mw-{name}0"]) for name in ("seat", "builder", "pig")}
    assert len(shapes) == 3


def test_a_big_follower_is_the_same_figure_and_larger() -> None:
    tiles = [laid("D", 0, 0)]
    big = board_svg({"tiles": tiles, "followers": [stands("big", 1, "city", "N")]})
    scale = re.search(r'href="#mw-seat1" transform="translate\(\S+ \S+\) scale\((\S+)\)"', big)
    assert scale is not None
    assert float(scale[1]) > 1.3


def test_a_big_farmer_lies_down_and_a_pig_stands() -> None:
    tiles = [laid("D", 0, 0)]
    big = board_svg({"tiles": tiles, "followers": [stands("big", 1, "field", "SL")]})
    pig = board_svg({"tiles": tiles, "followers": [stands("pig", 1, "field", "SL")]})
    assert "rotate(-90)" in big and "rotate(-90)" not in pig
    assert 'href="#mw-pig1"' in pig
    assert "1 pig field SL (0,0)" in titles(pig)


def test_a_board_of_the_base_game_has_no_other_figures() -> None:
    assert set(figures_of([], followers=[])) == {f"mw-seat{seat}" for seat in range(5)}


def figures_of(
    seats: Iterable[int], followers: list[dict[str, Any]] | None = None
) -> dict[str, ElementTree.Element]:
    """The drawings of the figures in a board with all kinds of them, or with these."""
    if followers is None:
        kinds = ("follower", "big", "builder", "pig")
        followers = [stands(kind, seat, "city", "N") for kind in kinds for seat in seats]
    root = ElementTree.fromstring(board_svg({"tiles": [laid("D", 0, 0)], "followers": followers}))
    groups = {group.get("id", ""): group for group in root.iter(f"{SVG}g")}
    figure = re.compile("mw-(seat|builder|pig)[0-9]")
    return {name: group for name, group in groups.items() if figure.fullmatch(name)}


def shape_of(figure: ElementTree.Element) -> tuple[str, ...]:
    return tuple(path.get("d") or path.tag for path in figure.iter() if path.tag != f"{SVG}g")


def test_only_the_tile_laid_last_is_framed() -> None:
    assert board_svg(SMALL).count('class="mw-last"') == 1
    assert 'class="mw-last" x="102" y="102"' in board_svg(SMALL)
    assert 'class="mw-last"' not in board_svg({"tiles": [laid("D", 0, 0)]})


def test_walls_end_in_towers_shared_with_the_neighbours() -> None:
    assert corner_towers("E", 0) == ((0, 0), (100, 0))
    assert corner_towers("E", 2) == ((0, 100), (100, 100))
    assert corner_towers("C", 0) == corner_towers("U", 0) == ()
    root = ElementTree.fromstring(board_svg({"tiles": [laid("E", 0, 0), laid("E", 0, 1, 2)]}))
    assert len([use for use in root.findall(f"{SVG}use") if use.get("href") == "#mw-tower"]) == 2


def test_the_same_state_gives_the_same_bytes() -> None:
    state = midgame(60)
    assert board_svg(state.to_json()) == board_svg(state.copy().to_json())


def test_all_seventy_two_tiles_stay_under_250_kilobytes() -> None:
    copies = [(tile, copy % 4) for tile in BASE_TILES for copy in range(TILES[tile]["count"])]
    assert len(copies) == 72
    tiles = [laid(tile, i % 9, i // 9, turn) for i, (tile, turn) in enumerate(copies)]
    assert len(board_svg({"tiles": tiles, "points": [0] * 5}).encode()) < 250_000


def test_nothing_outside_the_document_is_referred_to() -> None:
    svg = board_svg(midgame().to_json())
    root = ElementTree.fromstring(svg)
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    for element in root.iter():
        assert element.tag.removeprefix(SVG) not in ("script", "style", "image", "foreignObject")
        assert XLINK not in element.attrib
        assert not any(name.startswith("on") for name in element.attrib)
        if "href" in element.attrib:
            assert element.attrib["href"][1:] in ids
    assert svg.count("http") == 1  # the namespace of SVG


@pytest.mark.parametrize(
    "wrong",
    [
        {"tiles": [laid("<b>", 0, 0)]},
        {"tiles": [laid("D", 0, 0, 7)]},
        {"tiles": [laid("D", 0, 0)], "points": ["<script>"]},
        {"tiles": [laid("D", 0, 0)], "followers": [follower(6, 0, 0, "city", "N")]},
        {"tiles": [laid("D", 0, 0)], "followers": [stands("<b>", 0, "city", "N")]},
        {"tiles": [laid("D", 0, 0)], "points": [0], "goods": [["<b>", 0, 0]]},
        {"tiles": [laid("D", 0, 0)], "points": [0], "goods": [[1, 0]]},
        {"tiles": [laid("D", 0, 0)], "followers": [follower(0, 0, 0, "city", "<b>")]},
        {"tiles": [laid("D", 0, 0)], "followers": [follower(0, 0, 0, "<b>", None)]},
        {"tiles": [laid("D", 0, 0)], "followers": [follower(0, 3, 3, "city", "N")]},
        {"tiles": [laid("D", 0, 0)], "points": [0] * 7},
    ],
)
def test_what_is_no_board_is_refused_and_never_written_out(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError):
        board_svg(wrong)


def test_a_state_draws_itself_once_art_is_imported() -> None:
    state = midgame(30)
    assert draw_state(state) == board_svg(state.to_json())


def test_every_seat_has_a_figure_from_the_start_position_to_the_end() -> None:
    for seats in Carcassonne().seat_counts:
        drawn = titles(board_svg(Carcassonne().start(seats).to_json()))
        assert drawn[-seats:] == [f"{seat}: 0" for seat in range(seats)]


def test_goods_are_counted_below_the_points_once_somebody_has_some() -> None:
    form = {"tiles": [laid("D", 0, 0)], "points": [4, 0], "goods": [[2, 0, 1], [0, 0, 0]]}
    drawn = titles(board_svg(form))
    assert drawn[2:] == [
        "0: 4",
        "0: 2 wine",
        "0: 0 grain",
        "0: 1 cloth",
        "1: 0",
        "1: 0 wine",
        "1: 0 grain",
        "1: 0 cloth",
    ]
    nothing = {**form, "goods": [[0, 0, 0], [0, 0, 0]]}
    assert board_svg(nothing) == board_svg({"tiles": form["tiles"], "points": [4, 0]})


@pytest.mark.parametrize("seed", range(3))
def test_a_game_with_all_expansions_draws_every_figure_once(seed: int) -> None:
    rng = Random(seed)
    state = Carcassonne().start(6, {"expansions": ALL_EXPANSIONS})
    while state.to_act is not None:
        seat = state.to_act
        state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))
        if state.entry % 90 == 0:
            the_board_is_whole(state)
    the_board_is_whole(state)


ALL_EXPANSIONS = "river-inns_and_cathedrals-traders_and_builders"


def the_board_is_whole(state: State) -> None:
    form = state.to_json()
    svg = draw_state(state)
    assert svg is not None
    drawn = titles(svg)
    for one in form["followers"]:
        who = " ".join([str(one["seat"]), *([one["figure"]] if "figure" in one else [])])
        place = one["on"] if one["at"] is None else f"{one['on']} {one['at']}"
        assert drawn.count(f"{who} {place} ({one['x']},{one['y']})") == 1
    root = ElementTree.fromstring(svg)
    ids = {element.get("id") for element in root.iter() if element.get("id")}
    used = {element.attrib["href"][1:] for element in root.iter() if "href" in element.attrib}
    assert used <= ids
