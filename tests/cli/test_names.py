"""Names as people read them, letters on the board, and letters from another keyboard layout."""

import pytest

from meeplewright.core.records import Seat
from meeplewright.locales import Catalogue
from meeplewright.terminal.console import Terminal
from meeplewright.terminal.keyboard import as_command, meanings
from meeplewright.terminal.names import names_at_table, seat_letters

GREEDY = Seat("greedy", "bot")
LABELS = "abcdefgijklnoprvwxyz"


@pytest.mark.parametrize(
    ("language", "you"), [("en", "You"), ("hu", "Te"), ("nl", "Jij"), ("ro", "Tu"), ("ru", "Вы")]
)
def test_who_was_not_named_is_you_in_every_language(language: str, you: str) -> None:
    terminal = Terminal(Catalogue(language))
    assert names_at_table(terminal, (Seat("south"), GREEDY)) == (you, "greedy")


@pytest.mark.parametrize("seats", [(Seat("Ann"), GREEDY), (Seat("south"), Seat("north"))])
def test_who_was_named_keeps_the_name(seats: tuple[Seat, ...]) -> None:
    assert names_at_table(Terminal(Catalogue("en")), seats) == tuple(seat.name for seat in seats)


def test_initials_stand_on_the_board_where_they_differ() -> None:
    assert seat_letters(["Ann", "ben", "Жанна"]) == ("A", "B", "Ж")


@pytest.mark.parametrize(
    "names",
    [
        ["Ann", "alice"],
        ["Ben", "Вера"],  # the Cyrillic В looks like a B
        ["Eva", "Élodie"],
        ["Eva", "Ёлка"],
        ["Ann", "1st"],
        ["Ann", "ßeta"],
        ["Ann", "王"],  # twice as wide as a cell of the board
        ["Ann", ""],
    ],
)
def test_numbers_stand_there_where_initials_look_alike_or_do_not_fit(names: list[str]) -> None:
    assert seat_letters(names) == ("1", "2")


def test_commands_are_heard_from_a_cyrillic_keyboard() -> None:
    assert [as_command(letter) for letter in "йгьеыЙ"] == ["q", "u", "m", "t", "s", "q"]
    assert as_command("q") == "q" and as_command("ű") == "ű"


@pytest.mark.parametrize(
    ("answer", "known", "meant"),
    [
        ("B", LABELS, ["b"]),
        ("и", LABELS, ["b"]),  # the key of b
        ("с", LABELS, ["c"]),  # the key of c and its look
        ("а", "abcd", ["a"]),  # looks like a; its key is f, which is not a label here
        ("а", LABELS, ["f", "a"]),
        ("х", LABELS, ["x"]),
        ("ш", "abcd", []),
        ("?", LABELS, []),
    ],
)
def test_a_label_is_read_by_its_key_or_by_its_look(
    answer: str, known: str, meant: list[str]
) -> None:
    assert meanings(answer, set(known)) == meant
