"""The commands for hosts: `serve`, and `admin` with its own commands. As in `commands.py`, help
texts are keys of the catalogue, and the modules that do the work are imported only when needed.
"""

from pathlib import Path
from typing import Annotated

import typer

from meeplewright.cli.commands import Json, app
from meeplewright.cli.help import Command, Group

__all__ = ["app"]  # with the commands of `commands.py` and these

admin = typer.Typer(cls=Group, add_completion=False, rich_markup_mode=None)
app.add_typer(
    admin,
    name="admin",
    help="command-admin",
    epilog=(
        "meeplewright admin backup tables.mwb\n"
        "meeplewright admin tables --status running\n"
        "meeplewright admin mute USER --off"
    ),
)

Database = Annotated[
    str | None, typer.Option("--database", metavar="meta-address", help="serve-database")
]
Person = Annotated[str, typer.Argument(metavar="meta-person", help="admin-person")]


@app.command(
    cls=Command,
    help="command-serve",
    epilog=(
        "meeplewright serve\n"
        "meeplewright serve --host 127.0.0.1 --port 8722 --base-url https://games.example\n"
        "meeplewright serve --database postgresql://localhost/tables --redis redis://localhost"
    ),
)
def serve(
    ctx: typer.Context,
    database: Database = None,
    redis: Annotated[
        str | None, typer.Option("--redis", metavar="meta-address", help="serve-redis")
    ] = None,
    host: Annotated[
        str | None, typer.Option("--host", metavar="meta-address", help="serve-host")
    ] = None,
    port: Annotated[
        str | None, typer.Option("--port", metavar="meta-number", help="serve-port")
    ] = None,
    base_url: Annotated[
        str | None, typer.Option("--base-url", metavar="meta-address", help="serve-base-url")
    ] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="serve-no-open")] = False,
) -> int:
    from meeplewright.cli.serve import serve_tables

    given = {"database": database, "redis": redis, "host": host, "base_url": base_url}
    return serve_tables(ctx.obj, given, port, no_open)


@admin.command(cls=Command, help="command-admin-backup", epilog="meeplewright admin backup t.mwb")
def backup(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="meta-file", help="admin-backup-file")],
    database: Database = None,
) -> None:
    from meeplewright.cli.admin import back_up

    back_up(ctx.obj, database, file)


@admin.command(
    cls=Command, help="command-admin-restore", epilog="meeplewright admin restore t.mwb --yes"
)
def restore(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="meta-file", help="admin-restore-file")],
    database: Database = None,
    yes: Annotated[bool, typer.Option("--yes", help="admin-yes")] = False,
) -> None:
    from meeplewright.cli.admin import restore_from

    restore_from(ctx.obj, database, file, yes)


@admin.command(cls=Command, help="command-admin-tables")
def tables(
    ctx: typer.Context,
    status: Annotated[
        str | None, typer.Option("--status", metavar="meta-status", help="admin-status")
    ] = None,
    database: Database = None,
    as_json: Json = False,
) -> None:
    from meeplewright.cli.admin import list_tables

    list_tables(ctx.obj, database, status, as_json)


@admin.command(cls=Command, help="command-admin-remove")
def remove(
    ctx: typer.Context,
    table: Annotated[str, typer.Argument(metavar="meta-table", help="admin-table")],
    database: Database = None,
    yes: Annotated[bool, typer.Option("--yes", help="admin-yes")] = False,
) -> None:
    from meeplewright.cli.admin import remove_table

    remove_table(ctx.obj, database, table, yes)


@admin.command(cls=Command, help="command-admin-people")
def people(
    ctx: typer.Context,
    name: Annotated[
        str | None, typer.Option("--name", metavar="meta-name", help="admin-name")
    ] = None,
    database: Database = None,
    as_json: Json = False,
) -> None:
    from meeplewright.cli.admin import list_people

    list_people(ctx.obj, database, name, as_json)


@admin.command(cls=Command, help="command-admin-forget")
def forget(
    ctx: typer.Context,
    person: Person,
    database: Database = None,
    yes: Annotated[bool, typer.Option("--yes", help="admin-yes")] = False,
) -> None:
    from meeplewright.cli.admin import forget_person

    forget_person(ctx.obj, database, person, yes)


@admin.command(cls=Command, help="command-admin-mute")
def mute(
    ctx: typer.Context,
    person: Person,
    database: Database = None,
    off: Annotated[bool, typer.Option("--off", help="admin-mute-off")] = False,
) -> None:
    from meeplewright.cli.admin import mute_person

    mute_person(ctx.obj, database, person, not off)
