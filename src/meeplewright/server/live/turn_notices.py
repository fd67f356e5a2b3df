"""Tells people over a webhook that it is their turn, unless they are at the table."""

from __future__ import annotations

from meeplewright.server.live.table import LiveTable
from meeplewright.server.live.webhooks import Webhooks
from meeplewright.server.storage import Store
from meeplewright.server.tablegame import TableGame


class TurnNotifier:
    """Notifies people of their turns in games of days."""

    def __init__(self, store: Store, webhooks: Webhooks, base_url: str | None) -> None:
        self._store = store
        self._webhooks = webhooks
        self._base_url = base_url or ""

    async def notify(self, table: LiveTable, before: TableGame) -> None:
        """Notify every owner who is to act now and was not before."""
        if not self._webhooks.are_on:
            return
        present = set(table.presence()["seats"])
        for seat in table.table_game.actors:
            person_id = table.seats[seat].person_id
            new = seat not in before.actors and table.table_game.drivers[seat] is None
            if person_id is None or not new or seat in present:
                continue
            person = await self._store.people.get(person_id)
            if person is not None and person.webhook:
                self._webhooks.send(person.webhook, self._body(table, seat))

    def _body(self, table: LiveTable, seat: int) -> dict[str, str | int]:
        """Which table, which game, whose turn; nothing about the position."""
        return {
            "table": f"{self._base_url}/t/{table.id}",
            "game": table.row.game,
            "title": table.row.title,
            "seat": seat,
        }
