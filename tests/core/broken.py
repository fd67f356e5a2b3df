"""Finds the promise that a broken twin of the tiny game breaks."""

import pytest

from meeplewright.core.conformance import NotConformant, check_game
from tests.core.tiny_game import Tiny


def broken_promise(games: int = 4, longest: int = 100) -> NotConformant:
    with pytest.raises(NotConformant) as caught:
        check_game(Tiny(), games=games, longest=longest)
    return caught.value
