"""A report as one self-contained HTML page with tables and plots."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape


@dataclass(frozen=True)
class Grid:
    """A table of text: column headings and rows."""

    title: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True)
class Plot:
    """A picture as SVG, and what it shows."""

    title: str
    svg: str


_STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
div.grid { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: .3rem .8rem; border-bottom: 1px solid #8886; text-align: right; }
td { white-space: pre; font-variant-numeric: tabular-nums; }
th:first-child, td:first-child { text-align: left; }
img { width: 100%; height: auto; background: #fff; border-radius: .5rem; }
figure { margin: 1rem 0; }
"""


def page_of(
    language: str, title: str, grids: Sequence[Grid], plots: Sequence[Plot], notes: Sequence[str]
) -> str:
    """The HTML of the page. All text on it is escaped."""
    parts = [f"<h1>{escape(title)}</h1>"]
    parts += [_table(grid) for grid in grids]
    parts += [_figure(plot) for plot in plots]
    parts += [f"<p>{escape(note)}</p>" for note in notes]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def _table(grid: Grid) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in grid.heads)
    rows = "\n".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in grid.rows
    )
    return (
        f'<h2>{escape(grid.title)}</h2>\n<div class="grid"><table>\n'
        f"<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}\n</tbody></table></div>"
    )


def _figure(plot: Plot) -> str:
    """Embedded as an image, so that the ids of two plots cannot clash."""
    data = b64encode(plot.svg.encode()).decode()
    title = escape(plot.title)
    picture = f'<img alt="{title}" src="data:image/svg+xml;base64,{data}">'
    return f"<h2>{title}</h2>\n<figure>{picture}</figure>"
