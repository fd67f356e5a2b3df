"""A game of Keyflower at this terminal: one question after another until the game is over.

The state decides what is legal; an illegal answer gets the sentence of the rule it breaks. The
later questions of a turn are in `steps.py`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from meeplewright.core.game import CHANCE, Event
from meeplewright.games.keyflower.rules.actions import Bid, Pass, Use
from meeplewright.games.keyflower.rules.events import ActionTaken
from meeplewright.games.keyflower.terminal.dialogue import number_of
from meeplewright.games.keyflower.terminal.names import Players, amounts, tile_name
from meeplewright.games.keyflower.terminal.seat_view import Piece, SeatView
from meeplewright.games.keyflower.terminal.sheet import show_sheet
from meeplewright.games.keyflower.terminal.steps import Steps
from meeplewright.games.keyflower.terminal.tables import BID_SIGN, USE_SIGN
from meeplewright.games.keyflower.terminal.turn_steps import has_text
from meeplewright.games.keyflower.terminal.words import EventWriter, begins_a_turn
from meeplewright.terminal.console import Terminal
from meeplewright.terminal.keyboard import as_command
from meeplewright.terminal.local_game import Happening, LocalGame
from meeplewright.terminal.names import names_at_table, seat_of_you

_COMMAND = re.compile(r"([bwp])\s*([0-9]+)?(?:\s+(.*))?", re.IGNORECASE)

Lying = dict[str, dict[str, int]]
"""Resources by tile and kind."""


class KeyflowerTable(Steps):
    """The dialogue with the players at this terminal."""

    def __init__(self, terminal: Terminal, game: LocalGame) -> None:
        names = names_at_table(terminal, game.seats)
        super().__init__(terminal, game, Players(names, seat_of_you(game.seats)))
        self.at_screen: int | None = None  # the seat that may see the screen now
        self.events_shown: dict[int, int] = {}  # by seat: events of the log
        self.lying: dict[int, Lying] = {}  # by seat: its resources when it last looked

    def ask_seat(self, seat: int) -> None:
        self._hand_over(seat)
        self._show_events(seat)
        if self.seen().phase == "turn":
            self._ask_turn(seat)
        else:
            self.ask_step(seat)

    def go_on(self) -> None:
        """KF G3: a use without possible transport is over at once; the person is told so."""
        seat = self.game.state.to_act
        is_person = seat is not None and seat != CHANCE and self.game.players[seat] is None
        if is_person and self.seen().phase == "transport":
            self.terminal.say("kf-nothing-to-carry")
        self.game.go_on()

    def _hand_over(self, seat: int) -> None:
        """KF H: if several people share a screen, nobody sees behind another's."""
        people = sum(player is None for player in self.game.players)
        if people > 1 and seat != self.at_screen:
            if self.terminal.out.is_terminal:
                self.terminal.out.clear()
            input(self.terminal.text("kf-hand-over", name=self.players.names[seat]) + " ")
        self.at_screen = seat

    def _show_events(self, seat: int) -> None:
        """What happened since this seat last looked, except what it typed itself."""
        log = self.game.log
        if seat not in self.events_shown:
            own = [n for n, (_, event) in enumerate(log) if _is_done_by(event, seat)]
            self.events_shown[seat] = own[-1] + 1 if own else 0
        first = min(self.events_shown[seat], len(log))
        news = [event.seen_by(seat) for event in self._news(seat, log[first:])]
        self.events_shown[seat] = len(log)
        writer = EventWriter(self.terminal, self.players, self.seen().faces)
        lines = writer.write([event for event in news if event is not None])
        after_own = 1 if news and _is_done_by(news[0], seat) else 0
        lines[after_own:after_own] = self._gains(seat)
        for line in lines:
            self.screen.write_news(line)

    def _gains(self, seat: int) -> list[str]:
        """KF E1: what the seat's own use gave, and where it is now."""
        lying = {piece.name: dict(piece.form["resources"]) for piece in self.seen().villages[seat]}
        before = self.lying.get(seat, lying)
        self.lying[seat] = lying
        if _count(lying) <= _count(before):  # moved or spent, not gained
            return []
        lines = []
        for tile, now in lying.items():
            had = before.get(tile, {})
            what = amounts(self.terminal, {kind: now[kind] - had.get(kind, 0) for kind in now})
            if what:
                who = self.players.doing(seat)
                lines.append(self.terminal.text("event-gains", what=what, tile=tile, **who))
        return lines

    def forget(self) -> None:
        super().forget()
        self.lying.clear()

    def _news(self, seat: int, log: Sequence[Happening]) -> list[Event]:
        """Everything except what was typed; a turn that continued automatically is told from its
        start, or if that was long ago, from where it continued.
        """
        news: list[Event] = []
        typed: list[Event] = []
        for entry, event in log:
            if not isinstance(event, ActionTaken) or event.seat != seat:
                typed = []
                news.append(event)
            elif entry in self.typed:
                typed.append(event)
            elif has_text(event.form):
                whole = bool(typed) and begins_a_turn(typed[0])
                news += [*typed, event] if whole else [event]
                typed = []
        return news

    # -- a turn -------------------------------------------------------------------------------

    def _ask_turn(self, seat: int) -> None:
        """KF T1: pass, bid or use."""
        seen = self.seen()
        self.show = lambda: self._show_turn(seat)
        self.show()
        question = self.terminal.text("kf-ask-turn", bid=BID_SIGN, use=USE_SIGN)
        while True:
            answer = self.ask(question)
            if not answer:
                self.show()
            elif number_of(answer) >= 0:
                piece = self.numbered(seen, answer)
                if piece is not None and self._bid_or_use(piece):
                    return
            elif command := _COMMAND.fullmatch(_latin(answer)):
                if self._run_command(seen, command[1].lower(), command[2], command[3]):
                    return
            elif self.act_by_notation(answer):
                return

    def _show_turn(self, seat: int) -> None:
        seen = self.seen()
        name = self.players.names[seat]
        self.screen.show_heading(seen, self.terminal.text("kf-to-play", name=name))
        self.screen.show_table(seen, self.game.state.points_now()[seat])

    def _run_command(
        self, seen: SeatView, command: str, number: str | None, rest: str | None
    ) -> bool:
        """`p`, `b 3`, `w 3`, `b 3 2 red`"""
        if command == "p":
            return self.try_to(Pass())
        if number is None:
            self.terminal.say("kf-which-tile", command=command)
            return False
        piece = self.numbered(seen, number)
        if piece is None:
            return False
        if rest:
            self.pending.append(rest)
        action = Bid(piece.name) if command == BID_SIGN else Use(piece.name)
        return self.try_to(action)

    def _bid_or_use(self, piece: Piece) -> bool:
        """A number alone: what can be done with the tile, or why nothing."""
        if piece.may_bid and piece.may_use:
            bid, use = Bid(piece.name), Use(piece.name)
            rows = [("1", self.terminal.text("kf-do-bid")), ("2", self.terminal.text("kf-do-use"))]
            self.screen.show_menu(rows)
            answer = self.ask(f"{tile_name(self.terminal, piece.name, piece.face_name)}: 1–2")
            chosen = {"1": bid, "2": use, BID_SIGN: bid, USE_SIGN: use}.get(answer.lower())
            return chosen is not None and self.try_to(chosen)
        is_use = piece.may_use or piece.owner is not None
        return self.try_to(Use(piece.name) if is_use else Bid(piece.name))

    # -- the end ------------------------------------------------------------------------------

    def show_end(self) -> None:
        outcome = self.game.state.outcome()
        assert outcome is not None
        seen = SeatView(self.game.state, None)
        for seat in range(seen.seats):
            self.terminal.out.print()
            self.screen.show_village(seen, seat, legend=False)
        self.terminal.out.print()
        show_sheet(self.terminal, self.players, outcome)


def _count(lying: Lying) -> int:
    return sum(sum(resources.values()) for resources in lying.values())


def _is_done_by(event: object, seat: int) -> bool:
    return isinstance(event, ActionTaken) and event.seat == seat


def _latin(answer: str) -> str:
    """The command of an answer typed on any keyboard: и 3 is b 3."""
    command, space, rest = answer.partition(" ")
    return f"{as_command(command)}{space}{rest}"
