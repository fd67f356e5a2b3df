"""A store, as for the tests of storage; in PostgreSQL only in the full run."""

import pytest

from tests.server.conftest import DATABASES
from tests.server.storage.conftest import any_store

__all__ = ["any_store"]


@pytest.fixture(params=DATABASES)
def database_url(request: pytest.FixtureRequest) -> str:
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url
