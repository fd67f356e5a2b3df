"""The games as programs that learn know them: PettingZoo, OpenSpiel, arrays. Knows no game by name
beyond the registry; each face is a module of its own and asks for its libraries when imported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from meeplewright.envs.aec import aec_env
    from meeplewright.envs.vector import VectorEnv

__all__ = ["VectorEnv", "aec_env"]


def __getattr__(name: str) -> Any:
    if name == "aec_env":
        from meeplewright.envs.aec import aec_env

        return aec_env
    if name == "VectorEnv":
        from meeplewright.envs.vector import VectorEnv

        return VectorEnv
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
