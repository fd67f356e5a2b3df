"""What must be seen at a glance at a table of Keyflower: cards, ends of seasons, notices."""

import re
from collections.abc import Callable
from math import dist
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from meeplewright.games.keyflower.art.palette import WORKERS
from tests.browser import only_in_full
from tests.browser.chromium import DESK, PHONE, Visitor
from tests.browser.conftest import Visit
from tests.browser.keyflower import OPEN, Seat, follow, table_at
from tests.browser.pages import WaitingRoom
from tests.browser.scenes import Scene, record_of, scene_with, scenes_of
from tests.browser.test_advice import CASUAL, table_with_hints
from tests.browser.tour import ME
from tests.words import said

Box = dict[str, float]
Json = dict[str, Any]


def seat_at(visitor: Visitor, scene: Scene) -> Seat:
    visitor.set_name("Anna")
    return Seat(visitor, table_at(visitor, scene), scene.seat).open()


def turn_of(seats: int) -> Scene:
    """A turn in the middle of a season, with bids on the table."""
    return next(
        scene
        for scene in scenes_of(seats)
        if scene.has("bid") and sum(len(lot["bids"]) for lot in scene.view["auction"]) > 3
    )


def last_pass(seats: int) -> Scene:
    """The pass that ends the first season."""
    return next(
        scene
        for scene in scenes_of(seats)
        if scene.has("pass") and scene.view["passes"] == scene.view["seats"] - 1
    )


def tiles_won(seat: Seat) -> list[str]:
    path = f"/tables/{seat.table}/history?seat={seat.seat}&since=0"
    events = [event for step in seat.visitor.ask("GET", path)["steps"] for event in step["events"]]
    settled = [event for event in events if event["event"] == "settled"]
    return [event["tile"] for event in settled if event["seat"] is not None]


def box_of(part: Locator) -> Box:
    box = part.bounding_box()
    assert box is not None
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def overlap(one: Box, other: Box) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


@only_in_full
@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_every_card_shows_workers_and_skills(visit: Visit, viewport: dict[str, int]) -> None:
    """Also with six players on a phone, where nothing is cut off."""
    seat = seat_at(visit(viewport=viewport), turn_of(6))
    cards = seat.page.locator('[data-guide^="seat:"]')
    expect(cards).to_have_count(6)
    view = seat.state()["view"]
    for number, screen in enumerate(view["screens"]):
        card = cards.nth(number)
        expect(card.locator('[data-fact="hidden"]')).to_have_text(str(screen["workers"]))
        outer = box_of(card)
        for fact in card.locator(".facts [data-fact]:visible").all():
            inner = box_of(fact)
            assert inner["x"] >= outer["x"]
            assert inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 1
    expect(seat.page.locator('[data-fact="purple"]')).to_have_count(1)


@only_in_full
def test_the_facts_of_two_players_fit_in_one_line_on_a_phone(visit: Visit) -> None:
    seat = seat_at(visit(viewport=PHONE), turn_of(2))
    for number in range(2):
        facts = seat.page.locator(f'[data-guide="seat:{number}"]:visible [data-fact]:visible')
        boxes = [box_of(fact) for fact in facts.all()]
        middles = [box["y"] + box["height"] / 2 for box in boxes]
        assert boxes and max(middles) - min(middles) < 6


def test_the_end_of_a_season_is_shown_once_and_closes_by_itself(visit: Visit) -> None:
    seat = seat_at(visit(), last_pass(3))
    page = seat.page
    seat.pass_()
    ending = page.get_by_role("region", name=said("kfg-ending", season="spring"))
    expect(ending).to_be_visible()
    expect(ending.locator("[data-won]")).to_have_count(len(tiles_won(seat)))
    page.reload()
    expect(seat.to_do).to_be_visible()
    expect(ending).to_have_count(0)


@only_in_full
def test_the_end_of_a_season_closes_when_the_player_acts(visit: Visit) -> None:
    scene = next(
        scene for scene in scenes_of(3) if scene.has("boat") and scene.view["season"] == "spring"
    )
    seat = seat_at(visit(), scene)
    ending = seat.page.get_by_role("region", name=said("kfg-ending", season="spring"))
    expect(ending).to_be_visible()
    seat.do(scene.actions[0])
    expect(ending).to_have_count(0)


