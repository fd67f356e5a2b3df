"""Bots for Carcassonne: evaluation, one ply, search."""

# Everything else here is compiled, because it runs very often.
INTERPRETED = ("champion", "evaluator", "styles", "zero")
