"""The process that draws boards: a view of a game comes in, a PNG goes out, line by line.

Started by `pictures.py` at low priority. It gets a spectator's view and nothing else. It ends when
its input does, so it never outlives the server.
"""

from __future__ import annotations

import json
import os
import re
import signal
import sys
from base64 import b64encode
from typing import Any, Final, TextIO

from meeplewright.core.registry import find_game, part_of

NICENESS: Final = 10  # play goes first
WIDTH: Final = 1200  # what link previews show, at 1.91 : 1
HEIGHT: Final = 630
MARGIN: Final = 25
PAPER: Final = "#fbf7ec"

_ROOT = re.compile(r"<svg\b([^>]*)>")
_PLACE = re.compile(r'\s(?:x|y|width|height)="[^"]*"')


def draw(game: str, view: dict[str, Any]) -> bytes:
    """The board of a view as PNG; LookupError if the game has no drawing."""
    drawer = part_of(game, "drawer")
    if drawer is None:
        raise LookupError(f"{game} has no drawing")
    return rendered(drawer(find_game(game).view_from_json(view)))


def rendered(drawing: str) -> bytes:
    """A drawing (SVG) in the middle of a picture of the usual size."""
    import resvg_py  # may be missing: then no picture is asked for

    root = _ROOT.search(drawing)
    if root is None or "viewBox" not in root[1]:
        raise ValueError("the drawing is no SVG with a viewBox")
    size = f'width="{WIDTH - 2 * MARGIN}" height="{HEIGHT - 2 * MARGIN}"'
    facts = _PLACE.sub("", root[1])
    inside = f'<svg{facts} x="{MARGIN}" y="{MARGIN}" {size}>{drawing[root.end() :]}'
    picture = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>{inside}</svg>'
    )
    return bytes(resvg_py.svg_to_bytes(svg_string=picture))


def answer_all(source: TextIO, sink: TextIO) -> None:
    """Answer every line with one line: a picture, or why there is none."""
    for line in source:
        asked = json.loads(line)
        try:
            picture = b64encode(draw(asked["game"], asked["view"])).decode()
            answer = {"id": asked["id"], "said": picture}
        except Exception as fault:  # a drawer of another package may raise anything
            answer = {"id": asked["id"], "fault": f"{type(fault).__name__}: {fault}"[:500]}
        sink.write(json.dumps(answer) + "\n")
        sink.flush()


def main() -> None:
    # Ctrl-C reaches every process of a terminal; the server ends this one itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    sink, sys.stdout = sys.stdout, sys.stderr  # keep a drawer's prints apart from answers
    answer_all(sys.stdin, sink)


if __name__ == "__main__":
    main()
