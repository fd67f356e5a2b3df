"""Saved games of JCloisterZone become records, or the field that cannot be read is named."""

from __future__ import annotations

import json
from typing import Any

import pytest

from meeplewright.bots import make_bot
from meeplewright.carcassonne import Carcassonne
from meeplewright.core.errors import GameError
from meeplewright.core.play import play_record
from meeplewright.core.records import Record, Seat
from meeplewright.core.replay import check
from meeplewright.exchange.jcz import IllegalSavedGame, NotTheBaseGame, read_saved_game
from tests.exchange.saved_games import saved


def a_game(seed: int, seats: int = 2) -> Record:
    game = Carcassonne()
    bots = [make_bot("random", game, seat) for seat in range(seats)]
    return play_record(game, bots, [Seat(f"p{seat}") for seat in range(seats)], seed=seed)


def moves(record: Record) -> list[dict[str, Any]]:
    return [entry.form for entry in record.entries if "do" in entry.to_json()]


@pytest.mark.parametrize("version", [4, 5])
@pytest.mark.parametrize("seed", range(12))
def test_a_saved_game_becomes_the_record_of_the_same_moves(seed: int, version: int) -> None:
    record = a_game(seed, 2 + seed % 4)
    made = read_saved_game(json.dumps(saved(record, version)))
    assert check(made).sound
    assert moves(made) == moves(record)
    assert made.result is not None and record.result is not None
    begins = record.entries[0].form["start"]
    points = record.result["points"]
    assert made.result["points"] == points[begins:] + points[:begins]


def test_people_keep_their_names_in_the_order_of_play() -> None:
    record = a_game(3, 4)
    for version in (4, 5):
        made = read_saved_game(json.dumps(saved(record, version)))
        begins = record.entries[0].form["start"]
        names = [seat.name for seat in made.header.seats]
        assert names == [f"p{(begins + turn) % 4}" for turn in range(4)]


def test_tiles_that_fitted_nowhere_are_drawn_where_they_had_no_place() -> None:
    """CA 4.4: such a tile leaves the game; a saved game does not mention it."""
    seed = next(seed for seed in range(2000) if len(drawn(a_game(seed))) > len(laid(a_game(seed))))
    record = a_game(seed)
    made = read_saved_game(json.dumps(saved(record)))
    assert check(made).sound and made.result is not None
    assert sorted(drawn(made)) == sorted(drawn(record))


def drawn(record: Record) -> list[str]:
    return [entry.form["draw"] for entry in record.entries if "draw" in entry.form]


def laid(record: Record) -> list[str]:
    return [entry.form["place"]["tile"] for entry in record.entries if "place" in entry.form]


def test_a_game_saved_in_the_middle_is_an_unfinished_record() -> None:
    form = saved(a_game(1))
    form["replay"] = form["replay"][:40]
    made = read_saved_game(json.dumps(form))
    assert check(made).sound and made.result is None


def test_a_turn_without_a_word_about_followers_has_none() -> None:
    form = saved(a_game(2))
    form["replay"] = [message for message in form["replay"] if message["type"] != "PASS"]
    assert check(read_saved_game(json.dumps(form))).sound


def test_rules_of_the_saved_game_become_options() -> None:
    form = saved(a_game(1))
    form["setup"]["rules"]["tiny-city-scoring"] = "2"
    form["setup"]["elements"]["farmers"] = False
    form["replay"] = []
    assert read_saved_game(json.dumps(form)).header.options == {"farmers": "none", "small_city": 2}


def test_all_expansions_that_cannot_be_read_are_named() -> None:
    form = saved(a_game(1))
    form["setup"]["sets"] |= {"inns-and-cathedrals": 1, "river/1": 0}
    form["setup"]["elements"] |= {"abbot": 1, "phantom": 0}
    with pytest.raises(NotTheBaseGame) as fault:
        read_saved_game(json.dumps(form))
    assert fault.value.reason.arguments["expansions"] == "inns-and-cathedrals, abbot"


def test_an_expansion_of_version_4_is_named() -> None:
    form = saved(a_game(1), 4)
    form["setup"]["expansions"] = ["BASIC", "ABBEY_AND_MAYOR"]
    with pytest.raises(NotTheBaseGame, match="ABBEY_AND_MAYOR"):
        read_saved_game(json.dumps(form))


def first(form: dict[str, Any], kind: str) -> dict[str, Any]:
    payload: dict[str, Any] = next(
        message["payload"] for message in form["replay"] if message["type"] == kind
    )
    return payload


def spoil_tile(form: dict[str, Any]) -> None:
    first(form, "PLACE_TILE")["tileId"] = "IC/Lb"


def spoil_turn(form: dict[str, Any]) -> None:
    first(form, "PLACE_TILE")["rotation"] = 90


def spoil_place(form: dict[str, Any]) -> None:
    first(form, "PLACE_TILE")["position"] = [1, 2, 3]


def spoil_kind(form: dict[str, Any]) -> None:
    form["replay"][0]["type"] = "MOVE_NEUTRAL_FIGURE"


def spoil_meeple(form: dict[str, Any]) -> None:
    first(form, "DEPLOY_MEEPLE")["meepleId"] = "0.big.1"


def spoil_player(form: dict[str, Any]) -> None:
    meeple = first(form, "DEPLOY_MEEPLE")
    meeple["meepleId"] = (
        "1" + meeple["meepleId"][1:] if meeple["meepleId"][0] == "0" else "0.small.1"
    )


def spoil_location(form: dict[str, Any]) -> None:
    first(form, "DEPLOY_MEEPLE")["pointer"]["location"] = "TOWER"


def spoil_pointer(form: dict[str, Any]) -> None:
    first(form, "DEPLOY_MEEPLE")["pointer"]["position"] = [40, 40]


def spoil_order(form: dict[str, Any]) -> None:
    form["replay"].insert(0, {"type": "DEPLOY_MEEPLE", "payload": {}})


def spoil_people(form: dict[str, Any]) -> None:
    form["players"][0]["name"] = None


def spoil_replay(form: dict[str, Any]) -> None:
    form["replay"] = None


@pytest.mark.parametrize(
    ("spoil", "field"),
    [
        (spoil_tile, "payload.tileId"),
        (spoil_turn, "payload.rotation"),
        (spoil_place, "payload.position"),
        (spoil_kind, "replay[0].type"),
        (spoil_meeple, "payload.meepleId"),
        (spoil_player, "payload.meepleId"),
        (spoil_location, "payload.pointer.location"),
        (spoil_pointer, "payload.pointer.position"),
        (spoil_order, "replay[0]"),
        (spoil_people, "players[0].name"),
        (spoil_replay, "replay"),
    ],
)
def test_what_cannot_be_read_is_named(spoil: Any, field: str) -> None:
    form = saved(a_game(1))
    spoil(form)
    with pytest.raises(GameError) as fault:
        read_saved_game(json.dumps(form))
    assert field in fault.value.reason.rule


def test_a_move_against_the_rules_names_its_message_and_the_rule() -> None:
    form = saved(a_game(1))
    first(form, "PLACE_TILE")["position"] = [30, 30]
    form["replay"] = form["replay"][:1]
    with pytest.raises(IllegalSavedGame) as fault:
        read_saved_game(json.dumps(form))
    assert fault.value.field == "replay[0]" and fault.value.reason.rule.startswith("CA 4")


@pytest.mark.parametrize("text", ["", "{", "[]", "3", '{"setup": {}}', "[" * 100_000])
def test_what_is_no_saved_game_is_refused(text: str) -> None:
    with pytest.raises(GameError):
        read_saved_game(text)
