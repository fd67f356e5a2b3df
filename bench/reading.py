"""Measures what it costs to read the bodies that are most expensive to read.

`python bench/reading.py` prints processor milliseconds as JSON, and how many times as long the
strict reader takes as Python's own reader needs for the same bytes. No body of an allowed size may
take 50 ms.
"""

import json
from collections.abc import Callable
from contextlib import suppress
from statistics import median
from time import thread_time
from typing import Any

from meeplewright.server.errors import TableError
from meeplewright.server.reading import read_json, read_with_record
from meeplewright.server.settings import Limits

LIMITS = Limits()
ROUNDS = 5
ESCAPE, HALF = b'"\\ud83d\\ude00"', b'"\\ud83d"'
DEEP = b"[" * 19 + b"[]" + b"]" * 19


def bodies(size: int) -> dict[str, bytes]:
    """Bodies of about this many bytes."""
    return {
        "lists": b"[" + b"[]," * (size // 3 - 2) + b"[]]",
        "objects": b"[" + b"{}," * (size // 3 - 2) + b"{}]",
        "numbers": b"[" + b"1," * (size // 2 - 2) + b"1]",
        "deep lists": b"[" + b",".join([DEEP] * (size // 41 - 1)) + b"]",
        "too deep": b"[" * 21 + b"[]," * (size // 3 - 20) + b"[]" + b"]" * 21,
        "deep lists and one escape": b"[%s,%s]" % (ESCAPE, b",".join([DEEP] * (size // 41 - 1))),
        "lists of a number and one escape": b"[%s%s]" % (ESCAPE, b",[1]" * (size // 4 - 4)),
        "objects and one escape": b"[%s%s]" % (ESCAPE, b',{"":{"":{}}}' * (size // 13 - 2)),
        "half a letter and deep lists": b"[%s,%s]" % (HALF, b",".join([DEEP] * (size // 41 - 1))),
        "strings with escapes": b'["' + b'\\ud83d\\ude00","' * (size // 15 - 1) + b'"]',
        "a record": b'{"record":"' + b'\\"' * (size // 2 - 8) + b'"}',
    }


def read_body(body: bytes) -> Any:
    if len(body) > LIMITS.body_bytes:
        return read_with_record(body, LIMITS.json_depth, LIMITS.body_bytes)
    return read_json(body, LIMITS.json_depth)


def milliseconds(read: Callable[[bytes], Any], body: bytes) -> float:
    spent = []
    for _ in range(ROUNDS):
        began = thread_time()
        with suppress(TableError, ValueError, RecursionError):
            read(body)
        spent.append(thread_time() - began)
    return 1000 * median(spent)


def measured(size: int) -> dict[str, dict[str, float]]:
    """The cost of each body of this size, and its ratio to Python's own reader."""
    found = {}
    for name, body in bodies(size).items():
        strict = milliseconds(read_body, body)
        plain = milliseconds(json.loads, body)
        found[name] = {"ms": round(strict, 1), "ratio": round(strict / max(plain, 1e-3), 2)}
    return found


def main() -> None:
    sizes = (LIMITS.message_bytes, LIMITS.body_bytes, LIMITS.record_bytes)
    print(json.dumps({f"{size} bytes": measured(size) for size in sizes}, indent=2))


if __name__ == "__main__":
    main()
