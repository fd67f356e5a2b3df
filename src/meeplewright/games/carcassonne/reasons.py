"""Why a turn of Carcassonne is good: what it changes on the table.

Everything on the table is public (CA 3.3), so a reason can use the whole position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from meeplewright.bots.reasons import TurnReason
from meeplewright.core.game import Action, Event, State
from meeplewright.games.carcassonne.rules.actions import Follower
from meeplewright.games.carcassonne.rules.events import (
    FollowerPlaced,
    GoodsTaken,
    Scored,
    SecondTile,
    TilePlaced,
)
from meeplewright.games.carcassonne.rules.items import Cell, FeatureItem, Spot
from meeplewright.games.carcassonne.rules.state import CarcassonneState
from meeplewright.games.carcassonne.rules.survey import Feature
from meeplewright.games.carcassonne.rules.variant import BIG
from meeplewright.games.carcassonne.term_reasons import reasons_from_terms

FEW_TILES = 3
"""So few tiles that fit next to a feature are worth mentioning."""
FEW_FOLLOWERS = 3
"""So few followers in the supply are worth keeping."""


def reasons_of(state: State, seat: int, actions: Sequence[Action]) -> list[TurnReason]:
    assert isinstance(state, CarcassonneState)
    turn = _Turn(state, seat, actions)
    found = [reason for find in _FINDERS for reason in find(turn)]
    return found or reasons_from_terms(state, seat, actions)


class _Turn:
    """The position before and after a turn, and what happened between them."""

    def __init__(self, state: CarcassonneState, seat: int, actions: Sequence[Action]) -> None:
        self.seat = seat
        self.before = state
        self.after = state.copy()
        self.events: list[Event] = []
        self.keeps_follower = False  # although one could have been placed
        for action in actions:
            if action == Follower(None, None):
                self.keeps_follower = len(self.after.legal(seat)) > 1
            self.events += self.after.apply(seat, action)
        self.was = state.features()
        self.now = self.after.features()
        self.grown = _with_parts(self.was, self.now)

    def scored(self) -> Iterator[tuple[FeatureItem, tuple[int, ...]]]:
        """The completed features, and who scored them."""
        for event in self.events:
            if isinstance(event, Scored):
                item = event.item
                if isinstance(item, FeatureItem) and item.finished:
                    yield item, event.seats

    def has(self, feature: Feature) -> bool:
        return self.seat in feature.owners

    def others(self, features: Sequence[Feature]) -> tuple[int, ...]:
        """Who has these features, if the seat has not."""
        owners = {owner for one in features if not self.has(one) for owner in one.owners}
        return tuple(sorted(owners))


def _with_parts(was: list[Feature], now: list[Feature]) -> list[tuple[Feature, list[Feature]]]:
    """Every feature after the turn, and the features before it that it consists of."""
    index_at = {spot: index for index, feature in enumerate(was) for spot in feature.spots}
    found = []
    for feature in now:
        indexes = {index_at[spot] for spot in feature.spots if spot in index_at}
        found.append((feature, [was[index] for index in sorted(indexes)]))
    return found


# -- completed features -----------------------------------------------------------------------


def _completed(turn: _Turn) -> Iterator[TurnReason]:
    """Roads, cities and cloisters that score for the seat, the most points first."""
    own = [(item, seats) for item, seats in turn.scored() if turn.seat in seats]
    for item, seats in sorted(own, key=lambda one: -one[0].points):
        others = tuple(other for other in seats if other != turn.seat)
        arguments: dict[str, str | int] = {"kind": item.kind, "points": item.points}
        key = "cc-reason-completes-shared" if others else "cc-reason-completes"
        yield TurnReason(key, arguments, others)


def _completed_for_others(turn: _Turn) -> Iterator[TurnReason]:
    for item, seats in turn.scored():
        if turn.seat not in seats:
            arguments: dict[str, str | int] = {"kind": item.kind, "points": item.points}
            yield TurnReason("cc-reason-completes-other", arguments, seats)


def _returned(turn: _Turn) -> Iterator[TurnReason]:
    """CA 8.1: more followers in the supply than before."""
    number = _followers(turn.after, turn.seat) - _followers(turn.before, turn.seat)
    if number > 0:
        yield TurnReason("cc-reason-returns", {"followers": number})


def _followers(state: CarcassonneState, seat: int) -> int:
    """In supply, the big one included."""
    return int(state.supply[seat] + state.in_supply(seat, BIG))


def _goods(turn: _Turn) -> Iterator[TurnReason]:
    """CA T3"""
    tokens = sum(sum(event.goods) for event in turn.events if isinstance(event, GoodsTaken))
    if tokens:
        yield TurnReason("cc-reason-goods", {"tokens": tokens})


def _second_tile(turn: _Turn) -> Iterator[TurnReason]:
    """CA T17"""
    if any(isinstance(event, SecondTile) for event in turn.events):
        yield TurnReason("cc-reason-second")


# -- features of others -----------------------------------------------------------------------


def _joined(turn: _Turn) -> Iterator[TurnReason]:
    """CA 7.5: with at least as many followers as they have, the seat scores their feature, too."""
    for feature, parts in turn.grown:
        joins = any(part.followers[turn.seat] for part in parts)
        others = turn.others(parts)
        if joins and others and turn.has(feature):
            shared = set(others) & set(feature.owners)
            key = "cc-reason-joins" if shared else "cc-reason-takes"
            yield TurnReason(key, {"kind": feature.kind}, others)


def _hindered(turn: _Turn) -> Iterator[tuple[Feature, list[Feature]]]:
    """Roads, cities and cloisters of others that are still incomplete, with their former parts."""
    if turn.after.bag_left == 0:
        return
    for feature, parts in turn.grown:
        others = feature.owners and not turn.has(feature) and turn.others(parts)
        if others and not feature.complete and feature.kind != "field":
            yield feature, parts


def _blocked(turn: _Turn) -> Iterator[TurnReason]:
    """A cell that no tile fits any more stays empty (K18), so the feature stays incomplete."""
    was, now = set(turn.before.dead_cells()), set(turn.after.dead_cells())
    for feature, parts in _hindered(turn):
        hopeless = any(was & set(part.open_cells) for part in parts)
        if now & set(feature.open_cells) and not hopeless:
            yield TurnReason("cc-reason-blocks", {"kind": feature.kind}, feature.owners)


def _nearly_blocked(turn: _Turn) -> Iterator[TurnReason]:
    """The tile just placed leaves few tiles that fit a cell of the feature."""
    placed = [(event.x, event.y) for event in turn.events if isinstance(event, TilePlaced)]
    for feature, _ in _hindered(turn):
        near = [cell for cell in feature.open_cells for at in placed if _are_adjacent(cell, at)]
        fitting = [(_fitting(turn.before, cell), _fitting(turn.after, cell)) for cell in near]
        few = [now for was, now in fitting if 0 < now <= FEW_TILES and now <= was - FEW_TILES]
        if few:
            arguments: dict[str, str | int] = {"kind": feature.kind, "tiles": min(few)}
            yield TurnReason("cc-reason-hinders", arguments, feature.owners)


def _spoiled(turn: _Turn) -> Iterator[TurnReason]:
    """CA I7, I10: an incomplete feature of others is worth nothing any more."""
    for feature, parts in _hindered(turn):
        if _is_special(feature) and not any(_is_special(part) for part in parts):
            yield TurnReason("cc-reason-spoils", {"kind": feature.kind}, feature.owners)


def _raised(turn: _Turn) -> Iterator[TurnReason]:
    """CA I6, I9: an inn or cathedral in a feature of one's own that can still be completed."""
    for feature, parts in turn.grown:
        own = any(turn.has(part) for part in parts) and turn.has(feature)
        new = _is_special(feature) and not any(_is_special(part) for part in parts)
        if own and new and not feature.complete:
            arguments: dict[str, str | int] = {
                "kind": feature.kind,
                "points": feature.worth_finished,
            }
            yield TurnReason("cc-reason-raises", arguments)


