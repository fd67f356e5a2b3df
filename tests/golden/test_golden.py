"""The golden records are valid, and the same seeds and bots still give the same games.

If the rules change and the records should change too, run `make golden`.
"""

import json

import pytest
from scripts.golden import EVENTS, FOLDER, GOLDEN, Golden, events_digest, simulate

from meeplewright.core import Record, check, find_game, replay
from meeplewright.core.replay import begin, step_through

RARE = ("2-discard", "3-shared")
KEYFLOWER_WORDS = {
    "home", "worker", "skill", "tile", "winter_tile", "face", "pass", "bid", "use", "bring",
    "workers", "pay_worker", "pay_group", "pay_skill", "choose", "carry", "upgrade", "finish",
    "boat", "pick", "lay", "winter",
}  # fmt: skip
KEYFLOWER_ITEMS = {"printed", "turn_order", "transport", "loop", "river", "sets", "store", "gold"}

every_golden = pytest.mark.parametrize("golden", GOLDEN, ids=lambda golden: golden.name)


@every_golden
def test_it_is_sound_and_finished(golden: Golden) -> None:
    verdict = check(Record.read(golden.path))
    assert verdict.sound and verdict.finished and not verdict.torn and not verdict.older_rules


@every_golden
def test_it_ends_with_the_same_result(golden: Golden) -> None:
    record = Record.read(golden.path)
    outcome = replay(record).outcome()
    assert outcome is not None and outcome.to_json() == record.result


@every_golden
def test_the_same_events_happen(golden: Golden) -> None:
    digests = json.loads(EVENTS.read_text())
    assert events_digest(Record.read(golden.path)) == digests[golden.path.name]


@every_golden
def test_simulating_it_again_gives_the_same_bytes(golden: Golden) -> None:
    """Both compiled and interpreted."""
    assert simulate(golden).dumps().encode() == golden.path.read_bytes()


@every_golden
def test_it_comes_back_from_its_notation(golden: Golden) -> None:
    record = Record.read(golden.path)
    assert Record.from_text(record.to_text()).dumps().encode() == golden.path.read_bytes()


@every_golden
def test_it_is_written_in_the_first_words(golden: Golden) -> None:
    """K38, K41: simulated records use the smallest rotation and the first side."""
    record = Record.read(golden.path)
    for step, entry in zip(step_through(record, begin(record)), record.entries, strict=True):
        assert step.action.to_json() == entry.form


def test_every_stored_file_is_one_of_them() -> None:
    assert {path.name for path in FOLDER.glob("*.mwr")} == {golden.path.name for golden in GOLDEN}
    assert list(json.loads(EVENTS.read_text())) == [golden.path.name for golden in GOLDEN]


@pytest.mark.parametrize("name", ["carcassonne", "keyflower"])
def test_every_number_of_seats_and_every_option_appears(name: str) -> None:
    game = find_game(name)
    headers = [Record.read(golden.path).header for golden in GOLDEN if golden.game == name]
    counts = [
        game.seat_counts,
        *(c for option in game.options for c in option.seat_counts.values()),
    ]
    assert {len(header.seats) for header in headers} == {count for some in counts for count in some}
    for option in game.options:
        met = {header.options.get(option.name, option.default) for header in headers}
        assert met == set(option.values)


def test_records_name_newer_options_only_if_they_are_chosen() -> None:
    game = find_game("keyflower")
    newer = {option.name for option in game.options if option.newer}
    for golden in (golden for golden in GOLDEN if golden.game == "keyflower"):
        assert newer & set(Record.read(golden.path).header.options) == newer & set(golden.options)


def test_the_rare_cases_are_there() -> None:
    discard, shared = (Record.read(FOLDER / f"carcassonne-{name}.mwr") for name in RARE)
    assert replay(discard).to_json()["discarded"] == ["C"]
    assert shared.result is not None and shared.result["winners"] == [0, 1, 2]


def test_every_kind_of_action_and_item_of_keyflower_is_there() -> None:
    records = [Record.read(golden.path) for golden in GOLDEN if golden.game == "keyflower"]
    words = {word for record in records for entry in record.entries for word in entry.form}
    assert words == KEYFLOWER_WORDS
    sheets = [sheet for record in records for sheet in (record.result or {})["items"]]
    assert {item["for"] for sheet in sheets for item in sheet} == KEYFLOWER_ITEMS
