"""Clean text: what people write, made safe before it is stored or shown.

Control characters and marks that change the writing direction are removed; letters of every
language, and the joiners that some scripts and emoji need, stay.
"""

from __future__ import annotations

import re
import unicodedata

from meeplewright.core.errors import Reason
from meeplewright.server.errors import InvalidRequest

# Marks of direction: overrides can make a name read as somebody else's.
_TURNING = "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
_CONTROL = "\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufff9-\ufffb"
_HARMFUL = re.compile(f"[{_CONTROL}{_TURNING}]")
_SPACES = re.compile(r"\s+")


def one_line(text: str, field: str, most: int, *, may_be_empty: bool = False) -> str:
    """A name, a title or a chat line: one line, not too long."""
    _must_fit(text, field, most)
    harmless = _HARMFUL.sub("", _SPACES.sub(" ", text))  # a line break separates words
    clean = unicodedata.normalize("NFC", _SPACES.sub(" ", harmless)).strip()
    if not clean and not may_be_empty:
        raise InvalidRequest(Reason(field, "table-empty", {"field": field}), status=400)
    return _must_fit(clean, field, most)


def multiline(text: str, field: str, most: int) -> str:
    """A note: any number of lines, also none."""
    _must_fit(text, field, most)
    clean = unicodedata.normalize("NFC", _HARMFUL.sub("", text.replace("\r\n", "\n")))
    return _must_fit(clean, field, most)


def _must_fit(text: str, field: str, most: int) -> str:
    """Checked before and after: removed characters count, and normalisation can add some."""
    if len(text) > most:
        raise InvalidRequest.because(
            field, "table-too-long", field=field, most=most, length=len(text)
        )
    return text
