"""A tour of the page: every state that looks different."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import FilePayload, Locator, expect

from tests.browser.chromium import Visitor

RECORD = Path(__file__).resolve().parents[1] / "golden" / "carcassonne-2.mwr"
"""A whole game of two, always the same. Seat 1 begins."""

ENTRIES = len(RECORD.read_text("utf-8").splitlines()) - 2  # between the header and the result
TILE_IN_HAND = 137  # of this record: seat 0 has drawn a tile, in the middle of the game
TILES_LYING = 46  # then
TILE_LAID = 138  # and has placed it; there are three spots for a follower
AIDS = ["remaining", "fits", "features", "fields", "odds", "hint"]


def table_from_record(visitor: Visitor, entry: int, seats: list[dict[str, str]]) -> str:
    """A table that continues from this entry of the record. Return its id."""
    source = {"record": RECORD.read_text("utf-8"), "entry": entry}
    wish = {"from": source, "seats": seats, "aids": AIDS}
    return str(visitor.ask("POST", "/tables", wish)["id"])


ME = {"kind": "me"}
GREEDY_BOT = {"kind": "bot", "bot": "greedy"}
OPEN = {"kind": "open"}


@dataclass(frozen=True)
class Stop:
    """A stop of the tour: how to get there."""

    name: str
    arrive: Callable[[Visitor], None]


def home(visitor: Visitor) -> None:
    visitor.go("/")
    expect(visitor.button("web-play-now").first).to_be_enabled()


def new_table(visitor: Visitor) -> None:
    """With all sections open."""
    visitor.go("/new")
    expect(visitor.field("web-seat-number", number=1)).to_be_visible()
    for key in ("web-aids", "web-options"):
        visitor.page.get_by_role("heading", name=visitor.says(key), exact=True).click()
    visitor.field("web-seat-number", number=2).select_option(label=visitor.says("web-player-here"))
    visitor.page.get_by_label(visitor.says("web-clock-game"), exact=True).check(force=True)


def person(visitor: Visitor) -> None:
    visitor.go("/me")
    visitor.button("web-me-device-make").click()
    expect(visitor.field("web-me-device-link")).to_be_visible()


def lost(visitor: Visitor) -> None:
    visitor.go("/nowhere")
    expect(visitor.text("web-lost")).to_be_visible()


def no_table(visitor: Visitor) -> None:
    visitor.ignore_errors("status of 404")
    visitor.go(f"/t/{'x' * 22}")
    expect(visitor.text("web-lost")).to_be_visible()


def settings(visitor: Visitor) -> None:
    home(visitor)
    visitor.button("web-settings").click()
    expect(dialog(visitor, "web-settings")).to_be_visible()


def notices(visitor: Visitor) -> None:
    """The menu of a correspondence game offers them."""
    clock = {"kind": "days", "days": 3}
    wish = {"game": "carcassonne", "seats": [ME, GREEDY_BOT], "clock": clock}
    visitor.go(f"/t/{visitor.ask('POST', '/tables', wish)['id']}")
    board(visitor).wait_for()
    visitor.button("web-menu").click()
    name = visitor.says("web-notices")
    visitor.page.get_by_role("menuitem", name=name, exact=True).click()
    expect(dialog(visitor, "web-notices")).to_be_visible()
    expect(visitor.text("web-notices-more")).to_be_visible()


def mail_link(visitor: Visitor) -> None:
    visitor.go(f"/mail#stop={'x' * 43}")
    expect(visitor.button("web-mail-stop-yes")).to_be_visible()


def dialog(visitor: Visitor, key: str) -> Locator:
    return visitor.page.get_by_role("dialog", name=visitor.says(key), exact=True)


def waiting_room(visitor: Visitor) -> None:
    wish: dict[str, Any] = {"game": "carcassonne", "seats": [ME, OPEN, GREEDY_BOT]}
    table = visitor.ask("POST", "/tables", wish)["id"]
    visitor.go(f"/t/{table}")
    expect(visitor.field("web-invite-seat", number=2)).to_be_visible()


def board(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("group", name=visitor.says("cc-board"), exact=True)


def tile_in_hand(visitor: Visitor) -> None:
    visitor.go(f"/t/{table_from_record(visitor, TILE_IN_HAND, [ME, GREEDY_BOT])}")
    expect(visitor.text("web-your-turn").first).to_be_visible()
    board(visitor).get_by_role("button").first.wait_for()


def hint(visitor: Visitor) -> None:
    tile_in_hand(visitor)
    visitor.button("web-hint-ask").click()
    expect(visitor.page.get_by_role("radio").first).to_be_checked()


def keys(visitor: Visitor) -> None:
    tile_in_hand(visitor)
    visitor.page.keyboard.press("?")
    expect(dialog(visitor, "web-keys")).to_be_visible()


def tiles_left(visitor: Visitor) -> None:
    tile_in_hand(visitor)
    visitor.button("cc-tiles").click()
    expect(visitor.page.get_by_role("complementary", name=visitor.says("cc-tiles"))).to_be_visible()


def points_and_fields(visitor: Visitor) -> None:
    tile_in_hand(visitor)
    visitor.button("cc-fields").click()
    visitor.button("cc-points").click()
    panel = visitor.page.get_by_role("complementary", name=visitor.says("cc-points"))
    expect(panel).to_be_visible()


def follower(visitor: Visitor) -> None:
    visitor.go(f"/t/{table_from_record(visitor, TILE_LAID, [ME, GREEDY_BOT])}")
    expect(visitor.button("cc-pass")).to_be_visible()


def tab(name: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        tile_in_hand(visitor)
        visitor.page.get_by_role("tab", name=visitor.says(f"web-tab-{name}")).click()
        panel = visitor.page.get_by_role(
            "tabpanel", name=re.compile(visitor.says(f"web-tab-{name}"))
        )
        expect(panel).to_be_visible()

    return show


def share(visitor: Visitor) -> None:
    tile_in_hand(visitor)
    visitor.button("web-menu").click()
    visitor.page.get_by_role("menuitem", name=visitor.says("web-share"), exact=True).click()
    expect(dialog(visitor, "web-share")).to_be_visible()


def menu(visitor: Visitor) -> None:
    tile_in_hand(visitor)
    visitor.button("web-menu").click()
    expect(visitor.page.get_by_role("menu")).to_be_visible()


def hot_seat(visitor: Visitor) -> None:
    here = {"kind": "me", "name": "Bea"}
    visitor.go(f"/t/{table_from_record(visitor, TILE_IN_HAND, [ME, here])}")
    expect(visitor.button("web-pass-ready", name="Anna")).to_be_visible()


def finished(visitor: Visitor) -> str:
    """A table whose game is over: the bot decides about the last follower. Return its id."""
    table = table_from_record(visitor, ENTRIES - 1, [ME, GREEDY_BOT])
    visitor.go(f"/t/{table}")
    expect(visitor.text("web-sheet")).to_be_visible()
    return table


def result(visitor: Visitor) -> None:
    finished(visitor)
    visitor.text("web-sheet").click()


def replay_file(visitor: Visitor) -> None:
    visitor.go("/replay")
    visitor.text("rp-open-paste").click()
    expect(visitor.field("rp-open-text")).to_be_visible()


def replay(visitor: Visitor) -> None:
    visitor.go(f"/r/{finished(visitor)}?entry={TILE_IN_HAND}")
    expect(visitor.field("rp-slider")).to_have_value(str(TILE_IN_HAND))
    expect(board(visitor)).to_be_visible()


def replay_tab(name: str) -> Callable[[Visitor], None]:
    def show(visitor: Visitor) -> None:
        replay(visitor)
        visitor.page.get_by_role("tab", name=visitor.says(f"rp-tab-{name}")).click()
        expect(visitor.page.get_by_role("tabpanel")).to_be_visible()

    return show


def beginning(entries: int = 9) -> FilePayload:
    """The first entries of the record, as a file: fast to analyse."""
    lines = RECORD.read_bytes().splitlines(keepends=True)
    return {"name": "a.mwr", "mimeType": "text/plain", "buffer": b"".join(lines[: entries + 1])}


def analysis(visitor: Visitor) -> None:
    """Everyone with the same record shares its analysis: the first one waits."""
    visitor.go("/replay")
    visitor.field("rp-open-choose").set_input_files(beginning())
    visitor.page.get_by_role("tab", name=visitor.says("rp-tab-analysis"), exact=True).click()
    visitor.field("rp-analysis-effort-quick").check(force=True)
    visitor.button("rp-analysis-start").click()
    seats = visitor.page.get_by_role("heading", name=visitor.says("rp-analysis-seats"), exact=True)
    expect(seats).to_be_visible()


def play_on(visitor: Visitor) -> None:
    replay(visitor)
    visitor.button("rp-play-on").click()
    window = dialog(visitor, "rp-play-on")
    expect(window.get_by_role("combobox").first).to_be_visible()


def learn(visitor: Visitor) -> None:
    visitor.go("/learn")
    expect(visitor.page.get_by_role("heading", level=1)).to_be_visible()


def rules(visitor: Visitor) -> None:
    visitor.go("/learn/carcassonne#CA-5.3")
    expect(visitor.page.locator("article[aria-current]")).to_be_visible()


def tiles(game: str, tile: str = "") -> Callable[[Visitor], None]:
    """All tiles of a game; with a name in the hash, that one is shown large."""

    def show(visitor: Visitor) -> None:
        visitor.go("about:blank")  # changing only the hash would not reload
        visitor.go(f"/learn/{game}/tiles{tile}")
        seen = visitor.page.get_by_role("dialog" if tile else "article").first
        expect(seen).to_be_visible()

    return show


STOPS = (
    Stop("home", home),
    Stop("learn", learn),
    Stop("rules", rules),
    Stop("new-table", new_table),
    Stop("person", person),
    Stop("lost", lost),
    Stop("no-table", no_table),
    Stop("settings", settings),
    Stop("notices", notices),
    Stop("mail-link", mail_link),
    Stop("waiting-room", waiting_room),
    Stop("tile-in-hand", tile_in_hand),
    Stop("hint", hint),
    Stop("keys", keys),
    Stop("tiles-left", tiles_left),
    Stop("points-and-fields", points_and_fields),
    Stop("follower", follower),
    Stop("history", tab("history")),
    Stop("chat", tab("chat")),
    Stop("notes", tab("notes")),
    Stop("about", tab("about")),
    Stop("share", share),
    Stop("menu", menu),
    Stop("hot-seat", hot_seat),
    Stop("result", result),
    Stop("replay-file", replay_file),
    Stop("replay", replay),
    Stop("replay-points", replay_tab("points")),
    Stop("replay-result", replay_tab("result")),
    Stop("analysis", analysis),
    Stop("play-on", play_on),
    Stop("tiles-carcassonne", tiles("carcassonne")),
    Stop("tile-carcassonne", tiles("carcassonne", "#O")),
    Stop("tiles-keyflower", tiles("keyflower")),
    Stop("tile-keyflower", tiles("keyflower", "#sea_breese")),
)
