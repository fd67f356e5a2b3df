"""A program that plays correctly for some moves, and then misbehaves as its arguments say.

python misbehaving.py HOW [MOVES]

The number of moves begins again with every game and every process.
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
    elif HOW in ("burn", "burning child"):
        if HOW == "burn":
            burn()
        else:
            subprocess.run([sys.executable, "-IS", __file__, "only burn"])
        say(json.dumps({"id": asked, "do": 1}))
    elif HOW == "sleep":
        time.sleep(0.4)
        say(json.dumps({"id": asked, "do": 1}))
    elif HOW == "noise":
        sys.stderr.write("is this on? " * 500_000)
        say(json.dumps({"id": asked, "do": 1}))
    else:  # a choice, as JSON
        say(json.dumps({"id": asked, "do": json.loads(HOW)}))


def burn() -> None:
    """Use 0.3 seconds of CPU time."""
    end = time.process_time() + 0.3
    while time.process_time() < end:
        pass


def main() -> None:
    moves = 0
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["type"] == "hello":
            moves = 0
            say(json.dumps({"type": "ready", "pid": os.getpid()}))
        elif asked["type"] == "end":
            if HOW == "leave":
                sys.exit()
        elif moves >= GOOD_MOVES and HOW != "leave":
            misbehave(asked["id"])
        else:
            moves += 1
            say(json.dumps({"id": asked["id"], "do": 1}))
    if HOW == "stay":
        time.sleep(60)


if HOW == "only burn":
    burn()
    sys.exit()
if HOW == "child":  # the program that was started only starts another one
    sys.exit(subprocess.run([sys.executable, __file__, "stay", "1000"]).returncode)
if HOW == "busy":  # reads nothing
    time.sleep(60)
main()