@only_in_full
def test_the_end_of_a_season_is_shown_although_the_page_takes_the_last_boat(visit: Visit) -> None:
    scene = next(
        scene
        for scene in scenes_of(3)
        if scene.has("boat")
        and scene.view["season"] == "spring"
        and scene.view["boat_order"][-1] == scene.seat
    )
    seat = seat_at(visit(), scene)
    expect(seat.confirm).to_be_visible()
    ending = seat.page.get_by_role("region", name=said("kfg-ending", season="spring"))
    expect(ending).to_be_visible()


@only_in_full
def test_a_spectator_sees_the_end_of_a_season(visit: Visit) -> None:
    seat = seat_at(visit(), last_pass(3))
    spectator = visit()
    spectator.go(f"/t/{seat.table}")
    ending = spectator.page.get_by_role("region", name=said("kfg-ending", season="spring"))
    expect(spectator.text("web-watching")).to_be_visible()
    expect(ending).to_have_count(0)
    seat.pass_()
    expect(ending).to_be_visible()


@only_in_full
def test_being_outbid_is_said_once(visit: Visit) -> None:
    scene = scene_with("a losing group moved to a bid")
    seat = seat_at(visit(), scene)
    lost = next(action["bring"] for action in scene.actions if "bring" in action)
    notice = seat.page.get_by_role("status").filter(has_text=said("kfg-outbid", tile=lost))
    expect(notice).to_be_visible()
    seat.page.reload()
    expect(seat.to_do).to_be_visible()
    expect(notice).to_have_count(0)


@only_in_full
def test_villages_show_what_a_use_costs(visit: Visit) -> None:
    seat = seat_at(visit(), turn_of(3))
    own = seat.own_village
    home = seat.state()["view"]["villages"][seat.seat]["home"]
    expect(own.locator(f'[data-use-cost="{home}"]')).to_have_text(re.compile(r"\d|–"))


@only_in_full
def test_the_winter_choice_says_what_tiles_would_be_worth(visit: Visit) -> None:
    scene = scene_with("winter tiles chosen")
    seat = seat_at(visit(), scene)
    dealt = scene.view["winter"][scene.seat]["dealt_tiles"]
    for tile in dealt:
        expect(seat.page.locator(f'[data-worth="{tile}"]')).to_contain_text(re.compile(r"\d"))


@only_in_full
def test_tiles_in_hand_are_not_said_to_allow_no_bid(visit: Visit) -> None:
    scene = turn_of(3)
    seat = seat_at(visit(), scene)
    tile = scene.view["winter"][scene.seat]["dealt_tiles"][0]
    seat.button("kft-hand-tile", tile=seat.name(tile)).click()
    sheet = seat.page.locator(".sheets").get_by_role("group")
    expect(sheet).to_be_visible()
    expect(sheet).not_to_contain_text(said("kft-no-bid"))


@only_in_full
def test_turn_order_tiles_say_what_they_are_for(visit: Visit) -> None:
    seat = seat_at(visit(), turn_of(3))
    tile = seat.state()["view"]["turn_order"][0]
    sheet = seat.choose(tile["tile"])
    expect(sheet).to_contain_text(said("kfg-order-boats", number=tile["number"]))


@only_in_full
def test_a_chosen_tile_still_shows_its_colour(visit: Visit) -> None:
    seat = seat_at(visit(), turn_of(3))
    bound = next(lot for lot in seat.state()["view"]["auction"] if lot["colour"])
    tile = seat.tile(bound["tile"])
    stroke = "path => getComputedStyle(path).stroke"
    before = tile.locator(".bound").evaluate(stroke)
    seat.choose(bound["tile"])
    assert tile.locator(".bound").evaluate(stroke) == before
    assert tile.locator(".choice").evaluate(stroke) != before


@only_in_full
def test_seats_do_not_have_the_colours_of_workers(visit: Visit) -> None:
    seat = seat_at(visit(), turn_of(3))
    usual = {"#c9362d", "#2470c0", "#f0bd1f", "#8a4bb0", "#167a6b"}
    read = """() => [0, 1, 2, 3, 4, 5].map((seat) =>
      getComputedStyle(document.documentElement).getPropertyValue(`--seat-${seat}`).trim())"""
    assert not usual & set(seat.page.evaluate(read))


