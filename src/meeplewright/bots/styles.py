"""Playing styles: what a bot likes to do, at the end of its spec: `club+farmer`.

A style never changes which level a bot is. The game's manifest names the styles.
"""

from __future__ import annotations

from meeplewright.core.game import Game
from meeplewright.core.registry import styles_of

ANY = "any"
"""In a request for a bot: a style that is chosen at random, or none."""


def styles_for(game: Game) -> list[str]:
    """The styles of this game, in the order in which people see them; none if it has none."""
    return list(styles_of(game.name))


def split_style(spec: str) -> tuple[str, str | None]:
    """The spec without its style, and the style; None if there is no plus sign."""
    base, plus, style = spec.rpartition("+")
    return (base, style) if plus else (spec, None)


def without_style(spec: str) -> str:
    """The spec of the same bot without a style: `club` for `club+farmer`."""
    return split_style(spec)[0]
