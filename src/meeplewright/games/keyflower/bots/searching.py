"""The search in Keyflower: simulations from what one seat knows, each in a re-dealt world.

With two seats, a simulation walks down the tree to a new node or the end of the season, and is
evaluated there. With more there is no tree: after every turn all seats play some rounds by quick
evaluation, in winter to the end, and that position is evaluated.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.bots.margins import lead_of, squashed
from meeplewright.core.game import Action
from meeplewright.games.keyflower.bots.evaluation import Evaluation
from meeplewright.games.keyflower.bots.habits import RIVALRY, Habits
from meeplewright.games.keyflower.bots.moves import PASS, moves
from meeplewright.games.keyflower.bots.playing import play, play_turn
from meeplewright.games.keyflower.bots.positions import position_of
from meeplewright.games.keyflower.bots.remembering import found_again, nodes_below, packed
from meeplewright.games.keyflower.bots.tree import KIND, Node
from meeplewright.games.keyflower.bots.turns import Turns
from meeplewright.games.keyflower.rules.actions import Bid, Use
from meeplewright.games.keyflower.rules.table import BID, MOST_SEATS, TURN, USE, WINTER, Table
from meeplewright.games.keyflower.rules.tiles import NUMBER_OF

MOST_NODES: Final = 20_000
"""The tree does not grow beyond this; simulations then end where it ends."""
ROUNDS: Final = 2
"""With three seats or more: turns per seat that are played by quick evaluation.

