"""Villages, the auction and whole tables: every piece once, each seat at its side, small files."""

from collections import Counter
from copy import deepcopy
from types import SimpleNamespace
from typing import Any, cast

import pytest

from meeplewright.core.game import State
from meeplewright.core.registry import draw_state
from meeplewright.games.keyflower.art import (
    auction_svg,
    keyflower_svg,
    keyflower_tile_svg,
    village_svg,
)
from meeplewright.games.keyflower.art import draw as draw_keyflower
from tests.art.drawing import SVG
from tests.games.keyflower.art.example_forms import (
    AUCTION,
    BOATS,
    SIX,
    X13,
    Json,
    bid,
    laid,
    lot,
    workers,
)
from tests.games.keyflower.art.reading import (
    FACES,
    TILES,
    icons,
    lying_icons,
    numbers,
    parsed,
    titles,
)

RESOURCES = ("wood", "stone", "iron", "gold")
COLOURS = ("blue", "red", "yellow", "green")


def table(**changes: Any) -> Json:
    return deepcopy({**SIX, "screens": [], "start_player": None, **changes})


def village(*tiles: Json, **more: Any) -> Json:
    return table(villages=[{"home": "home_1", "tiles": list(tiles), **more}])


def middle_of(svg: str, title: str) -> tuple[float, float]:
    """The centre of the tile or chip in the group with this title."""
    for group in parsed(svg).iter(f"{SVG}g"):
        name = group.find(f"{SVG}title")
        if name is not None and name.text == title:
            x, y, wide, high = (
                float(group[1].attrib[key]) for key in ("x", "y", "width", "height")
            )
            return x + wide / 2, y + high / 2
    raise AssertionError(title)


def test_a_village_shows_every_tile_once_with_its_place() -> None:
    drawn = titles(village_svg(SIX, 0))
    for tile in X13:
        assert drawn.count(f"{tile['tile']} ({tile['q']},{tile['r']})") == 1


def test_a_village_shows_every_worker_and_every_resource_once() -> None:
    shown = icons(village_svg(table(), 0))
    for kind in RESOURCES:
        assert shown[kind] == sum(tile["resources"][kind] for tile in X13)
    for colour in COLOURS:
        assert shown[f"worker-{colour}"] == sum(tile["workers"][colour] for tile in X13)


def test_neighbours_in_the_form_are_neighbours_in_the_picture() -> None:
    around = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]  # N NE SE S SW NW
    names = [name for name, tile in TILES.items() if tile["kind"] == "spring"]
    tiles = [laid(name, q, r) for name, (q, r) in zip(names, around, strict=False)]
    svg = village_svg(village(laid("home_1", 0, 0), *tiles), 0)
    home = middle_of(svg, "home_1 (0,0)")
    apart = [
        tuple(a - b for a, b in zip(middle_of(svg, f"{name} ({q},{r})"), home, strict=True))
        for name, (q, r) in zip(names, around, strict=False)
    ]
    north, northeast = (0, -173.2), (150, -86.6)
    for place, expected in ((0, north), (1, northeast), (3, (0, 173.2)), (4, (-150, 86.6))):
        assert apart[place] == pytest.approx(expected, abs=0.2)


def test_workers_off_the_colour_of_a_tile_lie() -> None:
    """KF C7."""
    tile = laid("stable", 0, 0, workers=workers(red=2, blue=1), colour="red", last_use=3)
    svg = village_svg(village(tile), 0)
    assert lying_icons(svg) == Counter(["worker-blue"])


def test_the_colour_of_a_tile_is_shown_only_while_somebody_is_there() -> None:
    """KF C1, A6."""
    used = laid("stable", 0, 0, workers=workers(red=2), colour="red", last_use=2)
    left = laid("stable", 0, 0, colour="red")
    shown = [village_svg(village(tile), 0).count('class="mw-kf-colour"') for tile in (used, left)]
    assert shown == [1, 0]


