"""A slow game with turns: what happens next, in the text form of actions and outcomes.

"(1,0):RG0" places a tile, "big:city:N" puts a figure, "-" none; "draw:RG" and "start:0" are luck.
"""

import re

from .slow_game import FIGURES, FOLLOWER, Choice, Rules, Scored, SlowGame
from .slow_river import course, last_bend

CHANCE = -1
_PLACE = re.compile(r"\((-?\d+),(-?\d+)\):([A-Z]{1,2})([0-3])")


class SlowTable:
    """The turn of M1, part by part, to the end of the game."""

    def __init__(self, rules: Rules) -> None:
        self.game = SlowGame(rules)
        self.phase = "start"
        self.seat = 0
        self.part = 1
        self.second_tile = False
        self.in_hand: str | None = None
        self.discarded: list[str] = []
        self.scored: list[Scored] = []

    def copy(self) -> "SlowTable":
        twin = SlowTable(self.game.rules)
        twin.__dict__.update(self.__dict__)
        twin.game = self.game.copy()
        twin.discarded, twin.scored = list(self.discarded), list(self.scored)
        return twin

    @property
    def to_act(self) -> int | None:
        if self.phase == "over":
            return None
        return CHANCE if self.phase in ("start", "draw") else self.seat

    @property
    def points(self) -> list[int]:
        """The score track; final scoring is added when the game is over (M9)."""
        return self.points_now() if self.phase == "over" else self.game.points

    def points_now(self) -> list[int]:
        return self.game.points_now(self.seat, scored=self.phase != "follower")

    def river(self) -> tuple[int, tuple[int, int, str] | None, str | None]:
        """River tiles still to be drawn, the open end, the bend that must not be repeated."""
        left = sum(sum(stack.values()) for stack in self.game.stacks[:-1])
        _, end = course(self.game.board)
        bend = last_bend(self.game.board, self.game.rules.river_turns)
        return left, (*end[0], end[1]) if end else None, bend

    # What is possible

    def legal(self) -> set[str]:
        if self.phase == "place":
            tile = self.in_hand
            assert tile is not None
            return {f"({x},{y}):{tile}{turn}" for x, y, turn in self.game.placements(tile)}
        assert self.phase == "follower"
        return {"-"} | {text_of(choice) for choice in self.game.choices(self.seat)}

    def chance(self) -> dict[str, int]:
        """The outcomes of chance, with weights."""
        if self.phase == "start":
            return {f"start:{seat}": 1 for seat in range(self.game.rules.seats)}
        return {f"draw:{tile}": count for tile, count in self.game.stack().items() if count}

    # What happens

    def apply(self, text: str) -> None:
        if text.startswith("start:"):
            self.seat, self.phase = int(text[6:]), "draw"
        elif text.startswith("draw:"):
            self._draw(text[5:])
        elif text.startswith("("):
            self._place(text)
        else:
            self._put(None if text == "-" else choice_of(text))

    def _draw(self, tile: str) -> None:
        self.game.draw(tile)
        if self.game.placements(tile):
            self.in_hand, self.phase = tile, "place"
            return
        self.discarded.append(tile)  # CA 4.4, R9, R11, T24: the same player draws again
        self._draw_or_end()

    def _place(self, text: str) -> None:
        match = _PLACE.fullmatch(text)
        assert match, text
        self.game.place(match[3], int(match[1]), int(match[2]), int(match[4]))
        self.in_hand, self.phase = None, "follower"
        self.second_tile = self.part == 1 and self.game.extended(self.seat)  # T17, T20

    def _put(self, choice: Choice | None) -> None:
        self.game.put(self.seat, choice)
        self.scored += self.game.score_turn(self.seat)
        if self.second_tile and self.game.tiles_left():
            self.part = 2
        elif self.game.tiles_left():
            self.seat, self.part = (self.seat + 1) % self.game.rules.seats, 1
        self.second_tile = False
        self._draw_or_end()

    def _draw_or_end(self) -> None:
        """CA 4.5 and 10.1, T24: without a tile to draw the game is over."""
        self.phase = "draw" if self.game.tiles_left() else "over"


def text_of(choice: Choice) -> str:
    figure = [] if choice.figure == FOLLOWER else [choice.figure]
    return ":".join([*figure, choice.on, *([choice.at] if choice.at else [])])


def choice_of(text: str) -> Choice:
    words = text.split(":")
    figure = words.pop(0) if words[0] in FIGURES else FOLLOWER
    return Choice(figure, words[0], words[1] if len(words) > 1 else None)
