"""The server for live tables: HTTP and WebSocket, the log of every table, clocks, bots.

Layers, each importing only those below it: app, http, services, live, storage, tablegame.
`settings`, `time`, `errors` and `ratings` are small and shared by all of them. Games are known
only through core.

Importing any of it without the extra `server` raises MissingExtra.
"""

from meeplewright.core.extras import require

require(
    "server",
    *("fastapi", "uvicorn", "websockets", "sqlalchemy", "alembic", "prometheus_client"),
    *("pydantic_settings", "httpx", "pythonjsonlogger", "segno", "openskill"),
)
