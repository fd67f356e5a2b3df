"""Names of tiles, workers, skills, resources and players in Keyflower, and amounts of them."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence

from rich.text import Text

from meeplewright.games.keyflower.rules.tiles import COLOURS, NUMBER_OF, TILES
from meeplewright.games.keyflower.terminal import colours
from meeplewright.terminal.console import Terminal
from meeplewright.terminal.names import seat_letters

MIDDLE = " · "
_STEM = 3


class Players:
    """The players' names, and their letters for narrow places.

    `you` is the seat of the reader, if it has no other name.
    """

    def __init__(self, names: Sequence[str], you: int | None = None) -> None:
        self.names = tuple(names)
        self.letters = seat_letters(names)
        self._you = you

    def doing(self, seat: int, again: bool = False) -> dict[str, str]:
        """The subject of a message that agrees with it; `again`: after a comma."""
        you, other = ("you-again", "same") if again else ("you", "other")
        return {"who": you if seat == self._you else other, "name": self.names[seat]}

    def badge(self, seat: int) -> Text:
        return Text.assemble((f" {self.letters[seat]} ", colours.SEATS[seat]))


def tile_name(terminal: Terminal, tile: str, face: str = "") -> str:
    """The name of a tile; a summer boat's names its face."""
    return terminal.text(f"tile-{name_id(tile, face)}")


def name_id(tile: str, face: str = "") -> str:
    """The argument of TILE in a message."""
    is_boat = TILES[NUMBER_OF[tile]].group == "summer_boat"
    return f"{tile}{face}" if is_boat and face in ("a", "b") else tile


def amount(terminal: Terminal, thing: str, count: int) -> str:
    """`2 wood`, `one worker`: a colour means workers of it."""
    return terminal.text(f"amount-{thing}", count=count)


def amounts(terminal: Terminal, counted: Mapping[str, int]) -> str:
    return ", ".join(amount(terminal, thing, count) for thing, count in counted.items() if count)


def worker_amounts(terminal: Terminal, counted: Mapping[str, int]) -> Text:
    """Workers by colour, each printed in its colour."""
    words = [
        Text(amount(terminal, colour, counted[colour]), colours.WORKERS[colour])
        for colour in COLOURS
        if counted[colour]
    ]
    return Text(", ").join(words)


def cell_name(q: int, r: int) -> str:
    return f"({q},{r})"


def colour_named(terminal: Terminal, word: str) -> str | None:
    """The colour a person means: its name in this language or in English, or its beginning."""
    return _named(terminal, word, COLOURS, "colour-of")


def _named(terminal: Terminal, word: str, things: Sequence[str], key: str) -> str | None:
    """By the beginning of the word, so that case endings do not matter: `2 roșii` is `roșu`."""
    said = folded(word)[:_STEM]
    found = [thing for thing in things if folded(terminal.text(f"{key}-{thing}")).startswith(said)]
    if not found:
        found = [thing for thing in things if thing.startswith(said)]
    return found[0] if len(found) == 1 and said else None


def folded(word: str) -> str:
    """Lower case without accents, for people who do not have the keys."""
    apart = unicodedata.normalize("NFD", word.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def resource_named(terminal: Terminal, word: str, things: Sequence[str]) -> str | None:
    return _named(terminal, word, things, "resource")


def tile_named(terminal: Terminal, word: str, tiles: Sequence[str]) -> str | None:
    """The tile a person means, by id or name or the beginning of one."""
    said = folded(word)
    names = {tile: (tile, folded(tile_name(terminal, tile))) for tile in tiles}
    exact = [tile for tile, known in names.items() if said in known]
    begun = [tile for tile, known in names.items() if any(name.startswith(said) for name in known)]
    found = exact or begun
    return found[0] if len(found) == 1 and said else None
