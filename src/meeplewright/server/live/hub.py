"""The hub owns everything of one process that serves live tables, and starts and stops it.

| part | what it does |
| --- | --- |
| `tables` | finds a live table: `get` as this process knows it, `fresh` as storage knows it now |
| `play` | acts, takes back, answers, says why not |
| `drafts` | keeps the steps of a turn until they are confirmed |
| `views` | shows the position, the history, aids |
| `hints` | asks a strong bot for advice |
| `seats` | claims, opens, leaves, resigns and returns to seats; starts or aborts the game |
| `orders` | keeps standing orders |
| `chat` | keeps and sends chat |
| `presence` | knows who is connected |
| `access` | checks whose seat it is |
| `tokens` | closes the connections of revoked tokens |
| `sync` | follows what other processes do |
| `addresses` | knows from where people come |
| `costs` | limits what requests and messages of one address may cost |
| `auto_player` | plays bots and standing orders, notices whose time is up |

The parts take the live table and the person who asks, and check that the seat belongs to that
person. They raise a TableError or a GameError, each with a reason; then nothing was changed.
"""

from __future__ import annotations

import asyncio
from random import Random, SystemRandom
from secrets import token_hex

from meeplewright.core.errors import Reason
from meeplewright.server.costs import CostLimit
from meeplewright.server.live.access import SeatAccess
from meeplewright.server.live.addresses import Addresses
from meeplewright.server.live.auto_player import AutoPlayer
from meeplewright.server.live.bot_pool import BotPool
from meeplewright.server.live.chat import Chat
from meeplewright.server.live.commit_notices import Commit
from meeplewright.server.live.drafts import Drafts
from meeplewright.server.live.fanout import Fanout
from meeplewright.server.live.hints import Hints
from meeplewright.server.live.messages import CLOSE_RESTARTING
from meeplewright.server.live.play import Play
from meeplewright.server.live.presence import Presence
from meeplewright.server.live.seats import Seats
from meeplewright.server.live.standing_orders import StandingOrders
from meeplewright.server.live.table import LiveTable
from meeplewright.server.live.table_cache import TableCache
from meeplewright.server.live.table_sync import TableSync
from meeplewright.server.live.table_writer import TableWriter
from meeplewright.server.live.tokens import TokenWatch
from meeplewright.server.live.turn_notices import TurnNotifier
from meeplewright.server.live.views import Views
from meeplewright.server.live.webhooks import Webhooks
from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store
from meeplewright.server.tablegame import TableGame
from meeplewright.server.time import Clock


class Hub:
    """One per process. `start` before use, `stop` at the end."""

    def __init__(
        self, store: Store, settings: Settings, clock: Clock, luck: Random | None = None
    ) -> None:
        luck = SystemRandom() if luck is None else luck
        self.luck = luck
        process = token_hex(8)
        self.settings = settings
        self.clock = clock
        limits = settings.limits
        self.costs = CostLimit(
            limits.address_cpu_per_second, limits.address_cpu_burst, limits.address_cpu_share
        )
        self.fanout = Fanout(settings.redis, process)
        self.tables = TableCache(store, clock)
        self.access = SeatAccess(self.tables)
        self.writer = TableWriter(self.tables)
        self.presence = Presence(self.tables, self.fanout, limits)
        self.chat = Chat(self.tables, self.fanout, limits)
        self.orders = StandingOrders(self.tables, self.access, self.fanout)
        self.seats = Seats(
            self.tables, self.access, self.writer, self.fanout, luck, settings.limits
        )
        self.play = Play(self.tables, self.access, self.writer, self.orders, luck)
        self.drafts = Drafts(self.tables, self.access, self.writer, self.fanout, luck)
        self.views = Views(self.tables, self.access)
        self.bots = BotPool(settings.bot_processes)
        self.addresses = Addresses()
        self.hints = Hints(self.access, BotPool(1, name="hints"), self.addresses, settings.limits)
        self.tokens = TokenWatch(self.tables, self.fanout)
        self.sync = TableSync(
            self.tables, self.fanout, self.presence, self.chat, self.orders, self.tokens
        )
        self.auto_player = AutoPlayer(
            self.tables,
            self.writer,
            self.seats,
            self.orders,
            self.bots,
            self.addresses,
            luck,
            process,
        )
        self._webhooks = Webhooks(settings.webhooks)
        self._notifier = TurnNotifier(store, self._webhooks, settings.base_url)
        self._connect_parts()

    def _connect_parts(self) -> None:
        self.tables.on_load = self.auto_player.wake
        self.presence.on_join = self._joined
        self.views.on_look = self.auto_player.wake
        self.orders.on_set = self.auto_player.wake
        self.sync.on_moved = self.auto_player.wake
        self.sync.is_played = self.auto_player.is_playing
        self.writer.on_commit = self._committed
        self.writer.on_conflict = self.sync.check_epoch
        self.tables.store.on_write_fault(self.tables.pause_all)

    def _joined(self, table: LiveTable) -> None:
        self.sync.joined(table)
        self.auto_player.wake(table)

    def _committed(self, table: LiveTable, before: TableGame, commit: Commit) -> None:
        self.sync.moved_here(table, commit)
        if table.row.clock["kind"] == "days":
            self.sync.spawn(self._notifier.notify(table, before))

    async def start(self) -> None:
        """Listen to other processes and play what is due."""
        await self.fanout.start()
        await self.sync.start()
        await self.auto_player.start()

    async def announce_shutdown(self) -> None:
        """Close every connection with the reason, and let commits in progress finish."""
        self.presence.is_closing = True
        for table in self.tables:
            table.close_all(CLOSE_RESTARTING, Reason("server", "table-closing"))
        await asyncio.sleep(0)  # now the reasons are sent, before uvicorn ends the connections
        for table in self.tables:
            async with table.lock:
                pass

    async def stop(self) -> None:
        """After this nothing runs and nothing is written."""
        await self.announce_shutdown()
        await self.auto_player.stop()
        await self.sync.stop()
        await self._webhooks.stop()
        await self.hints.stop()
        await self.bots.stop()
        await self.fanout.stop()
