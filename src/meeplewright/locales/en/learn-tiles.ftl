### Every tile of a game, to look up.

# Filter button: no restriction.
learn-tiles-all = All
# Before the numbers of rules.
learn-tiles-rules = Rules:
