"""Everything the server keeps: people, tables, the log, chat, notes, orders, analyses.

In SQLite or PostgreSQL.

`Store` is the one face; `rows` are what it gives and takes.
"""

from meeplewright.server.storage.ids import new_id, new_token, token_hash
from meeplewright.server.storage.rows import (
    AnalysisRow,
    ChatRow,
    Loaded,
    PersonRow,
    Pulse,
    SeatRow,
    TableRow,
    TokenRow,
)
from meeplewright.server.storage.store import Store

__all__ = [
    "AnalysisRow",
    "ChatRow",
    "Loaded",
    "PersonRow",
    "Pulse",
    "SeatRow",
    "Store",
    "TableRow",
    "TokenRow",
    "new_id",
    "new_token",
    "token_hash",
]
