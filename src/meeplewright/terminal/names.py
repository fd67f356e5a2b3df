"""The names of the players, and the letters that stand for them on a board."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from rich.cells import cell_len

from meeplewright.core.records import Seat
from meeplewright.terminal.console import Terminal, shown

DEFAULT_PERSON = "south"
"""The name of a person without a name, in records of every language; the table says “You”."""

# Letters of other alphabets that look like a Latin one: Cyrillic first, then Greek.
_SAME_SHAPE = str.maketrans(
    "АВЕКМНОРСТУХІЈЅ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEKMHOPCTYXIJS" + "ABEZHIKMNOPTYX"
)


def seat_names(seats: Sequence[Seat]) -> tuple[str, ...]:
    """The names of a record, safe to print."""
    return tuple(shown(seat.name) for seat in seats)


def distinct(names: Sequence[str]) -> tuple[str, ...]:
    """Distinct names: if several are the same, the later ones get numbers."""
    return tuple(
        f"{name} {names[:seat].count(name) + 1}" if name in names[:seat] else name
        for seat, name in enumerate(names)
    )


def names_at_table(terminal: Terminal, seats: Sequence[Seat]) -> tuple[str, ...]:
    """The same for the players: the only person, if no name was given, is “You”."""
    you = seat_of_you(seats)
    return tuple(
        terminal.text("play-you") if seat == you else name
        for seat, name in enumerate(seat_names(seats))
    )


def seat_of_you(seats: Sequence[Seat]) -> int | None:
    """The seat of the only person, if no name was given."""
    people = [number for number, seat in enumerate(seats) if seat.kind == "person"]
    if [seats[number].name for number in people] != [DEFAULT_PERSON]:
        return None
    return people[0]


def seat_letters(names: Sequence[str]) -> tuple[str, ...]:
    """The symbol of each seat on the board: initials if they look different, else numbers."""
    initials = [name[:1].upper() for name in names]
    if len({_shape(letter) for letter in initials}) == len(names) and all(
        letter.isalpha() and cell_len(letter) == len(letter) == 1 for letter in initials
    ):
        return tuple(initials)
    return tuple(str(number) for number in range(1, len(names) + 1))


def _shape(letter: str) -> str:
    """É, Е and Ё all look like E."""
    return unicodedata.normalize("NFD", letter)[:1].translate(_SAME_SHAPE)
