"""Draws the page's icons as PNG from `web/public/icon.svg`, for installing the page.

.venv/bin/python -m scripts.icons
"""

from __future__ import annotations

from pathlib import Path

from resvg_py import svg_to_bytes

PUBLIC = Path(__file__).parent.parent / "web" / "public"
BACKGROUND = '<rect width="32" height="32" rx="7" fill="#9c2f2a"/>'


def main() -> None:
    icon = (PUBLIC / "icon.svg").read_text("utf-8")
    for size in (192, 512):
        _draw(icon, f"icon-{size}.png", size)
    _draw(_full(icon, 1.0), "icon-apple.png", 180)
    # A system may cut a maskable icon to any shape: the figure stays in the inner four fifths.
    _draw(_full(icon, 0.72), "icon-maskable-512.png", 512)


def _full(icon: str, scale: float) -> str:
    """The icon without round corners, the figure smaller by this factor."""
    assert BACKGROUND in icon
    head, figure = icon.split(BACKGROUND)
    square = BACKGROUND.replace(' rx="7"', "")
    shift = 16 * (1 - scale)
    place = f"translate({shift} {shift}) scale({scale})"
    body = figure.removesuffix("</svg>\n").removesuffix("</svg>")
    return f'{head}{square}<g transform="{place}">{body}</g></svg>'


def _draw(svg: str, name: str, size: int) -> None:
    data = bytes(svg_to_bytes(svg_string=svg, width=size, height=size))
    (PUBLIC / name).write_bytes(data)


if __name__ == "__main__":
    main()
