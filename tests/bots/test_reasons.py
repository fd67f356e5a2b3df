"""Reasons for advised turns: they have texts, and they do not depend on what a seat cannot see."""

import os
from random import Random

import pytest

from meeplewright.bots.advice import Advice, best_first
from meeplewright.bots.hints import MOST_HINTS, explained, hints_for
from meeplewright.bots.reasons import MOST_REASONS, FindReasons, TurnReason, reasons_for
from meeplewright.core import CHANCE, Action, Budget, Game, State, find_game
from meeplewright.core.game import Json
from meeplewright.core.registry import part_of
from meeplewright.locales import Catalogue, languages
from tests.core.tiny_game import Tiny
from tests.locales.test_catalogues import messages, variables

IS_COMPILED = os.environ.get("MEEPLEWRIGHT_MODE") == "compiled"
GAMES = ("carcassonne", "keyflower")
SEEDS = range(10 if IS_COMPILED else 3)


def random_turn(state: State, seat: int, rng: Random) -> list[Action]:
    """Random actions until another seat or chance is to act."""
    after, entry = state.copy(), state.entry
    actions: list[Action] = []
    while seat in after.actors and after.entry - entry < 20:
        actions.append(after.legal(seat)[int(rng.random() * len(after.legal(seat)))])
        after.apply(seat, actions[-1])
    return actions


def turns(game: Game, seats: int, seed: int) -> list[tuple[State, int, list[Action]]]:
    """Positions of a random game, each with a turn of the seat to act."""
    rng = Random(seed)
    state = game.start(seats)
    found = []
    while (seat := state.to_act) is not None:
        if seat != CHANCE and rng.random() < 0.1:
            found.append((state.copy(), seat, random_turn(state, seat, rng)))
        state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_reason_depends_only_on_what_the_seat_may_know(name: str) -> None:
    game = find_game(name)
    find: FindReasons = part_of(name, "reasons")
    for seed in SEEDS:
        for state, seat, actions in turns(game, 2 + seed % 3, seed):
            found = [
                find(game.determinize(state.view(seat), Random(other)), seat, actions)
                for other in range(2)
            ]
            assert found[0] == found[1] == find(state, seat, actions)


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_has_a_text_for_exactly_its_arguments(name: str) -> None:
    game = find_game(name)
    find: FindReasons = part_of(name, "reasons")
    found = [
        reason
        for seed in SEEDS
        for state, seat, actions in turns(game, 3, seed)
        for reason in find(state, seat, actions)
    ]
    assert len({reason.key for reason in found}) > 5
    for reason in found:
        wanted = variables(messages("en")[reason.key])
        assert wanted == {*reason.arguments, *(["names"] if reason.seats else [])}, reason


@pytest.mark.parametrize("name", GAMES)
def test_every_hint_has_reasons_and_the_best_comes_first(name: str) -> None:
    game, budget = find_game(name), Budget(simulations=2)
    found: list[list[Json]] = []
    for seed in SEEDS[:8]:
        for state, seat, _ in turns(game, 2 + seed % 3, seed)[:: 2 if IS_COMPILED else 8]:
            hints = hints_for(game, state.view(seat), state.legal(seat), budget, Random(1))
            assert 0 < len(hints) <= MOST_HINTS
            chances = [round(hint.chances[seat], 2) for hint in hints]
            assert chances == sorted(chances, reverse=True)
            found += [hint.to_json()["reasons"] for hint in hints]
    assert {1, 2, 3} == {len(reasons) for reasons in found} and MOST_REASONS == 3
    keys = [reason["key"] for reasons in found for reason in reasons]
    assert any(key.endswith(("-grows", "-above-average")) for key in keys)
    assert keys.count("reason-best") < 0.1 * len(found)


def test_a_game_without_the_part_has_hints_without_reasons() -> None:
    game = Tiny()
    state = game.start(2)
    while state.to_act == CHANCE:
        state.apply(CHANCE, state.draw(Random(1)))
    seat = state.to_act
    assert seat is not None
    view = state.view(seat)
    assert reasons_for(game, view, [state.legal(seat)[:1]]) == [()]
    way = Advice(tuple(state.legal(seat)[:1]), (0.0, 0.0), (0.5, 0.5), 1.0)
    assert explained(game, view, [way]) == [way]
    hints = hints_for(game, view, state.legal(seat), Budget(simulations=8), Random(1))
    assert {tuple(one.key for one in hint.reasons) for hint in hints} == {("reason-best",)}


def test_the_best_chance_comes_first_and_equal_ones_keep_their_order() -> None:
    ways = [
        Advice((), (points,), (chance,), 0.0) for points, chance in enumerate((0.501, 0.6, 0.5))
    ]
    assert [way.points for way in best_first(ways, 0)] == [(1,), (0,), (2,)]


def test_reasons_are_texts_in_every_language() -> None:
    reason = TurnReason("cc-reason-completes", {"kind": "city", "points": 8})
    texts = {Catalogue(one).text(reason.key, **reason.arguments) for one in languages()}
    assert len(texts) == 5 and all("8" in text for text in texts)
