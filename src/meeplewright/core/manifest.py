"""A game's manifest: the parts of a game that the rest of the system may ask for.

Parts are named by import path, `package.module:name`, and loaded when they are asked for, so that
listing games imports none of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

MORE_SEATS = 3
"""From this number of seats on, `levels_of_more` counts."""


@dataclass(frozen=True, kw_only=True)
class Manifest:
    """Everything but `game` is optional; without a part, the game is played without it."""

    game: str
    """The rules: a subclass of `Game`, or an instance."""
    rule_prefix: str = ""
    """How refused moves cite the rules: `XY` for `XY 7.3`."""
    levels: Mapping[str, str] = field(default_factory=dict)
    """The bot that plays a level, by the level's name, in place of the one for any game."""
    levels_of_more: Mapping[str, str] = field(default_factory=dict)
    """The bots of levels at tables of three seats or more, where they differ."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """Bots of this game alone, by name."""
    styles: tuple[str, ...] = ()
    """The playing styles of its bots, by name. A game with styles has an evaluator that takes
    them.
    """
    evaluator: str | None = None
    """The evaluator for bots, hints and analyses: called with a seat, and with `style=` for a bot
    that has one. Without it, a search that uses only the rules is used.
    """
    champion: str | None = None
    """A stronger evaluator, for the bot `champion`: called in the same way. Without it, that bot
    does not play the game.
    """
    reasons: str | None = None
    """Finds the reasons for an advised turn: called with a state, a seat and its actions (see
    docs/add-a-game.md). Without it, hints only say that a turn is one of the best found.
    """
    notices: str | None = None
    """Finds what a player who is away should hear of: called with a seat's views before and after a
    move, returns `Notice`s (see `meeplewright.core.notices`). Without it, players are told of their
    turn and of the end.
    """
    notice_holds: str | None = None
    """Whether a `Notice` of this game is still true when it is sent: called with a seat's view then
    and the notice. Without it, all are sent.
    """
    drawer: str | None = None
    """Draws a state: called with the state, returns SVG."""
    text: str | None = None
    """Writes a state: called with the state, returns plain text of several lines."""
    terminal: str | None = None
    """The game at a terminal: called without arguments, see docs/add-a-game.md."""
    draw_kind: str | None = None
    """Names the kind of a pending draw, so that two games of one deal get the same draws."""
    batch: str | None = None
    """Measures a batched engine of the game: called with the number of players and whether tables
    are compact, returns a `BatchBench` (see `meeplewright.core.batch`).
    """
    batch_env: str | None = None
    """The batched engine with the interface of Pgx: called with the number of players."""
    planes: str | None = None
    """Observations as planes, for convolutional nets: an `ObservationForm` (see
    `meeplewright.core.observation_forms`).
    """
    tokens: str | None = None
    """Observations as tokens, for attention: an `ObservationForm`."""
    importers: Mapping[str, str] = field(default_factory=dict)
    """Read saved games of other programs, by format: called with the text, return a `Record`."""
    real_table: str | None = None
    """Scores a position of a game played with real pieces: called with its JSON form
    (`RealTableForm`), returns the score (`RealScoreForm`). An error names the field.
    """
    puzzles: str | None = None
    """Its kinds of puzzles: a `GamePuzzles` (see `meeplewright.core.puzzles`)."""
    lesson: str | None = None
    """A guided first game: a package and a JSON file in it, `package:data/lesson.json`."""
    strengths: str | None = None
    """How strong its bots are, measured in the arena: a package and a JSON file in it (see
    `meeplewright.core.strengths`). Without it, bots cannot play rated games.
    """
    rated_options: Mapping[str, str | int] = field(default_factory=dict)
    """Options with the only value that a rated game can have: the strengths of bots were measured
    with it, and ratings are not separated by options.
    """
    words: str | None = None
    """Its texts: a package and a folder in it, `package:locales`, with one folder per language."""


def load(path: str) -> Any:
    """The object that an import path names: `package.module:name`."""
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)
