"""Seats: claimed, left, given to a bot, taken back, and the start of the game."""

import asyncio

import pytest

from meeplewright.core.errors import InvalidSetup
from meeplewright.server.errors import Forbidden, NotFound, Refused
from tests.server.live.live_server import LiveServer

pytestmark = pytest.mark.anyio


async def test_the_game_starts_when_the_last_seat_is_taken(server: LiveServer) -> None:
    anna, ben, cleo = [await server.person(name) for name in ("Anna", "Ben", "Cleo")]
    table = await server.table("carcassonne", [anna, None, None])
    seats = await server.store.seats.of_table(table)
    assert (
        await server.hub.seats.claim(await server.live(table), ben, None, seats[2].invite, "Ben")
        == 2
    )
    assert (await server.live(table)).version == 0
    assert (
        await server.hub.seats.claim(await server.live(table), cleo, None, seats[1].invite, "Cleo")
        == 1
    )
    row = await server.store.tables.get(table)
    assert row is not None and row.status == "running" and row.version > 0


async def test_an_invitation_works_once(server: LiveServer) -> None:
    anna, ben, cleo = [await server.person(name) for name in ("Anna", "Ben", "Cleo")]
    table = await server.table("carcassonne", [anna, None, None])
    invite = (await server.store.seats.of_table(table))[1].invite
    await server.hub.seats.claim(await server.live(table), ben, None, invite, "Ben")
    with pytest.raises(Refused, match="table-seat-taken"):
        await server.hub.seats.claim(await server.live(table), cleo, None, invite, "Cleo")
    with pytest.raises(NotFound, match="table-no-invite"):
        await server.hub.seats.claim(await server.live(table), cleo, None, "guessed", "Cleo")


async def test_a_table_by_link_needs_an_invitation(server: LiveServer) -> None:
    anna, ben = await server.person("Anna"), await server.person("Ben")
    table = await server.table("carcassonne", [anna, None])
    with pytest.raises(Forbidden, match="table-invite-only"):
        await server.hub.seats.claim(await server.live(table), ben, 1, None, "Ben")
    assert (await server.store.seats.of_table(table))[1].kind == "open"


async def test_a_seat_left_before_the_start_is_open_again(server: LiveServer) -> None:
    anna, ben = await server.person("Anna"), await server.person("Ben")
    table = await server.table("carcassonne", [anna, None, None], visibility="public")
    client = await server.sit(table, anna, 0)
    await server.hub.seats.claim(await server.live(table), ben, 1, None, "Ben")
    message = await client.next("table", lambda form: form["table"]["seats"][1]["kind"] == "person")
    assert message["table"]["seats"][1]["name"] == "Ben"
    await server.hub.seats.leave(await server.fresh(table), ben, 1)
    message = await client.next("table", lambda form: form["table"]["seats"][1]["kind"] == "open")
    assert message["table"]["seats"][1]["name"] == ""


async def test_the_host_seats_a_bot_and_the_game_starts(server: LiveServer) -> None:
    anna, ben = await server.person("Anna"), await server.person("Ben")
    table = await server.table("carcassonne", [anna, None], visibility="public")
    with pytest.raises(Forbidden, match="table-not-host"):
        await server.hub.seats.give_to_bot(await server.fresh(table), ben, 1, "random")
    with pytest.raises(InvalidSetup):
        await server.hub.seats.give_to_bot(await server.fresh(table), anna, 1, "nobody")
    await server.hub.seats.give_to_bot(await server.fresh(table), anna, 1, "random")
    live = await server.live(table)
    assert live.table_game.drivers == (None, "random")


async def test_whoever_lost_a_seat_looks_on(server: LiveServer) -> None:
    anna, ben = await server.person("Anna"), await server.person("Ben")
    table = await server.table("carcassonne", [anna, None, None], visibility="public")
    await server.hub.seats.claim(await server.live(table), ben, 1, None, "Ben")
    client = await server.sit(table, ben, 1)
    await server.hub.seats.open(await server.fresh(table), anna, 1)
    message = await client.next("table", lambda form: form["table"]["seats"][1]["kind"] == "open")
    assert message["you"]["seats"] == []
    client.send(type="act", version=0, do={}, tag=1)
    assert (await client.next("refused"))["reason"]["key"] == "table-spectator"


async def test_a_seat_left_in_play_is_driven_by_a_bot_until_the_owner_returns(
    server: LiveServer,
) -> None:
    people = [await server.person("Anna"), await server.person("Ben")]
    table = await server.table("carcassonne", people)
    anna = await server.sit(table, people[0], 0)
    ben = await server.sit(table, people[1], 1)
    await server.hub.seats.leave(await server.fresh(table), people[1], 1)
    message = await anna.next("table", lambda form: form["table"]["seats"][1]["away"])
    assert message["table"]["seats"][1]["bot"] == "greedy"
    refused = await ben.act({"follower": None})
    assert refused["reason"]["key"] == "table-bot-drives"
    await server.hub.seats.return_to(await server.fresh(table), people[1], 1)
    await ben.next("table", lambda form: not form["table"]["seats"][1]["away"])
    assert (await server.store.seats.of_table(table))[1].bot is None
    assert (await server.live(table)).table_game.drivers == (None, None)


