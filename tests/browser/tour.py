"""A tour of the page: every state that looks different."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import FilePayload, Locator, expect

from tests.browser.chromium import Visitor
from tests.browser.expansions import ALL, before_the_pig
from tests.browser.played_with import Friend

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
    what = visitor.says("web-me-device-link")
    visitor.button("web-qr-what", what=what).click()
    code = visitor.says("web-qr-what", what=what)
    expect(visitor.page.get_by_role("img", name=code, exact=True)).to_be_visible()


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


def invite_again(visitor: Visitor) -> None:
    """A waiting room with somebody to invite, and somebody invited."""
    for name in ("Bea", "Cleo"):
        Friend(visitor, name)
    wish: dict[str, Any] = {"game": "carcassonne", "seats": [ME, OPEN, OPEN]}
    table = visitor.ask("POST", "/tables", wish)["id"]
    visitor.go(f"/t/{table}")
    visitor.button("web-recent-invite", name="Bea").click()
    expect(visitor.button("web-offer-withdraw")).to_be_visible()


def invited(visitor: Visitor) -> None:
    """The home page with an invitation."""
    Friend(visitor, "Dora").invite()
    home(visitor)
    expect(visitor.button("web-offer-decline").first).to_be_visible()


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


def expansions(visitor: Visitor) -> None:
    """A new table with all expansions and six seats."""
    visitor.go("/new?game=carcassonne")
    expect(visitor.field("web-seat-number", number=1)).to_be_visible()
    for switch in visitor.page.get_by_role("switch").locator("visible=true").all():
        switch.check()
    visitor.page.get_by_label("6", exact=True).press("Space")
    visitor.page.get_by_role("heading", name=visitor.says("web-options"), exact=True).click()


def river(visitor: Visitor) -> None:
    """The first river tile, with everybody's figures."""
    here = ("Bea", "Cleo", "Dora", "Theodora with a long name")
    seats = [ME, *[{"kind": "me", "name": name} for name in here], GREEDY_BOT]
    wish = {"game": "carcassonne", "seats": seats, "options": {"expansions": ALL}}
    visitor.go(f"/t/{visitor.ask('POST', '/tables', wish)['id']}")
    visitor.page.get_by_role("dialog").get_by_role("button").click()
    expect(visitor.page.get_by_role("img", name=visitor.says("cc-river-end"))).to_be_visible()


def figures(visitor: Visitor) -> None:
    """The choice of a figure; goods and a builder in the players' cards."""
    script = before_the_pig()
    source = {"record": script.record, "entry": script.entry}
    wish = {"from": source, "seats": [ME, GREEDY_BOT], "aids": AIDS}
    visitor.go(f"/t/{visitor.ask('POST', '/tables', wish)['id']}")
    cell = visitor.says("cc-cell", x="1", y="2", ways=1)
    visitor.button("cc-fit").click()
    board(visitor).get_by_role("button", name=cell, exact=True).click()
    visitor.page.locator('[data-guide="figure:pig"]').click()


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


def score_carcassonne(visitor: Visitor) -> None:
    visitor.go("/score/carcassonne")
    shelf = visitor.page.get_by_role("region", name=visitor.says("ccs-shelf"), exact=True)
    shelf.get_by_role("button").nth(3).click()
    visitor.button("ccs-lay", x="0", y="0").click()
    where = visitor.page.get_by_role("group", name=visitor.says("ccs-where"), exact=True)
    where.get_by_role("button").last.click()
    show_score(visitor)


def score_keyflower(visitor: Visitor) -> None:
    visitor.go("/score/keyflower")
    visitor.button("tile-home_1").click()
    visitor.button("tile-barn").click()
    visitor.button("score-player", number=2).click()
    visitor.button("tile-home_2").click()
    visitor.button("score-player", number=1).click()
    show_score(visitor)


def show_score(visitor: Visitor) -> None:
    visitor.button("score-count").click()
    heading = visitor.page.get_by_role("heading", name=visitor.says("score-result"), exact=True)
    expect(heading).to_be_visible()


def resign_rated_games(visitor: Visitor, games: int = 3) -> None:
    """Rated games against a bot, resigned at once: the shortest way to have finished ones."""
    bot = {"kind": "bot", "bot": "casual"}
    clock = {"kind": "days", "days": 1}
    wish: dict[str, Any] = {"game": "carcassonne", "seats": [ME, bot], "clock": clock}
    for _ in range(games):
        table = visitor.ask("POST", "/tables", {**wish, "rated": True})["id"]
        visitor.ask("POST", f"/tables/{table}/seats/0/resign")


