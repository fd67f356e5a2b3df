"""What every game shares: the interface of a game, records, notation, play and conformance."""

from meeplewright.core.errors import (
    GameError,
    IllegalAction,
    InvalidAction,
    InvalidForm,
    InvalidRecord,
    InvalidSetup,
    Reason,
)
from meeplewright.core.game import (
    CHANCE,
    Action,
    Event,
    Game,
    Item,
    Option,
    Outcome,
    State,
    View,
)
from meeplewright.core.registry import draw_state, find_game, game_names, register_drawer
from meeplewright.core.values import Value

__all__ = [
    "CHANCE",
    "Action",
    "Event",
    "Game",
    "GameError",
    "IllegalAction",
    "InvalidAction",
    "InvalidForm",
    "InvalidRecord",
    "InvalidSetup",
    "Item",
    "Option",
    "Outcome",
    "Reason",
    "State",
    "Value",
    "View",
    "draw_state",
    "find_game",
    "game_names",
    "register_drawer",
]
