"""States are large: a log, its checkpoint and its copies share them until one of them changes."""

from __future__ import annotations

from random import Random

import pytest

from meeplewright.server.tablegame import TableGame
from tests.server.tablegame.table import Table


def test_a_table_that_waits_for_a_turn_has_one_state() -> None:
    table = Table("carcassonne", 2)
    applied = table.table_game._log.applied
    assert applied.state is applied.checkpoint.state
    assert table.table_game.copy().state is table.table_game.state


@pytest.mark.parametrize("game", ["carcassonne", "keyflower"])
def test_what_happens_in_a_copy_does_not_change_the_others(game: str) -> None:
    table, luck = Table(game, 2), Random(1)
    kept: list[tuple[TableGame, object, object]] = []
    for _ in range(30):
        table_game = table.table_game
        kept.append((table_game, table_game.snapshot(), table_game.state.to_json()))
        table.table_game = table_game.copy()
        actor = table.table_game.state.actors[0]
        table.act(actor, luck.choice(list(table.table_game.state.legal(actor))).to_json())
        if luck.random() < 0.3 and (free := table.table_game.free_from(actor)) is not None:
            table.take_back(actor, free)
    for table_game, snapshot, position in kept:
        assert (table_game.snapshot(), table_game.state.to_json()) == (snapshot, position)


@pytest.mark.parametrize("in_the_copy", [True, False])
def test_a_copy_and_its_original_go_different_ways(in_the_copy: bool) -> None:
    table = Table("carcassonne", 2)
    original = table.table_game
    other = original.copy()
    before = original.state.to_json()
    table.table_game = other if in_the_copy else original
    seat = original.state.actors[0]
    table.act(seat, original.state.legal(seat)[0].to_json())
    still = original if in_the_copy else other
    assert still.state.to_json() == before != table.table_game.state.to_json()
