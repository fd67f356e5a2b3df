"""docs/protocol.md names only paths that the server has."""

import re

import pytest

from meeplewright.server.settings import Limits
from tests.server.http.kit import document_for
from tests.tracked import ROOT

PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")


def paths_named(text: str) -> set[str]:
    """All paths in a text, with `{}` for a parameter; `…/act` means a table's `act`."""
    full = text.replace("…/", "/api/tables/{id}/")
    return {bare(path) for path in re.findall(r"/api/[\w./{}-]*[\w}]", full)}


def bare(path: str) -> str:
    return re.sub(r"\{\w+\}", "{}", path)


def test_every_path_on_the_page_exists() -> None:
    named = paths_named(PAGE)
    assert len(named) > 20
    assert named - {bare(path) for path in document_for(Limits()).document["paths"]} == set()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a page at `/api/docs`: requests", "/api/docs"),
        ("`POST …/act`, then", "/api/tables/{}/act"),
        ("`GET …/replay/aids/{aid}?entry=k`", "/api/tables/{}/replay/aids/{}"),
        ("at `/api/openapi.json`.", "/api/openapi.json"),
    ],
)
def test_paths_are_found_as_the_page_writes_them(text: str, found: str) -> None:
    assert paths_named(text) == {found}
