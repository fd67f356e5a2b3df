"""The end of a game: resigned, aborted, counted on the board, shown once; and games that wait."""

import re

from playwright.sync_api import Locator, expect

from tests.browser import only_in_full
from tests.browser.carcassonne import Seat
from tests.browser.chromium import PHONE, Visitor
from tests.browser.conftest import Visit
from tests.browser.endings import RESULT
from tests.browser.tour import (
    ENTRIES,
    GREEDY_BOT,
    ME,
    OPEN,
    TILE_IN_HAND,
    finished,
    table_from_record,
)
from tests.words import said


def choose(visitor: Visitor, key: str) -> None:
    """An entry of the table's menu."""
    visitor.button("web-menu").click()
    visitor.page.get_by_role("menuitem", name=visitor.says(key), exact=True).click()


def result(visitor: Visitor, key: str) -> Locator:
    return visitor.page.get_by_role("dialog", name=visitor.says(key), exact=True)


def claims(visitor: Visitor, host: Visitor, table: str) -> None:
    invite = host.ask("GET", f"/tables/{table}/invites")["invites"][0]["invite"]
    visitor.ask("POST", f"/tables/{table}/seats/claim", {"invite": invite})


@only_in_full
def test_a_resignation_ends_the_game_of_two_and_is_shown_once(visit: Visit) -> None:
    anna, bea = visit(), visit(viewport=PHONE)
    anna.set_name("Anna")
    bea.set_name("Bea")
    table = table_from_record(anna, TILE_IN_HAND, [ME, OPEN])
    claims(bea, anna, table)
    for visitor in (anna, bea):
        visitor.go(f"/t/{table}")
    assert Seat(anna).wait_for_turn()
    choose(bea, "web-resign")
    asked = bea.page.get_by_role("dialog")
    expect(asked).to_contain_text(bea.says("web-sure-resign-more", players=2))
    asked.get_by_role("button", name=bea.says("web-sure-resign-yes"), exact=True).click()
    expect(result(bea, "web-end-lost-resignation")).to_be_visible()
    shown = result(anna, "web-end-won-resignation")
    expect(shown).to_be_visible()
    expect(shown.get_by_text(anna.says("web-end-early"), exact=True)).to_be_visible()
    for key in ("web-replay", "rp-tab-analysis"):
        expect(shown.get_by_role("link", name=anna.says(key), exact=True)).to_be_visible()
    expect(shown.get_by_role("button", name=anna.says("web-rematch"), exact=True)).to_be_visible()
    anna.page.reload()
    expect(anna.text("web-end-won-resignation")).to_be_visible()  # in the bar
    expect(shown).to_be_hidden()
    expect(anna.link("web-replay")).to_be_visible()
    anna.button("web-result").click()
    expect(shown).to_be_visible()
    bea.page.reload()
    bea.button("web-result").click()
    expect(result(bea, "web-end-lost-resignation")).to_be_visible()
    anna.go(f"/r/{table}")
    expect(anna.page.get_by_text(said("web-end-by-resignation")).first).to_be_visible()
    anna.go("/")
    card = anna.page.locator(f'a[href="/r/{table}"]')
    expect(card).to_contain_text(anna.says("web-end-won-resignation"))
    expect(card.locator(".seat .numbers")).to_have_count(0)  # points did not decide


@only_in_full
def test_the_analysis_is_one_click_away(visit: Visit) -> None:
    anna = visit()
    anna.set_name("Anna")
    finished(anna)
    anna.link("rp-tab-analysis").click()
    tab = anna.page.get_by_role("tab", name=anna.says("rp-tab-analysis"), exact=True)
    expect(tab).to_have_attribute("aria-selected", "true")


@only_in_full
def test_the_result_says_who_won_who_you_are_and_what_the_lines_are(visit: Visit) -> None:
    anna = visit()
    anna.set_name("Anna")
    finished(anna)
    places = anna.page.get_by_role("dialog").get_by_role("list").first.get_by_role("listitem")
    expect(places).to_have_count(2)
    you, won = anna.says("web-seat-you"), anna.says("web-winner")
    own = places.filter(has_text="Anna")
    expect(own.get_by_text(you, exact=True)).to_be_visible()
    expect(places.get_by_text(you, exact=True)).to_have_count(1)
    expect(places.first.get_by_text(won, exact=True)).to_be_visible()
    expect(places.get_by_text(won, exact=True)).to_have_count(1)
    graph = anna.page.get_by_role("figure", name=anna.says("rp-graph-caption"))
    expect(graph.get_by_text(anna.says("rp-axis-points"), exact=True)).to_be_visible()
    expect(graph.get_by_text(anna.says("rp-axis-turns"), exact=True)).to_be_visible()
    expect(graph.get_by_role("listitem")).to_have_text(["Anna", anna.says("bot-greedy")])


