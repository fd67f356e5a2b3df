"""Both databases, as for the tests of storage."""

from tests.server.storage.conftest import any_store, database_url

__all__ = ["any_store", "database_url"]
