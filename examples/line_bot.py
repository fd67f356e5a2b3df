"""A program as a bot: it reads questions from stdin and writes answers to stdout as JSON lines.

    meeplewright simulate carcassonne --bots "program:python3 examples/line_bot.py,greedy"

It does not need Meeplewright, so it could be in any language: docs/bots.md describes the messages.
"""

import json
import sys
from typing import Any


def choose(view: dict[str, Any], legal: list[dict[str, Any]], luck: float) -> int:
    """Put your own code here: `view` is all that the seat can know."""
    return int(luck * len(legal))


for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        answer: dict[str, Any] = {"type": "ready"}
    else:
        number = choose(asked["view"], asked["legal"], asked["luck"])
        answer = {"id": asked["id"], "do": number}
    print(json.dumps(answer), flush=True)
