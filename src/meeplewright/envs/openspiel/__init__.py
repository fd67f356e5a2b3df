"""Import this to load every game of the registry in OpenSpiel, as `meeplewright_<name>`.

See docs/openspiel.md.
"""

from meeplewright.core import Game, find_game, game_names
from meeplewright.core.extras import needs

with needs("research"):
    import pyspiel  # noqa: F401
from meeplewright.envs.openspiel import game as _faces

__all__ = ["register"]


def register(game: str | Game) -> str:
    """Register a game, or the game of this name, with OpenSpiel; returns its name there."""
    return _faces.register(find_game(game) if isinstance(game, str) else game)


for _name in game_names():
    register(_name)
