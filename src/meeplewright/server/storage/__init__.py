"""Everything the server stores, in SQLite or PostgreSQL.

`Store` has a repository for each subject (`store.people`, `store.tables`, `store.log` …); they take
and return `rows`.
"""

from meeplewright.server.storage.ids import new_id, new_token, token_hash
from meeplewright.server.storage.rows import (
    AnalysisRow,
    ChangeMarkers,
    ChatRow,
    DraftRow,
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
    "DraftRow",
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
