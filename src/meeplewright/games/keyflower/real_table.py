"""Scores the end of a game that is played with real pieces: what the players have becomes a table
of the rules, and the rules find everybody's best score sheet (KF F).

Villages are not laid out. What depends on their shape is counted by the players: the tiles next to
a turn order tile (KF F2), the tiles on the loop (KF F9), the boats in the river (KF F10).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from meeplewright.core.errors import Argument, InvalidJson, Reason
from meeplewright.core.game import Json
from meeplewright.core.reading import a_list, a_whole, an_object, one_of, the_fields
from meeplewright.games.keyflower.rules import sheet
from meeplewright.games.keyflower.rules.game import Keyflower
from meeplewright.games.keyflower.rules.options import bits_of
from meeplewright.games.keyflower.rules.table import (
    ASIDE,
    OVER,
    WINTER,
    Table,
    at_colour,
    at_kind,
    at_skill,
)
from meeplewright.games.keyflower.rules.tiles import (
    COLOURS,
    NONE,
    NUMBER_OF,
    RESOURCES,
    SKILLS,
    TILES,
    order_face,
)

_FIELDS: Final = ("seats", "options", "purple", "players")
_PLAYER: Final = ("tiles", "workers", "skills", "resources")
_TILE: Final = ("tile", "face", "resources", "count")

# KF S1, S2: how many there are in the box.
_EXIST: Final = {
    **dict.fromkeys(COLOURS[:3], 40),
    "green": 20,
    **dict.fromkeys(SKILLS, 16),
    **dict.fromkeys(RESOURCES[:3], 24),
    "gold": 48,
}
_RULE_OF: Final = {kind: "KF S1" if kind in COLOURS else "KF S2" for kind in _EXIST}
_SIDES: Final = 6
_LONGEST_RIVER: Final = 5
_SHORTEST_LOOP: Final = 3


def score(form: object) -> Json:
    """The best score sheet of every player (`RealTableForm`), or an error that names the field."""
    given = an_object(form, "position", InvalidJson)
    given = {"options": {}, "purple": None, **given}
    given = the_fields(given, "position", _FIELDS, InvalidJson)
    game = Keyflower()
    table = Table(None, None)
    table.seats = game.checked_seats(a_whole(given["seats"], "seats", InvalidJson))
    chosen = an_object(given["options"], "options", InvalidJson)
    table.rules = bits_of(game.checked_options(chosen))
    table.season = WINTER
    table.phase = OVER
    _give_purple(table, given["purple"])
    counted: dict[int, int] = {}
    table.counted = counted
    players = a_list(given["players"], "players", InvalidJson)
    if len(players) != table.seats:
        raise _fault("players", "real-by-seat", "players", seats=int(table.seats))
    left = dict(_EXIST)
    for seat, player in enumerate(players):
        _Reader(table, seat, left, counted).read(player)
    return {"result": sheet.outcome(table).to_json()}


def _fault(rule: str, key: str, field: str, **arguments: Argument) -> InvalidJson:
    return InvalidJson(Reason(rule, key, {"field": field, **arguments}))


def _give_purple(table: Table, value: object) -> None:
    """KF F7, O10: who holds the purple worker, and whether it was won."""
    table.start_player = NONE
    if value is None:
        return
    form = the_fields(value, "purple", ("seat", "won"), InvalidJson)
    seat = a_whole(form["seat"], "purple.seat", InvalidJson)
    if not 0 <= seat < table.seats:
        raise _fault("purple.seat", "real-no-seat", "purple.seat", seats=int(table.seats))
    if not isinstance(form["won"], bool):
        shown = {"field": "purple.won", "wanted": "truth", "found": type(form["won"]).__name__}
        raise InvalidJson(Reason("purple.won", "form-type", {**shown}))
    table.start_player = seat
    table.purple_free = 0 if form["won"] else 1


class _Reader:
    """Reads one player's things onto the table."""

    def __init__(
        self, table: Table, seat: int, left: dict[str, int], counted: dict[int, int]
    ) -> None:
        self.table = table
        self.seat = seat
        self.left = left  # what the box still has
        self.counted = counted
        self.name = f"players[{seat}]"

    def read(self, value: object) -> None:
        given = an_object(value, self.name, InvalidJson)
        given = {"workers": {}, "skills": {}, "resources": {}, **given}
        form = the_fields(given, self.name, _PLAYER, InvalidJson)
        tiles = a_list(form["tiles"], f"{self.name}.tiles", InvalidJson)
        numbers = [self._tile(tile, f"{self.name}.tiles[{at}]") for at, tile in enumerate(tiles)]
        home = self._only("home", numbers, "KF S4", "real-one-home")
        if home == NONE:
            raise self._wrong("KF S4", "real-one-home", f"{self.name}.tiles")
        self._only("boat", numbers, "KF F3", "real-one-boat")
        self._check_counts(numbers)
        table = self.table
        for at, count in enumerate(self._counts(form["workers"], "workers", COLOURS)):
            table.workers[at_colour(self.seat, at)] = count
        for at, count in enumerate(self._counts(form["skills"], "skills", SKILLS)):
            table.skills[at_skill(self.seat, at)] = count
        loose = self._counts(form["resources"], "resources", RESOURCES)
        for at, count in enumerate(loose):  # KF F5: it does not matter where they lie
            table.resources[at_kind(home, at)] += count

    def _wrong(self, rule: str, key: str, field: str, **arguments: Argument) -> InvalidJson:
        return _fault(rule, key, field, seat=self.seat + 1, **arguments)

    def _tile(self, value: object, field: str) -> int:
        given = {"resources": {}, "count": 0, **an_object(value, field, InvalidJson)}
        form = the_fields(given, field, _TILE, InvalidJson)
        name = one_of(form["tile"], f"{field}.tile", tuple(NUMBER_OF), InvalidJson)
        number = NUMBER_OF[name]
        table = self.table
        if table.owner[number] != NONE:
            raise self._wrong("KF S9", "real-tile-twice", field, tile=name)
        table.owner[number] = self.seat
        table.place[number] = ASIDE
        table.face[number] = self._face(number, form["face"], field)
        for at, count in enumerate(
            self._counts(form["resources"], f"{field}.resources", RESOURCES)
        ):
            table.resources[at_kind(number, at)] = count
        count = a_whole(form["count"], f"{field}.count", InvalidJson)
        if count != 0:
            self.counted[number] = count
        return number

    def _face(self, number: int, value: object, field: str) -> int:
        """The face that is up. The number of players decides about boats and turn order tiles."""
        tile = TILES[number]
        seats = int(self.table.seats)
        names = tuple(face.name for face in tile.faces)
        face = names.index(one_of(value, f"{field}.face", names, InvalidJson))
        if tile.group == "turn_order":
            if (used := order_face(number, seats)) == NONE:
                raise self._wrong("KF S6", "real-not-used", field, tile=tile.name, seats=seats)
            return used
        if tile.group == "boat" and tile.min_players > seats:
            raise self._wrong("KF S5", "real-not-used", field, tile=tile.name, seats=seats)
        return face

    def _only(self, group: str, numbers: list[int], rule: str, key: str) -> int:
        """The player's tile of this group, NONE without one; more than one is an error."""
        found = [at for at, number in enumerate(numbers) if TILES[number].group == group]
        if len(found) > 1:
            field = f"{self.name}.tiles[{found[1]}]"
            raise self._wrong(rule, key, field)
        return numbers[found[0]] if found else NONE

    def _check_counts(self, numbers: list[int]) -> None:
        """KF F2, F9, F10: what can be counted in a village of so many tiles."""
        for at, number in enumerate(numbers):
            count = self.counted.get(number, 0)
            rule, least, most = _bounds(number, len(numbers))
            if count and not least <= count <= most:
                field = f"{self.name}.tiles[{at}].count"
                shown: dict[str, Argument] = {"tile": TILES[number].name, "most": most}
                raise self._wrong(rule, "real-count", field, least=least, **shown)

    def _counts(self, value: object, name: str, kinds: tuple[str, ...]) -> list[int]:
        """How many of each kind, as far as the box has them."""
        field = name if name.startswith("players") else f"{self.name}.{name}"
        form: Mapping[str, Any] = an_object(value, field, InvalidJson)
        form = the_fields({**dict.fromkeys(kinds, 0), **form}, field, kinds, InvalidJson)
        counts = [a_whole(form[kind], f"{field}.{kind}", InvalidJson) for kind in kinds]
        for kind, count in zip(kinds, counts, strict=True):
            self.left[kind] -= count
            if count < 0:
                raise _fault(f"{field}.{kind}", "real-negative", f"{field}.{kind}")
            if self.left[kind] < 0:
                raise self._wrong(
                    _RULE_OF[kind], "real-too-many-things", f"{field}.{kind}",
                    thing=kind, most=_EXIST[kind],
                )  # fmt: skip
        return counts


def _bounds(number: int, tiles: int) -> tuple[str, int, int]:
    """The rule of a tile's count, the least that is not 0, and the most."""
    tile = TILES[number]
    if tile.group == "turn_order":
        return "KF F2", 1, min(_SIDES, tiles - 1)
    scoring = tile.faces[0].scoring
    if "points_per_tile_in_best_road_loop" in scoring:
        return "KF F9", _SHORTEST_LOOP, tiles
    if "points_by_river_chain_length" in scoring:
        return "KF F10", 1, _LONGEST_RIVER
    return "KF F4", 0, 0
