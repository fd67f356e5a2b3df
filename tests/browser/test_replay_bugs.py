"""What people reported about replays: files, links and the numbers of turns."""

import re

from playwright.sync_api import expect

from tests.browser import only_in_full
from tests.browser.chromium import Visitor
from tests.browser.conftest import Visit
from tests.browser.scenes import record_of
from tests.browser.tour import RECORD, TILE_IN_HAND, beginning, dialog
from tests.words import said

pytestmark = only_in_full


def test_open_file_asks_again_and_a_reload_keeps_the_file(visit: Visit) -> None:
    anna = visit()
    anna.go("/replay")
    anna.field("rp-open-choose").set_input_files(RECORD)
    slider = anna.field("rp-slider")
    expect(slider).to_be_visible()
    slider.fill(str(TILE_IN_HAND))
    expect(anna.page).to_have_url(re.compile(f"entry={TILE_IN_HAND}$"))
    anna.page.reload()
    expect(slider).to_have_value(str(TILE_IN_HAND))
    anna.link("web-home").click()
    anna.link("web-replay-open").click()
    expect(anna.text("rp-open-choose")).to_be_visible()
    anna.page.go_back()
    anna.page.go_back()
    expect(slider).to_have_value(str(TILE_IN_HAND))


def test_the_link_of_a_file_says_that_it_needs_the_file(visit: Visit) -> None:
    """Whoever has both gets to the step."""
    anna, bea = visit(), visit()
    anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    anna.go("/replay")
    anna.field("rp-open-choose").set_input_files(RECORD)
    anna.field("rp-slider").fill(str(TILE_IN_HAND))
    anna.button("rp-copy").click()
    expect(anna.text("rp-copied-file")).to_be_visible()
    bea.go(anna.page.evaluate("() => navigator.clipboard.readText()"))
    expect(bea.text("rp-open-step", step=TILE_IN_HAND)).to_be_visible()
    bea.field("rp-open-choose").set_input_files(RECORD)
    expect(bea.field("rp-slider")).to_have_value(str(TILE_IN_HAND))


def test_a_game_continues_after_the_turn_that_the_page_names(visit: Visit) -> None:
    anna = visit()
    anna.go("/replay")
    anna.field("rp-open-choose").set_input_files(record_of(2))
    slider = anna.field("rp-slider")
    expect(slider).to_be_visible()
    anna.page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    anna.page.keyboard.press("ArrowDown")
    expect(slider).not_to_have_value("0")
    step = int(slider.input_value())
    expect(anna.page.get_by_text(said("rp-turn-of", turn=1))).to_be_visible()
    anna.button("rp-play-on").click()
    words = anna.says("rp-play-on-more", turn=1, step=step)
    expect(dialog(anna, "rp-play-on").get_by_text(words)).to_be_visible()


def analyse_a_beginning(visitor: Visitor) -> None:
    """Open the first turns of a record and start a quick analysis of them."""
    visitor.go("/replay")
    visitor.field("rp-open-choose").set_input_files(beginning(24))
    visitor.page.get_by_role("tab", name=visitor.says("rp-tab-analysis"), exact=True).click()
    visitor.field("rp-analysis-effort-quick").check(force=True)
    visitor.button("rp-analysis-start").click()


def test_the_analysis_and_the_replay_name_the_same_turn_and_chance(visit: Visit) -> None:
    anna = visit()
    analyse_a_beginning(anna)
    worst = anna.button("rp-analysis-worst").first
    worst.click()
    ways = anna.page.locator(".variations").get_by_role("radio")
    expect(ways).to_have_count(2)
    best = re.search(r"(\S+)% to win", ways.first.get_attribute("aria-label") or "")
    assert best is not None
    shown = anna.page.locator(".legend").get_by_text(f"{best[1]}%", exact=True)
    expect(shown.first).to_be_visible()


def test_the_analysis_lists_every_mistake(visit: Visit) -> None:
    anna = visit()
    analyse_a_beginning(anna)
    expect(anna.button("rp-analysis-worst").first).to_be_visible()
    details = anna.page.get_by_role("tabpanel").locator("li details").first
    summary = details.locator("summary")
    number = sum(int(count) for count in re.findall(r"\d+", summary.inner_text()))
    summary.click()
    mistakes = details.get_by_role("button")
    expect(mistakes).to_have_count(number)
    mistakes.last.click()
    expect(anna.page.locator(".variations").get_by_role("radio")).to_have_count(2)
    expect(mistakes.last).to_have_attribute("aria-current", "step")
