"""A bot that takes a seat at a live table over the public protocol. It could be in any language.

    python examples/outside_bot.py 'http://localhost:8722/t/TABLE#INVITATION'

It does not need Meeplewright, only a library for WebSockets: pip install websockets.
docs/protocol.md describes the messages.
"""

import json
import random
import sys
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect


def post(address: str, body: dict[str, Any], token: str | None = None) -> Any:
    headers = {"Content-Type": "application/json"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    with urlopen(Request(address, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def choose(state: dict[str, Any]) -> Any:
    """Put your own code here: `view` is all that the seat can know."""
    return random.choice(state["legal"])


def play(table: ClientConnection, seat: int) -> list[int]:
    """Play until the game is over. Return the points of all seats."""
    table.send(json.dumps({"type": "hello", "since": None, "seat": seat}))
    while True:
        message = json.loads(table.recv())
        if message["type"] == "closing":
            sys.exit(f"The server closed the table: {message['reason']['key']}")
        if message["type"] != "state":
            continue
        if message["result"] is not None:
            points: list[int] = message["result"]["points"]
            return points
        if message["legal"]:
            move = {"type": "act", "version": message["version"], "do": choose(message)}
            table.send(json.dumps(move))


def main(link: str) -> None:
    parts = urlsplit(link)
    server, table = f"{parts.scheme}://{parts.netloc}", parts.path.rsplit("/", 1)[-1]
    me = post(f"{server}/api/me", {"name": "Outsider", "kind": "bot", "token": True})
    invite = {"invite": parts.fragment}
    seat = post(f"{server}/api/tables/{table}/seats/claim", invite, me["token"])["seat"]
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/play"
    with connect(address, additional_headers={"Authorization": f"Bearer {me['token']}"}) as wire:
        print("The game is over: {}".format(", ".join(map(str, play(wire, seat)))))


if __name__ == "__main__":
    main(sys.argv[1])
