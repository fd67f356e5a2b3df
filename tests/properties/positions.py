"""Positions that random play reaches, as hypothesis strategies, and the same tables rewritten.

A position is drawn by a seed, a number of entries and a style of play, so that a failure shrinks to
a short game.
"""

from random import Random
from typing import Any

from hypothesis import strategies as st

from meeplewright.core import CHANCE, Action
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState, Place
from meeplewright.games.carcassonne.rules.scoring import FARMER_RULES
from tests.games.carcassonne.rules.table import COLOURS, Table, name_of_spot, position

Cell = tuple[int, int]
MANNERS = ("anyhow", "snugly", "snugly with followers")


def around(x: int, y: int) -> set[Cell]:
    return {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - {(x, y)}


def cells_laid(state: CarcassonneState) -> set[Cell]:
    return {(tile["x"], tile["y"]) for tile in state.to_json()["tiles"]}


def choose(state: CarcassonneState, rng: Random, manner: str) -> Action:
    """A random action; in snug play, one of those beside the most tiles, to complete features."""
    assert state.to_act is not None
    listed = list(state.legal(state.to_act))
    if manner == "anyhow" or rng.random() < 0.2:
        return rng.choice(listed)
    if not isinstance(listed[0], Place):
        return rng.choice(listed[1:] or listed) if "followers" in manner else rng.choice(listed)
    laid = cells_laid(state)
    beside = {a: len(around(a.x, a.y) & laid) for a in listed if isinstance(a, Place)}
    return rng.choice([action for action, near in beside.items() if near == max(beside.values())])


def step(state: CarcassonneState, rng: Random, manner: str = "anyhow") -> tuple[int, Action]:
    """Who acts, and the action, not applied yet."""
    seat = state.to_act
    assert seat is not None
    return seat, state.draw(rng) if seat == CHANCE else choose(state, rng, manner)


@st.composite
def positions(draw: st.DrawFn, most: int = 300) -> CarcassonneState:
    """A state after up to `most` entries of a game with any seats and options."""
    options = {
        "farmers": draw(st.sampled_from(FARMER_RULES)),
        "small_city": draw(st.sampled_from((4, 2))),
    }
    state = Carcassonne().start(draw(st.integers(2, 5)), options)
    entries = draw(st.integers(0, most))
    manner = draw(st.sampled_from(MANNERS))
    rng = Random(draw(st.integers(0, 2**32)))
    while state.entry < entries and state.to_act is not None:
        state.apply(*step(state, rng, manner))
    return state


# The same table in the notation of the rules


def tile_texts(form: dict[str, Any]) -> list[tuple[Cell, str, int, str]]:
    """Cell, type, rotation and followers as text, for every tile of a state's JSON."""
    words: dict[Cell, list[str]] = {}
    lying = {(tile["x"], tile["y"]): (tile["tile"], tile["turn"]) for tile in form["tiles"]}
    for follower in form["followers"]:
        cell = (follower["x"], follower["y"])
        name = name_of_spot(*lying[cell], follower["on"], follower["at"])
        words.setdefault(cell, []).append(f"{COLOURS[follower['seat']]} on {name}")
    return [
        (cell, tile, turn, " and ".join(words.get(cell, [])))
        for cell, (tile, turn) in lying.items()
    ]


def turned_table(form: dict[str, Any], quarters: int) -> Table:
    """The whole table rotated clockwise by quarter turns, including followers."""
    texts = []
    for (x, y), tile, turn, followers in tile_texts(form):
        for _ in range(quarters):
            x, y = y, -x
        texts.append(f"({x},{y}):{tile}{(turn + quarters) % 4} {followers}")
    return position(*texts, **form["options"])


def shuffled_table(form: dict[str, Any], order: Random) -> Table:
    """The same tiles placed in another order."""
    texts = [f"({x},{y}):{tile}{turn} {said}" for (x, y), tile, turn, said in tile_texts(form)]
    order.shuffle(texts)
    return position(*texts, **form["options"])
