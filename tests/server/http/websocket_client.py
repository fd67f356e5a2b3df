"""A WebSocket to a server in this process, without a socket.

It exchanges messages with the application directly. Everything received is checked against the
document.
"""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from queue import SimpleQueue
from typing import Any

from tests.server.http.kit import HOME, Server

PLAY = "/api/tables/{table}/play"


class WebSocketClient:
    """One connection as the client sees it."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._sent: SimpleQueue[dict[str, Any]] = SimpleQueue()
        self._received: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.denied: tuple[int, Any] | None = None
        self.code: int | None = None

    async def receive(self) -> dict[str, Any]:
        return await self._received.get()

    async def send(self, message: dict[str, Any]) -> None:
        self._sent.put(message)

    def put(self, message: dict[str, Any]) -> None:
        self._server.portal.call(self._received.put, message)

    def send_json(self, message: Any) -> None:
        self.put({"type": "websocket.receive", "text": json.dumps(message)})

    def receive_json(self, kind: str) -> Any:
        """The next message of this type; others may come before it."""
        while True:
            frame = self._sent.get(timeout=300)
            assert frame["type"] == "websocket.send", frame
            message = json.loads(frame["text"])
            operation = self._server.document.document["paths"][PLAY]["get"]
            self._server.document.validate(message, operation["x-websocket"]["server"])
            if message["type"] == kind:
                return message

    def begin(self) -> None:
        self.put({"type": "websocket.connect"})
        frame = self._sent.get(timeout=300)
        if frame["type"] == "websocket.http.response.start":
            body = json.loads(self._sent.get(timeout=300)["body"])
            self.denied = (frame["status"], body)
        elif frame["type"] == "websocket.close":
            self.code = frame["code"]
        else:
            assert frame["type"] == "websocket.accept"


@contextmanager
def connect(
    server: Server, table: str, cookie: str = "", *, deny: bool = True, **headers: str
) -> Iterator[WebSocketClient]:
    """A connection to a table; without headers, as a browser opens it."""
    sent = {"origin": HOME, **headers} if "origin" not in headers else dict(headers)
    if cookie:
        sent["cookie"] = f"meeplewright={cookie}"
    path = f"/api/tables/{table}/play"
    scope = {
        "type": "websocket",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "scheme": "ws",
        "headers": [(b"host", b"testserver")]
        + [(name.encode(), value.encode()) for name, value in sent.items() if value],
        "client": ("127.0.0.1", 1),
        "server": ("testserver", 80),
        "subprotocols": [],
        "extensions": {"websocket.http.response": {}} if deny else {},
    }
    wire = WebSocketClient(server)
    application: Any = server.app
    task = server.portal.start_task_soon(application, scope, wire.receive, wire.send)
    try:
        wire.begin()
        yield wire
    finally:
        wire.put({"type": "websocket.disconnect", "code": 1000})
        task.result(timeout=300)
