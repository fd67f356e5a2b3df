"""Saved games of JCloisterZone (`.jcz`) of the base game, made into records.

Versions 4 and 5 are read: they differ in how tiles, sets and people are written, not in the
messages of the game. A saved game says what was laid and deployed, not what was drawn, so a tile
that fitted nowhere and was put aside is missing from it; `_put_aside` finds a draw for it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from meeplewright.carcassonne import Carcassonne, Draw, Follower, Place
from meeplewright.carcassonne.actions import Start
from meeplewright.carcassonne.state import CarcassonneState
from meeplewright.carcassonne.tiles import HALVES, KINDS, SIDES, TILES
from meeplewright.core.errors import GameError, InvalidForm, Reason
from meeplewright.core.game import CHANCE, Action
from meeplewright.core.reading import a_list, a_text, a_whole, an_object, one_of
from meeplewright.core.records import Entry, Header, Record, Seat
from meeplewright.core.replay import replay, require_chance

TURNS = ("R0", "R90", "R180", "R270")
SILENT = ("COMMIT", "GAME_OVER")
"""Messages that say nothing about the board."""
MESSAGES = ("PLACE_TILE", "DEPLOY_MEEPLE", "PASS", *SILENT)

BASE_SETS = ("basic", "basic:1", "basic:2", "BASIC")
BASE_ELEMENTS = ("small-follower", "farmers", "garden")
"""A garden is a picture on a tile, nothing more, unless abbots are about."""

CLOISTERS = ("CLOISTER", "MONASTERY", "I")
FOLLOWER = "small"


class NotTheBaseGame(InvalidForm):
    """The saved game uses expansions that are not played here."""


class IllegalSavedGame(GameError):
    """A message of the saved game that breaks a rule; `field` says which message."""

    def __init__(self, reason: Reason, field: str) -> None:
        super().__init__(reason)
        self.field = field

    def __str__(self) -> str:
        return f"{self.field}: {self.reason}"

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.reason, self.field))


@dataclass(frozen=True)
class _Placed:
    """One turn: the tile, where it went, and where the follower went, if any."""

    place: Place
    follower: Follower | None
    player: str
    """As the follower says it: "0" for the first of the players; empty where none was deployed."""
    field: str


def read_saved_game(text: str) -> Record:
    """The record of a saved game; InvalidForm names the field that cannot be read."""
    try:
        saved = json.loads(text)
    except (ValueError, RecursionError) as fault:
        raise InvalidForm(Reason("jcz", "jcz-not-json")) from fault
    saved = an_object(saved, "jcz", InvalidForm)
    setup = an_object(saved.get("setup"), "setup", InvalidForm)
    _only_the_base_game(setup)
    seats = _seats(saved)
    turns = _turns(a_list(saved.get("replay"), "replay", InvalidForm))
    game = Carcassonne()
    header = Header(
        game.name, game.rules, game.checked_options(_options(setup)), seats, _date(saved)
    )
    return _record(header, turns)


# -- setup ------------------------------------------------------------------------------------


def _only_the_base_game(setup: Mapping[str, Any]) -> None:
    """Says all expansions that stand in the way at once, not one after the other."""
    field = "sets" if "sets" in setup else "expansions"
    given = setup.get(field, {})
    names = list(given) if isinstance(given, list) else _chosen(given, f"setup.{field}")
    strange = [name for name in names if name not in BASE_SETS]
    elements = _chosen(setup.get("elements", {}), "setup.elements")
    strange += [name for name in elements if name not in BASE_ELEMENTS and name not in strange]
    if strange:
        named = ", ".join(str(name)[:40] for name in strange[:20])
        raise NotTheBaseGame(Reason(f"setup.{field}", "jcz-expansions", {"expansions": named}))


def _chosen(given: object, field: str) -> list[str]:
    """The names that are switched on, or there in some number."""
    return [name for name, value in an_object(given, field, InvalidForm).items() if value]


def _options(setup: Mapping[str, Any]) -> dict[str, object]:
    rules = an_object(setup.get("rules", {}), "setup.rules", InvalidForm)
    elements = an_object(setup.get("elements", {}), "setup.elements", InvalidForm)
    small = str(rules.get("tiny-city-scoring", rules.get("TINY_CITY_SCORING", "4")))
    one_of(small, "setup.rules.tiny-city-scoring", ("4", "2"), InvalidForm)
    farmers = "per_field_3_once" if elements.get("farmers", True) else "none"
    return {"farmers": farmers, "small_city": int(small)}


def _seats(saved: Mapping[str, Any]) -> tuple[Seat, ...]:
    """In the order of play: `players` in version 5, `slots` with a serial number before."""
    if "players" in saved:
        players = a_list(saved["players"], "players", InvalidForm)
        names = [_name(player, f"players[{at}]", "name") for at, player in enumerate(players)]
    else:
        slots = a_list(saved.get("slots"), "slots", InvalidForm)
        taken = [an_object(slot, f"slots[{at}]", InvalidForm) for at, slot in enumerate(slots)]
        taken.sort(key=lambda slot: a_whole(slot.get("serial"), "slots[].serial", InvalidForm))
        names = [_name(slot, "slots[]", "nickname") for slot in taken]
    Carcassonne().checked_seats(len(names))
    return tuple(Seat(name) for name in names)


def _name(person: object, field: str, key: str) -> str:
    form = an_object(person, field, InvalidForm)
    return a_text(form.get(key), f"{field}.{key}", InvalidForm)


def _date(saved: Mapping[str, Any]) -> str | None:
    created = saved.get("created")
    return created if isinstance(created, str) else None


# -- messages ---------------------------------------------------------------------------------


def _turns(replay: Sequence[object]) -> list[_Placed]:
    turns: list[_Placed] = []
    for number, given in enumerate(replay):
        field = f"replay[{number}]"
        message = an_object(given, field, InvalidForm)
        kind = one_of(message.get("type"), f"{field}.type", MESSAGES, InvalidForm)
        if kind in SILENT or kind == "PASS":
            continue  # who deploys nothing may also just go on
        payload = an_object(message.get("payload"), f"{field}.payload", InvalidForm)
        if kind == "PLACE_TILE":
            turns.append(_Placed(_place(payload, f"{field}.payload"), None, "", field))
        elif not turns or turns[-1].follower is not None:
            raise InvalidForm(Reason(field, "jcz-follower", {"field": field}))
        else:
            placed = turns.pop()
            follower = _follower(payload, placed.place, f"{field}.payload")
            player = payload["meepleId"].partition(".")[0]
            turns.append(_Placed(placed.place, follower, player, field))
    return turns


def _place(payload: Mapping[str, Any], field: str) -> Place:
    name = a_text(payload.get("tileId"), f"{field}.tileId", InvalidForm)
    known = _tiles().get(name.removeprefix("BA/").removeprefix("BA."))
    if known is None:
        where = f"{field}.tileId"
        raise InvalidForm(Reason(where, "jcz-tile", {"field": where, "tile": name[:40]}))
    turn = one_of(payload.get("rotation"), f"{field}.rotation", TURNS, InvalidForm)
    x, y = _position(payload.get("position"), f"{field}.position")
    letter, by = known
    return Place(letter, x, y, (by + TURNS.index(turn)) % 4)


@cache
def _tiles() -> dict[str, tuple[str, int]]:
    """By its name there: our tile, and the turn at which it lies as theirs does at R0."""
    text = files("meeplewright.exchange").joinpath("jcz_tiles.json").read_text("utf-8")
    return {name: (known["tile"], known["turn"]) for name, known in json.loads(text).items()}


def _position(given: object, field: str) -> tuple[int, int]:
    """Theirs counts y to the south, ours to the north."""
    pair = a_list(given, field, InvalidForm)
    if len(pair) != 2:
        raise InvalidForm(Reason(field, "jcz-position", {"field": field}))
    return a_whole(pair[0], field, InvalidForm), -a_whole(pair[1], field, InvalidForm)


def _follower(payload: Mapping[str, Any], place: Place, field: str) -> Follower:
    meeple = a_text(payload.get("meepleId"), f"{field}.meepleId", InvalidForm)
    if meeple.split(".")[1:2] != [FOLLOWER]:
        where = f"{field}.meepleId"
        raise NotTheBaseGame(Reason(where, "jcz-meeple", {"field": where, "meeple": meeple[:40]}))
    pointer = an_object(payload.get("pointer"), f"{field}.pointer", InvalidForm)
    x, y = _position(pointer.get("position"), f"{field}.pointer.position")
    if (x, y) != (place.x, place.y):
        where = f"{field}.pointer.position"
        raise InvalidForm(Reason(where, "jcz-elsewhere", {"field": where}))
    where = f"{field}.pointer.location"
    location = a_text(pointer.get("location"), where, InvalidForm)
    if location in CLOISTERS:
        return Follower("cloister", None)
    halves = location.split(".")
    if set(halves) <= set(HALVES):
        return Follower("field", min(halves, key=HALVES.index))
    return _on_sides(location, place, where)


def _on_sides(location: str, place: Place, field: str) -> Follower:
    """A city or a road, whichever the tile has at these sides."""
    sides = [side for side in SIDES if side in location]
    if location.startswith("_"):  # all sides but these
        sides = [side for side in SIDES if side not in sides]
    if not sides or set(location) - {*SIDES, "_"}:
        raise InvalidForm(
            Reason(field, "jcz-location", {"field": field, "location": location[:40]})
        )
    return Follower(_kind_at(place, sides[0]), sides[0])


def _kind_at(place: Place, side: str) -> str:
    """What the tile has at this side as it lies: turned clockwise, N came from further back."""
    printed = (SIDES.index(side) - place.turn) % 4
    tile = next(tile for tile in TILES if tile.letter == place.tile)
    return KINDS[tile.terrains[printed]]


# -- the record -------------------------------------------------------------------------------


def _record(header: Header, turns: Sequence[_Placed]) -> Record:
    state = Carcassonne().start(len(header.seats), header.options)
    entries = [_apply(state, CHANCE, Start(0), "replay[0]")]
    before: list[CarcassonneState] = []
    steps: list[list[Entry]] = []
    for turn in turns:
        before.append(state.copy())
        steps.append(_play(state, turn))
    before.append(state)
    aside = _put_aside(before)
    for number, step in enumerate([*steps, []]):
        entries += [Entry.of(CHANCE, Draw(letter)) for letter in aside.get(number, ())]
        entries += step
    return _finished(Record(header, tuple(entries)))


def _play(state: CarcassonneState, turn: _Placed) -> list[Entry]:
    drawn = _apply(state, CHANCE, Draw(turn.place.tile), turn.field)
    seat = state.to_act
    if seat is None or seat == CHANCE:
        raise InvalidForm(Reason(turn.field, "jcz-fits-nowhere", {"field": turn.field}))
    if turn.player not in ("", str(seat)):
        field = f"{turn.field}.payload.meepleId"
        raise InvalidForm(Reason(field, "jcz-player", {"field": field, "seat": seat}))
    placed = _apply(state, seat, turn.place, turn.field)
    follower = turn.follower or Follower(None, None)
    return [drawn, placed, _apply(state, seat, follower, turn.field)]


def _apply(state: CarcassonneState, seat: int, action: Action, field: str) -> Entry:
    """The step in the form our records use, made; the error names the message and the rule."""
    try:
        exact = require_chance(state, action) if seat == CHANCE else state.require(seat, action)
    except GameError as fault:
        raise IllegalSavedGame(fault.reason, field) from fault
    state.apply(seat, exact)
    return Entry.of(seat, exact)


def _put_aside(before: Sequence[CarcassonneState]) -> dict[int, list[str]]:
    """By turn: tiles drawn before it that fitted nowhere (CA 4.4), each as late as it can be.

    Nothing, where some tile left always had a place: then the game was saved before its end.
    """
    aside: dict[int, list[str]] = {}
    for letter, count in before[-1].remaining().items():
        for _ in range(count):
            number = _last_without_place(before, letter)
            if number is None:
                return {}
            aside.setdefault(number, []).append(letter)
    return aside


def _last_without_place(before: Sequence[CarcassonneState], letter: str) -> int | None:
    for number in range(len(before) - 1, -1, -1):
        state = before[number].copy()
        state.apply(CHANCE, Draw(letter))
        if state.to_act in (None, CHANCE):
            return number
    return None


def _finished(record: Record) -> Record:
    outcome = replay(record).outcome()
    return record if outcome is None else record.with_result(outcome)
