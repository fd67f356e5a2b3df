"""Convert saved games of JCloisterZone (`.jcz`) to records.

Versions 4 and 5 can be read: they differ in how tiles, sets and people are written
(`jcz_setup.py`), not in the messages of the game. A saved game contains placements and figures,
but not draws. So a tile that was discarded because it fits nowhere is missing: `_put_aside` finds a
possible draw, `_without_place` those of the river.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from meeplewright.core.errors import GameError, IllegalSavedGame, InvalidJson, Reason
from meeplewright.core.game import CHANCE, Action
from meeplewright.core.reading import a_list, a_text, a_whole, an_object, one_of
from meeplewright.core.records import LATEST, Entry, Header, Record
from meeplewright.core.replay import replay, require_chance
from meeplewright.games.carcassonne import Carcassonne, Draw, Follower, Place
from meeplewright.games.carcassonne.exchange.jcz_setup import (
    NotPlayedHere,
    jcz_names,
    read_header,
)
from meeplewright.games.carcassonne.rules.actions import Start
from meeplewright.games.carcassonne.rules.state import CarcassonneState
from meeplewright.games.carcassonne.rules.tiles import (
    ALL_TILES,
    CLOISTER,
    FIELD,
    HALVES,
    KINDS,
    LAKE,
    LETTERS,
    NUMBER_OF,
    SIDES,
)

TURNS = ("R0", "R90", "R180", "R270")
SILENT = ("COMMIT", "GAME_OVER")
"""Messages that say nothing about the board."""
MESSAGES = ("PLACE_TILE", "DEPLOY_MEEPLE", "PASS", *SILENT)

INSIDE = ("CLOISTER", "MONASTERY", "I", "INNER_FARM")
"""Locations without a side: a cloister, or an enclosed field; no tile has both."""
OLD_PREFIXES = ("BA.", "IC.", "TB.")
"""Of tiles in version 4, which has a slash later."""
NOBODY = Follower(None, None)


@dataclass(frozen=True)
class _Message:
    """The content of one message, its number, and its time, if known."""

    action: Action
    field: str
    t: int | None
    player: str = ""
    """The player as in a follower's name: "0" for the first player."""


@dataclass(frozen=True)
class _Turn:
    """Where the tile and the follower go. Without a follower there may be no message."""

    placed: _Message
    follower: _Message | None = None


def read_saved_game(text: str) -> Record:
    """The record of a saved game; InvalidJson names the field that cannot be read."""
    try:
        saved = json.loads(text)
    except (ValueError, RecursionError) as fault:
        raise InvalidJson(Reason("jcz", "jcz-not-json")) from fault
    saved = an_object(saved, "jcz", InvalidJson)
    header = read_header(saved)
    return _record(header, _turns(a_list(saved.get("replay"), "replay", InvalidJson)))


# -- messages ---------------------------------------------------------------------------------


def _turns(replay: Sequence[object]) -> list[_Turn]:
    turns: list[_Turn] = []
    for number, given in enumerate(replay):
        field = f"replay[{number}]"
        message = an_object(given, field, InvalidJson)
        kind = one_of(message.get("type"), f"{field}.type", MESSAGES, InvalidJson)
        if kind in SILENT:
            continue
        payload = an_object(message.get("payload"), f"{field}.payload", InvalidJson)
        if kind == "PLACE_TILE":
            place = _place(payload, f"{field}.payload")
            turns.append(_Turn(_Message(place, field, _clock(message))))
        elif turns and turns[-1].follower is None:
            follower = _about_follower(kind, payload, turns[-1].placed, field, _clock(message))
            turns[-1] = _Turn(turns[-1].placed, follower)
        elif kind == "DEPLOY_MEEPLE":
            raise InvalidJson(Reason(field, "jcz-follower", {"field": field}))
    return turns


def _clock(message: Mapping[str, Any]) -> int | None:
    """Milliseconds, in version 5."""
    clock = message.get("clock")
    return clock if type(clock) is int and 0 <= clock <= LATEST else None


def _about_follower(
    kind: str, payload: Mapping[str, Any], placed: _Message, field: str, t: int | None
) -> _Message:
    if kind == "PASS":
        return _Message(NOBODY, field, t)
    assert isinstance(placed.action, Place)
    follower = _follower(payload, placed.action, f"{field}.payload")
    return _Message(follower, field, t, payload["meepleId"].partition(".")[0])


