### Reasons under a hint that every game can have, if the game gives no other.

reason-only = Az egyetlen lehetséges kör
reason-best = Az egyik legjobb talált kör
