"""Playing styles: how a spec names one, what a bot with a style does, and what stays the same."""

import os
from collections import Counter
from importlib.metadata import EntryPoint
from itertools import cycle
from random import Random

import pytest
from scripts.measure_styles import compared, per_game

from meeplewright.bots import (
    levels_for,
    make_bot,
    name_in,
    styles_for,
    takes_style,
    with_style,
    without_style,
)
from meeplewright.bots.evaluator_bots import ChampionBot, HeuristicBot
from meeplewright.core import Game, InvalidSetup, Reason, play
from meeplewright.core.play import play_record
from meeplewright.core.records import Seat
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.carcassonne.bots import styles as carcassonne_styles
from meeplewright.games.keyflower import Keyflower
from meeplewright.games.keyflower.bots import styles as keyflower_styles
from meeplewright.locales import Catalogue, languages
from tests.bots.positions import PlainLuck
from tests.bots.test_make_bot import FirstBot
from tests.conftest import FULL, only_in_full
from tests.core.tiny_game import Tiny

IS_COMPILED = os.environ.get("MEEPLEWRIGHT_MODE") == "compiled"
CARCASSONNE, KEYFLOWER = Carcassonne(), Keyflower()
GAMES = [CARCASSONNE, KEYFLOWER]
STYLES = [(game, style) for game in GAMES for style in styles_for(game)]
EXPANSIONS = "river-inns_and_cathedrals-traders_and_builders"

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
each_style = pytest.mark.parametrize(
    ("game", "style"), STYLES, ids=[f"{game.name}-{style}" for game, style in STYLES]
)
compiled = pytest.mark.skipif(not IS_COMPILED, reason="whole games are slow when interpreted")


def refused(spec: str, game: Game = CARCASSONNE) -> Reason:
    with pytest.raises(InvalidSetup) as caught:
        make_bot(spec, game, 0)
    return caught.value.reason


# -- specs ------------------------------------------------------------------------------------


def test_each_game_has_three_styles() -> None:
    assert styles_for(CARCASSONNE) == ["knight", "farmer", "saver"]
    assert styles_for(KEYFLOWER) == ["bidder", "saver", "upgrader"]
    assert styles_for(Tiny()) == []


@each_style
def test_every_level_can_play_in_every_style(game: Game, style: str) -> None:
    assert not takes_style("greedy", game)  # a frozen baseline
    for level in levels_for(game):
        assert takes_style(level, game)
        plain, bot = make_bot(level, game, 1), make_bot(f"{level}+{style}", game, 1)
        assert type(bot) is type(plain)
        assert (bot.style, plain.style) == (style, "")
        assert (bot.seat, bot.setting, bot.own_budget) == (1, plain.setting, plain.own_budget)


def test_a_style_follows_the_setting() -> None:
    bot = make_bot("champion:50+farmer", CARCASSONNE, 0)
    assert isinstance(bot, ChampionBot)
    assert (bot.setting, bot.style) == ("50", "farmer")
    assert make_bot("beginner:30+saver", KEYFLOWER, 0).style == "saver"


@pytest.mark.parametrize("style", ["gambler", "", "Farmer", "bidder", "farmer:5"])
def test_a_style_that_the_game_does_not_have_is_named_with_those_it_has(style: str) -> None:
    reason = refused(f"club+{style}")
    assert (reason.rule, reason.key) == ("bot", "setup-style")
    assert reason.arguments == {"style": style, "styles": "knight, farmer, saver"}


def test_a_game_without_styles_is_named() -> None:
    reason = refused("club+farmer", Tiny())
    assert (reason.key, reason.arguments) == ("setup-style-game", {"game": "tiny"})


@pytest.mark.parametrize(
    "spec", ["random+farmer", "greedy+farmer", "uct:100+farmer", "flat:5+farmer"]
)
def test_a_bot_without_styles_is_named(spec: str) -> None:
    reason = refused(spec)
    assert (reason.key, reason.arguments) == ("setup-style-bot", {"bot": name_in(spec)})


@pytest.mark.parametrize(
    ("spec", "key"),
    [
        ("gandalf+farmer", "setup-bot"),
        ("+farmer", "setup-bot"),
        ("greedy:5+farmer", "setup-bot-setting"),
        ("greedy++farmer", "setup-bot-setting"),
        ("master:5+farmer", "setup-bot-setting"),
        ("search:+farmer", "setup-bot-setting"),
        ("search:2h+farmer", "setup-bot-budget"),
    ],
)
def test_the_rest_of_the_spec_is_checked_as_well(spec: str, key: str) -> None:
    assert refused(spec).key == key


@pytest.mark.parametrize("language", languages())
def test_every_refusal_is_a_sentence(language: str) -> None:
    catalogue = Catalogue(language)
    for reason in (refused("club+x"), refused("club+x", Tiny()), refused("random+saver")):
        text = catalogue.text(reason.key, **reason.arguments)
        assert all(str(value) in text for value in reason.arguments.values())


