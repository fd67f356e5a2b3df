"""Everything the server keeps, in SQLite or PostgreSQL.

`Store` holds a repository for each subject (`store.people`, `store.tables`, `store.log` …); `rows`
are what they take and return.
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
