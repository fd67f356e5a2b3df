"""The tables contain what the records and their replays contain, and no seat's secret."""

from __future__ import annotations

import hashlib
import json
import struct
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import meeplewright
from meeplewright.core.game import CHANCE, State, encoding_of
from meeplewright.core.records import Record
from meeplewright.core.registry import find_game
from meeplewright.core.replay import begin, replay, step_through
from meeplewright.exchange.dataset import write_dataset
from meeplewright.exchange.dataset_schema import SCHEMA, TABLES
from tests.core.samples import HEADER, OPENING
from tests.exchange.datasets import (
    golden_folder,
    of_game,
    own_metadata,
    records,
    rows,
    small_folder,
)

EVERY = 17  # one in this many entries is checked closely


@pytest.fixture(scope="module")
def golden(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Records of both games, and their dataset with all tables."""
    home = tmp_path_factory.mktemp("golden")
    folder = golden_folder(home)
    write_dataset(folder, home / "out", [*TABLES])
    return folder, home / "out"


Golden = tuple[Path, Path]
Game = tuple[str, Record, dict[str, Any]]


def games(golden: Golden) -> Iterator[Game]:
    """Each record with the name of its folder of tables and its row there."""
    folder, out = golden
    for source, record in records(folder).items():
        kind = f"{record.header.game}-{len(record.header.seats)}"
        (row,) = [row for row in rows(out, kind, "games") if row["source"] == source]
        yield kind, record, row


def decisions(golden: Golden, table: str) -> Iterator[tuple[State, int, dict[str, Any]]]:
    """Some rows of a table, each with the state in which its seat had to decide."""
    for kind, record, game in games(golden):
        if not (golden[1] / kind / f"{table}.parquet").exists():
            continue
        found = of_game(rows(golden[1], kind, table), game["game_id"])
        by_entry = {row["entry"]: row for row in found}
        state = begin(record)
        for step in step_through(record, state):
            after = by_entry.get(step.entry + 1)
            if step.entry % EVERY == 0 and after is not None:
                yield state.copy(), after["seat"], after


def test_every_record_has_one_row_with_its_header_and_its_result(golden: Golden) -> None:
    for _, record, row in games(golden):
        header, result = record.header, record.result
        assert result is not None
        assert row["game"] == header.game and row["rules"] == header.rules
        assert json.loads(row["options"]) == begin(record).options
        assert row["names"] == [seat.name for seat in header.seats]
        assert row["kinds"] == [seat.kind for seat in header.seats]
        assert (row["seats"], row["date"]) == (len(header.seats), header.date)
        assert (row["entries"], row["finished"]) == (len(record.entries), True)
        assert (row["points"], row["winners"]) == (result["points"], result["winners"])
        assert (row["remarks"], row["torn"]) == ("[]", False)
        data = (golden[0] / row["source"]).read_bytes()
        assert row["sha256"] == hashlib.sha256(data).hexdigest()


def test_games_are_numbered_in_the_order_of_their_paths(golden: Golden) -> None:
    numbered = {row["source"]: row["game_id"] for _, _, row in games(golden)}
    assert numbered == {
        "carcassonne-2.mwr": 1,
        "carcassonne-3-shared.mwr": 2,
        "keyflower-2.mwr": 3,
        "more/keyflower-3.mwr": 4,
    }


def test_moves_are_the_entries_of_the_record(golden: Golden) -> None:
    for kind, record, game in games(golden):
        moves = of_game(rows(golden[1], kind, "moves"), game["game_id"])
        assert [row["entry"] for row in moves] == [*range(1, len(record.entries) + 1)]
        assert [(row["seat"], json.loads(row["action"]), row["t"]) for row in moves] == [
            (entry.seat, entry.form, entry.t) for entry in record.entries
        ]


def test_moves_know_how_many_choices_there_were_and_which_was_taken(golden: Golden) -> None:
    for state, seat, row in decisions(golden, "moves"):
        game = state.game
        if seat == CHANCE:
            assert row["legal"] == len(state.chance())
            assert game.chance_from_text(row["text"]).to_json() == json.loads(row["action"])
        else:
            assert row["legal"] == len(state.legal(seat))
            assert game.action_from_text(row["text"]).to_json() == json.loads(row["action"])


def test_ids_of_moves_lead_back_to_the_moves(golden: Golden) -> None:
    for state, seat, row in decisions(golden, "moves"):
        encoding = encoding_of(state.game, state.seats)
        if encoding is None:
            assert row["action_id"] is None
        elif seat == CHANCE:
            assert encoding.outcome_of(row["action_id"]).to_json() == json.loads(row["action"])
        else:
            action = encoding.action_of(state, seat, row["action_id"])
            assert action.to_json() == json.loads(row["action"])


def test_there_is_one_position_and_one_view_for_every_decision(golden: Golden) -> None:
    for kind, record, game in games(golden):
        wanted = [
            (number, entry.seat)
            for number, entry in enumerate(record.entries, start=1)
            if entry.seat != CHANCE
        ]
        numbered = encoding_of(find_game(record.header.game), len(record.header.seats))
        for table in ("views",) if numbered is None else ("views", "positions"):
            found = of_game(rows(golden[1], kind, table), game["game_id"])
            assert [(row["entry"], row["seat"]) for row in found] == wanted


def test_views_are_what_the_seat_saw_before_it_acted(golden: Golden) -> None:
    for state, seat, row in decisions(golden, "views"):
        assert state.game.view_from_json(json.loads(row["view"])) == state.view(seat)


def test_positions_are_what_the_encoding_says(golden: Golden) -> None:
    for state, seat, row in decisions(golden, "positions"):
        encoding = encoding_of(state.game, state.seats)
        assert encoding is not None
        assert packed(row["observation"]) == encoding.observe(state, seat)
        assert row["legal_ids"] == encoding.legal_ids(state, seat)
        assert row["action_id"] in row["legal_ids"]


def packed(observation: list[int]) -> bytes:
    return struct.pack(f"<{len(observation)}h", *observation)


def test_no_row_tells_what_its_seat_could_not_know(golden: Golden) -> None:
    """Any state that the seat cannot tell from the real one gives the same row."""
    for state, seat, row in decisions(golden, "views"):
        twin = state.game.determinize(state.view(seat), Random(7))
        assert json.loads(row["view"]) == twin.view(seat).to_json()
    for state, seat, row in decisions(golden, "positions"):
        encoding = encoding_of(state.game, state.seats)
        assert encoding is not None
        twin = state.game.determinize(state.view(seat), Random(7))
        assert packed(row["observation"]) == encoding.observe(twin, seat)
        assert row["legal_ids"] == encoding.legal_ids(twin, seat)


def test_outcomes_are_the_results_seat_by_seat(golden: Golden) -> None:
    for kind, record, game in games(golden):
        found = of_game(rows(golden[1], kind, "outcomes"), game["game_id"])
        outcome = replay(record).outcome()
        assert outcome is not None
        result = outcome.to_json()
        assert [row["seat"] for row in found] == [*range(len(record.header.seats))]
        assert [row["points"] for row in found] == result["points"]
        assert [json.loads(row["items"]) for row in found] == result["items"]
        assert [row["seat"] for row in found if row["winner"]] == result["winners"]
        assert [row["rank"] for row in found] == [*outcome.ranking]
        assert [(row["name"], row["kind"]) for row in found] == [
            (seat.name, seat.kind) for seat in record.header.seats
        ]


def test_every_file_says_which_versions_made_it(golden: Golden) -> None:
    for kind, record, _ in games(golden):
        game, seats = find_game(record.header.game), len(record.header.seats)
        encoding = encoding_of(game, seats)
        known = own_metadata(golden[1], kind, "moves")
        assert (
            known
            == own_metadata(golden[1], kind, "games")
            == own_metadata(golden[1], kind, "views")
        )
        assert known["schema"] == str(SCHEMA)
        assert known["version"] == meeplewright.__version__
        assert (known["game"], known["rules"]) == (game.name, str(game.rules))
        assert known["seats"] == str(seats)
        assert known.get("encoding") == (None if encoding is None else str(encoding.version))


def test_the_fields_of_an_observation_are_told_where_they_begin(golden: Golden) -> None:
    for state, seat, row in decisions(golden, "positions"):
        encoding = encoding_of(state.game, state.seats)
        assert encoding is not None
        kind = f"{state.game.name}-{state.seats}"
        fields = json.loads(own_metadata(golden[1], kind, "positions")["fields"])
        assert [field["name"] for field in fields] == [field.name for field in encoding.fields]
        ends = [field["at"] + size(field["shape"]) for field in fields]
        assert [field["at"] for field in fields] == [0, *ends[:-1]]
        assert ends[-1] == encoding.width == len(row["observation"]), seat
        for field in fields:
            numbers = row["observation"][field["at"] : field["at"] + size(field["shape"])]
            assert all(field["low"] <= number <= field["high"] for number in numbers)


def size(shape: list[int]) -> int:
    product = 1
    for length in shape:
        product *= length
    return product


# -- unusual records --------------------------------------------------------------------------


def test_an_unfinished_game_has_moves_but_no_result(tmp_path: Path) -> None:
    write_dataset(small_folder(tmp_path), tmp_path / "out")
    whole, begun = rows(tmp_path / "out", "carcassonne-2", "games")
    assert whole["finished"] and not begun["finished"]
    assert begun["points"] is None and begun["winners"] is None
    assert len(of_game(rows(tmp_path / "out", "carcassonne-2", "moves"), 2)) == 7
    assert {row["game_id"] for row in rows(tmp_path / "out", "carcassonne-2", "outcomes")} == {1}


def test_times_remarks_and_date_are_kept(tmp_path: Path) -> None:
    write_dataset(small_folder(tmp_path), tmp_path / "out")
    _, begun = rows(tmp_path / "out", "carcassonne-2", "games")
    assert begun["date"] == "2026-05-01" and begun["names"] == ["Zsófi", "greedy"]
    assert json.loads(begun["remarks"]) == [
        {"after": 3, "meta": {"handover": 0, "to": "Łódź"}, "t": 1600}
    ]
    moves = of_game(rows(tmp_path / "out", "carcassonne-2", "moves"), 2)
    assert [row["t"] for row in moves] == [None, 0, 1500, None, None, None, None]


def one_record(home: Path, text: str) -> Path:
    (home / "games").mkdir()
    (home / "games" / "one.mwr").write_text(text, "utf-8")
    write_dataset(home / "games", home / "out")
    return home / "out"


def test_a_torn_record_counts_up_to_its_last_whole_line(tmp_path: Path) -> None:
    out = one_record(tmp_path, OPENING[:-9])
    (row,) = rows(out, "carcassonne-2", "games")
    assert row["torn"] and row["entries"] == 6


def test_the_same_move_is_written_in_one_way_however_the_record_wrote_it(tmp_path: Path) -> None:
    """CA 4: U looks the same after half a turn."""
    out = one_record(tmp_path, OPENING.replace('"x":1,"y":0,"turn":1', '"x":1,"y":0,"turn":3'))
    place = rows(out, "carcassonne-2", "moves")[5]
    assert json.loads(place["action"]) == {"place": {"tile": "U", "x": 1, "y": 0, "turn": 1}}
    assert place["text"] == "(1,0):U1"


def test_options_that_a_record_left_out_have_their_default(tmp_path: Path) -> None:
    out = one_record(tmp_path, HEADER.replace('"small_city":4', "").replace('once",', 'once"'))
    (row,) = rows(out, "carcassonne-2", "games")
    options = json.loads(row["options"])
    assert (options["farmers"], options["small_city"]) == ("per_field_3_once", 4)
    assert row["entries"] == 0 and not rows(out, "carcassonne-2", "moves")


def test_only_the_tables_that_were_asked_for_are_written(tmp_path: Path) -> None:
    write_dataset(small_folder(tmp_path), tmp_path / "out", ["outcomes", "games"])
    found = {path.name for path in (tmp_path / "out" / "carcassonne-2").iterdir()}
    assert found == {"games.parquet", "outcomes.parquet"}


def test_a_table_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no such table: players"):
        write_dataset(small_folder(tmp_path), tmp_path / "out", ["games", "players"])
    assert not (tmp_path / "out").exists()