def test_a_plus_sign_can_be_in_a_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("first", f"{FirstBot.__module__}:FirstBot", "meeplewright.bots")
    monkeypatch.setattr("meeplewright.bots.bot.entry_points", lambda group: [point])
    monkeypatch.setattr(EntryPoint, "load", lambda self: FirstBot)
    assert make_bot("first:3+4", CARCASSONNE, 0).setting == "3+4"
    assert not takes_style("first", CARCASSONNE)
    with pytest.raises(InvalidSetup) as caught:
        make_bot("program:./bot +farmer", CARCASSONNE, 0)
    assert caught.value.reason.key == "setup-bot-local"


def test_a_spec_without_its_style() -> None:
    assert without_style("club+farmer") == without_style("club") == "club"
    assert without_style("search:2s+farmer") == "search:2s"


# -- any style --------------------------------------------------------------------------------


def test_any_style_is_one_of_the_game_or_none() -> None:
    rng = PlainLuck(1)
    found = Counter(with_style("club+any", CARCASSONNE, rng) for _ in range(400))
    assert set(found) == {"club", "club+knight", "club+farmer", "club+saver"}
    assert min(found.values()) > 60


def test_any_style_of_a_bot_without_styles_is_none() -> None:
    assert with_style("random+any", CARCASSONNE, Random(1)) == "random"
    assert with_style("club+any", Tiny(), Random(1)) == "club"


@pytest.mark.parametrize("spec", ["club", "club+farmer", "search:2s", "nobody"])
def test_other_specs_stay_as_they_are(spec: str) -> None:
    assert with_style(spec, CARCASSONNE, Random(1)) == spec


# -- games ------------------------------------------------------------------------------------


def record(game: Game, spec: str) -> str:
    bots = [make_bot(spec, game, seat) for seat in range(2)]
    return play_record(game, bots, [Seat("bot", "bot")] * 2, seed="styles").dumps()


@compiled
@pytest.mark.parametrize(
    "bot", ["heuristic", "beginner:30", "careless:60", "search:5", "champion:5"]
)
@each_game
def test_a_style_that_likes_nothing_changes_no_game(
    game: Game, bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for styles in (carcassonne_styles, keyflower_styles):
        monkeypatch.setitem(styles._LIKES, "saver", {})
    assert record(game, f"{bot}+saver") == record(game, bot)


@only_in_full
@compiled
@each_style
def test_bots_with_a_style_play_whole_games(game: Game, style: str) -> None:
    specs = cycle(("beginner:30", "heuristic", "search:2", "champion:2"))
    most = game.seat_counts[-1]
    bots = [make_bot(f"{next(specs)}+{style}", game, seat) for seat in range(most)]
    assert play(game, bots, seed=3).outcome() is not None


@only_in_full
@compiled
@pytest.mark.parametrize("style", styles_for(CARCASSONNE))
def test_styles_are_for_expansions_as_well(style: str) -> None:
    specs = ["beginner:30", "heuristic", "search:5", "champion:5"]
    bots = [make_bot(f"{spec}+{style}", CARCASSONNE, seat) for seat, spec in enumerate(specs)]
    assert play(CARCASSONNE, bots, {"expansions": EXPANSIONS}, seed=3).outcome() is not None


@compiled
@each_style
def test_a_choice_depends_on_the_view_alone(game: Game, style: str) -> None:
    """What the seat cannot see is dealt again: with the same luck it chooses the same."""
    bots = [make_bot(f"heuristic+{style}", game, seat) for seat in range(2)]
    states = []
    play(game, bots, seed=5, watch=lambda state, *_: states.append(state.copy()))
    decisions = [state for state in states if state.to_act in (0, 1)][:: len(states) // 8]
    for state in decisions:
        seat = state.to_act
        assert seat is not None
        twin = game.determinize(state.view(seat), Random(9))
        chosen = [
            HeuristicBot(game, seat, style=style).choose(
                table.view(seat), table.legal(seat), None, Random(1)
            )
            for table in (state, twin)
        ]
        assert chosen[0] == chosen[1]


# -- what a style does ------------------------------------------------------------------------

SEEN = [
    (CARCASSONNE, "knight", "city", 1.05),
    (CARCASSONNE, "farmer", "field", 1.2),
    (CARCASSONNE, "saver", "supply", 1.2),
    (KEYFLOWER, "bidder", "bid", 1.05),
    (KEYFLOWER, "saver", "workers", 1.0),
    (KEYFLOWER, "upgrader", "upgrade", 1.0),
]
"""By style: what it does more often than the same bot without it, and by which factor at least."""
SHOWN = SEEN if FULL else SEEN[:1]


@compiled
@pytest.mark.parametrize(
    ("game", "style", "what", "factor"),
    SHOWN,
    ids=[f"{one[0].name}-{one[1]}" for one in SHOWN],
)
def test_a_style_can_be_seen(game: Game, style: str, what: str, factor: float) -> None:
    own, plain, games = compared(game, "heuristic", style, 2, 12 if FULL else 8)
    assert per_game(own, what, games) > factor * per_game(plain, what, games)


@only_in_full
@compiled
@pytest.mark.parametrize(("style", "what"), [one[1:3] for one in SEEN[:3]])
def test_a_style_can_be_seen_in_the_champion(style: str, what: str) -> None:
    own, plain, games = compared(CARCASSONNE, "champion:20", style, 2, 6)
    assert per_game(own, what, games) > per_game(plain, what, games)
