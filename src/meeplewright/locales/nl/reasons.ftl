### Reasons under a hint that every game can have, if the game gives no other.

reason-only = De enige mogelijke beurt
reason-best = Een van de beste gevonden beurten
