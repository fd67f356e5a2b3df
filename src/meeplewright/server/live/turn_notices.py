"""Whose turn it has become, told over a webhook to those who are not at the table."""

from __future__ import annotations

from meeplewright.server.live.table import LiveTable
from meeplewright.server.live.webhooks import Webhooks
from meeplewright.server.storage import Store
from meeplewright.server.tablegame import TableGame


class TurnNotifier:
    """Tells people of their turns in games of days."""

    def __init__(self, store: Store, webhooks: Webhooks, base_url: str | None) -> None:
        self._store = store
        self._webhooks = webhooks
        self._base_url = base_url or ""

    async def tell(self, table: LiveTable, before: TableGame) -> None:
        """A word to every owner who is to act now and was not before."""
        if not self._webhooks.are_on:
            return
        here = set(table.presence()["seats"])
        for seat in table.table_game.state.actors:
            person_id = table.seats[seat].person_id
            new = seat not in before.state.actors and table.table_game.drivers[seat] is None
            if person_id is None or not new or seat in here:
                continue
            person = await self._store.people.get(person_id)
            if person is not None and person.webhook:
                self._webhooks.send(person.webhook, self._body(table, seat))

    def _body(self, table: LiveTable, seat: int) -> dict[str, str | int]:
        """Which table, which game, whose turn: nothing that a seat keeps to itself."""
        return {
            "table": f"{self._base_url}/t/{table.id}",
            "game": table.row.game,
            "title": table.row.title,
            "seat": seat,
        }
