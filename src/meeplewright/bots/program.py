"""Any program as a bot: it reads questions from standard input and answers on standard output.

docs/bots.md describes the messages. If a program crashes, does not answer or sends nonsense, its
move is forfeited: the first legal action is played, the fault is reported and counted, and the game
goes on. A new process is told the game so far.
"""

from __future__ import annotations

import json
import logging
import os
import re
import shlex
import shutil
from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any, ClassVar

from meeplewright.bots import program_pool
from meeplewright.bots.bot import Bot
from meeplewright.bots.budgets import counts_processor, parse_budget
from meeplewright.bots.processor_time import can_measure
from meeplewright.bots.program_limits import Limit, ProcessorLimit, ProgramError, WallLimit
from meeplewright.bots.program_process import ProgramProcess
from meeplewright.bots.turn_tracker import TurnTracker
from meeplewright.core.errors import Argument, GameError, InvalidAction, InvalidSetup, Reason
from meeplewright.core.game import Action, Game, Json, Outcome, View
from meeplewright.core.player import Budget, SeenEntry

PROTOCOL = 2
TURN_SECONDS = 10.0
"""Seconds per turn, if the spec does not say."""
START_SECONDS = 30.0
"""Seconds to get ready: programs may load tables or networks."""
STARTS = 4
"""How often it is started without a single answer before it is given up."""
SHOWN = 80
"""How many characters of an unexpected answer are shown."""
COMPLAINTS = 20
"""How many faults of a game are kept in full."""

_SETTING = re.compile(r"(?:(?P<number>\d{1,6})(?P<unit>ms|s):)?(?P<command>.+)", re.DOTALL)
log = logging.getLogger(__name__)


