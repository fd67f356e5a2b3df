"""Forks servers on request: a fork starts many times faster than a new interpreter.

For every line of JSON with the environment of a server and the file for its output, it starts
`meeplewright serve` and prints the process id. Its servers end with it. Only for Linux.
"""

import ctypes
import json
import os
import signal
import sys
from typing import Any, NoReturn

import redis.asyncio  # noqa: F401 (everything that a server imports only when it starts)

import meeplewright.cli.host_commands
import meeplewright.cli.serve
import meeplewright.server.http.logs
import meeplewright.server.serve
import meeplewright.server.storage  # noqa: F401
from meeplewright.cli import main
from meeplewright.core.registry import find_game, game_names

_LIBC = ctypes.CDLL(None)
_PR_SET_PDEATHSIG = 1


def launch() -> None:
    for name in game_names():
        find_game(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for servers that have ended
    for line in sys.stdin:
        wanted = json.loads(line)
        child = os.fork()
        if child == 0:
            _serve(wanted)
        print(child, flush=True)


def _serve(wanted: Any) -> NoReturn:
    code = 1
    try:
        _LIBC.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.setsid()  # with its bots, so that all can be ended together
        os.environ.clear()
        os.environ.update(wanted["environment"])
        _redirect(wanted["log"])
        code = main(["serve", "--no-open"])
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _redirect(log: str) -> None:
    nothing = os.open(os.devnull, os.O_RDONLY)
    written = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for opened, usual in ((nothing, 0), (written, 1), (written, 2)):
        os.dup2(opened, usual)


if __name__ == "__main__":
    launch()
