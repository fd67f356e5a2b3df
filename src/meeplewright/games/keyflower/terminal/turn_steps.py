"""The steps of a turn as text: as lines of the log, or as what can be done."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from meeplewright.core.game import Json
from meeplewright.games.keyflower.terminal.names import (
    Players,
    amount,
    cell_name,
    name_id,
    tile_name,
)
from meeplewright.terminal.console import Terminal

Faces = Mapping[str, str]
"""Which face of each summer boat is up, if known: its names differ."""

_WITHOUT_TEXT = ("finish", "pick")
_TAKES_WORKERS = ("bid", "use", "workers")


def has_text(form: Json) -> bool:
    """Whether there is a text for this step; some only say that another is over."""
    return next(iter(form)) not in _WITHOUT_TEXT and not _is_nobody(form)


def _is_nobody(form: Json) -> bool:
    """No worker from behind the screen: a group came alone, or a colour was left out of a mix."""
    return "workers" in form and form["workers"]["number"] == 0


@dataclass
class _Step:
    """A message without its prefix, and its arguments. Workers come one group at a time."""

    key: str
    arguments: dict[str, str]
    workers: list[str] = field(default_factory=list)

    def words(self, terminal: Terminal, prefix: str, who: Mapping[str, str]) -> str:
        if self.key not in _TAKES_WORKERS:
            return terminal.text(f"{prefix}-{self.key}", **self.arguments, **who)
        if not self.workers:
            return terminal.text(f"kf-doing-{self.key}", **self.arguments)
        workers = ", ".join(self.workers)
        return terminal.text(f"{prefix}-{self.key}", workers=workers, **self.arguments, **who)


class TurnSteps:
    """Collects the steps of a turn. `picked` is the tile to place, if known."""

    def __init__(self, terminal: Terminal, faces: Faces, picked: str = "") -> None:
        self.picked = picked
        self._terminal = terminal
        self._faces = faces
        self._steps: list[_Step] = []

    def __bool__(self) -> bool:
        return bool(self._steps)

    def clear(self) -> None:
        self._steps = []

    def add(self, form: Json) -> None:
        word = next(iter(form))
        if word == "pick":
            self.picked = form["pick"]
        if not has_text(form):
            return
        if word in ("bring", "workers"):
            self._add_workers(word, form[word])
        else:
            self._steps.append(self._step(word, form[word]))

    def add_drawn(self, what: str) -> None:
        self._steps.append(_Step("draws", {"what": what}))

    def events(self, players: Players, seat: int) -> list[str]:
        """What this seat did; the first text names the seat."""
        return [
            step.words(self._terminal, "event", players.doing(seat, again=number > 0))
            for number, step in enumerate(self._steps)
        ]

    def ways(self) -> list[str]:
        """What can be done."""
        return [step.words(self._terminal, "way", {}) for step in self._steps]

    def _add_workers(self, word: str, thing: Any) -> None:
        if not self._steps or self._steps[-1].key not in _TAKES_WORKERS:
            self._steps.append(_Step("workers", {}))
        if word == "bring":
            come = self._terminal.text("group-of", tile=self._id(thing))
        else:
            come = amount(self._terminal, thing["colour"], thing["number"])
        self._steps[-1].workers.append(come)

    def _step(self, word: str, thing: Any) -> _Step:
        if word == "pass":
            return _Step(word, {})
        if word == "winter":
            names = [tile_name(self._terminal, tile) for tile in thing or ()]
            return _Step(word, {"tiles": ", ".join(names)})
        if word in ("pay_skill", "pay_worker"):
            return _Step("pay", {"what": amount(self._terminal, thing or "skill", 1)})
        if word == "choose":
            return _Step(word, {"what": amount(self._terminal, thing, 1)})
        if word == "carry":
            what = self._terminal.text(f"resource-{thing['resource']}")
            start, end = self._id(thing["from"]), self._id(thing["to"])
            return _Step(word, {"what": what, "start": start, "end": end})
        if word == "upgrade":
            return _Step(word, {"tile": self._id(thing["tile"])})
        if word == "lay":
            cell = cell_name(thing["q"], thing["r"])
            tile = self._id(self.picked) if self.picked else ""
            return _Step("lay_at", {"tile": tile, "cell": cell})
        return _Step(word, {"tile": self._id(thing)})

    def _id(self, tile: str) -> str:
        return name_id(tile, self._faces.get(tile, ""))
