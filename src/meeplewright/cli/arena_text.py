"""The report of a match in a terminal."""

from __future__ import annotations

from rich.table import Table

from meeplewright.arena.report import Report
from meeplewright.arena.tally import Pair, Standing
from meeplewright.cli.desk import Desk, shown
from meeplewright.cli.help import game_title


def show_report(desk: Desk, report: Report) -> None:
    """Pairs first, for the margin is the surest measure; then every bot; then what went wrong."""
    plan = report.plan
    title = game_title(desk, plan.game)
    desk.say("arena-title", game=title, seats=plan.seats, deals=len(report.deals), seed=plan.seed)
    if report.pairs:
        desk.out.print(_pair_table(desk, report))
    if len(report.standings) > 2:
        desk.out.print(_cross_table(desk, report))
    if report.standings:
        desk.out.print(_bot_table(desk, report))
    if report.ratings is None:
        desk.say("arena-no-ratings", extra="arena")
    for result in report.faults:
        fault = result.fault
        assert fault is not None
        where = {"deal": result.seating.deal, "seat": fault.seat + 1, "entry": fault.entry}
        desk.say("arena-fault", bot=fault.bot, error=fault.error, seed=plan.seed, **where)


def estimate(desk: Desk, pair: Pair) -> str:
    """`search:400 – heuristic: +7.1 ± 1.9, 64.0 %`"""
    return f"{_names(pair)}: {_margin(desk, pair)}, {_percent(desk, pair.win_share)}"


def _pair_table(desk: Desk, report: Report) -> Table:
    many = report.plan.seats > 2
    heads = ["arena-pair", "arena-margin", "arena-wins", "arena-interval"]
    heads += ["arena-fair", "arena-ahead"] if many else []
    table = _table(desk, heads)
    for pair in report.pairs:
        shares = [_percent(desk, pair.win_share), _interval(desk, pair.interval)]
        more = [_percent(desk, pair.fair_share), _percent(desk, pair.ahead_share)] if many else []
        table.add_row(_names(pair), _margin(desk, pair), *shares, *more)
    return table


def _bot_table(desk: Desk, report: Report) -> Table:
    heads = ["simulate-bot", "simulate-points", "arena-wins", "arena-rating", "arena-openskill"]
    table = _table(desk, [*heads, "arena-turn", "arena-longest"])
    for standing in report.standings:
        points = _give_or_take(desk, standing.points, standing.points_se)
        wins = _percent(desk, standing.win_share)
        rating = _rating(desk, report, standing.bot)
        table.add_row(shown(standing.bot), points, wins, *rating, *_times(desk, standing))
    return table


def _cross_table(desk: Desk, report: Report) -> Table:
    """Rows against columns: margin and share of the row."""
    table = _table(desk, ["arena-cross"])
    bots = [standing.bot for standing in report.standings]
    cells = {}
    for pair in report.pairs:
        share = pair.ahead_share
        cells[pair.first, pair.second] = _cell(desk, pair.margin, share)
        cells[pair.second, pair.first] = _cell(desk, -pair.margin, 1 - share)
    for bot in bots:
        table.add_column(shown(bot), justify="right")
    for bot in bots:
        table.add_row(shown(bot), *(cells.get((bot, other), "") for other in bots))
    return table


def _cell(desk: Desk, margin: float, share: float) -> str:
    return f"{_signed(desk, margin)}\n{_percent(desk, share)}"


def _table(desk: Desk, heads: list[str]) -> Table:
    table = Table()
    for at, head in enumerate(heads):
        table.add_column(desk.text(head), justify="right" if at else "left")
    return table


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
