"""What one person can take from another, measured as `bench/crowd.py` does, in small."""

import subprocess
import sys
from pathlib import Path

from tests.conftest import only_in_full

ROOT = Path(__file__).resolve().parents[2]


@only_in_full
def test_what_a_crowd_takes_from_others_is_measured() -> None:
    command = [sys.executable, "-m", "bench.crowd", "--seconds", "6"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    rows = [line.strip("| ").split(" | ") for line in done.stdout.splitlines() if line]
    measured = {row[0]: row[1:] for row in rows if row[1].isdecimal()}
    names = " ".join(measured)
    assert "10 of 20 tables of six masters allowed" in names, "the others are refused"
    assert all(float(p95) > 0 for _, _, p95, _ in measured.values()), done.stdout
