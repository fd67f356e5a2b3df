"""Turns and draws in words, for every game: what a hint and an analysis speak of.

A game without words of its own is told in its notation.
"""

from __future__ import annotations

from collections.abc import Sequence

from meeplewright.core.game import Action, State
from meeplewright.games.carcassonne.rules.actions import Draw, Follower, Place
from meeplewright.terminal.desk import Desk


def turn_words(
    desk: Desk, names: Sequence[str], state: State, seat: int, actions: Sequence[Action]
) -> str:
    """The actions of a turn, from the position in which they are played."""
    if state.game.name == "carcassonne":
        return _carcassonne_turn(desk, state, actions)
    if state.game.name == "keyflower":
        return _keyflower_turn(desk, names, state, seat, actions) or notation(actions)
    return notation(actions)


def draw_words(desk: Desk, names: Sequence[str], state: State, outcomes: Sequence[Action]) -> str:
    """What luck brought, from the position before it."""
    if state.game.name == "carcassonne":
        from meeplewright.games.carcassonne.terminal.words import tile_names

        return tile_names(desk, [drawn.tile for drawn in outcomes if isinstance(drawn, Draw)])
    if state.game.name == "keyflower":
        return _keyflower_draws(desk, outcomes) or notation(outcomes)
    return notation(outcomes)


def notation(actions: Sequence[Action]) -> str:
    return " ".join(action.to_text() for action in actions)


def _carcassonne_turn(desk: Desk, state: State, actions: Sequence[Action]) -> str:
    from meeplewright.games.carcassonne.terminal.screen import position_now
    from meeplewright.games.carcassonne.terminal.words import cell_name, spot_name

    parts = []
    lying = position_now(state).tiles[-1]
    tile, turn = lying.tile, lying.turn
    for action in actions:
        if isinstance(action, Place):
            tile, turn = action.tile, action.turn
            cell = cell_name((action.x, action.y))
            parts.append(desk.text("move-tile", cell=cell, turns=turn))
        elif isinstance(action, Follower) and action.on is None:
            parts.append(desk.text("move-no-follower"))
        elif isinstance(action, Follower):
            parts.append(spot_name(desk, tile, turn, action))
    return "; ".join(parts)


def _keyflower_turn(
    desk: Desk, names: Sequence[str], state: State, seat: int, actions: Sequence[Action]
) -> str:
    """What the terminal tells of it, without whose turn it is and what comes of it."""
    from meeplewright.games.keyflower.rules.events import Done
    from meeplewright.games.keyflower.terminal.names import Players
    from meeplewright.games.keyflower.terminal.seen import Seen
    from meeplewright.games.keyflower.terminal.words import Teller

    after = state.copy()
    events = [event for action in actions for event in after.apply(seat, action)]
    done = [event for event in events if isinstance(event, Done) and event.seat == seat]
    picked = state.view(seat).to_json()["villages"][seat]["laying"]
    lines = Teller(desk, Players(names), Seen(state, None).faces, picked or "").tell(done)
    return "; ".join(line.removeprefix(f"{names[seat]}: ") for line in lines)


def _keyflower_draws(desk: Desk, outcomes: Sequence[Action]) -> str:
    """Workers and skills counted, tiles by name; a face says something only with its tile."""
    from meeplewright.games.keyflower.rules.actions import Drawn
    from meeplewright.games.keyflower.rules.tiles import COLOURS, NUMBER_OF, SKILLS
    from meeplewright.games.keyflower.terminal.names import amounts, tile_name

    things = [drawn.thing for drawn in outcomes if isinstance(drawn, Drawn)]
    counted = {kind: things.count(kind) for kind in (*COLOURS, *SKILLS)}
    tiles = [tile_name(desk, thing) for thing in things if thing in NUMBER_OF]
    return "; ".join(filter(None, (amounts(desk, counted), ", ".join(tiles))))
