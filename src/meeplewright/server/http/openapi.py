"""The OpenAPI document: routes and their refusals, the messages of the WebSocket, and the forms of
every installed game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, Literal

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from meeplewright import __version__
from meeplewright.core.registry import find_game, game_names
from meeplewright.core.schemas import schemas_of
from meeplewright.server.live.messages import CLIENT_MESSAGES, SERVER_MESSAGES
from meeplewright.server.settings import Limits

Schema = dict[str, Any]

REF: Final = "#/components/schemas/{}"
PLAY: Final = "/api/tables/{table}/play"

# Where forms of games are used: component, property, name of the form.
_GAMES_FORMS: Final[Mapping[tuple[str, str], str]] = {
    ("Act", "do"): "ActionForm",
    ("Draft", "do"): "ActionForm",
    ("Why", "do"): "ActionForm",
    ("ActRequest", "do"): "ActionForm",
    ("DraftRequest", "do"): "ActionForm",
    ("WhyRequest", "do"): "ActionForm",
    ("OrderRequest", "order"): "OrderForm",
    ("StateForm", "view"): "ViewForm",
    ("StateForm", "legal"): "ActionForm",
    ("StateMessage", "view"): "ViewForm",
    ("StateMessage", "legal"): "ActionForm",
    ("StateResultForm", "items"): "ItemForm",
    ("StepForm", "events"): "EventForm",
    ("DraftStepForm", "do"): "ActionForm",
    ("DraftStepForm", "events"): "EventForm",
    ("LegalForm", "legal"): "ActionForm",
    ("OrdersForm", "order"): "OrderForm",
    ("OrdersForm", "offers"): "OrderForm",
    ("ResultForm", "items"): "ItemForm",
    ("FrameForm", "view"): "ViewForm",
    ("FrameForm", "events"): "EventForm",
    ("ReplayForm", "result"): "OutcomeForm",
    ("AidForm", "answer"): "AidsForm",
    ("AdviceForm", "actions"): "ActionForm",
    ("WayForm", "actions"): "ActionForm",
    ("PuzzlePlayRequest", "actions"): "ActionForm",
    ("PuzzleWhyRequest", "actions"): "ActionForm",
    ("PuzzleWhyRequest", "action"): "ActionForm",
    ("PuzzleAidRequest", "actions"): "ActionForm",
    ("PuzzleSolutionForm", "turns"): "ActionForm",
    ("PuzzleAidForm", "answer"): "AidsForm",
    ("ScoreRequest", "position"): "RealTableForm",
    ("ScoreForm", "score"): "RealScoreForm",
}

_ABOUT: Final = """\
A table server for board games. Every error has the same form: `reason` names the rule or the field
at fault and the key of its words; status 422 means that a request does not fit this document, 400
that it fits but makes no sense for this game or on this host.

Identity is a cookie for browsers or a token for programs; `POST /api/me` gives either. Live play
goes over one WebSocket a table, `GET /api/tables/{table}/play`; its messages are the components
named in `x-websocket`. Forms of a game are the components that begin with the game's name.
"""


def document(app: FastAPI, limits: Limits) -> Schema:
    """The whole document."""
    made = get_openapi(
        title="Meeplewright",
        version=__version__,
        description=_ABOUT,
        routes=app.routes,
        license_info={"name": "MIT", "identifier": "MIT"},
    )
    schemas: Schema = made.setdefault("components", {}).setdefault("schemas", {})
    for operation in _operations(made):
        _fix(operation)
    for name in ("HTTPValidationError", "ValidationError"):
        schemas.pop(name, None)
    _join(schemas, _schemas_of(CLIENT_MESSAGES, "validation"))
    _join(schemas, _schemas_of(SERVER_MESSAGES, "serialization"))
    _name_games_forms(schemas)
    made["paths"][PLAY]["get"]["x-websocket"] = _websocket()
    settled: Schema = _settle(made, limits)
    return settled


def _operations(made: Schema) -> Iterable[Schema]:
    return [operation for path in made["paths"].values() for operation in path.values()]


def _fix(operation: Schema) -> None:
    """Remove the framework's own form of errors, and make the identity optional where it is."""
    refused = operation["responses"].get("422", {}).get("content", {})
    schema = refused.get("application/json", {}).get("schema", {})
    if schema.get("$ref") == REF.format("HTTPValidationError"):
        del operation["responses"]["422"]
    if operation.pop("x-identity", None) == "optional":
        operation["security"].append({})


