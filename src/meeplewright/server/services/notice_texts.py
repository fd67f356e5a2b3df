"""The texts of notices, in the language of whoever gets them. Nothing here is secret: the title of
the table, the name of the game, and what everybody at the table may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meeplewright.locales import FALLBACK, Catalogue, languages
from meeplewright.server.storage.rows import TableRow

LONGEST = 600  # characters of a push message: it must fit into 4096 bytes


def catalogue_for(language: str) -> Catalogue:
    return Catalogue(language if language in languages() else FALLBACK)


def title_of(words: Catalogue, table: TableRow) -> str:
    """The table's title, else the game's name."""
    return table.title or (words.text(table.game) if table.game in words else table.game)


def lines_of(words: Catalogue, items: Sequence[dict[str, Any]]) -> list[str]:
    """One sentence for each item. A game from another package may have none for its own."""
    known = [item for item in items if item["key"] in words]
    return [words.text(item["key"], **item.get("arguments", {})) for item in known]


def push_message(language: str, table: TableRow, items: Sequence[dict[str, Any]]) -> dict[str, str]:
    """What the service worker shows; `tag`: it replaces what is shown about the same table."""
    words = catalogue_for(language)
    body = " ".join(lines_of(words, items)) or words.text("notice-news")
    return {
        "title": title_of(words, table),
        "body": body[:LONGEST],
        "link": f"/t/{table.id}",
        "tag": table.id,
    }


def notice_mail(
    language: str, table: TableRow, items: Sequence[dict[str, Any]], base_url: str, key: str
) -> tuple[str, str]:
    """Subject and text."""
    words = catalogue_for(language)
    title = title_of(words, table)
    lines = lines_of(words, items) or [words.text("notice-news")]
    text = words.text(
        "notice-mail-text", link=f"{base_url}/t/{table.id}", stop=stop_link(base_url, key)
    )
    return f"{title}: {lines[-1]}", "\n".join([title, "", *lines, "", text]) + "\n"


def confirm_mail(language: str, base_url: str, key: str) -> tuple[str, str]:
    """Subject and text of the mail that asks to confirm an address."""
    words = catalogue_for(language)
    text = words.text(
        "notice-confirm-text",
        server=base_url,
        link=f"{base_url}/mail#confirm={key}",
        stop=stop_link(base_url, key),
    )
    return words.text("notice-confirm-subject"), text + "\n"


def stop_link(base_url: str, key: str) -> str:
    return f"{base_url}/mail#stop={key}"
