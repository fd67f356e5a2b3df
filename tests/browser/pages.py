"""The pages round a game, as somebody finds their way on them: by roles, labels and words."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.chromium import Visitor


class Home:
    """The start page."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    def open(self) -> Home:
        self.visitor.go("/")
        expect(self.play_now.first).to_be_enabled()
        return self

    @property
    def play_now(self) -> Locator:
        return self.visitor.button("web-play-now")

    def is_called(self, name: str) -> None:
        """What a newcomer is asked."""
        self.visitor.field("web-name-ask").fill(name)

    def set_a_table(self) -> NewTable:
        self.visitor.link("web-new-table").first.click()
        return NewTable(self.visitor).arrived()


class NewTable:
    """Where a table is set."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    def open(self, game: str = "") -> NewTable:
        self.visitor.go(f"/new?game={game}" if game else "/new")
        return self.arrived()

    def arrived(self) -> NewTable:
        expect(self.visitor.field("web-seat-number", number=1)).to_be_visible()
        return self

    def seat(self, number: int, player: str, **words: str) -> None:
        """Who sits there, by the key of the words that offer it."""
        choice = self.visitor.field("web-seat-number", number=number)
        choice.select_option(label=self.visitor.says(player, **words))

    def seat_here(self, number: int, name: str) -> None:
        """Somebody who shares this screen."""
        self.seat(number, "web-player-here")
        self.visitor.field("web-player-here-name", number=number).fill(name)

    def seat_a_bot(self, number: int, bot: str) -> None:
        """A bot by its level."""
        names = {"bot": self.visitor.says(f"bot-{bot}"), "level": self.visitor.says(f"level-{bot}")}
        self.seat(number, "web-player-level", **names)

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

    def begin(self) -> None:
        """All seats are taken: the game begins."""
        self.visitor.button("web-begin").click()

    def set(self) -> None:
        """Somebody is still awaited."""
        self.visitor.button("web-set-table").click()


class WaitingRoom:
    """A table at which somebody is still awaited."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    def invitation(self, seat: int) -> str:
        """The link for this seat, as the host copies it."""
        return self.visitor.field("web-invite-seat", number=seat).input_value()

    def sit_down(self, name: str) -> None:
        """A newcomer with an invitation takes the seat."""
        self.visitor.field("web-name-ask").fill(name)
        self.visitor.button("web-sit").click()
