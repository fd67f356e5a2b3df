"""Profile, finished games and ratings, as a player uses them."""

import re

from playwright.sync_api import Locator, expect

from tests.browser import only_in_full
from tests.browser.chromium import Visitor
from tests.browser.conftest import Visit
from tests.browser.pages import NewTable
from tests.browser.tour import resign_rated_games


def test_a_profile_is_for_its_owner_until_they_show_it(visit: Visit) -> None:
    anna, other = visit(), visit()
    anna.set_name("Anna")
    resign_rated_games(anna, 2)
    person = anna.ask("GET", "/me")["person"]
    other.ignore_errors("status of 404")
    other.go(f"/p/{person}")
    expect(other.text("web-profile-gone")).to_be_visible()
    anna.go("/me/profile")
    expect(anna.page.get_by_role("img").first).to_be_visible()
    anna.page.get_by_role("switch").check()
    expect(anna.field("web-profile-link")).to_have_value(re.compile(f"/p/{person}$"))
    other.go(f"/p/{person}")
    expect(other.text("web-profile-of", name="Anna")).to_be_visible()
    other.go("/ratings")
    expect(other.text("web-ratings-only-bots")).to_be_visible()
    rows = other.page.get_by_role("row")
    expect(rows.nth(1).get_by_role("cell").nth(2)).to_have_text(re.compile(r"^−?\d+$"))
    expect(other.text("web-profile-download")).to_be_hidden()


def result(visitor: Visitor) -> Locator:
    """The filter by result."""
    return visitor.page.get_by_role("combobox", name=visitor.says("web-games-result"))


@only_in_full
def test_the_filters_of_finished_games_are_in_the_address(visit: Visit) -> None:
    anna = visit()
    anna.set_name("Anna")
    resign_rated_games(anna, 2)
    anna.go("/me/games")
    cards = anna.page.get_by_role("listitem")
    expect(cards).to_have_count(2)
    result(anna).select_option("won")
    anna.button("web-games-filter").click()
    expect(anna.text("web-games-none")).to_be_visible()
    expect(anna.page).to_have_url(re.compile(r"/me/games\?result=won$"))
    anna.page.reload()
    expect(anna.text("web-games-none")).to_be_visible()
    expect(result(anna)).to_have_value("won")
    anna.button("web-games-clear").click()
    expect(cards).to_have_count(2)
    bots = anna.page.get_by_role("combobox", name=anna.says("web-games-bot"), exact=True)
    for bot, count in (("novice", 0), ("casual", 2)):
        bots.select_option(bot)
        anna.button("web-games-filter").click()
        expect(cards).to_have_count(count)
        expect(anna.page).to_have_url(re.compile(rf"/me/games\?bot={bot}$"))
    cards.first.get_by_role("link").click()
    expect(anna.page).to_have_url(re.compile(r"/r/\w{22}"))


@only_in_full
def test_all_games_are_downloaded_as_a_zip(visit: Visit) -> None:
    anna = visit()
    anna.set_name("Anna")
    resign_rated_games(anna, 1)
    anna.go("/me/profile")
    with anna.page.expect_download() as started:
        anna.link("web-profile-records").click()
    assert started.value.suggested_filename == "meeplewright-records.zip"


@only_in_full
def test_a_rated_table_is_chosen_with_its_clock(visit: Visit) -> None:
    anna = visit()
    anna.set_name("Anna")
    table = NewTable(anna).open("carcassonne")
    rated = anna.page.get_by_role("switch", name=re.compile(f"^{anna.says('web-rated')} "))
    expect(rated).to_have_count(0)
    anna.page.get_by_label(anna.says("web-clock-days"), exact=True).check(force=True)
    rated.check()
    table.seat_a_bot(2, "casual")
    table.begin()
    expect(anna.page).to_have_url(re.compile(r"/t/\w{22}"))
    made = anna.ask("GET", f"/tables/{anna.page.url.rpartition('/')[2][:22]}")
    assert made["rated"] and "hint" not in made["aids"]
