"""Tiles show costs, effects, scoring and powers as the right number of the right icons."""

from collections import Counter
from typing import Any

import pytest

from meeplewright.games.keyflower.art import keyflower_tile_svg
from meeplewright.games.keyflower.art.effects import effect_line
from tests.games.keyflower.art.reading import TILES, icons, lying_icons, numbers

Facts = dict[str, Any]
VILLAGE = [
    name for name, tile in TILES.items() if tile["kind"] in ("home", "spring", "summer", "autumn")
]
SIGNS = {"brings", "or", "and", "equals", "tray", "cottage", "barn", "inn", "works", "hall",
         "manor", "tree", "home", "spring", "summer", "autumn", "winter"}  # fmt: skip


def pieces(svg: str) -> Counter[str]:
    """The icons that count something, without signs and scenery."""
    return Counter({name: count for name, count in icons(svg).items() if name not in SIGNS})


def any_of(kind: str, word: str) -> str:
    return f"{kind}-{word}" if kind == "worker" or word == "any" else word


def effect_icons(effect: Facts | None) -> tuple[Counter[str], list[str]]:
    """The icons and numbers of an effect, computed independently of the drawing code."""
    shown, texts = Counter[str](), list[str]()
    for key, value in (effect or {}).items():
        if key == "gain":
            shown.update({any_of("resource", kind): count for kind, count in value.items()})
        elif key == "choose_one":
            for choice in value:
                shown.update(effect_icons(choice)[0])
        elif key == "pay":
            shown.update(any_of(kind, word) for kind, word in value.items())
        elif key == "transport":
            shown["cart"] += 1
            texts.append(str(value))
        elif key == "points_per_resource_here":
            shown.update([any_of("resource", value["resource"]), "seal"])
            texts.append(str(value["points"]))
        else:
            name = {"draw_skills": "skill-any", "draw_workers": "worker-any",
                    "take_green_workers": "worker-green", "upgrades": "upgrade"}[key]  # fmt: skip
            shown[name] += value
    return shown, texts


@pytest.mark.parametrize("face", ["front", "back"])
def test_a_village_tile_shows_its_effect_its_points_and_its_cost(face: str) -> None:
    for tile in VILLAGE:
        facts = TILES[tile]
        expected, texts = effect_icons(facts[face]["effect"])
        if facts[face]["points"]:
            expected["seal"] += 1
            texts.append(str(facts[face]["points"]))
        if face == "front":
            cost = facts["upgrade_cost"]
            for kind, count in cost["resources"].items():
                expected[any_of("resource", kind)] += count
            for kind, count in cost["skills"].items():
                expected[any_of("skill", kind)] += count
        if "number" in facts:
            texts.append(str(facts["number"]))
        svg = keyflower_tile_svg(tile, face)
        assert pieces(svg) == expected, (tile, face)
        assert numbers(svg) == Counter(texts), (tile, face)


def test_only_a_front_has_an_upgrade_arrow_with_a_cost() -> None:
    for tile in VILLAGE:
        assert keyflower_tile_svg(tile, "front").count("mw-kf-cost") == 1
        assert keyflower_tile_svg(tile, "back").count("mw-kf-cost") == 0


def test_a_choice_is_shown_with_a_sign_between_its_parts() -> None:
    assert icons(keyflower_tile_svg("workshop"))["or"] == 2


def test_a_payment_stands_before_what_it_brings() -> None:
    line = effect_line({"gain": {"gold": 1}, "pay": {"skill": "saw"}})
    assert [item.icon for item in line] == ["saw", "brings", "gold"]


def test_a_winter_tile_shows_its_set_and_a_seal_with_its_points() -> None:
    for tile, facts in TILES.items():
        if facts["kind"] != "winter":
            continue
        scoring = facts["front"]["scoring"]
        expected, points = Counter(["seal"]), facts["front"]["points"]
        if scoring:
            points = scoring["points_per_set"]
            for word in scoring["set"]:
                alike = word == "chosen_type"
                kind = scoring["item"]
                expected[f"{kind}-alike" if alike else any_of(kind, word)] += 1
        svg = keyflower_tile_svg(tile)
        assert pieces(svg) == expected, tile
        assert numbers(svg) == Counter([str(points)]), tile


