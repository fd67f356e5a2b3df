"""The commands and their options. Help texts and placeholders are keys of the catalogue. The
modules that do the work are imported only when needed, so that help and errors appear at once.
"""

from pathlib import Path
from typing import Annotated

import typer

from meeplewright.cli.help import Command, Group
from meeplewright.terminal.console import Terminal
from meeplewright.terminal.errors import UserError

app = typer.Typer(
    cls=Group, add_completion=False, invoke_without_command=True, rich_markup_mode=None
)

MatchSeed = Annotated[str, typer.Option("--seed", metavar="meta-seed", help="arena-seed")]
Workers = Annotated[
    str | None, typer.Option("--workers", metavar="meta-workers", help="arena-workers")
]
Clock = Annotated[str, typer.Option("--clock", metavar="meta-clock", help="arena-clock")]
Extend = Annotated[bool, typer.Option("--extend", help="arena-extend")]
Json = Annotated[bool, typer.Option("--json", help="json-output")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="meta-option", help="play-option")
]
RecordPath = Annotated[Path, typer.Argument(metavar="meta-record", help="replay-record")]


@app.callback(help="app-about")
def meeplewright(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="app-version")] = False,
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="meta-language", help="app-lang")
    ] = None,
) -> None:
    """`--lang` is here only for the help; it was handled before the command line is parsed."""
    from meeplewright import __version__

    terminal: Terminal = ctx.obj
    if version:
        terminal.write(f"meeplewright {__version__}")
        raise typer.Exit
    if ctx.invoked_subcommand is None:
        ctx.get_help()


@app.command(
    cls=Command,
    help="command-play",
    epilog=(
        "meeplewright play {game}\n"
        "meeplewright play {game} --seats Ann,Ben,greedy\n"
        "meeplewright play --resume game.mwr"
    ),
)
def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="meta-game", help="play-game")] = None,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar="meta-seats", help="play-seats")
    ] = None,
    option: Options = None,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="meta-file", help="play-record")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="meta-record", help="play-resume")
    ] = None,
) -> None:
    from meeplewright.cli.play import resume_game, start_new

    ctx.obj.warn_of_slow_rules()

    if resume is None:
        start_new(ctx.obj, game, seats, option or [], record)
    else:
        given = {"--seats": seats, "--option": option, "--record": record}
        resume_game(ctx.obj, game, resume, [name for name, value in given.items() if value])


@app.command(
    cls=Command,
    help="command-simulate",
    epilog=(
        "meeplewright simulate {game} --bots greedy,random --games 100\n"
        "meeplewright simulate {game} --seats 4 --games 10 --seed 1 --out games"
    ),
)
def simulate(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="meta-game", help="play-game")],
    seats: Annotated[
        str, typer.Option("--seats", metavar="meta-number", help="simulate-seats")
    ] = "2",
    bots: Annotated[
        str, typer.Option("--bots", metavar="meta-bots", help="simulate-bots")
    ] = "greedy",
    games: Annotated[
        str, typer.Option("--games", metavar="meta-number", help="simulate-games")
    ] = "1",
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="meta-seed", help="simulate-seed")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="meta-folder", help="simulate-out")
    ] = None,
    option: Options = None,
    workers: Annotated[
        str, typer.Option("--workers", metavar="meta-number", help="simulate-workers")
    ] = "1",
    as_json: Json = False,
) -> int:
    from meeplewright.cli.simulate import Plan, run_plan

    ctx.obj.warn_of_slow_rules()

    plan = Plan.read(game, seats, bots, games, seed, out, option or [])
    return run_plan(ctx.obj, plan, workers, as_json)


@app.command(
    cls=Command,
    help="command-arena",
    epilog=(
        "meeplewright arena {game} search:400 heuristic --deals 50\n"
        "meeplewright arena {game} heuristic greedy random --seats 3\n"
        "meeplewright arena {game} search:400 heuristic --seats 4 --html report.html"
    ),
)
def arena(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="meta-game", help="play-game")],
    bots: Annotated[list[str], typer.Argument(metavar="meta-bot", help="arena-bots")],
    deals: Annotated[
        str, typer.Option("--deals", metavar="meta-number", help="arena-deals")
    ] = "50",
    seats: Annotated[
        str, typer.Option("--seats", metavar="meta-number", help="simulate-seats")
    ] = "2",
    seed: MatchSeed = "1",
    option: Options = None,
    workers: Workers = None,
    clock: Clock = "wall",
    out: Annotated[
        Path | None, typer.Option("--out", metavar="meta-file", help="arena-out")
    ] = None,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="meta-folder", help="arena-records")
    ] = None,
    extend: Extend = False,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="meta-file", help="arena-html")
    ] = None,
    audit: Annotated[bool, typer.Option("--audit", help="arena-audit")] = False,
    as_json: Json = False,
) -> int:
    from meeplewright.cli.arena import MatchOptions, read_plan, run_arena

    ctx.obj.warn_of_slow_rules()
    plan = read_plan(game, bots, seats, deals, seed, clock, option or [])
    if not audit:
        options = MatchOptions(workers, out, records, extend)
        return run_arena(ctx.obj, plan, options, html, as_json)
    from meeplewright.cli.audit import audit as audit_bots

    given = {"--out": out, "--html": html, "--records": records, "--extend": extend or None}
    for name, value in given.items():
        if value is not None:
            raise UserError("usage-one-of", first="--audit", second=name)
    return audit_bots(ctx.obj, plan, workers, as_json)


