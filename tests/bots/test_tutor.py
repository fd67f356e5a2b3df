"""The tutor: it plays what was prepared, and something sensible where that is impossible."""

from random import Random

from meeplewright.bots import bots_for, make_bot
from meeplewright.core import CHANCE, Game, State, find_game
from meeplewright.core.lessons import NEWCOMER, Chapter, lessons
from meeplewright.games.carcassonne import Carcassonne

KEYFLOWER = find_game("keyflower")
TUTOR = 1


def begin(chapter: Chapter) -> State:
    state = KEYFLOWER.start(2)
    for entry in chapter.played:
        if entry.seat == CHANCE:
            state.apply(CHANCE, KEYFLOWER.chance_from_json(entry.form))
        else:
            state.apply(entry.seat, KEYFLOWER.action_from_json(entry.form))
    return state


def test_it_plays_every_prepared_turn_of_every_chapter() -> None:
    for chapter in lessons()["keyflower"].chapters.values():
        state = begin(chapter)
        tutor = make_bot("tutor", KEYFLOWER, TUTOR)
        for entry in chapter.prepared:
            if entry.seat == CHANCE:
                state.apply(CHANCE, KEYFLOWER.chance_from_json(entry.form))
                continue
            action = KEYFLOWER.action_from_json(entry.form)
            assert action in state.legal(entry.seat)
            if entry.seat == TUTOR:
                chosen = tutor.choose(state.view(TUTOR), state.legal(TUTOR), None, Random(0))
                assert chosen == action
            state.apply(entry.seat, action)


def play_on(game: Game, state: State, decisions: int) -> int:
    """The newcomer passes or does the first thing that is legal."""
    rng = Random(1)
    tutor = make_bot("tutor", game, TUTOR)
    decided = 0
    while decided < decisions and (seat := state.to_act) is not None:
        if seat == CHANCE:
            state.apply(seat, state.draw(rng))
            continue
        legal = state.legal(seat)
        if seat == TUTOR:
            action = tutor.choose(state.view(seat), legal, None, rng)
            assert action in legal
            decided += 1
        else:
            action = legal[-1]
        state.apply(seat, action)
    return decided


def test_it_plays_on_whatever_the_newcomer_does() -> None:
    for chapter in lessons()["keyflower"].chapters.values():
        assert play_on(KEYFLOWER, begin(chapter), 12) > 0


def test_it_plays_games_that_nobody_prepared() -> None:
    game = Carcassonne()
    assert play_on(game, game.start(2), 6) == 6


def test_it_is_offered_to_nobody() -> None:
    assert "tutor" not in bots_for(KEYFLOWER)
    assert NEWCOMER != TUTOR
