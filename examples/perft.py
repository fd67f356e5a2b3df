"""Perft: the number of lines of play, ply by ply. A wrong rule changes the counts.

    python examples/perft.py carcassonne 5

Every action is a ply, and so is every chance outcome: the counts do not depend on a seed.
"""

import sys

from meeplewright.core import CHANCE, State, find_game


def count(state: State, depth: int) -> int:
    """The number of lines of this many plies from here; a game that ends earlier has none."""
    seat = state.to_act
    if seat is None:
        return 0
    if seat == CHANCE:
        moves = [outcome for outcome, weight in state.chance() if weight]
    else:
        moves = [*state.legal(seat)]
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        twin = state.copy()
        twin.apply(seat, move)
        total += count(twin, depth - 1)
    return total


def main(name: str = "carcassonne", depth: str = "4") -> None:
    game = find_game(name)
    start = game.start(game.seat_counts[0])
    for plies in range(1, int(depth) + 1):
        print(f"{plies}: {count(start, plies)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
