"""A player who plays Keyflower at the terminal in a test, guided by the questions."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random

import pytest

from meeplewright.cli import main
from meeplewright.core.game import State
from meeplewright.core.recordfile import RecordFile
from meeplewright.core.records import Header, Seat
from meeplewright.games.keyflower.terminal.game_table import KeyflowerTable
from meeplewright.locales import Catalogue
from meeplewright.terminal.console import Terminal
from meeplewright.terminal.local_game import LocalGame
from tests.words import ANYTHING, draft, english

TURN = english("kf-ask-turn", bid="b", use="w").partition(",")[0]
HAND_OVER = draft("kf-hand-over").rpartition(ANYTHING)[2]
MANY, MORE, GROUP, CELL, NEXT = (
    draft(f"kf-ask-{what}").partition(ANYTHING)[0]
    for what in ("workers", "more", "group", "cell", "transport")
)
HOW_MANY = re.compile(rf"(?:{re.escape(MANY)}|{re.escape(MORE)})(\w+) (\d+)")


class Person:
    """Tries random tiles, passes sometimes, and takes the first of any list."""

    def __init__(self, seed: int, passes: float = 0.3) -> None:
        self.luck = Random(seed)
        self.passes = passes
        self.asked: list[str] = []

    def __call__(self, question: str) -> str:
        self.asked.append(question)
        if TURN in question:
            return self.turn()
        if found := HOW_MANY.search(question):
            return f"{found[2]} {found[1]}"
        if GROUP in question or CELL in question:
            return "a"
        if HAND_OVER in question:
            return ""
        if NEXT in question:
            return self.luck.choice(["1", ""])
        return "1"

    def turn(self) -> str:
        if self.luck.random() < self.passes:
            return "p"
        return f"{self.luck.choice('bw')} {self.luck.randint(1, 16)}"


def answers(*given: str) -> Callable[[str], str]:
    """Types these in order, then leaves."""
    left: Iterator[str] = iter(given)
    return lambda question: next(left, "q")


def play_on(state: State, folder: Path, language: str = "en") -> LocalGame:
    """Ann, Ben and Cid continue from this position until a player leaves."""
    seats = tuple(Seat(name) for name in ("Ann", "Ben", "Cid"))
    header = Header("keyflower", state.game.rules, {}, seats, "2026-01-01T00:00:00+00:00")
    folder.mkdir(exist_ok=True)
    file = RecordFile.create(folder / f"{language}.mwr", header)
    game = LocalGame(file, state.copy(), [None] * 3, lambda state, seat: len(state.legal(seat)) > 1)
    KeyflowerTable(Terminal(Catalogue(language)), game).play()
    game.close()
    return game


class CommandRunner:
    """The command in an English environment, with the same random numbers in every run."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("COLUMNS", "100")
        monkeypatch.setattr("meeplewright.terminal.local_game.SystemRandom", partial(Random, 1))

    def run(self, arguments: Sequence[object], person: Callable[[str], str] | None = None) -> str:
        """The output of the command, which must succeed."""
        if person is not None:
            self.monkeypatch.setattr("builtins.input", person)
        code = main([str(argument) for argument in arguments])
        said = self.capsys.readouterr()
        assert (code, said.err) == (0, "")
        return said.out