async def test_whoever_resigned_does_not_return(server: LiveServer) -> None:
    people = [await server.person(name) for name in ("Anna", "Ben", "Cleo")]
    table = await server.table("carcassonne", people)
    client = await server.sit(table, people[1], 1)
    await server.hub.seats.resign(await server.fresh(table), people[0], 0)
    message = await client.next("table", lambda form: form["table"]["seats"][0]["away"])
    assert message["table"]["seats"][0]["bot"] == "greedy"
    with pytest.raises(Refused, match="table-already-lost"):
        await server.hub.seats.return_to(await server.fresh(table), people[0], 0)


async def test_with_two_seats_a_resignation_ends_the_game(server: LiveServer) -> None:
    people = [await server.person("Anna"), await server.person("Ben")]
    table = await server.table("carcassonne", people)
    clients = [await server.sit(table, person, seat) for seat, person in enumerate(people)]
    actor = clients[0].state["to_act"]
    await server.hub.drafts.add(
        await server.live(table),
        people[actor],
        actor,
        clients[actor].state["version"],
        0,
        clients[actor].state["legal"][0],
    )
    await server.hub.seats.resign(await server.fresh(table), people[0], 0)
    for client in clients:
        state = await client.next("state", lambda form: form["result"] is not None)
        assert state["steps"][-1]["meta"] == {"meta": "end", "by": "resignation"}
        assert state["result"]["winners"] == [1] and state["draft"] is None
    row = await server.store.tables.get(table)
    assert row is not None and row.status == "finished" and not row.bots_due
    assert row.due_at is None and row.result is not None and row.result["by"] == "resignation"
    assert [seat.bot for seat in await server.store.seats.of_table(table)] == [None, None]
    drafts = await server.store.drafts.of_table(table)
    assert [draft.steps for draft in drafts.values()] == [[]]


async def test_with_bots_only_the_table_waits_until_the_owner_returns(server: LiveServer) -> None:
    anna = await server.person("Anna")
    table = await server.table("carcassonne", [anna, "bot:random"])
    client = await server.sit(table, anna, 0)
    await server.hub.seats.give_to_bot(await server.fresh(table), anna, 0)
    state = await client.next("state", lambda form: form["waits"])
    row = await server.store.tables.get(table)
    assert row is not None and not row.bots_due
    await server.hub.auto_player.play_due()
    await asyncio.sleep(0.3)
    assert (await server.live(table)).version == state["version"]
    await server.hub.seats.return_to(await server.fresh(table), anna, 0)
    await client.next("state", lambda form: not form["waits"] and form["actors"] == [0])


async def test_nobody_gives_somebody_elses_seat_away(server: LiveServer) -> None:
    people = [await server.person("Anna"), await server.person("Ben")]
    table = await server.table("carcassonne", people)
    version = (await server.live(table)).version
    seats = server.hub.seats
    for change in (seats.leave, seats.resign, seats.return_to):
        with pytest.raises(Forbidden, match="table-not-your-seat"):
            await change(await server.fresh(table), people[0], 1)
        with pytest.raises(Forbidden, match="table-not-your-seat"):
            await change(await server.fresh(table), people[0], 7)
    assert (await server.live(table)).version == version


async def test_there_are_no_seats_but_those_of_the_table(server: LiveServer) -> None:
    anna = await server.person("Anna")
    table = await server.table("carcassonne", [anna, None], visibility="public")
    for seat in (-1, 2, 99):
        with pytest.raises(NotFound, match="table-no-seat"):
            await server.hub.seats.claim(await server.live(table), anna, seat, None, "Anna")
        with pytest.raises(NotFound, match="table-no-seat"):
            await server.hub.seats.open(await server.fresh(table), anna, seat)
        with pytest.raises(NotFound, match="table-no-seat"):
            await server.hub.seats.give_to_bot(await server.fresh(table), anna, seat, "greedy")


async def test_many_who_claim_at_once_get_a_seat_each_or_none(server: LiveServer) -> None:
    people = [await server.person(f"number {number}") for number in range(8)]
    table = await server.table("carcassonne", [people[0], None, None, None], visibility="public")
    live = await server.live(table)
    answers = await asyncio.gather(
        *(server.hub.seats.claim(live, person, None, None, "x") for person in people),
        return_exceptions=True,
    )
    assert sorted(seat for seat in answers if isinstance(seat, int)) == [1, 2, 3]
    assert all(isinstance(answer, int | Refused) for answer in answers)
    owners = [seat.person_id for seat in await server.store.seats.of_table(table)]
    assert None not in owners and (await server.live(table)).version > 0


async def test_rows_changed_by_others_are_told(server: LiveServer) -> None:
    anna = await server.person("Anna")
    table = await server.table("carcassonne", [anna, None])
    client = await server.sit(table, anna, 0)
    await server.store.tables.update(table, title="Friday")
    await server.hub.sync.rows_changed(table)
    assert (await client.next("table"))["table"]["title"] == "Friday"
