"""What a game is: Game (its static facts), State (a position that knows the rules), and the
actions, events, views and outcomes that pass between a state and everybody else.

Nothing here knows a particular game, a player or a network.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final, NoReturn

from mypy_extensions import mypyc_attr

from meeplewright.core.errors import IllegalAction, InvalidForm, InvalidSetup, Reason
from meeplewright.core.luck import below
from meeplewright.core.options import Option, checked
from meeplewright.core.reading import an_object, one_of
from meeplewright.core.values import Value

if TYPE_CHECKING:
    from meeplewright.core.encoding import Encoding
    from meeplewright.core.orders import StandingOrder

CHANCE: Final = -1
"""The seat of luck: `state.to_act` when an outcome must be drawn, and the seat that applies it."""

NO_NUMBERING: Final = "setup-encoding"
"""The reason's key where a game has no encoding."""

Form = dict[str, Any]
Options = dict[str, str | int]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Action(Value):
    """One small step of a turn, or one outcome of chance."""

    def to_json(self) -> Form:
        _undefined(self, "to_json")

    def to_text(self) -> str:
        """One token of the text notation, without spaces."""
        _undefined(self, "to_text")


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Event(Value):
    """Something that happened. Data, never prose."""

    def to_json(self) -> Form:
        _undefined(self, "to_json")

    def seen_by(self, seat: int | None) -> Event | None:
        """The form that this seat (None: a spectator) may see; None when it sees nothing.

        Who sees all events of an entry as they are knows the entry; so one that stays secret
        has an event that looks otherwise to the others.
        """
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class View(Value):
    """All that one seat, or a spectator, may know. Holds knowledge, not the history of events."""

    seat: int | None

    @property
    def entry(self) -> int | None:
        """How many entries were applied so far; None where the view does not tell."""
        return None

    def to_json(self) -> Form:
        _undefined(self, "to_json")


@mypyc_attr(allow_interpreted_subclasses=True)
class Item(Value):
    """Points with their reason. A total is only ever a sum of items."""

    points: int

    def to_json(self) -> Form:
        _undefined(self, "to_json")


