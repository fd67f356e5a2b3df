"""What one asks of a record: its states, its text notation, whether it is right."""

from pathlib import Path
from random import Random

from meeplewright.core import Record

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def test_a_record_gives_all_its_states() -> None:
    record = Record.read(str(GOLDEN / "carcassonne-2.mwr"))
    states = list(record.states())
    assert len(states) == len(record.entries) + 1
    assert [state.entry for state in states] == list(range(len(states)))
    assert states[40] == record.state(40) and states[-1] == record.state()
    states[3].playout(Random(1))
    assert states[4] == record.state(4), "a state belongs to the caller"
    assert record.check().sound


def test_a_record_is_read_from_its_text_notation() -> None:
    record = Record.read(GOLDEN / "carcassonne-2.mwr")
    assert Record.from_text(record.to_text()) == record
    assert type(Record.from_text(record.to_text())) is Record
