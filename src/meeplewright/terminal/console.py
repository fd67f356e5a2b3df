"""The terminal that a command writes to, and the catalogue of its language."""

from __future__ import annotations

import io
import json
import sys
from typing import Any

from rich.console import Console
from rich.text import Text

from meeplewright.core.compiled import rules_form
from meeplewright.locales import Argument, Catalogue

NAME_LENGTH = 40
SLOW_FORMS = ("missing", "stale", "pure")


class Terminal:
    """Passed to every command: the catalogue, a console for output and one for errors.

    Answers go to standard output, or to `out`.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        language_was_asked: bool = False,
        out: Console | None = None,
    ) -> None:
        if out is None:
            _show_whatever_comes()
        self.catalogue = catalogue
        self.language_was_asked = language_was_asked  # by --lang
        self.out = out or Console(highlight=False, markup=False, emoji=False)
        self.err = Console(highlight=False, markup=False, emoji=False, stderr=True)

    def text(self, key: str, **arguments: Argument) -> str:
        return self.catalogue.text(key, **arguments)

    def number(self, value: int) -> str:
        """A number in the format of this language."""
        return self.text("number", value=value)

    def say(self, key: str, **arguments: Argument) -> None:
        self.write(self.text(key, **arguments))

    def say_whole(self, key: str, **arguments: Argument) -> None:
        """On one line, however long, so that a path or a command in it can be copied."""
        self.out.print(Text(self.text(key, **arguments)), soft_wrap=True)

    def write(self, words: str, style: str = "") -> None:
        """One paragraph, wrapped only for people, so that a pipe gets whole lines."""
        self.out.print(Text(words, style), soft_wrap=not self.out.is_terminal)

    def warn(self, words: str) -> None:
        self.err.print(Text(words), soft_wrap=not self.err.is_terminal)

    def warn_of_slow_rules(self) -> None:
        """Print one line if the compiled rules are missing and this was not requested."""
        if (form := rules_form()) in SLOW_FORMS:
            self.warn(self.text(f"rules-{form}"))

    def json(self, form: Any) -> None:
        sys.stdout.write(json.dumps(form, ensure_ascii=False) + "\n")


def _show_whatever_comes() -> None:
    """Characters that the terminal cannot show are escaped instead of raising."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def shown(name: str) -> str:
    """Text from outside without control characters, and not too long."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in name)
    return clean if len(clean) <= NAME_LENGTH else clean[: NAME_LENGTH - 1] + "…"


def game_title(terminal: Terminal, name: str) -> str:
    """The display name of a game."""
    return terminal.text(name) if name in terminal.catalogue else shown(name)
