"""The pictures in the rules show legal positions, and their captions have the right points."""

import re

import pytest
from scripts.page.carcassonne.examples import SCENES

from tests.games.carcassonne.rules.expansions import notation
from tests.games.carcassonne.rules.expansions.engine_tables import EngineTables
from tests.games.carcassonne.rules.table import Table, points, position, read_tile
from tests.locales.test_rules_texts import messages, outlined, texts

# The points of each scored scene: when its last tile is placed, or at the end of the game.
COMPLETED = {
    "road": {"red": 3},
    "ring": {"red": 4},
    "city": {"red": 8},
    "small-city": {"red": 4},
    "cloister": {"blue": 9},
    "shared-city": {"red": 10, "blue": 10},
    "swift": {"red": 4},
}
WITH_EXPANSIONS = {
    "big-follower": {"red": 10},
    "inn-road": {"red": 6},
    "cathedral-city": {"red": 15},
    "goods-city": {"red": 6},
    "builder-road": {"red": 4},
}
AT_THE_END = {
    "end-road": {"red": 3},
    "end-city": {"blue": 7},
    "end-cloister": {"yellow": 5},
    "farmer": {"blue": 3},
    "two-cities": {"blue": 6},
    "two-fields": {"red": 6, "blue": 3},
    "once": {"blue": 6},
}


def table(name: str) -> Table:
    return position(*SCENES[name].board)


def before_the_last_tile(name: str) -> Table:
    return position(*SCENES[name].board[:-1])


def caption(name: str) -> str:
    """The English caption of the picture."""
    for key, examples in outlined("carcassonne").items():
        if name in examples:
            return texts(messages("en", "carcassonne")[key])[1 + examples.index(name)]
    raise AssertionError(f"no paragraph has the example {name}")


@pytest.mark.parametrize("name", COMPLETED)
def test_a_completed_feature_scores_as_told(name: str) -> None:
    *_, last = SCENES[name].board
    x, y, tile, turn = read_tile(last)
    follower = "city 0" if "red on city 0" in last else None
    events = before_the_last_tile(name).play(tile, (x, y), turn, follower=follower)
    assert points(events) == COMPLETED[name]


@pytest.mark.parametrize("name", AT_THE_END)
def test_the_end_of_the_game_scores_as_told(name: str) -> None:
    assert table(name).final() == AT_THE_END[name]


@pytest.mark.parametrize("name", WITH_EXPANSIONS)
def test_a_completed_feature_with_expansions_scores_as_told(name: str) -> None:
    *before, last = SCENES[name].board
    laid = notation.read_tile(last)
    by = "blue" if name == "goods-city" else "red"
    played = EngineTables().position(*before).play(laid.tile, (laid.x, laid.y), laid.turn, by=by)
    assert played.points == WITH_EXPANSIONS[name]
    assert played.second_tile == (name == "builder-road")
    assert played.goods == ({"blue": {"grain": 1}} if name == "goods-city" else {})


def test_a_pig_scores_as_told() -> None:
    assert EngineTables().position(*SCENES["pig-field"].board).final() == {"blue": 8}
    assert "2 × 4 = 8" in caption("pig-field")


@pytest.mark.parametrize("name", ["river-bend", "river-u-turn"])
def test_the_river_bends_as_told(name: str) -> None:
    scene = SCENES[name]
    table = EngineTables().game(*scene.board[1:-1])
    assert (scene.board[-1] in table.placements("RG")) == (scene.sign == "good")


@pytest.mark.parametrize("name", COMPLETED | WITH_EXPANSIONS | AT_THE_END)
def test_a_caption_tells_the_points_of_its_picture(name: str) -> None:
    points = {int(number) for number in re.findall(r"(\d+) points", caption(name))}
    assert points == set((COMPLETED | WITH_EXPANSIONS | AT_THE_END)[name].values())


@pytest.mark.parametrize("name", ["fits-road", "fits-city", "fits-not"])
def test_what_is_said_to_fit_fits(name: str) -> None:
    scene = SCENES[name]
    assert before_the_last_tile(name).legal(scene.board[-1]) == (scene.sign == "good")


def test_followers_may_stand_where_the_captions_say() -> None:
    assert before_the_last_tile("taken").choices("E", (0, 2), 2, by="blue") == {"field 0"}
    assert before_the_last_tile("own").choices("J", (-1, 0)) == {"city 0", "road 0", "field 1"}
    assert before_the_last_tile("one-field").choices("A", (0, 0), 2) == {"cloister", "road 0"}


def test_fields_lie_apart_until_a_tile_joins_them() -> None:
    farmers = ("(0,1) field 3", "(1,1) field 1", "(-1,0) field 0")
    assert not any(table("three-fields").joined(farmers[0], other) for other in farmers[1:])
    assert table("one-field").joined(*farmers)


def test_the_city_with_a_gap_is_not_complete() -> None:
    assert not table("city-gap").feature("(0,0) city 0").complete


def test_every_picture_belongs_to_an_example() -> None:
    named = {name for examples in outlined("carcassonne").values() for name in examples}
    assert set(SCENES) == named
