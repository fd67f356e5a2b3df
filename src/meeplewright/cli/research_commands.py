"""The commands for researchers: `import` with its own commands. As in `commands.py`, helps are keys
of the catalogue, and the work is imported only when it is asked for.
"""

from pathlib import Path
from typing import Annotated

import typer

from meeplewright.cli.help import Command, Group
from meeplewright.cli.host_commands import app

__all__ = ["app"]  # with all commands: those for players, for hosts and these

imports = typer.Typer(cls=Group, add_completion=False, rich_markup_mode=None)
app.add_typer(
    imports,
    name="import",
    help="command-import",
    epilog="meeplewright import jcz saved.jcz",
)


@imports.command(
    cls=Command,
    help="command-import-jcz",
    epilog="meeplewright import jcz saved.jcz\nmeeplewright import jcz saved.jcz --out game.mwr",
)
def jcz(
    ctx: typer.Context,
    saved: Annotated[Path, typer.Argument(metavar="meta-file", help="import-saved")],
    out: Annotated[
        Path | None, typer.Option("--out", metavar="meta-record", help="import-out")
    ] = None,
) -> None:
    from meeplewright.cli.importing import import_jcz

    import_jcz(ctx.obj, saved, out)
