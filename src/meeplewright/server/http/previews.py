"""Tags for link previews, in the head of the page of a table or a replay: a title, a description
and a picture of the board.

They say what everybody with the link can see on the page. The invitation after `#` never reaches
the server, so it cannot be in them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import Final

from starlette.requests import Request
from starlette.types import Scope

from meeplewright.locales import FALLBACK, Catalogue, languages
from meeplewright.server.costs import in_thread
from meeplewright.server.errors import StorageFault
from meeplewright.server.http.identity import context_of
from meeplewright.server.http.parameters import base_url_of
from meeplewright.server.services.picture_process import HEIGHT, WIDTH
from meeplewright.server.services.pictures import can_draw
from meeplewright.server.storage.rows import SeatRow, TableRow

_PATH: Final = re.compile(r"[tr]/([0-9A-Za-z]{22})")
_STATUS: Final = {"running": "preview-running", "finished": "preview-finished"}


async def preview_tags(path: str, scope: Scope) -> str:
    """The tags for this path; none if it is not a table's, or the table is private or unknown."""
    found = _PATH.fullmatch(path)
    if found is None:
        return ""
    request = Request(scope)
    store = context_of(request).store
    try:
        row = await store.tables.get(found[1])
        seats = await store.seats.of_table(found[1])
    except StorageFault:
        return ""  # the page opens, and says what is wrong
    if row is None or row.plan:
        return ""
    language = _language(request.headers.get("accept-language", ""))
    words = await in_thread(Catalogue, language)  # reading a catalogue takes a while
    return _tags(row, seats, words, f"{base_url_of(request)}/{path}", base_url_of(request))


def _tags(row: TableRow, seats: Sequence[SeatRow], words: Catalogue, url: str, base: str) -> str:
    title = row.title or _game(row, words)
    facts = {
        "og:type": "website",
        "og:site_name": "Meeplewright",
        "og:url": url,
        "og:title": title,
        "og:description": _description(row, seats, words),
    }
    if can_draw():
        facts["og:image"] = f"{base}/api/tables/{row.id}/picture?version={row.version}"
        facts["og:image:type"] = "image/png"
        facts["og:image:width"] = str(WIDTH)
        facts["og:image:height"] = str(HEIGHT)
        facts["og:image:alt"] = title
    card = "summary_large_image" if can_draw() else "summary"
    tags = [f'<meta property="{name}" content="{escape(text)}">' for name, text in facts.items()]
    tags.append(f'<meta name="twitter:card" content="{card}">')
    tags.append(f'<meta name="description" content="{escape(facts["og:description"])}">')
    return "".join(tags)


def _description(row: TableRow, seats: Sequence[SeatRow], words: Catalogue) -> str:
    names = [seat.name for seat in seats if seat.kind == "person" and seat.name]
    if row.status == "open":
        free = sum(seat.kind == "open" for seat in seats)
        status = words.text("web-waiting", seats=free)
    else:
        status = words.text(_STATUS[row.status])
    parts = [_game(row, words) if row.title else "", ", ".join(names), status]
    return " · ".join(part for part in parts if part)


def _game(row: TableRow, words: Catalogue) -> str:
    return words.text(row.game) if row.game in words else row.game


def _language(accepted: str) -> str:
    """The first language of the header that we have."""
    for tag in accepted.split(",")[:10]:
        code = tag.partition(";")[0].strip().partition("-")[0].lower()
        if code in languages():
            return code
    return FALLBACK
