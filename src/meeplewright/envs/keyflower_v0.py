"""Keyflower for PettingZoo; docs/env-keyflower.md is its specification."""

from __future__ import annotations

from typing import Any

from meeplewright.envs.aec import GameEnv, aec_env, announce

GAME = "keyflower"


def env(seats: int | None = None, **named: Any) -> Any:
    """With PettingZoo's wrappers: an illegal action ends the game."""
    return aec_env(GAME, seats, **named)


def raw_env(seats: int | None = None, **named: Any) -> GameEnv:
    """Without them: an illegal action raises IllegalAction and changes nothing."""
    return GameEnv(GAME, seats, **named)


announce(GAME, f"{__name__}:env")