def profile(visitor: Visitor) -> None:
    resign_rated_games(visitor)
    visitor.go("/me/profile")
    expect(visitor.page.get_by_role("img").first).to_be_visible()
    visitor.page.get_by_role("switch").check()
    expect(visitor.field("web-profile-link")).to_be_visible()


def finished_games(visitor: Visitor) -> None:
    resign_rated_games(visitor, 1)
    visitor.go("/me/games")
    expect(visitor.page.get_by_role("listitem").first).to_be_visible()


def ratings(visitor: Visitor) -> None:
    visitor.go("/ratings")
    expect(visitor.page.get_by_role("table")).to_be_visible()


def tournaments(visitor: Visitor) -> None:
    """With a format that has more fields, and the options."""
    new_tournament(visitor)
    visitor.go("/tournaments")
    visitor.field("web-tournament-format-points").check(force=True)
    visitor.page.get_by_text(visitor.says("web-options"), exact=True).click()
    expect(visitor.field("web-tournament-name")).to_be_visible()


def new_tournament(visitor: Visitor, form: str = "swiss") -> str:
    wish = {"name": "Club evening", "game": "carcassonne", "format": form, "table_size": 3}
    of = str(visitor.ask("POST", "/tournaments", wish)["id"])
    visitor.ask("POST", f"/tournaments/{of}/entrants")
    return of


def tournament(visitor: Visitor) -> None:
    """Before its first round."""
    visitor.go(f"/tournament/{new_tournament(visitor)}")
    expect(visitor.field("web-tournament-link")).to_be_visible()


def tournament_round(visitor: Visitor) -> None:
    """One game is over, and the organiser can start the next round."""
    of = new_tournament(visitor)
    another_enters(visitor, of, "Theodora with a long name")
    visitor.ask("POST", f"/tournaments/{of}/rounds", {"round": 1})
    visitor.ask("PUT", f"/tournaments/{of}/rounds/1/tables/1", {"places": [1, 2]})
    visitor.go(f"/tournament/{of}")
    expect(visitor.link("web-tournament-to-table", number=1)).to_be_visible()


def another_enters(visitor: Visitor, of: str, name: str) -> None:
    """Somebody else joins the tournament, without a page."""
    browser, url = visitor.context.browser, visitor.page_server.url
    assert browser is not None
    other = browser.new_context(base_url=url)
    for path, body in (("/me", {"name": name}), (f"/tournaments/{of}/entrants", None)):
        answer = other.request.fetch(
            f"/api{path}", method="POST", data=body, headers={"Origin": url}
        )
        assert answer.ok, answer.text()
    other.close()


def puzzles(visitor: Visitor) -> None:
    visitor.go("/puzzles")
    expect(visitor.page.get_by_role("listitem").first).to_be_visible()


def puzzle_of(visitor: Visitor, kind: str) -> dict[str, Any]:
    listed = visitor.ask("GET", "/puzzles")["puzzles"]
    return next(one for one in listed if one["kind"] == kind)


def puzzle_on_the_board(visitor: Visitor) -> None:
    """With a hint, and the solution to its end."""
    one = puzzle_of(visitor, "last_two")
    visitor.go(f"/puzzles/{one['game']}/{one['id']}")
    visitor.button("pz-hint").click()
    visitor.button("pz-solution").click()
    visitor.button("pz-step-forward").click()
    expect(visitor.button("pz-step-forward")).to_be_disabled()


def puzzle_to_work_out(visitor: Visitor) -> None:
    one = puzzle_of(visitor, "allocate")
    visitor.go(f"/puzzles/{one['game']}/{one['id']}")
    visitor.button("kfp-answer").click()
    expect(visitor.button("pz-again")).to_be_visible()


STOPS = (
    Stop("home", home),
    Stop("learn", learn),
    Stop("rules", rules),
    Stop("new-table", new_table),
    Stop("person", person),
    Stop("tournaments", tournaments),
    Stop("puzzles", puzzles),
    Stop("puzzle", puzzle_on_the_board),
    Stop("puzzle-task", puzzle_to_work_out),
    Stop("tournament", tournament),
    Stop("tournament-round", tournament_round),
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
    Stop("expansions", expansions),
    Stop("river", river),
    Stop("figures", figures),
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
    Stop("tile-carcassonne-inn", tiles("carcassonne", "#IC")),
    Stop("tiles-keyflower", tiles("keyflower")),
    Stop("tile-keyflower", tiles("keyflower", "#sea_breese")),
    Stop("score-carcassonne", score_carcassonne),
    Stop("score-keyflower", score_keyflower),
    Stop("invite-again", invite_again),
    Stop("invited", invited),
    Stop("profile", profile),
    Stop("finished-games", finished_games),
    Stop("ratings", ratings),
)
