"""A seat at a table of Keyflower, played as people do: choose a tile, the workers, and continue.

An action of the rules is done here by pressing what a person would press for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.chromium import Visitor
from tests.browser.endings import RESULT
from tests.browser.scenes import Scene
from tests.words import said

Json = dict[str, Any]

AIDS = ["bag", "tiles", "points", "reach"]
ME = {"kind": "me"}
OPEN = {"kind": "open"}
RANDOM_BOT = {"kind": "bot", "bot": "random"}
"""Plays any action, immediately."""
SINGLE = {"boat", "pick", "choose", "pay_worker", "pay_group", "pay_skill"}
"""The page does these for the player when nothing else is possible: `keyflower/single.ts`."""


def table_at(visitor: Visitor, scene: Scene, **others: dict[str, str]) -> str:
    """A table that continues where the scene begins, with the visitor in its seat.

    Return its id.
    """
    seats = [RANDOM_BOT] * scene.seats
    seats[scene.seat] = ME
    for name, player in others.items():
        seats[int(name.removeprefix("seat_"))] = player
    return table_from(visitor, scene, seats)


def table_from(visitor: Visitor, scene: Scene, seats: list[dict[str, str]]) -> str:
    source = {"record": scene.record.read_text("utf-8"), "entry": scene.entry}
    wish = {"from": source, "seats": seats, "aids": AIDS}
    return str(visitor.ask("POST", "/tables", wish)["id"])


def position_of(state: Json) -> tuple[int, int]:
    """The version, and the number of drafted steps."""
    return state["version"], len((state["draft"] or {"steps": []})["steps"])


def is_single(legal: list[Json]) -> bool:
    """There is one action, which the page does for the player."""
    return len(legal) == 1 and not SINGLE.isdisjoint(legal[0])


class Seat:
    """What the user sees and does at the table."""

    def __init__(self, visitor: Visitor, table: str, seat: int) -> None:
        self.visitor = visitor
        self.table = table
        self.seat = seat
        self.page = visitor.page
        self.to_do = self.page.get_by_role("region", name=visitor.says("kft-your-move"), exact=True)
        self.workers = self._group("kft-workers")
        self.offers = self._group("kft-choose-one")
        self.villages = self.page.get_by_role(
            "region", name=visitor.says("kfv-villages"), exact=True
        )
        self.own_village = self._group("kfv-own")
        self.result = self.page.get_by_role("dialog", name=RESULT)

    def _group(self, key: str) -> Locator:
        return self.page.get_by_role("group", name=self.visitor.says(key), exact=True)

    def open(self) -> Seat:
        self.visitor.go(f"/t/{self.table}")
        expect(self.to_do).to_be_visible()
        return self

    # -- what the server says -----------------------------------------------------------------

    def state(self) -> Json:
        found: Json = self.visitor.ask("GET", f"/tables/{self.table}/state?seat={self.seat}")
        return found

    def actions_taken(self) -> list[Json]:
        """Everything this seat has done so far, and what it has drafted."""
        while True:
            state, recorded = self.state(), self.recorded()
            if position_of(self.state()) == position_of(state):
                drafted = (state["draft"] or {"steps": []})["steps"]
                return recorded + [step["do"] for step in drafted]

    def recorded(self) -> list[Json]:
        """Everything this seat has done so far, as the table recorded it."""
        path = f"/tables/{self.table}/history?seat={self.seat}&since=0"
        steps = self.visitor.ask("GET", path)["steps"]
        backs = [step["taken_back"]["dropped"] for step in steps if step.get("taken_back")]
        dropped = {version for back in backs for version in back}
        return [
            event["do"]
            for step in steps
            if step["version"] not in dropped
            for event in step["events"]
            if event["event"] == "done" and event["seat"] == self.seat
        ]

    def is_done_by_page(self) -> bool:
        """There is one action, which the page does for the player."""
        return is_single(self.state()["legal"])

    def position(self) -> tuple[int, int]:
        """The version, and the number of drafted steps."""
        return position_of(self.state())

    # -- actions ------------------------------------------------------------------------------

    def do(self, action: Json) -> None:
        """Do this through the page."""
        self.page_is_up_to_date()
        word = next(iter(action))
        actions_taken: dict[str, Callable[[Any], None]] = {
            "pass": lambda _: self.pass_(),
            "bid": lambda tile: self.place(tile, "bid"),
            "use": lambda tile: self.place(tile, "use"),
            "bring": self.bring,
            "workers": self.put_workers,
            "pay_worker": lambda colour: self.pay("kft-pay-worker", worker=self._one(colour)),
            "pay_skill": lambda skill: self.take_offer(self._one(skill)),
            "pay_group": self.pay_group,
            "choose": lambda resource: self.take_offer(self._one(resource)),
            "carry": self.carry,
            "upgrade": self.upgrade,
            "finish": lambda _: self.finish(),
            "boat": self.take_boat,
            "pick": self.pick,
            "lay": self.lay,
            "winter": self.contribute,
        }
        actions_taken[word](action[word])

    def _one(self, thing: str) -> str:
        return self.visitor.says(f"amount-{thing}", count=1)

    def _from(self, tile: str) -> re.Pattern[str]:
        """A group is identified by the tile it comes from."""
        return re.compile(rf"{re.escape(self.name(tile))}\W?$")

    def name(self, tile: str) -> str:
        return self.visitor.says(f"tile-{tile}")

    def button(self, key: str, **arguments: str | int) -> Locator:
        return self.visitor.button(key, **arguments)

    def tile(self, tile: str) -> Locator:
        """A tile, wherever it can be pressed."""
        return self.page.locator(f'button[data-tile="{tile}"]').first

    def find(self, tile: str) -> Locator:
        """The tile, once it is visible; tabs and other villages are opened to find it."""
        found = self.tile(tile)
        for name in ("auction", "villages"):
            tab = self.page.get_by_role("tab", name=said(f"kft-tab-{name}"))
            if found.count() == 0 and tab.is_visible():
                tab.click()
        if found.count() == 0:
            self.button("kfv-all").click()
        if found.count() == 0:
            owner = self._owner_of(tile)
            self.page.locator(f'[data-village="{owner}"]').click()
        return found

    def _owner_of(self, tile: str) -> int:
        villages = self.state()["view"]["villages"]
        return next(
            owner
            for owner, village in enumerate(villages)
            if any(laid["tile"] == tile for laid in village["tiles"])
        )

    def choose(self, tile: str) -> Locator:
        """Press it; then the possible actions are offered."""
        self.find(tile).click()
        sheet = self.page.locator(".sheets").get_by_role("group")
        expect(sheet).to_be_visible()
        return sheet

    @property
    def confirm(self) -> Locator:
        """The button that confirms a turn in which nothing is left to choose."""
        return self.to_do.locator('[data-guide="confirm-turn"]')

    def confirm_if_asked(self) -> None:
        """Confirm the turn if it is complete."""
        while (draft := self.state()["draft"]) and draft["complete"]:
            self.page_is_up_to_date()
            # The page itself may confirm it meanwhile.
            with suppress(PlaywrightTimeout):
                self.confirm.click(timeout=5_000)
            self.page.wait_for_timeout(50)

    def page_is_up_to_date(self) -> None:
        """The page shows what the server has now."""
        main = self.page.locator("main")
        for _ in range(4000):
            version, drafted = self.position()
            shown = main.get_attribute("data-version"), main.get_attribute("data-drafted")
            if shown == (str(version), str(drafted)):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError("the page does not show what the server has")

    # -- a turn -------------------------------------------------------------------------------

    def pass_(self) -> None:
        """The last pass needs a confirmation."""
        passes = self.to_do.get_by_role("button", name=self.visitor.says("kft-pass"), exact=True)
        expect(passes).to_be_visible()
        view = self.state()["view"]
        passes.click()
        if view["passes"] == view["seats"] - 1:
            self.to_do.locator('[data-guide="pass"].danger').click()

    def place(self, tile: str, what: str) -> None:
        self.choose(tile).locator(f'[data-guide^="{what}:"]').click()
        expect(self.workers).to_be_visible()

    def bring(self, tile: str) -> None:
        group = self.workers.get_by_role("button", name=self._from(tile))
        group.click()
        expect(group).to_have_attribute("aria-pressed", "true")

    def put_workers(self, group: Json) -> None:
        words = self.visitor.says(f"amount-{group['colour']}", count=group["number"])
        number = self.workers.get_by_role("button", name=words, exact=True)
        # Where only moved workers are placed, there is nothing to choose.
        if (not self.mixes and group["number"] > 0) or number.count() > 0:
            number.click()
            expect(number).to_have_attribute("aria-pressed", "true")
        if not self.mixes or group["colour"] == "green":
            self.workers.locator(".primary").click()

    @property
    def mixes(self) -> bool:
        """All colours are chosen before the button is pressed."""
        return self.workers.get_attribute("data-mixes") is not None

    def pay(self, key: str, **arguments: str) -> None:
        self.take_offer(self.visitor.says(key, **arguments))

    def take_offer(self, words: str) -> None:
        self.offers.get_by_role("button", name=words, exact=True).click()

    def pay_group(self, tile: str) -> None:
        self.offers.get_by_role("button", name=self._from(tile)).click()

    # -- in the village -----------------------------------------------------------------------

    def carry(self, step: Json) -> None:
        load = self.own_village.locator(f'[data-load="{step["from"]}:{step["resource"]}"]')
        expect(load).to_have_attribute("aria-disabled", "false")
        if load.get_attribute("aria-pressed") != "true":
            load.click()
        self.own_village.locator(f'button[data-tile="{step["to"]}"]').click()

    def upgrade(self, turned: Json) -> None:
        self.own_village.locator(f'[data-upgrade="{turned["tile"]}"]').click()
        price = self.page.get_by_role(
            "group", name=self.visitor.says("kfv-price", tile=self.name(turned["tile"])), exact=True
        )
        if price.is_visible():
            paid = [
                self.visitor.says(f"amount-{kind}", count=count)
                for kind, count in turned["resources"].items()
            ]
            if turned["skill"]:
                paid.append(self._one(turned["skill"]))
            way = re.compile(".*".join(map(re.escape, paid)))
            price.get_by_role("button", name=way).click()

    def finish(self) -> None:
        self.to_do.locator('[data-guide="done"]').click()

    def take_boat(self, boat: str) -> None:
        self.choose(boat).get_by_role(
            "button", name=self.visitor.says("kft-take-boat"), exact=True
        ).click()

    def pick(self, tile: str) -> None:
        """The last tile is picked automatically."""
        picked = self.page.locator(f'[data-pick="{tile}"]')
        expect(picked).to_have_attribute("aria-disabled", "false")
        if picked.get_attribute("aria-pressed") != "true":
            picked.click()
        expect(picked).to_have_attribute("aria-pressed", "true")

    def lay(self, spot: Json) -> None:
        """Choose the cell, rotate the tile until it is right, and place it."""
        turns = sorted(
            action["lay"]["turn"]
            for action in self.state()["legal"]
            if (action["lay"]["q"], action["lay"]["r"]) == (spot["q"], spot["r"])
        )
        cell = self.page.locator(f'[data-cell="{spot["q"]},{spot["r"]}"]')
        cell.click()
        way = turns.index(spot["turn"]) + 1
        wanted = re.compile(rf"{way}\D+{len(turns)}\b" if len(turns) > 1 else ".")
        for _ in turns:
            if wanted.search(cell.get_attribute("aria-label") or ""):
                break
            self.button("kfv-turn-right").last.click()
        self.button("kfv-lay").click()
        expect(cell).to_be_hidden()

    def contribute(self, tiles: list[str]) -> None:
        for tile in tiles:
            self.page.locator(f'[data-winter="{tile}"]').click()
        self.button("kfv-winter-done", count=len(tiles)).click()


def follow(seat: Seat, actions: tuple[Json, ...]) -> None:
    """Do all this through the page, in order, and confirm it."""
    before = seat.recorded()
    for number, action in enumerate(actions, 1):
        by_page = seat.is_done_by_page()
        if not by_page and seat.actions_taken()[len(before) :][:number] != list(actions[:number]):
            seat.do(action)
        is_mixed = "workers" in action and "workers" in (*actions, {})[number]
        if not is_mixed:
            has_done(seat, before, actions[:number])
    seat.confirm_if_asked()
    expect(seat.confirm).to_be_hidden()
    has_done(seat, before, actions)
    assert seat.state()["draft"] is None or not seat.state()["draft"]["complete"]


def has_done(seat: Seat, before: list[Json], actions: tuple[Json, ...]) -> None:
    """The table recorded exactly this."""
    actions_taken: list[Json] = []
    for _ in range(4000):
        actions_taken = seat.actions_taken()[len(before) :]
        if actions_taken[: len(actions)] == list(actions):
            return
        seat.page.wait_for_timeout(50)
    raise AssertionError(f"not {list(actions)} but {actions_taken}")
