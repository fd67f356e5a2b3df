"""`serve` and `admin`, as a host uses them."""

import asyncio
import json
import re
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from meeplewright.server.settings import Settings
from meeplewright.server.storage import PersonRow, Store, TableRow
from tests.cli.conftest import Command
from tests.words import english, said, says

ANN = "a" * 22
TABLE = "t" * 22


@pytest.fixture(autouse=True)
def quiet_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    """The log belongs to a separate process; here it would outlive the test."""
    monkeypatch.setattr("meeplewright.server.http.logs.configure_logging", lambda plain: None)


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A database with a person and a table."""
    address = f"sqlite:///{tmp_path}/tables.db"

    async def fill() -> None:
        store = await Store.open(Settings(database=address))
        await store.people.create(PersonRow(id=ANN, name="Ann", created_at=1, seen_at=1))
        row = TableRow(
            id=TABLE,
            game="carcassonne",
            rules=1,
            options={},
            created_at=1,
            updated_at=1,
            title="Hi",
        )
        await store.tables.create(row, [])
        await store.close()

    asyncio.run(fill())
    return address


@pytest.mark.parametrize("name", ["serve", "admin"])
def test_the_commands_for_hosts_have_a_help_in_words(command: Command, name: str) -> None:
    out = command(name, "--help").out
    assert out.startswith(f"{english('help-usage')}: meeplewright {name} ")
    assert "meta-" not in out and f"{name}-" not in out


@pytest.mark.parametrize(
    "name", ["backup", "restore", "tables", "remove", "people", "forget", "mute"]
)
def test_every_admin_command_has_a_help_in_words(command: Command, name: str) -> None:
    out = command("admin", name, "--help").out
    assert out.startswith(f"{english('help-usage')}: meeplewright admin {name} ")
    assert "meta-" not in out and "admin-" not in out


def test_a_port_that_is_taken_is_named(command: Command, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        where = ("--host", "127.0.0.1", "--port", port)
        answer = command("serve", "--no-open", *where, "--database", f"sqlite:///{tmp_path}/t.db")
    assert answer.code == 2 and says(answer.err, "serve-port-taken", port=str(port))


@pytest.mark.parametrize(
    ("option", "value", "named"),
    [
        ("--port", "many", said("usage-not-whole", value="many").pattern),
        ("--database", "mysql://here", "database"),
        ("--redis", "here", "redis"),
        ("--base-url", "ftp://games.example", "base_url"),
        ("--host", "203.0.113.1", said("serve-cannot-listen").pattern),
    ],
)
def test_a_setting_that_makes_no_sense_is_named(
    command: Command, tmp_path: Path, option: str, value: str, named: str
) -> None:
    database = () if option == "--database" else ("--database", f"sqlite:///{tmp_path}/t.db")
    answer = command("serve", "--no-open", "--port", "0", *database, option, value)
    assert answer.code == 2 and re.search(named, answer.err) and "Traceback" not in answer.err


def test_where_there_is_no_page_it_says_how_to_get_one(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("meeplewright.server.http.pages.page_folder", lambda: tmp_path)

    def serve(settings: Settings, ready: Callable[[int], None]) -> bool:
        ready(8722)
        return True

    monkeypatch.setattr("meeplewright.server.serve.serve", serve)
    answer = command("serve", "--no-open", "--database", f"sqlite:///{tmp_path}/t.db")
    assert answer.code == 0 and "make web" in answer.err


def test_a_database_that_does_not_answer_is_said_in_one_sentence(command: Command) -> None:
    pytest.importorskip("asyncpg")
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))  # and never listens
        port = nobody.getsockname()[1]
        answer = command("serve", "--no-open", "--database", f"postgresql://127.0.0.1:{port}/x")
    assert answer.code == 2 and says(answer.err, "serve-storage-gone")


def test_tables_and_people_are_listed_for_people_and_programs(
    command: Command, database: str
) -> None:
    assert TABLE in command("admin", "tables", "--database", database).out
    listed = json.loads(command("admin", "tables", "--database", database, "--json").out)
    assert [row["title"] for row in listed] == ["Hi"]
    assert "Ann" in command("admin", "people", "--database", database).out
    found = json.loads(
        command("admin", "people", "--database", database, "--name", "nn", "--json").out
    )
    assert [row["id"] for row in found] == [ANN]
    none = command("admin", "tables", "--database", database, "--status", "finished")
    assert says(none.out, "admin-none")


def test_a_status_that_does_not_exist_is_refused(command: Command, database: str) -> None:
    answer = command("admin", "tables", "--database", database, "--status", "burnt")
    assert answer.code == 2 and "open, running, finished" in answer.err


def test_a_table_is_removed_only_when_the_host_agrees(command: Command, database: str) -> None:
    refused = command("admin", "remove", TABLE, "--database", database, typed="no\n")
    assert refused.code == 2 and says(refused.err, "admin-not-done")
    assert TABLE in command("admin", "tables", "--database", database).out
    assert command("admin", "remove", TABLE, "--database", database, typed="yes\n").code == 0
    assert TABLE not in command("admin", "tables", "--database", database).out


def test_what_is_not_there_cannot_be_removed_or_forgotten(command: Command, database: str) -> None:
    for name in ("remove", "forget", "mute"):
        answer = command("admin", name, "nobody", "--database", database)
        assert answer.code == 2 and "nobody" in answer.err


def test_a_person_is_muted_and_forgotten(command: Command, database: str) -> None:
    def people() -> list[dict[str, object]]:
        found: list[dict[str, object]] = json.loads(
            command("admin", "people", "--database", database, "--json").out
        )
        return found

    command("admin", "mute", ANN, "--database", database)
    assert people()[0]["muted"] is True
    command("admin", "mute", ANN, "--off", "--database", database)
    assert people()[0]["muted"] is False
    assert command("admin", "forget", ANN, "--yes", "--database", database).code == 0
    assert people() == []


def test_a_backup_brings_back_what_was_removed(
    command: Command, database: str, tmp_path: Path
) -> None:
    kept = tmp_path / "kept.mwb"
    assert str(kept) in command("admin", "backup", kept, "--database", database).out
    command("admin", "remove", TABLE, "--yes", "--database", database)
    assert command("admin", "restore", kept, "--yes", "--database", database).code == 0
    assert TABLE in command("admin", "tables", "--database", database).out


def test_a_backup_that_is_torn_is_refused_and_nothing_changes(
    command: Command, database: str, tmp_path: Path
) -> None:
    kept = tmp_path / "kept.mwb"
    command("admin", "backup", kept, "--database", database)
    kept.write_bytes(kept.read_bytes()[:-20])
    answer = command("admin", "restore", kept, "--yes", "--database", database)
    assert answer.code == 2 and "Traceback" not in answer.err
    assert TABLE in command("admin", "tables", "--database", database).out


def test_a_backup_into_a_folder_that_is_not_there_names_the_file(
    command: Command, database: str, tmp_path: Path
) -> None:
    answer = command("admin", "backup", tmp_path / "no" / "kept.mwb", "--database", database)
    assert answer.code == 2 and re.search(r"kept\.mwb", answer.err)
