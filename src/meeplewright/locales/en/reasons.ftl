### Reasons under a hint that every game can have, if the game gives no other.

# Nothing else is possible.
reason-only = The only possible turn
# Nothing better can be said of it.
reason-best = One of the best turns found
