"""The header of a saved game of JCloisterZone: options, players, expansions."""

from __future__ import annotations

import json
from typing import Any

import pytest

from meeplewright.core.errors import GameError
from meeplewright.core.records import Header
from meeplewright.core.replay import replay
from meeplewright.games.carcassonne.exchange.jcz import read_saved_game
from meeplewright.games.carcassonne.exchange.jcz_setup import NotPlayedHere
from tests.games.carcassonne.exchange.saved_games import saved
from tests.games.carcassonne.exchange.test_jcz import a_game

Json = dict[str, Any]


def form_of(version: int) -> Json:
    """A saved game of two, before the first tile."""
    form = saved(a_game(1), version)
    return {**form, "replay": []}


def header_of(form: Json) -> Header:
    return read_saved_game(json.dumps(form)).header


@pytest.mark.parametrize("version", [4, 5])
def test_farmers_are_paid_field_by_field(version: int) -> None:
    """JCloisterZone has nothing like CA 11.5: the owner of two fields at a city is paid twice for
    it.
    """
    assert header_of(form_of(version)).options == {"farmers": "per_field_3", "small_city": 4}


def test_two_fields_at_a_city_pay_twice() -> None:
    """Fields above and beside two small cities: 6 for one, 3 for the other."""
    form = form_of(5)
    form["replay"] = [
        laid("C", 180, 0, -1),
        deployed(0, 0, -1, "NL.NR.EL.ER.WL.WR"),
        laid("CFC.2", 90, 0, -2),
        laid("C", 270, 1, -2),
        deployed(0, 1, -2, "NL.NR.EL.ER.SL.SR"),
    ]
    assert replay(read_saved_game(json.dumps(form))).points_now() == [9, 0]


def laid(tile: str, turn: int, x: int, y: int) -> Json:
    place = {"tileId": f"BA/{tile}", "rotation": f"R{turn}", "position": [x, y]}
    return {"type": "PLACE_TILE", "payload": place}


def deployed(player: int, x: int, y: int, location: str) -> Json:
    pointer = {"position": [x, y], "location": location}
    meeple = {"meepleId": f"{player}.small.1", "pointer": pointer}
    return {"type": "DEPLOY_MEEPLE", "payload": meeple}


def test_rules_of_version_5_become_options() -> None:
    form = form_of(5)
    form["setup"]["rules"]["tiny-city-scoring"] = "2"
    form["setup"]["elements"]["farmers"] = False
    assert header_of(form).options == {"farmers": "none", "small_city": 2}


def test_what_version_5_switched_off_it_does_not_mention() -> None:
    form = form_of(5)
    del form["setup"]["elements"]["farmers"]
    assert header_of(form).options["farmers"] == "none"


def test_rules_of_version_4_become_options() -> None:
    form = form_of(4)
    form["setup"]["rules"] = {"TINY_CITY_2_POINTS": True, "FARMERS": False}
    assert header_of(form).options == {"farmers": "none", "small_city": 2}
    form["setup"]["rules"] = {"TINY_CITY_2_POINTS": False, "FARMERS": True}
    assert header_of(form).options == {"farmers": "per_field_3", "small_city": 4}


def test_bots_of_version_4_are_bots() -> None:
    form = form_of(4)
    slot = next(slot for slot in form["slots"] if slot["serial"] == 2)
    slot["aiClassName"] = "com.jcloisterzone.ai.player.LegacyAiPlayer"
    assert [seat.kind for seat in header_of(form).seats] == ["person", "bot"]


def test_all_expansions_that_cannot_be_read_are_named() -> None:
    form = form_of(5)
    form["setup"]["sets"] |= {"princess-and-dragon": 1, "river/1": 0}
    form["setup"]["elements"] |= {"abbot": 1, "phantom": 0, "king": True}
    with pytest.raises(NotPlayedHere) as fault:
        header_of(form)
    assert fault.value.reason.arguments["expansions"] == "princess-and-dragon, abbot, king"


@pytest.mark.parametrize("expansions", [["BASIC", "TOWER"], {"BASIC": 1, "TOWER": 1}])
def test_an_expansion_of_version_4_is_named(expansions: object) -> None:
    form = form_of(4)
    form["setup"]["expansions"] = expansions
    form["setup"]["capabilities"] = ["StandardGame", "Tower"]
    with pytest.raises(NotPlayedHere, match="TOWER, Tower"):
        header_of(form)


def twice(form: Json) -> None:
    form["setup"]["sets"] = {"basic:1": 2}


def no_tiles(form: Json) -> None:
    form["setup"]["sets"] = {}


def without_sets(form: Json) -> None:
    del form["setup"]["sets"]


def number(form: Json) -> None:
    form["setup"]["sets"] = {"basic:1": 1.5}


def five_followers(form: Json) -> None:
    form["setup"]["elements"]["small-follower"] = 5


def no_followers(form: Json) -> None:
    del form["setup"]["elements"]["small-follower"]


def spring(form: Json) -> None:
    form["setup"]["start"][0]["tile"] = "RI/s"


def half_a_letter(form: Json) -> None:
    form["players"][0]["name"] = "\ud800"


def half_a_date(form: Json) -> None:
    form["created"] = "\ud800"


def one_player(form: Json) -> None:
    del form["players"][0]


@pytest.mark.parametrize(
    ("spoil", "field"),
    [
        (twice, "setup.sets"),
        (no_tiles, "setup.sets"),
        (without_sets, "setup.expansions"),
        (number, "setup.sets.basic:1"),
        (five_followers, "setup.elements.small-follower"),
        (no_followers, "setup.elements.small-follower"),
        (spring, "setup.start"),
        (half_a_letter, "players[0].name"),
        (half_a_date, "created"),
        (one_player, "seats"),
    ],
)
def test_what_is_not_the_base_game_is_refused_by_its_field(spoil: Any, field: str) -> None:
    form = form_of(5)
    spoil(form)
    with pytest.raises(GameError) as fault:
        header_of(form)
    assert fault.value.reason.rule == field
