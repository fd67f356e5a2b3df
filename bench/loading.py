"""Measures how long a table takes to load from storage, late in a game and early in one.

`python bench/loading.py` prints the ratios as JSON; `table.py` adds them to its own numbers.
"""

import asyncio
import json
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from meeplewright.core.registry import find_game
from meeplewright.server.live.hub import Hub
from meeplewright.server.settings import Settings
from meeplewright.server.storage import PersonRow, SeatRow, Store, TableRow, new_id
from meeplewright.server.time import Clock

ROUNDS = 40
EARLY = 5
PERSON = "p" * 22


async def loading_ratios(folder: str) -> dict[str, float]:
    """The time for a late table divided by the time for a table of five moves."""
    settings = Settings(database=f"sqlite:///{folder}/loading.db")
    store = await Store.open(settings)
    try:
        await store.people.create(PersonRow(id=PERSON, name="Ann", created_at=1, seen_at=1))
        return {
            "Carcassonne, two players, after 70 moves": await _ratio(store, "carcassonne", 2, 70),
            "Keyflower, six players, in winter": await _ratio(store, "keyflower", 6, None),
        }
    finally:
        await store.close()


async def _ratio(store: Store, game: str, seats: int, moves: int | None) -> float:
    early = await _played(store, game, seats, EARLY)
    late = await _played(store, game, seats, moves)
    return await _loading(store, late) / await _loading(store, early)


async def _played(store: Store, game: str, seats: int, moves: int | None) -> str:
    """A table after this many moves; None: as late as possible."""
    hub = Hub(store, Settings(database="sqlite:///unused.db"), Clock(), Random(1))
    table_id = new_id()
    facts = find_game(game)
    row = TableRow(
        id=table_id,
        game=game,
        rules=facts.rules,
        options=facts.checked_options(),
        created_at=1,
        updated_at=1,
    )
    sitting = [
        SeatRow(table_id=table_id, seat=seat, kind="person", person_id=PERSON, name="Ann")
        for seat in range(seats)
    ]
    await store.tables.create(row, sitting)
    await hub.seats.start_if_full(await hub.tables.fresh(table_id))
    rng = Random(2)
    done = 0
    while moves is None or done < moves:
        table = await hub.tables.get(table_id)
        assert table.table_game is not None
        state = table.table_game.state
        if moves is None and _is_late(state.view(None).to_json()):
            break
        seat = state.to_act
        if seat is None:
            break
        form = state.random_action(rng).to_json()
        await hub.play.act(table, PERSON, seat, table.version, form)
        done += 1
    return table_id


def _is_late(view: dict[str, object]) -> bool:
    return view.get("season") == "winter" and view.get("phase") == "turn"


async def _loading(store: Store, table_id: str) -> float:
    """The median of many loads, each by a hub that has not loaded the table before."""
    found: list[float] = []
    for _ in range(ROUNDS):
        hub = Hub(store, Settings(database="sqlite:///unused.db"), Clock(), Random(1))
        begun = perf_counter()
        await hub.tables.get(table_id)
        found.append(perf_counter() - begun)
    return median(found)


if __name__ == "__main__":
    with TemporaryDirectory() as scratch:
        print(json.dumps(asyncio.run(loading_ratios(scratch))))
