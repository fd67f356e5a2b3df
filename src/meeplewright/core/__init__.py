"""What every game shares: the interface of a game, records, notation, play and conformance."""

from meeplewright.core.encoding import Bounds, Field
from meeplewright.core.errors import (
    GameError,
    IllegalAction,
    InvalidAction,
    InvalidJson,
    InvalidRecord,
    InvalidSetup,
    Reason,
)
from meeplewright.core.game import (
    CHANCE,
    Action,
    Encoding,
    Event,
    Game,
    Item,
    Outcome,
    State,
    View,
)
from meeplewright.core.manifest import Manifest
from meeplewright.core.options import Option, Preset
from meeplewright.core.orders import StandingOrder
from meeplewright.core.play import play, play_record
from meeplewright.core.player import Budget, Player, SeenEntry
from meeplewright.core.recordfile import RecordFile
from meeplewright.core.records import Entry, Header, Meta, Record, Result, Seat
from meeplewright.core.registry import (
    draw_state,
    find_game,
    game_names,
    manifest_of,
    write_state,
)
from meeplewright.core.replay import check, replay
from meeplewright.core.values import Value

__all__ = [
    "CHANCE",
    "Action",
    "Bounds",
    "Budget",
    "Encoding",
    "Entry",
    "Event",
    "Field",
    "Game",
    "GameError",
    "Header",
    "IllegalAction",
    "InvalidAction",
    "InvalidJson",
    "InvalidRecord",
    "InvalidSetup",
    "Item",
    "Manifest",
    "Meta",
    "Option",
    "Outcome",
    "Player",
    "Preset",
    "Reason",
    "Record",
    "RecordFile",
    "Result",
    "Seat",
    "SeenEntry",
    "StandingOrder",
    "State",
    "Value",
    "View",
    "check",
    "draw_state",
    "find_game",
    "game_names",
    "manifest_of",
    "play",
    "play_record",
    "replay",
    "write_state",
]
