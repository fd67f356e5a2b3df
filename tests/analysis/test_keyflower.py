"""Analysis of a game with secrets: what a seat cannot know changes nothing in its decisions."""

import json
from dataclasses import replace

import pytest

from meeplewright.analysis import Analysis, Effort, analyse
from meeplewright.core import CHANCE, Action, Entry, Event, Record, State
from meeplewright.core.replay import begin, step_through
from meeplewright.games.keyflower import Keyflower
from tests.analysis.games import IS_COMPILED, recorded, start_of
from tests.conftest import FULL

GAME = Keyflower()
LIGHT = Effort(8 if IS_COMPILED else 1)
BEGINNING = 90 if IS_COMPILED else 60
SEATS = [2, 3, 4, 5, 6] if FULL else [2, 6] if IS_COMPILED else [3]


@pytest.fixture(scope="module")
def whole() -> Record:
    return recorded(GAME, seats=2, seed=2, bot="random")


def with_another_secret(record: Record, seat: int) -> Record:
    """The same game with another winter tile, which the seat did not see and which never came."""
    state = begin(record)
    steps = list(step_through(record, begin(record)))
    came = {step.action for step in steps}
    for number, step in enumerate(steps):
        if step.seat == CHANCE and "winter_tile" in step.action.to_json():
            for outcome, _ in state.chance():
                alike = events_seen(state, outcome, seat) == events_seen(state, step.action, seat)
                if alike and outcome not in came:
                    lines = list(record.lines)
                    lines[number] = Entry.of(CHANCE, outcome)
                    return replace(record, lines=tuple(lines))
        state.apply(step.seat, step.action)
    raise AssertionError("some winter tiles stay in the box")


def events_seen(state: State, outcome: Action, seat: int) -> list[Event | None]:
    """What the seat learns about the outcomes."""
    return [event.seen_by(seat) for event in state.copy().apply(CHANCE, outcome)]


def decisions_of(found: Analysis, seat: int) -> list[str]:
    return [json.dumps(made.to_json()) for made in found.decisions if made.seat == seat]


@pytest.mark.parametrize("seats", SEATS if FULL else SEATS[:1])
def test_every_number_of_players(seats: int) -> None:
    record = recorded(GAME, seats, seed=1, bot="random")
    is_whole = IS_COMPILED and seats in ((SEATS[0], SEATS[-1]) if FULL else SEATS[:1])
    found = analyse(record if is_whole else start_of(record, 30 + 20 * seats), LIGHT)
    assert found.finished == is_whole
    assert found.decisions
    for moment in found.moments:
        assert sum(moment.outlook.chances) == pytest.approx(1)
    json.dumps(found.to_json(), allow_nan=False)


def test_a_secret_changes_nothing_about_the_decisions_of_others(whole: Record) -> None:
    twin = with_another_secret(whole, seat=0)
    assert twin.lines != whole.lines
    mine, other = (analyse(start_of(record, BEGINNING), LIGHT) for record in (whole, twin))
    assert decisions_of(mine, 0) == decisions_of(other, 0) != []
    assert [made.entry for made in mine.decisions] == [made.entry for made in other.decisions]


def test_the_same_bytes_again(whole: Record) -> None:
    record = start_of(whole, BEGINNING)
    assert json.dumps(analyse(record, LIGHT).to_json()) == json.dumps(
        analyse(record, LIGHT).to_json()
    )


@pytest.mark.skipif(not IS_COMPILED, reason="villages are built late in a season")
def test_a_village_is_judged_piece_by_piece() -> None:
    """Half of what was played is never compared with all of it."""
    record = recorded(GAME, seats=2, seed=3, bot="heuristic")
    decisions = [
        made
        for made in analyse(start_of(record, 250), LIGHT).decisions
        if "pick" in made.played.actions[0].to_json()
    ]
    assert len(decisions) > 4
    for made in decisions:
        common = min(len(made.best.actions), len(made.played.actions))
        alike = made.best.actions[:common] == made.played.actions[:common]
        assert made.best == made.played or not alike
