"""A turn is a draft until it is confirmed: who sees it, undo, hints and single choices."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from meeplewright.core import Record
from meeplewright.core.replay import begin, step_through
from tests.browser import carcassonne, keyflower, only_in_full
from tests.browser.chromium import PHONE, Visitor
from tests.browser.conftest import Visit
from tests.browser.scenes import SEATS, Scene, scene_with, scenes_of
from tests.browser.test_advice import CASUAL, table_with_hints, ways
from tests.browser.tour import GREEDY_BOT, ME, RECORD, TILE_IN_HAND, table_from_record

Json = dict[str, Any]


def at_carcassonne(visit: Visit) -> tuple[Visitor, carcassonne.Seat, str]:
    """Anna has drawn a tile against a bot."""
    anna = visit()
    anna.set_name("Anna")
    table = table_from_record(anna, TILE_IN_HAND, [ME, GREEDY_BOT])
    anna.go(f"/t/{table}")
    seat = carcassonne.Seat(anna)
    assert seat.wait_for_turn()
    return anna, seat, table


def logged(visitor: Visitor, table: str) -> list[Json]:
    """The steps of the log, as everybody sees them."""
    steps: list[Json] = visitor.ask("GET", f"/tables/{table}/history?since=0")["steps"]
    return steps


def state_of(visitor: Visitor, table: str, seat: int = 0) -> Json:
    state: Json = visitor.ask("GET", f"/tables/{table}/state?seat={seat}")
    return state


def test_a_draft_is_seen_only_by_its_player_until_it_is_confirmed(visit: Visit) -> None:
    """A reload and another tab continue it; a spectator sees nothing of it."""
    anna, seat, table = at_carcassonne(visit)
    bea = visit()
    bea.go(f"/t/{table}")
    watching = carcassonne.Seat(bea)
    expect(watching.tiles.first).to_be_visible()
    before, steps = seat.tiles.count(), len(logged(anna, table))
    seat.lay()
    expect(seat.tiles).to_have_count(before + 1)
    anna.page.reload()
    expect(seat.tiles).to_have_count(before + 1)
    tab = anna.context.new_page()
    tab.goto(f"/t/{table}")
    expect(tab.locator('[data-guide="confirm-turn"]')).to_be_visible()
    tab.close()
    assert len(logged(anna, table)) == steps
    assert watching.tiles.count() == before
    assert not any('"draft": {' in frame or '"draft":{' in frame for frame in bea.frames)
    seat.follow(with_a_follower=False)
    expect(watching.tiles.nth(before)).to_be_visible()


@only_in_full
def test_undo_before_confirming_leaves_no_trace(visit: Visit) -> None:
    anna, seat, table = at_carcassonne(visit)
    before, steps = seat.tiles.count(), logged(anna, table)
    for key in ("Escape", "Control+z"):
        seat.lay()
        expect(seat.tiles).to_have_count(before + 1)
        expect(seat.confirm).to_be_visible()
        anna.page.keyboard.press(key)
        expect(seat.tiles).to_have_count(before)
        expect(seat.cells.first).to_be_visible()
    assert logged(anna, table) == steps
    assert state_of(anna, table)["draft"] is None


@only_in_full
def test_undo_after_confirming_returns_the_turn_at_a_table_of_bots(visit: Visit) -> None:
    """No question is asked, and nobody is waited for."""
    anna, seat, table = at_carcassonne(visit)
    before = seat.tiles.count()
    seat.play_a_turn()
    assert seat.wait_for_turn()
    anna.page.keyboard.press("Control+z")
    expect(seat.tiles).to_have_count(before)
    expect(seat.cells.first).to_be_visible()
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    expect(anna.text("web-asked-wait")).to_have_count(0)
    assert state_of(anna, table)["asked"] is None


@only_in_full
def test_undoing_several_turns_is_asked_first_at_a_table_of_bots(visit: Visit) -> None:
    anna, seat, table = at_carcassonne(visit)
    before = seat.tiles.count()
    for _ in range(2):
        seat.lay()
        seat.follow(with_a_follower=False)
        assert seat.wait_for_turn()
    expect(seat.tiles).to_have_count(before + 4)
    steps = logged(anna, table)
    log = anna.page.get_by_role("group", name=anna.says("web-history"), exact=True)
    earlier = log.locator("li").filter(has=anna.page.locator(".back")).nth(-2)
    asked = anna.page.get_by_role("dialog", name=anna.says("web-sure-turns", turns=2), exact=True)
    for answer in ("web-cancel", "web-sure-turns-yes"):
        assert logged(anna, table) == steps
        earlier.hover()
        earlier.locator(".back").click()
        asked.get_by_role("button", name=anna.says(answer), exact=True).click()
        expect(asked).to_be_hidden()
    expect(seat.tiles).to_have_count(before)


@only_in_full
def test_a_hint_is_played_with_one_click(visit: Visit) -> None:
    """All its steps are drafted; the player confirms them."""
    anna = visit(viewport=PHONE)
    anna.set_name("Anna")
    table_with_hints(anna, RECORD, TILE_IN_HAND, ME, CASUAL)
    seat = carcassonne.Seat(anna)
    assert seat.wait_for_turn()
    before = seat.tiles.count()
    anna.button("web-hint-ask").click()
    expect(ways(anna).first).to_be_checked()
    anna.button("web-hint-apply").click()
    expect(seat.tiles).to_have_count(before + 1)
    table = anna.page.url.rpartition("/")[2]
    expect(seat.confirm).to_be_enabled()
    assert state_of(anna, table)["draft"]["complete"]
    seat.confirm.click()
    expect(seat.confirm).to_be_hidden()
    assert logged(anna, table)[-1]["version"] > TILE_IN_HAND


# -- single choices -------------------------------------------------------------------------------


def without_a_spot(path: Path = RECORD) -> tuple[int, int]:
    """An entry of the record after which no follower can be placed, and the seat to act."""
    record = Record.read(path)
    state = begin(record)
    for number, _ in enumerate(step_through(record, state), 1):
        seat = state.to_act
        if seat is None or seat < 0:
            continue
        if [action.to_json() for action in state.legal(seat)] == [{"follower": None}]:
            return number, seat
    raise AssertionError(f"followers can always be placed in {path}")


@only_in_full
def test_no_follower_is_chosen_where_none_can_be_placed(visit: Visit) -> None:
    """The turn waits for its confirmation; after an undo the player is not overruled."""
    anna = visit()
    anna.set_name("Anna")
    entry, number = without_a_spot()
    seats = [GREEDY_BOT, GREEDY_BOT]
    seats[number] = ME
    table = table_from_record(anna, entry, seats)
    anna.go(f"/t/{table}")
    seat = carcassonne.Seat(anna)
    expect(seat.confirm).to_be_enabled()
    anna.page.wait_for_timeout(500)
    assert state_of(anna, table, number)["draft"]["complete"]
    seat.do("cc-take-back").click()
    expect(seat.confirm).to_be_enabled()
    anna.page.wait_for_timeout(500)
    assert state_of(anna, table, number)["draft"] is None
    seat.confirm.click()
    expect(seat.confirm).to_be_hidden()


def last_boat() -> Scene:
    """A turn in which one boat is left."""
    for seats in SEATS:
        for scene in scenes_of(seats):
            free = [boat for boat in scene.view["boats"] if boat["taken_by"] is None]
            if scene.has("boat") and len(free) == 1:
                return scene
    raise AssertionError("no golden record has a last boat")


@only_in_full
def test_the_last_boat_is_taken(visit: Visit) -> None:
    anna = visit()
    anna.set_name("Anna")
    scene = last_boat()
    seat = keyflower.Seat(anna, keyflower.table_at(anna, scene), scene.seat).open()
    before = len(seat.recorded())
    expect(seat.confirm).to_be_enabled()
    assert len(seat.recorded()) == before
    seat.confirm.click()
    expect(seat.confirm).to_be_hidden()
    keyflower.has_done(seat, seat.recorded()[:before], scene.actions[:1])


# -- Keyflower ------------------------------------------------------------------------------------


@only_in_full
def test_a_number_on_a_tile_begins_a_bid(visit: Visit) -> None:
    """Workers are proposed, and the button that names them confirms the bid."""
    anna = visit()
    anna.set_name("Anna")
    scene = scene_with("a first bid")
    seat = keyflower.Seat(anna, keyflower.table_at(anna, scene), scene.seat).open()
    before = len(seat.recorded())
    anna.page.locator(f'.cell:has([data-tile="{scene.tile}"]) [data-number="bid"]').click()
    expect(seat.workers).to_be_visible()
    assert len(seat.recorded()) == before
    seat.workers.locator(".primary").click()
    expect(seat.workers).to_be_hidden()
    words = [next(iter(deed)) for deed in seat.recorded()[before:]][:2]
    assert words == ["bid", "workers"]


@only_in_full
def test_back_leaves_nothing_of_a_bid(visit: Visit) -> None:
    anna = visit()
    anna.set_name("Anna")
    scene = scene_with("a first bid")
    seat = keyflower.Seat(anna, keyflower.table_at(anna, scene), scene.seat).open()
    steps = logged(anna, seat.table)
    seat.place(scene.tile, "bid")
    seat.workers.get_by_role("button", name=re.compile(anna.says("kft-cancel"))).click()
    expect(seat.workers).to_be_hidden()
    assert logged(anna, seat.table) == steps
    assert seat.state()["draft"] is None
