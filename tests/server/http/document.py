"""Checks real responses against the OpenAPI document: status, content type, body."""

import json
import re
from collections.abc import Iterator
from typing import Any

import httpx
import jsonschema_rs

Schema = dict[str, Any]


class Document:
    """The document, and validators for those of its schemas that were needed."""

    def __init__(self, document: Schema) -> None:
        self.document = document
        self._paths = [(_pattern(path), path) for path in document["paths"]]
        self._validators: dict[str, jsonschema_rs.Validator] = {}

    def operations(self) -> Iterator[tuple[str, str, Schema]]:
        for path, methods in self.document["paths"].items():
            for method, operation in methods.items():
                yield path, method, operation

    def check_response(self, response: httpx.Response) -> None:
        """The response is one that the document describes."""
        method, path = response.request.method.lower(), response.request.url.path
        template = self._template(path)
        operation = None if template is None else self.document["paths"][template].get(method)
        if template is None or operation is None:
            assert (
                response.status_code in (303, 400, 403, 404, 405, 413, 429) or "/api/" not in path
            )
            return
        status = response.status_code
        assert str(status) in operation["responses"], f"{method} {template} answered {status}"
        self._check_body(response, operation["responses"][str(status)])

    def _template(self, path: str) -> str | None:
        return next((name for pattern, name in self._paths if pattern.fullmatch(path)), None)

    def _check_body(self, response: httpx.Response, described: Schema) -> None:
        if "content" not in described:
            assert response.content == b""
            return
        kind = response.headers["content-type"].partition(";")[0]
        assert kind in described["content"]
        schema = described["content"][kind].get("schema")
        if schema is not None and kind == "application/json":
            self.validate(response.json(), schema)
        for name, header in described.get("headers", {}).items():
            assert name in response.headers or not header.get("required")

    def validate(self, value: object, schema: Schema) -> None:
        """The value matches the schema, which may refer to components."""
        key = json.dumps(schema, sort_keys=True)
        if key not in self._validators:
            whole = {**schema, "components": self.document["components"]}
            self._validators[key] = jsonschema_rs.Draft202012Validator(whole)
        faults = [f"{fault.instance_path}: {fault}" for fault in self._faults(key, value)]
        assert not faults, faults[0]

    def _faults(self, key: str, value: Any) -> Iterator[jsonschema_rs.ValidationError]:
        return iter(self._validators[key].iter_errors(value))

    def component(self, name: str) -> Schema:
        return {"$ref": f"#/components/schemas/{name}"}


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path)))
