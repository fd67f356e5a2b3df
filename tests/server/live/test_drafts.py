"""Drafts over the WebSocket: private to their seat, stored before the ack, confirmed together."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from meeplewright.core.game import Json
from meeplewright.server.settings import Settings
from meeplewright.server.storage import Store
from tests.server.live.live_server import Client, LiveServer, live_server, play
from tests.server.live.test_simultaneous import several_act, winter_is_chosen

pytestmark = pytest.mark.anyio


async def a_table(server: LiveServer) -> tuple[str, list[str], Client, Client, Client]:
    """A table of two, its people, the seat to act, the other seat, and a spectator."""
    people = [await server.person("Anna"), await server.person("Ben")]
    table = await server.table("carcassonne", people)
    clients = [await server.sit(table, person, seat) for seat, person in enumerate(people)]
    actor = clients[0].state["to_act"]
    watcher = await server.sit(table, None)
    return table, people, clients[actor], clients[1 - actor], watcher


def steps_of(client: Client) -> list[Json]:
    draft = client.state["draft"]
    return [] if draft is None else [step["do"] for step in draft["steps"]]


async def ask(client: Client, kind: str, **fields: object) -> Json:
    """Send a message about the draft. Return the answer; an accepted one has its state."""
    known = len(steps_of(client))
    version = client.state["version"]
    counted = {} if kind == "undraft" else {"drafted": known}
    client.send(type=kind, tag=1, **{"version": version, **counted, **fields})
    answer = await client.answer()
    if answer["type"] == "ack" and kind != "confirm":
        await client.next("state")
    return answer


async def draft_turn(client: Client) -> Json:
    place = client.state["legal"][0]
    assert (await ask(client, "draft", do=place))["type"] == "ack"
    assert (await ask(client, "draft", do={"follower": None}))["type"] == "ack"
    return place  # type: ignore[no-any-return]


async def test_a_turn_is_drafted_shown_to_its_seat_only_and_confirmed(server: LiveServer) -> None:
    _, _, mover, other, watcher = await a_table(server)
    start = mover.state["version"]
    heard = [len(client.heard) for client in (other, watcher)]
    place = mover.state["legal"][0]
    view = mover.state["view"]
    ack = await ask(mover, "draft", do=place)
    assert (ack["type"], ack["version"]) == ("ack", start)
    assert mover.state["view"] != view and {"follower": None} in mover.state["legal"]
    assert mover.state["version"] == start and mover.state["steps"] == []
    drafted = mover.state["view"]
    await ask(mover, "draft", do={"follower": None})
    assert mover.state["draft"]["complete"] and mover.state["legal"] == []
    assert mover.state["view"] == drafted
    assert [len(client.heard) for client in (other, watcher)] == heard, "others were told"
    ack = await ask(mover, "confirm")
    assert ack["version"] == start + 3
    for client in (mover, other, watcher):
        state = await client.at(start + 3)
        assert state["draft"] is None
        assert [step["kind"] for step in state["steps"]] == ["do", "do", "chance"]


async def test_undo_before_confirming_is_free_and_silent(server: LiveServer) -> None:
    table, _, mover, other, _ = await a_table(server)
    heard, view = len(other.heard), mover.state["view"]
    await draft_turn(mover)
    await ask(mover, "undraft", to=1)
    assert len(steps_of(mover)) == 1 and not mover.state["draft"]["complete"]
    await ask(mover, "undraft", to=0)
    assert mover.state["draft"] is None and mover.state["view"] == view
    assert len(other.heard) == heard
    row = await server.store.tables.get(table)
    assert row is not None and row.version == mover.state["version"]


async def test_refused_drafts_change_nothing(server: LiveServer) -> None:
    table, _, mover, other, watcher = await a_table(server)
    place = mover.state["legal"][0]
    version = mover.state["version"]
    wrong: list[tuple[Any, str, dict[str, Any]]] = [
        (mover, "draft", {"do": {"follower": None}}),
        (mover, "draft", {"do": {"nonsense": 1}}),
        (mover, "draft", {"do": place, "drafted": 3}),
        (mover, "draft", {"do": place, "version": version - 1}),
        (mover, "draft", {"do": place, "version": version + 5}),
        (mover, "draft", {"do": place, "drafted": -1}),
        (mover, "undraft", {"to": 0}),
        (mover, "confirm", {}),
        (other, "draft", {"do": place}),
        (watcher, "draft", {"do": place}),
        (watcher, "confirm", {}),
    ]
    for client, kind, fields in wrong:
        answer = await ask(client, kind, **fields)
        assert answer["type"] == "refused" and answer["reason"]["key"]
    assert await server.store.drafts.of_table(table) == {}
    await ask(mover, "draft", do=place)
    refused = await ask(mover, "confirm")
    assert refused["reason"]["key"] == "table-draft-incomplete"


async def test_why_and_legal_answer_for_the_drafted_position(server: LiveServer) -> None:
    table, people, mover, _, _ = await a_table(server)
    seat = mover.state["seat"]
    place = mover.state["legal"][0]
    await ask(mover, "draft", do=place)
    mover.send(type="why", do={"follower": None}, tag=2)
    assert (await mover.next("why"))["reason"] is None
    mover.send(type="why", do=place, tag=3)
    assert (await mover.next("why"))["reason"] is not None
    await ask(mover, "draft", do={"follower": None})
    mover.send(type="why", do={"follower": None}, tag=4)
    assert (await mover.next("why"))["reason"]["key"] == "table-draft-complete"
    live = await server.live(table)
    assert (await server.hub.views.state(live, people[seat], seat))["legal"] == []
    assert (await server.hub.views.state(live, None, None))["draft"] is None


async def test_an_act_ignores_the_draft_and_ends_it(server: LiveServer) -> None:
    table, _, mover, _, _ = await a_table(server)
    first, second = mover.state["legal"][:2]
    await ask(mover, "draft", do=first)
    ack = await mover.act(second)
    assert ack["type"] == "ack"
    state = await mover.at(ack["version"])
    assert state["draft"] is None and {"follower": None} in state["legal"]
    (row,) = (await server.store.drafts.of_table(table)).values()
    assert row.steps == [], "what is over is not kept"


async def test_another_device_and_a_new_connection_get_the_draft(server: LiveServer) -> None:
    table, people, mover, _, _ = await a_table(server)
    seat = mover.state["seat"]
    device = await server.sit(table, people[seat], seat)
    place = mover.state["legal"][0]
    await ask(mover, "draft", do=place)
    await device.next("state", lambda form: form["draft"] is not None)
    assert steps_of(device) == [place]
    again = await server.sit(table, people[seat], seat)
    assert steps_of(again) == [place]
    again.send(type="look", seat=None)
    assert (await again.next("state"))["draft"] is None


async def test_two_devices_that_draft_at_once_do_not_mix(server: LiveServer) -> None:
    table, people, mover, _, _ = await a_table(server)
    seat, live = mover.state["seat"], await server.live(table)
    first, second = mover.state["legal"][:2]
    answers = await asyncio.gather(
        *(
            server.hub.drafts.add(live, people[seat], seat, live.version, 0, do)
            for do in (first, second)
        ),
        return_exceptions=True,
    )
    assert sum(isinstance(answer, int) for answer in answers) == 1
    (row,) = (await server.store.drafts.of_table(table)).values()
    assert row.steps in ([first], [second])


async def test_a_draft_is_in_storage_when_it_is_acknowledged(store: Store) -> None:
    """A server that ends right after the ack, without closing anything, loses nothing."""
    async with live_server(store) as server:
        table, people, mover, _, _ = await a_table(server)
        seat = mover.state["seat"]
        place = await draft_turn(mover)
        async with live_server(store) as other:
            client = await other.sit(table, people[seat], seat)
            assert steps_of(client) == [place, {"follower": None}]
            ack = await ask(client, "confirm")
            assert ack["type"] == "ack"
            await client.at(ack["version"])


@pytest.mark.parametrize("phase", [several_act, winter_is_chosen])
async def test_a_draft_stands_while_others_act_at_once(server: LiveServer, phase: object) -> None:
    assert callable(phase)
    people = [await server.person("Anna"), await server.person("Ben")]
    table = await server.table("keyflower", people)
    await play(server, table, people, phase)
    clients = [await server.sit(table, person, seat) for seat, person in enumerate(people)]
    do = clients[0].state["legal"][0]
    await ask(clients[0], "draft", do=do)
    ack = await clients[1].act(clients[1].state["legal"][0])
    state = await clients[0].at(ack["version"])
    assert [step["do"] for step in state["draft"]["steps"]] == [do]
    assert (await clients[1].at(ack["version"]))["draft"] is None


async def test_a_standing_order_acts_on_the_log_and_ends_the_draft(server: LiveServer) -> None:
    people = [await server.person("Anna"), await server.person("Ben")]
    table = await server.table("keyflower", people)
    live = await server.live(table)
    seat = live.table_game.state.actors[0]
    client = await server.sit(table, people[seat], seat)
    do = next(form for form in client.state["legal"] if "pass" not in form)
    await ask(client, "draft", do=do)
    await server.hub.orders.set(live, people[seat], seat, {"order": "pass_until_outbid"})
    state = await client.next("state", lambda form: bool(form["steps"]))
    assert state["draft"] is None and state["steps"][0]["seat"] == seat


async def test_time_that_is_up_ends_the_draft(store: Store) -> None:
    settings = Settings(database="sqlite:///unused", bot_processes=1)
    async with live_server(store, settings) as server:
        people = [await server.person("Anna"), await server.person("Ben")]
        table = await server.table("carcassonne", people, clock={"kind": "move", "seconds": 60})
        live = await server.live(table)
        seat = live.table_game.state.actors[0]
        client = await server.sit(table, people[seat], seat)
        await draft_turn(client)
        server.time.advance(120)
        await server.hub.auto_player.play_due()
        state = await client.next("state", lambda form: form["result"] is not None)
        assert (state["draft"], state["result"]["by"]) == (None, "time")
        log = await server.store.log.tail(table, 0)
        assert not any(entry.kind == "do" for entry in log), "the draft was played"