@only_in_full
def test_a_sheet_covers_nothing_of_the_own_village(visit: Visit) -> None:
    seat = seat_at(visit(), turn_of(3))
    view = seat.state()["view"]
    sheet = seat.choose(view["auction"][0]["tile"])
    seat.page.wait_for_timeout(500)  # the village makes room
    covered = box_of(sheet)
    for laid in seat.own_village.locator("button[data-tile]").all():
        assert not overlap(box_of(laid), covered)


@only_in_full
def test_the_tabs_of_the_info_panel_stay_where_they_are(visit: Visit) -> None:
    seat = seat_at(visit(), turn_of(3))
    seat.button("kft-tab-info").click()
    panels = seat.visitor.says("kfs-panels")
    tabs = seat.page.get_by_role("tablist", name=panels, exact=True).get_by_role("tab")
    places = [box_of(tab) for tab in tabs.all()]
    for tab in tabs.all():
        tab.click()
        assert [box_of(one) for one in tabs.all()] == places


@only_in_full
def test_a_standing_order_says_beforehand_that_it_passes_and_afterwards_that_it_ended(
    visit: Visit,
) -> None:
    """Anna passes until outbid. Bea passes too, so the season and the order end."""
    anna, bea = visit(), visit()
    anna.set_name("Anna")
    bea.set_name("Bea")
    scene = next(
        scene
        for scene in scenes_of(2)
        if scene.has("bid") and scene.view["season"] == "spring" and scene.view["passes"] == 0
    )
    table = table_at(anna, scene, **{f"seat_{1 - scene.seat}": OPEN})
    anna.go(f"/t/{table}")
    bea.go(WaitingRoom(anna).invitation(seat=2 - scene.seat))
    bea.page.get_by_role("button", name=said("web-sit-as")).click()
    seat = Seat(anna, table, scene.seat)
    expect(seat.to_do).to_be_visible()
    anna.button("kft-tab-info").click()
    anna.page.get_by_role("tab", name=anna.says("kfs-panel-orders"), exact=True).click()
    expect(anna.text("kfg-order-now")).to_be_visible()
    anna.button("kfs-order-pass").click()
    expect(anna.text("kfs-order-passing").first).to_be_visible()
    other = Seat(bea, table, 1 - scene.seat)
    expect(other.to_do).to_be_visible()
    other.pass_()
    expect(anna.text("kfg-order-ended-pass")).to_be_visible()


@only_in_full
def test_the_history_says_what_a_use_brought(visit: Visit) -> None:
    """By the end of the first season somebody has used a tile that brings resources."""
    seat = seat_at(visit(), scene_with("a boat chosen"))
    log = seat.page.get_by_role("tabpanel")
    wanted = said("kfg-gets", who="same")
    expect(log.filter(has_text=wanted).first).to_be_visible()


@only_in_full
def test_dots_mark_tabs_until_they_are_looked_at(visit: Visit) -> None:
    """On a phone: others used tiles in villages, or bid, since the player's last turn."""
    scene = next(
        scene
        for scene in scenes_of(6)
        if scene.has("bid") and any(lot["bids"] for lot in scene.view["auction"])
    )
    seat = seat_at(visit(viewport=PHONE), scene)
    villages = seat.page.get_by_role("tab", name=said("kft-tab-villages"))
    auction = seat.page.get_by_role("tab", name=said("kft-tab-auction"))
    villages.click()
    auction.click()
    expect(villages.locator("i")).to_have_count(0)
    expect(auction.locator("i")).to_have_count(0)


@only_in_full
def test_use_costs_leave_the_upgrade_cost_free(visit: Visit) -> None:
    """The upgrade cost is in the lowest third of a tile."""
    seat = seat_at(visit(), turn_of(3))
    own = seat.own_village
    for laid in own.locator("button[data-tile]").all():
        chip = own.locator(f'[data-use-cost="{laid.get_attribute("data-tile")}"] > span')
        if chip.count() == 0:
            continue
        tile, cost = box_of(laid), box_of(chip)
        assert cost["y"] >= tile["y"]
        assert cost["y"] + cost["height"] <= tile["y"] + tile["height"] / 2


