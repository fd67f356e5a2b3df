"""The server's log: one JSON object per line, for `jq` and for log collectors.

Every layer logs through `logging` with a short fixed message and its facts in `extra`, for example
`log.info("table started", extra={"table": id})`. Never log a token, an invitation, a chat line, a
note or a view.
"""

from __future__ import annotations

import logging
import sys
import time
from asyncio import CancelledError
from collections.abc import Callable
from typing import Any, TextIO

from pythonjsonlogger.core import RESERVED_ATTRS
from pythonjsonlogger.json import JsonFormatter

_NAMES = {
    "asctime": "time",
    "levelname": "level",
    "name": "from",
    "message": "what",
    "exc_info": "trace",
}


class JsonLineFormatter(JsonFormatter):
    """One object per line: time (UTC), level, from (the logger), what (the message), its facts."""

    converter: Callable[[float | None], time.struct_time] = time.gmtime
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def __init__(self) -> None:
        super().__init__(
            ["asctime", "levelname", "name", "message"],
            rename_fields=_NAMES,
            reserved_attrs=[*RESERVED_ATTRS, "color_message"],  # uvicorn's
            json_default=str,
            json_ensure_ascii=False,
        )

    def process_log_record(self, log_data: dict[str, Any]) -> dict[str, Any]:
        return {**log_data, "level": log_data["level"].lower()}


def is_wanted(record: logging.LogRecord) -> bool:
    """Drops some of uvicorn's messages: one shows the path and query of every WebSocket, which may
    contain a secret; the others report invalid text, and requests that were still arriving when the
    server stopped, as our errors.
    """
    said = str(record.msg)
    tells_path = '"WebSocket %s"' in said
    was_no_text = said.startswith("Invalid UTF-8 sequence received from client")
    was_stopped = record.exc_info is not None and isinstance(record.exc_info[1], CancelledError)
    is_unwanted = tells_path or was_no_text or was_stopped
    return not (record.name.startswith("uvicorn.error") and is_unwanted)


def configure_logging(plain: bool, stream: TextIO | None = None) -> None:
    """Send the log to `stream` (standard error).

    `plain` is for a person at a terminal: short lines, warnings and errors only.
    """
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.setFormatter(
        logging.Formatter("%(levelname)s: %(message)s") if plain else JsonLineFormatter()
    )
    handler.addFilter(is_wanted)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING if plain else logging.INFO)