Winter is played to the end, because then the points are exact.
"""


@final
class Searching:
    """A tree from what one seat knows at its turn; each simulation can add a node."""

    def __init__(
        self,
        table: Table,
        turns: Turns,
        evaluation: Evaluation,
        habits: Habits,
        earlier: Searching | None = None,
    ) -> None:
        """`earlier`: the search of the turn before, whose results are reused."""
        self._evaluation: Final = evaluation
        self._habits: Final = habits
        self.turns: Final = turns
        self.season: Final = table.season
        self.seats: Final = table.seats
        self.compares: Final = table.seats > 2  # compare turns without a tree
        self.nodes: i64 = 1
        self._path: list[Node] = []
        self._chosen = vec[i64]()
        self._worth = vec[float]([0.0] * MOST_SEATS)
        self._waits = vec[i64]([0] * MOST_SEATS)  # by seat: 1 if its last move was to pass
        self._middle = vec[float]([0.0] * MOST_SEATS)  # by seat: the lead that is worth 0
        known: Node | None = None
        if earlier is not None and earlier.season == table.season:
            known = found_again(earlier.root, table)
        evaluation.judge_table(table)
        if earlier is not None and known is not None:
            self._middle = earlier._middle[:]
        else:
            self._find_middle()
        self.root: Final[Node] = self._root(table)
        if known is not None:
            self._adopt(table, known)

    def _find_middle(self) -> None:
        seat: i64 = 0
        while seat < self.seats:
            self._middle[seat] = self._lead(self._evaluation.worth, seat)
            seat += 1

    def _lead(self, worth: vec[float], seat: i64) -> float:
        return lead_of(worth, 0, self.seats, seat, RIVALRY)

    def _root(self, table: Table) -> Node:
        """Its moves are whole turns: `KIND` times the index, plus bid or use and the tile."""
        player = table.player
        middle = self._middle[player]
        self._habits.expect_turn(self.turns.margin(self.turns.best(player), player) - middle)
        after = self._after_a_turn(table, self._evaluation.worth)
        root = Node(player, self.seats, position_of(table), middle, after, self.compares)
        index: i64 = 0
        while index < self.turns.count:
            row = index * self.seats
            lead = lead_of(self.turns.worth, row, self.seats, player, RIVALRY) - middle
            code = KIND * index + kind_of(self.turns.actions[index][0])
            root.learn_move(code, lead, squashed(lead + after))
            index += 1
        return root

    def _adopt(self, table: Table, known: Node) -> None:
        """The results for a move go to the best turn that starts with it."""
        self.nodes = nodes_below(known)
        for index in order_of(self.turns, known.player):
            move = packed(table, self.turns.actions[index])
            at = known.number.pop(int(move), -1)
            if at >= 0:
                self.root.adopt(index, known, at)

    # -- simulations ----------------------------------------------------------------------------

    def walk(self, world: Table, at: i64, rng: Random) -> None:
        """One simulation, starting with this turn. The world is not changed."""
        table = world.copy()
        self._path = [self.root]
        self._chosen = vec[i64]([at])
        self._waits = vec[i64]([0] * MOST_SEATS)
        self._waits[table.player] = 1 if self.root.moves[at] & (KIND - 1) == PASS else 0
        play_turn(table, self.turns.actions[at], self._habits.carrier, rng)
        if self.compares:
            self._play_on(table, rng)
        else:
            self._go_down(table, at, rng)
        for depth, passed in enumerate(self._path):
            value = squashed(self._lead(self._worth, passed.player) - self._middle[passed.player])
            passed.learn(self._chosen[depth], self._worth, value)

    def _go_down(self, table: Table, at: i64, rng: Random) -> None:
        """Follow the tree from this turn at the root."""
        node = self._behind(table, self.root, at, rng)
        while node is not None:
            fresh = node.offer(moves(table))
            if len(fresh) > 0:
                self._learn_moves(table, node, fresh, rng)
            at = node.select()
            self._path.append(node)
            self._chosen = append(self._chosen, at)
            self._waits[table.player] = 1 if node.moves[at] == PASS else 0
            play(table, node.moves[at], self._habits.carrier, rng)
            node = self._behind(table, node, at, rng)

    def _behind(self, table: Table, node: Node, at: i64, rng: Random) -> Node | None:
        """The node after a move; None if the walk ends here and has been evaluated."""
        goes_on = self._goes_on(table)
        following = node.next[at]
        if goes_on and following is not None:
            return following
        self._evaluation.judge_table(table)
        self._take_worth()
        if goes_on:
            self._grow(table, node, at, rng)
        return None

    def _take_worth(self) -> None:
        """Take the last evaluation; seats that passed count their workers as kept."""
        seat: i64 = 0
        while seat < self.seats:
            waiting = self._waits[seat] == 1
            eager = self._evaluation.eager[seat] if waiting else 0.0
            self._worth[seat] = self._evaluation.worth[seat] - eager
            seat += 1

    def _play_on(self, table: Table, rng: Random) -> None:
        """Play everybody's turns by quick evaluation for some rounds or to the season's end."""
        brought = vec[float]([0.0] * MOST_SEATS)  # by seat: the gain of its last turn
        self._evaluation.judge_table(table)
        left = ROUNDS * self.seats
        while (left > 0 or self.season == WINTER) and self._goes_on(table):
            player = table.player
            table = self._habits.play_likely(table, rng)
            self._waits[player] = 1 if self._habits.passed else 0
            brought[player] = self._habits.brought
            left -= 1
        self._take_worth()
        if self._goes_on(table):
            self._credit_turns(table, self._worth, table.player, brought)

    def _goes_on(self, table: Table) -> bool:
        """Whether the searched season still has a turn to play."""
        return table.phase == TURN and table.season == self.season

    def _grow(self, table: Table, node: Node, at: i64, rng: Random) -> None:
        """Create a node, and evaluate the advantage of the player to move."""
        player = table.player
        before = self._lead(self._worth, player)
        after = self._after_a_turn(table, self._worth)
        grown = Node(player, self.seats, position_of(table), before, after, False)
        fresh = grown.offer(moves(table))
        most = self._learn_moves(table, grown, fresh, rng)
        self._habits.notice_turn(player, most)
        self._credit_turns(table, self._worth, player, self._habits.turn)
        if table.screen_workers(player) > 0:
            self._worth[player] -= self._habits.turn[player]
        self._worth[player] += most
        if self.nodes < MOST_NODES:
            node.next[at] = grown
            self.nodes += 1

    def _credit_turns(
        self, table: Table, worth: vec[float], player: i64, usual: vec[float]
    ) -> None:
        """Where a walk ends, some seats have had one more turn than others: correct for that.

        A seat is credited with a share of a turn, whose usual gain is `usual`. The sooner it
        moves, the larger the share; it is zero if the seat has no workers left to place.
        """
        ahead: i64 = 0
        while ahead < self.seats:
            seat = (player + ahead) % self.seats
            if table.screen_workers(seat) > 0:
                worth[seat] += usual[seat] * float(self.seats - ahead) / float(self.seats)
            ahead += 1

    def _after_a_turn(self, table: Table, worth: vec[float]) -> float:
        """How the credited turns change the player's lead after the player has moved."""
        credited = worth[:]
        self._credit_turns(table, credited, (table.player + 1) % self.seats, self._habits.turn)
        before = self._lead(worth, table.player)
        return self._lead(credited, table.player) - before

    def _learn_moves(self, table: Table, node: Node, fresh: vec[i64], rng: Random) -> float:
        """Add new moves to a node; returns the gain of the best of them, at least 0."""
        gains = self._habits.gains(table, fresh, rng)
        usual = node.before + node.after - self._middle[node.player]
        most = 0.0
        index: i64 = 0
        while index < i64(len(fresh)):
            gain = gains[index]
            node.learn_move(fresh[index], gain, squashed(usual + gain))
            most = gain if gain > most else most
            index += 1
        return most

    # -- what was found -------------------------------------------------------------------------

    def expected(self, at: i64, seat: i64) -> float:
        """The seat's expected final points after this turn, over its evaluation and all visits."""
        place = at * self.seats + seat
        total = self.root.points[place] + self.turns.worth[place]
        return total / float(self.root.visited[at] + 1)


def order_of(turns: Turns, seat: i64) -> list[int]:
    """The turns, best margin first."""
    order = sorted([(-turns.margin(index, seat), index) for index in range(turns.count)])
    return [index for _, index in order]


def kind_of(action: Action) -> i64:
    """The kind of a turn by its first action: what is done with which tile."""
    if isinstance(action, Bid):
        return BID + 4 * NUMBER_OF[action.thing]
    if isinstance(action, Use):
        return USE + 4 * NUMBER_OF[action.thing]
    return 0