@only_in_full
def test_a_highlighted_tile_has_the_colour_of_no_worker_and_no_seat(visit: Visit) -> None:
    seat = seat_at(visit(), turn_of(3))
    read = """() => {
      const style = getComputedStyle(document.querySelector(".villages .villages"));
      const seats = [0, 1, 2, 3, 4, 5].map((seat) => style.getPropertyValue(`--seat-${seat}`));
      return [style.getPropertyValue("--lit"), ...seats].map((colour) => colour.trim());
    }"""
    lit, *seats = seat.page.evaluate(read)
    for other in (*WORKERS.values(), *seats):
        assert dist(rgb(lit), rgb(other)) > 100, other


def rgb(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[start : start + 2], 16) for start in (1, 3, 5))


@only_in_full
def test_the_info_panel_and_a_tiles_sheet_lie_side_by_side(visit: Visit) -> None:
    seat = seat_at(visit(), turn_of(3))
    seat.button("kft-tab-info").click()
    panel = seat.page.get_by_role("complementary", name=seat.visitor.says("kft-tab-info"))
    sheet = seat.choose(seat.state()["view"]["auction"][0]["tile"])
    assert not overlap(box_of(panel), box_of(sheet))


@only_in_full
def test_a_summer_boat_is_named_once(visit: Visit) -> None:
    seat = seat_at(visit(), scene_where(lambda lot: lot["tile"].startswith("summer_boat_")))
    lots = seat.state()["view"]["auction"]
    boat = next(lot for lot in lots if lot["tile"].startswith("summer_boat_"))
    name = seat.name(f"{boat['tile']}{boat['face']}")
    expect(seat.choose(boat["tile"]).get_by_text(name, exact=True)).to_have_count(1)


def scene_where(wanted: Callable[[Json], bool]) -> Scene:
    """A turn with such a tile in the auction."""
    return next(
        scene
        for scene in scenes_of(3)
        if scene.has("bid") and any(map(wanted, scene.view["auction"]))
    )


LAPTOP = {"width": 1280, "height": 800}


@only_in_full
@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_end_of_a_season_can_be_read(visit: Visit, viewport: dict[str, int]) -> None:
    """Nothing lies over anything else, and nothing is cut."""
    seat = seat_at(visit(viewport=viewport), last_pass(3))
    seat.pass_()
    ending = seat.page.get_by_role("region", name=said("kfg-ending", season="spring"))
    expect(ending).to_be_visible()
    for row in ending.locator("[data-won]").all():
        parts = [box_of(part) for part in row.locator("> *").all()]
        for number, part in enumerate(parts):
            assert part["x"] + part["width"] <= viewport["width"]
            assert not any(overlap(part, other) for other in parts[:number])
    pictures = [box_of(picture) for picture in ending.locator("[data-won] img").all()]
    for number, picture in enumerate(pictures):
        assert not any(overlap(picture, other) for other in pictures[:number])


@only_in_full
def test_many_kinds_of_pieces_leave_room_for_the_turn_to_confirm(visit: Visit) -> None:
    """On a laptop: the sentence is a few lines high, each button one line."""
    scene = turn_of(3)
    anna = visit(viewport=LAPTOP)
    anna.set_name("Anna")
    seats = [ME if seat == scene.seat else CASUAL for seat in range(3)]
    table_with_hints(anna, record_of(3), scene.entry, *seats)
    seat = Seat(anna, anna.page.url.rpartition("/")[2], scene.seat)
    anna.button("web-hint-ask").click()
    anna.button("web-hint-apply").click()
    expect(seat.confirm).to_be_enabled()
    seat.to_do.locator(".screen .heap").first.evaluate(
        "(heap) => { for (let more = 0; more < 4; more++) heap.after(heap.cloneNode(true)); }"
    )
    assert box_of(seat.to_do.locator(".hint"))["width"] >= 240
    for button in seat.to_do.locator(".buttons button").all():
        assert box_of(button)["height"] <= 48
    assert box_of(seat.to_do)["height"] <= 130


@only_in_full
def test_a_phone_shows_the_villages_at_the_end(visit: Visit) -> None:
    """Nothing is left in the auction."""
    scene = scenes_of(2)[-1]
    seat = seat_at(visit(viewport=PHONE), scene)
    follow(seat, scene.actions)
    expect(seat.result).to_be_visible()
    seat.visitor.go(f"/r/{seat.table}")
    villages = seat.page.get_by_role("tab", name=said("kft-tab-villages"))
    expect(villages).to_have_attribute("aria-selected", "true")
