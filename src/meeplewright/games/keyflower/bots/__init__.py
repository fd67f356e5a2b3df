"""What the bots know of Keyflower."""

# Everything else here is compiled: it is judged and searched again and again.
INTERPRETED = ("evaluator", "lookahead")
