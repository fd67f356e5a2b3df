"""Moves over the WebSocket: acknowledged after the commit, sent to all, refused without a trace."""

import pytest

from meeplewright.core.game import Json
from tests.server.live.live_server import Client, LiveServer, play

pytestmark = pytest.mark.anyio


async def a_table_of_two(server: LiveServer) -> tuple[str, Client, Client]:
    """A game of Carcassonne; the client of the seat to act comes first."""
    people = [await server.person("Anna"), await server.person("Ben")]
    table = await server.table("carcassonne", people)
    clients = [await server.sit(table, person, seat) for seat, person in enumerate(people)]
    actor = clients[0].state["to_act"]
    return table, clients[actor], clients[1 - actor]


def first(client: Client) -> Json:
    form: Json = client.state["legal"][0]
    return form


async def is_untouched(server: LiveServer, table_id: str, version: int) -> bool:
    """Nothing was written, and nothing was consumed."""
    stored = await server.store.log.tail(table_id, version)
    return not stored and (await server.live(table_id)).version == version


async def test_a_move_is_acknowledged_and_told_to_both(server: LiveServer) -> None:
    _, mover, other = await a_table_of_two(server)
    before = mover.state["version"]
    ack = await mover.act(first(mover))
    assert ack["type"] == "ack" and ack["version"] > before
    assert (await mover.at(ack["version"]))["steps"] == (await other.at(ack["version"]))["steps"]
    versions = [step["version"] for step in other.state["steps"]]
    assert versions == list(range(before + 1, ack["version"] + 1))


async def test_a_move_is_stored_before_it_is_acknowledged(server: LiveServer) -> None:
    table, mover, _ = await a_table_of_two(server)
    before, do = mover.state["version"], first(mover)
    ack = await mover.act(do)
    stored = await server.store.log.tail(table, before)
    assert stored[-1].seq == ack["version"]
    assert (stored[0].kind, stored[0].seat, stored[0].body) == ("do", mover.state["seat"], do)


async def test_the_state_lists_actions_for_the_seat_to_act_alone(server: LiveServer) -> None:
    _, mover, other = await a_table_of_two(server)
    assert mover.state["legal"] and not other.state["legal"]
    assert mover.state["actors"] == [mover.state["seat"]]


async def test_a_stale_move_is_refused_with_the_version(server: LiveServer) -> None:
    table, mover, _ = await a_table_of_two(server)
    old, do = mover.state["version"], first(mover)
    ack = await mover.act(do)
    refused = await mover.act(do, version=old)
    assert refused["reason"]["key"] == "table-stale" and refused["version"] == ack["version"]
    assert await is_untouched(server, table, ack["version"])


async def test_a_move_on_a_version_to_come_is_stale_too(server: LiveServer) -> None:
    table, mover, _ = await a_table_of_two(server)
    refused = await mover.act(first(mover), version=mover.state["version"] + 5)
    assert refused["reason"]["key"] == "table-stale"
    assert await is_untouched(server, table, mover.state["version"])


async def test_an_illegal_move_is_refused_with_its_rule(server: LiveServer) -> None:
    table, mover, _ = await a_table_of_two(server)
    far = {"place": {**first(mover)["place"], "x": 50}}
    refused = await mover.act(far)
    assert refused["type"] == "refused" and refused["reason"]["rule"].startswith("CA")
    assert await is_untouched(server, table, mover.state["version"])


async def test_what_is_no_action_is_refused_with_its_field(server: LiveServer) -> None:
    table, mover, _ = await a_table_of_two(server)
    refused = await mover.act({"dance": True})
    assert refused["type"] == "refused" and refused["version"] == mover.state["version"]
    assert await is_untouched(server, table, mover.state["version"])


async def test_whoever_is_not_to_act_is_refused(server: LiveServer) -> None:
    table, mover, other = await a_table_of_two(server)
    refused = await other.act(first(mover))
    assert refused["type"] == "refused"
    assert await is_untouched(server, table, mover.state["version"])


