"""The report of a match in words: tables in a terminal, or on one HTML page."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table

from meeplewright.arena.page import Grid, Plot, page_of
from meeplewright.arena.report import Report
from meeplewright.arena.standings import Pair, Standing
from meeplewright.core.errors import Reason
from meeplewright.terminal.console import Terminal, game_title, shown
from meeplewright.terminal.errors import why

_NAME = 20
"""No column gets narrower than its longest word, unless that is longer than this."""
_MOST_NAMED = 3
"""More columns than these are numbered in the cross-table."""


def show_report(terminal: Terminal, report: Report) -> None:
    """Pairs first, since the margin is the best measure; then every bot; then errors."""
    terminal.write(report_title(terminal, report))
    for grid in _grids(terminal, report):
        terminal.out.print(grid_table(grid))
    for note in report_notes(terminal, report):
        terminal.write(note)


def report_page(terminal: Terminal, report: Report) -> str:
    """The same with plots, as one HTML page. Needs the extra `arena`."""
    title, language = report_title(terminal, report), terminal.catalogue.language
    plots = _plots(terminal, report)
    return page_of(language, title, _grids(terminal, report), plots, report_notes(terminal, report))


def estimate(terminal: Terminal, pair: Pair) -> str:
    """`search:400 – heuristic: +7.1 ± 1.9, 64.0%`"""
    return f"{_names(pair)}: {_margin(terminal, pair)}, {percent(terminal, pair.win_share)}"


def report_title(terminal: Terminal, report: Report) -> str:
    plan = report.plan
    facts = {"seats": plan.seats, "deals": len(report.deals)}
    return terminal.text(
        "arena-title", game=game_title(terminal, plan.game), seed=plan.seed, **facts
    )


def _grids(terminal: Terminal, report: Report) -> list[Grid]:
    grids = [_pair_grid(terminal, report)] if report.pairs else []
    if len(report.standings) > 2:
        grids.append(_cross_grid(terminal, report))
    if report.standings:
        grids += [_bot_grid(terminal, report), _time_grid(terminal, report)]
    return grids


def report_notes(terminal: Terminal, report: Report) -> list[str]:
    notes = [terminal.text("arena-no-ratings", extra="arena")] if report.ratings is None else []
    for found in report.forfeits:
        counts = {"moves": found.moves, "games": found.games}
        words = {"bot": shown(found.bot), "why": why(terminal, Reason(**found.complaint))}
        notes.append(terminal.text("arena-forfeits", **words, **counts))
    for result in report.faults:
        fault = result.fault
        assert fault is not None
        where = {"deal": result.seating.deal, "seat": fault.seat + 1, "entry": fault.entry}
        facts = {"bot": fault.bot, "error": fault.error, "seed": report.plan.seed}
        notes.append(terminal.text("arena-fault", **facts, **where))
    return notes


def _plots(terminal: Terminal, report: Report) -> list[Plot]:
    from meeplewright.arena.plots import rating_plot, score_plot, source_plot

    if not report.standings:
        return []

    def words(key: str) -> str:
        """A game from another package can name sources that have no translation here."""
        return (
            terminal.text(key) if key in terminal.catalogue else key.removeprefix("arena-source-")
        )

    plots = [Plot(terminal.text("arena-plot-scores"), score_plot(report, words))]
    if report.ratings:
        plots.append(Plot(terminal.text("arena-plot-ratings"), rating_plot(report, words)))
    plots.append(Plot(terminal.text("arena-plot-sources"), source_plot(report, words)))
    return plots


# -- the tables -------------------------------------------------------------------------------


def grid_table(grid: Grid) -> Table:
    table = Table()
    for at, head in enumerate(grid.heads):
        cells = [row[at] for row in grid.rows]
        words = [word for cell in [head, *cells] for word in cell.split()]
        lines = [line for cell in cells for line in cell.splitlines()]
        table.add_column(
            head,
            justify="right" if at else "left",
            min_width=min(_longest(words), _NAME),
            no_wrap=at == 0 and _longest(lines) <= _NAME,
        )
    for row in grid.rows:
        table.add_row(*row)
    return table


def _longest(words: Sequence[str]) -> int:
    return max(map(len, words), default=0)


def _pair_grid(terminal: Terminal, report: Report) -> Grid:
    many = report.plan.seats > 2
    heads = ["arena-pair", "arena-margin", "arena-wins", "arena-interval"]
    heads += ["arena-fair", "arena-ahead"] if many else []
    rows = []
    for pair in report.pairs:
        shares = [percent(terminal, pair.win_share), _interval(terminal, pair.interval)]
        more = (
            [percent(terminal, pair.fair_share), percent(terminal, pair.ahead_share)]
            if many
            else []
        )
        rows.append(
            [_names(pair, "\n– " if many else " – "), _margin(terminal, pair), *shares, *more]
        )
    return Grid(terminal.text("arena-pairs"), [terminal.text(head) for head in heads], rows)


def _bot_grid(terminal: Terminal, report: Report) -> Grid:
    heads = ["simulate-bot", "simulate-points", "arena-wins", "arena-rating", "arena-openskill"]
    rows = []
    for standing in report.standings:
        points = give_or_take(terminal, standing.points, standing.points_se)
        wins = percent(terminal, standing.win_share)
        rating = _rating(terminal, report, standing.bot)
        rows.append([shown(standing.bot), points, wins, *rating])
    return Grid(terminal.text("arena-every-bot"), [terminal.text(head) for head in heads], rows)


def _time_grid(terminal: Terminal, report: Report) -> Grid:
    """A table of its own: together with the points it would not fit into 80 columns."""
    heads = ["simulate-bot", "arena-simulations", "arena-turn", "arena-longest"]
    rows = []
    for standing in report.standings:
        simulations = terminal.number(round(standing.simulations)) if standing.simulations else ""
        rows.append([shown(standing.bot), simulations, *_times(terminal, standing)])
    return Grid(terminal.text("arena-times"), [terminal.text(head) for head in heads], rows)


def _cross_grid(terminal: Terminal, report: Report) -> Grid:
    """Rows against columns: the margin of the row, and how often it finishes ahead."""
    bots = [standing.bot for standing in report.standings]
    cells = {}
    for pair in report.pairs:
        share = pair.ahead_share
        cells[pair.first, pair.second] = _cell(terminal, pair.margin, share)
        cells[pair.second, pair.first] = _cell(terminal, -pair.margin, 1 - share)
    names = [shown(bot) for bot in bots]
    heads = names
    if len(bots) > _MOST_NAMED:
        heads = [str(number) for number in range(1, len(bots) + 1)]
        names = [f"{number} {name}" for number, name in zip(heads, names, strict=True)]
    heads = [terminal.text("arena-cross"), *heads]
    rows = [
        [name, *(cells.get((bot, other), "") for other in bots)]
        for name, bot in zip(names, bots, strict=True)
    ]
    return Grid(terminal.text("arena-cross-title"), heads, rows)


# -- the cells --------------------------------------------------------------------------------


def _cell(terminal: Terminal, margin: float, share: float) -> str:
    return f"{_signed(terminal, margin)}\n{percent(terminal, share)}"


def _names(pair: Pair, between: str = " – ") -> str:
    return f"{shown(pair.first)}{between}{shown(pair.second)}"


def _margin(terminal: Terminal, pair: Pair) -> str:
    error = "" if pair.margin_se is None else f" ± {_number(terminal, pair.margin_se)}"
    return _signed(terminal, pair.margin) + error


def _rating(terminal: Terminal, report: Report, bot: str) -> tuple[str, str]:
    rating = report.rating_of(bot)
    if rating is None:
        return "", ""
    skill = give_or_take(terminal, rating.mu, rating.sigma)
    reach = "" if rating.reach is None else f" ± {terminal.number(round(rating.reach))}"
    return terminal.number(round(rating.elo)) + reach, skill


def _times(terminal: Terminal, standing: Standing) -> tuple[str, str]:
    """Milliseconds per turn: wall-clock and CPU time."""
    usual = (standing.seconds, standing.processor)
    longest = (standing.longest, standing.longest_processor)
    usual_ms, longest_ms = (
        " / ".join(_milliseconds(terminal, seconds) for seconds in times)
        for times in (usual, longest)
    )
    return usual_ms, longest_ms


def _milliseconds(terminal: Terminal, seconds: float | None) -> str:
    return "?" if seconds is None else _number(terminal, 1000 * seconds)


def give_or_take(terminal: Terminal, value: float, error: float | None) -> str:
    return _number(terminal, value) + ("" if error is None else f" ± {_number(terminal, error)}")


def _number(terminal: Terminal, value: float) -> str:
    return terminal.text("simulate-mean", points=round(value, 1))


def _signed(terminal: Terminal, value: float) -> str:
    sign = "+" if value > 0 else "−" if value < 0 else ""
    return sign + _number(terminal, abs(value))


def percent(terminal: Terminal, share: float) -> str:
    return terminal.text("arena-percent", share=round(100 * share, 1))


def _interval(terminal: Terminal, interval: tuple[float, float]) -> str:
    return " – ".join(percent(terminal, share) for share in interval)
