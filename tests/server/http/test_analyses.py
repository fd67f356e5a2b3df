"""Analyses over HTTP: requested, shared, stored, restarted, and failing with a clear message."""

import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meeplewright.analysis import Effort, analyse
from meeplewright.core import Record
from meeplewright.server.services import analysis_runner
from meeplewright.server.services.analyses import nameless
from tests.conftest import only_in_full
from tests.server.http.kit import Server, Visitor, serving
from tests.server.http.playing import ME, play_out, table_for
from tests.server.http.test_replays import CARCASSONNE, play_on, without_line

PATIENCE = 600.0  # seconds; more than an analysis of a few entries takes

# Each of these reads the question, and then:
STANDS_STILL = "import sys, time; sys.stdin.readline(); time.sleep(3600)"
DIES = "import sys; sys.stdin.readline()"
TALKS_NONSENSE = "import sys; sys.stdin.readline(); print('nonsense', flush=True)"
IS_AT_FAULT = """
import sys
sys.stdin.readline()
print('{"fault": "a bot fell over"}', flush=True)
"""
IS_HALF_WAY = """
import sys, time
sys.stdin.readline()
print('{"done": 7}', flush=True)
time.sleep(3600)
"""


def first(entries: int, record: str = CARCASSONNE) -> str:
    """The beginning of a record."""
    return "".join(record.splitlines(keepends=True)[: entries + 1])


def ended(visitor: Visitor, path: str) -> Any:
    """The analysis after it is done or has failed."""
    until = time.monotonic() + PATIENCE
    while (analysis := visitor.answer("GET", path))["status"] in ("waiting", "running"):
        assert time.monotonic() < until
        time.sleep(0.05)
    return analysis


