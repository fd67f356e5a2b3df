"""The drill of `bench/drill.py`, in small: nothing that was acknowledged is lost."""

import subprocess
import sys
from pathlib import Path

from tests.conftest import only_in_full

ROOT = Path(__file__).resolve().parents[2]
SMALL = "--tables 24 --workers 2 --clients 1 --pace 1 --seconds 4 --joins 12"


@only_in_full
def test_players_go_on_after_everything_that_happens_to_a_host(
    postgres_url: str, redis_url: str
) -> None:
    command = [sys.executable, "-m", "bench.drill", *SMALL.split()]
    command += ["--postgres", postgres_url, "--redis", redis_url]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    rows = [line.split(" | ") for line in done.stdout.splitlines() if line.startswith("| ")][2:]
    assert len(rows) == 7 and float(rows[-1][1]) > 0, "everybody plays on"
    assert "an acknowledged move was lost: 0" in done.stdout, done.stdout
    assert "failed" not in done.stdout, done.stdout
    assert "closed: 1006" in done.stdout, "nobody was cut off by the kill"
