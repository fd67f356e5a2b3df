"""The games for programs that learn: PettingZoo, OpenSpiel, arrays.

Knows no game by name: every game of the registry has its environment, `<game>_v0` here as in
PettingZoo's own packages. The libraries are imported when they are asked for.
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
