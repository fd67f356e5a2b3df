"""The interface of a game: Game (static facts), State (a position that knows the rules) and
Encoding (the game in numbers).

Nothing here knows a particular game, a player or a network. Actions, events, views and outcomes
are in `core/actions.py`; you can import them from here, too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from librt.strings import read_i16_le
from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr

from meeplewright.core.actions import (
    CHANCE,
    Action,
    Event,
    Item,
    Json,
    Options,
    Outcome,
    View,
    undefined,
)
from meeplewright.core.display import draw, write
from meeplewright.core.encoding import Bounds, Field, no_action
from meeplewright.core.errors import (
    IllegalAction,
    InvalidAction,
    InvalidJson,
    InvalidSetup,
    Reason,
    not_an_action,
)
from meeplewright.core.luck import below
from meeplewright.core.options import Option, Preset, checked
from meeplewright.core.orders import StandingOrder
from meeplewright.core.reading import an_object, one_of

__all__ = [
    "CHANCE",
    "NO_NUMBERING",
    "Action",
    "Encoding",
    "Event",
    "Game",
    "Item",
    "Json",
    "Options",
    "Outcome",
    "State",
    "View",
    "encoding_of",
]

NO_NUMBERING: Final = "setup-encoding"
"""The key of the reason if a game has no encoding."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: complete, mutable and cheap to copy. Only states know the rules."""

    # -- what it is ---------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game that is played."""
        undefined(self, "game")

    @property
    def seats(self) -> int:
        """Number of seats in this game."""
        undefined(self, "seats")

    @property
    def options(self) -> Options:
        """The options of the game by name, including defaults."""
        undefined(self, "options")

    @property
    def entry(self) -> int:
        """Number of entries (outcomes of chance and actions) applied so far."""
        undefined(self, "entry")

    # -- whose decision it is -----------------------------------------------------------------

    @property
    def to_act(self) -> int | None:
        """The seat to decide (the lowest of `actors`); CHANCE; None when the game is over."""
        undefined(self, "to_act")

    @property
    def actors(self) -> tuple[int, ...]:
        """Every seat that can act now; empty if chance is to act or the game is over."""
        seat = self.to_act
        return () if seat is None or seat == CHANCE else (seat,)

    def legal(self, seat: int) -> Sequence[Action]:
        """The legal actions in a stable order, without equivalents. The only source of legality.

        Empty for a seat that cannot act now, and for CHANCE; InvalidSetup for a seat that the game
        does not have, as in all methods that take a seat but `why_not` and `apply`. A list belongs
        to the caller, who can change it.
        """
        undefined(self, "legal")

    def checked_seat(self, seat: int) -> int:
        """The seat, or InvalidSetup if this game has no such seat."""
        if not 0 <= seat < self.seats:
            known = ", ".join([str(number) for number in range(self.seats)])
            raise InvalidSetup(Reason("seat", "record-seat", {"seat": seat, "known": known}))
        return seat

    def why_not(self, seat: int, action: Action) -> Reason | None:
        """None if the action is in `legal(seat)`; otherwise the reason with its rule."""
        undefined(self, "why_not")

    def canonical(self, seat: int, action: Action) -> Action:
        """The action of `legal` that means the same as this one, or this one if there is none."""
        return action

    def require(self, seat: int, action: object) -> Action:
        """The canonical form of a legal action; otherwise IllegalAction, which names the rule, or
        InvalidAction for what is no action.
        """
        if not isinstance(action, Action):
            raise InvalidAction(not_an_action(action))
        listed = self.canonical(seat, action)
        reason = self.why_not(seat, listed)
        if reason is not None:
            raise IllegalAction(reason)
        return listed

    # -- luck ---------------------------------------------------------------------------------

    def chance(self) -> Sequence[tuple[Action, int]]:
        """The possible outcomes with integer weights; empty unless chance is to act."""
        undefined(self, "chance")

    def draw(self, rng: Random) -> Action:
        """One outcome of `chance`, sampled by weight without listing them all."""
        undefined(self, "draw")

    # -- change -------------------------------------------------------------------------------

    def apply(self, seat: int, action: Action) -> list[Event]:
        """Apply an action or outcome. The caller must make sure that it is legal or possible.

        An action that is written in an equivalent way is applied in its canonical form.
        """
        undefined(self, "apply")

    def random_action(self, rng: Random) -> Action:
        """A uniformly random legal action of `to_act`, without building the list."""
        seat = self.to_act
        assert seat is not None and seat != CHANCE
        listed = self.legal(seat)
        return listed[below(rng, len(listed))]

    def playout(self, rng: Random) -> None:
        """Play at random to the end, in place."""
        while True:
            seat = self.to_act
            if seat is None:
                return
            self.apply(seat, self.draw(rng) if seat == CHANCE else self.random_action(rng))

    # -- what may be known of it --------------------------------------------------------------

    def copy(self) -> State:
        """A copy that shares nothing that changes."""
        undefined(self, "copy")

    def view(self, seat: int | None) -> View:
        """Everything that this seat or a spectator may know. Built up, never filtered."""
        undefined(self, "view")

    def points_now(self) -> list[int]:
        """Every seat's points if the game ended here."""
        undefined(self, "points_now")

    def points_seen_by(self, seat: int) -> list[int]:
        """The same, but for other seats only what is visible."""
        self.checked_seat(seat)
        return self.points_now()

    def holdings(self, seat: int) -> int:
        """A rough count of what the seat has besides points, to break ties."""
        self.checked_seat(seat)
        return 0

    def outcome(self) -> Outcome | None:
        """Itemised points and winners when the game is over; None before."""
        undefined(self, "outcome")

    def result(self) -> Outcome | None:
        """The same, maybe without the items, if that is cheaper."""
        return self.outcome()

    def to_json(self) -> Json:
        """The full state, including hidden information."""
        undefined(self, "to_json")

    # -- Python's own protocols ---------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and type(self) is type(other)
            and (self.to_json() == other.to_json())
        )

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it cannot be hashed; use its view or its JSON form")

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return (_restore, (type(self.game), self.to_json()))

    def __repr__(self) -> str:
        return f"<{self.game.name}: {self.seats} seats, {self.entry} entries, {_standing(self)}>"

    def __str__(self) -> str:
        """The board as text; short if the game has no text."""
        return write(self) or repr(self)

    def _repr_svg_(self) -> str | None:
        """The board as a picture in a notebook; None if the game has no drawing."""
        return draw(self)


