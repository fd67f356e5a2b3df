"""Saved games of JCloisterZone with The River, Inns & Cathedrals and Traders & Builders."""

from __future__ import annotations

import json
from typing import Any

import pytest

from meeplewright.core.errors import GameError, IllegalSavedGame
from meeplewright.core.replay import check, replay
from meeplewright.games.carcassonne.exchange.jcz import read_saved_game
from meeplewright.games.carcassonne.exchange.jcz_setup import NotPlayedHere
from meeplewright.games.carcassonne.rules.variant import CHOICES
from tests.games.carcassonne.exchange.saved_games import saved, setup
from tests.games.carcassonne.exchange.test_jcz import a_game, drawn, moves

Json = dict[str, Any]

RIVER = "river"
INNS = "inns_and_cathedrals"
TRADERS = "traders_and_builders"
ALL = CHOICES[-1]


def game_of(expansions: str, *messages: Json) -> Json:
    return {
        "players": [{"name": "Ann", "slot": 0}, {"name": "Ben", "slot": 1}],
        "setup": setup(5, expansions),
        "replay": list(messages),
    }


def tile(name: str, turn: int, x: int, y: int) -> Json:
    place = {"tileId": name, "rotation": f"R{turn}", "position": [x, y]}
    return {"type": "PLACE_TILE", "payload": place}


def figure(meeple: str, x: int, y: int, location: str) -> Json:
    pointer = {"position": [x, y], "location": location}
    return {"type": "DEPLOY_MEEPLE", "payload": {"meepleId": meeple, "pointer": pointer}}


def points_of(form: Json) -> list[int]:
    made = read_saved_game(json.dumps(form))
    assert check(made).sound
    return replay(made).points_now()


@pytest.mark.parametrize("version", [4, 5])
@pytest.mark.parametrize("expansions", CHOICES[1:])
def test_a_saved_game_becomes_the_record_of_the_same_moves(expansions: str, version: int) -> None:
    record = a_game(3, 3, expansions)
    made = read_saved_game(json.dumps(saved(record, version)))
    assert check(made).sound
    assert made.header.options["expansions"] == expansions
    assert moves(made) == moves(record)
    assert made.result is not None and record.result is not None
    begins = record.entries[0].form["start"]
    points = record.result["points"]
    assert made.result["points"] == points[begins:] + points[:begins]


def test_six_can_play_with_inns_and_cathedrals() -> None:
    """CA I18"""
    assert len(read_saved_game(json.dumps(saved(a_game(1, 6, INNS)))).header.seats) == 6
    form = {**game_of(TRADERS), "players": [{"name": str(seat)} for seat in range(6)]}
    with pytest.raises(GameError) as fault:
        read_saved_game(json.dumps(form))
    assert fault.value.reason.rule == "seats"


def test_a_road_with_inns_scores_double_when_completed() -> None:
    """CA I6, I7: four tiles with inns score 8, an incomplete road with an inn nothing."""
    form = game_of(
        INNS,
        tile("IC/RFr.i", 0, 1, 0),
        figure("0.small.1", 1, 0, "WE"),
        tile("IC/RRR.i", 0, 2, 0),
        figure("1.big.1", 2, 0, "E"),
        tile("IC/CRCR", 0, -1, 0),
    )
    assert points_of(form) == [8, 0]


def test_a_completed_city_with_goods_gives_the_tokens_to_the_mover() -> None:
    """CA T3, T4: the knight scores 6 points, the other player takes the wine."""
    form = game_of(
        TRADERS,
        tile("TB/CCc.w", 90, 0, -1),
        figure("0.small.1", 0, -1, "NS"),
        tile("BA/CFC.2", 0, 0, -2),
    )
    made = read_saved_game(json.dumps(form))
    assert replay(made).to_json()["goods"] == [[0, 0, 0], [1, 0, 0]]
    assert points_of(form) == [6, 10]


def test_the_builder_gives_a_second_tile_without_a_message() -> None:
    """CA T17"""
    form = game_of(
        TRADERS,
        tile("BA/RFr", 0, 1, 0),
        figure("0.small.1", 1, 0, "WE"),
        tile("BA/L", 0, 0, 1),
        tile("BA/RFr", 0, 2, 0),
        figure("0.builder.1", 2, 0, "WE"),
        tile("BA/L", 0, 1, 1),
        tile("BA/RFr", 0, 3, 0),
        tile("BA/L", 0, 2, 1),
        figure("0.small.2", 2, 1, "I"),
        tile("BA/L", 0, 3, 1),
        figure("1.small.1", 3, 1, "I"),
    )
    made = read_saved_game(json.dumps(form))
    assert [entry.seat for entry in made.entries if "place" in entry.form] == [0, 1, 0, 1, 0, 0, 1]


