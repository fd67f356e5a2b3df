"""Bots for Carcassonne: evaluation, one ply, search."""

# Everything else here is compiled, because it runs very often.
INTERPRETED = ("evaluator", "zero")
