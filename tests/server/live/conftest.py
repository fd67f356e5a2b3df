"""A running hub on an empty store."""

from collections.abc import AsyncIterator

import pytest

from meeplewright.server.storage import Store
from tests.server.live.live_server import Place, a_place


@pytest.fixture
async def place(store: Store) -> AsyncIterator[Place]:
    async with a_place(store) as made:
        yield made
