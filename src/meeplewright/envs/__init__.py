"""Environments for reinforcement learning: PettingZoo, OpenSpiel, arrays.

No game is named here: every game of the registry has an environment, named `<game>_v0` as in
PettingZoo's own packages. The libraries are imported on first use.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meeplewright.core.registry import game_names

if TYPE_CHECKING:
    from meeplewright.envs.aec import aec_env
    from meeplewright.envs.vector import VectorEnv

__all__ = ["VectorEnv", "aec_env"]


def __getattr__(name: str) -> Any:
    if name == "VectorEnv":
        from meeplewright.envs.vector import VectorEnv

        return VectorEnv
    if name == "aec_env":
        from meeplewright.envs.aec import aec_env

        return aec_env
    game = name.removesuffix("_v0")
    if game != name and game in game_names():
        from meeplewright.envs.aec import env_module

        return env_module(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
