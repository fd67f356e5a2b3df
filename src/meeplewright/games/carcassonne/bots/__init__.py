"""Bots for Carcassonne: evaluation, one ply, search."""

# Everything else here is compiled: it is judged and searched again and again.
INTERPRETED = ("evaluator", "zero")
