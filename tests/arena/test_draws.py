"""Deals stay paired after moves differ, and pairing removes luck from a comparison."""

from random import Random

import pytest

from meeplewright.arena import Plan, play_seating
from meeplewright.arena.draws import DealDraws, draw_kinds
from meeplewright.arena.standings import pair_of, whole_deals
from meeplewright.core.game import CHANCE, Game
from meeplewright.core.registry import find_game
from meeplewright.games.carcassonne import Carcassonne


def draws(game: Game, seed: str, moves: int, seats: int = 2) -> dict[str, list[str]]:
    """What one deal draws, by kind, with this or another random play."""
    state, luck, rng = game.start(seats), DealDraws(seed), Random(moves)
    found: dict[str, list[str]] = {}
    while (seat := state.to_act) is not None:
        if seat == CHANCE:
            kind = draw_kinds(state.game.name)(state)
            action = luck.draw(state)
            found.setdefault(kind, []).append(action.to_text())
        else:
            action = state.random_action(rng)
        state.apply(seat, action)
    return found


def test_a_deal_of_carcassonne_is_one_shuffled_stack() -> None:
    one, other = (draws(Carcassonne(), "deal", moves) for moves in (1, 2))
    assert one == other and set(one) == {"start", "draw"}
    assert one != draws(Carcassonne(), "another deal", 1)


def test_a_deal_of_keyflower_has_the_same_tiles_whatever_is_done_with_them() -> None:
    one, other = (draws(find_game("keyflower"), "deal", moves, 3) for moves in (1, 2))
    laid_out = [kind for kind in one if kind.split()[0] in ("home", "season_tile", "winter_tile")]
    assert len(laid_out) == 3 + 4 + 3 or len(laid_out) == 3 + 3 + 3
    assert [one[kind] for kind in laid_out] == [other[kind] for kind in laid_out]


def test_in_keyflower_a_worker_for_one_seat_is_another_draw_than_for_the_next() -> None:
    found = draws(find_game("keyflower"), "deal", 1)
    assert {"seat_worker 0", "seat_worker 1", "boat_worker 0"} <= set(found)


@pytest.mark.parametrize("name", ["carcassonne", "keyflower"])
def test_pairing_removes_luck(name: str) -> None:
    """The same bot under two names: single games differ by luck, whole deals do not differ."""
    plan = Plan.of(find_game(name), ["steady", "again"], deals=3)
    results = [play_seating(plan, seating) for seating in plan.seatings()]
    assert any(one.points[0] != one.points[1] for one in results)
    pair = pair_of("steady", "again", whole_deals(plan, results))
    assert pair is not None
    assert (pair.margin, pair.margin_se, pair.win_share) == (0.0, 0.0, 0.5)


def test_the_same_seed_plays_the_same_game_and_another_does_not(plan: Plan) -> None:
    seating = next(plan.seatings())
    assert play_seating(plan, seating).points == play_seating(plan, seating).points
    fresh = Plan.of(Carcassonne(), plan.bots, seed="2")
    points = {play_seating(fresh, one).points for one in [*fresh.seatings()][:4]}
    assert points != {play_seating(plan, one).points for one in [*plan.seatings()][:4]}
