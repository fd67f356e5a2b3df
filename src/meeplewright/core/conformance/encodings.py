"""Promises about encodings. A game without an encoding says so, and is not checked further."""

from __future__ import annotations

import pickle
import struct
from collections.abc import Callable
from functools import partial
from random import Random

from librt.vecs import vec
from mypy_extensions import i16, i64

from meeplewright.core.conformance.position import Position, some
from meeplewright.core.conformance.records import Finished
from meeplewright.core.conformance.report import Broken, difference
from meeplewright.core.conformance.secrets import walks
from meeplewright.core.conformance.setup_and_outcome import all_seat_setups
from meeplewright.core.encoding import Bounds, Field
from meeplewright.core.errors import IllegalAction, InvalidSetup
from meeplewright.core.game import CHANCE, Action, Encoding, Game, State, encoding_of
from meeplewright.core.replay import replay
from meeplewright.core.rows import as_bytes

LEAST, MOST = -(2**15), 2**15 - 1
TRIED = 20


def the_numbering_is_stated(game: Game) -> None:
    """It has a version, a number of ids and named fields, and only for valid numbers of seats."""
    for options in all_seat_setups(game):
        for seats in game.seat_counts_for(options):
            encoding = encoding_of(game, seats, options)
            if encoding is None:
                return
            _check_facts(encoding, seats)
            other = pickle.loads(pickle.dumps(encoding))
            if type(other) is not type(encoding) or other.seats != seats:
                raise Broken("pickled it is another numbering")
    for seats in (game.seat_counts[0] - 1, game.seat_counts[-1] + 1):
        try:
            game.encoding(seats)
        except InvalidSetup:
            continue
        raise Broken(f"there is a numbering for {seats} seats")


def ids_are_one_to_one_with_legal_actions(position: Position) -> None:
    """Ascending, in range, and in both directions; a seat that may not act has none."""
    encoding, state = _encoding(position), position.state
    if encoding is None:
        return
    for seat in range(state.seats):
        ids = encoding.legal_ids(state, seat)
        if ids != sorted({*ids}) or not all(0 <= number < encoding.actions for number in ids):
            raise Broken(f"the legal ids {ids} do not ascend from 0 to {encoding.actions - 1}")
        listed = list(state.legal(seat))
        numbered = [encoding.action_id(state, seat, action) for action in listed]
        if sorted(numbered) != ids:
            raise Broken(f"the legal ids are {ids}, but those of `legal` {sorted(numbered)}")
        for number, action in zip(numbered, listed, strict=True):
            means = encoding.action_of(state, seat, number)
            if means != action:
                raise Broken(f"{action!r} has the id {number}, which means {means!r}")
    _check_unchanged(position)


def other_ids_are_refused(position: Position) -> None:
    """IllegalAction for every number that is not among the legal ids."""
    encoding, state = _encoding(position), position.state
    if encoding is None:
        return
    for seat in range(state.seats):
        others = {*range(encoding.actions)} - {*encoding.legal_ids(state, seat)}
        tried = some(position.rng, sorted(others), TRIED)
        for number in (*tried, -1, encoding.actions, 2**40):
            _check_refused(partial(encoding.action_of, state, seat), number)
    _check_unchanged(position)


def outcomes_of_luck_are_numbered(position: Position) -> None:
    """Each outcome has its own id, which leads back to it; IllegalAction for other numbers."""
    encoding = _encoding(position)
    if encoding is None:
        return
    numbers = [encoding.outcome_id(outcome) for outcome, _ in position.state.chance()]
    if len({*numbers}) != len(numbers):
        raise Broken(f"two outcomes have the same id among {numbers}")
    for number, (outcome, _) in zip(numbers, position.state.chance(), strict=True):
        if not 0 <= number < encoding.outcomes or encoding.outcome_of(number) != outcome:
            raise Broken(f"the outcome {outcome!r} has the id {number}, which does not mean it")
    for number in (-1, encoding.outcomes):
        _check_refused(encoding.outcome_of, number)


def rows_keep_to_their_bounds(position: Position) -> None:
    """Every row has the width of all fields, and every number is within its field's bounds."""
    encoding, state = _encoding(position), position.state
    if encoding is None:
        return
    for seat in range(state.seats):
        row = encoding.observe(state, seat)
        if type(row) is not bytes or len(row) != 2 * encoding.width:
            raise Broken(f"a row is not {encoding.width} numbers of 16 bits but {len(row)} bytes")
        rest = row
        for field in encoding.fields:
            numbers = struct.unpack(f"<{field.size}h", rest[: 2 * field.size])
            rest = rest[2 * field.size :]
            if min(numbers) < field.low or max(numbers) > field.high:
                raise Broken(f"{field!r} is exceeded by {min(numbers)} or {max(numbers)}")
    _check_unchanged(position)


