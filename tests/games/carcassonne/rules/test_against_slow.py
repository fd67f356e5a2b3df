"""Random games in which the engine and the slow game agree after every entry.

Tiles are drawn and placed in several ways, because uniformly random games rarely complete a city,
join fields or discard a tile. Some games try to leave no place for one type of tile.
MEEPLEWRIGHT_FULL=1 plays the long sweep.
"""

from collections import Counter
from random import Random
from typing import Any

import pytest

from meeplewright.core import Action, Outcome, State
from meeplewright.games.carcassonne import Carcassonne
from tests.conftest import FULL, MODE

from .slow import FARMERS, SMALL_CITY
from .slow_board import around, feature, kinds, placements, segment_at, spots
from .slow_table import CHANCE, Entry, Move, SlowTable, move_of

GAMES = 192 if FULL else 16 if MODE == "compiled" else 12
DRAWS = ("by weight", "misfit at once", "misfit last")
PLACES = ("anywhere", "snug", "mostly snug", "against the misfit")
FOLLOWERS = ("any", "seldom", "always")


class Duel:
    """One game on both engines, driven by the same choices."""

    def __init__(self, number: int) -> None:
        self.rng = Random(number)
        self.draws = self.rng.choice(DRAWS)
        self.places = self.rng.choice(PLACES)
        self.follows = self.rng.choice(FOLLOWERS)
        self.misfit = self.rng.choice("BCQSUX")
        seats = 2 + number % 4
        options: dict[str, str | int] = {
            "farmers": FARMERS[number // 4 % 4],
            "small_city": SMALL_CITY[number.bit_count() % 2],
        }
        self.state: State = Carcassonne().start(seats, options)
        self.table = SlowTable(seats, **options)

    def play(self) -> None:
        self.compare()
        while self.table.to_act is not None:
            actions = self.listed()
            move = self.choose(list(actions))
            seat = self.state.to_act
            assert seat is not None
            self.state.apply(seat, actions[move])
            self.table.apply(move)
            self.compare()
        self.compare_outcome()

    # What both offer

    def listed(self) -> dict[Move, Action]:
        """The actions or outcomes on offer, the same in both."""
        if self.table.to_act == CHANCE:
            outcomes = {move_of(action.to_json()): (action, w) for action, w in self.state.chance()}
            assert {move: w for move, (_, w) in outcomes.items()} == self.table.chance()
            return {move: action for move, (action, _) in outcomes.items()}
        seat = self.state.to_act
        assert seat is not None
        legal = self.state.legal(seat)
        actions = {move_of(action.to_json()): action for action in legal}
        assert set(actions) == self.table.legal()
        assert len(actions) == len(legal), "a legal action is listed twice"
        return actions

    # Choosing actions

    def choose(self, moves: list[Move]) -> Move:
        word = moves[0][0]
        if word == "draw":
            return self.choose_draw(moves)
        if word == "place":
            return self.choose_place(moves)
        if word == "follower" and self.follows != "any":
            return self.choose_follower(moves)
        return self.rng.choice(moves)

    def choose_draw(self, moves: list[Move]) -> Move:
        bag = self.table.game.bag
        if self.draws == "misfit at once" and bag[self.misfit] and not self.places_left():
            return "draw", self.misfit
        others = [move for move in moves if self.draws == "by weight" or move[1] != self.misfit]
        return self.rng.choices(others or moves, [bag[tile] for _, tile in others or moves])[0]

    def choose_place(self, moves: list[Move]) -> Move:
        """Snug: beside as many tiles as possible. Against the misfit: where it fits least."""
        if self.places == "anywhere" or (self.places == "mostly snug" and self.rng.random() < 0.2):
            return self.rng.choice(moves)
        least = self.places_left if self.places == "against the misfit" else self.loneliness
        ranks = [least(move) for move in moves]
        return moves[self.rng.choice([i for i, rank in enumerate(ranks) if rank == min(ranks)])]

    def places_left(self, move: Move | None = None) -> int:
        """The number of placements for the misfit after this move."""
        board = dict(self.table.game.board)
        if move:
            _, tile, x, y, turn = move
            board[x, y] = (tile, turn)
        return len(placements(board, self.misfit))

    def loneliness(self, move: Move) -> int:
        """How many of the cells around this one are empty."""
        return len(around((move[2], move[3])) - set(self.table.game.board))

    def choose_follower(self, moves: list[Move]) -> Move:
        keep = self.follows == "seldom" and self.rng.random() < 0.7
        return self.rng.choice([m for m in moves if (m[1] is None) == keep] or moves)

    # Comparing

    def compare(self) -> None:
        form, table = self.state.to_json(), self.table
        assert self.state.to_act == table.to_act
        assert form["phase"] == table.phase
        assert form["in_hand"] == table.in_hand
        assert sorted(form["discarded"]) == sorted(table.discarded)
        assert form["bag"] == table.game.bag
        assert tiles_laid(form) == [(*cell, *lying) for cell, lying in table.game.board.items()]
        assert form["points"] == table.points
        assert form["supply"] == table.game.supply
        assert self.followers(form) == Counter(table.game.followers)
        assert scored(form) == Counter(table.scored)
        if table.phase == "follower":
            self.compare_equal_claims()
        if self.state.entry % 13 == 0 or table.phase == "over":
            assert self.state.points_now() == table.game.final_points()

    def followers(self, form: Entry) -> Counter[tuple[Any, ...]]:
        board = self.table.game.board
        return Counter(
            (f["seat"], *segment_at(board, (f["x"], f["y"]), f["on"], f["at"]))
            for f in form["followers"]
        )

    def compare_equal_claims(self) -> None:
        """Any name of a free feature of the new tile leads to the one listed choice (K38)."""
        game, seat = self.table.game, self.table.seat
        tile, turn = game.board[game.last]
        for on, at in game.follower_choices(seat):
            claim = feature(game.board, segment_at(game.board, game.last, on, at))
            for kind, index in kinds(tile):
                if (*game.last, kind, index) in claim:
                    for other in spots(tile, turn, kind, index):
                        assert self.canonical(on, other) == ("follower", on, at)

    def canonical(self, on: str, at: str) -> Move:
        action = Carcassonne().action_from_json({"follower": {"on": on, "at": at}})
        return move_of(self.state.canonical(self.table.seat, action).to_json())

    def compare_outcome(self) -> None:
        outcome = self.state.outcome()
        assert outcome is not None
        points = self.table.game.final_points()
        assert list(outcome.points) == points
        assert [sum(item.points for item in items) for items in outcome.items] == points
        assert outcome.winners == tuple(s for s, p in enumerate(points) if p == max(points))
        assert final_items(outcome) == Counter(
            (seat, worth, kind, min(cells) if kind == "field" else cells)
            for seat, worth, kind, cells in self.table.game.final_items()
        )


def tiles_laid(form: Entry) -> list[tuple[int, int, str, int]]:
    return [(tile["x"], tile["y"], tile["tile"], tile["turn"]) for tile in form["tiles"]]


def cells_of(item: Entry) -> frozenset[tuple[int, ...]]:
    return frozenset(tuple(cell) for cell in item["at"])


def scored(form: Entry) -> Counter[tuple[Any, ...]]:
    """The completed features that scored points."""
    return Counter(
        (item["for"], cells_of(item), item["points"], tuple(one["seats"]))
        for one in form["scored"]
        for item in [one.get("item", one)]
        if item.get("finished")
    )


def final_items(outcome: Outcome) -> Counter[tuple[Any, ...]]:
    """What final scoring added, a field's points with the first cell of the city."""
    return Counter(
        (seat, item["points"], item["for"], where)
        for seat, items in enumerate(outcome.to_json()["items"])
        for item in items
        if not item.get("finished")
        for where in [tuple(item["city"]) if item["for"] == "field" else cells_of(item)]
    )


@pytest.mark.parametrize("number", range(GAMES))
def test_engine_and_slow_game_agree_after_every_entry(number: int) -> None:
    """All rules of CA 2 to 13, with every number of seats and every option."""
    Duel(number).play()
