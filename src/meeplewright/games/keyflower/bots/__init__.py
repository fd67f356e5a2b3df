"""Bots for Keyflower: evaluation and search."""

# Everything else here is compiled, because it runs very often.
INTERPRETED = ("champion", "evaluator", "lookahead", "styles", "zero")