def _place(payload: Mapping[str, Any], field: str) -> Place:
    name = a_text(payload.get("tileId"), f"{field}.tileId", InvalidJson)
    known = _tiles().get(_current_name(name).removeprefix("BA/"))
    if known is None:
        where = f"{field}.tileId"
        raise InvalidJson(Reason(where, "jcz-tile", {"field": where, "tile": name[:40]}))
    turn = one_of(payload.get("rotation"), f"{field}.rotation", TURNS, InvalidJson)
    x, y = _position(payload.get("position"), f"{field}.position")
    letter, by = known
    return Place(letter, x, y, (by + TURNS.index(turn)) % 4)


def _current_name(name: str) -> str:
    return name.replace(".", "/", 1) if name.startswith(OLD_PREFIXES) else name


@cache
def _tiles() -> dict[str, tuple[str, int]]:
    """By name in JCloisterZone: our tile, and the rotation at which it looks like theirs at R0.

    Names of the base game are without their prefix.
    """
    text = (
        files("meeplewright.games.carcassonne")
        .joinpath("data", "jcz_tiles.json")
        .read_text("utf-8")
    )
    tiles = {**json.loads(text), **jcz_names()["tiles"]}
    return {name: (known["tile"], known["turn"]) for name, known in tiles.items()}


def _position(given: object, field: str) -> tuple[int, int]:
    """In JCloisterZone y grows south, here it grows north."""
    pair = a_list(given, field, InvalidJson)
    if len(pair) != 2:
        raise InvalidJson(Reason(field, "jcz-position", {"field": field}))
    return a_whole(pair[0], field, InvalidJson), -a_whole(pair[1], field, InvalidJson)


def _follower(payload: Mapping[str, Any], place: Place, field: str) -> Follower:
    meeple = a_text(payload.get("meepleId"), f"{field}.meepleId", InvalidJson)
    figure = jcz_names()["figures"].get("".join(meeple.split(".")[1:2]))
    if figure is None:
        where = f"{field}.meepleId"
        raise NotPlayedHere(Reason(where, "jcz-meeple", {"field": where, "meeple": meeple[:40]}))
    pointer = an_object(payload.get("pointer"), f"{field}.pointer", InvalidJson)
    x, y = _position(pointer.get("position"), f"{field}.pointer.position")
    if (x, y) != (place.x, place.y):
        where = f"{field}.pointer.position"
        raise InvalidJson(Reason(where, "jcz-elsewhere", {"field": where}))
    where = f"{field}.pointer.location"
    location = a_text(pointer.get("location"), where, InvalidJson)
    if location in INSIDE:
        has_cloister = ALL_TILES[NUMBER_OF[place.tile]].segments[-1].kind == CLOISTER
        return Follower("cloister" if has_cloister else "field", None, figure)
    return _on_edges(location, place, figure, where)


def _on_edges(location: str, place: Place, figure: str, field: str) -> Follower:
    """A field, a city or a road, whichever the tile has at all of these places."""
    halves = location.split(".")
    is_field = set(halves) <= set(HALVES)
    names, named = (HALVES, halves) if is_field else (SIDES, _sides(location))
    places = {names.index(name) for name in named}
    kind = _kind_at(place, places, is_field)
    if kind is None:
        raise InvalidJson(
            Reason(field, "jcz-location", {"field": field, "location": location[:40]})
        )
    return Follower(kind, names[min(places)], figure)


def _sides(location: str) -> list[str]:
    """The sides in a JCloisterZone name such as NW or _N; none if it is no such name."""
    if set(location) - {*SIDES, "_"}:
        return []
    are_left_out = location.startswith("_")
    return [side for side in SIDES if (side in location) != are_left_out]


