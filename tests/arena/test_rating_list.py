"""Who is on the rating list of a game, and in which order."""

import pytest

from meeplewright.arena import Plan, report_on
from meeplewright.arena.plan import NEAR
from meeplewright.arena.rating_list import bots_to_rate, rating_rows
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


def test_without_a_complete_deal_there_is_no_list() -> None:
    plan = Plan.of(Carcassonne(), ["random", "greedy"], deals=1, pairing=NEAR)
    assert rating_rows(Carcassonne(), report_on(plan, [])) == []
