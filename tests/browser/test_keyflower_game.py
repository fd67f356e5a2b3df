"""Games of Keyflower: a whole one against bots, two people who build at the same time, a replay."""

import re
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.browser import only_in_full
from tests.browser.chromium import Visitor
from tests.browser.conftest import Visit
from tests.browser.keyflower import (
    ME,
    OPEN,
    RANDOM_BOT,
    Json,
    Seat,
    has_done,
    is_single,
    position_of,
    table_from,
)
from tests.browser.pages import NewTable, WaitingRoom
from tests.browser.scenes import Scene, record_of, scenes_of
from tests.words import said

pytestmark = only_in_full

TURNS_A_SEASON = 7
"""After this many steps the player passes, so that the game ends."""


def is_complete(state: Json) -> bool:
    """Nothing is left to choose in the drafted turn."""
    return bool(state["draft"] and state["draft"]["complete"])


class Player:
    """A player who tries everything: of the possible actions, the one done least often."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self.seat = seat
        self.rng = rng
        self.done: dict[str, int] = {}
        self.turns: dict[str, int] = {}

    def play(self) -> None:
        """To the end of the game."""
        while (state := self.next_decision()) is not None:
            self.decide(state)

    def play_a_turn(self) -> None:
        """From the first decision to the last, until others have to decide."""
        state = self.next_decision()
        while state is not None and state["legal"]:
            self.decide(state)
            state = self.wait_until(lambda now: now["actors"] or now["result"])

    def decide(self, state: Json) -> None:
        action = self.choose(state)
        word = next(iter(action))
        self.done[word] = self.done.get(word, 0) + 1
        if is_single(state["legal"]):
            pass  # the page does it
        elif "workers" in action and self.seat.mixes:
            self.seat.workers.locator(".primary").click()  # as proposed
        else:
            self.seat.do(action)
        self.wait_until(lambda now: position_of(now) != position_of(state))
        self.seat.confirm_if_asked()

    def next_decision(self) -> Json | None:
        """The next decision of this seat; None: the game is over.

        The page may do the last step of a turn itself: then the turn waits to be confirmed.
        """
        while True:
            state = self.wait_until(lambda now: now["legal"] or now["result"] or is_complete(now))
            if not is_complete(state):
                return None if state["result"] else state
            self.seat.confirm_if_asked()

    def wait_until(self, is_so: Any) -> Json:
        state: Json = {}
        for _ in range(6000):
            state = self.seat.state()
            if is_so(state):
                return state
            self.seat.page.wait_for_timeout(50)
        raise AssertionError(f"nothing happens at version {state.get('version')}")

    def choose(self, state: Json) -> Json:
        legal: list[Json] = state["legal"]
        season = state["view"]["season"]
        if state["view"]["phase"] == "turn":
            self.turns[season] = self.turns.get(season, 0) + 1
            if self.turns[season] > TURNS_A_SEASON:
                return {"pass": True}
            legal = [action for action in legal if "pass" not in action] or legal
        least = min(self.done.get(next(iter(action)), 0) for action in legal)
        seldom = [action for action in legal if self.done.get(next(iter(action)), 0) == least]
        if "workers" in seldom[0]:
            return min(seldom, key=lambda action: action["workers"]["number"])
        return self.rng.choice(seldom)


def test_a_game_of_three_from_set_up_to_score_sheet(visit: Visit) -> None:
    anna = visit()
    anna.set_name("Anna")
    new_table = NewTable(anna).open()
    anna.page.get_by_label(anna.says("keyflower"), exact=True).check(force=True)
    anna.page.get_by_label("3", exact=True).check(force=True)
    for number in (2, 3):
        new_table.seat_a_bot(number, "novice")
    new_table.begin()
    expect(anna.page).to_have_url(re.compile(r"/t/[\w-]+$"))
    table = anna.page.url.rpartition("/")[2]
    seat = Seat(anna, table, seat_of(anna, table))
    expect(seat.to_do).to_be_visible()
    player = Player(seat, Random(1))
    player.play()
    assert {"bid", "use", "workers", "pass", "boat", "pick", "lay", "winter"} <= set(player.done)
    sees_the_sheet(seat)


def seat_of(visitor: Visitor, table: str) -> int:
    """The visitor's seat."""
    seats = visitor.ask("GET", f"/tables/{table}")["seats"]
    return next(number for number, seat in enumerate(seats) if seat["kind"] == "person")


