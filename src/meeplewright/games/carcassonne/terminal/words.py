"""Carcassonne as text: tiles, spots, events and points, all from the catalogue."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from meeplewright.core.game import Event, Item, State
from meeplewright.games.carcassonne.rules.actions import Follower, Place
from meeplewright.games.carcassonne.rules.events import (
    FollowerPlaced,
    GoodsTaken,
    Scored,
    SecondTile,
    Started,
    TileDiscarded,
    TilePlaced,
)
from meeplewright.games.carcassonne.rules.items import FeatureItem, FieldItem, GoodsItem, Spot
from meeplewright.games.carcassonne.rules.position import Position
from meeplewright.games.carcassonne.rules.state import CarcassonneState
from meeplewright.games.carcassonne.rules.tiles import (
    ALL_TILES,
    CITY,
    GOODS,
    NUMBER_OF,
    ROAD,
    SIDES,
)
from meeplewright.games.carcassonne.rules.variant import FIGURES
from meeplewright.games.carcassonne.terminal.tiles import turned
from meeplewright.terminal.console import Terminal


def tile_name(terminal: Terminal, letter: str) -> str:
    return terminal.text(f"tile-{letter}")


def tile_names(terminal: Terminal, letters: Iterable[str]) -> str:
    """A list of tiles. Their names contain commas, so each is in quotes."""
    return "; ".join(
        terminal.text("quoted", text=tile_name(terminal, letter)) for letter in letters
    )


def cell_name(cell: tuple[int, int]) -> str:
    return f"({cell[0]},{cell[1]})"


def spot_name(terminal: Terminal, tile: str, turn: int, follower: Follower) -> str:
    """`thief on the road: north, east`"""
    if follower.figure == "big":
        plain = Follower(follower.on, follower.at)
        return terminal.text("spot-big", spot=spot_name(terminal, tile, turn, plain))
    if follower.at is None:
        enclosed = follower.on == "field"
        return terminal.text("spot-field-enclosed" if enclosed else "spot-cloister")
    if follower.on == "field":
        key = "spot-pig" if follower.figure == "pig" else "spot-field"
        return terminal.text(key, where=terminal.text(f"half-{follower.at}"))
    key = f"spot-builder-{follower.on}" if follower.figure == "builder" else f"spot-{follower.on}"
    return terminal.text(key, where=_sides_named(terminal, tile, turn, follower))


def _sides_named(terminal: Terminal, tile: str, turn: int, follower: Follower) -> str:
    """The sides of the city or road: `north, east`"""
    assert follower.at is not None
    kind = CITY if follower.on == "city" else ROAD
    side = SIDES.index(follower.at)
    for segment in ALL_TILES[NUMBER_OF[tile]].segments:
        sides = turned(segment, turn)
        if segment.kind == kind and side in sides:
            return ", ".join(terminal.text(f"side-{SIDES[at]}") for at in sides)
    raise AssertionError("a legal follower stands on a segment of the tile")


def spot_worth(terminal: Terminal, state: State, tile: Place, follower: Follower) -> str:
    """What a figure there would score, as far as it is known."""
    assert isinstance(state, CarcassonneState)
    if follower.figure == "builder":
        return terminal.text("spot-worth-builder")
    spot = Spot(tile.x, tile.y, str(follower.on), follower.at)
    features = state.features()
    feature = next(one for one in features if spot in one.spots)
    if follower.figure == "pig":
        complete = {city for one in features if one.complete for city in one.spots}
        now = sum(city in complete for city in feature.cities)
        return terminal.text("spot-worth-pig", now=now)
    if feature.kind == "field":
        return terminal.text("spot-worth-field", now=feature.worth_now)
    if feature.complete:
        return terminal.text("spot-worth-complete", now=feature.worth_finished)
    key = "spot-worth-cloister" if feature.kind == "cloister" else "spot-worth"
    return terminal.text(key, now=feature.worth_now, finished=feature.worth_finished)


def item_words(terminal: Terminal, item: Item) -> str:
    """The reason of points."""
    if isinstance(item, FieldItem):
        key = "item-pig" if item.pig else "item-field"
        return terminal.text(key, city=cell_name(item.city), farmer=cell_name(item.at))
    if isinstance(item, GoodsItem):
        return terminal.text("item-goods", goods=item.goods, tokens=item.tokens)
    assert isinstance(item, FeatureItem)
    key = f"item-{item.kind}"
    if item.special:
        key += "-cathedral" if item.kind == "city" else "-inn"
    key += "" if item.finished else "-open"
    cell = cell_name(item.at[0])
    return terminal.text(key, cell=cell, tiles=item.tiles, pennants=item.pennants)


def goods_words(terminal: Terminal, tokens: Sequence[int]) -> str:
    """`2 × wine, 1 × cloth`; empty without tokens."""
    return ", ".join(
        f"{terminal.number(count)} × {terminal.text(f'goods-{kind}')}"
        for kind, count in zip(GOODS, tokens, strict=True)
        if count
    )


def supply_words(terminal: Terminal, position: Position, seat: int) -> str:
    """`5 followers, big follower, pig`"""
    words = [terminal.text("play-followers", count=position.supply[seat])]
    if position.extras is not None:
        for figure, counts in position.extras.figures.items():
            words += [terminal.text(f"figure-{figure}")] * counts[seat]
    return ", ".join(words)


def supply_short(terminal: Terminal, position: Position, seat: int) -> str:
    """`5+2`: followers, and other figures"""
    short = terminal.number(position.supply[seat])
    if position.extras is None:
        return short
    others = sum(counts[seat] for counts in position.extras.figures.values())
    return f"{short}+{terminal.number(others)}" if others else short


def scored_words(
    terminal: Terminal,
    names: Sequence[str],
    seats: Sequence[int],
    item: Item,
    you: int | None = None,
) -> str:
    """`you` is the seat of the reader, if it has no other name."""
    who = "you" if you in seats else "other"
    if len(seats) > 1:
        who = "you-several" if you in seats else "several"
    together = ", ".join(names[seat] for seat in seats)
    words = item_words(terminal, item)
    return terminal.text("event-scored", who=who, names=together, points=item.points, item=words)


def event_lines(
    terminal: Terminal, names: Sequence[str], events: Sequence[Event], you: int | None = None
) -> list[str]:
    """What happened, one line each; a tile and its follower share one."""
    lines: list[str] = []
    for number, event in enumerate(events):
        if isinstance(event, Started):
            lines.append(terminal.text("event-started", **_doing(names, event.seat, you)))
        elif isinstance(event, TileDiscarded):
            lines.append(
                terminal.text("event-tile_discarded", tile=tile_name(terminal, event.tile))
            )
        elif isinstance(event, TilePlaced):
            then = events[number + 1] if number + 1 < len(events) else None
            doing = _doing(names, event.seat, you)
            lines.append(_placed_words(terminal, doing, event, then))
        elif isinstance(event, Scored):
            lines.append(scored_words(terminal, names, event.seats, event.item, you))
        elif isinstance(event, GoodsTaken):
            goods = goods_words(terminal, event.goods)
            doing = _doing(names, event.seat, you)
            lines.append(terminal.text("event-goods_taken", goods=goods, **doing))
        elif isinstance(event, SecondTile):
            lines.append(terminal.text("event-second_tile", **_doing(names, event.seat, you)))
    return lines


def _doing(names: Sequence[str], seat: int, you: int | None) -> dict[str, str]:
    """The subject of a message that agrees with it."""
    return {"who": "you" if seat == you else "other", "name": names[seat]}


def _placed_words(
    terminal: Terminal, doing: dict[str, str], placed: TilePlaced, then: Event | None
) -> str:
    tile = tile_name(terminal, placed.tile)
    cell = cell_name((placed.x, placed.y))
    if isinstance(then, FollowerPlaced) and then.figure != FIGURES[0]:
        figure = then.figure
        return terminal.text(
            "event-tile_placed-figure", tile=tile, cell=cell, figure=figure, **doing
        )
    if isinstance(then, FollowerPlaced):
        return terminal.text("event-tile_placed-with", tile=tile, cell=cell, role=then.on, **doing)
    return terminal.text("event-tile_placed", tile=tile, cell=cell, **doing)
