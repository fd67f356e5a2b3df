"""The process that reads large bodies: the bytes of a body come in, its value goes out.

Started by `large_bodies.py` at low priority. The text of the record is sent apart from the other
fields, so that the server need not read it as JSON again. It ends when its input does, so it never
outlives the server.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from time import process_time
from typing import Any, BinaryIO, Final

from meeplewright.server.errors import TableError
from meeplewright.server.reading import read_with_record

NICENESS: Final = 10  # play goes first


def answer_to(body: bytes, depth: int, most: int) -> tuple[dict[str, Any], bytes]:
    """The value without its record, and the record; or why the body is refused."""
    try:
        value = read_with_record(body, depth, most)
    except TableError as error:
        return {"reason": error.reason.to_json(), "status": error.status}, b""
    at = _place_of_record(value)
    if at is None:
        return {"value": value, "at": None}, b""
    holder = value if at == "record" else value["from"]
    return {"value": value, "at": at}, holder.pop("record").encode()


def _place_of_record(value: Any) -> str | None:
    """Where the longer record is: a field of the body, or of its field `from`."""
    if not isinstance(value, dict):
        return None
    places = {"record": value, "from": value.get("from")}
    lengths = {
        at: len(holder["record"])
        for at, holder in places.items()
        if isinstance(holder, dict) and isinstance(holder.get("record"), str)
    }
    return max(lengths, key=lambda at: lengths[at], default=None)


def answer_all(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer every body, until the input ends."""
    while line := source.readline():
        asked = json.loads(line)
        body = source.read(asked["bytes"])
        began = process_time()
        said, record = answer_to(body, asked["depth"], asked["most"])
        said["seconds"] = process_time() - began
        answer = {"id": asked["id"], "said": said, "bytes": len(record)}
        sink.write(json.dumps(answer).encode() + b"\n" + record)
        sink.flush()


def main() -> None:
    # Ctrl-C reaches every process of a terminal; the server ends this one itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    answer_all(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
