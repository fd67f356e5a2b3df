"""Every way to play a turn of Carcassonne with its evaluation, for priors and leaves."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.bots.margins import JudgedTurns
from meeplewright.games.carcassonne.bots.evaluation import Evaluation
from meeplewright.games.carcassonne.rules.spots import spot_segment
from meeplewright.games.carcassonne.rules.state import CarcassonneState
from meeplewright.games.carcassonne.rules.variant import MOST_SEATS, PLAIN


@final
class Turns(JudgedTurns):
    """The turns open to the player with a tile in hand, or with a tile just placed.

    By turn: where the tile goes (`cell`, `turn`) and which figure is placed where (`spot`, a choice
    of `rules/spots.py`, -1 for none). Turns with the same placement are consecutive.
    """

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.cell = vec[i64]()
        self.turn = vec[i64]()
        self.spot = vec[i64]()

    def add(self, cell: i64, turn: i64, spot: i64, worth: vec[float]) -> None:
        self.cell = append(self.cell, cell)
        self.turn = append(self.turn, turn)
        self.spot = append(self.spot, spot)
        self.add_worth(worth)


def turns_with_tile(state: CarcassonneState, evaluation: Evaluation) -> Turns:
    """Every placement of the tile in hand with every follower, evaluated."""
    evaluation.begin(state)
    turns = Turns(state.seat_count)
    board = state.board
    place: i64 = 0
    while place < board.open_count:
        fitting = board.turns_at(state.in_hand, place)
        turn: i64 = 0
        while fitting >> turn:
            if fitting >> turn & 1:
                after = state.copy()
                after.lay(board.open_cell[place], turn)
                _add_followers(turns, after, evaluation, board.open_cell[place], turn)
            turn += 1
        place += 1
    return turns


def turns_with_follower(state: CarcassonneState, evaluation: Evaluation) -> Turns:
    """For a tile that is already placed: every follower, and none."""
    evaluation.begin(state)
    turns = Turns(state.seat_count)
    board = state.board
    last = board.laid - 1
    cell = board.cell_of[last]
    _add_followers(turns, state.copy(), evaluation, cell, board.oriented[last] & 3)
    return turns


def _add_followers(
    turns: Turns, state: CarcassonneState, evaluation: Evaluation, cell: i64, turn: i64
) -> None:
    """The state waits for a follower. It is changed and must not be used again."""
    player = state.player
    free = state.free_spots()
    if state.bag_left == 0:
        _add_last_followers(turns, state, evaluation, cell, turn, free)
        return
    state.put(-1, PLAIN)
    evaluation.judge(state)
    worth = evaluation.worth[:MOST_SEATS]
    turns.add(cell, turn, -1, worth)
    without = worth[player]
    spot: i64 = 0
    while free >> spot:
        if free >> spot & 1:
            segment = spot_segment(state.board, spot)
            worth[player] = without + evaluation.gain(state, player, segment, spot >> 3)
            turns.add(cell, turn, spot, worth)
        spot += 1


def _add_last_followers(
    turns: Turns,
    state: CarcassonneState,
    evaluation: Evaluation,
    cell: i64,
    turn: i64,
    free: i64,
) -> None:
    """No tile is left: the game ends with this follower, so the score is exact."""
    spot: i64 = -1
    while spot < 0 or free >> spot:
        if spot < 0 or free >> spot & 1:
            after = state.copy()
            after.put_choice(spot)
            evaluation.judge(after)
            turns.add(cell, turn, spot, evaluation.worth)
        spot += 1
