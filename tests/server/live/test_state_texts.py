"""The text of a state is put together from parts, and says the same as its form."""

from __future__ import annotations

import json
from random import Random

import pytest

from meeplewright.server.live.state_texts import StateTexts, position_form
from meeplewright.server.tablegame import Step, step_form
from meeplewright.server.time import Clock
from tests.server.tablegame.table import NOON, Table


def a_clock() -> Clock:
    return Clock(wall=lambda: NOON, steady=lambda: 0)


@pytest.mark.parametrize("game", ["carcassonne", "keyflower"])
def test_the_text_says_what_the_form_says(game: str) -> None:
    """For every seat and a spectator, whoever is asked for first."""
    table = Table(game, 3, clock={"kind": "move", "seconds": 60})
    texts, luck = StateTexts(a_clock()), Random(3)

    def steps_after(version: int) -> list[Step]:
        return [step for step in table.steps if step.seq > version]

    for _ in range(12):
        table_game = table.table_game
        seats = [None, 0, 1, 2]
        luck.shuffle(seats)
        for seat in seats:
            since = luck.randrange(table.version)
            text = texts.message(table_game, seat, None, since, steps_after)
            assert json.loads(text) == {
                "type": "state",
                **position_form(table_game, seat, None),
                "at": NOON,
                "clocks": table_game.clocks(NOON),
                "steps": [step_form(step, seat) for step in steps_after(since)],
            }
            assert texts.message(table_game, seat, None, since, steps_after) is text
        actor = table_game.state.actors[0]
        table.act(actor, luck.choice(list(table_game.state.legal(actor))).to_json())
        texts.clear()


def no_steps(version: int) -> list[Step]:
    return []


def test_a_draft_is_in_the_text_of_its_seat_only() -> None:
    table = Table("carcassonne", 2)
    table_game, texts = table.table_game, StateTexts(a_clock())
    seat = table_game.state.actors[0]
    other = texts.message(table_game, 1 - seat, None, 1, no_steps)
    before = texts.message(table_game, seat, None, 1, no_steps)
    form = table_game.state.legal(seat)[0].to_json()
    draft = table_game.draft(seat, table.version, [form])
    assert draft is not None
    texts.clear_seat(seat)
    after = json.loads(texts.message(table_game, seat, draft, 1, no_steps))
    assert after["draft"] == draft.to_json() and after["view"] == draft.state.view(seat).to_json()
    assert after["view"] != json.loads(before)["view"]
    assert texts.message(table_game, 1 - seat, None, 1, no_steps) == other