def test_a_stack_names_its_resource_and_its_number() -> None:
    tile = laid("home_1", 0, 0, resources={"wood": 1, "gold": 12})
    svg = village_svg(village(tile), 0)
    assert {"wood 1", "gold 12"} <= set(titles(svg))
    assert numbers(svg) == Counter(["12"])


def test_tiles_wait_and_are_set_aside_beside_the_village() -> None:
    svg = village_svg(SIX, 1)
    assert [titles(svg).count(tile) for tile in ("miner", "inn", "summer_boat_3")] == [1, 1, 1]
    assert svg.count('class="mw-kf-waiting"') == svg.count('class="mw-kf-aside"') == 1
    assert middle_of(svg, "miner")[0] > middle_of(svg, "home_1 (0,0)")[0] + 150


def test_a_boat_in_a_village_shows_its_winter_side() -> None:
    """KF Z5: a boat comes to a village at the end of winter."""
    svg = village_svg(village(laid("sea_breese", 0, 1, 0, "front")), 0)
    assert "mw-kf-sea_breese-back-0" in svg


def test_the_strip_shows_the_start_player_and_what_is_known_of_the_screen() -> None:
    own, other = (icons(village_svg({**SIX, "villages": _bare()}, seat)) for seat in (0, 1))
    assert own["worker-purple"] == 0 and other["worker-purple"] == 1
    assert (own["worker-blue"], own["worker-yellow"], own["anvil"]) == (1, 0, 1)
    assert other["worker-any"] == other["skill-any"] == 1


def _bare() -> list[Json]:
    return [{"home": f"home_{n}", "tiles": []} for n in range(1, 7)]


def test_the_auction_shows_every_bid_once_with_all_its_workers() -> None:
    svg = auction_svg(table(boats=[], turn_order=[], green_supply=0))
    bids = [one for tile in AUCTION for one in tile["bids"]]
    expected = Counter(
        f"{one['seat']}: {one['count']} {one['colour']}" + " lying" * one["lying"] for one in bids
    )
    assert Counter(title for title in titles(svg) if ":" in title) == expected
    shown = icons(svg)
    for colour in COLOURS:
        on_tiles = sum(tile["workers"][colour] for tile in AUCTION)
        bidding = sum(one["count"] for one in bids if one["colour"] == colour)
        in_supply = colour == "green"
        assert shown[f"worker-{colour}"] == on_tiles + bidding + in_supply
    assert lying_icons(svg) == Counter({"worker-red": 3, "worker-blue": 1})


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_seat_has_its_own_side_of_a_tile_clockwise(seats: int) -> None:
    bids = [bid(seat, "red", seat + 1) for seat in range(seats)]
    svg = auction_svg(table(seats=seats, auction=[lot("store", *bids)], turn_order=[], boats=[]))
    places = [middle_of(svg, f"{one['seat']}: {one['count']} red") for one in bids]
    assert len(set(places)) == seats
    turns = sum(
        a[0] * b[1] - a[1] * b[0] > -1e-6
        for a, b in zip(places, places[1:] + places[:1], strict=True)
    )
    assert turns == seats  # each next seat lies clockwise, where y grows south


def test_the_winning_bid_alone_has_a_golden_edge() -> None:
    tile = lot("store", bid(0, "red", 2), bid(1, "red", 3))
    svg = auction_svg(table(auction=[tile], turn_order=[], boats=[]))
    assert svg.count('stroke="#dfa321" stroke-width="4.5"') == 1


def test_boats_show_every_worker_and_skill_of_their_cargo() -> None:
    svg = auction_svg(table(auction=[], turn_order=[], season="spring"))
    shown = icons(svg)
    for colour in COLOURS:
        cargo = sum(one["workers"][colour] for one in SIX["boats"])
        assert shown[f"worker-{colour}"] == cargo + (colour == "green")
    assert (shown["saw"], shown["pickaxe"], shown["anvil"]) == (6, 6, 0)
    assert [titles(svg).count(boat) for boat in BOATS] == [1] * 6


