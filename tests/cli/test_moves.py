"""Turns and draws as text: all of a whole game, in every language."""

from itertools import groupby
from pathlib import Path

import pytest

from meeplewright.core import CHANCE, Record
from meeplewright.core.replay import begin, step_through
from meeplewright.locales import Catalogue, languages
from meeplewright.terminal.console import Terminal
from meeplewright.terminal.names import distinct, seat_names
from meeplewright.terminal.ui import notation, ui_of
from tests.words import english, said, says

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def record_lines(terminal: Terminal, record: Record) -> list[tuple[str, str]]:
    """Every span of a record as text and in notation."""
    names = seat_names(record.header.seats)
    state = begin(record)
    ui = ui_of(record.header.game)
    lines = []
    steps = list(step_through(record, begin(record)))
    for seat, of_seat in groupby(steps, key=lambda step: step.seat):
        actions = [step.action for step in of_seat]
        if seat == CHANCE:
            words = ui.draw_words(terminal, names, state, actions)
        else:
            words = ui.turn_words(terminal, names, state, seat, actions)
        lines.append((words, notation(actions)))
        for action in actions:
            state.apply(seat, action)
    return lines


@pytest.mark.parametrize("game", ["carcassonne-3", "keyflower-3"])
@pytest.mark.parametrize("language", languages())
def test_every_turn_and_draw_has_words(game: str, language: str) -> None:
    lines = record_lines(Terminal(Catalogue(language)), Record.read(GOLDEN / f"{game}.mwr"))
    assert len(lines) > 40
    assert all(words.strip() and "{" not in words for words, _ in lines)


def test_a_turn_of_carcassonne_names_cell_turn_and_follower() -> None:
    lines = record_lines(Terminal(Catalogue("en")), Record.read(GOLDEN / "carcassonne-2.mwr"))
    with_tile = [words for words, written in lines if written.startswith("(")]
    assert all(words.startswith("(") and "; " in words for words in with_tile)
    assert any(words.endswith(english("move-no-follower")) for words in with_tile)
    assert any(says(words, "spot-field") for words in with_tile)


def test_a_turn_of_keyflower_is_told_without_the_players_name() -> None:
    record = Record.read(GOLDEN / "keyflower-2.mwr")
    name = record.header.seats[0].name
    lines = record_lines(Terminal(Catalogue("en")), record)
    bids = [words for words, written in lines if written.startswith("bid:")]
    assert bids and all(said("way-bid").match(words) for words in bids)
    assert not any(name in words for words in bids)


def test_a_tile_that_was_picked_before_is_named_where_it_is_laid() -> None:
    """A village is analysed piece by piece: advice can begin with placing a tile."""
    terminal, record = Terminal(Catalogue("en")), Record.read(GOLDEN / "keyflower-2.mwr")
    names, state, picked = seat_names(record.header.seats), begin(record), ""
    for step in step_through(record, begin(record)):
        form = {} if step.seat == CHANCE else step.action.to_json()
        if "lay" in form:
            ui = ui_of(record.header.game)
            words = ui.turn_words(terminal, names, state, step.seat, [step.action])
            assert says(words, "way-lay_at", tile=picked)
            return
        picked = form.get("pick", picked)
        state.apply(step.seat, step.action)
    raise AssertionError("nobody laid a tile")


def test_players_of_one_name_are_told_apart() -> None:
    assert distinct(["club", "Anna", "club", "club"]) == ("club", "Anna", "club 2", "club 3")