def _is_special(feature: Feature) -> bool:
    return "inn" in feature.more or "cathedral" in feature.more


def _are_adjacent(one: Cell, other: Cell) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def _fitting(state: CarcassonneState, cell: Cell) -> int:
    return sum(state.fitting(cell[0], cell[1]).values())


# -- followers and features of one's own ------------------------------------------------------


def _claimed(turn: _Turn) -> Iterator[TurnReason]:
    """The figure just placed, unless it has already scored."""
    for event in turn.events:
        if isinstance(event, FollowerPlaced):
            spot = Spot(event.x, event.y, event.on, event.at)
            for feature in turn.now:
                if spot in feature.spots and not feature.complete:
                    yield _claim(turn, feature, event.figure)


def _claim(turn: _Turn, feature: Feature, figure: str) -> TurnReason:
    if figure == "builder":
        return TurnReason("cc-reason-builder", {"kind": feature.kind})
    if figure == "pig":
        return TurnReason("cc-reason-pig", {"cities": len(_cities(turn.now, [feature]))})
    if feature.kind == "field":
        return TurnReason("cc-reason-field", {"cities": len(_cities(turn.now, [feature]))})
    if feature.kind == "cloister":
        return TurnReason("cc-reason-cloister", {"tiles": 9 - len(feature.open_cells)})
    if len(feature.cells) == 1:
        return TurnReason("cc-reason-starts", {"kind": feature.kind})
    return TurnReason("cc-reason-claims", {"kind": feature.kind, "tiles": len(feature.cells)})


