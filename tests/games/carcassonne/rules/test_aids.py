"""Aids: remaining tiles, what fits, features, fields, and the odds of completing a feature."""

import os
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from meeplewright.core import CHANCE, InvalidJson
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState, Place
from meeplewright.games.carcassonne.rules import aid_forms
from meeplewright.games.carcassonne.rules.aids import answer
from meeplewright.games.carcassonne.rules.odds import MOST_CELLS
from tests.forms import Checker
from tests.games.carcassonne.rules import slow_board
from tests.games.carcassonne.rules.table import position, with_tile_in_hand
from tests.games.carcassonne.rules.test_survey import slow_table, snug

GAME = Carcassonne()
GAMES = 40 if os.environ.get("MEEPLEWRIGHT_FULL") == "1" else 5


def random_position(seed: int, entries: int, seats: int = 2) -> CarcassonneState:
    rng = Random(seed)
    state = GAME.start(seats)
    while state.to_act is not None and state.entry < entries:
        seat = state.to_act
        state.apply(seat, state.draw(rng) if seat == CHANCE else snug(state, rng))
    return state


def odds_at(state: CarcassonneState, x: int, y: int, on: str, at: str | None) -> dict[str, Any]:
    """The odds of the feature whose first spot this is."""
    spot = {"x": x, "y": y, "on": on, "at": at}
    (found,) = [one for one in answer("odds", state)["features"] if one["spot"] == spot]
    return dict(found)


# Answers


def test_an_aid_that_there_is_not_is_refused() -> None:
    with pytest.raises(InvalidJson) as caught:
        GAME.aid("hints", GAME.start(2).view(0))
    assert caught.value.reason.rule == "aid"
    assert GAME.orders == ()


def test_remaining_tells_bag_and_hand_apart() -> None:
    state = with_tile_in_hand(position("(0,0):B0", bag="EEX").state, "E", 0)
    assert answer("remaining", state) == {
        "left": 2, "in_hand": "E", "tiles": {"E": 1, "X": 1},
    }  # fmt: skip


def test_fits_counts_for_every_open_cell_and_names_the_dead() -> None:
    """CA 4.2, K18"""
    state = position("(0,0):B0", "(1,0):B0", bag="EEXC").state
    aid = answer("fits", state)
    assert {"x": 0, "y": 1, "number": 2, "tiles": {"E": 2}} in aid["cells"]
    assert aid["dead"] == []
    assert answer("fits", position("(0,0):B0", bag="XC").state)["dead"] == [
        [-1, 0], [0, -1], [0, 1], [1, 0],
    ]  # fmt: skip


def test_features_and_fields_are_told_apart() -> None:
    """A table can allow one without the other."""
    state = position("(0,0):E0 red on city 0 and blue on field 0", "(0,1):E2", "(1,0):E0").state
    features = answer("features", state)["features"]
    assert {one["kind"] for one in features} == {"city"}
    (field,) = [one for one in answer("fields", state)["fields"] if one["owners"]]
    assert field["owners"] == [1]
    assert (field["worth_now"], field["worth_finished"]) == (3, 6)
    assert [(city["x"], city["y"], city["complete"]) for city in field["cities"]] == [
        (0, 0, True), (1, 0, False),
    ]  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
def test_the_answers_have_the_forms_they_are_said_to_have(seed: int) -> None:
    checker = Checker()
    for entries in (0, 1, 40, 120, 1000):
        view = random_position(seed, entries, 2 + seed).view(0)
        checker.check({name: GAME.aid(name, view) for name in GAME.aids}, aid_forms.AidsForm)
    assert {"FeatureOddsForm", "FieldCityForm", "FitsCellForm"} <= set(checker.met)


# Odds


def test_one_cell_is_a_matter_of_counting() -> None:
    """Three of ten tiles complete the road; the seats draw in turn, red first: five each."""
    state = position("(0,0):W0 red on road 0", "(1,0):U1", seats=2, bag="LLLVVVVEEE").state
    odds = odds_at(state, 0, 0, "road", "E")
    assert odds["cells"] == [{"x": 2, "y": 0, "tiles": {"L": 3}}]
    assert odds["owners"] == [0]
    assert odds["round"] == pytest.approx(1 - (7 / 10) * (6 / 9))
    all_five_miss = (7 * 6 * 5 * 4 * 3) / (10 * 9 * 8 * 7 * 6)
    assert odds["seats"] == [pytest.approx(1 - all_five_miss)] * 2


def test_the_tile_in_hand_is_there_for_certain() -> None:
    bare = position("(0,0):W0 red on road 0", "(1,0):U1", seats=2, bag="LVVVV").state
    odds = odds_at(with_tile_in_hand(bare, "L", 1), 0, 0, "road", "E")
    assert odds["cells"] == [{"x": 2, "y": 0, "tiles": {"L": 1}}]
    assert (odds["round"], odds["seats"]) == (1.0, [0.0, 1.0])


