"""Makes puzzles from games, grades and checks them. `core/puzzles.py` reads and judges them."""

from meeplewright.puzzles.checking import check_puzzle
from meeplewright.puzzles.making import MakePlan, make_puzzles, puzzles_in

__all__ = ["MakePlan", "check_puzzle", "make_puzzles", "puzzles_in"]
