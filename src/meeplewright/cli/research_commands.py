"""The commands for researchers: `import` and `bench` with their own commands, and `dataset`. As in
`commands.py`, help texts are keys of the catalogue, and the modules that do the work are imported
only when needed.
"""

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.main import get_command

from meeplewright.cli.commands import Json
from meeplewright.cli.help import Command, Group
from meeplewright.cli.host_commands import app

__all__ = ["app"]  # with all commands: those for players, for hosts and these


class Imports(Group):
    """A command for each format that some game can import, created when they are listed."""

    def make_context(self, *given: Any, **more: Any) -> Any:
        from meeplewright.core.registry import importers

        self.commands = {form: _import_command(form) for form in importers()}
        return super().make_context(*given, **more)


app.add_typer(
    typer.Typer(cls=Imports, add_completion=False, rich_markup_mode=None),
    name="import",
    help="command-import",
    epilog="meeplewright import jcz saved.jcz",
)


def _import_command(form: str) -> Any:
    made = typer.Typer(add_completion=False, rich_markup_mode=None)
    example = f"meeplewright import {form} saved.{form}"
    made.command(
        form,
        cls=Command,
        help=f"command-import-{form}",
        epilog=f"{example}\n{example} --out game.mwr",
    )(_import)
    return get_command(made)


def _import(
    ctx: typer.Context,
    saved: Annotated[Path, typer.Argument(metavar="meta-file", help="import-saved")],
    out: Annotated[
        Path | None, typer.Option("--out", metavar="meta-record", help="import-out")
    ] = None,
) -> None:
    from meeplewright.cli.import_ import import_saved

    import_saved(ctx.obj, str(ctx.info_name), saved, out)


@app.command(
    cls=Command,
    help="command-dataset",
    epilog=(
        "meeplewright dataset games --out tables\n"
        "meeplewright dataset games --out tables --tables games,outcomes\n"
        "meeplewright dataset games --out tables --views --skip-bad"
    ),
)
def dataset(
    ctx: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="meta-folder", help="dataset-folder")],
    out: Annotated[Path, typer.Option("--out", metavar="meta-folder", help="dataset-out")],
    tables: Annotated[
        str | None, typer.Option("--tables", metavar="meta-tables", help="dataset-tables")
    ] = None,
    views: Annotated[bool, typer.Option("--views", help="dataset-views")] = False,
    skip_bad: Annotated[bool, typer.Option("--skip-bad", help="dataset-skip-bad")] = False,
    as_json: Json = False,
) -> None:
    from meeplewright.cli.dataset import make_dataset, read_tables

    make_dataset(ctx.obj, folder, out, read_tables(tables, views), skip_bad, as_json)


BenchPlayers = Annotated[
    int, typer.Option("--players", metavar="meta-number", help="bench-option-players")
]
BenchSeconds = Annotated[
    float, typer.Option("--seconds", metavar="meta-number", help="bench-option-seconds")
]
benches = typer.Typer(cls=Group, add_completion=False, rich_markup_mode=None)
app.add_typer(benches, name="bench", help="command-bench", epilog="meeplewright bench rules")


@benches.command(
    cls=Command,
    help="command-bench-rules",
    epilog="meeplewright bench rules\nmeeplewright bench rules --players 4 --seconds 5 --json",
)
def rules(
    ctx: typer.Context,
    players: BenchPlayers = 2,
    seconds: BenchSeconds = 2.0,
    as_json: Json = False,
) -> None:
    from meeplewright.cli.bench import bench_rules

    ctx.obj.warn_of_slow_rules()
    bench_rules(ctx.obj, players, seconds, as_json)


@benches.command(
    cls=Command,
    help="command-bench-batch",
    epilog=(
        "meeplewright bench batch\n"
        "meeplewright bench batch {game} --games 4096,65536 --players 5\n"
        "meeplewright bench batch --compact --json"
    ),
)
def batch(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="meta-game", help="play-game")] = None,
    games: Annotated[
        str | None, typer.Option("--games", metavar="meta-numbers", help="bench-option-games")
    ] = None,
    players: BenchPlayers = 2,
    seconds: BenchSeconds = 2.0,
    compact: Annotated[bool, typer.Option("--compact", help="bench-option-compact")] = False,
    as_json: Json = False,
) -> None:
    from meeplewright.cli.bench import BenchOptions, bench_batch, read_games

    ctx.obj.warn_of_slow_rules()
    asked = BenchOptions(game, players, read_games(games), seconds, compact)
    bench_batch(ctx.obj, asked, as_json)


puzzles = typer.Typer(cls=Group, add_completion=False, rich_markup_mode=None)
app.add_typer(puzzles, name="puzzles", help="command-puzzles", epilog="meeplewright puzzles list")


@puzzles.command(
    "make",
    cls=Command,
    help="command-puzzles-make",
    epilog=(
        "meeplewright puzzles make {game} --out puzzles.jsonl\n"
        "meeplewright puzzles make {game} --kinds find_turn --count 100 --out puzzles.jsonl\n"
        "meeplewright puzzles make {game} --records games --out puzzles.jsonl"
    ),
)
def make_puzzles(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="meta-game", help="puzzles-make-game")],
    out: Annotated[Path, typer.Option("--out", metavar="meta-file", help="puzzles-make-out")],
    kinds: Annotated[
        str, typer.Option("--kinds", metavar="meta-kinds", help="puzzles-make-kinds")
    ] = "",
    count: Annotated[
        str, typer.Option("--count", metavar="meta-number", help="puzzles-make-count")
    ] = "10",
    seed: Annotated[
        str, typer.Option("--seed", metavar="meta-seed", help="puzzles-make-seed")
    ] = "puzzles",
    bots: Annotated[
        str, typer.Option("--bots", metavar="meta-bots", help="puzzles-make-bots")
    ] = "heuristic,heuristic",
    records: Annotated[
        Path | None, typer.Option("--records", metavar="meta-folder", help="puzzles-make-records")
    ] = None,
) -> None:
    from meeplewright.bots import split_specs
    from meeplewright.cli.arguments import whole
    from meeplewright.cli.puzzles import MakeOptions, make

    ctx.obj.warn_of_slow_rules()
    named = tuple(kind for kind in kinds.split(",") if kind)
    wanted = whole("--count", count, 1)
    make(ctx.obj, MakeOptions(game, named, wanted, seed, tuple(split_specs(bots)), records, out))


@puzzles.command(
    "check",
    cls=Command,
    help="command-puzzles-check",
    epilog="meeplewright puzzles check\nmeeplewright puzzles check puzzles.jsonl --search",
)
def check_puzzles(
    ctx: typer.Context,
    file: Annotated[
        Path | None, typer.Argument(metavar="meta-file", help="puzzles-check-file")
    ] = None,
    search: Annotated[bool, typer.Option("--search", help="puzzles-check-search")] = False,
) -> None:
    from meeplewright.cli.puzzles import check

    raise typer.Exit(check(ctx.obj, file, search))


@puzzles.command(
    "list",
    cls=Command,
    help="command-puzzles-list",
    epilog="meeplewright puzzles list\nmeeplewright puzzles list {game}",
)
def list_puzzles(
    ctx: typer.Context,
    game: Annotated[
        str | None, typer.Argument(metavar="meta-game", help="puzzles-list-game")
    ] = None,
) -> None:
    from meeplewright.cli.puzzles import show

    show(ctx.obj, game)
