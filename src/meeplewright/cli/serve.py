"""`meeplewright serve`: tables for this machine, the local network or the internet."""

from __future__ import annotations

import errno
import sys
import webbrowser
from typing import Any

from meeplewright.cli.arguments import whole
from meeplewright.core.extras import require
from meeplewright.server.errors import StorageFault
from meeplewright.server.settings import Settings
from meeplewright.terminal.console import Terminal
from meeplewright.terminal.errors import UserError

_FAILED = 1


def serve_tables(terminal: Terminal, given: dict[str, Any], port: str | None, no_open: bool) -> int:
    """Serve until stopped; returns the exit code."""
    from meeplewright.server.http.logs import configure_logging
    from meeplewright.server.http.pages import has_page
    from meeplewright.server.serve import serve

    settings = Settings.from_environment(**given, port=_port(port))
    if settings.redis:
        require("host", "redis", feature="Redis")
    configure_logging(plain=sys.stderr.isatty())
    _prepare_storage(settings)

    def ready(found: int) -> None:
        address = _print_address(terminal, settings, found)
        if not no_open and sys.stdout.isatty() and has_page():
            webbrowser.open(address)

    try:
        started = serve(settings, ready)
    except OSError as trouble:
        raise _cannot_listen(trouble, settings) from trouble
    return 0 if started else _FAILED


def _port(given: str | None) -> int | None:
    return None if given is None else whole("--port", given, least=0)


def _prepare_storage(settings: Settings) -> None:
    """Migrate the database; one sentence if it cannot be reached."""
    import asyncio

    from meeplewright.server.storage import Store

    async def once() -> None:
        store = await Store.open(settings)
        await store.close()

    try:
        asyncio.run(once())
    except StorageFault as fault:
        raise UserError(f"serve-storage-{fault.kind}", why=fault.why) from fault


def _print_address(terminal: Terminal, settings: Settings, port: int) -> str:
    from meeplewright.server.http.pages import has_page
    from meeplewright.server.serve import network_address, own_address

    address = settings.base_url or own_address(settings.host, port)
    terminal.say_whole("serve-here", address=address)
    around = network_address(settings.host, port)
    if settings.base_url is None and around is not None:
        terminal.say_whole("serve-around", address=around)
    if not has_page():
        terminal.warn(terminal.text("serve-no-page"))
    terminal.say("serve-stop")
    sys.stdout.flush()  # also if a program reads it
    return address


def _cannot_listen(trouble: OSError, settings: Settings) -> Exception:
    if trouble.errno == errno.EADDRINUSE:
        return UserError("serve-port-taken", port=str(settings.port))
    if trouble.errno in (errno.EADDRNOTAVAIL, errno.EACCES) or trouble.errno is None:
        return UserError("serve-cannot-listen", host=settings.host, port=str(settings.port))
    return trouble