def test_a_pig_adds_to_the_fields_of_its_player() -> None:
    """CA T28: two cities at a field, 3 points each, or 4 with the pig."""
    form = game_of(
        TRADERS,
        tile("BA/CFC.2", 0, 0, -1),
        figure("0.small.1", 0, -1, "EL.ER.WL.WR"),
        tile("BA/C", 180, 0, -2),
        figure("1.small.1", 0, -2, "NL.NR.EL.ER.WL.WR"),
        tile("BA/C", 270, -1, -1),
        figure("0.pig.1", -1, -1, "NL.NR.EL.ER.SL.SR"),
        tile("BA/Rr", 90, -1, -2),
    )
    assert points_of(form) == [8, 6]


@pytest.mark.parametrize("location", ["I", "INNER_FARM"])
def test_a_location_without_sides_is_a_cloister_or_an_enclosed_field(location: str) -> None:
    form = game_of(
        INNS,
        tile("IC/CCCC", 0, 0, -1),
        figure("0.big.1", 0, -1, location),
        tile("IC/LRFR", 0, 1, 0),
        figure("1.small.1", 1, 0, location),
    )
    standing = replay(read_saved_game(json.dumps(form))).to_json()["followers"]
    assert [(one["on"], one["at"], one.get("figure")) for one in standing] == [
        ("field", None, "big"),
        ("cloister", None, None),
    ]


def test_the_river_starts_at_the_spring() -> None:
    """CA R2"""
    form = game_of(RIVER, tile("RI.1/II", 90, 1, 0), tile("RI.1/IFI", 90, 1, -1))
    state = replay(read_saved_game(json.dumps(form))).to_json()
    assert [one["tile"] for one in state["tiles"]] == ["RA", "RG", "RD"]
    assert state["river"]["left"] == 9


def test_a_game_saved_during_the_river_is_an_unfinished_record() -> None:
    form = saved(a_game(2, 2, ALL))
    form["replay"] = form["replay"][:12]
    made = read_saved_game(json.dumps(form))
    assert check(made).sound and made.result is None


# KR5: the river comes back to the spring, and RB, RC and RE do not fit there.
BACK_TO_THE_SPRING = [
    tile("RI.1/II", 0, 1, 0),
    tile("RI.1/IFI", 90, 1, 1),
    tile("RI.1/II", 90, 1, 2),
    tile("RI.1/IFI", 0, 0, 2),
    tile("RI.1/RrII", 180, -1, 2),
    tile("RI.1/RIrI", 0, -1, 1),
    tile("RI.1/LIRI", 90, -1, 0),
]


def test_river_tiles_that_fitted_nowhere_are_drawn_where_they_had_no_place() -> None:
    """CA R9, R11"""
    form = game_of(RIVER, *BACK_TO_THE_SPRING, tile("RI.1/I.e", 270, -1, -1))
    with pytest.raises(NotPlayedHere) as fault:  # behind the cloister they fit
        read_saved_game(json.dumps(game_of(RIVER, *BACK_TO_THE_SPRING[:2], form["replay"][-1])))
    assert fault.value.reason.key == "jcz-river"
    made = read_saved_game(json.dumps(form))
    assert check(made).sound
    assert sorted(drawn(made)[6:9]) == ["RB", "RC", "RE"]
    assert replay(made).to_json()["river"]["left"] == 0


def test_a_tile_of_an_expansion_that_is_not_in_the_game_is_refused() -> None:
    form = game_of("none", tile("IC/CCCC", 0, 0, -1))
    with pytest.raises(IllegalSavedGame):
        read_saved_game(json.dumps(form))


def without_inns(form: Json) -> None:
    del form["setup"]["elements"]["inn"]


def two_builders(form: Json) -> None:
    form["setup"]["elements"]["builder"] = 2


@pytest.mark.parametrize(("change", "missing"), [(without_inns, "inn"), (two_builders, "builder")])
def test_an_expansion_is_played_in_full_or_not_at_all(change: Any, missing: str) -> None:
    form = game_of(ALL)
    change(form)
    with pytest.raises(NotPlayedHere) as fault:
        read_saved_game(json.dumps(form))
    assert fault.value.reason.arguments == {"missing": missing}
    assert fault.value.reason.rule == "setup.elements"


def test_version_4_names_what_is_switched_on() -> None:
    form = {**game_of(TRADERS), "setup": setup(4, TRADERS)}
    form["setup"]["capabilities"].remove("Pig")
    with pytest.raises(NotPlayedHere, match="Pig"):
        read_saved_game(json.dumps(form))
    del form["setup"]["capabilities"]
    assert read_saved_game(json.dumps(form)).header.options["expansions"] == TRADERS


def test_an_expansion_is_in_the_game_once() -> None:
    form = game_of(INNS)
    form["setup"]["sets"]["inns-and-cathedrals:2"] = 1
    with pytest.raises(NotPlayedHere) as fault:
        read_saved_game(json.dumps(form))
    assert fault.value.reason.arguments == {"set": INNS, "count": 2}


def test_a_pig_without_its_expansion_is_refused() -> None:
    form = game_of("none")
    form["setup"]["elements"]["pig"] = 1
    with pytest.raises(NotPlayedHere, match="pig"):
        read_saved_game(json.dumps(form))