def sees_the_sheet(seat: Seat) -> None:
    """Every point with its reason, and why things are counted where they are."""
    anna = seat.visitor
    expect(seat.result).to_be_visible()
    anna.text("web-sheet").click()
    sheet = seat.result
    for source in ("printed", "sets", "gold"):
        row = sheet.get_by_role("rowheader", name=anna.says(f"kfs-source-{source}"), exact=True)
        expect(row).to_be_visible()
    points = anna.ask("GET", f"/tables/{seat.table}/result")["points"]
    total = sheet.get_by_role("row", name=re.compile(anna.says("kfs-total")))
    for each in points:
        expect(total.get_by_role("cell", name=str(each), exact=True).first).to_be_visible()
    sheet.get_by_text(anna.says("kfs-every-point", name="Anna"), exact=True).click()
    best = sheet.get_by_text(anna.says("kfs-best"), exact=True)
    expect(best.locator("visible=true")).to_have_count(1)  # the others' points are folded


# -- two people -----------------------------------------------------------------------------------


def last_building() -> list[Scene]:
    """The last village phase of the game of three, seat by seat."""
    return [scene for scene in scenes_of(3) if scene.has("lay")][-3:]


def test_two_people_build_at_the_same_time(visit: Visit) -> None:
    """Each places tiles while the other has one picked; nobody waits before being done."""
    anna, bea = visit(), visit()
    first, second, _ = last_building()
    for visitor, name in ((anna, "Anna"), (bea, "Bea")):
        visitor.set_name(name)
    table = table_from(anna, first, [ME, OPEN, RANDOM_BOT])
    anna.go(f"/t/{table}")
    bea.go(WaitingRoom(anna).invitation(seat=2))
    bea.page.get_by_role("button", name=said("web-sit-as")).click()
    seats = [Seat(anna, table, 0), Seat(bea, table, 1)]
    scenes = (first, second)
    for seat in seats:
        expect(seat.to_do).to_be_visible()
    before = [seat.actions_taken() for seat in seats]
    rest = [list(scene.actions[:-1]) for scene in scenes]
    while any(rest):
        for seat, actions, scene, done in zip(seats, rest, scenes, before, strict=True):
            if actions:
                action = actions.pop(0)
                number = len(scene.actions) - 1 - len(actions)
                if seat.actions_taken()[len(done) :][:number] != list(scene.actions[:number]):
                    seat.do(action)
                has_done(seat, done, scene.actions[:number])
    seats[0].finish()
    expect(seats[0].to_do).to_contain_text("Bea")
    expect(seats[1].result).to_be_hidden()
    seats[1].finish()
    for seat in seats:
        expect(seat.result).to_be_visible()


# -- a replay -------------------------------------------------------------------------------------


def test_a_recorded_game_of_six_is_looked_at(visit: Visit) -> None:
    """It opens at the end. From the first step to the score sheet, as a player in the middle."""
    anna = visit()
    anna.go("/replay")
    anna.field("rp-open-choose").set_input_files(record_of(6))
    slider = anna.field("rp-slider")
    expect(anna.button("rp-last")).to_be_disabled()
    anna.button("rp-first").click()
    expect(slider).to_have_value("0")
    middle = scenes_of(6)[60].entry
    slider.fill(str(middle))
    villages = anna.page.get_by_role("region", name=anna.says("kfv-villages"), exact=True)
    expect(villages).to_be_visible()
    expect(villages.get_by_role("button", name=said("kfv-open"))).to_have_count(6)
    anna.button("rp-last").click()
    anna.page.get_by_role("tab", name=anna.says("rp-tab-result")).click()
    panel = anna.page.get_by_role("tabpanel")
    expect(panel.get_by_text(anna.says("kfs-source-boat"), exact=True)).to_be_visible()
    panel.locator("summary").first.click()
    expect(panel.get_by_text(anna.says("kfs-best"), exact=True).first).to_be_visible()
