"""What a player observes, in OpenSpiel's form: a tensor in named pieces, and a string.

An observation is the current view. An information state adds everything that the seat has seen.
"""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
import pyspiel

from meeplewright.core import CHANCE
from meeplewright.envs.arrays import Array, Layout
from meeplewright.envs.openspiel.playing import Playing, Table

HISTORY = "history"


class Observed(Protocol):
    """A state as OpenSpiel passes it."""

    playing: Playing


class Observer:
    """OpenSpiel calls `set_from` and then reads `tensor` or `dict`, or calls `string_from`."""

    def __init__(self, table: Table, recalls: bool) -> None:
        self._table = table
        self._recalls = recalls
        width, bounds = table.encoding.width, table.encoding.bounds
        entries = bounds.decisions + bounds.draws if recalls else 0
        self.tensor: Array = np.zeros(width + 2 * entries, np.float32)
        self._row = self.tensor[:width]
        self.dict: dict[str, Array] = Layout(table.encoding).named(self._row)
        if recalls:
            self.dict[HISTORY] = self.tensor[width:].reshape(entries, 2)

    def set_from(self, state: Observed, player: int) -> None:
        playing = state.playing
        row = self._table.encoding.observe(playing.position, player)
        self._row[:] = np.frombuffer(row, "<i2")
        if self._recalls:
            self._write_history(playing, player)

    def _write_history(self, playing: Playing, player: int) -> None:
        """Who (1 the player itself, 2 the next seat, … then chance; 0 no entry), and which id."""
        rows = np.frombuffer(playing.memory.of(player).rows, "<i4").reshape(-1, 2)
        seats = self._table.seats
        who = np.where(rows[:, 0] == CHANCE, seats, (rows[:, 0] - player) % seats) + 1
        history = self.dict[HISTORY]
        history[: len(rows), 0] = who
        history[: len(rows), 1] = rows[:, 1]
        history[len(rows) :] = 0

    def string_from(self, state: Observed, player: int) -> str:
        playing = state.playing
        seen = playing.memory.of(player).text if self._recalls else ""
        return seen + playing.view_text(player)


def make_observer(table: Table, kind: Any, params: Any) -> Observer:
    """The observer of this kind; None is the default. ValueError if there is no such kind."""
    if params:
        raise ValueError(f"observers of {table.game.name} take no parameters, not {params}")
    if kind is None:
        return Observer(table, recalls=False)
    if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
        raise ValueError("an observation is what one player knows: public, and that player's own")
    return Observer(table, recalls=kind.perfect_recall)
