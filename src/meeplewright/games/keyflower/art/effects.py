"""What a face of a tile says, as lines of icons: effects, costs, scoring, powers, cargo.

This module knows kinds of facts, but no tile. `lines.py` decides where the lines go.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any

from meeplewright.games.keyflower.art.facts import RESOURCES, WORKERS, Face, Json


@dataclass(frozen=True)
class Item:
    """One icon in a line, with a number on it if it has one; without an icon, only the text."""

    icon: str
    text: str = ""
    lying: bool = False
    tray: bool = False


Line = tuple[Item, ...]
Lines = tuple[Line, ...]

SPACE = Item("")
BRINGS = Item("brings")
OR = Item("or")
AND = Item("and")
EQUALS = Item("equals")


def worker(colour: str, *, lying: bool = False) -> Item:
    return Item(f"worker-{colour}", lying=lying)


def skill(kind: str) -> Item:
    return Item("skill-any" if kind == "any" else kind)


def resource(kind: str) -> Item:
    return Item("resource-any" if kind == "any" else kind)


def seal(points: int) -> Item:
    return Item("seal", f"{points:d}")


def cart(steps: int) -> Item:
    return Item("cart", f"{steps:d}")


def face_lines(face: Face) -> Lines:
    """Everything in the middle of the tile; costs and printed points are elsewhere."""
    lines: list[Line] = []
    if face.kind == "boat" and face.points:
        lines.append((seal(face.points),))
    if face.kind == "turn_order":
        lines.append(_turn_order(face))
    if face.effect:
        lines.append(effect_line(face.effect))
    for key, value in face.power.items():
        lines += _known(_POWERS, key)(value)
    if face.scoring:
        lines += scoring_lines(face.scoring)
    return _gathered(line for line in lines if line)


def _gathered(lines: Iterable[Line]) -> Lines:
    """Items that would each get their own line, side by side."""
    gathered: list[Line] = []
    for line in lines:
        if gathered and len(line) == len(gathered[-1]) == 1:
            gathered[-1] += line
        else:
            gathered.append(line)
    return tuple(gathered)


def cost_line(cost: Json) -> Line:
    """The things inside the upgrade arrow, each once."""
    if not cost:
        return ()
    resources = [resource(kind) for kind, count in cost["resources"].items() for _ in range(count)]
    skills = [skill(kind) for kind, count in cost["skills"].items() for _ in range(count)]
    return tuple(resources + skills)


def cargo_line(cargo: Json) -> Line:
    """What a boat carries: numbers of workers and skills."""
    return (
        Item("", f"{cargo['workers']:d}"),
        worker("any"),
        Item("", f"{cargo['skills']:d}"),
        skill("any"),
    )


def effect_line(effect: Json) -> Line:
    """What is paid, then what the use gives."""
    brings = tuple(
        chain.from_iterable(
            _known(_EFFECTS, key)(value) for key, value in effect.items() if key != "pay"
        )
    )
    if "pay" not in effect:
        return brings
    return (*_paid(effect["pay"]), BRINGS, *brings)


def scoring_lines(scoring: Json) -> list[Line]:
    """What is counted, and the seal with its points."""
    if "set" in scoring:
        items = tuple(_counted(scoring["item"], kind) for kind in scoring["set"])
        points = seal(scoring["points_per_set"])
        # Several things and a seal are too many for one line.
        return [items, (BRINGS, points)] if len(items) > 1 else [(*items, BRINGS, points)]
    lines: list[Line] = []
    for key, value in scoring.items():
        lines += _known(_SCORINGS, key)(value)
    return lines


def _known(table: dict[str, Callable[[Any], Any]], key: str) -> Callable[[Any], Any]:
    if key not in table:
        raise ValueError(f"no picture for {key!r}: expected one of {' '.join(table)}")
    return table[key]


def _turn_order(face: Face) -> Line:
    place = Item("", f"{face.number:d}")
    return (place, worker("purple")) if face.purple else (place,)


def _paid(payment: Json) -> Line:
    return tuple(_counted(item, kind) for item, kind in payment.items())


def _gained(resources: Json) -> Line:
    return tuple(resource(kind) for kind, count in resources.items() for _ in range(count))


def _choice(effects: Sequence[Json]) -> Line:
    return _joined((effect_line(effect) for effect in effects), OR)


def _joined(parts: Iterable[Line], sign: Item) -> Line:
    line: list[Item] = []
    for part in parts:
        line += [sign, *part] if line else part
    return tuple(line)


def _stored(value: Json) -> Line:
    """KF F5: only resources on this tile count, so the resource is in a tray."""
    kind = resource(value["resource"])
    return (Item(kind.icon, tray=True), BRINGS, seal(value["points"]))


_EFFECTS: dict[str, Callable[[Any], Line]] = {
    "gain": _gained,
    "choose_one": _choice,
    "draw_skills": lambda count: (skill("any"),) * count,
    "draw_workers": lambda count: (worker("any"),) * count,
    "take_green_workers": lambda count: (worker("green"),) * count,
    "transport": lambda steps: (cart(steps),),
    "upgrades": lambda count: (Item("upgrade"),) * count,
    "points_per_resource_here": _stored,
}


def _counted(item: str, kind: str) -> Item:
    if kind == "chosen_type":
        return Item(f"{item}-alike")
    if item == "worker":
        return worker(kind)
    return skill(kind) if item == "skill" else resource(kind)


def _chain_points(points: Sequence[int]) -> list[Line]:
    """The points of 1, 2, 3 … boats in the river, read like lines of text."""
    items = [Item("river-chain"), *(seal(one) for one in points[1:])]
    return [tuple(items[start : start + 3]) for start in range(0, len(items), 3)]


_SCORINGS: dict[str, Callable[[Any], list[Line]]] = {
    "points_per_transport_capacity": lambda each: [(cart(1), BRINGS, seal(each))],
    "doubled_by": lambda tile: [],  # shown on the tile that doubles
    "points_per_tile_in_best_road_loop": lambda each: [(Item("road-loop"), BRINGS, seal(each))],
    "points_by_river_chain_length": _chain_points,
    "free_upgrades_before_scoring": lambda count: [
        (Item("winter"), BRINGS, *((Item("upgrade"),) * count))
    ],
    "points_per_adjacent_tile": lambda each: [(Item("adjacent"), BRINGS, seal(each))],
}


def _times(icon: str) -> Callable[[int], list[Line]]:
    return lambda factor: [(Item(icon), Item("", f"×{factor:d}"))]


def _wild(when: str) -> list[Line]:
    """Every resource can replace every other, for upgrades or for points."""
    occasion = Item("upgrade") if when == "upgrading" else Item("seal", "+")
    pairs = (RESOURCES[:2], RESOURCES[2:])
    first, second = (_joined(((resource(kind),) for kind in pair), EQUALS) for pair in pairs)
    return [(occasion, *first), (EQUALS, *second)]


def _counter_bid(value: Json) -> list[Line]:
    against = tuple(worker(colour) for colour in value["against_colours"])
    return [(Item("bid"), *against), *_lying(value["with_colours"], OR)]


def _mixed_use(value: Json) -> list[Line]:
    return [(Item("use"),), *_lying(WORKERS, AND if value["mixed_colours"] else OR)]


def _lying(colours: Sequence[str], sign: Item) -> list[Line]:
    """Lying workers, two in a line."""
    figures = [(worker(colour, lying=True),) for colour in colours]
    return [_joined(figures[start : start + 2], sign) for start in range(0, len(figures), 2)]


_POWERS: dict[str, Callable[[Any], list[Line]]] = {
    "boat_bonus": lambda bonus: [(Item("boat"), AND, *effect_line(bonus))],
    "seasons": lambda seasons: [tuple(Item(season) for season in seasons)],
    "transport_over_fields": lambda yes: [(Item("over-fields"),)] if yes else [],
    "ignore_edge_matching": lambda yes: [(Item("any-edges"),)] if yes else [],
    "multiply_transport": _times("cart"),
    "multiply_upgrades": _times("upgrade"),
    "multiply_keyflower_boat_score": _times("boat"),
    "resources_wild_when": _wild,
    "off_colour_counter_bid": _counter_bid,
    "off_colour_use": _mixed_use,
}
