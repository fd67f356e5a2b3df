"""Promises about aids, standing orders and the types of JSON forms."""

from __future__ import annotations

import json
import pickle
from typing import Any

from typing_extensions import get_type_hints

from meeplewright.core.conformance.bad_input import NONSENSE, check_refused, damage_and_read
from meeplewright.core.conformance.position import Position, some, steps
from meeplewright.core.conformance.report import Broken, difference
from meeplewright.core.errors import InvalidJson
from meeplewright.core.game import Action, Game, Json, State, View
from meeplewright.core.orders import StandingOrder
from meeplewright.core.schemas import AIDS, ALWAYS, ORDER, form_types

OBSERVERS = 2
ORDERS = 3
WHILE = 40


def aids_and_orders_are_named(game: Game) -> None:
    """Every name is one word and unique. If forms are described, they include these names."""
    for names in (game.aids, game.orders):
        if len({*names}) != len(names) or any(name.split() != [name] for name in names):
            raise Broken(f"aids and orders are single words, none twice, not {names!r}")
    if not game.forms:
        return
    types = form_types(game)
    wanted = [*ALWAYS, *([AIDS] if game.aids else []), *([ORDER] if game.orders else [])]
    missing = [name for name in wanted if name not in types]
    if missing:
        raise Broken(f"{', '.join(game.forms)} do not describe {', '.join(missing)}")
    if game.aids and tuple(get_type_hints(types[AIDS])) != game.aids:
        raise Broken(f"{AIDS} has not the answers of {', '.join(game.aids)} in this order")


def aids_tell_what_the_view_holds(position: Position) -> None:
    """The answer is plain JSON and depends only on the view: equal views get equal answers."""
    game, state = position.game, position.state
    for seat in some(position.rng, [None, *range(state.seats)], OBSERVERS):
        view = state.view(seat)
        form = view.to_json()
        others = {
            "the view read from JSON": game.view_from_json(_through_json(form)),
            "the view of a twin": game.determinize(view, position.fair_rng()).view(seat),
        }
        for name in game.aids:
            answer = game.aid(name, view)
            _check_same(f"{name}: the answer is not plain JSON", answer, _through_json(answer))
            for what, other in others.items():
                _check_same(f"{name}: {what} gives another", answer, game.aid(name, other))
        _check_same("after the aids the view is another", form, view.to_json())


def other_aids_are_refused(position: Position) -> None:
    view = position.state.view(None)
    for name in ("", "no such aid"):
        check_refused(lambda wrong: position.game.aid(wrong, view), name, InvalidJson)


def orders_travel(position: Position) -> None:
    """Orders survive JSON and pickle; an offered order is already as it would be stored."""
    game = position.game
    for view, order in _offered(position):
        form = _through_json(order.to_json())
        if form.get("order") not in game.orders:
            raise Broken(f"{form} is none of the orders {game.orders}")
        ways = {"JSON": game.order_from_json(form), "pickle": pickle.loads(pickle.dumps(order))}
        ways["giving it once more"] = order.given(view)
        for way, other in ways.items():
            if other != order or hash(other) != hash(order):
                raise Broken(f"by {way} {order!r} becomes {other!r}")
        damage_and_read(game.order_from_json, form, position.rng, InvalidJson)


def other_orders_are_refused(position: Position) -> None:
    for form in (*NONSENSE, {"order": "no such order"}, {"order": None}):
        check_refused(position.game.order_from_json, form, InvalidJson)


def orders_make_legal_steps(position: Position) -> None:
    """A step is legal, or None, and depends only on the view and the legal actions."""
    for view, order in _offered(position):
        assert view.seat is not None
        state = position.state.copy()
        for _ in range(WHILE):
            ways = steps(state)
            if not ways:
                break
            seat, action = position.rng.choice(ways)
            if view.seat in state.actors:
                made = _step(position, state, order, view.seat)
                if made is None:
                    break
                seat, action = view.seat, made
            state.apply(seat, action)


def _offered(position: Position) -> list[tuple[View, StandingOrder]]:
    """Some of the orders that are possible here, each with its view."""
    views = [position.state.view(seat) for seat in range(position.state.seats)]
    if position.game.orders_for(position.state.view(None)):
        raise Broken("a spectator is offered orders")
    offers = [(view, order) for view in views for order in position.game.orders_for(view)]
    return some(position.rng, offers, ORDERS)


def _step(position: Position, state: State, order: StandingOrder, seat: int) -> Action | None:
    """The step of the order here. It must be the same however it is asked for."""
    game = position.game
    view, legal = state.view(seat), list(state.legal(seat))
    form, listed = view.to_json(), list(legal)
    made = order.step(view, legal)
    if made is not None and made not in listed:
        raise Broken(f"{order!r} makes the step {made!r}, which is not legal")
    kept = game.order_from_json(_through_json(order.to_json()))
    twin = game.determinize(view, position.fair_rng()).view(seat)
    again = {
        "asked again": order.step(view, legal),
        "stored and read": kept.step(game.view_from_json(_through_json(form)), list(listed)),
        "on a twin's view": order.step(twin, list(listed)),
    }
    for how, other in again.items():
        if other != made:
            raise Broken(f"{order!r} makes {made!r}, but {how} {other!r}")
    if legal != listed:
        raise Broken(f"{order!r} changes the list of legal actions")
    _check_same(f"{order!r} changes the view", form, view.to_json())
    return made


def _check_same(what: str, form: Json, other: Json) -> None:
    found = difference(form, other)
    if found is not None:
        raise Broken(f"{what}: {found}")


def _through_json(form: Json) -> Any:
    return json.loads(json.dumps(form, allow_nan=False))
