"""The log: one JSON object per line, and never a secret."""

import io
import json
import logging
from asyncio import CancelledError
from pathlib import Path
from random import Random

from meeplewright.server.http.logs import configure_logging, is_wanted
from tests.server.http.kit import Visitor, serving
from tests.server.http.playing import ME, OPEN, invites, play_one, state, table_for
from tests.server.http.websocket_client import connect

SAID, NOTED, TITLE = "the purple heron flies", "remember the mill", "Heron club"


def test_no_secret_gets_into_the_log(tmp_path: Path) -> None:
    """A run with every kind of secret, used correctly and incorrectly, over HTTP and WebSocket."""
    with serving(tmp_path, Random(1)) as server:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        program = server.program()
        link = ada.answer("POST", "/me/link", status=201)["link"].rpartition("#")[2]
        phone = server.stranger()
        phone.answer("POST", "/me/claim", {"code": link})
        phone.refusal("POST", "/me/claim", {"code": link})
        table = table_for(ada, ME, OPEN, title=TITLE)
        invite = invites(ada, table)[1]
        bob.answer("POST", f"/tables/{table}/seats/claim", {"invite": invite})
        program.refusal("POST", f"/tables/{table}/seats/claim", {"invite": invite})
        bob.get(f"/t/{table}?invite={invite}")
        bob.get(f"/me/{link}")
        for visitor in (ada, bob):
            visitor.answer("POST", f"/tables/{table}/chat", {"text": SAID}, 201)
            visitor.answer("PUT", f"/tables/{table}/notes", {"text": NOTED})
        for _ in range(4):
            play_one([ada, bob], table, Random(2))
        view = json.dumps(state(ada, table, 0)["view"])
        program.refusal("POST", "/tables", {"game": SAID, "seats": []})
        Visitor(server, {"authorization": f"Bearer {link}"}).refusal("GET", "/me")
        token = ada.cookies["meeplewright"]
        with connect(server, table, cookie=token) as wire:
            wire.send_json({"type": "hello", "since": None, "seat": 0})
            wire.receive_json("welcome")
            wire.send_json({"type": "say", "text": SAID})
            wire.receive_json("ack")
            wire.send_json({"type": "nonsense", "text": NOTED})
            wire.receive_json("refused")
        tokens = [visitor.cookies["meeplewright"] for visitor in (ada, bob, phone)]
        secrets = [*tokens, program.headers["authorization"].split()[1], link, invite]
        log = "\n".join(line for line in server.log.getvalue().splitlines() if "httpx" not in line)
    assert log.count('"what": "request"') > 25
    for secret in (*secrets, SAID, NOTED, TITLE, view[:200]):
        assert secret not in log


def test_what_uvicorn_says_of_a_websocket_is_not_kept() -> None:
    def says(name: str, message: str, error: BaseException | None = None) -> bool:
        facts = {"name": name, "msg": message, "args": ("a", "/?x", 403)}
        trace = None if error is None else (type(error), error, None)
        return is_wanted(logging.makeLogRecord({**facts, "exc_info": trace}))

    assert not says("uvicorn.error", '%s - "WebSocket %s" %d')
    assert not says("uvicorn.error.websocket", "Invalid UTF-8 sequence received from client.")
    assert says("uvicorn.error", "Exception in ASGI application")
    assert says("uvicorn.error", "Exception in ASGI application", ValueError())
    stopped = CancelledError("timeout graceful shutdown exceeded")
    assert not says("uvicorn.error", "Exception in ASGI application", stopped)
    assert says("meeplewright", '%s - "WebSocket %s" %d')


def test_every_line_is_one_json_object() -> None:
    stream = io.StringIO()
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        configure_logging(False, stream)
        logging.getLogger("a.b").info("two\nlines", extra={"table": "x", "seat": 1})
        try:
            raise ValueError("é")
        except ValueError:
            logging.getLogger("a.b").exception("fault")
        first, second = (json.loads(line) for line in stream.getvalue().splitlines())
        assert first.pop("time").endswith("Z")
        facts = {"level": "info", "from": "a.b", "what": "two\nlines", "table": "x", "seat": 1}
        assert first == facts
        assert second["level"] == "error" and "ValueError: é" in second["trace"]
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)


def test_at_a_terminal_only_what_needs_attention_is_shown() -> None:
    stream = io.StringIO()
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        configure_logging(True, stream)
        logging.getLogger("a").info("quiet")
        logging.getLogger("a").warning("loud", extra={"table": "x"})
        assert stream.getvalue() == "WARNING: loud\n"
    finally:
        root.handlers[:] = handlers
        root.setLevel(level)
