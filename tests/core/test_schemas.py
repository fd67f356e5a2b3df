"""What games write matches the JSON Schemas of their types, over whole games of every game."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import jsonschema_rs
import pytest
from scripts.golden import GOLDEN

from meeplewright.core import Game, Record, State, find_game, game_names
from meeplewright.core.replay import begin, step_through
from meeplewright.core.schemas import AIDS, form_types, schema_of, schemas_of

SOME = 40  # one in this many entries is checked
NAMES = game_names()


@cache
def checker(game: str, name: str) -> Any:
    return jsonschema_rs.validator_for(schema_of(find_game(game), name))


def faults(game: Game, name: str, form: object) -> list[str]:
    return [str(fault) for fault in checker(game.name, name).iter_errors(form)]


def check(game: Game, name: str, form: object) -> None:
    assert faults(game, name, form) == [], name


def check_position(state: State) -> None:
    game = state.game
    check(game, "StateForm", state.to_json())
    for outcome, _ in state.chance():
        check(game, "ChanceForm", outcome.to_json())
    for seat in state.actors:
        for action in state.legal(seat):
            check(game, "ActionForm", action.to_json())
    for observer in (None, *range(state.seats)):
        view = state.view(observer)
        check(game, "ViewForm", view.to_json())
        for order in game.orders_for(view):
            check(game, "OrderForm", order.to_json())
        for aid in game.aids:
            check(game, f"{AIDS}.{aid}", game.aid(aid, view))


def check_game(record: Record) -> None:
    state = begin(record)
    game = state.game
    check(game, "OptionsForm", state.options)
    for step in step_through(record, state):
        for event in step.events:
            for seen in (event, event.seen_by(0), event.seen_by(None)):
                if seen is not None:
                    check(game, "EventForm", seen.to_json())
        if step.entry % SOME == 0 or state.to_act is None:
            check_position(state)
    outcome = state.outcome()
    assert outcome is not None
    check(game, "OutcomeForm", outcome.to_json())
    for items in outcome.items:
        for item in items:
            check(game, "ItemForm", item.to_json())


@pytest.mark.parametrize("name", [golden.name for golden in GOLDEN])
def test_all_that_a_game_writes_fits_its_schemas(name: str) -> None:
    (golden,) = [golden for golden in GOLDEN if golden.name == name]
    check_game(Record.read(golden.path))


def references(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        yield from ([schema["$ref"]] if "$ref" in schema else [])
        for inside in schema.values():
            yield from references(inside)
    elif isinstance(schema, list):
        for inside in schema:
            yield from references(inside)


@pytest.mark.parametrize("name", NAMES)
def test_every_schema_has_the_games_name_and_all_that_it_refers_to(name: str) -> None:
    game = find_game(name)
    schemas = schemas_of(game)
    assert {f"{name}.{form}" for form in form_types(game)} <= set(schemas)
    assert all(component.startswith(f"{name}.") for component in schemas)
    assert set(references(schemas)) <= {f"#/components/schemas/{one}" for one in schemas}
    assert json.loads(json.dumps(schemas)) == schemas


@pytest.mark.parametrize("name", NAMES)
def test_the_schemas_are_strict(name: str) -> None:
    """An extra key, a missing key or another type is an error."""
    game = find_game(name)
    view = game.start(2).view(0).to_json()
    assert faults(game, "ViewForm", view) == []
    assert faults(game, "ViewForm", {**view, "secret": 1})
    assert faults(game, "ViewForm", {**view, "seat": True})
    for key in view:
        assert faults(game, "ViewForm", {one: view[one] for one in view if one != key})
    assert faults(game, "ActionForm", {})
    assert faults(game, f"{AIDS}.{game.aids[0]}", {})
