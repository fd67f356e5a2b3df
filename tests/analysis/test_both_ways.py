"""Compiled and interpreted, an analysis gives the same bytes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from meeplewright.analysis import Effort, analyse
from meeplewright.core import Record
from tests.analysis.games import IS_COMPILED, start_of

ROOT = Path(__file__).resolve().parents[2]
GOLDEN = ROOT / "tests" / "golden"
LENGTHS = {"carcassonne-3": 13, "keyflower-2": 56}
PROGRAM = """
import json, sys
from meeplewright.analysis import Effort, analyse
from meeplewright.core import Record
print(json.dumps(analyse(Record.loads(sys.stdin.read()), Effort(2)).to_json()))
"""


@pytest.mark.skipif(not IS_COMPILED, reason="compares with the sources, which run here already")
@pytest.mark.parametrize("name", LENGTHS)
def test_the_sources_find_the_same(name: str) -> None:
    record = start_of(Record.read(GOLDEN / f"{name}.mwr"), LENGTHS[name])
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        input=record.dumps(),
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "MEEPLEWRIGHT_MODE": "interpreted"},
    )
    found = analyse(record, Effort(2))
    assert len(found.decisions) >= 2
    assert ran.stdout.strip() == json.dumps(found.to_json())