def _cities(features: Sequence[Feature], fields: Sequence[Feature]) -> set[Spot]:
    """The completed cities next to these fields, by their first spot."""
    first = {spot: one.spots[0] for one in features if one.complete for spot in one.spots}
    return {first[city] for field in fields for city in field.cities if city in first}


def _extended(turn: _Turn) -> Iterator[TurnReason]:
    """The incomplete road, city or cloister that gained most."""
    found: list[tuple[int, TurnReason]] = []
    for feature, parts in turn.grown:
        own = [part for part in parts if turn.has(part)]
        if own and turn.has(feature) and feature.kind != "field" and not feature.complete:
            before = max(part.worth_now for part in own)
            arguments: dict[str, str | int] = {"kind": feature.kind, "points": feature.worth_now}
            reason = TurnReason("cc-reason-extends", {**arguments, "before": before})
            found.append((feature.worth_now - before, reason))
    gain, best = max(found, key=lambda one: one[0], default=(0, None))
    if best is not None and gain > 0:
        yield best


def _supplied(turn: _Turn) -> Iterator[TurnReason]:
    """CA 11.1: more completed cities next to the fields of farmers that were there before."""
    was = _cities(turn.was, [one for one in turn.was if one.kind == "field" and turn.has(one)])
    fields = [
        field
        for field, parts in turn.grown
        if field.kind == "field" and turn.has(field) and any(turn.has(part) for part in parts)
    ]
    now = _cities(turn.now, fields)
    if len(now) > len(was):
        yield TurnReason("cc-reason-farm", {"cities": len(now)})


def _kept(turn: _Turn) -> Iterator[TurnReason]:
    """One of the last followers could have been placed."""
    supply = int(turn.after.supply[turn.seat])
    if turn.keeps_follower and 0 < supply <= FEW_FOLLOWERS:
        yield TurnReason("cc-reason-keeps", {"followers": supply})


_FINDERS: tuple[Callable[[_Turn], Iterator[TurnReason]], ...] = (
    _completed,
    _second_tile,
    _joined,
    _goods,
    _blocked,
    _spoiled,
    _returned,
    _claimed,
    _raised,
    _extended,
    _supplied,
    _nearly_blocked,
    _completed_for_others,
    _kept,
)