# -- components -------------------------------------------------------------------------------


def _schemas_of(kinds: Sequence[Any], mode: Literal["validation", "serialization"]) -> Schema:
    adapters = [(kind.__name__, mode, TypeAdapter(kind)) for kind in kinds]
    _, together = TypeAdapter.json_schemas(adapters, ref_template=REF.replace("{}", "{model}"))
    found: Schema = together.get("$defs", {})
    return found


def _join(schemas: Schema, more: Schema) -> None:
    """Two components with the same name must be equal."""
    for name, schema in more.items():
        if schemas.setdefault(name, schema) != schema:
            raise ValueError(f"two different components are called {name}")


def _name_games_forms(schemas: Schema) -> None:
    """Add every game's forms, and use them in place of free objects."""
    _join(schemas, _forms_of_games())
    for (component, field), form in _GAMES_FORMS.items():
        if component in schemas:
            properties = schemas[component]["properties"]
            properties[field] = _with_form(properties[field], _forms_called(schemas, form))


@cache
def _forms_of_games() -> Schema:
    """Every form of every installed game, whatever the host's settings."""
    forms: Schema = {}
    for name in game_names():
        _join(forms, schemas_of(find_game(name), REF))
    return forms


def _forms_called(schemas: Schema, form: str) -> list[Schema]:
    """References to this form of every game that has it."""
    names = [f"{game}.{form}" for game in game_names() if f"{game}.{form}" in schemas]
    if form != "AidsForm":
        return [{"$ref": REF.format(name)} for name in names]
    return [answer for name in names for answer in schemas[name]["properties"].values()]


def _with_form(schema: Schema, forms: list[Schema]) -> Schema:
    """The schema with these forms instead of its free objects."""
    if _is_free(schema):
        kept = {key: value for key, value in schema.items() if key in ("title", "description")}
        return {**kept, "anyOf": forms} if forms else schema
    made = dict(schema)
    if "items" in schema:
        made["items"] = _with_form(schema["items"], forms)
    if "anyOf" in schema:
        made["anyOf"] = [_with_form(part, forms) for part in schema["anyOf"]]
    return made


def _is_free(schema: Schema) -> bool:
    return schema.get("type") == "object" and schema.get("additionalProperties") is True


def _settle(found: Any, limits: Limits) -> Any:
    """Fill in the lengths set by this host wherever `x-limit` names one; integers as integers."""
    if isinstance(found, list):
        return [_settle(part, limits) for part in found]
    if isinstance(found, float) and found.is_integer():
        return int(found)
    if not isinstance(found, dict):
        return found
    made = {key: _settle(part, limits) for key, part in found.items() if key != "x-limit"}
    if isinstance(limit := found.get("x-limit"), str):
        made["maxLength"] = getattr(limits, limit)
    return made


def _websocket() -> Schema:
    """The description of the WebSocket."""
    return {
        "description": (
            "Text frames, one JSON object each, told apart by `type`. The client begins with "
            "`hello`. The identity is the same as for HTTP; without one you are a spectator. "
            "A browser's Origin must be this server's own."
        ),
        "client": {"oneOf": [{"$ref": REF.format(kind.__name__)} for kind in CLIENT_MESSAGES]},
        "server": {"oneOf": [{"$ref": REF.format(kind.__name__)} for kind in SERVER_MESSAGES]},
    }