def _kind_at(place: Place, places: set[int], is_field: bool) -> str | None:
    """The kind of the one segment that the rotated tile has at all of these sides or half-edges."""
    around = len(HALVES if is_field else SIDES)
    # Rotated clockwise, what is at N now was printed further back.
    printed = {(at - place.turn * around // 4) % around for at in places}
    tile = ALL_TILES[NUMBER_OF[place.tile]]
    kinds = [
        KINDS[segment.kind]
        for segment in tile.segments
        if (segment.kind == FIELD) == is_field and printed and printed <= set(segment.at)
    ]
    return kinds[0] if kinds else None


# -- the record -------------------------------------------------------------------------------


def _record(header: Header, turns: Sequence[_Turn]) -> Record:
    state = Carcassonne().start(len(header.seats), header.options)
    entries = [_apply(state, CHANCE, _Message(Start(0), "replay[0]", None))]
    before: list[CarcassonneState] = []
    steps: list[list[Entry]] = []
    rivers: list[list[str]] = []
    missing = _missing_river_tiles(state, turns)
    for turn in turns:
        rivers.append(_without_place(state, missing))
        before.append(state.copy())
        steps.append(_play(state, turn, missing))
    before.append(state)
    aside = _put_aside(before)
    for number, step in enumerate([*steps, []]):
        letters = [*(rivers[number] if step else ()), *aside.get(number, ())]
        entries += [Entry.of(CHANCE, Draw(letter)) for letter in letters]
        entries += step
    return _finished(Record(header, tuple(entries)))


def _missing_river_tiles(state: CarcassonneState, turns: Sequence[_Turn]) -> list[str]:
    """CA R9, R11: river tiles that the game went on without, the lake last. None, if the game was
    saved while the river was laid.
    """
    remaining, lake = state.remaining(), LETTERS[LAKE]
    if lake not in remaining:
        return []
    placed = Counter(
        turn.placed.action.tile for turn in turns if isinstance(turn.placed.action, Place)
    )
    courses = [one.letter for one in ALL_TILES if one.river_part == "course"]
    if set(placed) <= set(courses):
        return []
    left = {letter: remaining[letter] - placed[letter] for letter in [*courses, lake]}
    return [letter for letter, count in left.items() for _ in range(count)]


def _without_place(state: CarcassonneState, missing: list[str]) -> list[str]:
    """Draw those of the missing river tiles that fit nowhere now; they leave the list."""
    drawn: list[str] = []
    for letter in tuple(missing):
        if _is_discarded(state, letter):
            state.apply(CHANCE, Draw(letter))
            missing.remove(letter)
            drawn.append(letter)
    return drawn


def _is_discarded(state: CarcassonneState, letter: str) -> bool:
    """Whether this tile can be drawn now and fits nowhere."""
    if all(outcome != Draw(letter) for outcome, _ in state.chance()):
        return False
    after = state.copy()
    after.apply(CHANCE, Draw(letter))
    return after.to_act in (None, CHANCE)


def _play(state: CarcassonneState, turn: _Turn, missing: Sequence[str]) -> list[Entry]:
    placed = turn.placed
    assert isinstance(placed.action, Place)
    tile = ALL_TILES[NUMBER_OF[placed.action.tile]]
    if missing and (not tile.river or tile.river_part == "lake"):  # it had a place by our rules
        arguments: dict[str, str | int] = {"field": placed.field, "tile": missing[0]}
        raise NotPlayedHere(Reason(placed.field, "jcz-river", arguments))
    drawn = _apply(state, CHANCE, _Message(Draw(placed.action.tile), placed.field, None))
    seat = state.to_act
    if seat is None or seat == CHANCE:
        raise InvalidJson(Reason(placed.field, "jcz-fits-nowhere", {"field": placed.field}))
    follower = turn.follower or _Message(NOBODY, placed.field, None)
    if follower.player not in ("", str(seat)):
        field = f"{follower.field}.payload.meepleId"
        raise InvalidJson(Reason(field, "jcz-player", {"field": field, "seat": seat + 1}))
    return [drawn, _apply(state, seat, placed), _apply(state, seat, follower)]


def _apply(state: CarcassonneState, seat: int, message: _Message) -> Entry:
    """Apply the step in the form our records use; the error names the message and the rule."""
    try:
        if seat == CHANCE:
            exact = require_chance(state, message.action)
        else:
            exact = state.require(seat, message.action)
    except GameError as fault:
        raise IllegalSavedGame(fault.reason, message.field) from fault
    state.apply(seat, exact)
    return Entry.of(seat, exact, message.t)


def _put_aside(before: Sequence[CarcassonneState]) -> dict[int, list[str]]:
    """By turn: tiles drawn before it that fit nowhere (CA 4.4), each as late as possible.

    Nothing, if some remaining tile always had a place: then the game was saved before its end.
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
        if _is_discarded(before[number], letter):
            return number
    return None


def _finished(record: Record) -> Record:
    outcome = replay(record).outcome()
    return record if outcome is None else record.with_result(outcome)
