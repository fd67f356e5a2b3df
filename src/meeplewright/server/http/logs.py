"""The server's log: one JSON object a line, for people with `jq` and for log collectors.

Every layer logs through `logging` with a short fixed message and its facts in `extra`, for
example `log.info("table started", extra={"table": id})`. Never a token, an invitation, a chat
line, a note or a view: what is not put in cannot leak.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, TextIO

_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonFormatter(logging.Formatter):
    """Writes a record as one line: time, level, where from, what, and its facts."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": _moment(record.created),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        facts = vars(record).items()
        line.update({name: value for name, value in facts if name not in _PLAIN})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def _moment(seconds: float) -> str:
    told = datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds")
    return told.removesuffix("+00:00") + "Z"


def is_wanted(record: logging.LogRecord) -> bool:
    """Uvicorn tells the path and query of every WebSocket, which we never do, and takes one that
    was refused with a reason for a fault.
    """
    said = str(record.msg)
    tells_path = '"WebSocket %s"' in said
    was_refused = said.startswith("ASGI callable returned without completing handshake")
    return record.name != "uvicorn.error" or not (tells_path or was_refused)


def configure_logging(plain: bool, stream: TextIO | None = None) -> None:
    """Send what is logged to `stream` (standard error).

    `plain` is for a person at a terminal: short lines, only what needs attention.
    """
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.setFormatter(
        logging.Formatter("%(levelname)s: %(message)s") if plain else JsonFormatter()
    )
    handler.addFilter(is_wanted)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING if plain else logging.INFO)
