"""Batched environments by id, with an interface like that of Pgx.

    import jax
    from meeplewright.envs import batch

    env = batch.make(game)  # or f"{game}-4" for four players
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), 1024))

Only games whose manifest names a batched engine have one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Protocol

from meeplewright import __version__ as __version__
from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.extras import needs
from meeplewright.core.registry import find_game, game_names, manifest_of, part_of

PLAYERS = 2
"""If the id does not say how many."""
EnvId = str
"""The name of a game, or `<game>-<players>`."""


class State(Protocol):
    """What programs read of a state of any game, all of them arrays."""

    current_player: Any
    legal_action_mask: Any
    observation: Any
    rewards: Any
    terminated: Any
    truncated: Any

    def replace(self, **changes: Any) -> State: ...


Step = Callable[[Any, Any, Any], Any]


def available_envs() -> tuple[str, ...]:
    """The ids for two players; `-3` and so on may follow."""
    return tuple(name for name in game_names() if manifest_of(name).batch_env is not None)


def make(env_id: EnvId) -> Any:
    """The environment with this id: the name of a game, or `<game>-<players>`."""
    name, _, players = env_id.partition("-")
    game = find_game(name if players.isdecimal() or not players else env_id)
    made = part_of(game.name, "batch_env")
    if made is None:
        known = ", ".join(available_envs())
        reason = Reason("game", "setup-batch", {"game": game.name, "known": known})
        raise InvalidSetup(reason)
    return made(int(players or PLAYERS))


def make_baseline_model(model_id: str, download_dir: str | None = None) -> Any:
    """There is none: it says what to use instead."""
    raise NotImplementedError(
        f"there is no trained model {model_id!r}: give your own function of observations that "
        "returns logits and values, and mask its logits with state.legal_action_mask"
    )


def save_svg_animation(
    states: Iterable[Any], path: str | Path, frame_duration_seconds: float = 0.2
) -> None:
    """Write the states of one game, one after the other, as one moving picture."""
    with needs("batch"):
        from meeplewright.core import batch_pictures

    batch_pictures.save_svg_animation(states, path, frame_duration_seconds)


def auto_reset(step: Step, init: Callable[[Any], Any]) -> Step:
    """A `step` after which no game is over: a game that ends keeps its rewards and `terminated`,
    and is otherwise the start of the next. For whole batches the engine's `BatchEnv` is faster.
    """
    with needs("batch"):
        import jax
        import jax.numpy as jnp

    def step_on(state: Any, action: Any, key: Any) -> Any:
        of_draw, of_init = jax.random.split(key)
        state = state.replace(terminated=jnp.bool_(False), truncated=jnp.bool_(False))
        after = step(state, action, of_draw)
        ended = after.terminated | after.truncated
        fresh = init(of_init)
        renewed = jax.tree.map(lambda new, old: jnp.where(ended, new, old), fresh, after)
        return renewed.replace(
            rewards=after.rewards, terminated=after.terminated, truncated=after.truncated
        )

    return step_on
