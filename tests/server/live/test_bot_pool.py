"""Which question a process gets next, with processes that answer when the test says so."""

import asyncio
from typing import Any

import pytest

from meeplewright.server import metrics
from meeplewright.server.live import bot_pool
from meeplewright.server.live.bot_pool import BotPool, Question, Waiter

pytestmark = pytest.mark.anyio


class FakeProcess:
    """Answers with the table's name, once the test lets it."""

    asked: list[str]
    """The tables of all questions so far, in the order in which they were asked."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.answer: asyncio.Future[None] | None = None
        self.process = None

    async def ask(self, form: dict[str, Any], seconds: float) -> str:
        FakeProcess.asked.append(form["table"])
        self.answer = asyncio.get_running_loop().create_future()
        await self.answer
        self.answer = None
        return str(form["table"])

    async def stop(self) -> None:
        return


class Pool:
    """A pool of fake processes, and what was asked for."""

    def __init__(self, processes: int) -> None:
        self.pool = BotPool(processes)
        self.tasks: dict[str, asyncio.Task[Any]] = {}

    async def ask(self, table: str, seat: int = 0, address: str = "") -> None:
        """A table such as `a1` of the person a; a capital letter: somebody is there."""
        question = Question(table, seat, "carcassonne", "greedy", {}, [], 1.0)
        waiter = Waiter(table[0].lower(), is_present=table[0].isupper(), address=address)
        self.tasks[table] = asyncio.create_task(self.pool.ask(question, waiter))
        await settled()

    async def answer(self, number: int = 0) -> None:
        """The process finishes what it is asked."""
        answer = self.fake(number).answer
        assert answer is not None
        answer.set_result(None)
        await settled()

    async def cancel(self, table: str) -> None:
        self.tasks[table].cancel()
        await settled()

    def fake(self, number: int) -> FakeProcess:
        process: Any = self.pool._processes[number]
        assert isinstance(process, FakeProcess)
        return process

    @property
    def asked(self) -> str:
        return " ".join(FakeProcess.asked)


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.fixture(autouse=True)
def fake_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    FakeProcess.asked = []
    monkeypatch.setattr(bot_pool, "WorkerProcess", FakeProcess)


async def test_twenty_tables_of_one_person_delay_another_by_one_question() -> None:
    pool = Pool(1)
    for number in range(20):
        for seat in range(6):
            await pool.ask(f"a{number}.{seat}", seat)
    await pool.ask("b1")
    await pool.answer()
    assert pool.asked == "a0.0 b1"
    await pool.answer()
    assert pool.tasks["b1"].result() == "b1" and FakeProcess.asked[-1] == "a0.1"


async def test_twenty_identities_of_one_address_delay_another_by_one_question() -> None:
    pool = Pool(1)
    for person in "abcdefghijklmnopqrst":
        await pool.ask(person, address="192.0.2.1")
    await pool.ask("z", address="192.0.2.2")
    await pool.answer()
    assert pool.asked == "a z"


async def test_where_somebody_waits_comes_before_where_nobody_does() -> None:
    pool = Pool(1)
    for table in ("a1", "a2", "b1", "C1", "A3"):
        await pool.ask(table)
    for _ in range(5):
        await pool.answer()
    assert pool.asked == "a1 C1 A3 b1 a2"


async def test_a_question_does_not_wait_for_a_busy_process_while_another_is_free() -> None:
    pool = Pool(2)
    await pool.ask("a1")
    await pool.ask("a1")
    assert all(pool.fake(number).answer is not None for number in (0, 1))


async def test_a_seat_returns_to_the_process_that_knows_it() -> None:
    pool = Pool(3)
    homes = set()
    for _ in range(4):
        await pool.ask("a1")
        (home,) = (number for number in range(3) if pool.fake(number).answer is not None)
        await pool.answer(home)
        homes.add(home)
    assert len(homes) == 1


async def test_a_cancelled_question_leaves_the_queue_or_its_process() -> None:
    pool = Pool(1)
    for table in ("a1", "b1", "c1"):
        await pool.ask(table)
    await pool.cancel("b1")
    await pool.cancel("a1")
    assert pool.asked == "a1 c1"
    await pool.answer()
    await pool.ask("d1")
    assert pool.asked == "a1 c1 d1"


async def test_who_is_cancelled_when_it_gets_its_process_gives_it_to_the_next() -> None:
    pool = Pool(1)
    for table in ("a1", "b1", "c1"):
        await pool.ask(table)
    answer = pool.fake(0).answer
    assert answer is not None
    answer.set_result(None)
    while not pool.tasks["a1"].done():
        await asyncio.sleep(0)
    pool.tasks["b1"].cancel()
    await settled()
    assert pool.tasks["b1"].cancelled() and pool.asked.endswith("c1")


async def test_how_many_wait_and_how_long_is_measured() -> None:
    def waits() -> float:
        found = metrics.REGISTRY.get_sample_value(
            "meeplewright_wait_seconds_count", {"queue": "bots"}
        )
        return found or 0.0

    pool, before = Pool(1), waits()
    for table in ("a1", "b1", "c1"):
        await pool.ask(table)
    asked = {"queue": "bots"}
    assert metrics.REGISTRY.get_sample_value("meeplewright_waiting", asked) == 2
    for _ in range(3):
        await pool.answer()
    assert metrics.REGISTRY.get_sample_value("meeplewright_waiting", asked) == 0
    assert waits() - before == 3