class ProgramBot(Bot):
    """`program:./mybot --deep`, or with the seconds per turn: `program:2s:./mybot --deep`."""

    takes_setting: ClassVar[bool] = True
    runs_programs: ClassVar[bool] = True
    observes: ClassVar[bool] = True

    def __init__(self, game: Game, seat: int, setting: str = "") -> None:
        super().__init__(game, seat, setting)
        self._seconds, self._command = _read(setting)
        self._tracker = TurnTracker()
        self._left = 0.0
        self._process: ProgramProcess | None = None
        self._starts = 0  # since its last answer
        self._asked = 0
        self._entries: list[SeenEntry] = []
        self._told = 0  # how many of them its process knows
        self._processor_read = 0.0
        self._processor_used = 0.0 if can_measure() else None
        self._ended_well = False
        self.complaints: list[Reason] = []

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        if self._tracker.begins(view):
            allowed = None if budget is None else budget.seconds
            self._left = self._seconds if allowed is None else min(self._seconds, allowed)
        if len(legal) == 1:
            return legal[0]
        try:
            return self._choice(view, legal, self._answer(view, legal, budget, rng.random()))
        except ProgramError as fault:
            self._report(self._with_last_errors(fault.reason))
            self._kill()
        except GameError as refused:  # a readable action that is not legal
            self._report(refused.reason)
        return legal[0]

    def observe(self, entry: SeenEntry) -> None:
        self._entries.append(entry)

    def game_over(self, outcome: Outcome) -> None:
        """Tell the program the rest of the game and its result, if it was told of the game."""
        if self._process is None:
            return
        news = {"type": "end", "entries": self._news(), "result": outcome.to_json()}
        try:
            self._process.tell(_line(news))
            self._ended_well = True
        except ProgramError:  # nothing of this game depends on it any more
            self._kill()

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if self._ended_well:
            program_pool.give_back(self._command, process)
        else:
            process.close()

    def processor_time(self) -> float | None:
        return self._processor_used

    # -- questions ----------------------------------------------------------------------------

    def _answer(
        self, view: View, legal: Sequence[Action], budget: Budget | None, luck: float
    ) -> Json:
        """The program's answer to a question."""
        form = view.to_json()
        process = self._process or self._start(form)
        by_processor = counts_processor() and self._processor_used is not None
        used = self._count_processor(process)  # while the others thought
        self._left = max(0.0, self._left - used) if by_processor else self._left
        self._asked += 1
        question = {
            "type": "choose",
            "id": self._asked,
            "seconds": round(self._left, 3),
            "simulations": None if budget is None else budget.simulations,
            "luck": luck,
            "entries": self._news(),
            "view": form,
            "legal": [action.to_json() for action in legal],
        }
        begun = monotonic()
        answer = _exchange(process, question, self._limit(process, by_processor))
        used = self._count_processor(process)
        self._left = max(0.0, self._left - (used if by_processor else monotonic() - begun))
        if answer.get("id") != self._asked:
            raise ProgramError("program-other-question")
        self._starts = 0
        return answer

    def _limit(self, process: ProgramProcess, by_processor: bool) -> Limit:
        """A little more than the time that is left for the turn."""
        seconds = self._left + max(0.1 * self._left, 0.02)
        if not by_processor:
            return WallLimit(seconds)
        begun = self._processor_read
        return ProcessorLimit(seconds, lambda: (process.processor_time() or 0.0) - begun)

    def _news(self) -> list[Json]:
        """The entries that its process does not know yet."""
        news, self._told = self._entries[self._told :], len(self._entries)
        return [entry.to_json() for entry in news]

    def _count_processor(self, process: ProgramProcess) -> float:
        """The CPU time since it was last counted."""
        now = process.processor_time()
        if now is None or self._processor_used is None:
            self._processor_used = None
            return 0.0
        used, self._processor_read = now - self._processor_read, now
        self._processor_used += used
        return used

    # -- its process --------------------------------------------------------------------------

    def _start(self, form: Json) -> ProgramProcess:
        """A process that knows the game so far: one that has played before, or a new one."""
        kept = program_pool.take(self._command)
        if kept is not None:
            try:
                return self._greet(kept, form)
            except ProgramError:  # it has ended after its last game, which is no fault
                kept.kill()
        if self._starts == STARTS:
            raise ProgramError("program-given-up", starts=STARTS)
        self._starts += 1
        self._process = ProgramProcess(self._command)
        self._processor_read = 0.0
        return self._greet(self._process, form)

    def _greet(self, process: ProgramProcess, form: Json) -> ProgramProcess:
        self._told = 0
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": self.game.name,
            "rules": self.game.rules,
            "seat": self.seat,
            "seats": form.get("seats"),
            "options": form.get("options"),
            "entries": self._news(),
        }
        answer = _exchange(process, hello, WallLimit(START_SECONDS))
        if answer.get("type") != "ready":
            raise ProgramError("program-nonsense", answer=json.dumps(answer)[:SHOWN])
        self._process = process
        self._processor_read = process.processor_time() or 0.0  # getting ready is free
        return process

    def _choice(self, view: View, legal: Sequence[Action], answer: Json) -> Action:
        """The legal action that an answer names, by its number or written out."""
        choice: Any = answer.get("do")
        if type(choice) is int:
            if not 0 <= choice < len(legal):
                raise _no_such_number(choice, len(legal))
            return legal[choice]
        action = self.game.action_from_json(choice)
        if action in legal:
            return action
        # Written in an equivalent way; or not legal, and the rules say why.
        return self.game.determinize(view, Random(0)).require(self.seat, action)

    def _kill(self) -> None:
        if self._process is not None:
            self._count_processor(self._process)
            self._process.kill()
        self._process = None

    def _with_last_errors(self, reason: Reason) -> Reason:
        said = "" if self._process is None else self._process.last_errors
        return Reason(reason.rule, reason.key, {**reason.arguments, "said": said})

    def _report(self, reason: Reason) -> None:
        self.faults += 1
        if self.faults == 1:  # further faults of a game are counted, but not logged
            log.warning("the program in seat %d forfeits a move: %s", self.seat, reason)
        if len(self.complaints) < COMPLAINTS:
            self.complaints.append(reason)


def _no_such_number(number: int, count: int) -> InvalidAction:
    arguments: dict[str, Argument] = {"number": str(number)[:SHOWN], "count": count}
    return InvalidAction(Reason("bot", "program-number", arguments))


def _line(message: Json) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def _exchange(process: ProgramProcess, message: Json, limit: Limit) -> Json:
    """Send a message and read the answer; ProgramError if it is not a JSON object."""
    line = process.ask(_line(message), limit)
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict):
        raise ProgramError("program-nonsense", answer=line[:SHOWN].decode("utf-8", "replace"))
    return answer


def _read(setting: str) -> tuple[float, list[str]]:
    """The seconds per turn and the command. The command is not run through a shell."""
    found = _SETTING.fullmatch(setting)
    try:
        command = shlex.split(found["command"]) if found is not None else []
    except ValueError:  # an unclosed quotation mark
        command = []
    if os.name != "posix" or found is None or not command or shutil.which(command[0]) is None:
        raise InvalidSetup(Reason("bot", "setup-bot-program", {"command": setting[:SHOWN]}))
    if found["number"] is None:
        return TURN_SECONDS, command
    budget = parse_budget(f"{found['number']}{found['unit']}", "program")
    assert budget is not None and budget.seconds is not None
    return budget.seconds, command
