"""The command `meeplewright`: play, simulate, replay, check and analyse games, and host them.

It is the top layer: nothing imports it. All text it prints for people comes from the catalogues.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from meeplewright import __version__

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns the exit code: 0, or 2 after one sentence about bad input."""
    if arguments is None and sys.argv[1:] == ["--version"]:  # without loading anything else
        print(f"meeplewright {__version__}")
        return 0
    from meeplewright.cli.start import prepare_output, run

    if arguments is not None:
        return run(list(arguments))
    prepare_output()
    return run(sys.argv[1:])
