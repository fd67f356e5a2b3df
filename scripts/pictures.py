"""Draws the picture of the documentation: docs/board.svg.

It runs the commands from the README, so that they give the same picture.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from meeplewright.cli import main as meeplewright

DOCS = Path(__file__).resolve().parent.parent / "docs"
GAME = ("simulate", "carcassonne", "--seats", "3", "--bots", "greedy", "--seed", "98")
ENTRY = "161"


def main() -> int:
    """Plays the game and draws its board; returns the exit code of the first command that fails."""
    with TemporaryDirectory() as folder:
        record = str(Path(folder) / "0001.mwr")
        drawn = ("replay", record, "--at", ENTRY, "--svg", str(DOCS / "board.svg"))
        return meeplewright([*GAME, "--out", folder]) or meeplewright(drawn)


if __name__ == "__main__":
    sys.exit(main())
