"""Who is on the rating list of a game, and in which order."""

from dataclasses import replace

import pytest

from meeplewright.arena import Plan, report_on
from meeplewright.arena.plan import NEAR
from meeplewright.arena.rating_list import bots_to_rate, rating_rows
from meeplewright.arena.ratings import Rating
from meeplewright.arena.standings import Standing
from meeplewright.bots import level_spec, levels_for, make_bot
from meeplewright.core import Game
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.keyflower import Keyflower
from tests.arena.rigged import result
from tests.conftest import only_in_full


@pytest.mark.parametrize("game", [Carcassonne(), Keyflower()], ids=lambda game: str(game.name))
def test_every_bot_and_level_is_on_the_list_once(game: Game) -> None:
    named = bots_to_rate(game)
    assert len(named) == len({*named})
    assert {level_spec(level, game) for level in levels_for(game)} <= {*named}
    assert {"random", "greedy", "heuristic"} <= {*named}
    assert not {"tutor", "program"} & {*named}
    assert all(make_bot(spec, game, 0) for spec in named)


@only_in_full
def test_the_best_comes_first_with_the_levels_that_it_plays() -> None:
    game = Carcassonne()
    plan = Plan.of(game, ["random", "beginner:60", "heuristic"], deals=6, pairing=NEAR)
    order = {"random": 1, "beginner:60": 2, "heuristic": 3}
    results = [
        result(one.deal, " ".join(one.bots), *(10 * order[bot] for bot in one.bots))
        for one in plan.seatings()
    ]
    rows = rating_rows(game, report_on(plan, results))
    assert [(row.bot, row.levels) for row in rows] == [
        ("heuristic", ("club",)),
        ("beginner:60", ("casual",)),
        ("random", ()),
    ]
    ratings = [row.rating.elo for row in rows]
    assert ratings == sorted(ratings, reverse=True)
    assert [row.standing.points for row in rows] == [30, 20, 10]
    assert sum(row.standing.games for row in rows) == 2 * len(results)


@pytest.mark.parametrize("game", [Carcassonne(), Keyflower()], ids=lambda game: str(game.name))
def test_a_list_of_four_seats_has_the_levels_of_such_tables(game: Game) -> None:
    named = bots_to_rate(game, 4)
    assert len(named) == len({*named})
    assert {level_spec(level, game, 4) for level in levels_for(game)} <= {*named}
    assert named[-1] == level_spec("master", game, 4)


def rated(bot: str, elo: float) -> tuple[Standing, Rating]:
    nothing = (0.0, 0.0, 0.0, 0.0, 0.0)
    standing = Standing(bot, 8, 1 / 3, (0.1, 0.9), 1 / 3, 60.0, None, *nothing)
    return standing, Rating(bot, elo, None, 25.0, 8.0)


@pytest.mark.parametrize(("seats", "expected"), [(2, "club"), (3, "expert"), (4, "expert")])
def test_a_row_names_the_levels_of_its_number_of_seats(seats: int, expected: str) -> None:
    game = Carcassonne()
    bots = [level_spec("novice", game, seats), "heuristic"]
    made = [rated(bot, elo) for elo, bot in enumerate(bots)]
    report = replace(
        report_on(Plan.of(game, bots, seats=seats, deals=1), []),
        standings=[standing for standing, _ in made],
        ratings=[rating for _, rating in made],
    )
    found = [(row.bot, row.levels) for row in rating_rows(game, report)]
    assert found == [("heuristic", (expected,)), (bots[0], ("novice",))]


def test_without_a_complete_deal_there_is_no_list() -> None:
    plan = Plan.of(Carcassonne(), ["random", "greedy"], deals=1, pairing=NEAR)
    assert rating_rows(Carcassonne(), report_on(plan, [])) == []
