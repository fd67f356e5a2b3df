"""Everything the server keeps: people, tables, the log, chat, notes, orders, analyses.

In SQLite or PostgreSQL.

`Store` is the one face; `rows` are what it gives and takes.
"""

from meeplewright.server.storage.ids import new_id, new_token, token_hash
from meeplewright.server.storage.rows import (
    AnalysisRow,
    ChangeMarkers,
    ChatRow,
    LoadedTable,
    PersonRow,
    SeatRow,
    TableRow,
    TokenRow,
)
from meeplewright.server.storage.store import Store

__all__ = [
    "AnalysisRow",
    "ChangeMarkers",
    "ChatRow",
    "LoadedTable",
    "PersonRow",
    "SeatRow",
    "Store",
    "TableRow",
    "TokenRow",
    "new_id",
    "new_token",
    "token_hash",
]
