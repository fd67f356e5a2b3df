"""A bot process: reads requests as JSON lines, writes actions and advice the same way.

Started by `bot_pool.py`. The bot of a seat is kept between requests, so that it can reuse its
search. The process ends when its input does, so it never outlives the server.
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
from meeplewright.bots.hints import hints_for
from meeplewright.bots.one_thread import use_one_thread
from meeplewright.core.player import Budget
from meeplewright.core.registry import find_game

MOST_BOTS = 200  # kept by one process; the least recently used is dropped first
LOW_PRIORITY = 5  # added to the niceness of a low-priority process

_luck = SystemRandom()


class BotWorker:
    """The bots of one process, each made once for its table and seat."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def answer(self, asked: dict[str, Any]) -> Any:
        """An action or advice, from the seat's own view and its legal actions only."""
        game = find_game(asked["game"])
        view = game.view_from_json(asked["view"])
        legal = [game.action_from_json(form) for form in asked["legal"]]
        budget = Budget(seconds=asked["seconds"])
        if asked["wanted"] == "advice":
            # A separate bot: the player need not follow the hint.
            return [way.to_json() for way in hints_for(game, view, legal, budget, _luck)]
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
    """Answer every line with one line: an answer, or the error of the bot."""
    worker = BotWorker()
    for line in source:
        asked = json.loads(line)
        try:
            answer = {"id": asked["id"], "said": worker.answer(asked)}
        except Exception as fault:  # a bot from another package may raise anything
            answer = {"id": asked["id"], "fault": f"{type(fault).__name__}: {fault}"[:500]}
        sink.write(json.dumps(answer) + "\n")
        sink.flush()


def main() -> None:
    use_one_thread()
    # Ctrl-C reaches every process of a terminal; the server decides when its bots stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if "--low-priority" in sys.argv and hasattr(os, "nice"):
        os.nice(LOW_PRIORITY)
    sink, sys.stdout = sys.stdout, sys.stderr  # keep the bot's prints apart from answers
    answer_all(sys.stdin, sink)


if __name__ == "__main__":
    main()
