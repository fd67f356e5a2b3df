"""Promises about what a seat, or a spectator, may not know.

Twins are a state and what `determinize` makes of one observer's view of it: they differ only in
what the observer may not know. Both are continued by a step of the same seat: the same step in both
if it is the observer's, otherwise perhaps different ones. If the rules then reveal something, both
the observer's next view and the events it receives must differ. As long as its views are equal, its
events must be equal too, and the other way round. So events and views contain the same information.
Equal means equal in Python and as JSON, because players receive the JSON form.

An observer who sees all events of an entry unchanged knows the entry, so a secret entry needs an
event that hides something.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random

from meeplewright.core.conformance.position import Position, Step, play_a_while, steps
from meeplewright.core.conformance.report import Broken, difference
from meeplewright.core.game import Event, Game, Json, State, View

WALKS = 3
LENGTH = 5
WHILE = 30


@dataclass(frozen=True)
class Twins:
    """Two states, the step that led to each, and what the observer saw of it."""

    observer: int | None
    real: State
    other: State
    seen: tuple[Event, ...] = ()
    seen_in_other: tuple[Event, ...] = ()
    taken: str = "determinize"
    is_same_step: bool = True
    is_seen_whole: bool = True

    @cached_property
    def look_alike(self) -> bool:
        return _are_alike([self.real.view(self.observer)], [self.other.view(self.observer)])

    @cached_property
    def sound_alike(self) -> bool:
        return _are_alike(self.seen, self.seen_in_other)

    @property
    def who(self) -> str:
        return "a spectator" if self.observer is None else f"seat {self.observer}"


def determinize_keeps_the_view(position: Position) -> None:
    """`determinize(view).view(seat) == view`, using only rng.random()."""
    for twins in _born(position):
        view = twins.real.view(twins.observer)
        view_of_other = twins.other.view(twins.observer)
        if not _are_alike([view], [view_of_other]):
            found = difference(view.to_json(), view_of_other.to_json())
            raise Broken(f"for {twins.who} the view differs: {found}")


def determinize_gives_sound_states(position: Position) -> None:
    """It is the same table at the same entry, and can be written, read and played on."""
    for twins in _born(position):
        other = twins.other
        for what in ("game", "seats", "options", "entry", "to_act", "actors"):
            mine, yours = getattr(position.state, what), getattr(other, what)
            if mine != yours:
                raise Broken(f"made from the view of {twins.who} `{what}` is {yours}, not {mine}")
        back = position.game.state_from_json(other.to_json())
        found = difference(other.to_json(), back.to_json())
        if found is not None:
            raise Broken(f"made from the view of {twins.who} it does not travel: {found}")
        play_a_while(back, position.fair_rng(), WHILE)


def legality_tells_no_secret(position: Position) -> None:
    """An observer who cannot tell twins apart has the same legal actions and the same reasons."""
    for twins in walks(position):
        if not twins.look_alike:
            continue
        if twins.real.actors != twins.other.actors or twins.real.to_act != twins.other.to_act:
            raise Broken(f"after {twins.taken} {twins.who} could tell twins apart by who acts")
        if twins.observer is None:
            continue
        for action in {*position.pool.sample(), *twins.real.legal(twins.observer)}:
            mine = twins.real.why_not(twins.observer, action)
            yours = twins.other.why_not(twins.observer, action)
            if mine != yours:
                found = f"{action!r}: {mine or 'legal'} or {yours or 'legal'}"
                raise Broken(f"after {twins.taken} {twins.who} could tell twins apart by {found}")
        if list(twins.real.legal(twins.observer)) != list(twins.other.legal(twins.observer)):
            raise Broken(f"after {twins.taken} {twins.who} could tell twins apart by `legal`")


def events_tell_no_secret(position: Position) -> None:
    """If an observer's views are equal, the events it received were equal."""
    for twins in walks(position):
        if not twins.sound_alike and twins.look_alike:
            found = f"{_forms(twins.seen)} or {_forms(twins.seen_in_other)}"
            raise Broken(f"after {twins.taken} {twins.who} saw {found}, which its view hides")


