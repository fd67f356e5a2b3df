"""Guided first games, chapter by chapter: the data files that manifests name.

A chapter has either a prepared deal, the first outcomes of an otherwise random game, or a part of a
recorded game: what was played before it, and what is prepared in it. The newcomer sits in seat 0.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import groupby
from typing import Any

from meeplewright.core.game import CHANCE, Json
from meeplewright.core.records import Entry, Record
from meeplewright.core.registry import game_names, manifest_of

NEWCOMER = 0


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a lesson: the entries before it, and the prepared ones in it."""

    name: str
    played: tuple[Entry, ...]
    prepared: tuple[Entry, ...]

    @property
    def deal(self) -> list[Json]:
        """The outcomes that come in it, in this order."""
        return [entry.form for entry in self.prepared if entry.seat == CHANCE]

    @property
    def turns(self) -> list[list[Json]]:
        """The turns that it suggests to the newcomer, each with all its actions."""
        return [
            [form for _, form in turn]
            for seat, turn in turns_in(self.prepared, len(self.played))
            if seat == NEWCOMER
        ]


Turn = tuple[int, list[tuple[int, Json]]]
"""A seat, and its actions with the number of entries before each."""


def turns_in(entries: tuple[Entry, ...], before: int) -> list[Turn]:
    """The turns of all seats: consecutive actions of one seat. `before`: entries before these."""
    numbered = enumerate(entries, start=before)
    grouped = groupby(numbered, key=lambda one: one[1].seat)
    found = [(seat, [(at, entry.form) for at, entry in of_seat]) for seat, of_seat in grouped]
    return [turn for turn in found if turn[0] != CHANCE]


@dataclass(frozen=True, slots=True)
class Lesson:
    """The bots at the table besides the newcomer, and the chapters in their order."""

    game: str
    bots: tuple[str, ...]
    chapters: Mapping[str, Chapter]

    @property
    def first(self) -> str:
        """The name of the first chapter."""
        return next(iter(self.chapters))


@cache
def lessons() -> dict[str, Lesson]:
    """Every lesson by the name of its game."""
    paths = {name: manifest_of(name).lesson for name in game_names()}
    return {name: _read(name, path) for name, path in paths.items() if path is not None}


def _read(name: str, path: str) -> Lesson:
    package, _, file = path.partition(":")
    found = files(package).joinpath(file)
    form = json.loads(found.read_text("utf-8"))
    if "record" in form:
        record = files(package).joinpath(form["record"])
        chapters = _recorded(form["chapters"], record)
    else:
        chapters = [_dealt(chapter) for chapter in form["chapters"]]
    return Lesson(name, tuple(form["bots"]), {chapter.name: chapter for chapter in chapters})


def _dealt(form: Mapping[str, Any]) -> Chapter:
    return Chapter(form["name"], (), tuple(Entry(CHANCE, outcome) for outcome in form["deal"]))


def _recorded(forms: list[Mapping[str, Any]], file: Traversable) -> list[Chapter]:
    entries = Record.loads(file.read_bytes()).entries
    return [
        Chapter(form["name"], entries[: form["after"]], entries[form["after"] : form["until"]])
        for form in forms
    ]