async def test_a_spectator_cannot_act(server: LiveServer) -> None:
    table, mover, _ = await a_table_of_two(server)
    spectator = await server.sit(table, await server.person("Cleo"))
    refused = await spectator.act(first(mover))
    assert refused["reason"]["key"] == "table-spectator"
    assert await is_untouched(server, table, mover.state["version"])


async def test_nobody_acts_for_somebody_elses_seat(server: LiveServer) -> None:
    table, mover, _ = await a_table_of_two(server)
    spectator = await server.sit(table, await server.person("Cleo"))
    spectator.send(type="look", seat=mover.state["seat"])
    assert (await spectator.next("refused"))["reason"]["key"] == "table-not-your-seat"
    assert spectator.state["seat"] is None
    assert await is_untouched(server, table, mover.state["version"])


async def test_a_move_before_the_start_is_refused(server: LiveServer) -> None:
    anna = await server.person("Anna")
    table = await server.table("carcassonne", [anna, None])
    client = await server.sit(table, anna, 0)
    refused = await client.act({"follower": None}, version=0)
    assert refused["reason"]["key"] == "table-not-started"


async def test_a_whole_game_ends_with_its_result(server: LiveServer) -> None:
    people = [await server.person("Anna"), await server.person("Ben")]
    table = await server.table("carcassonne", people)
    anna = await server.sit(table, people[0], 0)
    version = await play(server, table, people)
    state = await anna.at(version)
    assert state["result"]["points"] and state["to_act"] is None
    latest = [form["table"] for form in anna.heard if form["type"] == "table"][-1]
    assert latest["status"] == "finished"
    assert latest["result"]["points"] == state["result"]["points"]
    row = await server.store.tables.get(table)
    assert row is not None and row.status == "finished" and row.result == state["result"]
    refused = await anna.act({"follower": None})
    assert refused["reason"]["key"] == "table-over"


async def test_why_says_the_reason_and_changes_nothing(server: LiveServer) -> None:
    table, mover, _ = await a_table_of_two(server)
    mover.send(type="why", do=first(mover), tag="legal")
    assert await mover.next("why") == {"type": "why", "tag": "legal", "reason": None}
    assert await is_untouched(server, table, mover.state["version"])


async def test_an_invalid_message_is_refused_and_the_session_goes_on(
    server: LiveServer,
) -> None:
    table, mover, _ = await a_table_of_two(server)
    wrong = ["", "[", "5", "[]", "{}", '{"type":"x"}', '{"type":"act"}', '{"type":5}', "NaN"]
    wrong += ['{"type":"act","version":true,"do":{}}', '{"type":"act","version":1,"do":[]}']
    wrong += ['{"type":"ping","more":1}', '{"type":"hello"}', "[" * 5000, '{"a":1,"a":2}']
    wrong += ['{"type":"say","text":"\\ud800"}', '{"type":"act","version":1e400,"do":{}}']
    wrong += ['{"type":"look","seat":-1}', '{"type":"look","seat":7}', '{"type":"say","text":""}']
    for text in wrong:
        mover.send_text(text)
        refused = await mover.next("refused")
        assert refused["reason"]["rule"] and refused["reason"]["key"], text
    mover.send_bytes(b"\x00\xff")
    assert (await mover.next("refused"))["reason"]["key"] == "table-not-text"
    assert await is_untouched(server, table, mover.state["version"])
    assert (await mover.act(first(mover)))["type"] == "ack"


async def test_a_message_that_is_too_large_ends_the_session(server: LiveServer) -> None:
    _, mover, _ = await a_table_of_two(server)
    mover.send(type="say", text="a" * 20_000)
    assert (await mover.next("closing"))["reason"]["key"] == "table-message-too-large"
    assert await mover.closed == 1009


async def test_too_many_messages_are_refused_with_a_time_to_wait(
    server: LiveServer,
) -> None:
    _, mover, _ = await a_table_of_two(server)
    for _ in range(server.hub.settings.limits.messages_burst + 5):
        mover.send(type="ping")
    refused = await mover.next("refused")
    assert refused["reason"]["key"] == "table-too-often" and refused["retry_after"] >= 1