def test_a_turn_order_tile_shows_its_number_and_the_purple_worker() -> None:
    for tile, facts in TILES.items():
        for face in facts["faces"] if facts["kind"] == "turn_order" else ():
            svg = keyflower_tile_svg(tile, face["id"])
            assert icons(svg)["worker-purple"] == face["purple_worker"]
            assert icons(svg)["adjacent"] == 1
            assert numbers(svg) == Counter([str(face["number"]), "1"])


def test_a_boat_shows_the_cargo_of_the_seasons_of_its_face() -> None:
    for tile, facts in TILES.items():
        for side, face in (("A", "front"), ("B", "back")) if facts["kind"] == "boat" else ():
            up = [season for season, shown in facts["face_up"].items() if shown == side]
            cargoes = [facts["cargo"][season] for season in up if season in facts["cargo"]]
            texts = numbers(keyflower_tile_svg(tile, face))
            for cargo in cargoes:
                assert texts[str(cargo["workers"])] and texts[str(cargo["skills"])], tile
            assert ("winter" in up) == (face == "back")


@pytest.mark.parametrize(
    ("tile", "scoring", "texts"),
    [
        ("keyflower", ["cart", "seal"], ["1", "1"]),
        ("sea_bastion", ["road-loop", "seal"], ["1"]),
        ("sea_breese", ["river-chain", *["seal"] * 5], ["2", "4", "8", "16", "32"]),
        ("flipper", ["seal", "upgrade"], ["2"]),
        ("ianvincible", ["seal"], ["5"]),
        ("white_wind", ["worker-any", "seal"], ["1"]),
    ],
)
def test_a_boat_shows_its_winter_scoring(tile: str, scoring: list[str], texts: list[str]) -> None:
    svg = keyflower_tile_svg(tile, "back")
    cargo = TILES[tile]["cargo"]["autumn"] if TILES[tile]["face_up"]["autumn"] == "B" else {}
    carried = ["worker-any", "skill-any"] if cargo else []
    assert pieces(svg) == Counter(scoring + carried)
    assert numbers(svg) == Counter(texts + [str(count) for count in cargo.values()])


@pytest.mark.parametrize(
    ("tile", "face", "shown"),
    [
        ("summer_boat_1", "a", ["boat", "worker-any", "worker-any"]),
        ("summer_boat_1", "b", ["boat", "worker-green"]),
        ("summer_boat_2", "a", ["over-fields", "any-edges"]),
        ("summer_boat_2", "b", ["cart", "upgrade", "boat"]),
        ("summer_boat_3", "a", ["upgrade", "wood", "stone", "iron", "gold"]),
        ("summer_boat_3", "b", ["seal", "wood", "stone", "iron", "gold"]),
    ],
)
def test_a_summer_boat_shows_its_power(tile: str, face: str, shown: list[str]) -> None:
    assert pieces(keyflower_tile_svg(tile, face)) == Counter(shown)


def test_the_boats_that_break_the_colour_rule_show_lying_workers() -> None:
    everyone = Counter(f"worker-{colour}" for colour in ("blue", "red", "yellow", "green"))
    bidding, using = (keyflower_tile_svg("summer_boat_4", face) for face in "ab")
    assert lying_icons(bidding) == everyone
    assert lying_icons(using) == everyone
    assert pieces(bidding) == everyone + Counter(
        ["bid", "worker-blue", "worker-red", "worker-yellow"]
    )
    assert pieces(using) == everyone + Counter(["use"])


def test_the_seasons_of_a_power_and_the_factors_are_shown() -> None:
    bonus = icons(keyflower_tile_svg("summer_boat_1", "a"))
    assert [bonus[season] for season in ("spring", "summer", "autumn", "winter")] == [0, 1, 1, 1]
    assert numbers(keyflower_tile_svg("summer_boat_2", "b")) == Counter({"×2": 3})


def test_an_effect_that_has_no_picture_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="no picture for 'sing'"):
        effect_line({"sing": 1})
