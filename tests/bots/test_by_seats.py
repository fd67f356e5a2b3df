"""Levels that are another bot at larger tables: which one plays, and what both are told."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from meeplewright.bots import Bot, level_spec, levels_for, make_bot, takes_style
from meeplewright.bots.beginner import BeginnerBot
from meeplewright.bots.budgets import larger
from meeplewright.bots.by_seats import BotBySeats
from meeplewright.bots.evaluator_bots import SearchBot
from meeplewright.core import Action, Budget, InvalidSetup, Outcome, Reason, View, play, registry
from meeplewright.core.play import play_record
from meeplewright.core.player import SeenEntry
from meeplewright.core.records import Seat
from meeplewright.games.carcassonne.manifest import MANIFEST as CARCASSONNE
from meeplewright.server.bot_limits import check_bot
from meeplewright.server.settings import Limits
from tests.core.tiny_game import MANIFEST, Tiny

TINY = Tiny()


class Recorded(Bot):
    """Plays the first legal action, and keeps what it was asked and told."""

    observes = True

    def __init__(self, setting: str = "", time: float | None = 1.0) -> None:
        super().__init__(TINY, 1, setting)
        self.time = time
        self.asked = 0
        self.told: list[SeenEntry | Outcome] = []
        self.closed = 0

    def choose(
        self, view: View, legal: Sequence[Action], budget: Budget | None, rng: Random
    ) -> Action:
        self.asked += 1
        self.faults, self.complaints = 2, (Reason("bot", "late"),)
        return legal[0]

    def observe(self, entry: SeenEntry) -> None:
        self.told.append(entry)

    def game_over(self, outcome: Outcome) -> None:
        self.told.append(outcome)

    def processor_time(self) -> float | None:
        return self.time

    def close(self) -> None:
        self.closed += 1


class Quiet(Recorded):
    """Wants to be told nothing, and cannot be closed."""

    observes = False

    def close(self) -> None:
        raise OSError


@pytest.fixture
def _two_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if Tiny were registered, with another casual player at its tables of three."""
    manifest = replace(
        MANIFEST,
        levels={"casual": "search:2", "club": "greedy"},
        levels_of_more={"casual": "beginner:30"},
        styles=("early",),
    )
    monkeypatch.setattr(registry, "_find", lambda name: manifest if name == "tiny" else CARCASSONNE)


def played(bot: Bot, seats: int) -> Outcome | None:
    return play(TINY, [Recorded(), bot, *(Recorded() for _ in range(seats - 2))], seed=3).outcome()


@pytest.mark.usefixtures("_two_bots")
def test_a_level_is_named_for_the_number_of_seats() -> None:
    assert [level_spec("casual", TINY, seats) for seats in (2, 3, 4)] == [
        *("search:2", "beginner:30", "beginner:30"),
    ]
    assert level_spec("casual", TINY) == "search:2"
    assert level_spec("club", TINY, 3) == "greedy"
    assert level_spec("master", TINY, 3) == "search:1s"
    assert levels_for(TINY) == ["novice", "casual", "club", "expert", "master"]


@pytest.mark.usefixtures("_two_bots")
@pytest.mark.parametrize(
    ("seats", "kind", "setting"), [(2, SearchBot, "2"), (3, BeginnerBot, "30")]
)
def test_the_bot_for_the_table_plays(seats: int, kind: type[Bot], setting: str) -> None:
    bot = make_bot("casual", TINY, 1)
    assert isinstance(bot, BotBySeats)
    assert (bot.game, bot.seat, bot.setting, bot.style) == (TINY, 1, "2", "")
    assert played(bot, seats) is not None
    assert type(bot._playing) is kind
    assert bot.setting == setting


@pytest.mark.usefixtures("_two_bots")
@pytest.mark.parametrize("seats", [2, 3])
def test_it_plays_the_same_games_as_that_bot_alone(seats: int) -> None:
    def record(spec: str) -> str:
        bots = [make_bot(spec, TINY, seat) for seat in range(seats)]
        return play_record(TINY, bots, [Seat("bot", "bot")] * seats, seed=5).dumps()

    assert record("casual") == record(level_spec("casual", TINY, seats))


@pytest.mark.usefixtures("_two_bots")
def test_a_level_with_one_bot_is_that_bot() -> None:
    assert not isinstance(make_bot("club", TINY, 0), BotBySeats)


@pytest.mark.usefixtures("_two_bots")
def test_both_bots_have_the_style(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = make_bot("casual+early", TINY, 1)
    assert isinstance(bot, BotBySeats)
    assert [one.style for one in (bot, *bot.bots)] == ["early"] * 3
    assert takes_style("casual", TINY) and not takes_style("club", TINY)
    with pytest.raises(InvalidSetup):
        make_bot("casual+late", TINY, 1)
    monkeypatch.setattr(BeginnerBot, "takes_style", False)
    assert not takes_style("casual", TINY)


@pytest.mark.usefixtures("_two_bots")
def test_its_budget_suffices_for_both() -> None:
    assert make_bot("casual", TINY, 1).own_budget == Budget(simulations=2)
    check_bot("casual+early", TINY, 1, Limits(bot_simulations=1))


def test_the_larger_budget_counts_in_each_unit() -> None:
    few, many, long = Budget(simulations=2), Budget(simulations=9), Budget(seconds=2)
    assert larger(None, None) is None
    assert larger(few, None) == larger(None, few) == few
    assert larger(few, many) == larger(many, few) == many
    assert larger(few, long) == Budget(simulations=2, seconds=2)


@pytest.mark.parametrize("seats", [2, 3])
def test_only_one_is_asked_and_those_that_want_it_are_told(seats: int) -> None:
    two, more = Recorded("two"), Recorded("more")
    bot = BotBySeats(two, more)
    outcome = played(bot, seats)
    asked, other = (two, more) if seats == 2 else (more, two)
    assert asked.asked == 2 and other.asked == 0
    assert two.told == more.told and two.told[-1] == outcome
    assert bot.faults == 2 and bot.complaints == asked.complaints
    silent = Quiet()
    played(BotBySeats(silent, Recorded()), seats)
    assert silent.told == []


def test_its_processor_time_is_that_of_both() -> None:
    assert BotBySeats(Recorded(time=1.0), Recorded(time=0.5)).processor_time() == 1.5
    assert BotBySeats(Recorded(time=None), Recorded()).processor_time() is None
    assert BotBySeats(Recorded(), Recorded(time=None)).processor_time() is None


def test_both_are_closed() -> None:
    two, more = Recorded(), Recorded()
    BotBySeats(two, more).close()
    assert (two.closed, more.closed) == (1, 1)
    with pytest.raises(OSError):
        BotBySeats(Quiet(), more).close()
    assert more.closed == 2
