"""Real tables of Carcassonne: the examples of the rules as they lie, and what is refused."""

import re
from random import Random
from typing import Any

import pytest

from meeplewright.core import CHANCE, InvalidJson, InvalidSetup
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState
from meeplewright.games.carcassonne.real_table import score
from meeplewright.games.carcassonne.rules.base import FOLLOWERS, TILES
from meeplewright.games.carcassonne.rules.tables import BASE
from meeplewright.games.carcassonne.rules.tiles import KINDS, NUMBER_OF
from tests.conftest import MODE

COLOURS = ("red", "blue", "yellow", "green", "black")
_TILE = re.compile(r"\((-?\d+),(-?\d+)\):([A-X])([0-3])")
_FOLLOWER = re.compile(r"(\w+) on (cloister|(?:city|road|field) \d)")

AB = ("(-1,0):E1", "(1,0):E3", "(0,2):E2")
"""Board AB of the rules without its middle: city A is completed by G at (0,0), city B by E."""


def entered(*texts: str, points: tuple[int, ...] = (0,) * 5, **options: Any) -> dict[str, Any]:
    """A position in the notation of the rules: "(0,1):G1 red on city 0"."""
    tiles, followers = [], []
    for text in texts:
        found = _TILE.match(text)
        assert found is not None, text
        x, y, tile, turn = int(found[1]), int(found[2]), found[3], int(found[4])
        tiles.append({"tile": tile, "x": x, "y": y, "turn": turn})
        for colour, spot in _FOLLOWER.findall(text):
            on, at = place_of(tile, turn, spot)
            seat = COLOURS.index(colour)
            followers.append({"seat": seat, "x": x, "y": y, "on": on, "at": at})
    seats = len(points)
    return {"seats": seats, "options": options, "points": list(points), "tiles": tiles,
            "followers": followers}  # fmt: skip


def place_of(tile: str, turn: int, spot: str) -> tuple[str, str | None]:
    """The kind and side of "city 0" on the rotated tile."""
    kind, _, index = spot.partition(" ")
    segments = [
        number
        for number, segment in enumerate(TILES[NUMBER_OF[tile]].segments)
        if KINDS[segment.kind] == kind
    ]
    meant = segments[int(index or 0)]
    action = FOLLOWERS[BASE.code[(NUMBER_OF[tile] * 4 + turn) * 8 + meant]]
    assert action.on is not None
    return action.on, action.at


def final(*texts: str, **options: Any) -> dict[str, int]:
    """The points of the colours that have any."""
    points = score(entered(*texts, **options))["result"]["points"]
    return {colour: number for colour, number in zip(COLOURS, points, strict=True) if number}


def refusal(form: dict[str, Any]) -> tuple[str, str, Any]:
    """The rule, the key and the field of a refusal."""
    with pytest.raises(InvalidJson) as caught:
        score(form)
    reason = caught.value.reason
    return reason.rule, reason.key, reason.arguments.get("field")


# -- examples of the rules ------------------------------------------------------------------------


def test_unfinished_road() -> None:
    """CA 10.2, example X16."""
    assert final("(0,0):U1 red on road 0", "(1,0):U1", "(2,0):U1") == {"red": 3}


def test_unfinished_cloister() -> None:
    """CA 10.2, example X17."""
    tiles = ("(0,0):B0 yellow on cloister", "(1,0):B0", "(0,1):E0", "(-1,0):E3", "(0,-1):E2")
    assert final(*tiles) == {"yellow": 5}


def test_unfinished_city_goes_to_the_majority() -> None:
    """CA 10.2, 7.5, example X19."""
    tiles = ("(-1,0):E1 green on city 0", "(0,0):F0", "(1,0):F0 black on city 0", "(2,0):G0")
    assert final(*tiles, "(3,0):R0 green on city 0") == {"green": 7}


def test_two_cities_at_one_field() -> None:
    """CA 11.3, example X21."""
    tiles = ("(0,0):E0 blue on field 0", "(0,1):E2", "(1,0):E0", "(1,1):E2")
    assert final(*tiles) == {"blue": 6}