def _standing(state: State) -> str:
    """Who is to act, or the result."""
    seat = state.to_act
    if seat == CHANCE:
        return "chance to act"
    if seat is not None:
        actors = state.actors
        word = "seat" if len(actors) == 1 else "seats"
        return f"{word} {', '.join([str(actor) for actor in actors])} to act"
    outcome = state.outcome()
    points = [] if outcome is None else [str(number) for number in outcome.points]
    return f"over, points {' to '.join(points)}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The static facts of a game, without any position or randomness."""

    @property
    def name(self) -> str:
        """The name in records and in the registry: one word."""
        undefined(self, "name")

    @property
    def rules(self) -> int:
        """The version of the rules. It increases when their behaviour changes."""
        undefined(self, "rules")

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """The possible numbers of seats."""
        undefined(self, "seat_counts")

    @property
    def options(self) -> tuple[Option, ...]:
        """The options that can be chosen before a game."""
        return ()

    @property
    def presets(self) -> tuple[Preset, ...]:
        """Named choices of options; the first has all defaults. None: there is nothing to name."""
        return ()

    @property
    def has_secrets(self) -> bool:
        """Whether there is hidden information; if not, a view is the whole position."""
        return True

    def start(self, seats: int, options: Mapping[str, object] | None = None) -> State:
        """A state before the first outcome of chance."""
        undefined(self, "start")

    def determinize(self, view: View, rng: Random) -> State:
        """A full state that the view cannot tell from the real one."""
        undefined(self, "determinize")

    def action_from_json(self, form: object) -> Action:
        """The action in this JSON form, or InvalidAction."""
        undefined(self, "action_from_json")

    def chance_from_json(self, form: object) -> Action:
        """The outcome of chance in this JSON form, or InvalidAction."""
        undefined(self, "chance_from_json")

    def action_from_text(self, text: str) -> Action:
        """The action for this token of the text notation, or InvalidAction."""
        undefined(self, "action_from_text")

    def chance_from_text(self, text: str) -> Action:
        """The outcome of chance for this token, or InvalidAction."""
        undefined(self, "chance_from_text")

    def state_from_json(self, form: object) -> State:
        """The state in this JSON form, or InvalidJson."""
        undefined(self, "state_from_json")

    def view_from_json(self, form: object) -> View:
        """The view in this JSON form, or InvalidJson."""
        undefined(self, "view_from_json")

    def event_from_json(self, form: object) -> Event:
        """The event in this JSON form, or InvalidJson."""
        undefined(self, "event_from_json")

    def encoding(self, seats: int) -> Encoding:
        """The game in numbers for this number of seats. InvalidSetup for a wrong number, and with
        the key NO_NUMBERING if the game has no encoding.
        """
        raise InvalidSetup(Reason("encoding", NO_NUMBERING, {"game": self.name}))

    def encoding_for(self, seats: int, options: Mapping[str, object] | None = None) -> Encoding:
        """The same with these options, for games whose encoding depends on them."""
        return self.encoding(seats)

    # -- what a table needs beyond play --------------------------------------------------------

    @property
    def aids(self) -> tuple[str, ...]:
        """The names of the aids that a table can allow."""
        return ()

    def aid(self, name: str, view: View) -> Json:
        """What the aid says about this view. InvalidJson if there is no such aid."""
        one_of(name, "aid", self.aids, InvalidJson)
        undefined(self, "aid")

    @property
    def orders(self) -> tuple[str, ...]:
        """The kinds of standing orders (auto-play) that a seat can give."""
        return ()

    def order_from_json(self, form: object) -> StandingOrder:
        """The standing order in this JSON form, or InvalidJson."""
        kind = an_object(form, "order", InvalidJson).get("order")
        one_of(kind, "order.order", self.orders, InvalidJson)
        undefined(self, "order_from_json")

    def orders_for(self, view: View) -> tuple[StandingOrder, ...]:
        """The orders that the seat of this view can give now."""
        return ()

    @property
    def forms(self) -> tuple[str, ...]:
        """The interpreted modules that describe the JSON forms, see `core/schemas.py`."""
        return ()

    # -- checks --------------------------------------------------------------------------------

    def seat_counts_for(self, options: Mapping[str, object] | None = None) -> tuple[int, ...]:
        """The numbers of seats with these options, see `Option.seat_counts`."""
        if options:
            for option in self.options:
                value = options.get(option.name, option.default)
                if option.seat_counts and value in option.seat_counts:
                    return option.seat_counts[value]
        return self.seat_counts

    def checked_seats(self, seats: int, options: Mapping[str, object] | None = None) -> int:
        """The number of seats, or InvalidSetup."""
        counts = self.seat_counts_for(options)
        if type(seats) is not int or seats not in counts:
            asked: dict[str, str | int] = {"game": self.name, "seats": seats}
            asked |= {"least": counts[0], "most": counts[-1]}
            raise InvalidSetup(Reason("seats", "setup-seats", asked))
        return seats

    def checked_options(self, given: Mapping[str, object] | None = None) -> Options:
        """Every option of the game with its value, defaults filled in, or InvalidSetup."""
        return checked(self.options, given or {})

    def __repr__(self) -> str:
        counts = self.seat_counts
        return f"<{self.name}: {counts[0]} to {counts[-1]} seats, rules {self.rules}>"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self).__name__)

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), ())