@only_in_full
def test_a_new_game_can_be_aborted(visit: Visit) -> None:
    anna = visit()
    anna.set_name("Anna")
    table = str(
        anna.ask("POST", "/tables", {"game": "carcassonne", "seats": [ME, GREEDY_BOT]})["id"]
    )
    anna.go(f"/t/{table}")
    assert Seat(anna).wait_for_turn()
    choose(anna, "web-abort")
    anna.button("web-sure-abort-yes").click()
    expect(result(anna, "web-end-aborted")).to_be_visible()


@only_in_full
def test_a_phone_tells_that_a_bot_takes_over(visit: Visit) -> None:
    anna, bea = visit(viewport=PHONE), visit()
    anna.set_name("Anna")
    bea.set_name("Bea")
    wish = {"game": "carcassonne", "seats": [ME, OPEN, GREEDY_BOT]}
    table = str(anna.ask("POST", "/tables", wish)["id"])
    claims(bea, anna, table)
    anna.go(f"/t/{table}")
    expect(anna.page.get_by_role("main")).to_be_visible()
    expect(anna.button("web-menu")).to_be_visible()
    anna.page.wait_for_timeout(500)
    bea.ask("POST", f"/tables/{table}/seats/1/resign")
    toast = anna.page.get_by_role("status").get_by_text(said("web-log-resigned", name="Bea"))
    expect(toast).to_be_visible()


@only_in_full
def test_the_final_count_is_shown_on_the_board_and_can_be_skipped(visit: Visit) -> None:
    anna = visit(reduced_motion="no-preference")
    anna.set_name("Anna")
    anna.go(f"/t/{table_from_record(anna, ENTRIES - 1, [ME, GREEDY_BOT])}")
    count = anna.page.get_by_role("region", name=anna.says("web-count"), exact=True)
    expect(count).to_be_visible()
    expect(Seat(anna).result).to_be_hidden()
    over = said("cc-event-ended")
    # Nothing beside the board gives away the result.
    beside = anna.page.get_by_role("complementary", name=anna.says("web-panel"), exact=True)
    expect(beside.get_by_text(anna.says("web-count"), exact=True)).to_be_visible()
    expect(beside.get_by_text(RESULT)).to_have_count(0)
    expect(beside.locator(".crown")).to_have_count(0)
    expect(beside.get_by_text(over)).to_have_count(0)
    announced = anna.page.locator(".frame + [aria-live]")
    expect(announced).not_to_contain_text(over)
    count.get_by_role("button", name=anna.says("web-count-skip"), exact=True).click()
    expect(Seat(anna).result).to_be_visible()
    expect(count).to_be_hidden()
    expect(beside.locator(".crown")).to_have_count(1)
    expect(beside.get_by_text(over)).to_have_count(1)


@only_in_full
def test_the_final_count_gives_nothing_away_on_a_phone(visit: Visit) -> None:
    anna = visit(viewport=PHONE, reduced_motion="no-preference")
    anna.set_name("Anna")
    anna.go(f"/t/{table_from_record(anna, ENTRIES - 1, [ME, GREEDY_BOT])}")
    count = anna.page.get_by_role("region", name=anna.says("web-count"), exact=True)
    expect(count).to_be_visible()
    expect(anna.button("web-result")).to_have_count(0)
    anna.page.get_by_role("tab", name=anna.says("web-tab-about"), exact=True).click()
    panel = anna.page.get_by_role("complementary", name=anna.says("web-panel"), exact=True)
    expect(panel.get_by_role("list", name=anna.says("web-players"))).to_be_visible()
    expect(panel.locator(".crown")).to_have_count(0)


@only_in_full
def test_a_game_with_bots_waits_for_who_left_it(visit: Visit) -> None:
    anna = visit()
    anna.set_name("Anna")
    table = table_from_record(anna, TILE_IN_HAND, [ME, GREEDY_BOT])
    anna.go(f"/t/{table}")
    assert Seat(anna).wait_for_turn()
    choose(anna, "web-hand-over")
    anna.button("web-sure-over-yes").click()
    expect(anna.text("web-away-waits")).to_be_visible()
    version = anna.ask("GET", f"/tables/{table}")["version"]
    anna.page.wait_for_timeout(1_500)
    assert anna.ask("GET", f"/tables/{table}")["version"] == version
    anna.button("web-return").click()
    assert Seat(anna).wait_for_turn()
    expect(anna.page).to_have_url(re.compile(f"/t/{table}"))
