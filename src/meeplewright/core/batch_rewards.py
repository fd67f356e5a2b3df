"""Rewards of batched engines in JAX: they come at the end of a game and sum to zero."""

from __future__ import annotations

from typing import Final

import jax
import jax.numpy as jnp
import numpy as np

ILLEGAL: Final = -1.0
"""The cost of an illegal action for the player who chose it; it ends the game."""


def outcome_rewards(points: jax.Array) -> jax.Array:
    """The winners share what the others lose."""
    won = (points == points.max()).astype(jnp.float32)
    players = len(points)
    return won / won.sum() * (players / (players - 1)) - 1 / (players - 1)


def forfeit_rewards(players: int, loser: jax.Array) -> jax.Array:
    """One player chose an illegal action: the others share what it costs."""
    is_loser = np.arange(players) == loser
    return jnp.where(is_loser, ILLEGAL, -ILLEGAL / (players - 1)).astype(jnp.float32)
