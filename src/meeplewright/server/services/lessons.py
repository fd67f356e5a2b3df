"""Guided first games: a table for a newcomer and a bot, on a prepared deal.

What is prepared says `core/lessons.py`; the page decides what to say when.
"""

from __future__ import annotations

from collections.abc import Iterable

from meeplewright.core.errors import Reason
from meeplewright.core.game import CHANCE
from meeplewright.core.lessons import Chapter, lessons
from meeplewright.core.registry import find_game
from meeplewright.server.errors import InvalidRequest
from meeplewright.server.live.messages import TableForm
from meeplewright.server.services.context import AppContext
from meeplewright.server.services.tables import open_from
from meeplewright.server.storage.rows import PersonRow
from meeplewright.server.tablegame.entries import Beginning


async def open_lesson(
    context: AppContext, host: PersonRow, name: str, chapter: str | None
) -> TableForm:
    """A table for a chapter (None: the first) of a guided first game, with every aid and nobody to
    wait for.
    """
    lesson = lessons().get(name)
    if lesson is None:
        raise _not_known("lesson", name, lessons())
    found = lesson.chapters.get(lesson.first if chapter is None else chapter)
    if found is None:
        raise _not_known("chapter", str(chapter), lesson.chapters)
    game = find_game(lesson.game)
    bots = [{"kind": "bot", "bot": bot} for bot in lesson.bots]
    request = {
        "seats": [{"kind": "me", "name": None}, *bots],
        "options": {},
        "clock": {"kind": "none"},
        "aids": game.aids,
        "visibility": "link",
        "title": "",
    }
    return await open_from(context, host, game, request, beginning_of(name, found))


def _not_known(field: str, value: str, known: Iterable[str]) -> InvalidRequest:
    facts = {"field": field, "value": value[:40], "known": ", ".join(known)}
    return InvalidRequest(Reason(field, "form-not-known", {**facts}), status=400)


def beginning_of(lesson: str, chapter: Chapter) -> Beginning:
    return Beginning(
        tuple(
            (None if entry.seat == CHANCE else entry.seat, entry.form) for entry in chapter.played
        ),
        lesson=lesson,
        chapter=chapter.name,
        turns=tuple(chapter.turns),
        deal=tuple(chapter.deal),
    )
