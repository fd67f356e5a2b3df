"""Guided first games: a table for a newcomer and a friendly bot, on a prepared deal.

A lesson is a file of data, called like its game. Its deal prepares only what the newcomer sees or
draws first; what the bot holds and all that comes later is luck. What to say and when is the page's
business.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from meeplewright.core.errors import Reason
from meeplewright.core.registry import find_game
from meeplewright.server.course.entries import Beginning
from meeplewright.server.errors import Malformed
from meeplewright.server.house.house import House
from meeplewright.server.house.tables import open_from
from meeplewright.server.live.messages import TableForm
from meeplewright.server.storage.rows import PersonRow


@dataclass(frozen=True, slots=True)
class Lesson:
    """Who sits at the table besides the newcomer in seat 0, and what comes first."""

    game: str
    bots: tuple[str, ...]
    deal: tuple[dict[str, Any], ...]

    @property
    def beginning(self) -> Beginning:
        return Beginning(lesson=self.game, deal=self.deal)


@cache
def lessons() -> dict[str, Lesson]:
    """Every lesson by the name of its game."""
    folder = files(__name__)
    forms = [json.loads(file.read_text("utf-8")) for file in folder.iterdir() if _is_data(file)]
    return {form["game"]: _lesson(form) for form in forms}


def _is_data(file: Any) -> bool:
    return bool(file.name.endswith(".json"))


def _lesson(form: dict[str, Any]) -> Lesson:
    return Lesson(form["game"], tuple(form["bots"]), tuple(form["deal"]))


async def open_lesson(house: House, host: PersonRow, name: str) -> TableForm:
    """A table for a guided first game, with every aid and nobody to wait for."""
    lesson = lessons().get(name)
    if lesson is None:
        told = {"field": "lesson", "value": name[:40], "known": ", ".join(sorted(lessons()))}
        raise Malformed(Reason("lesson", "form-not-known", {**told}), status=400)
    game = find_game(lesson.game)
    bots = [{"kind": "bot", "bot": bot} for bot in lesson.bots]
    wish = {
        "seats": [{"kind": "me", "name": None}, *bots],
        "options": {},
        "clock": {"kind": "none"},
        "aids": game.aids,
        "visibility": "link",
        "title": "",
    }
    return await open_from(house, host, game, wish, lesson.beginning)
