"""A new player who follows a tutorial."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from meeplewright.core.lessons import lessons
from tests.browser import carcassonne, keyflower
from tests.browser.chromium import Visitor

LIT = re.compile(r"column (\S+), row (\S+)\.")
# Some headlines are there for a moment only, while the player's click is on its way.
NOTE_HEADLINES = """(name) => {
  window.headlines = [];
  const note = () => {
    const text = document.querySelector(`[aria-label="${name}"] :is(h1, h2, h3)`)?.innerText;
    if (text && !window.headlines.includes(text)) window.headlines.push(text);
  };
  note();
  const everything = { subtree: true, childList: true, characterData: true };
  new MutationObserver(note).observe(document.body, everything);
}"""


class Guide:
    """The tutorial's band above the table, and what it points at."""

    def __init__(self, visitor: Visitor, bot: str = "") -> None:
        self.visitor = visitor
        self.bot = bot
        self.page = visitor.page
        self.band = self.page.get_by_role("region", name=visitor.says("guide-name"), exact=True)
        self.title = self.band.get_by_role("heading")
        self.read = ""  # the last headline

    @property
    def height(self) -> int:
        """The height of the band in pixels."""
        return int(self.band.evaluate("(band) => band.offsetHeight"))

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
        return self.visitor.says("guide-wait-title", bot=self.bot)

    @property
    def home(self) -> Locator:
        """The link at the end of a chapter."""
        return self.band.get_by_role("link", name=self.visitor.says("guide-home"), exact=True)

    def is_at_its_end(self) -> bool:
        return self.home.is_visible()

    def follow(self, decide: Callable[[], None]) -> list[str]:
        """Do what it says, to the end of the tutorial. Return all headlines."""
        self.page.evaluate(NOTE_HEADLINES, self.visitor.says("guide-name"))
        for _ in range(600):
            title = self.read = self.title.inner_text()
            if self.is_at_its_end():
                return [str(title) for title in self.page.evaluate("headlines")]
            if self.press("guide-next").is_visible():
                # Not the button of a headline that came meanwhile and was not read.
                if self.title.inner_text() == title:
                    self.press("guide-next").click()
            elif title != self.waiting:
                decide()
            self.page.wait_for_timeout(200)
        raise AssertionError(f"the lesson does not end: {self.page.evaluate('headlines')}")


BOTS = {"carcassonne": "bot-greedy", "keyflower": "bot-tutor"}
"""The names of the opponents."""


def begin(visitor: Visitor, game: str, chapter: str | None = None) -> Guide:
    """From the home page to the table, by the link for new players; without a chapter, to the one
    that is offered.
    """
    visitor.go("/")
    link = visitor.page.locator(f'a[href="/learn/{game}/first"]').first
    expect(link).to_have_text(visitor.says("guide-new-to-go"))
    link.click()
    if chapter is not None:
        visitor.page.locator(f'input[name="chapter"][value="{chapter}"]').check()
    if (name := visitor.field("web-name-ask")).is_visible():
        name.fill("Nora")
    visitor.button("guide-first-begin").click()
    guide = Guide(visitor, visitor.says(BOTS[game]))
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
            seat.visitor.button("cc-fit").click()  # nothing lies under the tutorial
            if self.guide.press("guide-next").is_visible():
                return  # the opponent has moved: first comes what the tutorial says of it
            self.lit_cell().click()
            seat.place_chosen()
        elif (on := self.guide.framed_as("stand")) is not None:
            seat.to_do.locator(f'[data-guide="stand:{on}"]').first.click()
            seat.confirm.click()
            expect(seat.confirm).to_be_hidden()
        elif seat.confirm.is_visible():
            seat.follow(with_a_follower=False)

    def lit_cell(self) -> Locator:
        """The highlighted cell, as screen readers get it; any cell if nothing is highlighted."""
        match = LIT.search(self.guide.band.inner_text())
        if match is None:
            return self.seat.cells.first
        cell = re.compile(rf"^Column {match[1]}, row {match[2]},")
        found = self.seat.board.get_by_role("button", name=cell)
        return found.first if found.count() > 0 else self.seat.cells.first


class KeyflowerNewcomer:
    """Does what the chapter suggests, as far as it is framed, and the first possible thing where
    nothing is suggested.
    """

    def __init__(self, guide: Guide, chapter: str) -> None:
        self.guide = guide
        table = guide.page.url.rpartition("/")[2]
        self.seat = keyflower.Seat(guide.visitor, table, 0)
        self.plan = [
            action for turn in lessons()["keyflower"].chapters[chapter].turns for action in turn
        ]
        self.before = len(self.seat.actions_taken())

    @property
    def actions_taken(self) -> list[Any]:
        """What it has done and drafted in this chapter."""
        return self.seat.actions_taken()[self.before :]

    def decide(self) -> None:
        self.seat.confirm_if_asked()
        self.seat.page_is_up_to_date()
        taken, legal = self.actions_taken, self.seat.state()["legal"]
        is_settled = (
            self.actions_taken == taken and self.guide.title.inner_text() == self.guide.read
        )
        if not legal or keyflower.is_single(legal) or not is_settled:
            return
        wish = self.wish(taken, legal)
        self.is_framed(wish)
        if not self.guide.is_at_its_end():
            self.do(wish)

    def do(self, wish: Any) -> None:
        position = self.seat.position()
        if "pass" in wish:
            self.seat.to_do.locator('[data-guide="pass"]').click()
        else:
            self.seat.do(wish)
        self.wait_until_after(position)

    def wait_until_after(self, position: tuple[int, int]) -> None:
        """The last pass needs a confirmation."""
        sure = self.seat.to_do.locator('[data-guide="pass"].danger')
        for _ in range(400):
            if self.seat.position() != position:
                return
            if sure.is_visible():
                sure.click()
            self.guide.page.wait_for_timeout(50)

    def wish(self, done: list[Any], legal: list[Any]) -> Any:
        if len(done) < len(self.plan) and done == self.plan[: len(done)]:
            planned = self.plan[len(done)]
            if planned in legal:
                return planned
        for word in ("finish", "pass"):
            if found := [action for action in legal if word in action]:
                return found[0]
        return legal[0]

    def is_framed(self, wish: Any) -> None:
        """Nothing is framed that is not suggested; tiles are built as one likes."""
        word, value = next(iter(wish.items()))
        frames = {
            "bring": f"group:{value}",
            "boat": f"boat:{value}",
            "pay_skill": f"offer:{value}",
            "choose": f"offer:{value}",
            "pass": "pass",
        }
        if word == "workers":
            some = f"number:{value['colour']}:{value['number']}"
            frames[word] = some if value["number"] > 0 else "place:0"
        if word in frames and self.actions_taken == self.plan[: len(self.actions_taken)]:
            wanted = self.guide.page.locator(f'[data-guide="{frames[word]}"][data-guided]')
            # The opponent may have ended the chapter meanwhile.
            expect(wanted.first.or_(self.guide.home).first).to_be_attached()