def _restore(game: type[Game], form: Json) -> State:
    return game().state_from_json(form)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """A game in numbers for a number of seats: actions as ids, what a seat knows as one row.

    Each game has its own encoding. It is fixed and has a version. If you store ids or weights,
    store the version with them. The meaning of an id can depend on the position, so both
    directions take the state. It never depends on what the acting seat cannot see.
    """

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (self.seats,))

    @property
    def version(self) -> int:
        """Increases when an id or a number of an observation changes its meaning."""
        undefined(self, "version")

    @property
    def bounds(self) -> Bounds:
        """The maximum length of a game and its maximum points."""
        undefined(self, "bounds")

    # -- actions ------------------------------------------------------------------------------

    @property
    def actions(self) -> int:
        """Number of action ids: they are 0 up to this, exclusive."""
        undefined(self, "actions")

    def action_id(self, state: State, seat: int, action: Action) -> int:
        """The id of an action of `legal(seat)`."""
        undefined(self, "action_id")

    def action_of(self, state: State, seat: int, number: int) -> Action:
        """The action of `legal(seat)` with this id; IllegalAction if there is none."""
        for action in state.legal(seat):
            if self.action_id(state, seat, action) == number:
                return action
        raise no_action(number)

    def legal_ids(self, state: State, seat: int) -> list[int]:
        """The ids of the legal actions, ascending."""
        return sorted([self.action_id(state, seat, action) for action in state.legal(seat)])

    def add_legal(self, found: vec[i64], state: State, seat: int) -> vec[i64]:
        """Append those of `legal_ids`. A game can override this to list many games faster."""
        for number in self.legal_ids(state, seat):
            found = append(found, number)
        return found

    def step(self, state: State, number: int, rng: Random) -> None:
        """Play the action with this id for the seat to act, then draw as in `draw_on`. The id must
        be legal: it need not be checked again.
        """
        seat = state.to_act
        assert seat is not None
        state.apply(seat, self.action_of(state, seat, number))
        self.draw_on(state, rng)

    def draw_on(self, state: State, rng: Random) -> None:
        """Draw as `rng` decides until a seat is to act or the game is over."""
        while state.to_act == CHANCE:
            state.apply(CHANCE, state.draw(rng))

    # -- luck ---------------------------------------------------------------------------------

    @property
    def outcomes(self) -> int:
        """Number of ids for outcomes of chance, which are separate from action ids."""
        undefined(self, "outcomes")

    def outcome_id(self, outcome: Action) -> int:
        undefined(self, "outcome_id")

    def outcome_of(self, number: int) -> Action:
        """The outcome with this id; IllegalAction if there is none."""
        undefined(self, "outcome_of")

    # -- observations -------------------------------------------------------------------------

    @property
    def fields(self) -> tuple[Field, ...]:
        """The blocks of an observation, in the order of `observe`."""
        undefined(self, "fields")

    @property
    def width(self) -> int:
        """Number of numbers in an observation."""
        return sum([field.size for field in self.fields])

    def observe(self, state: State, seat: int) -> bytes:
        """What this seat knows: `width` signed 16-bit numbers, little-endian.

        It contains nothing else: any state that the seat cannot tell from this one gives the same
        row. Seats are counted from the observer, who is 0.
        """
        undefined(self, "observe")

    # A game can override the following to write many rows faster.

    def empty_row(self) -> vec[i16]:
        """A row on which `write_row` can write."""
        return vec[i16]([0] * self.width)

    def write_row(self, rows: vec[i16], first: i64, state: State, seat: int) -> None:
        """Write the numbers of `observe` from `first` on, where an empty row or any other row of
        this encoding is.
        """
        written = self.observe(state, seat)
        at: i64 = 0
        while 2 * at < len(written):
            rows[first + at] = read_i16_le(written, 2 * at)
            at += 1

    def update_row(self, rows: vec[i16], first: i64, state: State, seat: int, number: int) -> None:
        """The same, where the row of this game is that `step` has just played on with this id: of
        the seat that acted, as it was before.
        """
        self.write_row(rows, first, state, seat)


def encoding_of(
    game: Game, seats: int, options: Mapping[str, object] | None = None
) -> Encoding | None:
    """The encoding of a game, or None if it has none."""
    try:
        return game.encoding_for(seats, options)
    except InvalidSetup as refused:
        if refused.reason.key == NO_NUMBERING:
            return None
        raise
