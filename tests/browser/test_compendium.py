"""The compendium of tiles of both games: search, filters and links."""

import re

from playwright.sync_api import Locator, expect

from meeplewright.games.carcassonne.rules.tiles import ALL_TILES, BASE_TILES
from tests.browser import only_in_full
from tests.browser.chromium import PHONE, Visitor
from tests.browser.conftest import Visit
from tests.browser.looks import out_of_reach


def open_tiles(visitor: Visitor, game: str, tile: str = "") -> None:
    visitor.go(f"/learn/{game}/tiles{tile}")
    expect(search_of(visitor, game)).to_be_visible()


def search_of(visitor: Visitor, game: str) -> Locator:
    return visitor.field(f"learn-tiles-search-{game}")


def cards(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("article")


def choose(visitor: Visitor, key: str) -> None:
    visitor.page.get_by_role("radio", name=visitor.says(key), exact=True).check(force=True)


@only_in_full
def test_a_tile_is_found_by_its_name_or_its_text_without_accents(visit: Visit) -> None:
    erzsi = visit(language="hu")
    open_tiles(erzsi, "keyflower")
    expect(cards(erzsi)).to_have_count(64)
    search_of(erzsi, "keyflower").fill("kohasz")
    expect(cards(erzsi)).to_have_count(1)
    expect(erzsi.link("tile-smelter")).to_be_visible()
    search_of(erzsi, "keyflower").fill("zold munkas")
    expect(erzsi.link("tile-summer_boat_1")).to_be_visible()
    search_of(erzsi, "keyflower").fill("nincs ilyen")
    erzsi.button("learn-tiles-reset-keyflower").click()
    expect(cards(erzsi)).to_have_count(64)


@only_in_full
def test_a_season_and_an_effect_narrow_the_search(visit: Visit) -> None:
    anna = visit()
    open_tiles(anna, "keyflower")
    choose(anna, "season-winter")
    expect(cards(anna)).to_have_count(12)
    choose(anna, "season-spring")
    choose(anna, "learn-tiles-effect-transport")
    expect(cards(anna)).to_have_count(1)
    expect(anna.link("tile-stable")).to_be_visible()


@only_in_full
def test_on_a_phone_lists_narrow_the_search(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    open_tiles(anna, "carcassonne")
    expect(cards(anna)).to_have_count(len(ALL_TILES))
    anna.field("learn-tiles-set").select_option(label=anna.says("cc-set-base"))
    expect(cards(anna)).to_have_count(len(BASE_TILES))
    features = anna.field("learn-tiles-feature")
    features.select_option(label=anna.says("learn-tiles-feature-cloister"))
    expect(cards(anna)).to_have_count(2)


def test_a_link_shows_a_tile_large_and_keys_leaf_on(visit: Visit) -> None:
    anna = visit(language="nl")
    open_tiles(anna, "keyflower", "#keywood")
    page = anna.page
    large = page.get_by_role("dialog", name=anna.says("tile-keywood"))
    expect(large.get_by_text(re.compile(anna.says("amount-saw", count=1)))).to_be_visible()
    assert out_of_reach(page) == []
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("dialog", name=anna.says("tile-keystone_quarry"))).to_be_visible()
    expect(page).to_have_url(re.compile("#keystone_quarry$"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page).to_have_url(re.compile("/tiles$"))


@only_in_full
def test_keys_alone_open_a_tile_and_come_back_to_it(visit: Visit) -> None:
    anna = visit()
    open_tiles(anna, "carcassonne")
    link = anna.page.get_by_role("link", name=re.compile(anna.says("tile-B") + "$", re.IGNORECASE))
    link.focus()
    anna.page.keyboard.press("Enter")
    expect(anna.page.get_by_role("dialog")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(link).to_be_focused()


@only_in_full
def test_pictures_come_when_they_are_near(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    open_tiles(anna, "keyflower")
    expect(anna.page.locator("article img").first).to_be_visible()
    anna.page.wait_for_load_state("networkidle")
    loaded = [one for one in anna.responses if one.url.endswith(".svg")]
    assert 0 < len(loaded) < anna.page.locator("article img").count()
