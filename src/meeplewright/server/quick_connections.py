"""HTTP connections with httptools, a quick parser that is an extra."""

from __future__ import annotations

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from meeplewright.server.connections import Deadlines


class LimitedHttpTools(Deadlines, HttpToolsProtocol):
    """The limits of `connections.py`."""

    _receives_body = False

    def on_headers_complete(self) -> None:
        self._receives_body = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._receives_body = False
        super().on_message_complete()

    def _is_receiving_body(self) -> bool:
        return self._receives_body

    def handle_websocket_upgrade(self) -> None:
        if self.url.isascii():
            super().handle_websocket_upgrade()
        else:
            self.send_400_response("Invalid HTTP request received.")
