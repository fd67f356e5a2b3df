"""The prepared game of the tutorial: what it suggests is strong play, and teaches its subject."""

import os
from collections.abc import Iterator

import pytest

from meeplewright.analysis import Effort
from meeplewright.analysis.judge import Judge
from meeplewright.analysis.results import GRADES
from meeplewright.core import CHANCE, State, find_game
from meeplewright.core.game import Action
from meeplewright.core.lessons import NEWCOMER, Chapter, lessons, turns_in

GAME = find_game("keyflower")
CHAPTERS = lessons()["keyflower"].chapters
IS_COMPILED = os.environ.get("MEEPLEWRIGHT_MODE") == "compiled"
SMALL = dict(GRADES)["inaccuracy"]


def apply(state: State, seat: int, form: dict[str, object]) -> None:
    read = GAME.chance_from_json if seat == CHANCE else GAME.action_from_json
    state.apply(seat, read(form))


def suggested(chapter: Chapter) -> Iterator[tuple[State, list[Action]]]:
    """Every suggested turn, and the position before it."""
    state = GAME.start(2)
    for entry in chapter.played:
        apply(state, entry.seat, entry.form)
    begun = {
        turn[0][0]: [GAME.action_from_json(form) for _, form in turn]
        for seat, turn in turns_in(chapter.prepared, len(chapter.played))
        if seat == NEWCOMER
    }
    for entry in chapter.prepared:
        if state.entry in begun:
            yield state, begun[state.entry]
        apply(state, entry.seat, entry.form)


@pytest.mark.skipif(not IS_COMPILED, reason="searches are slow when interpreted")
@pytest.mark.parametrize("name", CHAPTERS)
def test_no_suggested_turn_is_a_mistake(name: str) -> None:
    """A few are inaccuracies: the lesson shows simple turns, and the champion judges them."""
    judge = Judge(GAME, Effort.named("normal"))
    poor = []
    for state, turn in suggested(CHAPTERS[name]):
        legal = state.legal(NEWCOMER)
        if len(legal) == 1:
            continue
        decision = judge.decision(state.view(NEWCOMER), legal, turn, state.entry + 1)
        if decision is not None and decision.lost_chance > SMALL:
            poor.append((state.entry, decision.lost_chance))
    assert poor == []


def words(name: str) -> list[str]:
    return [word for turn in CHAPTERS[name].turns for action in turn for word in action]


@pytest.mark.parametrize(
    ("name", "taught"),
    [
        ("bids", {"bid", "use", "bring", "upgrade", "pass", "boat"}),
        ("villages", {"bid", "use", "carry", "upgrade", "pay_skill", "boat"}),
        ("winter", {"winter", "bid", "use", "pay_skill", "boat", "lay"}),
    ],
)
def test_each_chapter_shows_what_it_teaches(name: str, taught: set[str]) -> None:
    assert taught <= set(words(name))


def test_the_chapters_are_one_game_that_the_newcomer_wins() -> None:
    state = GAME.start(2)
    last = CHAPTERS["winter"]
    for entry in (*last.played, *last.prepared):
        apply(state, entry.seat, entry.form)
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == (NEWCOMER,)
    for chapter in CHAPTERS.values():
        assert chapter.played == last.played[: len(chapter.played)]