def test_a_city_scores_once_for_a_player_with_two_fields() -> None:
    """CA 11.5, K27: city A has an upper and a lower field; blue owns both."""
    tiles = ("(0,0):G0 blue on field 1", "(0,1):E0 blue on field 0", *AB)
    assert final(*tiles) == {"blue": 6}
    assert final(*tiles, farmers="per_field_3") == {"blue": 9}
    assert final(*tiles, farmers="per_city_4") == {"blue": 8}


def test_the_majority_owns_the_large_field() -> None:
    """CA 11.2, example X23, with every farmer on a tile of its own."""
    tiles = ("(0,0):G0 blue on field 1", "(0,1):E0 red on field 0", *AB)
    farmers = ("(1,1):B0 red on field 0", "(-1,1):B0 yellow on field 0")
    assert final(*tiles, *farmers) == {"red": 6, "blue": 3}


def test_tied_players_both_own_the_field() -> None:
    """CA 11.2, example X24, with one farmer each."""
    tiles = ("(0,0):G0 blue on field 1", "(0,1):E0 red on field 0", *AB)
    assert final(*tiles, "(1,1):B0 yellow on field 0") == {"red": 6, "yellow": 6, "blue": 3}


def test_small_cities_by_option() -> None:
    """CA 13: a completed city of two tiles, whose knight is still there."""
    tiles = ("(0,0):E0 red on city 0", "(0,1):E2")
    assert final(*tiles) == {"red": 4}
    assert final(*tiles, small_city=2) == {"red": 2}


def test_points_of_the_score_track_are_kept() -> None:
    form = entered("(0,0):U1 blue on road 0", points=(31, 40))
    found = score(form)["result"]
    assert found["points"] == [31, 41] and found["winners"] == [1]


def test_a_field_is_explained() -> None:
    """CA 11: which completed cities it touches, who has the majority, and for how many points."""
    tiles = ("(0,0):G0 blue on field 1", "(0,1):E0 red on field 0", "(-1,0):E1", "(1,0):E3")
    answer = score(entered(*tiles, points=(0, 0)))
    upper = next(field for field in answer["fields"] if field["owners"] == [0])
    assert upper["farmers"] == [1, 0] and upper["points"] == [3, 0]
    assert {(tuple(city["cells"][0]), city["complete"]) for city in upper["cities"]} == {
        ((-1, 0), True),
        ((0, 1), False),
    }
    assert [one["kind"] for one in answer["incomplete"]] == ["city"]


# -- what is refused ------------------------------------------------------------------------------


def test_edges_must_match() -> None:
    """CA 4.2, example X4."""
    with pytest.raises(InvalidJson) as caught:
        score(entered("(0,0):D0", "(1,0):E0"))
    reason = caught.value.reason
    assert reason.rule == "CA 4.2" and reason.arguments == {
        "field": "tiles[1]", "tile": "E", "x": 1, "y": 0,
        "side": "W", "here": "field", "there": "road",
    }  # fmt: skip


def test_tiles_lie_next_to_each_other() -> None:
    """CA 4.1: a corner is not enough, and a cell has one tile."""
    diagonal = entered("(0,0):B0", "(1,1):B0")
    assert refusal(diagonal) == ("CA 4.1", "real-unconnected", "tiles[1]")
    assert refusal(entered("(0,0):B0", "(0,0):B0")) == ("CA 4.1", "real-cell-taken", "tiles[1]")
    far = entered("(0,0):B0", "(500,0):B0")
    assert refusal(far) == ("CA 4.1", "real-unconnected", "tiles[1]")


def test_no_more_tiles_of_a_type_than_there_are() -> None:
    """CA 1.2: there is only one C."""
    form = entered("(0,0):C0", "(1,0):C0")
    assert refusal(form) == ("CA 1.2", "real-too-many", "tiles[1]")
    many = {**form, "tiles": [form["tiles"][0]] * 73}
    assert refusal(many) == ("CA 1.2", "real-too-many-tiles", "tiles")


def test_a_tile_has_one_follower() -> None:
    """CA 5.1"""
    form = entered("(0,0):D0 red on city 0 and blue on road 0")
    assert refusal(form) == ("CA 5.1", "real-two-followers", "followers[1]")


