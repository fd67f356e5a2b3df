"""Latin letters typed on a Cyrillic keyboard: by the position of the key, for people who type
blindly, or by the shape of the letter, for people who copy a label.
"""

from __future__ import annotations

from collections.abc import Container

_BY_PLACE = str.maketrans(
    "йцукенгшщзхъ" + "фыівапролджэ" + "ячсмитьбю",
    "qwertyuiop[]" + "assdfghjkl;'" + "zxcvbnm,.",
)
_BY_LOOK = str.maketrans("аекорсухіј", "aekopcyxij")


def as_command(answer: str) -> str:
    """A command of one letter: й is q, because it is the same key."""
    return answer.lower().translate(_BY_PLACE)


def meanings(answer: str, known: Container[str]) -> list[str]:
    """The labels that an answer can mean: as typed, else by key, else by shape."""
    typed = answer.lower()
    if typed in known:
        return [typed]
    ways = dict.fromkeys((typed.translate(_BY_PLACE), typed.translate(_BY_LOOK)))
    return [way for way in ways if way in known]
