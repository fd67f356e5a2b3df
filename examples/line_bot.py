"""A program as a bot: it reads questions from stdin and writes answers to stdout as JSON lines.

    meeplewright simulate carcassonne --bots "program:python3 examples/line_bot.py,greedy"

It does not need Meeplewright, so it could be in any language: docs/bots.md describes the messages,
and line_bot.c is the same program in C.
"""

import json
import sys
from typing import Any

entries: list[dict[str, Any]] = []  # everything that the seat may know of the game so far


def choose(view: dict[str, Any], legal: list[dict[str, Any]], luck: float) -> int:
    """Put your own code here: `view` is all that the seat can know."""
    return int(luck * len(legal))


for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":  # a game begins, or goes on in a new process
        entries.clear()
    entries += asked["entries"]
    if asked["type"] == "hello":
        print(json.dumps({"type": "ready"}), flush=True)
    elif asked["type"] == "choose":
        number = choose(asked["view"], asked["legal"], asked["luck"])
        print(json.dumps({"id": asked["id"], "do": number}), flush=True)
