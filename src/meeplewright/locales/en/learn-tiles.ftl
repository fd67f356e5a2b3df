### Every tile of a game, to look up.

learn-tiles-all = All
# Before the numbers of rules.
learn-tiles-rules = The rules about it:
