"""Takes the pictures of the page in docs/pictures: a real server, a real browser, fixed games.

Run it after `make build web` (Keyflower's bots are slow without the compiled rules). The games are
always the same: three bots play them from a seed, and the tables in the pictures continue from
their positions.
"""

import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # for the tests' helpers for pages

from playwright.sync_api import Browser, Locator, expect  # noqa: E402

from meeplewright.bots import make_bot  # noqa: E402
from meeplewright.core.play import play_record  # noqa: E402
from meeplewright.core.records import Entry, Record, Seat  # noqa: E402
from meeplewright.core.registry import find_game  # noqa: E402
from scripts.palette import shrink  # noqa: E402
from tests.browser.chromium import DESK, PHONE, Visitor, browsing  # noqa: E402
from tests.browser.page_server import PageServer, run_page_server  # noqa: E402
from tests.browser.tour import AIDS, ME, OPEN  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
NAMES = ("Anna", "Bea", "Cleo")
MIDDLE = {"carcassonne": 140, "keyflower": 260}
"""Pictures are taken from this entry on."""
LARGEST = 300_000  # bytes


def play(name: str) -> Record:
    """A game of three strong bots."""
    game = find_game(name)
    players = [make_bot("greedy", game, seat) for seat in range(len(NAMES))]
    return play_record(game, players, [Seat(guest) for guest in NAMES], seed=98)


def annas_turn(record: Record, word: str) -> int:
    """The entry in which Anna does this, in the middle of the game."""
    start = MIDDLE[record.header.game]
    entries = record.entries
    return next(at for at in range(start, len(entries)) if word in done(entries[at]))


def done(entry: Entry) -> dict[str, Any]:
    """What Anna does in this entry; empty if it is another seat's, or a random draw."""
    form = entry.to_json()
    return dict(form["do"]) if form.get("seat") == 0 else {}


class Studio:
    """The page server with its guests; the pictures show what Anna sees."""

    def __init__(self, browser: Browser, page_server: PageServer) -> None:
        self.browser = browser
        self.page_server = page_server
        self.record = play("carcassonne")
        self.anna = Visitor(browser, page_server)
        self.others = [Visitor(browser, page_server) for _ in NAMES[1:]]
        for visitor, name in zip((self.anna, *self.others), NAMES, strict=True):
            visitor.set_name(name)

    def table(self, entry: int, record: Record | None = None, **wishes: Any) -> str:
        """A table with all three guests that continues from here."""
        source = {"record": (record or self.record).dumps(), "entry": entry}
        aids = AIDS if record is None else list(find_game(record.header.game).aids)
        wish = {"from": source, "seats": [ME, OPEN, OPEN], "aids": aids, **wishes}
        table = str(self.anna.ask("POST", "/tables", wish)["id"])
        invites = self.anna.ask("GET", f"/tables/{table}/invites")["invites"]
        for visitor, invite in zip(self.others, invites, strict=True):
            claim = {"invite": invite["invite"]}
            visitor.ask("POST", f"/tables/{table}/seats/claim", claim)
            visitor.go(f"/t/{table}")
        return table

    def camera(self, **device: Any) -> Visitor:
        """Anna again, on another device or in another theme."""
        other = Visitor(self.browser, self.page_server, **device)
        other.context.add_cookies(self.anna.context.cookies())  # type: ignore[arg-type]
        return other

    def take(self, name: str, visitor: Visitor) -> None:
        """Wait until everything is loaded, and take the picture."""
        visitor.page.wait_for_load_state("networkidle")
        visitor.page.wait_for_timeout(400)
        path = PICTURES / f"{name}.png"
        visitor.page.screenshot(path=path)
        shrink(self.browser, path)
        print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")
        if path.stat().st_size > LARGEST:
            raise SystemExit(f"{name} is too large")


