"""Tutor: the opponent in guided games. It plays its prepared turns as long as they are legal.

Otherwise it plays like `heuristic`. It is offered to nobody: only lessons name it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from meeplewright.bots.evaluator_bots import HeuristicBot
from meeplewright.core.game import Action, Game, Json, View
from meeplewright.core.lessons import lessons, turns_in
from meeplewright.core.player import Budget


class TutorBot(HeuristicBot):
    """Plays the turn that was prepared for this entry. In a game that took another course, the next
    one of the chapter that it has not played yet, unless that is to pass.
    """

    takes_style: ClassVar[bool] = False

    def __init__(self, game: Game, seat: int, setting: str = "") -> None:
        super().__init__(game, seat, setting)
        lesson = lessons().get(game.name)
        self._chapters = list(lesson.chapters.values()) if lesson else []
        self._prepared = {
            turn[0][0]: [form for _, form in turn]
            for chapter in self._chapters
            for who, turn in turns_in(chapter.prepared, len(chapter.played))
            if who == seat
        }
        self._rest: list[Action] = []  # of the turn that it plays
        self._before = 0  # prepared turns that begin before this entry are over

    @classmethod
    def is_offered(cls, game: Game) -> bool:
        return False

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        if not self._rest or self._rest[0] not in legal:
            forms = self._next_turn(self.game.determinize(view, rng).entry)
            self._rest = [self.game.action_from_json(form) for form in forms]
        if self._rest and self._rest[0] in legal:
            return self._rest.pop(0)
        self._rest = []
        return super().choose(view, legal, budget, rng)

    def _next_turn(self, entry: int) -> list[Json]:
        """The turn prepared for exactly this entry, else the next one that is left."""
        if entry in self._prepared:
            self._before = entry + 1
            return self._prepared[entry]
        begun = max(
            (len(one.played) for one in self._chapters if len(one.played) <= entry), default=0
        )
        for at, turn in self._prepared.items():
            if at >= max(begun, self._before) and "pass" not in turn[0]:
                self._before = at + 1
                return turn
        return []