def views_show_no_secret(position: Position) -> None:
    """If the events that an observer received are equal, its views are equal."""
    for twins in walks(position):
        if twins.sound_alike and not twins.look_alike:
            view = twins.real.view(twins.observer).to_json()
            found = difference(view, twins.other.view(twins.observer).to_json())
            raise Broken(
                f"after {twins.taken} the view of {twins.who} shows what no event told: {found}"
            )


def events_seen_whole_tell_the_entry(position: Position) -> None:
    """If an observer sees all events unchanged, no other entry would have looked the same."""
    for twins in walks(position):
        if twins.sound_alike and twins.is_seen_whole and not twins.is_same_step:
            found = f"{_forms(twins.seen)} whole, which hides what was done"
            raise Broken(f"after {twins.taken} {twins.who} saw {found}")


def a_game_without_secrets_hides_nothing(position: Position) -> None:
    """If `has_secrets` is false, `determinize` returns an equal state, the forms of all views are
    the same except for their `seat`, and everybody sees all events unchanged.
    """
    if position.game.has_secrets:
        return
    watched = position.state.view(None).to_json()
    for twins in _born(position):
        found = difference(twins.real.to_json(), twins.other.to_json())
        if found is not None:
            raise Broken(f"there are no secrets, but the view of {twins.who} hides {found}")
        form = twins.real.view(twins.observer).to_json()
        found = difference({**watched, "seat": twins.observer}, {"seat": twins.observer, **form})
        if found is not None:
            raise Broken(f"there are no secrets, but the view of {twins.who} differs: {found}")
    for twins in walks(position):
        if not twins.is_seen_whole:
            raise Broken(f"there are no secrets, but {twins.who} saw {_forms(twins.seen)} changed")


def _are_alike(some: Sequence[View | Event], others: Sequence[View | Event]) -> bool:
    """As values and as JSON: a form may contain more than the compared parts."""
    return list(some) == list(others) and difference(_forms(some), _forms(others)) is None


def _forms(things: Sequence[View | Event]) -> list[Json]:
    return [thing.to_json() for thing in things]


def _born(position: Position) -> Iterator[Twins]:
    for observer in (None, *range(position.state.seats)):
        yield _twins(position.game, position.state, observer, position.fair_rng())


def _twins(game: Game, state: State, observer: int | None, rng: Random) -> Twins:
    return Twins(observer, state, game.determinize(state.view(observer), rng))


def walks(position: Position) -> list[Twins]:
    """Made once for all promises that use them."""
    return position.made("walks", lambda: list(_all_walks(position)))


def _all_walks(position: Position) -> Iterator[Twins]:
    """Twins of every observer, followed until they differ for the observer."""
    for observer in (None, *range(position.state.seats)):
        for _ in range(WALKS):
            twins = _twins(position.game, position.state, observer, position.fair_rng())
            yield twins
            for _ in range(LENGTH):
                after = _stepped(twins, position.rng) if twins.look_alike else None
                if after is None:
                    break
                twins = after
                yield twins


def _stepped(twins: Twins, rng: Random) -> Twins | None:
    chosen = _two_steps(twins, rng)
    if chosen is None:
        return None
    one, another = chosen
    real, other = twins.real.copy(), twins.other.copy()
    events, events_in_other = real.apply(*one), other.apply(*another)
    seen = _seen(events, twins.observer)
    return Twins(
        twins.observer,
        real,
        other,
        seen,
        _seen(events_in_other, twins.observer),
        repr(one[1]) if one == another else f"{one[1]!r} or {another[1]!r}",
        one == another,
        list(seen) == events,
    )


def _two_steps(twins: Twins, rng: Random) -> tuple[Step, Step] | None:
    """A step of the same seat in each; if it is not the observer, perhaps different ones."""
    ways = steps(twins.real)
    if not ways:
        return None
    one = rng.choice(ways)
    possible = [way for way in steps(twins.other) if way[0] == one[0]]
    if one in possible and (one[0] == twins.observer or rng.random() < 0.5):
        return one, one
    if one[0] == twins.observer or not possible:
        return None
    return one, rng.choice(possible)


def _seen(events: list[Event], observer: int | None) -> tuple[Event, ...]:
    """What the observer receives of these events."""
    seen = [event.seen_by(observer) for event in events]
    return tuple([event for event in seen if event is not None])
