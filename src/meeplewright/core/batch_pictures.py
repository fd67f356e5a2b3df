"""Pictures of batched games: what the states of all engines share."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import jax
import numpy as np

MOST_SHOWN: Final = 4
"""A notebook shows so many games of a batch."""


class Drawn:
    """Pictures of one game, for a state that can draw it."""

    current_player: Any

    @abstractmethod
    def _drawing(self) -> str:
        """The picture of a state without leading dimensions."""

    def to_svg(self) -> str:
        """The table of one game as a picture."""
        if np.ndim(self.current_player) > 0:
            raise ValueError(
                "draw one game at a time: jax.tree.map(lambda array: array[0], states)"
            )
        return self._drawing()

    def save_svg(self, path: str | Path) -> None:
        """Write the picture to a file."""
        Path(path).write_text(self.to_svg(), encoding="utf-8")

    def _repr_html_(self) -> str:
        """One game, or the first games of a batch."""
        shape = np.shape(self.current_player)
        games = list(np.ndindex(*shape))
        pictures = "".join(_game_at(self, place).to_svg() for place in games[:MOST_SHOWN])
        if not shape:
            return pictures
        counted = f"{min(len(games), MOST_SHOWN)} / {len(games)}"
        return f'<div style="display:flex;flex-wrap:wrap">{pictures}<p>{counted}</p></div>'


def _game_at(states: Any, place: tuple[int, ...]) -> Any:
    return jax.tree.map(lambda array: array[place], states)


def save_svg_animation(
    states: Iterable[Any], path: str | Path, frame_duration_seconds: float = 0.2
) -> None:
    """Write the states of one game, one after the other, as one moving picture."""
    frames = [state.to_svg() for state in states]
    if not frames:
        raise ValueError("an animation needs at least one state")
    Path(path).write_text(_animated(frames, frame_duration_seconds), encoding="utf-8")


def _animated(frames: list[str], seconds: float) -> str:
    """Every frame is shown for its part of the time, then all again."""
    width, height = (max(_size(frame, side) for frame in frames) for side in ("width", "height"))
    times = len(frames) * seconds
    shown = "".join(
        f'<g class="frame" style="animation-delay:{number * seconds:g}s">{frame}</g>'
        for number, frame in enumerate(frames)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}" height="{height:g}" '
        f'viewBox="0 0 {width:g} {height:g}"><style>'
        f".frame{{visibility:hidden;animation:frame {times:g}s step-end infinite}}"
        f"@keyframes frame{{0%{{visibility:visible}}{100 / len(frames):g}%{{visibility:hidden}}}}"
        f"</style>{shown}</svg>"
    )


def _size(frame: str, side: str) -> float:
    """The width or height of a picture, which its first tag says."""
    _, _, rest = frame.partition(f' {side}="')
    return float(rest.partition('"')[0])
