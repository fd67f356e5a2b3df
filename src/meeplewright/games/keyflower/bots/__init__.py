"""Bots for Keyflower: evaluation and search."""

# Everything else here is compiled: it is judged and searched again and again.
INTERPRETED = ("evaluator", "lookahead")
