"""Chat, private notes and standing orders of a table."""

from __future__ import annotations

from typing import Any

from meeplewright.server.errors import NotFound
from meeplewright.server.live.forms import is_chat_open
from meeplewright.server.services.context import AppContext
from meeplewright.server.services.responses import OrdersForm
from meeplewright.server.storage.rows import ChatRow
from meeplewright.server.text import multiline


async def _must_exist(context: AppContext, table_id: str) -> None:
    if await context.store.tables.get(table_id) is None:
        raise NotFound.because("table", "table-unknown")


async def chat(context: AppContext, table_id: str, since: int) -> tuple[list[ChatRow], bool]:
    """What was said after line `since`, and whether spectators can write."""
    row = await context.store.tables.get(table_id)
    if row is None:
        raise NotFound.because("table", "table-unknown")
    return await context.store.chat.since(table_id, since), is_chat_open(row)


async def set_chat(context: AppContext, table_id: str, person_id: str, spectators: bool) -> None:
    """The host lets spectators write, or not any more; at a public table they always can."""
    table = await context.hub.tables.fresh(table_id)
    context.hub.access.check_host(table, person_id)
    await context.store.tables.update(table_id, open_chat=spectators)
    await context.notify_change(table_id)


async def note(context: AppContext, table_id: str, person_id: str) -> str:
    """A person's own note about a table; empty if there is none."""
    await _must_exist(context, table_id)
    return await context.store.notes.get(table_id, person_id)


async def write_note(context: AppContext, table_id: str, person_id: str, text: str) -> str:
    """Write the person's own note."""
    clean = multiline(text, "text", context.settings.limits.note_length)
    await _must_exist(context, table_id)
    await context.store.notes.set(table_id, person_id, clean)
    return clean


async def orders(context: AppContext, table_id: str, person_id: str, seat: int) -> OrdersForm:
    """The seat's standing order, and those that it can give now. The hub checks the owner."""
    table = await context.hub.tables.fresh(table_id)
    order = await context.hub.orders.get(table, person_id, seat)
    state = table.table_game.state
    offers: list[dict[str, Any]] = []
    if table.table_game.to_act is not None:
        offered = state.game.orders_for(state.view(seat))
        offers = [offer.to_json() for offer in offered]
    return {"order": order, "offers": offers}
