"""Champion: `search` with an evaluation that a network corrects. See docs/bots.md."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import ClassVar

from meeplewright.bots.evaluator_bots import SearchBot
from meeplewright.bots.evaluators import Evaluator
from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.game import Game
from meeplewright.games.keyflower.bots.evaluator import KeyflowerEvaluator
from meeplewright.games.keyflower.bots.learned import network_of


class ChampionBot(SearchBot):
    """Searches within a budget per turn, like `search`: `champion:800`, `champion:200ms`."""

    spec: ClassVar[str] = "champion"

    @classmethod
    def is_offered(cls, game: Game) -> bool:
        """Not yet: it is stronger than `search`, but no level uses it and it has no rating."""
        return False

    @classmethod
    def evaluator(cls, game: Game, seat: int) -> Evaluator:
        if game.name != "keyflower":
            reason = Reason("bot", "setup-bot-game", {"bot": cls.spec, "game": game.name})
            raise InvalidSetup(reason)
        return KeyflowerEvaluator(seat, network_of(_weights()))


@cache
def _weights() -> bytes:
    """The weights in the package."""
    return (files("meeplewright.games.keyflower") / "data" / "network.bin").read_bytes()
