"""Games, drawers and writers are found by name, built in or from another package."""

import json
import subprocess
import sys
from importlib.metadata import EntryPoint

import pytest

from meeplewright.core import (
    InvalidSetup,
    draw_state,
    find_game,
    game_names,
    register_drawer,
    register_writer,
    registry,
    write_state,
)
from meeplewright.games.carcassonne import Carcassonne
from tests.core.tiny_game import Tiny

GROUP = "meeplewright.games"


@pytest.fixture
def _tiny_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if a package offered these entry points."""
    points = [
        EntryPoint("tiny", "tests.core.tiny_game:Tiny", GROUP),
        EntryPoint("deck", "tests.core.tiny_game:COPIES", GROUP),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: points if group == GROUP else [])


@pytest.fixture(autouse=True)
def _drawers(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test registers is forgotten after it."""
    monkeypatch.setattr(registry, "_drawers", {**registry._drawers})
    monkeypatch.setattr(registry, "_writers", {**registry._writers})


def test_carcassonne_is_built_in() -> None:
    assert "carcassonne" in game_names()
    assert find_game("carcassonne") == Carcassonne()


@pytest.mark.usefixtures("_tiny_is_installed")
def test_a_game_of_another_package_is_found_by_its_entry_point() -> None:
    assert {"carcassonne", "tiny"} <= {*game_names()}
    assert find_game("tiny") == Tiny()


@pytest.mark.usefixtures("_tiny_is_installed")
def test_an_entry_point_that_gives_no_game_is_an_error() -> None:
    with pytest.raises(TypeError, match="does not give a Game"):
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


def test_a_registered_drawer_draws_the_states_of_its_game_only() -> None:
    register_drawer("tiny", lambda state: f"<svg>{state.entry}</svg>")
    assert Tiny().start(2)._repr_svg_() == "<svg>0</svg>"
    assert Carcassonne().start(2)._repr_svg_() != "<svg>0</svg>"


def test_our_own_games_are_drawn_and_written_without_a_word() -> None:
    """In a fresh process, where nobody imported art."""
    code = (
        "from meeplewright.core import find_game, write_state\n"
        "for name in ('carcassonne', 'keyflower'):\n"
        "    state = find_game(name).start(2)\n"
        "    assert '<svg' in state._repr_svg_() and 'player_1' in write_state(state), name\n"
    )
    subprocess.run([sys.executable, "-W", "error", "-c", code], check=True)


def test_a_state_without_a_writer_is_written_as_its_json() -> None:
    assert json.loads(write_state(Tiny().start(2))) == Tiny().start(2).to_json()


def test_a_registered_writer_writes_the_states_of_its_game() -> None:
    register_writer("tiny", lambda state: f"{state.seats} seats")
    assert write_state(Tiny().start(3)) == "3 seats"
