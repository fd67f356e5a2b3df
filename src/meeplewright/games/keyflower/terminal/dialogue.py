"""The commands that work at every question, and carrying out answers."""

from __future__ import annotations

import re

from meeplewright.core.errors import GameError
from meeplewright.core.game import Action
from meeplewright.core.records import Entry
from meeplewright.games.keyflower.rules.tiles import NUMBER_OF
from meeplewright.games.keyflower.terminal.names import Players, tile_named
from meeplewright.games.keyflower.terminal.screen import Screen
from meeplewright.games.keyflower.terminal.seat_view import Piece, SeatView
from meeplewright.games.keyflower.terminal.words import why_words
from meeplewright.terminal.console import Terminal, shown
from meeplewright.terminal.dialogue import GameDialogue
from meeplewright.terminal.local_game import LocalGame


class Dialogue(GameDialogue):
    """What every question of Keyflower shares."""

    undone = "kf-undone"

    def __init__(self, terminal: Terminal, game: LocalGame, players: Players) -> None:
        super().__init__(terminal, game, players.names)
        self.players = players
        self.screen = Screen(terminal, players)
        self.pending: list[str] = []  # answers given in advance
        self.typed: set[int] = set()  # entries that a person has just typed

    def seen(self) -> SeatView:
        return SeatView(self.game.state, self.game.state.to_act)

    # -- questions ----------------------------------------------------------------------------

    def ask(self, question: str) -> str:
        if self.pending:
            return self.pending.pop(0)
        return super().ask(self.screen.spelled(question))

    def complain(self, answer: str) -> None:
        self.pending.clear()
        self.terminal.say("play-what", text=shown(answer))

    def numbered(self, seen: SeatView, number: str) -> Piece | None:
        """The tile of this number in the lists; None, with a message, if there is none."""
        for piece in seen.pieces:
            if str(piece.number) == number:
                return piece
        self.complain(number)
        return None

    # -- commands -----------------------------------------------------------------------------

    def run_command(self, word: str, about: str) -> bool:
        if word == "i":
            self._show_tile(about)
        elif word == "v":
            self._show_village(about)
        return word in ("i", "v")

    def show_help(self) -> None:
        self.screen.show_help()

    def _show_tile(self, about: str) -> None:
        """A tile by its number or its name."""
        names = {str(piece.number): piece.name for piece in self.seen().pieces}
        name = names.get(about) or tile_named(self.terminal, about, tuple(NUMBER_OF))
        if name is None:
            self.terminal.say("kf-no-such-tile", text=shown(about))
        else:
            self.screen.show_tile(name, self.seen().options)

    def _show_village(self, about: str) -> None:
        """The player's own village, or that of a player by number or letter."""
        seen = self.seen()
        whose = {"": seen.seat or 0}
        for seat in range(seen.seats):
            whose[self.players.letters[seat].casefold()] = seat
            whose[self.players.names[seat].casefold()] = seat
            whose[str(seat + 1)] = seat
        if about.casefold() in whose:
            self.screen.show_village(seen, whose[about.casefold()])
        else:
            self.terminal.say("kf-no-such-player", text=shown(about))

    def may_take_back(self) -> bool:
        """Nobody can take back another player's decision."""
        if self._last_decider() in (None, self.game.state.to_act):
            return True
        self.terminal.say("kf-undo-other")
        return False

    def forget(self) -> None:
        self.pending.clear()
        self.typed = {entry for entry in self.typed if entry <= self.game.state.entry}

    def _last_decider(self) -> int | None:
        if not self.game.decisions:
            return None
        line = self.game.file.record.lines[self.game.decisions[-1]]
        return line.seat if isinstance(line, Entry) else None

    # -- actions ------------------------------------------------------------------------------

    def try_to(self, action: Action) -> bool:
        """Do it, or name the rule that forbids it."""
        entry = self.game.state.entry + 1
        try:
            self.game.act(action)
        except GameError as fault:
            self._refuse(fault)
            return False
        self.typed.add(entry)
        return True

    def act_by_notation(self, text: str) -> bool:
        """Do what the notation says; if it is wrong, say why and do nothing."""
        if ":" not in text and text not in ("pass", "finish"):
            self.complain(text)
            return False
        try:
            action = self.game.state.game.action_from_text(text)
        except GameError as fault:
            self._refuse(fault)
            return False
        return self.try_to(action)

    def _refuse(self, fault: GameError) -> None:
        self.pending.clear()
        self.terminal.write(why_words(self.terminal, fault.reason, self.seen().faces))


def number_of(answer: str) -> int:
    """The number somebody typed, -1 for anything else."""
    return int(answer) if re.fullmatch("[0-9]{1,4}", answer) else -1