def test_one_tile_does_not_fill_two_cells() -> None:
    """A city open at both ends needs two tiles; each seat draws one of the two that are left."""
    state = position("(0,0):G0", seats=2, bag="EE").state
    odds = odds_at(state, 0, 0, "city", "E")
    assert [cell["tiles"] for cell in odds["cells"]] == [{"E": 2}, {"E": 2}]
    assert (odds["round"], odds["seats"]) == (1.0, [0.0, 0.0])


def test_what_no_tile_left_closes_has_no_chance() -> None:
    state = position("(0,0):G0", seats=2, bag="XXXX").state
    odds = odds_at(state, 0, 0, "city", "E")
    assert (odds["round"], odds["seats"]) == (0.0, [0.0, 0.0])


def test_a_cloister_with_many_cells_free_is_too_far_off() -> None:
    odds = odds_at(position("(0,0):B0", seats=2).state, 0, 0, "cloister", None)
    assert len(odds["cells"]) == 8 > MOST_CELLS
    assert odds["round"] is None and odds["seats"] is None


def test_there_are_no_odds_before_the_start_and_after_the_end() -> None:
    assert answer("odds", GAME.start(3))["features"] == []
    assert answer("odds", random_position(1, 1000))["features"] == []


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_tile_of_the_bag_is_drawn_by_somebody(seats: int) -> None:
    """CA 3: the seats draw in turn, beginning with the next one."""
    for entries in range(1, 40):
        state = random_position(7, entries, seats)
        odds = answer("odds", state)
        draws = [0] * seats
        drawer = int(state.player) + (state.to_act != CHANCE)
        for number in range(odds["left"]):
            draws[(drawer + number) % seats] += 1
        assert odds["draws"] == draws


def open_exits(state: CarcassonneState, spot: dict[str, Any]) -> set[Any]:
    """By the slow game: where the feature at this spot faces empty cells."""
    board = slow_table(state.to_json()).board
    part = slow_board.segment_at(board, (spot["x"], spot["y"]), spot["on"], spot["at"])
    (found,) = [one for one in slow_board.all_features(board) if part in one]
    if spot["on"] == "cloister":
        return {(cell, None) for cell in slow_board.around((spot["x"], spot["y"])) - set(board)}
    exits = {way for one in found for way in slow_board.exits(board, one)}
    return {(cell, side) for cell, side in exits if cell not in board}


@pytest.mark.parametrize("seed", range(GAMES))
def test_tiles_said_to_close_a_cell_do_and_no_others(seed: int) -> None:
    """Every type is placed there in every rotation, and the slow game finds what is left open."""
    state = random_position(seed, 60 + 13 * seed)
    for feature in answer("odds", state)["features"]:
        before = open_exits(state, feature["spot"])
        for cell in feature["cells"]:
            at = (cell["x"], cell["y"])
            if at not in state.open_cells():
                continue
            left = {way for way in before if way[0] != at}
            closing = set()
            for letter in state.fitting(*at):
                held = with_tile_in_hand(state, letter, 0)
                holder = int(held.player)
                for place in held.legal(holder):
                    assert isinstance(place, Place)
                    if (place.x, place.y) == at and letter not in closing:
                        after = held.copy()
                        after.apply(holder, place)
                        if open_exits(after, feature["spot"]) == left:
                            closing.add(letter)
            assert set(cell["tiles"]) == closing


def can_fill(cells: list[set[str]], drawn: tuple[str, ...]) -> bool:
    return any(
        all(letter in cell for letter, cell in zip(chosen, cells, strict=True))
        for chosen in permutations(drawn, len(cells))
    )


def counted(cells: list[set[str]], bag: list[str], draws: int, held: tuple[str, ...]) -> float:
    """Count by listing every set of tiles that could be drawn."""
    sets = [(*drawn, *held) for drawn in combinations(bag, draws)]
    return sum(can_fill(cells, drawn) for drawn in sets) / len(sets)


@pytest.mark.parametrize("seed", range(GAMES))
def test_chances_are_those_of_counting_every_draw(seed: int) -> None:
    """Near the end of a game, where all draws can be listed."""
    state = random_position(seed, 186 + seed % 6, 2)
    odds = answer("odds", state)
    bag = [letter for letter, count in state.remaining().items() for _ in range(count)]
    assert 3 <= len(bag) <= 10
    held = () if odds["in_hand"] is None else (odds["in_hand"],)
    reckoned = 0
    for one in odds["features"]:
        cells = [set(cell["tiles"]) for cell in one["cells"]]
        if one["round"] is None:
            assert len(cells) > MOST_CELLS
            continue
        reckoned += 1
        assert one["round"] == pytest.approx(counted(cells, bag, 2 - len(held), held))
        for seat, draws in enumerate(odds["draws"]):
            own = held if seat == state.player else ()
            assert one["seats"][seat] == pytest.approx(counted(cells, bag, draws, own))
    assert reckoned > 3
