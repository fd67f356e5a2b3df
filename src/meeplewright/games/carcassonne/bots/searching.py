"""The search in Carcassonne: simulations from the position of one seat.

A simulation goes down the tree. Where the tree ends, all seats play some rounds by evaluation
alone. All turns of the root are compared with the same orders of the remaining tiles.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.core.game import Action
from meeplewright.games.carcassonne.bots.evaluation import Evaluation
from meeplewright.games.carcassonne.bots.tree import Node, shuffled
from meeplewright.games.carcassonne.bots.turns import Turns, turns_with_follower, turns_with_tile
from meeplewright.games.carcassonne.rules.places import place_on
from meeplewright.games.carcassonne.rules.spots import follower_of
from meeplewright.games.carcassonne.rules.state import DRAW, OVER, PLACE, CarcassonneState
from meeplewright.games.carcassonne.rules.variant import MOST_SEATS

MOST_NODES: Final = 20_000
"""The tree does not grow beyond this; simulations then play on from where it ends."""
ROUNDS: Final = 2
"""Turns per seat that a simulation plays by evaluation alone, after the tree."""
MOST_DEALS: Final = 1000
"""Number of deals made in advance; after that, visits use the same deals again."""


def never() -> bool:
    """For simulations without a time limit."""
    return False


@final
class Searching:
    """A tree from one position, grown simulation by simulation."""

    def __init__(
        self,
        state: CarcassonneState,
        evaluation: Evaluation,
        root: Node | None,
        is_over: Callable[[], bool] = never,
    ) -> None:
        self.state: Final = state
        self.evaluation: Final = evaluation
        self.has_tile: Final = state.phase == PLACE
        self.root: Final = root_of(state, evaluation) if root is None else root
        self.nodes: i64 = self.root.size()
        self.path: list[Node] = []
        self.chosen = vec[i64]([0] * int(state.variant.total + 8))
        self.is_over: Final = is_over  # checked between turns that are played by evaluation
        self.deals: list[vec[i64]] = []
        self.first = vec[i64]()  # types in the order in which deals start with them
        self.deal = vec[i64]()
        self.dealt: i64 = 0  # number of its tiles that were drawn

    # -- simulations ----------------------------------------------------------------------------

    def simulate(self, rng: Random) -> None:
        """Walk down to a position not evaluated yet, and update all nodes on the way."""
        self.walk(self.root.select(), rng)

    def solve(self, index: i64, rng: Random) -> None:
        """With one tile left, every turn has an exact value, which the first visit finds."""
        if self.root.visited[index] == 0:
            self.walk(index, rng)

    def walk(self, index: i64, rng: Random) -> None:
        """The same, starting with this turn."""
        state = self.state.copy()
        node = self.root
        lays = self.has_tile
        self.path = []
        self._take_deal(node.visited[index], rng)
        while True:
            self.chosen[len(self.path)] = index
            self.path.append(node)
            self._play(state, node, index, lays)
            lays = True
            if not self._draw(state):
                self._tell(_points(state), 0)
                return
            following = node.after(index, state.in_hand)
            if following is None or state.bag_left == 0:
                self._play_on(state, self._grown(state, node, index, following).turns)
                return
            node = following
            index = node.select()

    def _play_on(self, state: CarcassonneState, turns: Turns) -> None:
        """Every seat plays the turn with the best evaluation; then update all nodes."""
        best = turns.best(state.player)
        left = ROUNDS * state.seat_count - 1
        while left > 0 and not self.is_over():
            _lay_and_put(state, turns, best)
            if not self._draw(state):
                self._tell(_points(state), 0)
                return
            turns = turns_with_tile(state, self.evaluation)
            best = turns.best(state.player)
            left -= 1
        self._tell(turns.worth, best)

    def _grown(self, state: CarcassonneState, node: Node, index: i64, known: Node | None) -> Node:
        """The node after a turn, created if necessary."""
        if known is not None:
            return known
        following = Node(turns_with_tile(state, self.evaluation), state.player)
        if self.nodes < MOST_NODES:
            node.add(index, state.in_hand, following)
            self.nodes += 1
        return following

    def _play(self, state: CarcassonneState, node: Node, index: i64, lays: bool) -> None:
        if lays:
            _lay_and_put(state, node.turns, index)
        else:
            state.put_choice(node.turns.spot[index])

    def _take_deal(self, number: i64, rng: Random) -> None:
        """The deal for this number of earlier visits: the same for every turn of the root."""
        number = number % MOST_DEALS
        while len(self.deals) <= number:
            self.deals.append(self._dealt_anew(len(self.deals), rng))
        self.deal = self.deals[number]
        self.dealt = 0

    def _dealt_anew(self, number: i64, rng: Random) -> vec[i64]:
        """A random order of the remaining tiles; types come first in proportion to their number."""
        deal = shuffled(self.state, rng)
        if len(deal) == 0 or self.state.river_left == 1:  # the lake comes first
            return deal
        if len(self.first) == 0:
            self.first = self._stack_on_top(shuffled(self.state, rng))
        wanted = self.first[number % len(self.first)]
        place: i64 = 0
        while deal[place] != wanted:
            place += 1
        deal[place] = deal[0]
        deal[0] = wanted
        return deal

    def _stack_on_top(self, deal: vec[i64]) -> vec[i64]:
        """The tiles that could be drawn next: all, or the river tiles before the lake (CA R1)."""
        river = self.state.river_left
        return deal[: river - 1] if river > 0 else deal

    def _draw(self, state: CarcassonneState) -> bool:
        """Draw the next tile; False if the game is over."""
        while state.phase == DRAW:  # a tile that fits nowhere is discarded
            state.take(self.deal[self.dealt])
            self.dealt += 1
        return state.phase != OVER

    def _tell(self, worth: vec[float], row: i64) -> None:
        for depth, node in enumerate(self.path):
            node.learn(self.chosen[depth], worth, row * node.turns.seats)

    # -- what was found -------------------------------------------------------------------------

    def actions(self, index: i64) -> tuple[Action, ...]:
        """The actions of a turn."""
        if self.has_tile:
            return (self.placement(index), self.follower(index))
        return (self.follower(index),)

    def placement(self, index: i64) -> Action:
        turns = self.root.turns
        return place_on(self.state.in_hand * 4 + turns.turn[index], turns.cell[index])

    def follower(self, index: i64) -> Action:
        turns = self.root.turns
        state = self.state.copy()
        if self.has_tile:
            state.lay(turns.cell[index], turns.turn[index])
        return follower_of(state.board, turns.spot[index])

    # -- going on from here ---------------------------------------------------------------------

    def node_of(self, now: CarcassonneState, index: i64) -> Node | None:
        """The node of a later position with a tile in hand, after this turn was played."""
        if now.phase != PLACE or not self.has_tile or now.board.laid <= self.state.board.laid:
            return None
        return self._found(self.root, self.state.copy(), index, now)

    def _found(
        self, node: Node, state: CarcassonneState, index: i64, now: CarcassonneState
    ) -> Node | None:
        self._play(state, node, index, True)
        laid = state.board.laid
        if state.phase == OVER:
            return None
        if laid == now.board.laid:
            state.take(now.in_hand)
            same = state.phase == PLACE and is_same(state, now)
            return node.after(index, now.in_hand) if same else None
        oriented = now.board.oriented[laid]
        following = node.after(index, oriented >> 2)
        state.take(oriented >> 2)
        if following is None or state.phase != PLACE:
            return None
        turns = following.turns
        other: i64 = 0
        while other < turns.count:
            if turns.cell[other] == now.board.cell_of[laid] and turns.turn[other] == oriented & 3:
                found = self._found(following, state.copy(), other, now)
                if found is not None:
                    return found
            other += 1
        return None


def _lay_and_put(state: CarcassonneState, turns: Turns, index: i64) -> None:
    state.lay(turns.cell[index], turns.turn[index])
    state.put_choice(turns.spot[index])


def root_of(state: CarcassonneState, evaluation: Evaluation) -> Node:
    """The turns from here, each with its own evaluation."""
    if state.phase == PLACE:
        return Node(turns_with_tile(state, evaluation), state.player)
    return Node(turns_with_follower(state, evaluation), state.player)


def is_same(one: CarcassonneState, other: CarcassonneState) -> bool:
    """Whether two positions with the same board also have the same points, bag and followers."""
    same = one.player == other.player and one.bag_left == other.bag_left
    same = same and one.board.standing_count == other.board.standing_count
    index: i64 = 0
    while same and index < one.seat_count:
        same = one.points[index] == other.points[index]
        same = same and one.supply[index] == other.supply[index]
        index += 1
    index = 0
    while same and index < one.board.standing_count:
        same = one.board.standing[index] == other.board.standing[index]
        index += 1
    return same


def _points(state: CarcassonneState) -> vec[float]:
    points = vec[float]([0.0] * MOST_SEATS)
    seat: i64 = 0
    while seat < state.seat_count:
        points[seat] = float(state.points[seat])
        seat += 1
    return points