def test_followers_stand_on_what_their_tile_has() -> None:
    """CA 5.1, 5.2, 13"""
    form = entered("(0,0):D0 red on city 0")
    (follower,) = form["followers"]

    def with_follower(**changed: Any) -> dict[str, Any]:
        return {**form, "followers": [{**follower, **changed}]}

    assert refusal(with_follower(x=4)) == ("CA 5.1", "real-no-tile", "followers[0]")
    assert refusal(with_follower(at="S")) == ("CA 5.2", "real-no-spot", "followers[0]")
    cloister = with_follower(on="cloister", at=None)
    assert refusal(cloister) == ("CA 5.2", "real-no-spot", "followers[0]")
    assert refusal(with_follower(at=["N"])) == ("CA 5.2", "real-no-spot", "followers[0]")
    assert refusal(with_follower(on="moon"))[0] == "followers[0].on"
    assert refusal(with_follower(seat=5))[:2] == ("followers[0].seat", "real-no-seat")
    farmer = entered("(0,0):B0 red on field 0", farmers="none")
    assert refusal(farmer) == ("CA 13", "real-no-farmers", "followers[0]")


def test_a_player_has_seven_followers() -> None:
    """CA 1.3"""
    road = [f"({x},0):U1 red on field 0" for x in range(8)]
    assert refusal(entered(*road)) == ("CA 1.3", "real-followers", "followers[7]")


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"points": [0]}, "points"),
        ({"points": [0, -1, 0, 0, 0]}, "points[1]"),
        ({"points": [0, 10**9, 0, 0, 0]}, "points[1]"),
        ({"tiles": None}, "tiles"),
        ({"tiles": [3]}, "tiles[0]"),
        ({"followers": [{}]}, "followers[0].seat"),
        ({"extra": 1}, "position.extra"),
        ({"seats": True}, "seats"),
    ],
)
def test_a_wrong_field_is_named(change: dict[str, Any], field: str) -> None:
    assert refusal({**entered("(0,0):B0"), **change})[0] == field


def test_unknown_seats_and_options_are_refused() -> None:
    for change in ({"seats": 7}, {"options": {"farmers": "many"}}, {"options": {"magic": 1}}):
        with pytest.raises(InvalidSetup):
            score({**entered("(0,0):B0"), **change})


# -- the same as the rules ------------------------------------------------------------------------


def as_entered(state: CarcassonneState) -> dict[str, Any]:
    """A position of the rules as players would enter it, in any order."""
    form = state.to_json()
    points = [0] * state.seats
    for scoring in form["scored"]:
        item = scoring["item"]
        if item["for"] != "field" and item["finished"]:
            for seat in scoring["seats"]:
                points[seat] += item["points"]
    tiles = list(form["tiles"])
    Random(len(tiles)).shuffle(tiles)
    return {"seats": state.seats, "options": form["options"], "points": points, "tiles": tiles,
            "followers": form["followers"]}  # fmt: skip


@pytest.mark.parametrize("seed", range(12 if MODE == "compiled" else 4))
def test_a_random_game_has_the_score_of_the_rules(seed: int) -> None:
    """CA 10, 11, 13: at the end, and at every moment on the way as if the game ended there."""
    rng = Random(seed)
    farmers = ("per_field_3_once", "per_field_3", "per_city_4", "none")[seed % 4]
    options = {"farmers": farmers, "small_city": (4, 2)[seed % 2]}
    state = Carcassonne().start(2 + seed % 4, options)
    watched = set(rng.sample(range(200), 8))
    while state.to_act is not None:
        if state.to_act == CHANCE:
            state.apply(CHANCE, state.draw(rng))
        else:
            state.apply(state.to_act, state.random_action(rng))
        if state.entry in watched and state.phase_name() != "start":
            assert score(as_entered(state))["result"]["points"] == state.points_now()
    outcome = state.outcome()
    assert outcome is not None
    found = score(as_entered(state))["result"]
    assert (found["points"], found["winners"]) == (list(outcome.points), list(outcome.winners))
