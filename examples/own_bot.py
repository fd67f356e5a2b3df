"""A bot of your own: it builds close to home, likes cities, and never becomes a farmer."""

from collections.abc import Sequence
from random import Random

from meeplewright.bots import Bot, make_bot
from meeplewright.core import Action, Budget, View, play
from meeplewright.games.carcassonne import Carcassonne, Follower, Place

PREFERENCE = {"city": 3, "cloister": 2, "road": 1, None: 0, "field": -1}


class Homebody(Bot):
    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        return max(legal, key=lambda action: (self.preference(action), rng.random()))

    def preference(self, action: Action) -> int:
        if isinstance(action, Place):
            return -abs(action.x) - abs(action.y)
        return PREFERENCE[action.on] if isinstance(action, Follower) else 0


if __name__ == "__main__":
    game = Carcassonne()
    state = play(game, [Homebody(game, 0), make_bot("random", game, 1)], seed=7)
    print("homebody {}, random {}".format(*state.points_now()))