@app.command(
    cls=Command,
    help="command-ratings",
    epilog=(
        "meeplewright ratings {game} --deals 50\n"
        "meeplewright ratings --seats 2,4 --deals 100 --markdown ratings.md\n"
        "meeplewright ratings {game} --bots random,greedy,heuristic --deals 10"
    ),
)
def ratings(
    ctx: typer.Context,
    games: Annotated[
        list[str] | None, typer.Argument(metavar="meta-game", help="ratings-of-games")
    ] = None,
    seats: Annotated[
        str, typer.Option("--seats", metavar="meta-seat-counts", help="ratings-seats")
    ] = "2",
    bots: Annotated[
        str | None, typer.Option("--bots", metavar="meta-bots", help="ratings-bots")
    ] = None,
    deals: Annotated[
        str, typer.Option("--deals", metavar="meta-number", help="ratings-deals")
    ] = "50",
    seed: MatchSeed = "ratings",
    workers: Workers = None,
    clock: Clock = "processor",
    out: Annotated[
        Path | None, typer.Option("--out", metavar="meta-folder", help="ratings-out")
    ] = None,
    extend: Extend = False,
    markdown: Annotated[
        Path | None, typer.Option("--markdown", metavar="meta-file", help="ratings-markdown")
    ] = None,
    as_json: Json = False,
) -> int:
    from meeplewright.cli.ratings import RatingOptions, run_ratings

    ctx.obj.warn_of_slow_rules()
    chosen = RatingOptions(
        tuple(games or ()), seats, bots, deals, seed, clock, workers, out, extend
    )
    return run_ratings(ctx.obj, chosen, markdown, as_json)


@app.command(
    cls=Command,
    help="command-replay",
    epilog=(
        "meeplewright replay game.mwr\n"
        "meeplewright replay game.mwr --at 40 --points\n"
        "meeplewright replay game.mwr --at 40 --json --seat 0\n"
        "meeplewright replay game.mwr --svg board.svg"
    ),
)
def replay(
    ctx: typer.Context,
    record: RecordPath,
    at: Annotated[str | None, typer.Option("--at", metavar="meta-number", help="replay-at")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="replay-json")] = False,
    seat: Annotated[
        str | None, typer.Option("--seat", metavar="meta-number", help="replay-seat")
    ] = None,
    svg: Annotated[
        Path | None, typer.Option("--svg", metavar="meta-file", help="replay-svg")
    ] = None,
    points: Annotated[bool, typer.Option("--points", help="replay-if-over")] = False,
) -> None:
    from meeplewright.cli.replay import replay_record

    replay_record(ctx.obj, record, at, as_json, seat, svg, points)


@app.command(cls=Command, help="command-check", epilog="meeplewright check games/*.mwr")
def check(
    ctx: typer.Context,
    records: Annotated[list[Path], typer.Argument(metavar="meta-record", help="check-records")],
    as_json: Json = False,
) -> int:
    from meeplewright.cli.check import check_records

    return check_records(ctx.obj, records, as_json)


@app.command(
    cls=Command,
    help="command-notation",
    epilog=(
        "meeplewright notation game.mwr\nmeeplewright notation --parse game.txt --out game.mwr"
    ),
)
def notation(
    ctx: typer.Context,
    record: Annotated[
        Path | None, typer.Argument(metavar="meta-record", help="notation-record")
    ] = None,
    parse: Annotated[
        Path | None, typer.Option("--parse", metavar="meta-file", help="notation-parse")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="meta-file", help="notation-out")
    ] = None,
) -> None:
    from meeplewright.cli.check import notation_of, record_of

    if parse is None:
        notation_of(ctx.obj, record, out)
    else:
        record_of(ctx.obj, record, parse, out)


@app.command(
    cls=Command,
    help="command-analyse",
    epilog=(
        "meeplewright analyse game.mwr\n"
        "meeplewright analyse game.mwr --effort deep --html game.html"
    ),
)
def analyse(
    ctx: typer.Context,
    record: RecordPath,
    effort: Annotated[
        str, typer.Option("--effort", metavar="meta-effort", help="analyse-effort")
    ] = "normal",
    as_json: Json = False,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="meta-file", help="analyse-html")
    ] = None,
) -> None:
    from meeplewright.cli.analyse import analyse_record

    analyse_record(ctx.obj, record, effort, as_json, html)


@app.command(cls=Command, help="command-doctor")
def doctor(ctx: typer.Context, as_json: Json = False) -> None:
    from meeplewright.cli.doctor import run_doctor

    run_doctor(ctx.obj, as_json)
