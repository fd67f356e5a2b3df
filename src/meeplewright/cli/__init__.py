"""The command `meeplewright`: to play, simulate, replay, check and analyse games, and to host them.

It stands on top of everything else; nothing imports it. Every word it prints for people comes
from the catalogues.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code: 0, or 2 after one sentence about bad input."""
    from meeplewright.cli.start import prepare_output, run

    if arguments is not None:
        return run(list(arguments))
    prepare_output()
    return run(sys.argv[1:])
