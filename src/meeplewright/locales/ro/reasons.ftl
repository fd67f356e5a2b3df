### Reasons under a hint that every game can have, if the game gives no other.

reason-only = Singura tură posibilă
reason-best = Una dintre cele mai bune ture găsite
