"""Finds the conformance check that a broken variant of the tiny game fails."""

import pytest

from meeplewright.core.conformance import NotConformant, check_game
from tests.core.tiny_game import Tiny


def broken_promise(games: int = 4, longest: int = 100) -> NotConformant:
    with pytest.raises(NotConformant) as caught:
        check_game(Tiny(), games=games, longest=longest)
    return caught.value
