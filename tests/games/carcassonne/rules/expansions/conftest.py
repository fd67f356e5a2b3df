"""The rules tests of the expansions run on the engine and on the slow game."""

import pytest

from .engine_tables import EngineTables
from .notation import Tables
from .slow_tables import SlowTables


@pytest.fixture(params=[SlowTables, EngineTables], ids=["slow", "engine"])
def tables(request: pytest.FixtureRequest) -> Tables:
    maker: type[SlowTables] | type[EngineTables] = request.param
    return maker()
