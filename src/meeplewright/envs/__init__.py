"""Environments for reinforcement learning: PettingZoo, Gymnasium, OpenSpiel, arrays.

No game is named here: every game of the registry has an environment, named `<game>_v0` as in
PettingZoo's own packages. The libraries are imported on first use.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from meeplewright.core.registry import game_names

if TYPE_CHECKING:
    from meeplewright.envs.aec import aec_env
    from meeplewright.envs.single import SingleAgentEnv
    from meeplewright.envs.single_vector import SingleAgentVectorEnv
    from meeplewright.envs.vector import VectorEnv

__all__ = ["SingleAgentEnv", "SingleAgentVectorEnv", "VectorEnv", "aec_env"]
_MODULES = {
    "SingleAgentEnv": "single",
    "SingleAgentVectorEnv": "single_vector",
    "VectorEnv": "vector",
    "aec_env": "aec",
}


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
    game = name.removesuffix("_v0")
    if game != name and game in game_names():
        from meeplewright.envs.aec import env_module

        return env_module(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
