"""A program that plays correctly for some moves, and then misbehaves as its arguments say.

python misbehaving.py HOW [MOVES]
"""

import json
import os
import subprocess
import sys
import time

HOW = sys.argv[1]
GOOD_MOVES = int(sys.argv[2]) if len(sys.argv) > 2 else 0


def say(line: str) -> None:
    print(line, flush=True)


def misbehave(asked: int) -> None:
    """Once, in the way that the command line names."""
    if HOW == "crash":
        sys.exit("out of ideas")
    elif HOW in ("silence", "stay"):
        time.sleep(60)
    elif HOW == "deaf":
        os.close(1)
        time.sleep(60)
    elif HOW == "text":
        say("I resign")
    elif HOW == "list":
        say("[1]")
    elif HOW == "deep":
        say("[" * 200_000)
    elif HOW == "other":
        say(json.dumps({"id": asked + 1, "do": 0}))
    elif HOW == "twice":
        say(json.dumps({"id": asked, "do": 1}) + "\n" + json.dumps({"id": asked, "do": 1}))
    elif HOW == "long":
        sys.stdout.write(" " * 5_000_000)
        say(json.dumps({"id": asked, "do": 1}))
    elif HOW == "noise":
        sys.stderr.write("is this on? " * 500_000)
        say(json.dumps({"id": asked, "do": 1}))
    else:  # a choice, as JSON
        say(json.dumps({"id": asked, "do": json.loads(HOW)}))


def main() -> None:
    for number, line in enumerate(sys.stdin):
        asked = json.loads(line)
        if asked["type"] == "hello":
            say(json.dumps({"type": "ready", "pid": os.getpid()}))
        elif number > GOOD_MOVES:
            misbehave(asked["id"])
        else:
            say(json.dumps({"id": asked["id"], "do": 1}))
    if HOW == "stay":
        time.sleep(60)


if HOW == "child":  # the program that was started only starts another one
    sys.exit(subprocess.run([sys.executable, __file__, "stay", "1000"]).returncode)
if HOW == "busy":  # reads nothing
    time.sleep(60)
main()
