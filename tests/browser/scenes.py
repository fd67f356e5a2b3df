"""Turns from recorded games of Keyflower: prepared positions, each with something to do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from meeplewright.core import Record
from meeplewright.core.game import CHANCE
from meeplewright.core.replay import begin, step_through

Json = dict[str, Any]

FOLDER = Path(__file__).resolve().parents[1] / "golden"
SEATS = (3, 2, 4, 5, 6)
"""Golden records by the number of their seats; a scene is taken from the first that has it."""


def record_of(seats: int) -> Path:
    return FOLDER / f"keyflower-{seats}.mwr"


@dataclass(frozen=True)
class Scene:
    """The actions of a seat, in order, from `entry` of the record on."""

    record: Path
    seats: int
    entry: int
    seat: int
    actions: tuple[Json, ...]
    view: Json
    """What the seat saw before."""

    def has(self, word: str) -> bool:
        return any(word in action for action in self.actions)

    @property
    def tile(self) -> str:
        """The tile that is bid on or used."""
        first = self.actions[0]
        return str(first.get("bid") or first.get("use") or "")


@cache
def scenes_of(seats: int) -> tuple[Scene, ...]:
    return tuple(scenes_in(record_of(seats), seats))


def scenes_in(path: Path, seats: int) -> Iterator[Scene]:
    record = Record.read(path)
    state = begin(record)
    steps = step_through(record, state)
    done: list[Json] = []
    begun: Json = {}
    entry, who = 0, CHANCE
    for number, wanted in enumerate(record.entries):
        if done and (wanted.seat != who or _begins(wanted.form)):
            yield Scene(path, seats, entry, who, tuple(done), begun)
            done = []
        if wanted.seat != CHANCE:
            if not done:
                entry, who, begun = number, wanted.seat, state.view(wanted.seat).to_json()
            done.append(wanted.form)
        next(steps)
    yield Scene(path, seats, entry, who, tuple(done), begun)


def _begins(form: Json) -> bool:
    return next(iter(form)) in ("pass", "bid", "use", "boat", "winter")


# -- kinds of scenes ------------------------------------------------------------------------------


def _owner(scene: Scene) -> int | None:
    """The owner of the village with the tile; None: it is up for auction."""
    for seat, village in enumerate(scene.view["villages"]):
        if any(laid["tile"] == scene.tile for laid in village["tiles"]):
            return seat
    return None


def _has_bid(scene: Scene) -> bool:
    lots = [*scene.view["auction"], *scene.view["turn_order"]]
    bids = [bid for lot in lots if lot["tile"] == scene.tile for bid in lot["bids"]]
    return any(bid["seat"] == scene.seat for bid in bids)


def _bids(scene: Scene) -> bool:
    return scene.has("bid")


def _uses(scene: Scene) -> bool:
    return scene.has("use")


def _skill_paid(scene: Scene) -> bool:
    return any(action.get("upgrade", {}).get("skill") for action in scene.actions)


KINDS: dict[str, Callable[[Scene], bool]] = {
    "a first bid": lambda scene: _bids(scene) and not _has_bid(scene),
    "a bid raised": lambda scene: _bids(scene) and _has_bid(scene),
    "a losing group moved to a bid": lambda scene: _bids(scene) and scene.has("bring"),
    "a losing group moved to a use": lambda scene: _uses(scene) and scene.has("bring"),
    "an auction tile used": lambda scene: _uses(scene) and _owner(scene) is None,
    "an own tile used": lambda scene: _uses(scene) and _owner(scene) == scene.seat,
    "a rival's tile used": lambda scene: _uses(scene) and _owner(scene) not in (None, scene.seat),
    "a worker paid": lambda scene: scene.has("pay_worker"),
    "a group paid": lambda scene: scene.has("pay_group"),
    "a skill paid": lambda scene: scene.has("pay_skill"),
    "a resource chosen": lambda scene: scene.has("choose"),
    "resources carried": lambda scene: scene.has("carry") and not scene.has("upgrade"),
    "a tile upgraded": lambda scene: scene.has("upgrade") and not _skill_paid(scene),
    "a tile upgraded with a skill": _skill_paid,
    "a boat chosen": lambda scene: scene.has("boat"),
    "a village built": lambda scene: sum("lay" in action for action in scene.actions) > 1,
    "winter tiles chosen": lambda scene: scene.has("winter"),
    "a pass": lambda scene: scene.has("pass"),
}
"""Every kind of action that a person does at this table, and how to recognise it."""


@cache
def scene_with(kind: str) -> Scene:
    """The shortest such turn of the first record that has one."""
    for seats in SEATS:
        found = [scene for scene in scenes_of(seats) if KINDS[kind](scene)]
        if found:
            return min(found, key=lambda scene: len(scene.actions))
    raise AssertionError(f"no golden record has {kind}")
