"""The baseline for the table server: a bare WebSocket echo with one SQLite commit per message, on
the same event loop, the same WebSocket code and the same durability.

    python bench/echo.py DATABASE     prints its address and serves until it is stopped
"""

import asyncio
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from meeplewright.server.serve import listen


def opened(path: str) -> sqlite3.Connection:
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=FULL")
    database.execute("CREATE TABLE heard (id INTEGER PRIMARY KEY, text TEXT NOT NULL)")
    return database


def echo(path: str) -> Starlette:
    database = opened(path)
    thread = ThreadPoolExecutor(1)  # a commit must not block the loop

    def commit(text: str) -> None:
        database.execute("BEGIN IMMEDIATE")
        database.execute("INSERT INTO heard (text) VALUES (?)", (text,))
        database.execute("COMMIT")

    async def serve(socket: WebSocket) -> None:
        await socket.accept()
        loop = asyncio.get_running_loop()
        try:
            while True:
                text = await socket.receive_text()
                await loop.run_in_executor(thread, commit, text)
                await socket.send_text(text)
        except WebSocketDisconnect:
            pass

    return Starlette(routes=[WebSocketRoute("/", serve)])


def main() -> None:
    listening = listen("127.0.0.1", 0)
    listening.listen()  # early clients wait a moment
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    config = uvicorn.Config(
        echo(sys.argv[1]), log_config=None, ws="websockets-sansio", ws_per_message_deflate=False
    )
    uvicorn.Server(config).run([listening])


if __name__ == "__main__":
    main()
