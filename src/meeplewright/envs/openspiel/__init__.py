"""Every game of the registry as OpenSpiel's game `meeplewright_<name>`, there to load once this is
imported. docs/openspiel.md has the rest.
"""

from meeplewright.core import Game, find_game, game_names
from meeplewright.core.extras import needs

with needs("research"):
    import pyspiel  # noqa: F401
from meeplewright.envs.openspiel import game as _faces

__all__ = ["register"]


def register(game: str | Game) -> str:
    """Makes a game, or the one of this name, known to OpenSpiel; gives its name there."""
    return _faces.register(find_game(game) if isinstance(game, str) else game)


for _name in game_names():
    register(_name)
