"""People for the tests: they answer at the terminal by a simple rule."""

from collections.abc import Callable, Iterator
from itertools import cycle

import pytest

from tests.words import ANYTHING, draft

CELL, TURN, FOLLOWER = (
    draft(f"play-ask-{what}").partition(ANYTHING)[0] for what in ("cell", "turn", "follower")
)


class Person:
    """Answers each question with the next of its answers, then stops."""

    def __init__(self, **answers: list[str]) -> None:
        self.asked: list[str] = []
        self._answers: dict[str, Iterator[str]] = {
            question: iter(answers.get(name, []))
            for name, question in (("cell", CELL), ("turn", TURN), ("follower", FOLLOWER))
        }

    def __call__(self, question: str) -> str:
        self.asked.append(question)
        for begin, answers in self._answers.items():
            if question.startswith(begin):
                return next(answers, "q")
        raise AssertionError(question)


def sit_down(monkeypatch: pytest.MonkeyPatch, person: Callable[[str], str]) -> None:
    monkeypatch.setattr("builtins.input", person)


def typed(answers: int) -> str:
    """The input of a user who takes the first option; wrong answers are asked again."""
    lines = cycle(["a", "1", ""])
    return "".join(f"{next(lines)}\n" for _ in range(answers))
