"""The later questions of a turn, and those between seasons: workers, payment, choice, transport,
boat, village, winter tiles.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from meeplewright.core.game import Action, Json
from meeplewright.games.keyflower.rules.actions import (
    Bring,
    Carry,
    Choose,
    Contribute,
    Finish,
    Lay,
    PayGroup,
    PaySkill,
    PayWorker,
    Pick,
    TakeBoat,
    Upgrade,
    Workers,
)
from meeplewright.games.keyflower.rules.tiles import COLOURS, NUMBER_OF, RESOURCES, TILES
from meeplewright.games.keyflower.terminal.dialogue import Dialogue, number_of
from meeplewright.games.keyflower.terminal.effects import POINT_SIGN, face_of, in_short, points_of
from meeplewright.games.keyflower.terminal.hexmap import Cell
from meeplewright.games.keyflower.terminal.names import (
    MIDDLE,
    amount,
    amounts,
    cell_name,
    colour_named,
    name_id,
    resource_named,
    tile_name,
    tile_named,
)
from meeplewright.terminal.dialogue import label, span
from meeplewright.terminal.keyboard import meanings

_LABELS = "abcdefgjklnoprstwxyz"  # h i m q u v are commands
_WORKERS = re.compile(r"([0-9]{1,3})\s*(\w*)")
_CARRY = re.compile(r"(\w+)\s+(\w+)\s*(?:>|→)\s*(\w+)")
_CELL = re.compile(r"\(?\s*(-?[0-9]{1,2})\s*,\s*(-?[0-9]{1,2})\s*\)?")


class Steps(Dialogue):
    """Every question except the one that starts a turn."""

    def ask_step(self, seat: int) -> None:
        legal = sorted(self.game.state.legal(seat), key=_tiles_at_once)
        phase = self.seen().phase
        if phase == "workers":
            self._ask_workers(seat, legal)
        elif phase == "transport":
            self._ask_transport(seat, legal)
        elif phase == "village" and isinstance(legal[0], Lay):
            self._ask_cell(seat, [action for action in legal if isinstance(action, Lay)])
        else:
            self._ask_menu(seat, phase, legal)

    # -- a plain choice -----------------------------------------------------------------------

    def _ask_menu(self, seat: int, phase: str, legal: Sequence[Action]) -> None:
        """Payment, choice of a resource, boat, tile to place, winter tiles: one of a list."""
        self.show = lambda: self._show_menu(seat, phase, legal)
        self.show()
        while True:
            answer = self.ask(self.terminal.text(f"kf-ask-{phase}", numbers=span(_numbers(legal))))
            if 1 <= (number := number_of(answer)) <= len(legal):
                if self.try_to(legal[number - 1]):
                    return
            elif not answer:
                self.show()
            elif self.act_by_notation(answer):
                return

    def _show_menu(self, seat: int, phase: str, legal: Sequence[Action]) -> None:
        seen = self.seen()
        if phase in ("boat", "village", "winter"):
            self._show_phase(seat, phase)
        if phase == "village":
            self.screen.show_map(seen.villages[seat], {})
        if phase in ("boat", "winter"):
            self.screen.show_screen(seen, seat)
        rows = [(str(number), self._choice(action)) for number, action in enumerate(legal, 1)]
        self.screen.show_menu(rows)

    def _show_phase(self, seat: int, phase: str) -> None:
        words = f"{self.terminal.text(f'phase-{phase}')}{MIDDLE}{self.players.names[seat]}"
        self.screen.show_heading(self.seen(), words)

    def _choice(self, action: Action) -> str:
        terminal = self.terminal
        if isinstance(action, (PayWorker, PaySkill, Choose)):
            return amount(terminal, action.thing, 1)
        if isinstance(action, (PayGroup, Bring)):
            tile = name_id(action.thing, self.seen().faces.get(action.thing, ""))
            return terminal.text("kf-group-from", tile=tile, what=self._group(action.thing))
        if isinstance(action, TakeBoat):
            return self._boat(action.thing)
        if isinstance(action, Pick):
            return self._with_effect(action.thing)
        if isinstance(action, Contribute):
            if len(action.tiles) == 1:
                return self._with_effect(action.tiles[0])
            return " + ".join(self._name(name) for name in action.tiles)
        assert isinstance(action, Finish)
        return terminal.text("kf-finish")

    def _with_effect(self, name: str) -> str:
        tile = TILES[NUMBER_OF[name]]
        face = face_of(tile, self.seen().faces.get(name, ""))
        effect = in_short(self.terminal, tile, face, self.seen().options)
        effect = effect or f"{points_of(tile, face)}{POINT_SIGN}"
        return f"{tile_name(self.terminal, name, face.name)} ({effect})"

    def _name(self, tile: str) -> str:
        return tile_name(self.terminal, tile, self.seen().faces.get(tile, ""))

    def _group(self, tile: str) -> str:
        seen = self.seen()
        assert seen.seat is not None
        for piece, bid in seen.losing_groups(seen.seat):
            if piece.name == tile:
                return amount(self.terminal, bid["colour"], bid["count"])
        return ""

    def _boat(self, name: str) -> str:
        seen = self.seen()
        form = next(form for form in seen.form["boats"] if form["tile"] == name)
        cargo = ", ".join(
            part
            for part in (
                amounts(self.terminal, form["workers"]),
                amounts(self.terminal, form["skills"]),
            )
            if part
        )
        if seen.season == "winter" or not cargo:
            scores = self._with_effect(name)
            return f"{scores}: {cargo}" if cargo else scores
        return f"{tile_name(self.terminal, name)}: {cargo}"

    # -- workers ------------------------------------------------------------------------------

    def _ask_workers(self, seat: int, legal: Sequence[Action]) -> None:
        """KF T3, B6: losing groups by letter, then how many workers of which colour."""
        groups = [action for action in legal if isinstance(action, Bring)]
        letters = {_LABELS[number]: group for number, group in enumerate(groups)}
        choices = [action for action in legal if isinstance(action, Workers)]
        self.show = lambda: self._show_workers(seat, letters)
        if not self.pending:
            self.show()
        question = self._workers_question(choices, list(letters))
        while True:
            answer = self.ask(question)
            meant = meanings(answer, letters)
            if len(meant) == 1:
                if self.try_to(letters[meant[0]]):
                    return
            elif said := _WORKERS.fullmatch(answer):
                wanted = self._workers(said[1], said[2], choices)
                if wanted is not None and self.try_to(wanted):
                    return
            elif not answer:
                self.show()
            elif self.act_by_notation(answer):
                return

    def _workers_question(self, choices: Sequence[Workers], letters: Sequence[str]) -> str:
        """What can be typed; if only groups can come, no number is offered."""
        if not choices:
            return self.terminal.text("kf-ask-group", letters=span(letters))
        moving = sum(self.seen().form["placement"]["moving"].values())
        words = self._ranges(choices)
        if letters:
            words = self.terminal.text("kf-or-group", choices=words, letters=span(letters))
        return self.terminal.text("kf-ask-more" if moving else "kf-ask-workers", choices=words)

    def _show_workers(self, seat: int, letters: dict[str, Bring]) -> None:
        seen = self.seen()
        placement = seen.form["placement"]
        piece = seen.piece(placement["tile"])
        face = "" if piece is None else piece.face_name
        tile = name_id(placement["tile"], face)
        key = "kf-doing-bid" if placement["act"] == "bid" else "kf-doing-use"
        moving = amounts(self.terminal, placement["moving"])
        line = self.terminal.text(key, tile=tile)
        self.screen.write(
            f"{line} {self.terminal.text('kf-brought', what=moving)}" if moving else line, "bold"
        )
        self.screen.show_screen(seen, seat)
        if letters:
            self.terminal.say("kf-groups")
            self.screen.show_menu(
                [(letter, self._choice(group)) for letter, group in letters.items()]
            )

    def _ranges(self, choices: Sequence[Workers]) -> str:
        """`red 2–5, blue 1`"""
        parts = []
        for colour in COLOURS:
            numbers = [choice.number for choice in choices if choice.colour == colour]
            if numbers:
                span_of = span([str(number) for number in sorted(numbers)])
                parts.append(f"{self.terminal.text(f'colour-of-{colour}')} {span_of}")
        return ", ".join(parts)

    def _workers(self, number: str, word: str, choices: Sequence[Workers]) -> Workers | None:
        """What `2 red`, `2r` or, if there is only one colour, `2` means."""
        open_colours = {choice.colour for choice in choices}
        if word:
            colour = colour_named(self.terminal, word)
            if colour is None:
                self.complain(word)
                return None
            return Workers(colour, int(number))
        if len(open_colours) == 1:
            return Workers(open_colours.pop(), int(number))
        self.pending.clear()
        if choices:
            example = amount(self.terminal, choices[0].colour, int(number))
            self.terminal.say("kf-which-colour", number=number, example=example)
        else:
            self.complain(number)
        return None

    # -- transport and upgrades ---------------------------------------------------------------

    def _ask_transport(self, seat: int, legal: Sequence[Action]) -> None:
        """KF G: step after step until nothing is left or the person has finished."""
        choices = [action for action in legal if not isinstance(action, Finish)]
        self.show = lambda: self._show_transport(seat, choices)
        self.show()
        question = self.terminal.text("kf-ask-transport", numbers=span(_numbers(choices)))
        while True:
            answer = self.ask(question)
            if not answer or answer == "0":
                action: Action = Finish()
            elif 1 <= (number := number_of(answer)) <= len(choices):
                action = choices[number - 1]
            elif (carry := self._carry(answer)) is not None:
                action = carry
            elif self.act_by_notation(answer):
                return
            else:
                continue
            if self.try_to(action):
                return

    def _show_transport(self, seat: int, choices: Sequence[Action]) -> None:
        seen = self.seen()
        left = seen.form["transport"]
        self.screen.show_map(seen.villages[seat], {})
        words = self.terminal.text("kf-transport", steps=left["steps"], upgrades=left["upgrades"])
        self.screen.write(words, "bold")
        rows: dict[str, list[str]] = {}
        for number, action in enumerate(choices, 1):
            if isinstance(action, Carry):
                what = self.terminal.text(f"resource-{action.resource}")
                head = f"{what}, {tile_name(self.terminal, action.start)} →"
                rows.setdefault(head, []).append(f"{number} {tile_name(self.terminal, action.end)}")
            elif isinstance(action, Upgrade):
                head = self.terminal.text("way-upgrade", tile=action.tile) + ":"
                rows.setdefault(head, []).append(f"{number} {self._paid(action)}")
        for head, ends in rows.items():
            self.screen.write(f"  {head} {MIDDLE.join(ends)}")

    def _paid(self, action: Upgrade) -> str:
        counted: Json = {kind: action.resources[number] for number, kind in enumerate(RESOURCES)}
        if action.skill is not None:
            counted[action.skill] = 1
        return self.terminal.text("upgrade-pay", price=amounts(self.terminal, counted))

    def _carry(self, answer: str) -> Carry | None:
        """`wood keywood>home_1`"""
        said = _CARRY.fullmatch(answer)
        if said is None:
            return None
        seen = self.seen()
        assert seen.seat is not None
        tiles = [piece.name for piece in seen.villages[seen.seat]]
        resource = resource_named(self.terminal, said[1], RESOURCES)
        start = tile_named(self.terminal, said[2], tiles)
        end = tile_named(self.terminal, said[3], tiles)
        if resource is None or start is None or end is None:
            return None
        return Carry(resource, start, end)

    # -- placing a tile -----------------------------------------------------------------------

    def _ask_cell(self, seat: int, layings: Sequence[Lay]) -> None:
        cells = sorted(
            {(lay.q, lay.r) for lay in layings}, key=lambda at: (2 * at[1] + at[0], at[0])
        )
        labels = {cell: label(number, _LABELS) for number, cell in enumerate(cells)}
        known = {label: cell for cell, label in labels.items()}
        self.show = lambda: self._show_cells(seat, labels)
        self.show()
        question = self.terminal.text("kf-ask-cell", cells=span(list(known)))
        while True:
            answer = self.ask(question)
            named = _CELL.fullmatch(answer)
            meant = meanings(answer, known)
            cell = (int(named[1]), int(named[2])) if named else _only(meant, known)
            if cell in labels:
                if self._ask_way([lay for lay in layings if (lay.q, lay.r) == cell]):
                    return
            elif cell is not None:
                self.try_to(Lay(*cell, 0))
            elif not answer:
                self.show()
            elif self.act_by_notation(answer):
                return

    def _show_cells(self, seat: int, labels: dict[Cell, str]) -> None:
        seen = self.seen()
        tile = seen.form["villages"][seat]["laying"]
        self._show_phase(seat, "village")
        self.screen.show_map(seen.villages[seat], labels)
        self.screen.write(self.terminal.text("kf-laying", tile=self._with_effect(tile)), "bold")

    def _ask_way(self, layings: Sequence[Lay]) -> bool:
        """The rotation; False to choose another cell."""
        seen = self.seen()
        assert seen.seat is not None
        tile = TILES[NUMBER_OF[seen.form["villages"][seen.seat]["laying"]]]
        turns = [lay.turn for lay in layings]
        closing = self._closing(seen.seat, layings)
        if len(turns) == 1 and not closing:
            return self.try_to(layings[0])
        self.screen.show_turns(tile, turns)
        for left, ways in closing.items():
            self.terminal.say("kf-closes-river", ways=", ".join(ways), boats=left)
        cell = cell_name(layings[0].q, layings[0].r)
        question = self.terminal.text("kf-ask-way", cell=cell, numbers=span(_numbers(turns)))
        while True:
            answer = self.ask(question)
            if not answer:
                return False
            if 1 <= (number := number_of(answer)) <= len(turns):
                return self.try_to(layings[number - 1])
            self.complain(answer)

    def _closing(self, seat: int, layings: Sequence[Lay]) -> dict[int, list[str]]:
        """KF F10: the rotations that close the home's river, by how many boats it then holds."""
        state = self.game.state
        reach = state.game.aid("reach", state.view(seat))
        boats = {Lay(one["q"], one["r"], one["turn"]): one["boats"] for one in reach["closing"]}
        closing: dict[int, list[str]] = {}
        for number, lay in zip(_numbers(layings), layings, strict=True):
            if lay in boats:
                closing.setdefault(boats[lay], []).append(number)
        return closing


def _only(meant: Sequence[str], known: Mapping[str, Cell]) -> Cell | None:
    return known[meant[0]] if len(meant) == 1 else None


def _tiles_at_once(action: Action) -> int:
    """Single winter tiles before several together; otherwise the order stays."""
    return len(action.tiles) if isinstance(action, Contribute) else 0


def _numbers(choices: Sequence[object]) -> list[str]:
    return [str(number) for number in range(1, len(choices) + 1)]
