"""JSON Schemas of a game's forms, for code that publishes or checks them without knowing the game.

A game lists the interpreted modules with its TypedDicts (`Game.forms`). The well-known types are
found here by their names. No form accepts a key that its type does not have.
"""

from __future__ import annotations

import json
from importlib import import_module
from typing import Any

from meeplewright.core.game import Game

ALWAYS = (
    "ActionForm", "ChanceForm", "EventForm", "ViewForm", "StateForm", "ItemForm", "OutcomeForm",
    "OptionsForm",
)  # fmt: skip
AIDS = "AidsForm"
"""Every aid's answer under the aid's name"""
ORDER = "OrderForm"
REAL_TABLE = ("RealTableForm", "RealScoreForm")
"""A position entered from a real table, and its score"""

Schema = dict[str, Any]


def form_types(game: Game) -> dict[str, Any]:
    """The types of the game's forms by name; empty if it describes none."""
    found: dict[str, Any] = {}
    for module in map(import_module, game.forms):
        for name in (*ALWAYS, AIDS, ORDER, *REAL_TABLE):
            if hasattr(module, name):
                found.setdefault(name, getattr(module, name))
    return found


def schemas_of(game: Game, ref: str = "#/components/schemas/{}") -> dict[str, Schema]:
    """The schemas of all forms of the game, and of the forms inside them, by `<game>.<name>`.

    `ref` says how one of them refers to another; {} stands for the name.
    """
    from pydantic import TypeAdapter
    from pydantic.json_schema import GenerateJsonSchema

    class Closed(GenerateJsonSchema):
        def typed_dict_schema(self, schema: Any) -> Schema:
            return {**super().typed_dict_schema(schema), "additionalProperties": False}

        def field_title_should_be_set(self, schema: Any) -> bool:
            return False

    types = form_types(game)
    if not types:
        return {}
    made, inside = TypeAdapter.json_schemas(
        [(name, "validation", TypeAdapter(form)) for name, form in types.items()],
        schema_generator=Closed,
        ref_template=ref.format(f"{game.name}.{{model}}"),
    )
    defined: dict[str, Schema] = inside.get("$defs", {})
    by_ref = {ref.format(f"{game.name}.{name}"): schema for name, schema in defined.items()}
    named = {name: by_ref.get(schema.get("$ref", ""), schema) for (name, _), schema in made.items()}
    # A type that is only an alias (OutcomeForm) is listed under that name only.
    used = json.dumps([*named.values(), *defined.values()])
    for at, (name, schema) in zip(by_ref, defined.items(), strict=True):
        if json.dumps(at) in used:
            named.setdefault(name, schema)
    return {f"{game.name}.{name}": named[name] for name in sorted(named)}


def schema_of(game: Game, name: str) -> Schema:
    """One schema as a separate document; `AidsForm.<aid>` for one answer."""
    named, _, aid = name.partition(".")
    schemas = schemas_of(game, "#/$defs/{}")
    start = f"#/$defs/{game.name}.{named}"
    if aid:
        start = f"{start}/properties/{aid}"
    return {"$ref": start, "$defs": schemas}
