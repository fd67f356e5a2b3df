"""A new player who follows a tutorial."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser import carcassonne, keyflower
from tests.browser.chromium import Visitor

LIT = re.compile(r"column (\S+), row (\S+)\.")


class Guide:
    """The tutorial's band above the table, and what it points at."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.band = self.page.get_by_role("region", name=visitor.says("guide-name"), exact=True)
        self.title = self.band.get_by_role("heading")

    def press(self, key: str) -> Locator:
        return self.band.get_by_role("button", name=self.visitor.says(key), exact=True)

    @property
    def framed(self) -> list[str]:
        """The names of the framed elements."""
        found = self.page.locator("[data-guided]").evaluate_all(
            "(all) => all.map((one) => one.dataset.guide)"
        )
        return [str(name) for name in found]

    def framed_as(self, kind: str) -> str | None:
        """What follows the colon in a framed name of this kind."""
        names = [name.partition(":")[2] for name in self.framed if name.startswith(f"{kind}:")]
        return names[0] if names else None

    @property
    def waiting(self) -> str:
        """The headline while the opponent thinks."""
        return self.visitor.says("guide-wait-title", bot="Magpie")

    def is_at_its_end(self) -> bool:
        return self.press("guide-play-on").is_visible()

    def follow(self, decide: Callable[[], None]) -> list[str]:
        """Read everything and do what it says, to the end of the tutorial. Return all headlines."""
        told: list[str] = []
        for _ in range(600):
            title = self.title.inner_text()
            if title not in told:
                told.append(title)
            if self.is_at_its_end():
                return told
            if self.press("guide-next").is_visible():
                self.press("guide-next").click()
            elif title != self.waiting:
                decide()
            self.page.wait_for_timeout(200)
        raise AssertionError(f"the lesson does not end: {told}")


def begin(visitor: Visitor, game: str) -> Guide:
    """From the home page to the table, by the link for new players."""
    visitor.go("/")
    link = visitor.page.locator(f'a[href="/learn/{game}/first"]').first
    expect(link).to_have_text(visitor.says("guide-new-to-go"))
    link.click()
    visitor.field("web-name-ask").fill("Nora")
    visitor.button("guide-first-begin").click()
    guide = Guide(visitor)
    expect(guide.title).to_be_visible()
    return guide


class CarcassonneNewcomer:
    """Places the tile on the highlighted cell, and the framed follower."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self.seat = carcassonne.Seat(guide.visitor)

    def decide(self) -> None:
        seat = self.seat
        if seat.cells.count() > 0:
            self.lit_cell().click()
            seat.do("cc-lay").click()
            expect(seat.do("cc-lay")).to_be_hidden()
        elif (on := self.guide.framed_as("stand")) is not None:
            seat.to_do.locator(f'[data-guide="stand:{on}"]').first.click()
            seat.do("cc-confirm").click()
            expect(seat.do("cc-confirm")).to_be_hidden()
        elif (nothing := seat.do("cc-pass").or_(seat.do("cc-end-turn"))).is_visible():
            nothing.click()
            expect(nothing).to_be_hidden()

    def lit_cell(self) -> Locator:
        """The highlighted cell, as screen readers get it; any cell if nothing is highlighted."""
        told = LIT.search(self.guide.band.inner_text())
        if told is None:
            return self.seat.cells.first
        cell = re.compile(rf"^Column {told[1]}, row {told[2]},")
        found = self.seat.board.get_by_role("button", name=cell)
        return found.first if found.count() > 0 else self.seat.cells.first


class KeyflowerNewcomer:
    """Opens the framed tile and does what the tutorial is about; otherwise the first possible
    thing.
    """

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        table = guide.page.url.rpartition("/")[2]
        self.seat = keyflower.Seat(guide.visitor, table, 0)

    def decide(self) -> None:
        state = self.seat.state()
        if not state["legal"]:
            return
        wish = self.wish(state["legal"])
        if "pass" in wish:
            self.press_pass()
        else:
            self.seat.do(wish)
        self.wait_until_after(state["version"])

    def press_pass(self) -> None:
        self.seat.to_do.locator('[data-guide="pass"]').click()

    def wait_until_after(self, version: int) -> None:
        """The last pass needs a confirmation."""
        sure = self.seat.to_do.locator('[data-guide="pass"].danger')
        for _ in range(4000):
            if self.seat.state()["version"] > version:
                return
            if sure.is_visible():
                sure.click()
            self.guide.page.wait_for_timeout(50)

    def wish(self, legal: list[Any]) -> Any:
        tile = self.guide.framed_as("tile")
        for word in ("bid", "use"):
            if {word: tile} in legal and word in self.guide.framed:
                return {word: tile}
        if {"bid": tile} in legal and self.seat.deeds() == []:
            return {"bid": tile}
        if {"use": tile} in legal:
            return {"use": tile}
        for word in ("upgrade", "finish", "pass"):
            if found := [action for action in legal if word in action]:
                return found[0]
        return legal[0]
