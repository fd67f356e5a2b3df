"""Tests the README's two commands: in any order, repeated, interrupted, both at once.

    .venv/bin/python -m scripts.try_setup [FOLDER]

Clones this checkout's last commit into a new folder, runs `make play` and `make test` there, and
fails if one of them does. The tests themselves are only collected, because only the set-up is
tested here. Only the players' data may be written outside the clone.
"""

import os
import pty
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from socket import socket

ROOT = Path(__file__).resolve().parent.parent
LIMIT = 30 * 60  # seconds for one command on a busy machine
# What may appear in the home folder: the players' data (docs/install.md). Also, pip asks rustc for
# its version, and rustup, if installed, writes its settings then.
WRITTEN = {".local/share/meeplewright", ".rustup"}


class Failed(Exception):
    """A command did not do what it should."""


class Command:
    """`make` with a target in a clone, in a terminal, as a user runs it."""

    def __init__(self, clone: Path, home: Path, target: str) -> None:
        self.target = target
        self.log = home.parent / f"{clone.name}-{target}-{time.monotonic_ns()}.log"
        self.began = time.monotonic()
        master, terminal = pty.openpty()  # `make play` serves only at a terminal
        self.terminal = os.fdopen(master, "wb")
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                ["make", target],
                cwd=clone,
                env=environment(home),
                stdin=terminal,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        os.close(terminal)

    def printed(self) -> str:
        return self.log.read_text("utf-8", "replace")

    def wait_for(self, said: Callable[[str], object]) -> None:
        """Wait until it has printed this."""
        for _ in ticks(LIMIT):
            if said(self.printed()):
                return
            if self.process.poll() is not None:
                break
        raise Failed(f"{self} ended or hung; it printed:\n{self.printed()[-6000:]}")

    def interrupt(self) -> None:
        """Ctrl+C: every process in the foreground gets it."""
        try:
            os.killpg(self.process.pid, signal.SIGINT)
            self.process.wait(60)
        except ProcessLookupError:
            pass
        finally:
            self.terminal.close()

    def succeed(self) -> None:
        if self.target == "play":
            self.serve()
            return
        if self.process.wait(LIMIT) != 0:
            raise Failed(f"{self} failed; it printed:\n{self.printed()[-6000:]}")
        self.terminal.close()
        self.tell()

    def serve(self) -> None:
        """The page must open; then it is stopped."""
        self.wait_for(lambda text: re.search(r"http://\S+", text))
        address = re.findall(r"http://\S+", self.printed())[0]
        with urllib.request.urlopen(address, timeout=60) as page:
            if b"<title>Meeplewright" not in page.read():
                raise Failed(f"{self} serves no page at {address}")
        self.tell()
        self.interrupt()

    def tell(self) -> None:
        print(f"  {self}: works, {time.monotonic() - self.began:.0f} s", flush=True)

    def __str__(self) -> str:
        return f"make {self.target}"


def ticks(seconds: float) -> Iterator[None]:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield
        time.sleep(0.1)


def environment(home: Path) -> dict[str, str]:
    """A user's environment, with an empty home; tests are collected, not run, and the clones share
    what mypy has found.
    """
    dropped = ("MEEPLEWRIGHT_", "PYTHONPATH", "XDG_", "MAKE", "MFLAGS", "UV_CACHE_DIR")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(dropped)}
    return {
        **kept,
        "HOME": str(home),
        "MEEPLEWRIGHT_PORT": str(free_port()),
        "PYTEST_ADDOPTS": "--collect-only -qq",
        "VITEST_SCRIPT": "list",
        "MYPY_CACHE_DIR": str(home.parent / "mypy"),
    }


def free_port() -> int:
    with closing(socket()) as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Trial:
    """Clones, and the commands tried in them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "home"
        self.home.mkdir()
        self.commands: list[Command] = []

    def clone(self, name: str) -> Path:
        print(f"In a clean clone ({name}):", flush=True)
        place = self.folder / name
        subprocess.run(["git", "clone", "-q", str(ROOT), str(place)], check=True)
        return place

    def start(self, clone: Path, target: str) -> Command:
        self.commands.append(Command(clone, self.home, target))
        return self.commands[-1]

    def end(self) -> None:
        """Leave nothing running."""
        for command in self.commands:
            if command.process.poll() is None:
                command.interrupt()

    def run(self, clone: Path, *targets: str) -> None:
        """Run the targets one after the other."""
        for target in targets:
            self.start(clone, target).succeed()

    def interrupt(self, clone: Path, target: str, when: str, after: float) -> None:
        """Press Ctrl+C some seconds after it printed this."""
        command = self.start(clone, target)
        command.wait_for(lambda text: when in text)
        time.sleep(after)
        command.interrupt()
        print(f"  make {target}: interrupted {after:.0f} s after “{when}”", flush=True)

    def both_at_once(self, clone: Path) -> None:
        commands = [self.start(clone, target) for target in ("play", "test")]
        for command in commands:
            command.succeed()

    def check_home(self) -> None:
        """Only the players' data was written outside the clones."""
        found = {path.relative_to(self.home).as_posix() for path in self.home.rglob("*")}
        strange = {name for name in found if not any(is_at(name, place) for place in WRITTEN)}
        if strange:
            raise Failed(f"written outside the checkout: {', '.join(sorted(strange)[:20])}")
        print("  nothing was written outside the checkout", flush=True)


def is_at(name: str, place: str) -> bool:
    """Whether a path is this place, below it or a parent of it."""
    return name == place or name.startswith(f"{place}/") or place.startswith(f"{name}/")


def try_all(trial: Trial) -> None:
    clone = trial.clone("play-first")
    trial.interrupt(clone, "play", "Installing packages", after=2)
    trial.interrupt(clone, "play", "Installing the page's packages", after=4)
    trial.interrupt(clone, "play", "Compiling the rules", after=25)
    trial.run(clone, "play", "play", "test", "test", "play")
    shutil.rmtree(clone)

    clone = trial.clone("test-first")
    trial.interrupt(clone, "test", "Installing packages", after=5)
    trial.both_at_once(clone)
    with (clone / "src/meeplewright/core/values.py").open("a", encoding="utf-8") as source:
        source.write("\n\n# Changed, so that page and rules are built again.\n")
    trial.both_at_once(clone)
    trial.run(clone, "play")
    shutil.rmtree(clone)
    trial.check_home()


def main(words: list[str]) -> int:
    # A background job may ignore interrupts, and its children would inherit that.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    place = tempfile.mkdtemp(prefix="meeplewright-", dir=words[0] if words else None)
    trial = Trial(Path(place))
    try:
        try_all(trial)
    except (Failed, OSError, subprocess.TimeoutExpired) as fault:
        print(f"{fault}\nThe clone and the logs are kept in {place}", file=sys.stderr)
        return 1
    finally:
        trial.end()
    shutil.rmtree(place, ignore_errors=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
