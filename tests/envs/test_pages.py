"""The pages about environments are correct: tables agree with the code, examples run."""

import doctest
import re
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from meeplewright.core import Encoding, find_game
from meeplewright.core.registry import part_of
from meeplewright.envs import SingleAgentVectorEnv, VectorEnv, carcassonne_v0

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
SPECIFIED = [(name, DOCS / f"env-{name}.md") for name in ("carcassonne", "keyflower")]
EVERY_PAGE = pytest.mark.parametrize(
    ("name", "page"), SPECIFIED, ids=[name for name, _ in SPECIFIED]
)


CARCASSONNE = (DOCS / "env-carcassonne.md").read_text("utf-8")
BASE, EXPANSIONS = CARCASSONNE.split("\n## With expansions: version 2\n")


def fields_of(text: str) -> list[tuple[str, str, str, str]]:
    """Name, shape and bounds, as in the table of observations."""
    row = re.compile(r"^\| `(\w+)` \| (\([\d, ]+\)) \| (-?\d+) \| (-?\d+) \|", re.MULTILINE)
    return row.findall(text)


def fields_in(encoding: Encoding) -> list[tuple[str, str, str, str]]:
    return [
        (field.name, str(field.shape), str(field.low), str(field.high)) for field in encoding.fields
    ]


def python_of(page: Path, part: str) -> str:
    """The Python block that contains this."""
    blocks = re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), flags=re.DOTALL)
    (found,) = [block for block in blocks if part in block]
    return str(found)


def test_the_fields_of_carcassonne_are_those_of_the_page() -> None:
    assert fields_of(BASE) == fields_in(find_game("carcassonne").encoding(2))


@pytest.mark.parametrize("expansions", ["river", "traders_and_builders"])
def test_the_encoding_with_expansions_is_that_of_the_page(expansions: str) -> None:
    encoding = find_game("carcassonne").encoding_for(2, {"expansions": expansions})
    assert fields_of(EXPANSIONS) == fields_in(encoding)
    assert encoding.version == 2
    assert f"### Actions with expansions: {encoding.actions} ids" in EXPANSIONS
    assert f"### Outcomes of chance with expansions: {encoding.outcomes} ids" in EXPANSIONS
    assert f"### Observations with expansions: {encoding.width} numbers" in EXPANSIONS
    bounds = encoding.bounds
    assert f"{bounds.decisions} decisions and {bounds.draws} outcomes" in EXPANSIONS


def test_the_counts_of_carcassonne_are_those_of_the_page() -> None:
    encoding: Encoding = find_game("carcassonne").encoding(2)
    text = BASE
    assert f"Version {encoding.version}," in text
    assert f"## Actions: {encoding.actions} ids" in text
    assert f"## Outcomes of chance: {encoding.outcomes} ids" in text
    assert f"## Observations: {encoding.width} numbers" in text
    assert f"at most {encoding.bounds.decisions} decisions" in text


@EVERY_PAGE
def test_the_examples_of_a_page_do_as_it_says(name: str, page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert tried > 0 and failed == 0


def test_the_versions_are_those_of_the_numberings() -> None:
    table = re.findall(r"\| `(\w+)_v0` \| (\d+) \|", (DOCS / "envs.md").read_text("utf-8"))
    assert table == [(name, str(find_game(name).encoding(2).version)) for name, _ in SPECIFIED]


def test_the_loop_of_the_page_plays_a_whole_game() -> None:
    names: dict[str, object] = {}
    exec(python_of(DOCS / "envs.md", "carcassonne_v0"), names)
    env = names["env"]
    assert isinstance(env, type(carcassonne_v0.env())) and not env.agents
    assert names["terminated"] is True


def test_the_loop_against_bots_plays_a_whole_game() -> None:
    names: dict[str, Any] = {}
    exec(python_of(DOCS / "envs.md", "gymnasium.make("), names)
    assert names["terminated"] and set(names["info"]) >= {"points", "place", "action_mask"}
    assert names["env"].observation_space.shape == names["observation"].shape


def test_the_loop_over_many_games_ends_as_many() -> None:
    names: dict[str, object] = {}
    exec(python_of(DOCS / "envs.md", "VectorEnv"), names)
    env = names["env"]
    assert isinstance(env, VectorEnv) and env.games == 8
    assert env.points.any(axis=1).sum() > 0


def test_the_loop_over_many_games_against_bots_runs() -> None:
    names: dict[str, object] = {}
    exec(python_of(DOCS / "envs.md", "make_vec"), names)
    envs, observations = names["envs"], names["observations"]
    assert isinstance(envs, SingleAgentVectorEnv) and isinstance(observations, np.ndarray)
    assert observations.shape == (8, 768)


def test_the_shapes_of_observations_are_those_of_the_page() -> None:
    text = (DOCS / "envs.md").read_text("utf-8")
    for name, kind in (("carcassonne", "planes"), ("keyflower", "tokens")):
        form = part_of(name, kind)
        assert f"| `{kind}` | {form.dtype} | {name.capitalize()}: {form.shape} |" in text
        assert f"{prod(form.shape)} as" in text.replace("\n", " ")


def test_the_planes_of_carcassonne_are_those_of_the_page() -> None:
    """The table names the first plane of each row."""
    text = BASE.partition("## Planes")[2]
    firsts = [int(first) for first in re.findall(r"^\| (\d+)(?:,| to| \|)", text, re.MULTILINE)]
    names = part_of("carcassonne", "planes").names
    assert [names[first] for first in firsts] == [
        "tile",
        "last tile",
        "slot",
        "place a tile",
        "turn of seat 0",
        "seat 0 plays",
        "points of seat 0",
        "followers of seat 0",
        "in hand A",
        "left of A",
        "tiles left",
        "farmers per_field_3_once",
    ]


def test_the_arrays_of_many_games_are_those_of_the_page() -> None:
    env = VectorEnv("carcassonne", 7, 3)
    sizes = {
        "games": env.games,
        "seats": env.seats,
        "width": env.encoding.width,
        "actions": env.encoding.actions,
    }
    row = re.compile(r"^\| `(\w+)` \| \((\w+),(?: (\w+))?\) \| (\w+) \|", re.MULTILINE)
    table = row.findall((DOCS / "envs.md").read_text("utf-8"))
    assert len(table) == 6
    for name, *shape, kind in table:
        array = getattr(env, name)
        assert (name, array.dtype) == (name, kind)
        assert (name, array.shape) == (name, tuple(sizes[size] for size in shape if size))
