"""Bots are created from specs, once per seat and game; a wrong spec is reported."""

from collections.abc import Callable, Sequence
from importlib.metadata import EntryPoint
from random import Random

import pytest

from meeplewright.bots import Bot, bot_names, bots_for, levels_for, make_bot
from meeplewright.bots.bot import offered_kinds
from meeplewright.bots.greedy import GreedyBot
from meeplewright.bots.random_bot import RandomBot
from meeplewright.core import Action, Budget, InvalidSetup, View
from meeplewright.core.extras import MissingExtra
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.keyflower import Keyflower
from tests.core.tiny_game import Tiny

GAME = Carcassonne()


class FirstBot(Bot):
    """A third-party bot: the first legal action, or a later one as its setting says."""

    takes_setting = True

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        return legal[int(self.setting or 0) % len(legal)]


def test_a_bot_knows_its_game_and_seat() -> None:
    bot = make_bot("greedy", GAME, 1)
    assert isinstance(bot, GreedyBot)
    assert (bot.game, bot.seat, bot.setting) == (GAME, 1, "")
    assert isinstance(make_bot("random", GAME, 0), RandomBot)


def test_every_seat_gets_a_bot_of_its_own() -> None:
    assert make_bot("random", GAME, 0) is not make_bot("random", GAME, 0)


def test_the_built_in_bots_are_listed() -> None:
    assert {"greedy", "random"} <= set(bot_names())


@pytest.mark.parametrize("spec", ["", "Greedy", "greedy ", "gandalf", ":5", "x" * 1000])
def test_there_is_no_such_bot(spec: str) -> None:
    with pytest.raises(InvalidSetup) as caught:
        make_bot(spec, GAME, 0)
    reason = caught.value.reason
    assert (reason.rule, reason.key) == ("bot", "setup-bot")
    assert "greedy" in str(reason.arguments["bots"])
    assert len(str(reason)) < 250


@pytest.mark.parametrize(
    "spec", ["greedy:", "greedy:5", "random:1:2", "master:5", "novice:", "search:"]
)
def test_these_bots_take_no_setting(spec: str) -> None:
    with pytest.raises(InvalidSetup) as caught:
        make_bot(spec, GAME, 0)
    assert (caught.value.reason.rule, caught.value.reason.key) == ("bot", "setup-bot-setting")


def test_a_third_party_adds_a_bot_through_an_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("first", f"{FirstBot.__module__}:FirstBot", "meeplewright.bots")
    monkeypatch.setattr("meeplewright.bots.bot.entry_points", lambda group: [point])
    monkeypatch.setattr(EntryPoint, "load", lambda self: FirstBot)
    assert bot_names()[5:] == [
        *(
            "beginner",
            "careless",
            "champion",
            "first",
            "flat",
            "greedy",
            "hasty",
            "heuristic",
            "program",
            "random",
            "search",
            "tutor",
        ),
        *("uct", "zero"),
    ]
    assert make_bot("first:3", GAME, 0).setting == "3"
    assert make_bot("first", GAME, 0).setting == ""
    with pytest.raises(InvalidSetup):
        make_bot("first:", GAME, 0)


def test_people_are_offered_levels_and_the_bots_of_other_packages(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    point = EntryPoint("first", f"{FirstBot.__module__}:FirstBot", "meeplewright.bots")
    monkeypatch.setattr("meeplewright.bots.bot.entry_points", lambda group: [point])
    monkeypatch.setattr(EntryPoint, "load", lambda self: FirstBot)
    assert bots_for(GAME) == ["novice", "casual", "club", "expert", "master", "first"]
    monkeypatch.setattr(FirstBot, "is_offered", classmethod(lambda cls, game: False))
    assert bots_for(Keyflower()) == levels_for(Keyflower())


def lacking(fault: ImportError) -> Callable[[str], type[Bot]]:
    """As `load`, if the module of a game's bot cannot be imported."""

    def load(path: str) -> type[Bot]:
        raise fault

    return load


def test_a_bot_of_a_game_can_need_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    fault = MissingExtra("research", "pyspiel")
    monkeypatch.setattr("meeplewright.bots.bot.load", lacking(fault))
    with pytest.raises(InvalidSetup) as caught:
        make_bot("zero", GAME, 0)
    reason = caught.value.reason
    assert (reason.rule, reason.key) == ("bot", "setup-bot-extra")
    assert reason.arguments == {"bot": "zero", "extra": "research"}


@pytest.mark.parametrize(
    "fault", [MissingExtra("research", "pyspiel"), ModuleNotFoundError("no torch", name="torch")]
)
def test_a_bot_whose_packages_are_not_installed_is_not_offered(
    fault: ImportError, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert offered_kinds(GAME) == ["zero"]
    monkeypatch.setattr("meeplewright.bots.bot.load", lacking(fault))
    assert offered_kinds(GAME) == []


@pytest.mark.parametrize("name", ["champion", "careless"])
def test_a_game_without_a_champion_is_named(name: str) -> None:
    with pytest.raises(InvalidSetup) as caught:
        make_bot(name, Tiny(), 0)
    reason = caught.value.reason
    assert (reason.key, reason.arguments) == ("setup-bot-game", {"bot": name, "game": "tiny"})


@pytest.mark.parametrize("spec", ["beginner:0", "beginner:101", "beginner:2s", "careless:0"])
def test_a_percentage_that_cannot_be_read_is_named(spec: str) -> None:
    with pytest.raises(InvalidSetup) as caught:
        make_bot(spec, GAME, 0)
    assert (caught.value.reason.rule, caught.value.reason.key) == ("bot", "setup-bot-percent")
    assert caught.value.reason.arguments == {"bot": spec}


@pytest.mark.parametrize("spec", ["search:0", "search:2h", "flat:-1", "uct:1.5", "search:ms"])
def test_a_budget_that_cannot_be_read_is_named(spec: str) -> None:
    with pytest.raises(InvalidSetup) as caught:
        make_bot(spec, GAME, 0)
    assert (caught.value.reason.rule, caught.value.reason.key) == ("bot", "setup-bot-budget")
    assert caught.value.reason.arguments == {"bot": spec}