class Outcome(Value):
    """The end of a game: every seat's points, the items they are made of, and who won."""

    def __init__(
        self, points: Sequence[int], items: Sequence[Sequence[Item]], winners: Sequence[int]
    ) -> None:
        self.points: Final = tuple(points)
        self.items: Final = tuple([tuple(of_seat) for of_seat in items])
        self.winners: Final = tuple(winners)

    def parts(self) -> tuple[Any, ...]:
        return (self.points, self.items, self.winners)

    @property
    def ranking(self) -> tuple[int, ...]:
        """The place of every seat, 1 for the winners; level seats share a place.

        Winners come first even where a tie-breaker, not points, made them so.
        """
        keys = [(seat in self.winners, self.points[seat]) for seat in range(len(self.points))]
        return tuple([1 + sum([other > key for other in keys]) for key in keys])

    def to_json(self) -> Form:
        return {
            "points": list(self.points),
            "items": [[item.to_json() for item in of_seat] for of_seat in self.items],
            "winners": list(self.winners),
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: complete, mutable, cheap to copy, and the only thing that knows the rules."""

    # -- what it is ---------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game that is played."""
        _undefined(self, "game")

    @property
    def seats(self) -> int:
        """How many seats play."""
        _undefined(self, "seats")

    @property
    def options(self) -> Options:
        """The options of the game by name, defaults included."""
        _undefined(self, "options")

    @property
    def entry(self) -> int:
        """How many entries (outcomes of chance and actions) were applied so far."""
        _undefined(self, "entry")

    # -- whose decision it is -----------------------------------------------------------------

    @property
    def to_act(self) -> int | None:
        """The seat to decide (the lowest of `actors`); CHANCE; None when the game is over."""
        _undefined(self, "to_act")

    @property
    def actors(self) -> tuple[int, ...]:
        """Every seat that may act now; empty while chance is pending and when it is over."""
        seat = self.to_act
        return () if seat is None or seat == CHANCE else (seat,)

    def legal(self, seat: int) -> Sequence[Action]:
        """The legal actions in a stable order, no two meaning the same. THE source of legality.

        A list is the caller's own, to sort or to empty.
        """
        _undefined(self, "legal")

    def why_not(self, seat: int, action: Action) -> Reason | None:
        """None exactly when the action is in `legal(seat)`; else the reason and its rule."""
        _undefined(self, "why_not")

    def canonical(self, seat: int, action: Action) -> Action:
        """The action of `legal` that means the same as this one; itself where there is none."""
        return action

    def require(self, seat: int, action: Action) -> Action:
        """The canonical form of a legal action; IllegalAction, naming the rule, for any other."""
        listed = self.canonical(seat, action)
        reason = self.why_not(seat, listed)
        if reason is not None:
            raise IllegalAction(reason)
        return listed

    # -- luck ---------------------------------------------------------------------------------

    def chance(self) -> Sequence[tuple[Action, int]]:
        """The possible outcomes with integer weights; empty unless chance is to act."""
        _undefined(self, "chance")

    def draw(self, rng: Random) -> Action:
        """One outcome of `chance`, sampled by weight without listing them all."""
        _undefined(self, "draw")

    # -- change -------------------------------------------------------------------------------

    def apply(self, seat: int, action: Action) -> list[Event]:
        """Change the state. Trusts its caller: the action is legal, or a possible outcome."""
        _undefined(self, "apply")

    def random_action(self, rng: Random) -> Action:
        """Uniform over the legal actions of `to_act`, without building the list."""
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
        _undefined(self, "copy")

    def view(self, seat: int | None) -> View:
        """All that this seat, or a spectator, may know: built up, never stripped down."""
        _undefined(self, "view")

    def points_now(self) -> list[int]:
        """Every seat's points if the game ended here."""
        _undefined(self, "points_now")

    def points_seen_by(self, seat: int) -> list[int]:
        """The same, but of other seats only what lies in the open."""
        return self.points_now()

    def holdings(self, seat: int) -> int:
        """A rough count of what the seat has besides points, to tell level positions apart."""
        return 0

    def outcome(self) -> Outcome | None:
        """Itemised points and winners once the game is over; None before."""
        _undefined(self, "outcome")

    def to_json(self) -> Form:
        """The full state, secrets included."""
        _undefined(self, "to_json")

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

    def _repr_svg_(self) -> str | None:
        """The board as a picture, in a notebook, where somebody registered a drawer."""
        from meeplewright.core.registry import draw_state

        return draw_state(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The static facts of a game. Holds no position and no luck."""

    @property
    def name(self) -> str:
        """The name in records and in the registry, such as `carcassonne`."""
        _undefined(self, "name")

    @property
    def rules(self) -> int:
        """The version of the rules; a change of behaviour bumps it."""
        _undefined(self, "rules")

    @property
    def seat_counts(self) -> tuple[int, ...]:
        """How many seats can play."""
        _undefined(self, "seat_counts")

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen before a game."""
        return ()

    @property
    def has_secrets(self) -> bool:
        """Whether some seat may not know all that is so; if not, a view is the whole position."""
        return True

    def start(self, seats: int, options: Mapping[str, object] | None = None) -> State:
        """A state before the first outcome of chance."""
        _undefined(self, "start")

    def determinize(self, view: View, rng: Random) -> State:
        """A full state that the view cannot tell from the real one."""
        _undefined(self, "determinize")

    def action_from_json(self, form: object) -> Action:
        """The action of this JSON form, or InvalidAction."""
        _undefined(self, "action_from_json")

    def chance_from_json(self, form: object) -> Action:
        """The outcome of chance of this JSON form, or InvalidAction."""
        _undefined(self, "chance_from_json")

    def action_from_text(self, text: str) -> Action:
        """The action that this token of the text notation means, or InvalidAction."""
        _undefined(self, "action_from_text")

    def chance_from_text(self, text: str) -> Action:
        """The outcome of chance that this token means, or InvalidAction."""
        _undefined(self, "chance_from_text")

    def state_from_json(self, form: object) -> State:
        """The state of this JSON form, or InvalidForm."""
        _undefined(self, "state_from_json")

    def view_from_json(self, form: object) -> View:
        """The view of this JSON form, or InvalidForm."""
        _undefined(self, "view_from_json")

    def event_from_json(self, form: object) -> Event:
        """The event of this JSON form, or InvalidForm."""
        _undefined(self, "event_from_json")

    def encoding(self, seats: int) -> Encoding:
        """The game in numbers at a table of so many seats. InvalidSetup for a wrong number, and
        with the key NO_NUMBERING where the game has none.
        """
        raise InvalidSetup(Reason("encoding", NO_NUMBERING, {"game": self.name}))

    # -- what a table needs beyond play --------------------------------------------------------

    @property
    def aids(self) -> tuple[str, ...]:
        """The aids that a table may allow its players, by name."""
        return ()

    def aid(self, name: str, view: View) -> Form:
        """What the aid tells the one who has this view. InvalidForm where there is none such."""
        one_of(name, "aid", self.aids, InvalidForm)
        _undefined(self, "aid")

    @property
    def orders(self) -> tuple[str, ...]:
        """The kinds of standing orders that a seat may leave."""
        return ()

    def order_from_json(self, form: object) -> StandingOrder:
        """The standing order of this JSON form, or InvalidForm."""
        kind = an_object(form, "order", InvalidForm).get("order")
        one_of(kind, "order.order", self.orders, InvalidForm)
        _undefined(self, "order_from_json")

    def orders_for(self, view: View) -> tuple[StandingOrder, ...]:
        """The orders that the seat of this view could give now."""
        return ()

    @property
    def forms(self) -> tuple[str, ...]:
        """The interpreted modules that describe the JSON forms, see `core/schemas.py`."""
        return ()

    # -- checks --------------------------------------------------------------------------------

    def checked_seats(self, seats: int) -> int:
        """The number of seats, or InvalidSetup."""
        if type(seats) is not int or seats not in self.seat_counts:
            counts = self.seat_counts
            asked: dict[str, str | int] = {"seats": seats, "least": counts[0], "most": counts[-1]}
            raise InvalidSetup(Reason("seats", "setup-seats", asked))
        return seats

    def checked_options(self, given: Mapping[str, object] | None = None) -> Options:
        """Every option of the game with its value, defaults filled in, or InvalidSetup."""
        return checked(self.options, given or {})

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self).__name__)

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), ())


def _restore(game: type[Game], form: Form) -> State:
    return game().state_from_json(form)


def _undefined(thing: object, name: str) -> NoReturn:
    raise TypeError(f"{type(thing).__name__} does not define {name}")
