"""A bot's process: requests come in as JSON lines, actions and advice go out the same way.

Started by `minds.py`. A bot that has thought about a seat before is asked again, so that it can
go on with what it found. The process ends when its input does, so it never outlives the server.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections import OrderedDict
from random import SystemRandom
from typing import Any, TextIO

from meeplewright.bots import Bot, make_bot
from meeplewright.bots.advice import varied
from meeplewright.bots.evaluators import evaluator_for
from meeplewright.core.player import Budget
from meeplewright.core.registry import find_game

MOST_BOTS = 200  # remembered by one process; the one that was quiet longest is forgotten first
MOST_ADVICE = 3  # ways to go on that a hint shows,
MOST_WEIGHED = 24  # of so many: those that begin alike teach little
GENTLY = 5  # how far advice stands back when the processor is wanted

_luck = SystemRandom()


class BotWorker:
    """The bots of one process, each made once for its table and seat."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def think(self, asked: dict[str, Any]) -> Any:
        """What is asked for: from the seat's own view and its legal actions, nothing else."""
        game = find_game(asked["game"])
        view = game.view_from_json(asked["view"])
        legal = [game.action_from_json(form) for form in asked["legal"]]
        budget = Budget(seconds=asked["seconds"])
        if asked["wanted"] == "advice":
            # Nothing is remembered: who asks for a hint need not play as it says.
            mind = evaluator_for(game, asked["seat"])
            ways = mind.advise(view, legal, budget, _luck, MOST_WEIGHED)
            return [way.to_json() for way in varied(ways, MOST_ADVICE)]
        return self._bot(asked).choose(view, legal, budget, _luck).to_json()

    def _bot(self, asked: dict[str, Any]) -> Bot:
        key = (asked["table"], asked["seat"], asked["bot"])
        if key not in self._bots:
            self._bots[key] = make_bot(asked["bot"], find_game(asked["game"]), asked["seat"])
            if len(self._bots) > MOST_BOTS:
                self._bots.popitem(last=False)
        self._bots.move_to_end(key)
        return self._bots[key]


def answer_all(source: TextIO, sink: TextIO) -> None:
    """One line out for every line in; a bot that fails is answered with its fault."""
    mind = BotWorker()
    for line in source:
        asked = json.loads(line)
        try:
            answer = {"id": asked["id"], "said": mind.think(asked)}
        except Exception as fault:  # a bot may be anybody's code, and may raise anything
            answer = {"id": asked["id"], "fault": f"{type(fault).__name__}: {fault}"[:500]}
        sink.write(json.dumps(answer) + "\n")
        sink.flush()


def main() -> None:
    # Ctrl-C reaches every process of a terminal; the server decides when its bots go.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if "--gently" in sys.argv and hasattr(os, "nice"):
        os.nice(GENTLY)
    sink, sys.stdout = sys.stdout, sys.stderr  # what a bot prints must not look like an answer
    answer_all(sys.stdin, sink)


if __name__ == "__main__":
    main()
