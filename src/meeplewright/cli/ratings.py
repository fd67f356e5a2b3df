"""`meeplewright ratings`: a rating list of all bots and levels, per game and number of seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from meeplewright.arena.page import Grid
from meeplewright.arena.plan import NEAR, Plan
from meeplewright.arena.rating_list import Row, bots_to_rate, rating_rows
from meeplewright.bots import split_specs
from meeplewright.cli.arena import Match, MatchOptions, play_match, show_files
from meeplewright.cli.arena_text import (
    give_or_take,
    grid_table,
    percent,
    report_notes,
    report_title,
)
from meeplewright.cli.arguments import whole
from meeplewright.core.extras import require
from meeplewright.core.recordfile import write_whole
from meeplewright.core.registry import find_game, game_names
from meeplewright.terminal.console import Terminal, shown
from meeplewright.terminal.errors import concerning


@dataclass(frozen=True)
class RatingOptions:
    """What the command line says: whom to rate, and how many games to play."""

    games: tuple[str, ...]
    seats: str
    bots: str | None
    deals: str
    seed: str
    clock: str
    workers: str | None
    folder: Path | None
    extend: bool

    def plans(self) -> Iterator[Plan]:
        """A match for every game and number of seats."""
        deals = whole("--deals", self.deals, 1)
        for name in self.games or game_names():
            game = find_game(name)
            for count in self.seats.split(","):
                seats = whole("--seats", count, 1)
                named = None if self.bots is None else split_specs(self.bots)
                yield Plan.of(
                    game,
                    bots_to_rate(game, seats) if named is None else named,
                    seats=seats,
                    deals=deals,
                    seed=self.seed,
                    clock=self.clock,
                    pairing=NEAR,
                )

    def of_match(self, plan: Plan) -> MatchOptions:
        name = f"{plan.game}-{plan.seats}.jsonl"
        out = None if self.folder is None else self.folder / name
        return MatchOptions(self.workers, out, None, self.extend)


def run_ratings(
    terminal: Terminal, options: RatingOptions, markdown: Path | None, as_json: bool
) -> int:
    """Play what is missing and show the lists. Returns the exit code: that of the worst match."""
    require("arena", "choix", "openskill")
    plans = list(options.plans())
    if options.folder is not None:
        with concerning(options.folder):
            options.folder.mkdir(parents=True, exist_ok=True)
    matches: list[tuple[Plan, Match]] = []
    for plan in plans:
        match = play_match(terminal, plan, options.of_match(plan))
        matches.append((plan, match))
        if match.stopped:
            break
        if not as_json:
            _show(terminal, plan, match, options)
    if as_json:
        terminal.json({"lists": [_form(plan, match) for plan, match in matches]})
    if markdown is not None:
        with concerning(markdown):
            write_whole(markdown, "\n".join(_page(terminal, *one) for one in matches))
    if matches[-1][1].stopped:
        terminal.warn(terminal.text("arena-stopped"))
    return max(match.exit_code for _, match in matches)


def _form(plan: Plan, match: Match) -> dict[str, object]:
    report = match.report.to_json()
    kept = ("game", "seats", "seed", "clock", "games", "whole_deals", "faults", "forfeits")
    rows = rating_rows(find_game(plan.game), match.report)
    return {**{name: report[name] for name in kept}, "ratings": [row.to_json() for row in rows]}


def _show(terminal: Terminal, plan: Plan, match: Match, options: RatingOptions) -> None:
    terminal.write(report_title(terminal, match.report))
    terminal.out.print(grid_table(_grid(terminal, plan, match)))
    for note in report_notes(terminal, match.report):
        terminal.write(note)
    show_files(terminal, match, options.of_match(plan))


def _grid(terminal: Terminal, plan: Plan, match: Match) -> Grid:
    heads = ["simulate-bot", "ratings-level", "arena-rating", "ratings-games"]
    heads += ["arena-wins", "simulate-points"]
    rows = rating_rows(find_game(plan.game), match.report)
    cells = [_cells(terminal, row) for row in rows]
    return Grid(terminal.text("ratings-title"), [terminal.text(head) for head in heads], cells)


def _cells(terminal: Terminal, row: Row) -> list[str]:
    rating = terminal.number(round(row.rating.elo))
    reach = row.rating.reach
    points = give_or_take(terminal, row.standing.points, row.standing.points_se)
    return [
        shown(row.bot),
        ", ".join(row.levels),
        rating if reach is None else f"{rating} ± {terminal.number(round(reach))}",
        terminal.number(row.standing.games),
        percent(terminal, row.standing.win_share),
        points,
    ]


def _page(terminal: Terminal, plan: Plan, match: Match) -> str:
    """The list in Markdown, with everything that went wrong below it."""
    grid = _grid(terminal, plan, match)
    lines = [f"### {report_title(terminal, match.report)}", "", _markdown(grid.heads)]
    lines.append("| --- | --- |" + " ---: |" * (len(grid.heads) - 2))
    lines += [_markdown([f"`{row[0]}`", *row[1:]]) for row in grid.rows]
    for note in report_notes(terminal, match.report):
        lines += ["", note]
    return "\n".join(lines) + "\n"


def _markdown(cells: Sequence[str]) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"
