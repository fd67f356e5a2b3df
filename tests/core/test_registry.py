"""Games, drawers and writers are found by name, built in or from another package."""

import json
import subprocess
import sys
from dataclasses import replace
from importlib.metadata import EntryPoint

import pytest

from meeplewright.core import (
    InvalidSetup,
    State,
    draw_state,
    find_game,
    game_names,
    registry,
    write_state,
)
from meeplewright.games.carcassonne import Carcassonne
from tests.core.tiny_game import MANIFEST, Tiny

GROUP = "meeplewright.games"


@pytest.fixture
def _tiny_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a package offered these entry points."""
    points = [
        EntryPoint("tiny", "tests.core.tiny_game:MANIFEST", GROUP),
        EntryPoint("deck", "tests.core.tiny_game:COPIES", GROUP),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: points if group == GROUP else [])


def test_carcassonne_is_built_in() -> None:
    assert "carcassonne" in game_names()
    assert find_game("carcassonne") == Carcassonne()


@pytest.mark.usefixtures("_tiny_is_installed")
def test_a_game_of_another_package_is_found_by_its_entry_point() -> None:
    assert {"carcassonne", "tiny"} <= {*game_names()}
    assert find_game("tiny") == Tiny()


@pytest.mark.usefixtures("_tiny_is_installed")
def test_an_entry_point_that_gives_no_game_is_an_error() -> None:
    with pytest.raises(TypeError, match="does not give a Manifest"):
        find_game("deck")


def test_an_unknown_game_is_refused_with_the_names_of_those_known() -> None:
    with pytest.raises(InvalidSetup) as caught:
        find_game("chess")
    assert caught.value.reason.rule == "game"
    assert caught.value.reason.arguments["game"] == "chess"
    assert "carcassonne" in str(caught.value.reason.arguments["games"])


def test_a_state_without_a_drawer_is_not_drawn() -> None:
    state = Tiny().start(2)
    assert draw_state(state) is None
    assert state._repr_svg_() is None


@pytest.mark.usefixtures("_tiny_is_installed")
def test_a_manifest_names_who_draws_and_writes(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = replace(MANIFEST, drawer=f"{__name__}:entry_svg", text=f"{__name__}:seats_text")
    monkeypatch.setattr("tests.core.tiny_game.MANIFEST", drawn)
    assert Tiny().start(2)._repr_svg_() == "<svg>0</svg>"
    assert write_state(Tiny().start(3)) == "3 seats"
    assert Carcassonne().start(2)._repr_svg_() != "<svg>0</svg>"


def entry_svg(state: State) -> str:
    return f"<svg>{state.entry}</svg>"


def seats_text(state: State) -> str:
    return f"{state.seats} seats"


def test_our_own_games_are_drawn_and_written_without_a_word() -> None:
    """In a new process, where nothing has imported art."""
    code = (
        "from meeplewright.core import find_game, write_state\n"
        "for name in ('carcassonne', 'keyflower'):\n"
        "    state = find_game(name).start(2)\n"
        "    assert '<svg' in state._repr_svg_() and 'player_1' in write_state(state), name\n"
    )
    subprocess.run([sys.executable, "-W", "error", "-c", code], check=True)


def test_a_state_without_a_writer_is_written_as_its_json() -> None:
    assert json.loads(write_state(Tiny().start(2))) == Tiny().start(2).to_json()