def test_a_boat_that_is_taken_shows_who_took_it() -> None:
    boats = [{**SIX["boats"][0], "taken_by": 2}, SIX["boats"][1]]
    shown = icons(auction_svg(table(auction=[], turn_order=[], boats=boats)))
    assert [shown[f"seat-{letter}"] for letter in "abcdef"] == [0, 0, 1, 0, 0, 0]


def test_boats_show_the_face_of_the_season() -> None:
    for season, face in (("spring", "front"), ("autumn", "back")):
        assert f"mw-kf-keyflower-{face}-0" in auction_svg(table(season=season))


def test_the_supply_shows_all_that_is_open() -> None:
    svg = auction_svg(table(auction=[], turn_order=[], boats=[]))
    assert numbers(svg) == Counter(["20", "24", "11", "40", "18", "90", "40"])


def test_a_whole_table_shows_the_auction_and_every_village() -> None:
    drawn = titles(keyflower_svg(SIX))
    for tile in [*AUCTION, *SIX["turn_order"], *SIX["boats"]]:
        assert tile["tile"] in drawn
    for home in ("home_1", "home_2", "home_3", "home_4", "home_5", "home_6"):
        assert f"{home} (0,0)" in drawn


def test_a_table_with_every_tile_there_is_stays_light_and_sound() -> None:
    full = [
        laid(tile, place % 8, place // 8, place % 6, face, resources=dict.fromkeys(RESOURCES, 2))
        for place, (tile, face) in enumerate(dict(FACES).items())
    ]
    villages = [{"home": "home_1", "tiles": full[seat::6]} for seat in range(6)]
    svg = keyflower_svg(table(villages=villages))
    assert len(svg.encode()) < 600_000
    root = parsed(svg)
    ids = [one.attrib["id"] for one in root.iter() if "id" in one.attrib]
    assert len(ids) == len(set(ids))
    assert {one.attrib["href"] for one in root.iter(f"{SVG}use")} <= {f"#{name}" for name in ids}
    assert svg.replace("http://www.w3.org/2000/svg", "").count("http") == 0


def test_drawing_changes_nothing_and_gives_the_same_picture_again() -> None:
    form = deepcopy(SIX)
    assert keyflower_svg(form) == keyflower_svg(form)
    assert form == SIX


def test_the_drawer_of_keyflower_is_registered() -> None:
    state = cast(
        State, SimpleNamespace(game=SimpleNamespace(name="keyflower"), to_json=lambda: SIX)
    )
    assert draw_state(state) == draw_keyflower(state) == keyflower_svg(SIX)


def test_what_cannot_be_drawn_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="seat must be 0 to 5, not 6"):
        village_svg(SIX, 6)
    with pytest.raises(ValueError, match="seat must be 0 to 5, not 7"):
        auction_svg(table(auction=[lot("store", bid(7, "red", 1))]))
    with pytest.raises(ValueError, match="unknown tile '<b>'"):
        auction_svg(table(auction=[lot("<b>")]))
    with pytest.raises(ValueError, match="unknown colour '<red>'"):
        auction_svg(table(auction=[lot("store", bid(0, "red", 1), colour="<red>")]))
    with pytest.raises(ValueError, match="unknown season 'monsoon'"):
        auction_svg(table(season="monsoon"))
    with pytest.raises(ValueError, match="unknown boat 'ark'"):
        auction_svg(table(boats=[{"tile": "ark"}]))


def test_the_key_market_shows_the_points_that_the_table_plays_with() -> None:
    """KF O11"""
    assert numbers(keyflower_tile_svg("key_market", "front"))["2"] == 1
    assert numbers(keyflower_tile_svg("key_market", "front_3"))["3"] == 1
    usual = village(laid("key_market", 0, 1), waiting=[lot("key_market")])
    usual["auction"] = [lot("key_market")]
    for points, face in ((2, "front-"), (3, "front_3-")):
        form = {**usual, "options": {"key_market": points}}
        for svg in (village_svg(form, 0), auction_svg(form)):
            assert f"key_market-{face}" in svg
    assert "key_market-front-" not in keyflower_svg({**usual, "options": {"key_market": 3}})
