"""Messages that nobody should send: broken, huge, deep, mistyped, stale, or another player's.

None of them can be a legal move of its sender, so they must not change the table.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from meeplewright.core.game import Json

JUNK: tuple[Any, ...] = (
    None,
    True,
    -1,
    0.5,
    10**30,
    "",
    "x",
    "\x00",
    "\ud800",
    "0",
    [],
    [[]],
    {},
    {"": None},
    {"do": {"do": {}}},
    "А" * 300,
    [0] * 50,
)

BROKEN = (
    "",
    " ",
    "{",
    "}",
    "[]",
    "null",
    "true",
    "0",
    '"hello"',
    "{}",
    "[" * 10_000,
    '{"a":' * 2_500,
    "[" * 21 + "]" * 21,
    '{"type":"ping"} {"type":"ping"}',
    '{"type":"ping","type":"say"}',
    '{"type":"say","text":"\\ud800"}',
    '{"type":"say","text":"\\u0000"}',
    '{"type":"act","version":NaN,"do":{}}',
    '{"type":"act","version":Infinity,"do":{}}',
    '{"type":"act","version":1e400,"do":{}}',
    '{"type":"act","version":' + "9" * 5_000 + ',"do":{}}',
    "{'type':'ping'}",
    '\ufeff{"type":"ping"}',
    "GET / HTTP/1.1\r\n\r\n",
    "<script>alert(1)</script>",
    "'; DROP TABLE log; --",
    '{"type":"' + "x" * 15_000 + '"}',
)

TOO_LARGE = '{"type":"say","text":"' + "x" * 70_000 + '"}'


class HostileMessages:
    """An endless supply for one connection, derived from what honest players sent before.

    `careful`: for the seat to act, where an honest move sent again could be legal.
    """

    def __init__(self, rng: Random, version: int, honest: list[Json], *, careful: bool) -> None:
        self.rng = rng
        self.version = version
        self.honest = honest
        hopeless = (self._broken, self._bytes, self._crowded, self._torn)
        bold = (self._mistyped, self._mistyped, self._replayed, self._foreign, self._doings)
        self._kinds: tuple[Callable[[], str | bytes], ...] = (
            hopeless if careful else (*hopeless, *bold)
        )

    def next(self) -> str | bytes:
        return self.rng.choice(self._kinds)()

    def _broken(self) -> str:
        return self.rng.choice(BROKEN)

    def _bytes(self) -> bytes:
        return self.rng.randbytes(self.rng.randrange(200))

    def _valid(self) -> Json:
        """Well formed, and without effect for a seat that is not to act."""
        return self.rng.choice(
            [
                {"type": "hello", "since": None, "seat": None},
                {"type": "act", "version": self.version, "do": self._do(), "tag": 1},
                {
                    "type": "draft",
                    "version": self.version,
                    "drafted": 0,
                    "do": self._do(),
                    "tag": 2,
                },
                {"type": "undraft", "version": self.version, "to": 0},
                {"type": "confirm", "version": self.version, "drafted": 0, "tag": 3},
                {"type": "takeback", "version": self.version, "to": self.version, "tag": "t"},
                {"type": "answer", "agree": True},
                {"type": "look", "seat": 0},
                {"type": "why", "do": self._do(), "tag": None},
                {"type": "ping"},
            ]
        )

    def _do(self) -> Json:
        return self.rng.choice(self.honest)

    def _mistyped(self) -> str:
        """One field has another value; also the type itself."""
        message = self._valid()
        message[self.rng.choice(sorted(message))] = self.rng.choice(JUNK)
        if message.get("type") == "takeback":
            message["to"] = 2**53 + 1  # never a takeback that could be granted
        return json.dumps(message)

    def _crowded(self) -> str:
        return json.dumps({**self._valid(), self.rng.choice(("x", "person", "")): JUNK[-1]})

    def _torn(self) -> str:
        text = json.dumps(self._valid())
        return text[: self.rng.randrange(1, len(text))]

    def _replayed(self) -> str:
        """An honest player's move again, on the version it was made on or on the current one."""
        version = self.rng.choice((self.version, self.rng.randrange(self.version)))
        return json.dumps({"type": "act", "version": version, "do": self._do(), "tag": 7})

    def _foreign(self) -> str:
        return json.dumps({"type": "look", "seat": self.rng.choice((0, 5, 99))})

    def _doings(self) -> str:
        """An action with changed contents."""
        do = json.loads(json.dumps(self._do()))
        self._spoil(do)
        return json.dumps({"type": "act", "version": self.version, "do": do})

    def _spoil(self, form: Any) -> None:
        """Replace a value somewhere inside."""
        if not isinstance(form, dict) or not form:
            return
        name = self.rng.choice(sorted(form))
        if isinstance(form[name], dict) and form[name] and self.rng.random() < 0.7:
            self._spoil(form[name])
        else:
            form[name] = self.rng.choice(JUNK)
