"""The pages around a game, used through roles, labels and texts."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.chromium import Visitor


class Home:
    """The home page."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    def open(self) -> Home:
        self.visitor.go("/")
        expect(self.play_now.first).to_be_enabled()
        return self

    @property
    def play_now(self) -> Locator:
        return self.visitor.button("web-play-now")

    def set_name(self, name: str) -> None:
        """Enter a name, which a new user is asked for."""
        self.visitor.field("web-name-ask").fill(name)

    def set_a_table(self) -> NewTable:
        self.visitor.link("web-new-table").first.click()
        return NewTable(self.visitor).arrived()


class NewTable:
    """The page that creates a table."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    def open(self, game: str = "") -> NewTable:
        self.visitor.go(f"/new?game={game}" if game else "/new")
        return self.arrived()

    def arrived(self) -> NewTable:
        expect(self.visitor.field("web-seat-number", number=1)).to_be_visible()
        return self

    def seat(self, number: int, player: str, **words: str) -> None:
        """Choose who plays a seat, by the key of the option's text."""
        choice = self.visitor.field("web-seat-number", number=number)
        choice.select_option(label=self.visitor.says(player, **words))

    def seat_here(self, number: int, name: str) -> None:
        """Another player at this device."""
        self.seat(number, "web-player-here")
        self.visitor.field("web-player-here-name", number=number).fill(name)

    def seat_a_bot(self, number: int, bot: str) -> None:
        """A bot by its level."""
        names = {"bot": self.visitor.says(f"bot-{bot}"), "level": self.visitor.says(f"level-{bot}")}
        self.seat(number, "web-player-level", **names)

    def style(self, number: int) -> Locator:
        """The choice of a bot's style."""
        return self.visitor.field("web-style-of", number=number)

    def unfold_rules(self) -> None:
        """The options of the game."""
        heading = self.visitor.says("web-options")
        self.visitor.page.get_by_role("heading", name=heading, exact=True).click()

    @property
    def preset(self) -> Locator:
        """Which rulebook the options are those of."""
        return self.visitor.field("web-preset")

    def option(self, name: str, value: str | int) -> Locator:
        """A value of an option, by its keys; shown with a capital."""
        heading, words = (
            self.visitor.says(key) for key in (f"option-{name}", f"option-{name}-{value}")
        )
        group = self.visitor.page.get_by_role("group", name=heading)
        return group.get_by_role("radio", name=words)

    def expansion(self, name: str) -> Locator:
        """The switch of an expansion, by its value."""
        words = re.escape(self.visitor.says(f"option-expansions-{name}"))
        return self.visitor.page.get_by_role("switch", name=re.compile(f"^{words}"))

    def how_many(self, seats: int) -> Locator:
        """The choice of this many seats."""
        heading = self.visitor.says("web-seats-how-many")
        group = self.visitor.page.get_by_role("group", name=heading)
        return group.get_by_label(str(seats), exact=True)

    def begin(self) -> None:
        """All seats are taken: the game begins."""
        self.visitor.button("web-begin").click()

    def set(self) -> None:
        """Create a table with open seats."""
        self.visitor.button("web-set-table").click()


class WaitingRoom:
    """A table with open seats."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    def invitation(self, seat: int) -> str:
        """The link for this seat, as the host copies it."""
        return self.visitor.field("web-invite-seat", number=seat).input_value()

    def sit_down(self, name: str) -> None:
        """A new user with an invitation takes the seat."""
        self.visitor.field("web-name-ask").fill(name)
        self.visitor.button("web-sit").click()
