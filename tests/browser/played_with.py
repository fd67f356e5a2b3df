"""Somebody with whom a visitor has played, and who invites them: a program without a page."""

from __future__ import annotations

from typing import Any

import httpx

from tests.browser.chromium import Visitor

TWO_SEATS: dict[str, Any] = {
    "game": "carcassonne",
    "seats": [{"kind": "me"}, {"kind": "open"}],
}


class Friend:
    """Has a running game with the visitor."""

    def __init__(self, visitor: Visitor, name: str) -> None:
        self.url = f"{visitor.page_server.url}/api"
        wish = {"name": name, "kind": "bot", "token": True}
        self.token = ""
        self.token = self.ask("POST", "/me", wish)["token"]
        self.shared = str(visitor.ask("POST", "/tables", TWO_SEATS)["id"])
        invite = visitor.ask("GET", f"/tables/{self.shared}/invites")["invites"][0]["invite"]
        self.ask("POST", f"/tables/{self.shared}/seats/claim", {"invite": invite})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        answer = httpx.request(method, self.url + path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    def invite(self) -> str:
        """Offer the visitor a seat at a new table. Return its id."""
        table = str(self.ask("POST", "/tables", TWO_SEATS)["id"])
        self.ask("PUT", f"/tables/{table}/offers/1", {"table": self.shared, "seat": 0})
        return table
