"""A game of Carcassonne at this terminal: one question after another until the game is over.

The state decides what is legal; an illegal answer gets the sentence of the rule it breaks.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from meeplewright.core.errors import IllegalAction, InvalidAction
from meeplewright.core.game import Action, Event, State
from meeplewright.games.carcassonne.rules.actions import Follower, Place
from meeplewright.games.carcassonne.rules.events import TilePlaced
from meeplewright.games.carcassonne.rules.position import Position
from meeplewright.games.carcassonne.terminal.board import Cell
from meeplewright.games.carcassonne.terminal.screen import Screen, dead_cells, position_now
from meeplewright.games.carcassonne.terminal.sheet import show_scorings, show_sheet
from meeplewright.games.carcassonne.terminal.words import event_lines
from meeplewright.terminal.console import Terminal, shown
from meeplewright.terminal.dialogue import GameDialogue, label, span
from meeplewright.terminal.keyboard import meanings
from meeplewright.terminal.local_game import LocalGame
from meeplewright.terminal.names import names_at_table, seat_of_you

_LABELS = "abcdefgijklnoprvwxyz"  # h m q s t u are commands, or look like one
_COORDINATES = re.compile(r"\(?\s*(-?\d{1,3})\s*,\s*(-?\d{1,3})\s*\)?")


class CarcassonneDialogue(GameDialogue):
    """The dialogue with the players at this terminal."""

    def __init__(self, terminal: Terminal, game: LocalGame) -> None:
        super().__init__(terminal, game, names_at_table(terminal, game.seats))
        self.you = seat_of_you(game.seats)
        self.screen = Screen(terminal, self.names)
        self.part = 0  # which window of a large board is shown

    def ask_seat(self, seat: int) -> None:
        if position_now(self.game.state).phase == "place":
            self._ask_place()
        else:
            self._ask_follower()

    def go_on(self) -> None:
        """Tells a person why there is no choice, if no follower is possible."""
        position = position_now(self.game.state)
        self.game.go_on()
        if position.phase == "follower" and self.game.players[position.player] is None:
            big = 0 if position.extras is None else position.extras.figures["big"][position.player]
            none_left = position.supply[position.player] + big == 0
            self.terminal.say("play-no-follower-left" if none_left else "play-no-follower-free")

    # -- where to place the tile --------------------------------------------------------------

    def _ask_place(self) -> None:
        places = [action for action in self._legal() if isinstance(action, Place)]
        cells = sorted({(place.x, place.y) for place in places}, key=lambda at: (-at[1], at[0]))
        labels = {cell: label(number, _LABELS) for number, cell in enumerate(cells)}
        self._show_turn(labels)
        while True:
            self.show = lambda: self._show_turn(labels)
            cell = self._ask_cell(labels)
            if cell is None:
                return
            turns = [place.turn for place in places if (place.x, place.y) == cell]
            turn = self._ask_turn(places[0].tile, turns)
            if turn is not None:
                self._act(Place(places[0].tile, *cell, turn))
                return

    def _show_turn(self, labels: dict[Cell, str]) -> None:
        state = self.game.state
        position = position_now(state)
        recent = self._recent(position.player)
        fresh = frozenset((event.x, event.y) for event in recent if isinstance(event, TilePlaced))
        name = self.names[position.player]
        left = self._left_words(position)
        second = position.extras is not None and position.extras.part == 2
        key = "play-heading-second" if second else "play-heading"
        self.terminal.out.print()
        self.terminal.out.rule(self.terminal.text(key, name=name, left=left), align="left")
        above = 1 + self._show_events(position.player, recent)
        dead = frozenset(dead_cells(state))
        self.screen.show_board(position, labels, fresh, dead, self.part, above)
        self.screen.show_hand(position, state.points_now())

    def _left_words(self, position: Position) -> str:
        """How many tiles are left, those of the river first."""
        left = self.terminal.text("play-left", count=sum(position.bag.values()))
        river = None if position.extras is None else position.extras.river
        if river is None or not river["left"]:
            return left
        return self.terminal.text("play-river-left", count=river["left"]) + " · " + left

    def _show_events(self, seat: int, recent: Sequence[Event]) -> int:
        """Print what happened; returns the number of lines."""
        lines = event_lines(self.terminal, self.names, recent, self.you)
        has_played = any(_is_laid_by(event, seat) for _, event in self.game.log)
        if lines and has_played:
            lines = [self.terminal.text("play-since"), *(f"  {line}" for line in lines)]
        for line in lines:
            self.terminal.write(line)
        return sum(1 + len(line) // (self.terminal.out.width + 1) for line in lines)

    def _recent(self, seat: int) -> list[Event]:
        """What happened since this seat placed its last tile."""
        log = self.game.log
        own = [n for n, (_, event) in enumerate(log) if _is_laid_by(event, seat)]
        return [event for _, event in log[own[-1] + 1 if own else 0 :]]

    def _ask_cell(self, labels: dict[Cell, str]) -> Cell | None:
        """A cell where the tile fits; None if the move was made by notation."""
        known = {label: cell for cell, label in labels.items()}
        question = self.terminal.text("play-ask-cell", cells=span(list(known)))
        while True:
            answer = self.ask(question)
            meant = meanings(answer, known)
            if len(meant) == 1:
                return known[meant[0]]
            if meant:
                self.terminal.say("play-which-letter", text=shown(answer), labels=" / ".join(meant))
            elif named := _COORDINATES.fullmatch(answer):
                cell = (int(named[1]), int(named[2]))
                if cell in labels:
                    return cell
                self._explain_cell(cell)
            elif answer and self._act_by_notation(answer):
                return None

    def _explain_cell(self, cell: Cell) -> None:
        """The rule that forbids this cell for the unrotated tile."""
        seat = self.game.state.to_act
        assert seat is not None
        tile = position_now(self.game.state).in_hand
        assert tile is not None
        reason = self.game.state.why_not(seat, Place(tile, *cell, 0))
        if reason is not None:
            self.terminal.write(self.terminal.catalogue.why(reason))

    def _ask_turn(self, tile: str, turns: Sequence[int]) -> int | None:
        """The rotation of the tile; None to choose another cell."""
        if len(turns) == 1:
            return turns[0]
        numbers = [str(number) for number in range(1, len(turns) + 1)]
        self.show = lambda: self.screen.show_turns(tile, turns)
        self.show()
        question = self.terminal.text("play-ask-turn", numbers=span(numbers))
        while True:
            answer = self.ask(question)
            if not answer:
                return None
            if answer in numbers:
                return turns[int(answer) - 1]
            self.terminal.say("play-what", text=shown(answer))

    # -- where to place the follower ----------------------------------------------------------

    def _ask_follower(self) -> None:
        free = [action for action in self._legal() if isinstance(action, Follower) and action.on]
        self.show = lambda: self.screen.show_spots(self.game.state, free)
        self.show()
        numbers = [str(number) for number in range(1, len(free) + 1)]
        base = position_now(self.game.state).extras is None
        key = "play-ask-follower" if base else "play-ask-figure"
        question = self.terminal.text(key, numbers=span(numbers))
        while True:
            answer = self.ask(question)
            if answer in numbers:
                self._act(free[int(answer) - 1])
                return
            if not answer:
                self._act(Follower(None, None))
                return
            if self._act_by_notation(answer):
                return

    # -- answers ------------------------------------------------------------------------------

    def _legal(self) -> Sequence[Action]:
        seat = self.game.state.to_act
        assert seat is not None
        return self.game.state.legal(seat)

    def _act(self, action: Action) -> None:
        self.game.act(action)
        self.part = 0

    def _act_by_notation(self, text: str) -> bool:
        """Make the move in notation; if it is wrong, say why and do nothing."""
        try:
            self._act(self.game.state.game.action_from_text(text))
        except InvalidAction as fault:
            if ":" in text:
                self.terminal.write(self.terminal.catalogue.why_alone(fault.reason))
            else:
                self.terminal.say("play-what", text=shown(text))
            return False
        except IllegalAction as fault:
            self.terminal.write(self.terminal.catalogue.why(fault.reason))
            return False
        return True

    # -- commands -----------------------------------------------------------------------------

    def run_command(self, word: str, about: str) -> bool:
        if about or word not in ("t", "s"):
            return False
        position = position_now(self.game.state)
        if word == "t":
            self.screen.show_left(position)
        else:
            show_scorings(self.terminal, self.names, position, self.you)
        return True

    def show_help(self) -> None:
        self.screen.show_help(position_now(self.game.state))

    def show_more(self) -> None:
        """The next window of a large board."""
        self.part += 1
        self.show()

    def forget(self) -> None:
        self.part = 0

    def show_end(self) -> None:
        position = position_now(self.game.state)
        outcome = self.game.state.outcome()
        assert outcome is not None
        self.terminal.out.print()
        self.screen.show_whole_board(position)
        show_sheet(self.terminal, self.names, outcome)


def is_asked(state: State, seat: int) -> bool:
    """A tile is always placed by the person, even if it fits in only one way."""
    legal = state.legal(seat)
    return len(legal) > 1 or isinstance(legal[0], Place)


def _is_laid_by(event: Event, seat: int) -> bool:
    return isinstance(event, TilePlaced) and event.seat == seat
