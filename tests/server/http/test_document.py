"""The OpenAPI document: complete, and in agreement with the routes and games."""

from random import Random
from typing import Any

import pytest

from meeplewright.core import CHANCE, find_game, game_names
from meeplewright.server.app import document
from meeplewright.server.live.messages import CLIENT_MESSAGES, SERVER_MESSAGES
from meeplewright.server.settings import Limits, Settings
from meeplewright.server.tablegame.clocks import ClockRule
from tests.conftest import only_in_full
from tests.server.http.document import Document
from tests.server.http.kit import Server, document_for

CHANGING = {"post", "put", "patch", "delete"}


@pytest.fixture(scope="module")
def api() -> Document:
    return document_for(Limits())


def schema_names(schema: Any) -> set[str]:
    """Every component that a schema refers to."""
    if isinstance(schema, dict):
        named = {schema["$ref"].rpartition("/")[2]} if "$ref" in schema else set()
        return named.union(*(schema_names(part) for part in schema.values()), set())
    if isinstance(schema, list):
        return set().union(*(schema_names(part) for part in schema), set())
    return set()


def test_every_answer_and_every_body_has_a_type(api: Document) -> None:
    for path, method, operation in api.operations():
        where = f"{method} {path}"
        assert operation["description"] and operation["operationId"], where
        for status, answer in operation["responses"].items():
            if status in ("101", "204", "304"):
                assert "content" not in answer, where
            elif path != "/metrics":
                assert all(kind["schema"] for kind in answer["content"].values()), where
        body = operation.get("requestBody", {}).get("content", {})
        assert set(body) <= {"application/json"}, where


def test_every_refusal_has_the_one_form(api: Document) -> None:
    for path, method, operation in api.operations():
        for status, answer in operation["responses"].items():
            if status >= "400":
                schema = answer["content"]["application/json"]["schema"]
                assert schema == api.component("ErrorForm"), f"{method} {path} {status}"
    assert "HTTPValidationError" not in api.document["components"]["schemas"]


def test_every_route_tells_how_it_may_refuse(api: Document) -> None:
    for path, method, operation in api.operations():
        if not path.startswith("/api/"):
            continue
        where, statuses = f"{method} {path}", set(operation["responses"])
        assert {"400", "413", "429", "503"} <= statuses, where
        assert ("403" in statuses) or method not in CHANGING, where
        assert ("requestBody" in operation) <= ({"415", "422"} <= statuses), where
        assert ("security" in operation) <= ("401" in statuses), where
        assert ("{" in path) <= ("404" in statuses), where


def test_no_component_is_missing(api: Document) -> None:
    assert schema_names(api.document) <= api.document["components"]["schemas"].keys()


def test_the_messages_of_the_websocket_are_components(api: Document) -> None:
    wire = api.document["paths"]["/api/tables/{table}/play"]["get"]["x-websocket"]
    for side, kinds in (("client", CLIENT_MESSAGES), ("server", SERVER_MESSAGES)):
        assert schema_names(wire[side]) == {kind.__name__ for kind in kinds}
    for message in (
        {"type": "hello", "since": None, "seat": 0},
        {"type": "say", "text": "Good luck!"},
        {"type": "ping"},
    ):
        api.validate(message, wire["client"])
    for wrong in ({"type": "hello", "seat": "0"}, {"type": "shout"}, {"type": "ping", "x": 1}):
        with pytest.raises(AssertionError):
            api.validate(wrong, wire["client"])


@pytest.mark.parametrize("name", game_names())
def test_the_forms_of_every_game_are_components(api: Document, name: str) -> None:
    """Views, actions, events and outcomes of a random game match the document."""
    game, rng = find_game(name), Random(4)
    position = game.start(game.seat_counts[0])
    for _ in range(120):
        seat = position.to_act
        if seat is None:
            break
        for looking in (None, *range(position.seats)):
            api.validate(position.view(looking).to_json(), api.component(f"{name}.ViewForm"))
        action = position.draw(rng) if seat == CHANCE else position.random_action(rng)
        form = "ChanceForm" if seat == CHANCE else "ActionForm"
        api.validate(action.to_json(), api.component(f"{name}.{form}"))
        for event in position.apply(seat, action):
            seen = event.seen_by(0)
            if seen is not None:
                api.validate(seen.to_json(), api.component(f"{name}.EventForm"))


def test_positions_are_told_as_the_games_own_forms(api: Document) -> None:
    schemas = api.document["components"]["schemas"]
    for component, field, form in (
        ("StateForm", "view", "ViewForm"),
        ("StateMessage", "legal", "ActionForm"),
        ("ActRequest", "do", "ActionForm"),
        ("StepForm", "events", "EventForm"),
        ("ResultForm", "items", "ItemForm"),
    ):
        named = schema_names(schemas[component]["properties"][field])
        assert named == {f"{game}.{form}" for game in game_names()}


@only_in_full
def test_the_hosts_own_limits_are_told() -> None:
    limits = Limits(name_length=7, note_length=8)
    schemas = document(Settings(limits=limits))["components"]["schemas"]
    assert schemas["NewPerson"]["properties"]["name"]["maxLength"] == 7
    assert schemas["NoteRequest"]["properties"]["text"]["maxLength"] == 8
    assert "x-limit" not in str(schemas)


def test_clocks_are_told_with_the_bounds_they_have(api: Document) -> None:
    """The minimum and maximum of every field are accepted, one less and one more are refused."""
    schemas = api.document["components"]["schemas"]
    for name in ("MoveClock", "GameClock", "DaysClock"):
        properties = dict(schemas[name]["properties"])
        clock = {"kind": properties.pop("kind")["const"]}
        clock |= {field: bounds["minimum"] for field, bounds in properties.items()}
        for field, bounds in properties.items():
            for good in (bounds["minimum"], bounds["maximum"]):
                ClockRule.from_json({**clock, field: good})
            for bad in (bounds["minimum"] - 1, bounds["maximum"] + 1):
                with pytest.raises(ValueError):
                    ClockRule.from_json({**clock, field: bad})


def test_the_served_document_is_the_same(server: Server) -> None:
    assert server.stranger().get("/api/openapi.json").json() == server.document.document
