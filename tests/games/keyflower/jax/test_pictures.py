"""Pictures of batches: what a notebook shows, and moving pictures."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

jax = pytest.importorskip("jax", reason="needs jax: pip install 'meeplewright[batch]'")

from meeplewright.core.batch_pictures import Drawn  # noqa: E402
from meeplewright.envs import batch  # noqa: E402


@jax.tree_util.register_dataclass
@dataclass(frozen=True)
class Square(Drawn):
    """Stands for the state of a game: a square of some size."""

    current_player: Any
    side: Any

    def _drawing(self) -> str:
        return f'<svg width="{self.side}" height="{2 * self.side}"></svg>'


def squares(*shape: int) -> Square:
    sides: Any = 1 + np.arange(np.prod(shape, dtype=int)).reshape(shape)
    return Square(np.zeros(shape, int), sides)


def test_a_notebook_shows_one_game_or_the_first_of_a_batch() -> None:
    assert squares()._repr_html_() == squares().to_svg() == '<svg width="1" height="2"></svg>'
    for shape, shown, count in [((3,), 3, "3 / 3"), ((9,), 4, "4 / 9"), ((2, 3), 4, "4 / 6")]:
        html = squares(*shape)._repr_html_()
        pictures = [f'<svg width="{side}" ' for side in range(1, 10)]
        assert [picture in html for picture in pictures] == [True] * shown + [False] * (9 - shown)
        assert count in html
    assert "0 / 0" in squares(0)._repr_html_()


def test_only_one_game_is_drawn_at_a_time(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="one game at a time"):
        squares(3).to_svg()
    with pytest.raises(ValueError, match="one game at a time"):
        squares(3).save_svg(tmp_path / "square.svg")
    squares().save_svg(tmp_path / "square.svg")
    assert (tmp_path / "square.svg").read_text() == squares().to_svg()


def test_the_states_of_a_game_make_a_moving_picture(tmp_path: Path) -> None:
    games = [Square(0, 20), Square(1, 50), Square(0, 30)]
    batch.save_svg_animation(games, tmp_path / "game.svg", frame_duration_seconds=0.5)
    written = (tmp_path / "game.svg").read_text()
    root = ElementTree.fromstring(written)
    assert (root.get("width"), root.get("height")) == ("50", "100")
    style, *frames = root
    assert style.text is not None
    assert "animation:frame 1.5s step-end infinite" in style.text and "33.3333%" in style.text
    delays = [frame.get("style") for frame in frames]
    assert delays == [f"animation-delay:{seconds}s" for seconds in ("0", "0.5", "1")]
    assert [frame[0].get("width") for frame in frames] == ["20", "50", "30"]
    with pytest.raises(ValueError, match="at least one state"):
        batch.save_svg_animation([], tmp_path / "game.svg")