def board(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("group", name=visitor.says("cc-board"), exact=True)


def at_the_table(visitor: Visitor, table: str) -> None:
    visitor.go(f"/t/{table}")
    expect(board(visitor).get_by_role("button").first).to_be_visible()


def choose_a_cell(visitor: Visitor, entry: Entry) -> None:
    """The cell that was chosen in the game."""
    place = done(entry)["place"]
    x, y = (str(place[side]).replace("-", "−") for side in "xy")
    cell = board(visitor).get_by_role("button", name=re.compile(rf"^Column {x}, row {y},"))
    size = visitor.page.viewport_size
    if size is not None and size["width"] == PHONE["width"]:
        cell.tap()  # a tap zooms in on the cell
    else:
        cell.click()
    expect(visitor.button("cc-lay")).to_be_visible()


def pages(studio: Studio, entry: int) -> None:
    """The home page with tables that wait, and a new table."""
    studio.table(entry, title="Sunday evening")
    wish = {"game": "carcassonne", "seats": [ME, OPEN], "visibility": "public"}
    studio.others[0].ask("POST", "/tables", wish)
    studio.anna.go("/")
    expect(studio.anna.button("web-play-now").first).to_be_enabled()
    studio.take("home", studio.anna)
    studio.anna.go("/new")
    expect(studio.anna.field("web-seat-number", number=1)).to_be_visible()
    studio.take("new-table", studio.anna)


def tables(studio: Studio, entry: int) -> None:
    """A tile in hand in the light theme, a follower to place in the dark one, and the same on a
    phone.
    """
    at_the_table(studio.anna, studio.table(entry))
    choose_a_cell(studio.anna, studio.record.entries[entry])
    studio.take("table", studio.anna)
    night = studio.camera(color_scheme="dark", viewport=DESK)
    night.go(f"/t/{studio.table(entry + 1)}")
    expect(night.button("cc-confirm").or_(night.button("cc-end-turn"))).to_be_visible()
    studio.take("table-dark", night)
    phone = studio.camera(viewport=PHONE, device_scale_factor=1.5)
    at_the_table(phone, studio.table(entry))
    choose_a_cell(phone, studio.record.entries[entry])
    studio.take("table-phone", phone)


def replay(studio: Studio, entry: int) -> None:
    """The same game from its file, with the points over time."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "game.mwr"
        file.write_text(studio.record.dumps(), "utf-8")
        anna = studio.anna
        anna.go("/replay")
        anna.field("rp-open-choose").set_input_files(file)
        anna.field("rp-slider").fill(str(entry))
        anna.page.get_by_role("tab", name=anna.says("rp-tab-points")).click()
        studio.take("replay", anna)


def keyflower(studio: Studio) -> None:
    """A bid in the light theme, villages in the dark one, the auction on a phone, and the final
    score sheet.
    """
    record = play("keyflower")
    entry = annas_turn(record, "bid")
    studio.anna.go(f"/t/{studio.table(entry, record)}")
    studio.anna.page.locator(f'[data-tile="{done(record.entries[entry])["bid"]}"]').first.click()
    expect(studio.anna.page.locator('[data-guide^="bid:"]')).to_be_visible()
    studio.take("keyflower", studio.anna)
    night = studio.camera(color_scheme="dark", viewport=DESK)
    night.go(f"/t/{studio.table(annas_turn(record, 'lay'), record)}")
    expect(night.page.locator("[data-cell]").first).to_be_visible()
    studio.take("keyflower-village", night)
    phone = studio.camera(viewport=PHONE, device_scale_factor=1.5)
    phone.go(f"/t/{studio.table(entry, record)}")
    expect(phone.page.locator(".lot").first).to_be_visible()
    studio.take("keyflower-phone", phone)
    final_sheet(studio, record)


def final_sheet(studio: Studio, record: Record) -> None:
    """The last seat finishes its village, and the sheet shows every point with its reason."""
    last = len(record.entries) - 1
    table = studio.table(last, record)
    seat = record.entries[last].seat
    visitor = (studio.anna, *studio.others)[seat]
    visitor.go(f"/t/{table}")
    visitor.page.locator('[data-guide="done"]').click()
    expect(visitor.text("web-sheet")).to_be_visible()
    visitor.text("web-sheet").click()
    studio.take("keyflower-score", visitor)


def learning(studio: Studio) -> None:
    """The rules, and every tile."""
    studio.anna.go("/learn/keyflower")
    expect(studio.anna.page.locator("article, main").first).to_be_visible()
    studio.take("learn-rules", studio.anna)
    studio.anna.go("/learn/keyflower/tiles")
    expect(studio.anna.page.locator("main img").first).to_be_visible()
    studio.take("learn-tiles", studio.anna)


def main() -> None:
    PICTURES.mkdir(exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        run_page_server(Path(folder)) as page_server,
        browsing() as browser,
    ):
        studio = Studio(browser, page_server)
        entry = annas_turn(studio.record, "place")
        pages(studio, entry)
        tables(studio, entry)
        replay(studio, entry)
        keyflower(studio)
        learning(studio)


if __name__ == "__main__":
    main()