def analysing_by(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    """Use this program for analyses from now on."""
    made = analysis_runner.AnalysisRunner.__init__
    command = (sys.executable, "-c", program)
    monkeypatch.setattr(
        analysis_runner.AnalysisRunner,
        "__init__",
        lambda self, store, clock: made(self, store, clock, command),
    )


def quick(record: str) -> dict[str, str]:
    """A small effort is enough here."""
    return {"record": record, "effort": "quick"}


def test_a_record_is_analysed_once_for_all_who_ask(server: Server) -> None:
    text = first(12)
    visitor, other = server.stranger(), server.guest("Bob")
    asked = visitor.answer("POST", "/analyses", quick(text), 202)
    assert asked["status"] in ("waiting", "running") and asked["entries"] == 12
    renamed = text.replace('"name":"', '"name":"the great ')
    shared = other.answer("POST", "/analyses", quick(renamed), 202)
    assert shared["id"] == asked["id"]
    done = ended(visitor, f"/analyses/{asked['id']}")
    assert (done["status"], done["done"], done["reason"]) == ("done", 12, None)
    record = nameless(Record.loads(text))
    assert done["analysis"] == json.loads(
        json.dumps(analyse(record, Effort.named("quick")).to_json())
    )
    again = other.answer("POST", "/analyses", quick(text), 202)
    assert again == done


def test_what_is_analysed_holds_nobodys_name() -> None:
    record = Record.loads(first(9).replace('"name":"', '"name":"Ada '))
    assert "Ada" in record.dumps() and "Ada" not in nameless(record).dumps()
    assert [entry.form for entry in nameless(record).entries] == [e.form for e in record.entries]


def test_the_analysis_of_a_table_is_kept_with_it_and_waits_for_the_end_of_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    analysing_by(monkeypatch, IS_HALF_WAY)
    with serving(tmp_path, Random(7)) as server:
        ada = server.guest()
        running = table_for(ada, ME, ME)
        early = (409, "table", "table-record-early")
        assert ada.refusal("POST", f"/tables/{running}/analysis") == early
        assert ada.refusal("GET", f"/tables/{running}/analysis") == early
        table = play_on(ada, CARCASSONNE, 200)["id"]
        play_out([ada, ada], table, Random(3))
        path = f"/tables/{table}/analysis"
        assert ada.answer("GET", path)["status"] == "none"
        asked = ada.answer("POST", path, None, 202)
        until = time.monotonic() + PATIENCE
        while (analysis := server.stranger().answer("GET", path))["done"] != 7:
            assert time.monotonic() < until
        assert (analysis["id"], analysis["status"]) == (asked["id"], "running")


def test_what_was_under_way_when_the_server_went_down_is_begun_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        analysing_by(patch, STANDS_STILL)
        with serving(tmp_path) as server:
            asked = server.stranger().answer("POST", "/analyses", quick(first(8)), 202)
    with serving(tmp_path) as server:
        assert ended(server.stranger(), f"/analyses/{asked['id']}")["status"] == "done"


@pytest.mark.parametrize(
    "program",
    [DIES, TALKS_NONSENSE, IS_AT_FAULT],
    ids=["dies", "talks nonsense", "is at fault"],
)
def test_an_analysis_that_cannot_be_done_is_reported_and_may_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    analysing_by(monkeypatch, program)
    with serving(tmp_path) as server:
        visitor = server.stranger()
        asked = visitor.answer("POST", "/analyses", {"record": first(8)}, 202)
        failed = ended(visitor, f"/analyses/{asked['id']}")
        assert failed["status"] == "failed" and failed["analysis"] is None
        assert failed["reason"]["key"] == "table-analysis-failed"
        again = visitor.answer("POST", "/analyses", {"record": first(8)}, 202)
        assert again["status"] in ("waiting", "running")
        assert "analysis failed" in server.log.getvalue()


def test_an_analysis_that_is_under_way_can_be_stopped_and_asked_for_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    analysing_by(monkeypatch, IS_HALF_WAY)
    monkeypatch.setattr(analysis_runner, "TELL", 0.05)
    with serving(tmp_path) as server:
        visitor, other = server.stranger(), server.stranger()
        asked, next_one = (
            visitor.answer("POST", "/analyses", quick(first(entries)), 202) for entries in (8, 9)
        )
        until = time.monotonic() + PATIENCE
        while visitor.answer("GET", f"/analyses/{asked['id']}")["done"] != 7:
            assert time.monotonic() < until
        assert other.answer("DELETE", f"/analyses/{asked['id']}")["status"] == "none"
        gone = (404, "analysis", "table-no-analysis")
        assert visitor.refusal("GET", f"/analyses/{asked['id']}") == gone
        assert visitor.refusal("DELETE", f"/analyses/{asked['id']}") == gone
        while visitor.answer("GET", f"/analyses/{next_one['id']}")["done"] != 7:
            assert time.monotonic() < until
        assert visitor.answer("POST", "/analyses", quick(first(8)), 202)["status"] == "waiting"
        assert "broke off" not in server.log.getvalue()


def test_nobody_stops_what_somebody_else_wants(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    analysing_by(monkeypatch, STANDS_STILL)
    with serving(tmp_path, proxies=1) as server:
        ada, bob, eve = (server.stranger() for _ in range(3))
        for number, visitor in enumerate((ada, bob, eve)):
            visitor.headers["x-forwarded-for"] = f"192.0.2.{number}"
        path = f"/analyses/{ada.answer('POST', '/analyses', quick(first(8)), 202)['id']}"
        bob.answer("POST", "/analyses", quick(first(8)), 202)
        for visitor in (eve, bob, bob, eve):
            assert visitor.answer("DELETE", path)["status"] in ("waiting", "running")
        assert ada.answer("DELETE", path)["status"] == "none"


def test_what_is_done_cannot_be_stopped_and_another_effort_is_another_analysis(
    server: Server,
) -> None:
    visitor = server.stranger()
    asked = visitor.answer("POST", "/analyses", quick(first(4)), 202)
    done = ended(visitor, f"/analyses/{asked['id']}")
    assert done["analysis"]["effort"]["level"] == "quick"
    assert visitor.answer("DELETE", f"/analyses/{asked['id']}") == done
    other = visitor.answer("POST", "/analyses", {"record": first(4), "effort": "normal"}, 202)
    assert other["id"] != asked["id"]
    assert visitor.refusal("POST", "/analyses", {"record": first(4), "effort": "much"})[0] == 422


@only_in_full
def test_a_process_that_stands_still_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    analysing_by(monkeypatch, STANDS_STILL)
    monkeypatch.setattr(analysis_runner, "TELL", 0.05)
    monkeypatch.setattr(analysis_runner, "STILL", 0.1)
    with serving(tmp_path) as server:
        asked = server.stranger().answer("POST", "/analyses", {"record": first(8)}, 202)
        assert ended(server.stranger(), f"/analyses/{asked['id']}")["status"] == "failed"


def test_what_cannot_be_analysed_is_refused(server: Server) -> None:
    visitor = server.stranger()
    broken = without_line(CARCASSONNE, 9)
    assert visitor.refusal("POST", "/analyses", {"record": broken})[0] == 400
    empty = (409, "record", "table-analysis-empty")
    assert visitor.refusal("POST", "/analyses", {"record": first(0)}) == empty
    unknown = (404, "analysis", "table-no-analysis")
    assert visitor.refusal("GET", f"/analyses/{'0' * 64}") == unknown


def test_only_so_many_may_wait_and_nobody_asks_for_all_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    analysing_by(monkeypatch, STANDS_STILL)
    with serving(tmp_path, limits={"analyses_waiting": 2}) as server:
        visitor = server.stranger()
        for entries in (4, 5):
            visitor.answer("POST", "/analyses", {"record": first(entries)}, 202)
            server.ahead += 1
        busy = (429, "analysis", "table-analyses-busy")
        assert visitor.refusal("POST", "/analyses", {"record": first(6)}) == busy
        visitor.answer("POST", "/analyses", {"record": first(5)}, 202)
    with serving(tmp_path, limits={"analyses_per_hour": 1}) as server:
        visitor = server.stranger()
        visitor.answer("POST", "/analyses", {"record": first(7)}, 202)
        assert visitor.refusal("POST", "/analyses", {"record": first(8)})[0] == 429


@only_in_full
def test_one_address_does_not_take_the_places_of_the_others_and_is_told_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    analysing_by(monkeypatch, STANDS_STILL)
    limits = {"analyses_waiting": 2, "analyses_per_address": 2}
    with serving(tmp_path, limits=limits, proxies=1) as server:
        visitor, other = server.stranger(), server.stranger()
        visitor.headers["x-forwarded-for"] = "192.0.2.1"
        other.headers["x-forwarded-for"] = "192.0.2.2"
        for entries in (4, 5):
            visitor.answer("POST", "/analyses", quick(first(entries)), 202)
        mine = (429, "analysis", "table-analyses-yours")
        assert visitor.refusal("POST", "/analyses", quick(first(6))) == mine
        asked = other.answer("POST", "/analyses", quick(first(6)), 202)
        assert asked["ahead"] <= 1, "only what is being analysed"
        counted = server.stranger().get("/metrics").text
        assert 'meeplewright_refused_total{key="table-analyses-yours"}' in counted
