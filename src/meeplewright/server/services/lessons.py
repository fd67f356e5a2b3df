"""Guided first games: a table for a newcomer and an easy bot, on a prepared deal.

A lesson is a data file that a game's manifest names. Its deal prepares only what the newcomer sees
or draws first; the bot's hand and everything later is random. The page decides what to say when.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from meeplewright.core.errors import Reason
from meeplewright.core.registry import find_game, game_names, manifest_of
from meeplewright.server.errors import Malformed
from meeplewright.server.live.messages import TableForm
from meeplewright.server.services.context import AppContext
from meeplewright.server.services.tables import open_from
from meeplewright.server.storage.rows import PersonRow
from meeplewright.server.tablegame.entries import Beginning


@dataclass(frozen=True, slots=True)
class Lesson:
    """The bots at the table besides the newcomer in seat 0, and what comes first."""

    game: str
    bots: tuple[str, ...]
    deal: tuple[dict[str, Any], ...]

    @property
    def beginning(self) -> Beginning:
        return Beginning(lesson=self.game, deal=self.deal)


@cache
def lessons() -> dict[str, Lesson]:
    """Every lesson by the name of its game."""
    paths = {name: manifest_of(name).lesson for name in game_names()}
    return {name: _read(name, path) for name, path in paths.items() if path is not None}


def _read(name: str, path: str) -> Lesson:
    package, _, file = path.partition(":")
    form = json.loads(files(package).joinpath(file).read_text("utf-8"))
    return Lesson(name, tuple(form["bots"]), tuple(form["deal"]))


async def open_lesson(context: AppContext, host: PersonRow, name: str) -> TableForm:
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
    return await open_from(context, host, game, wish, lesson.beginning)
