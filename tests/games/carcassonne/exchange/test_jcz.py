"""Saved games of JCloisterZone become records, or the unreadable field is named."""

from __future__ import annotations

import json
from typing import Any

import pytest

from meeplewright.bots import make_bot
from meeplewright.core.errors import GameError, IllegalSavedGame
from meeplewright.core.play import play_record
from meeplewright.core.records import Record, Seat
from meeplewright.core.replay import check
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.carcassonne.exchange.jcz import read_saved_game
from tests.games.carcassonne.exchange.saved_games import saved


def a_game(seed: int, seats: int = 2, expansions: str = "none") -> Record:
    """A game with JCloisterZone's farmers' rule."""
    game = Carcassonne()
    bots = [make_bot("random", game, seat) for seat in range(seats)]
    people = [Seat(f"p{seat}") for seat in range(seats)]
    options = {"farmers": "per_field_3", "expansions": expansions}
    return play_record(game, bots, people, options, seed=seed)


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
    """CA 4.4: such a tile leaves the game; a saved game does not contain it."""
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
    first(form, "DEPLOY_MEEPLE")["meepleId"] = "0.mayor.1"


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


def spoil_side(form: dict[str, Any]) -> None:
    """L is a cloister in a field: no side has a city or road."""
    form["replay"] = [
        {
            "type": "PLACE_TILE",
            "payload": {"tileId": "BA/L", "rotation": "R0", "position": [0, 1]},
        },
        {
            "type": "DEPLOY_MEEPLE",
            "payload": {
                "meepleId": "0.small.1",
                "pointer": {"position": [0, 1], "location": "N"},
            },
        },
    ]


def follower_on_a_road(location: str) -> Any:
    """U is placed beside the start tile, with its road from west to east."""

    def spoil(form: dict[str, Any]) -> None:
        lies = {"tileId": "BA/RFr", "rotation": "R0", "position": [1, 0]}
        stands = {
            "meepleId": "0.small.1",
            "pointer": {"position": [1, 0], "location": location},
        }
        form["replay"] = [
            {"type": "PLACE_TILE", "payload": lies},
            {"type": "DEPLOY_MEEPLE", "payload": stands},
        ]

    return spoil


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
        (spoil_side, "payload.pointer.location"),
        (follower_on_a_road("_N"), "payload.pointer.location"),
        (follower_on_a_road("EL.SR"), "payload.pointer.location"),
        (follower_on_a_road(""), "payload.pointer.location"),
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


def test_a_tile_against_the_rules_is_not_blamed_on_its_follower() -> None:
    form = saved(a_game(1))
    deployed = next(at for at, one in enumerate(form["replay"]) if one["type"] == "DEPLOY_MEEPLE")
    form["replay"] = form["replay"][: deployed + 1]
    place, follower = (one["payload"] for one in form["replay"][-2:])
    place["position"] = follower["pointer"]["position"] = [30, 30]
    with pytest.raises(IllegalSavedGame) as fault:
        read_saved_game(json.dumps(form))
    assert fault.value.field == f"replay[{deployed - 1}]"


def test_the_clock_of_version_5_becomes_the_times_of_the_record() -> None:
    form = saved(a_game(1))
    for at, message in enumerate(form["replay"]):
        message |= {"player": 0, "clock": 1000 * at}
    made = read_saved_game(json.dumps(form))
    assert check(made).sound
    times = {entry.t for entry in made.entries if entry.seat == -1}
    assert times == {None}
    assert [entry.t for entry in made.entries if entry.seat != -1][:4] == [0, 1000, 3000, 4000]
    form["replay"][0]["clock"] = -1
    assert read_saved_game(json.dumps(form)).entries[2].t is None


@pytest.mark.parametrize("text", ["", "{", "[]", "3", '{"setup": {}}', "[" * 100_000])
def test_what_is_no_saved_game_is_refused(text: str) -> None:
    with pytest.raises(GameError):
        read_saved_game(text)
