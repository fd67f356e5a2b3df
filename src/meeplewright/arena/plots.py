"""The plots of a report as SVG pictures, drawn by matplotlib (extra `arena`)."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from typing import Any

from meeplewright.arena.report import Report
from meeplewright.arena.standings import scores_of, sources_of
from meeplewright.core.extras import require

Words = Callable[[str], str]
"""Translates a key of the catalogue."""

_COLOURS = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#d55e00", "#56b4e9", "#999999", "#f0e442")
_LINES = ("-", "--", "-.", ":")  # so that lines differ not only in colour
_HATCHES = ("", "//", "..", "xx", "\\\\", "++", "oo", "--")
_WIDTH = 8.0
_STEPS = 24


def require_plots() -> None:
    """Raise MissingExtra if matplotlib is not installed."""
    require("arena", "matplotlib", feature="--html")


def score_plot(report: Report, words: Words) -> str:
    """The distribution of final points for each bot."""
    scores = {one.bot: scores_of(one.bot, report.deals) for one in report.standings}
    everything = [points for of_bot in scores.values() for points in of_bot]
    low, high = min(everything), max(everything) + 1
    edges = [low + (high - low) * step / _STEPS for step in range(_STEPS + 1)]

    def draw(axes: Any) -> None:
        for at, (bot, of_bot) in enumerate(scores.items()):
            style = {"color": _pick(_COLOURS, at), "linestyle": _pick(_LINES, at)}
            axes.hist(of_bot, bins=edges, histtype="step", label=bot, linewidth=2, **style)
        axes.set_xlabel(words("arena-plot-points"))
        axes.set_ylabel(words("arena-plot-seats"))
        axes.legend()

    return _picture(draw, 3.6)


def rating_plot(report: Report, words: Words) -> str:
    """Ratings with their 95% intervals, the best at the top."""
    rated = sorted(report.ratings or [], key=lambda rating: rating.elo)

    def draw(axes: Any) -> None:
        for at, rating in enumerate(rated):
            reach = rating.reach or 0.0
            axes.errorbar(rating.elo, at, xerr=reach, fmt="o", color=_COLOURS[0], capsize=5)
        axes.set_yticks(range(len(rated)), [rating.bot for rating in rated])
        axes.set_ylim(-0.7, len(rated) - 0.3)
        axes.set_xlabel(words("arena-plot-rating"))
        axes.grid(axis="x", alpha=0.4)

    return _picture(draw, 1.2 + 0.4 * len(rated))


def source_plot(report: Report, words: Words) -> str:
    """The average points of each bot by source, stacked."""
    bots = [one.bot for one in report.standings]
    points = {bot: sources_of(bot, report.deals) for bot in bots}
    names = list(dict.fromkeys(name for of_bot in points.values() for name in of_bot))

    def draw(axes: Any) -> None:
        left = [0.0] * len(bots)
        for at, name in enumerate(names):
            widths = [points[bot].get(name, 0.0) for bot in bots]
            style = {"color": _pick(_COLOURS, at), "hatch": _pick(_HATCHES, at)}
            label = words(f"arena-source-{name}")
            axes.barh(range(len(bots)), widths, left=left, label=label, edgecolor="white", **style)
            left = [before + width for before, width in zip(left, widths, strict=True)]
        axes.set_yticks(range(len(bots)), bots)
        axes.invert_yaxis()
        axes.set_xlabel(words("arena-plot-points"))
        axes.legend(
            ncols=4, loc="upper center", bbox_to_anchor=(0.5, -0.35 if len(bots) < 4 else -0.2)
        )

    return _picture(draw, 1.8 + 0.4 * len(bots))


def _pick(values: Sequence[str], at: int) -> str:
    return values[at % len(values)]


def _picture(draw: Callable[[Any], None], height: float) -> str:
    """The same report gives the same picture, byte for byte."""
    import matplotlib
    from matplotlib.figure import Figure

    out = io.StringIO()
    with matplotlib.rc_context({"svg.hashsalt": "arena", "svg.fonttype": "none"}):
        figure = Figure(figsize=(_WIDTH, height), layout="constrained")
        axes = figure.subplots()
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
        draw(axes)
        facts = {"Date": None, "Creator": None}
        figure.savefig(out, format="svg", metadata=facts, bbox_inches="tight")  # for the legend
    return out.getvalue()
