"""A seat at a table of Carcassonne, played through the page as people do."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, expect

from tests.browser.chromium import Visitor
from tests.browser.endings import RESULT
from tests.words import any_of, said


class Seat:
    """What the user sees and does at the table, in English."""

    def __init__(self, visitor: Visitor, rng: Random | None = None) -> None:
        self.visitor = visitor
        self.rng = rng or Random(1)
        page = visitor.page
        self.board = page.get_by_role("group", name=visitor.says("cc-board"), exact=True)
        self.to_do = page.get_by_role("region", name=visitor.says("cc-your-move"), exact=True)
        cells = f"{any_of('cc-cell', ways=(1, 2, 3, 4)).pattern}|{said('cc-cell-turned').pattern}"
        self.cells = self.board.get_by_role("button", name=re.compile(cells))
        self.tiles = self.board.get_by_role("img", name=re.compile(r", column .*, row "))
        self.spots = self.to_do.get_by_role("group").get_by_role("button")
        self.result = page.get_by_role("dialog", name=RESULT)

    def do(self, key: str) -> Locator:
        """A button of the current actions."""
        return self.to_do.get_by_role("button", name=self.visitor.says(key), exact=True)

    @property
    def my_turn(self) -> Locator:
        return self.visitor.text("web-your-turn")

    def wait_for_turn(self) -> bool:
        """True when this seat has to place a tile; False when the game is over."""
        expect(self.cells.first.or_(self.result)).to_be_visible()
        return not self.result.is_visible()

    def begins(self) -> bool:
        """Whether this seat has the first turn, once it is known."""
        expect(self.cells.first.or_(self.waiting)).to_be_visible()
        return self.cells.count() > 0

    # -- the tile -----------------------------------------------------------------------------

    def choose_a_cell(self) -> Locator:
        """Choose any cell where the tile fits. If several rotations fit, the tile is previewed
        there; otherwise it is placed.
        """
        expect(self.cells.first).to_be_visible()
        self.visitor.button("cc-fit").click()  # on a phone the board shows only where play is
        cell = self.cells.nth(self.rng.randrange(self.cells.count()))
        cell.click()
        return cell

    def lay(self) -> None:
        """Place the tile, wherever it fits."""
        self.choose_a_cell()
        self.place_chosen()

    def place_chosen(self) -> None:
        """Place the tile on the chosen cell, if it is not placed already."""
        # A tile with only one rotation is placed already; the button is disabled meanwhile.
        choosing = self.do("cc-lay").and_(self.visitor.page.locator(":enabled"))
        placed = self.confirm.or_(self.waiting).or_(self.result)
        expect(choosing.or_(placed).first).to_be_visible()
        if choosing.is_visible():
            choosing.click()
        expect(self.do("cc-lay")).to_be_hidden()

    @property
    def confirm(self) -> Locator:
        """The button that ends the turn."""
        return self.to_do.locator('[data-guide="confirm-turn"]')

    asks_before_sending = True
    """As set in the settings."""

    # -- the follower -------------------------------------------------------------------------

    def follow(self, with_a_follower: bool) -> None:
        """End the turn with a follower on the tile, if wanted and possible, or without."""
        choice = self.confirm if self.asks_before_sending else self.spots.first
        expect(choice.or_(self.waiting).or_(self.result).first).to_be_visible()
        if not choice.is_visible():
            return  # nothing to choose, and no confirmation wanted: the turn ends by itself
        if self.spots.count() == 0:
            self.confirm.click()
        elif with_a_follower:
            self._put(self.rng.randrange(self.spots.count()))
        else:
            self.no_figure.click()
            if self.asks_before_sending:
                self.confirm.click()
        expect(self.confirm).to_be_hidden()

    @property
    def waiting(self) -> Locator:
        """It is another player's turn."""
        kinds = ("tile", "second", "follower")
        waits = [said(f"cc-waits-{what}").pattern for what in kinds]
        return self.to_do.get_by_text(re.compile("|".join(waits)))

    @property
    def no_figure(self) -> Locator:
        """The button that places nothing; with expansions it has another name."""
        return self.do("cc-pass").or_(self.do("cc-pass-figure"))

    def figure(self, name: str) -> Locator:
        """The button that chooses a kind of figure."""
        return self.to_do.locator(f'[data-guide="figure:{name}"]')

    def _put(self, index: int) -> None:
        spot = self.spots.nth(index)
        is_farmer = self.visitor.says("cc-role-field") in spot.inner_text()
        spot.click()
        if self.asks_before_sending or is_farmer:
            self.confirm.click()

    def play_a_turn(self) -> None:
        self.lay()
        self.follow(with_a_follower=self.rng.random() < 0.5)
