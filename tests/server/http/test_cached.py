"""Answers that are the same for everybody: made once, with an ETag."""

from pathlib import Path
from typing import Any

import pytest

from meeplewright.server.http import openapi
from meeplewright.server.services import games
from tests.conftest import FULL
from tests.server.http.kit import Server, serving

PATHS = ("/api/games", "/api/openapi.json")


@pytest.mark.parametrize(
    ("path", "module", "name"), [(PATHS[0], games, "list_form"), (PATHS[1], openapi, "document")]
)
def test_an_answer_for_everybody_is_made_once(
    path: str, module: Any, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = getattr(module, name)
    calls: list[int] = []

    def counted(*args: Any) -> Any:
        calls.append(1)
        return real(*args)

    monkeypatch.setattr(module, name, counted)
    with serving(tmp_path) as server:
        answers = {server.stranger().get(path).content for _ in range(5)}
    assert len(answers) == 1 and len(calls) == 1


@pytest.mark.parametrize("path", PATHS if FULL else PATHS[:1])
def test_a_client_that_has_the_answer_gets_it_only_once(server: Server, path: str) -> None:
    visitor = server.stranger()
    tag = visitor.get(path).headers["etag"]
    for known in (tag, f"W/{tag}", f'"older", {tag}'):
        again = visitor.get(path, headers={"if-none-match": known})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == tag
    for unknown in ("", '"older"', tag.strip('"')):
        whole = visitor.get(path, headers={"if-none-match": unknown})
        assert whole.status_code == 200 and whole.json()
