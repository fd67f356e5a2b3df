"""What quiet tables take, measured as `bench/quiet.py` does, in small."""

import asyncio
from argparse import Namespace

import pytest
from bench import quiet

from tests.conftest import only_in_full

MOST = 100_000  # bytes
TABLES = 150


@only_in_full
def test_a_quiet_table_with_two_connections_takes_at_most_100_kb(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(quiet, "SETTLED", 5.0)
    asked = Namespace(tables=TABLES, few=40, workers=1, seconds=1.0, postgres=None, checkout=None)
    with quiet.servers_of(asked) as servers:
        few, many = asyncio.run(quiet.measure(servers, asked))
    assert 0 < (many.memory - few.memory) / TABLES <= MOST
