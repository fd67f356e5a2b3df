"""An analysis as one self-contained HTML page: graph, tables, boards with the better moves."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from html import escape

from meeplewright.analysis import Analysis
from meeplewright.analysis.results import TurningPoint
from meeplewright.cli.analysis_words import Words
from meeplewright.core.game import State
from meeplewright.core.registry import draw_state
from meeplewright.terminal.console import game_title

COLOURS = ("#d63a31", "#2673c4", "#c79a00", "#8a4bb0", "#6b6775", "#1f8f6b")
_WIDTH, _HEIGHT, _LEFT, _BELOW = 960, 300, 48, 24
_STEPS = tuple(round_one * 10**power for power in range(9) for round_one in (1, 2, 5))
"""Entries between two numbers below the graph."""

_STYLE = """
:root { color-scheme: light dark; --ink: #2b2419; --paper: #fbf7ec; --line: #cfc6b0; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece5d5; --paper: #221f1a; --line: #575043; } }
body { margin: 0 auto; padding: 1rem; max-width: 64rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1, h2, h3 { font-family: Georgia, serif; line-height: 1.2; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
th, td { padding: .25rem .75rem; border-bottom: 1px solid var(--line); text-align: right;
  white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; }
.graph { width: 100%; height: auto; }
.grid { stroke: var(--line); }
.key { display: inline-block; width: 1.5rem; height: .5rem; margin-right: .4rem; }
.boards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); }
figure { margin: 0; }
figure img { max-width: 100%; max-height: 32rem; background: #e9e2cf; border-radius: .5rem; }
"""


def page(words: Words, found: Analysis) -> str:
    """The whole page in one language."""
    terminal = words.terminal
    title = f"{terminal.text('analysis-title')}: {game_title(terminal, found.game)}"
    body = "".join(
        (
            f"<h1>{escape(title)}</h1><p>{escape(', '.join(words.names))}</p>",
            f"<h2>{escape(terminal.text('analysis-chance'))}</h2>",
            graph(words, found),
            _summaries(words, found),
            _turning_points(words, found),
            f"<p>{escape(terminal.text('analysis-explained'))} ",
            f"{escape(terminal.text('analysis-effort', simulations=found.effort.simulations))}</p>",
        )
    )
    return (
        f'<!doctype html>\n<html lang="{terminal.catalogue.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body>{body}</body></html>\n"
    )


# -- the graph --------------------------------------------------------------------------------


def graph(words: Words, found: Analysis) -> str:
    """Every seat's win probability over the entries, with a dot at every turning point."""
    label = escape(words.terminal.text("analysis-chance"))
    lines = "".join(_line(words, found, seat) for seat in range(found.seats))
    dots = "".join(_dot(words, found, point) for point in found.turning_points)
    return (
        f'<svg class="graph" viewBox="0 0 {_WIDTH} {_HEIGHT + _BELOW}" role="img" '
        f'aria-label="{label}">{_grid(words, found)}{lines}{dots}</svg><p>{_keys(words)}</p>'
    )


def _x(found: Analysis, entry: int) -> float:
    return round(_LEFT + (_WIDTH - _LEFT - 8) * entry / max(1, found.entries), 1)


def _y(chance: float) -> float:
    return round(8 + (_HEIGHT - 16) * (1 - chance), 1)


def _grid(words: Words, found: Analysis) -> str:
    rows = "".join(
        f'<line class="grid" x1="{_LEFT}" x2="{_WIDTH - 8}" y1="{_y(share)}" y2="{_y(share)}"/>'
        f'<text x="{_LEFT - 8}" y="{_y(share) + 4}" text-anchor="end">{words.percent(share)}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    step = next(step for step in _STEPS if step * 10 >= found.entries)
    ticks = "".join(
        f'<text x="{_x(found, entry)}" y="{_HEIGHT + 14}" text-anchor="middle">{entry}</text>'
        for entry in range(0, found.entries + 1, step)
    )
    return rows + ticks


def _line(words: Words, found: Analysis, seat: int) -> str:
    places = " ".join(
        f"{_x(found, moment.entry)},{_y(moment.outlook.chances[seat])}" for moment in found.moments
    )
    return (
        f'<polyline fill="none" stroke="{COLOURS[seat]}" stroke-width="2.5" '
        f'stroke-linejoin="round" points="{places}"><title>{escape(words.names[seat])}</title>'
        "</polyline>"
    )


def _dot(words: Words, found: Analysis, point: TurningPoint) -> str:
    moment = next(had for had in found.moments if had.entry >= point.until)
    x, y = _x(found, moment.entry), _y(moment.outlook.chances[point.seat])
    title = escape(words.turning_point(point))
    return (
        f'<a href="#entry-{point.entry}"><circle cx="{x}" cy="{y}" r="6" '
        f'fill="{COLOURS[point.seat]}" stroke="var(--paper)" stroke-width="2">'
        f"<title>{title}</title></circle></a>"
    )


def _keys(words: Words) -> str:
    return " &ensp; ".join(f"{_key(seat)}{escape(name)}" for seat, name in enumerate(words.names))


def _key(seat: int) -> str:
    return f'<span class="key" style="background:{COLOURS[seat]}"></span>'


# -- tables and boards ------------------------------------------------------------------------


def _summaries(words: Words, found: Analysis) -> str:
    heads = words.summary_heads(found.summaries[0])
    rows = [_row(words.summary_row(summary), "td") for summary in found.summaries]
    notes = "".join(
        f"<p>{_key(summary.seat)}<strong>{escape(words.names[summary.seat])}:</strong> "
        f"{escape(words.in_short(found, summary))}</p>"
        for summary in found.summaries
    )
    return f"<table>{_row(heads, 'th')}{''.join(rows)}</table>{notes}"


def _row(cells: Sequence[str], kind: str) -> str:
    return f"<tr>{''.join(f'<{kind}>{escape(cell)}</{kind}>' for cell in cells)}</tr>"


def _turning_points(words: Words, found: Analysis) -> str:
    terminal = words.terminal
    if not found.turning_points:
        return f"<p>{escape(terminal.text('analysis-no-turning-points'))}</p>"
    parts = [f"<h2>{escape(terminal.text('analysis-turning-points'))}</h2>"]
    for point in found.turning_points:
        parts.append(f'<h3 id="entry-{point.entry}">{escape(words.turning_point(point))}</h3>')
        captions = words.explained(found, point)
        boards = "".join(
            _board(state, caption)
            for state, caption in zip(_positions(words, found, point), captions, strict=True)
        )
        parts.append(f'<div class="boards">{boards}</div>')
    return "".join(parts)


def _positions(words: Words, found: Analysis, point: TurningPoint) -> list[State]:
    """The position after a draw; or what was played, and what was better."""
    decision = found.decision_at(point.entry) if point.kind == "decision" else None
    if decision is None:
        return [words.after(point, None)]
    return [words.after(point, decision.played), words.after(point, decision.best)]


def _board(state: State, caption: str) -> str:
    """The board as a picture, with its caption; only the caption if the game has no drawing."""
    drawing = draw_state(state)
    words = escape(caption)
    if drawing is None:
        return f"<p>{words}</p>"
    data = b64encode(drawing.encode()).decode()
    picture = f'<img alt="{words}" src="data:image/svg+xml;base64,{data}">'
    return f"<figure><figcaption>{words}</figcaption>{picture}</figure>"
