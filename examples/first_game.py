"""Greedy plays against random: who won, and a picture of the board in board.svg."""

from pathlib import Path

from meeplewright.bots import make_bot
from meeplewright.core import play
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.carcassonne.art import draw

game = Carcassonne()
bots = [make_bot("greedy", game, seat=0), make_bot("random", game, seat=1)]
state = play(game, bots, seed=7)
print("greedy {}, random {}".format(*state.points_now()))
Path("board.svg").write_text(draw(state), encoding="utf-8")
