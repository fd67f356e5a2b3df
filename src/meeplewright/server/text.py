"""Clean text: what people write, made safe before it is stored or shown.

Control characters and marks that change the writing direction are removed; letters of every
language, and the joiners that some scripts and emoji need, stay. A text of nothing visible counts
as empty, and a name that turns the direction is refused.
"""

from __future__ import annotations

import re
import unicodedata

from meeplewright.core.errors import Reason
from meeplewright.server.errors import InvalidRequest

# Marks of direction: overrides can make a name read as somebody else's.
_OVERRIDES = "\u202a-\u202e\u2066-\u2069"
_TURNING = f"\u061c\u200e\u200f{_OVERRIDES}"
_CONTROL = "\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufff9-\ufffb"
_HARMFUL = re.compile(f"[{_CONTROL}{_TURNING}]")
_OVERRIDE = re.compile(f"[{_OVERRIDES}]")
_SPACES = re.compile(r"\s+")

# What fonts show as nothing, though Unicode calls it a letter or a symbol: fillers of Hangul, the
# blank of Braille, the place of an object, a note without a head, blanks of Egyptian.
_BLANK_LETTERS = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc\U0001d159\U00013441\U00013442")
# Categories of Unicode. A mark is seen only with a letter, and what is private nobody can name.
_UNSEEN = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Mc", "Me", "Mn", "Zl", "Zp", "Zs"})


def one_line(text: str, field: str, most: int, *, may_be_empty: bool = False) -> str:
    """A name, a title or a chat line: one line, not too long."""
    _must_fit(text, field, most)
    harmless = _HARMFUL.sub("", _SPACES.sub(" ", text))  # a line break separates words
    clean = unicodedata.normalize("NFC", _SPACES.sub(" ", harmless)).strip()
    if not any(map(_is_visible, clean)):
        clean = ""
    if not clean and not may_be_empty:
        raise InvalidRequest(Reason(field, "table-empty", {"field": field}), status=400)
    return _must_fit(clean, field, most)


def person_name(text: str, most: int) -> str:
    """The name of a person or a seat, which must not look like another one."""
    if _OVERRIDE.search(text):
        raise InvalidRequest(Reason("name", "table-direction", {"field": "name"}), status=400)
    return one_line(text, "name", most)


def _is_visible(letter: str) -> bool:
    return letter not in _BLANK_LETTERS and unicodedata.category(letter) not in _UNSEEN


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
