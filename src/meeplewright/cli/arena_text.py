"""The report of a match in words: tables in a terminal, or on one HTML page."""

from __future__ import annotations

from rich.table import Table

from meeplewright.arena.page import Grid, Plot, page_of
from meeplewright.arena.report import Report
from meeplewright.arena.tally import Pair, Standing
from meeplewright.core.errors import Reason
from meeplewright.terminal.desk import Desk, game_title, shown
from meeplewright.terminal.mistakes import why


def show_report(desk: Desk, report: Report) -> None:
    """Pairs first, for the margin is the surest measure; then every bot; then what went wrong."""
    desk.write(_title(desk, report))
    for grid in _grids(desk, report):
        desk.out.print(_table(grid))
    for note in _notes(desk, report):
        desk.write(note)


def report_page(desk: Desk, report: Report) -> str:
    """The same with plots, as one HTML page. Needs the extra `arena`."""
    title, language = _title(desk, report), desk.catalogue.language
    plots = _plots(desk, report)
    return page_of(language, title, _grids(desk, report), plots, _notes(desk, report))


def estimate(desk: Desk, pair: Pair) -> str:
    """`search:400 – heuristic: +7.1 ± 1.9, 64.0%`"""
    return f"{_names(pair)}: {_margin(desk, pair)}, {_percent(desk, pair.win_share)}"


def _title(desk: Desk, report: Report) -> str:
    plan = report.plan
    facts = {"seats": plan.seats, "deals": len(report.deals)}
    return desk.text("arena-title", game=game_title(desk, plan.game), seed=plan.seed, **facts)


def _grids(desk: Desk, report: Report) -> list[Grid]:
    grids = [_pair_grid(desk, report)] if report.pairs else []
    if len(report.standings) > 2:
        grids.append(_cross_grid(desk, report))
    if report.standings:
        grids.append(_bot_grid(desk, report))
    return grids


def _notes(desk: Desk, report: Report) -> list[str]:
    notes = [desk.text("arena-no-ratings", extra="arena")] if report.ratings is None else []
    for standing in report.standings:
        if standing.complaint is not None:
            reason = why(desk, Reason(**standing.complaint))
            name, moves = shown(standing.bot), standing.forfeits
            notes.append(desk.text("arena-forfeits", bot=name, moves=moves, why=reason))
    for result in report.faults:
        fault = result.fault
        assert fault is not None
        where = {"deal": result.seating.deal, "seat": fault.seat + 1, "entry": fault.entry}
        told = {"bot": fault.bot, "error": fault.error, "seed": report.plan.seed}
        notes.append(desk.text("arena-fault", **told, **where))
    return notes


def _plots(desk: Desk, report: Report) -> list[Plot]:
    from meeplewright.arena.plots import rating_plot, score_plot, source_plot

    if not report.standings:
        return []

    def words(key: str) -> str:
        """A game from another package names sources that have no words here."""
        return desk.text(key) if key in desk.catalogue else key.removeprefix("arena-source-")

    plots = [Plot(desk.text("arena-plot-scores"), score_plot(report, words))]
    if report.ratings:
        plots.append(Plot(desk.text("arena-plot-ratings"), rating_plot(report, words)))
    plots.append(Plot(desk.text("arena-plot-sources"), source_plot(report, words)))
    return plots


# -- the tables -------------------------------------------------------------------------------


def _table(grid: Grid) -> Table:
    table = Table()
    for at, head in enumerate(grid.heads):
        table.add_column(head, justify="right" if at else "left")
    for row in grid.rows:
        table.add_row(*row)
    return table


def _pair_grid(desk: Desk, report: Report) -> Grid:
    many = report.plan.seats > 2
    heads = ["arena-pair", "arena-margin", "arena-wins", "arena-interval"]
    heads += ["arena-fair", "arena-ahead"] if many else []
    rows = []
    for pair in report.pairs:
        shares = [_percent(desk, pair.win_share), _interval(desk, pair.interval)]
        more = [_percent(desk, pair.fair_share), _percent(desk, pair.ahead_share)] if many else []
        rows.append([_names(pair), _margin(desk, pair), *shares, *more])
    return Grid(desk.text("arena-pairs"), [desk.text(head) for head in heads], rows)


def _bot_grid(desk: Desk, report: Report) -> Grid:
    heads = ["simulate-bot", "simulate-points", "arena-wins", "arena-rating", "arena-openskill"]
    heads += ["arena-simulations", "arena-turn", "arena-longest"]
    rows = []
    for standing in report.standings:
        points = _give_or_take(desk, standing.points, standing.points_se)
        wins = _percent(desk, standing.win_share)
        rating = _rating(desk, report, standing.bot)
        simulations = desk.number(round(standing.simulations)) if standing.simulations else ""
        times = _times(desk, standing)
        rows.append([shown(standing.bot), points, wins, *rating, simulations, *times])
    return Grid(desk.text("arena-every-bot"), [desk.text(head) for head in heads], rows)


def _cross_grid(desk: Desk, report: Report) -> Grid:
    """Rows against columns: the margin of the row, and how often it stands ahead."""
    bots = [standing.bot for standing in report.standings]
    cells = {}
    for pair in report.pairs:
        share = pair.ahead_share
        cells[pair.first, pair.second] = _cell(desk, pair.margin, share)
        cells[pair.second, pair.first] = _cell(desk, -pair.margin, 1 - share)
    heads = [desk.text("arena-cross"), *(shown(bot) for bot in bots)]
    rows = [[shown(bot), *(cells.get((bot, other), "") for other in bots)] for bot in bots]
    return Grid(desk.text("arena-cross-title"), heads, rows)


# -- the cells --------------------------------------------------------------------------------


def _cell(desk: Desk, margin: float, share: float) -> str:
    return f"{_signed(desk, margin)}\n{_percent(desk, share)}"


def _names(pair: Pair) -> str:
    return f"{shown(pair.first)} – {shown(pair.second)}"


def _margin(desk: Desk, pair: Pair) -> str:
    error = "" if pair.margin_se is None else f" ± {_number(desk, pair.margin_se)}"
    return _signed(desk, pair.margin) + error


def _rating(desk: Desk, report: Report, bot: str) -> tuple[str, str]:
    rating = report.rating_of(bot)
    if rating is None:
        return "", ""
    skill = _give_or_take(desk, rating.mu, rating.sigma)
    reach = "" if rating.reach is None else f" ± {desk.number(round(rating.reach))}"
    return desk.number(round(rating.elo)) + reach, skill


def _times(desk: Desk, standing: Standing) -> tuple[str, str]:
    """Milliseconds a turn, on the wall and of the processor."""
    usual = (standing.seconds, standing.processor)
    longest = (standing.longest, standing.longest_processor)
    usual_ms, longest_ms = (
        " / ".join(_number(desk, 1000 * seconds) for seconds in times) for times in (usual, longest)
    )
    return usual_ms, longest_ms


def _give_or_take(desk: Desk, value: float, error: float | None) -> str:
    return _number(desk, value) + ("" if error is None else f" ± {_number(desk, error)}")


def _number(desk: Desk, value: float) -> str:
    return desk.text("simulate-mean", points=round(value, 1))


def _signed(desk: Desk, value: float) -> str:
    sign = "+" if value > 0 else "−" if value < 0 else ""
    return sign + _number(desk, abs(value))


def _percent(desk: Desk, share: float) -> str:
    return desk.text("arena-percent", share=round(100 * share, 1))


def _interval(desk: Desk, interval: tuple[float, float]) -> str:
    return " – ".join(_percent(desk, share) for share in interval)
