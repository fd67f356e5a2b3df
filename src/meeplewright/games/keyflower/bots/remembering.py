"""Reuse an earlier search: the node where the game went, and its moves."""

from __future__ import annotations

from mypy_extensions import i64

from meeplewright.core.game import Action
from meeplewright.games.keyflower.bots import moves
from meeplewright.games.keyflower.bots.positions import position_of
from meeplewright.games.keyflower.bots.tree import Node
from meeplewright.games.keyflower.rules.actions import Bid, Bring, Choose, Use, Workers
from meeplewright.games.keyflower.rules.table import BID, USE, Table
from meeplewright.games.keyflower.rules.tiles import COLOURS, NUMBER_OF, RESOURCES


def found_again(root: Node, table: Table) -> Node | None:
    """The node of the same seat's next turn, if the search reached it."""
    return _found_below(root, position_of(table), table.seats)


def _found_below(node: Node, position: i64, deep: i64) -> Node | None:
    """The node at this depth below: everybody has one turn in between."""
    for following in node.next:
        if following is not None:
            if deep > 1:
                found = _found_below(following, position, deep - 1)
                if found is not None:
                    return found
            elif following.position == position:
                return following
    return None


def nodes_below(node: Node) -> i64:
    """Number of nodes below this one, including it."""
    count: i64 = 1
    for following in node.next:
        if following is not None:
            count += nodes_below(following)
    return count


def packed(table: Table, actions: list[Action]) -> i64:
    """A turn as a move of the tree, without cost and transport; -1 if there is none.

    Only a turn that mixes colours has none.
    """
    first = actions[0]
    if isinstance(first, Bid):
        move = moves.naming(BID, NUMBER_OF[first.thing])
    elif isinstance(first, Use):
        move = moves.naming(USE, NUMBER_OF[first.thing])
    else:
        return moves.PASS
    sent = 0
    for action in actions:
        if isinstance(action, Bring):
            move = moves.with_group(table, move, NUMBER_OF[action.thing])
        elif isinstance(action, Workers):
            move = moves.with_workers(move, COLOURS.index(action.colour), action.number)
            sent += 1
        elif isinstance(action, Choose):
            move = moves.with_choice(table, move, RESOURCES.index(action.thing))
    return move if sent == 1 else -1