def many_games_are_written_like_one(position: Position) -> None:
    """What an encoding overrides to be faster gives the same steps, rows and ids."""
    encoding, state = _encoding(position), position.state
    if encoding is None or state.to_act is None:
        return
    seat, seed = state.to_act, position.rng.getrandbits(32)
    if seat == CHANCE:
        drawn = state.copy()
        encoding.draw_on(drawn, Random(seed))
        _check_same(_drawn(state.copy(), Random(seed)), drawn, "drawing")
        return
    row = encoding.empty_row()
    for observer in (*range(state.seats), seat):
        encoding.write_row(row, 0, state, observer)
        _check_row(encoding, state, observer, row)
    _check_listed(encoding, state, seat)
    number = position.rng.choice(encoding.legal_ids(state, seat))
    after = _stepped(encoding, state, number, seed)
    if after.to_act is not None:
        encoding.update_row(row, 0, after, after.to_act, number)
        _check_row(encoding, after, after.to_act, row)
        _check_listed(encoding, after, after.to_act)
    _check_unchanged(position)


def rows_and_ids_tell_no_secret(position: Position) -> None:
    """If a seat cannot tell two states apart, it gets the same row and the same ids in both."""
    encoding = _encoding(position)
    if encoding is None:
        return
    for twins in walks(position):
        seat = twins.observer
        if seat is None or not twins.look_alike:
            continue
        if encoding.observe(twins.real, seat) != encoding.observe(twins.other, seat):
            raise Broken(f"after {twins.taken} {twins.who} could tell twins apart by the row")
        if encoding.legal_ids(twins.real, seat) != encoding.legal_ids(twins.other, seat):
            raise Broken(f"after {twins.taken} {twins.who} could tell twins apart by the ids")


def games_end_within_their_bounds(finished: Finished) -> None:
    """No game has more decisions, draws or points than the encoding's bounds."""
    encoding = encoding_of(finished.game, finished.seats, finished.options)
    if encoding is None:
        return
    draws = sum(seat == CHANCE for seat, _ in finished.steps)
    outcome = replay(finished.record, game=finished.game).outcome()
    if outcome is None:
        raise Broken("replayed to the last entry it is not over")
    found = Bounds(len(finished.steps) - draws, draws, max(outcome.points))
    if any(much > most for much, most in zip(found.parts(), encoding.bounds.parts(), strict=True)):
        raise Broken(f"a game was {found!r}, which goes beyond {encoding.bounds!r}")
    if min(outcome.points) < 0:
        raise Broken(f"somebody has fewer points than none: {outcome.points}")


def _encoding(position: Position) -> Encoding | None:
    return position.made("encoding", lambda: _encoding_of(position))


def _encoding_of(position: Position) -> Encoding | None:
    return encoding_of(position.game, position.seats, position.options)


def _check_facts(encoding: Encoding, seats: int) -> None:
    if encoding.seats != seats:
        raise Broken(f"the numbering for {seats} seats is for {encoding.seats}")
    if encoding.version < 1 or encoding.actions < 1 or encoding.outcomes < 0:
        found = f"{encoding.version}, {encoding.actions} and {encoding.outcomes}"
        raise Broken(f"version, actions and outcomes are {found}")
    names = [field.name for field in encoding.fields]
    if len({*names}) != len(names) or not all(name.isidentifier() for name in names):
        raise Broken(f"fields have names of their own, not {names}")
    if not all(map(_is_sound, encoding.fields)):
        raise Broken(f"the fields are {encoding.fields!r}")
    if encoding.width != sum(field.size for field in encoding.fields):
        raise Broken(f"the width {encoding.width} is not that of all fields")


def _is_sound(field: Field) -> bool:
    return min(field.shape, default=0) > 0 and LEAST <= field.low <= field.high <= MOST


def _check_row(encoding: Encoding, state: State, seat: int, row: vec[i16]) -> None:
    if as_bytes(row) != encoding.observe(state, seat):
        raise Broken(f"a row of seat {seat} written over another one is not the observed one")


def _check_listed(encoding: Encoding, state: State, seat: int) -> None:
    listed = [*encoding.add_legal(vec[i64]([-1]), state, seat)]
    if listed != [-1, *encoding.legal_ids(state, seat)]:
        raise Broken(f"the ids {listed[1:]} are not the legal ones of seat {seat}")


def _stepped(encoding: Encoding, state: State, number: int, seed: int) -> State:
    """The state after this step and the draws after it."""
    seat = state.to_act
    assert seat is not None
    after, expected = state.copy(), state.copy()
    encoding.step(after, number, Random(seed))
    expected.apply(seat, encoding.action_of(expected, seat, number))
    _check_same(_drawn(expected, Random(seed)), after, f"the step {number}")
    return after


def _drawn(state: State, rng: Random) -> State:
    while state.to_act == CHANCE:
        state.apply(CHANCE, state.draw(rng))
    return state


def _check_same(expected: State, state: State, what: str) -> None:
    found = difference(expected.to_json(), state.to_json())
    if found is not None:
        raise Broken(f"{what} is not the same as with actions and draws: {found}")


def _check_refused(means: Callable[[int], Action], number: int) -> None:
    try:
        found = means(number)
    except IllegalAction:
        return
    raise Broken(f"the number {number} was taken for {found!r}")


def _check_unchanged(position: Position) -> None:
    found = difference(position.form, position.state.to_json())
    if found is not None:
        raise Broken(f"asking changed the state: {found}")
