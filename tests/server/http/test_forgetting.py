"""Deleting a user: no trace stays, and the game continues."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

from tests.server.http.kit import Server, Visitor, serving
from tests.server.http.playing import ME, OPEN, play_one, state, table_for, table_of_two

NAME, SAID, NOTED = "Zebedee Quill", "the purple heron flies", "remember the mill"


def traces(server: Server, *secrets: str) -> list[str]:
    """Which of these are still anywhere in the database."""
    path = server.settings.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path)) as connection:
        dump = "\n".join(connection.iterdump())
    return [secret for secret in secrets if secret in dump]


def test_whoever_is_forgotten_leaves_no_trace(tmp_path: Path) -> None:
    with serving(tmp_path, Random(2)) as server:
        leaver, stayer = server.guest(NAME), server.guest("Bob")
        person = leaver.answer("GET", "/me")["person"]
        running = table_of_two(leaver, stayer, title=f"{NAME} at home")
        waiting = table_for(leaver, ME, OPEN, visibility="public")
        joined = table_for(stayer, OPEN, OPEN, visibility="public")
        leaver.answer("POST", f"/tables/{joined}/seats/claim", {"seat": 0})
        leaver.answer("POST", f"/tables/{running}/chat", {"text": SAID}, 201)
        leaver.answer("PUT", f"/tables/{running}/notes", {"text": NOTED})
        leaver.answer("POST", "/me/link", status=201)
        assert traces(server, NAME, SAID, NOTED, person) == [NAME, SAID, NOTED, person]
        cookie = leaver.cookies["meeplewright"]
        leaver.answer("DELETE", "/me", status=204)
        assert "meeplewright" not in leaver.cookies
        old = Visitor(server, {"authorization": f"Bearer {cookie}"})
        assert old.refusal("GET", "/me")[0] == 401
        assert traces(server, NAME, SAID, NOTED, person) == []
        assert stayer.refusal("GET", f"/tables/{waiting}")[0] == 404
        assert stayer.answer("GET", f"/tables/{joined}")["seats"][0]["kind"] == "open"
        lines = stayer.answer("GET", f"/tables/{running}/chat")["lines"]
        assert [(line["name"], line["text"]) for line in lines] == [("", "")]


def test_a_bot_plays_on_for_whoever_is_forgotten(tmp_path: Path) -> None:
    with serving(tmp_path, Random(3)) as server:
        people = [server.guest("Ada"), server.guest("Bob")]
        table = table_of_two(*people)
        while (looked := state(people[1], table))["actors"] != [0]:
            play_one(people, table, Random(1))
        people[0].answer("DELETE", "/me", status=204)
        seat = people[1].answer("GET", f"/tables/{table}")["seats"][0]
        assert seat["bot"] == "greedy" and seat["name"] == "" and not seat["owner"]
        while state(people[1], table)["actors"] != [1]:
            pass  # the bot runs in its own process, which always ends
        assert state(people[1], table)["version"] > looked["version"]


def test_with_a_person_go_all_its_devices(server: Server) -> None:
    first, second = server.guest(), server.stranger()
    code = first.answer("POST", "/me/link", status=201)["link"].rpartition("#")[2]
    second.answer("POST", "/me/claim", {"code": code})
    second.answer("DELETE", "/me", status=204)
    assert first.answer("GET", "/me") is None
