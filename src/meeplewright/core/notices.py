"""What happened in a game that a player who is away should hear of, besides their turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Notice:
    """A text by its key, with its arguments. Everybody may know it: it leaves the server."""

    key: str
    arguments: Mapping[str, str | int] = field(default_factory=dict)
