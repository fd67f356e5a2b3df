"""Batched environments by id, with an interface like that of Pgx.

    import jax
    from meeplewright.envs import batch

    env = batch.make(game)  # or f"{game}-4" for four players
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), 1024))

Only games whose manifest names a batched engine have one.
"""

from __future__ import annotations

from typing import Any

from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.registry import find_game, game_names, manifest_of, part_of

PLAYERS = 2
"""If the id does not say how many."""


def available_envs() -> tuple[str, ...]:
    """The ids for two players; `-3` and so on may follow."""
    return tuple(name for name in game_names() if manifest_of(name).batch_env is not None)


def make(env_id: str) -> Any:
    """The environment with this id: the name of a game, or `<game>-<players>`."""
    name, _, players = env_id.partition("-")
    game = find_game(name if players.isdecimal() or not players else env_id)
    made = part_of(game.name, "batch_env")
    if made is None:
        known = ", ".join(available_envs())
        reason = Reason("game", "setup-batch", {"game": game.name, "known": known})
        raise InvalidSetup(reason)
    return made(int(players or PLAYERS))
