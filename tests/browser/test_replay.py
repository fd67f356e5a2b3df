"""A finished game: stepped through, opened from a file, and continued from the middle."""

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser import only_in_full
from tests.browser.carcassonne import Seat
from tests.browser.chromium import Visitor
from tests.browser.conftest import Visit
from tests.browser.tour import ENTRIES, RECORD, TILE_IN_HAND, TILES_LYING, finished

pytestmark = only_in_full


class Replay:
    """A game step by step."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    @property
    def slider(self) -> Locator:
        return self.visitor.field("rp-slider")

    def press(self, key: str) -> None:
        self.visitor.button(key).click()

    def is_at(self, entry: int) -> None:
        """The slider, the link and the table show this step."""
        expect(self.slider).to_have_value(str(entry))
        ending = r"/[\w-]+$" if entry == ENTRIES else rf"[?&]entry={entry}$"
        expect(self.visitor.page).to_have_url(re.compile(ending))


def test_a_finished_game_is_stepped_through(visit: Visit) -> None:
    anna = visit()
    anna.set_name("Anna")
    table = finished(anna)
    anna.page.get_by_role("dialog").get_by_role("link", name=anna.says("web-replay")).click()
    replay, seat = Replay(anna), Seat(anna)
    expect(anna.page).to_have_url(re.compile(f"/r/{table}"))
    replay.is_at(ENTRIES)
    expect(seat.tiles).to_have_count(72)
    anna.page.keyboard.press("Home")
    replay.is_at(0)
    replay.press("rp-forward")
    replay.is_at(1)
    expect(seat.tiles).to_have_count(1)
    replay.press("rp-last")
    replay.is_at(ENTRIES)
    anna.page.keyboard.press("Home")
    replay.is_at(0)
    for _ in range(3):
        replay.press("rp-forward")
    replay.is_at(3)
    expect(seat.tiles).to_have_count(2)
    anna.page.keyboard.press("ArrowLeft")
    replay.is_at(2)


def test_the_button_says_whether_it_plays_or_pauses(visit: Visit) -> None:
    anna = visit()
    anna.set_name("Anna")
    table = finished(anna)
    anna.go(f"/r/{table}?entry=0")
    replay = Replay(anna)
    replay.is_at(0)
    play, pause = anna.button("rp-play"), anna.button("rp-pause")
    expect(play).to_have_text(anna.says("rp-play"))
    expect(play.locator(".words")).to_be_visible()
    before = play.bounding_box()
    play.click()
    expect(pause).to_have_text(anna.says("rp-pause"))
    assert pause.bounding_box() == before  # its neighbours do not move
    expect(play).to_have_count(0)
    pause.click()
    expect(play).to_have_text(anna.says("rp-play"))
    expect(pause).to_have_count(0)
    anna.go(f"/r/{table}?entry={ENTRIES - 1}")
    replay.is_at(ENTRIES - 1)
    replay.press("rp-play")  # and stops at the end
    replay.is_at(ENTRIES)
    expect(play).to_be_visible()


def test_a_link_leads_to_a_step(visit: Visit) -> None:
    """Also for a user whom the server does not know."""
    anna, bea = visit(), visit()
    anna.set_name("Anna")
    table = finished(anna)
    bea.go(f"/r/{table}?entry={TILE_IN_HAND}")
    Replay(bea).is_at(TILE_IN_HAND)
    expect(Seat(bea).tiles).to_have_count(TILES_LYING)


def test_a_file_is_opened_and_played_on_from_the_middle(visit: Visit) -> None:
    """The record does not change; at the new table a bot answers."""
    anna = visit()
    anna.go("/replay")
    anna.field("rp-open-choose").set_input_files(RECORD)
    replay, seat = Replay(anna), Seat(anna)
    replay.is_at(ENTRIES)
    replay.slider.fill(str(TILE_IN_HAND))
    replay.is_at(TILE_IN_HAND)
    expect(seat.tiles).to_have_count(TILES_LYING)
    replay.press("rp-play-on")
    dialog = anna.page.get_by_role("dialog", name=anna.says("rp-play-on"))
    dialog.get_by_label(anna.says("web-name-ask")).fill("Anna")
    dialog.get_by_role("button", name=anna.says("web-begin")).click()
    assert seat.wait_for_turn()
    assert seat.tiles.count() == TILES_LYING
    seat.play_a_turn()
    assert seat.wait_for_turn()
    expect(seat.tiles).to_have_count(TILES_LYING + 2)


def test_a_file_that_is_no_record_says_what_is_wrong(visit: Visit, tmp_path: Path) -> None:
    anna = visit()
    anna.ignore_errors("status of 400")
    anna.go("/replay")
    broken = tmp_path / "game.mwr"
    broken.write_text('{"mwr":1}\nnot json\n')
    anna.field("rp-open-choose").set_input_files(broken)
    expect(anna.page.get_by_role("alert")).to_contain_text(anna.says("rp-open-failed"))
