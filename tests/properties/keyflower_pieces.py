"""Counts every piece of Keyflower's box in a state's JSON: none is lost, none is duplicated."""

from collections import Counter
from typing import Any

from meeplewright.games.keyflower import KeyflowerState
from meeplewright.games.keyflower.rules.table import UNSEEN
from meeplewright.games.keyflower.rules.tiles import TILES

Json = dict[str, Any]
Pieces = Counter[str]

ALL_WORKERS: Pieces = Counter(blue=40, red=40, yellow=40, green=20)
"""With the purple worker, which the start player has, 141."""
ALL_SKILLS: Pieces = Counter(saw=16, pickaxe=16, anvil=16)
ALL_RESOURCES: Pieces = Counter(wood=24, stone=24, iron=24, gold=48)


def tiles_of(form: Json) -> list[Json]:
    """Every visible tile: in villages, beside them, in the auction and the row."""
    found: list[Json] = [*form["auction"], *form["turn_order"]]
    for village in form["villages"]:
        found += village["tiles"] + village["waiting"] + village["aside"]
    return found


def workers_of(form: Json) -> Pieces:
    found = Counter(form["bag"]) + Counter(green=form["green_supply"])
    for screen in form["screens"]:
        found += Counter(screen["own_workers"])
    for boat in form["boats"]:
        found += Counter(boat["workers"])
    for tile in tiles_of(form):
        found += Counter(tile["workers"])
        for bid in tile.get("bids", []):
            found += Counter({bid["colour"]: bid["count"]})
    if form["placement"]:
        found += Counter(form["placement"]["moving"]) + Counter(form["placement"]["aside_workers"])
    return found


def skills_of(form: Json) -> Pieces:
    found: Pieces = Counter(form["pile"])
    for screen in form["screens"]:
        found += Counter(screen["own_skills"])
    for boat in form["boats"]:
        found += Counter(boat["skills"])
    if form["placement"] and form["placement"]["aside_skill"]:
        found += Counter([form["placement"]["aside_skill"]])
    return found


def resources_of(form: Json) -> Pieces:
    found: Pieces = Counter(form["supply"])
    for tile in tiles_of(form):
        found += Counter(tile["resources"])
    return found


def names_of_tiles(form: Json) -> list[str]:
    """All tiles that can be named, including those in hands."""
    names = [tile["tile"] for tile in tiles_of(form)]
    names += [boat["tile"] for boat in form["boats"]] + form["box"]
    shown = set(names)
    for hand in form["winter"]:
        names += [name for name in hand["dealt_tiles"] if name not in shown]
    return names


def assert_no_piece_is_lost(state: KeyflowerState) -> None:
    form = state.to_json()
    assert workers_of(form) == ALL_WORKERS
    assert skills_of(form) == ALL_SKILLS
    assert resources_of(form) == ALL_RESOURCES
    unseen = [TILES[tile].name for tile in range(64) if state.table.place[tile] == UNSEEN]
    assert sorted(names_of_tiles(form) + unseen) == sorted(tile.name for tile in TILES)
    assert 0 <= form["start_player"] < form["seats"]


def assert_nothing_is_negative(state: KeyflowerState) -> None:
    table = state.table
    for counts in (
        table.workers, table.skills, table.bag, table.pile, table.supply, table.resources,
        table.on_tile, table.bid, table.cargo_workers, table.cargo_skills, table.moving,
        table.aside,
    ):  # fmt: skip
        assert min(counts) >= 0
    assert table.green >= 0
