"""Latin letters typed on a keyboard that is set to Cyrillic: by the place of the key, as a hand
that knows the keys types them, or by the look of the letter, as an eye copies a label.
"""

from __future__ import annotations

from collections.abc import Container

_BY_PLACE = str.maketrans(
    "йцукенгшщзхъ" + "фыівапролджэ" + "ячсмитьбю",
    "qwertyuiop[]" + "assdfghjkl;'" + "zxcvbnm,.",
)
_BY_LOOK = str.maketrans("аекорсухіј", "aekopcyxij")


def as_command(answer: str) -> str:
    """A command of one letter: й is q, since it is the same key."""
    return answer.lower().translate(_BY_PLACE)


def meanings(answer: str, known: Container[str]) -> list[str]:
    """The labels that an answer can mean: itself, else by the keys, else by the look."""
    typed = answer.lower()
    if typed in known:
        return [typed]
    ways = dict.fromkeys((typed.translate(_BY_PLACE), typed.translate(_BY_LOOK)))
    return [way for way in ways if way in known]
