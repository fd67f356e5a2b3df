"""People take turns in a queue, and nobody's items keep those of others waiting."""

import asyncio
from random import Random

import pytest

from meeplewright.server.live.fair_queue import CROWD, FairLock, FairQueue, lack_of_room


def queue_of(*items: str) -> FairQueue[str]:
    """Items such as `a1` of the person a, all of one address; a capital letter is urgent."""
    queue: FairQueue[str] = FairQueue()
    for item in items:
        queue.add(("", item[0].lower()), item, urgent=item[0].isupper())
    return queue


def taken(queue: FairQueue[str]) -> str:
    """Everything, in the order in which it is taken."""
    items = []
    while (item := queue.take()) is not None:
        items.append(item)
    return " ".join(items)


def test_one_person_gets_what_they_asked_for_in_order() -> None:
    assert taken(queue_of("a1", "a2", "a3")) == "a1 a2 a3"


def test_people_take_turns() -> None:
    assert taken(queue_of("a1", "a2", "a3", "b1", "c1", "b2")) == "a1 b1 c1 a2 b2 a3"


def test_who_comes_new_is_before_the_next_of_who_was_just_served() -> None:
    queue = queue_of(*(f"a{number}" for number in range(20)))
    assert [queue.take(), queue.take()] == ["a0", "a1"]
    queue.add(("", "b"), "b1", urgent=False)
    assert queue.take() == "b1"
    queue.add(("", "b"), "b2", urgent=False)
    assert [queue.take(), queue.take()] == ["a2", "b2"]


def at_addresses(*items: str) -> FairQueue[str]:
    """Items such as `xa1` of the person a at the address x."""
    queue: FairQueue[str] = FairQueue()
    for item in items:
        queue.add((item[0], item[1]), item, urgent=False)
    return queue


def test_addresses_take_turns_and_then_the_people_of_each() -> None:
    queue = at_addresses("xa1", "xa2", "xb1", "xc1", "ya1", "ya2", "za1")
    assert taken(queue) == "xa1 ya1 za1 xb1 ya2 xc1 xa2"


def test_many_identities_of_one_address_delay_another_by_one_item() -> None:
    queue = at_addresses(*(f"x{person}" for person in "abcdefghijklmnop"))
    assert queue.take() == "xa"
    queue.add(("y", "q"), "yq", urgent=False)
    assert queue.take() == "yq"


def test_who_was_just_served_at_an_address_is_behind_who_comes_new_there() -> None:
    queue = at_addresses("xa1")
    assert queue.take() == "xa1"
    queue.add(("x", "a"), "xa2", urgent=False)
    queue.add(("x", "b"), "xb1", urgent=False)
    assert taken(queue) == "xb1 xa2"


def test_addresses_that_have_nothing_left_are_forgotten() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(1000):
        queue.add(("x", "a"), "xa", urgent=False)
        queue.add((f"address {number}", "b"), "b", urgent=False)
        assert queue.take() and queue.take()
    assert len(queue._others._lines) < 10


def test_urgent_items_come_first_but_the_others_are_not_left_behind() -> None:
    queue = queue_of("x1", "x2", *(f"A{number}" for number in range(1, 8)), "B1")
    assert taken(queue) == "A1 B1 A2 A3 x1 A4 A5 A6 A7 x2"


def test_what_was_removed_is_not_taken() -> None:
    queue = queue_of("a1", "a2", "B1")
    for person, item in (("a", "a1"), ("b", "B1"), ("c", "c1")):
        queue.remove(("", person), item)
    assert len(queue) == 1 and taken(queue) == "a2" and len(queue) == 0
    queue.remove(("", "a"), "a2")
    assert taken(queue) == ""


def test_whatever_happens_nobody_is_served_twice_while_another_waits() -> None:
    """Between two items of one person, everybody who waits all that time gets at least one."""
    for seed in range(200):
        rng = Random(seed)
        queue: FairQueue[str] = FairQueue()
        waiting: dict[str, list[str]] = {person: [] for person in "abcd"}
        since: dict[str, set[str]] = {}  # who waits since a person was served, not served since
        for number in range(60):
            if rng.random() < 0.6:
                person = rng.choice("aaabcd")
                queue.add(("", person), f"{person}{number}", urgent=False)
                waiting[person].append(f"{person}{number}")
                continue
            item = queue.take()
            if item is None:
                assert not any(waiting.values())
                continue
            person = item[0]
            assert item == waiting[person].pop(0)
            assert not since.get(person), (seed, item, since)
            for others in since.values():
                others.discard(person)
            since[person] = {other for other in waiting if other != person and waiting[other]}


def test_room_for_one_person_and_for_all() -> None:
    assert lack_of_room(2, 5, each=3, most=10) is None
    assert lack_of_room(3, 5, each=3, most=10) == "yours"
    assert lack_of_room(1, 10, each=3, most=10) == "busy"
    assert lack_of_room(0, 10, each=3, most=10) is None, "who has nothing there still gets in"
    assert lack_of_room(0, 10 * CROWD, each=3, most=10) == "busy"


@pytest.mark.anyio
async def test_a_lock_is_passed_on_in_turns() -> None:
    lock = FairLock()
    order: list[str] = []

    async def hold(item: str) -> None:
        async with lock.turn_of(item[0]):
            order.append(item)
            await asyncio.sleep(0)

    await asyncio.gather(*map(hold, ("a1", "a2", "a3", "b1", "c1", "b2")))
    assert " ".join(order) == "a1 b1 c1 a2 b2 a3"
    await hold("a4")  # it is free again


@pytest.mark.anyio
async def test_whoever_leaves_does_not_keep_the_lock() -> None:
    lock = FairLock()
    freed = asyncio.Event()

    async def hold() -> None:
        async with lock.turn_of("ada"):
            await freed.wait()
        waiting.cancel()  # the lock is bob's now, who has not noticed

    async def take(person: str) -> None:
        async with lock.turn_of(person):
            pass

    holder, waiting, next_one = map(asyncio.create_task, (hold(), take("bob"), take("eve")))
    await asyncio.sleep(0)
    freed.set()
    await holder
    with pytest.raises(asyncio.CancelledError):
        await waiting
    async with asyncio.timeout(5):
        await next_one
        await take("ada")


@pytest.mark.anyio
async def test_whoever_waits_can_leave() -> None:
    lock = FairLock()
    async with lock.turn_of("ada"):
        waiting = asyncio.create_task(lock.turn_of("bob").__aenter__())
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
    async with asyncio.timeout(5), lock.turn_of("eve"):
        pass
