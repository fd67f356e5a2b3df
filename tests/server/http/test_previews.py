"""Link previews: tags in the head of a table's page, and a picture of its board."""

import asyncio
import json
import struct
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from random import Random

import pytest

from meeplewright.core import CHANCE
from meeplewright.core.registry import draw_state, find_game
from meeplewright.server.errors import TooManyRequests
from meeplewright.server.services import picture_process, pictures
from tests.conftest import only_in_full
from tests.server.http.kit import HOME, Server, Visitor, serving
from tests.server.http.playing import ME, OPEN, table_for, table_of_two

PAGE = "<!doctype html><html><head><title>Meeplewright</title></head><body></body></html>"
HOSTILE = '"><script>x</script>&'
LARGEST = 1_000_000  # bytes of a picture


class Head(HTMLParser):
    """The tags of a page, and the texts of its previews."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.says: dict[str, str] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        facts = {name: text or "" for name, text in attrs}
        if tag == "meta":
            self.says[facts.get("property") or facts.get("name", "")] = facts["content"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a page."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "index.html").write_text(PAGE, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("meeplewright.server.http.pages.page_folder", lambda: folder)
        with serving(tmp_path_factory.mktemp("server"), Random(7)) as running:
            yield running


def head_of(visitor: Visitor, path: str, language: str = "en") -> Head:
    answer = visitor.get(path, headers={"accept-language": f"{language},en;q=0.5"})
    assert answer.status_code == 200 and answer.headers["cache-control"] == "no-cache"
    return Head(answer.text)


def size_of(png: bytes) -> tuple[int, int]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return width, height


# -- tags -------------------------------------------------------------------------------------


def test_the_page_of_a_table_says_what_it_is(server: Server) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    waiting = table_for(ada, ME, OPEN, title="Club evening")
    says = head_of(server.stranger(), f"/t/{waiting}").says
    assert says["og:title"] == "Club evening"
    assert says["og:description"] == "Carcassonne · Ada · Waiting for one more player."
    assert says["og:url"] == f"{HOME}/t/{waiting}"
    running = table_of_two(ada, bob)
    says = head_of(server.stranger(), f"/r/{running}", "hu").says
    assert says["og:title"] == "Carcassonne"
    assert says["og:description"] == "Ada, Bob · Folyamatban"
    assert says["og:image"].startswith(f"{HOME}/api/tables/{running}/picture?version=")
    assert says["twitter:card"] == "summary_large_image"


def test_hostile_names_and_titles_stay_text(server: Server) -> None:
    ada, bob = server.guest(f"Ada{HOSTILE}"), server.guest("Bob")
    table = table_for(ada, ME, OPEN, title=f"Club{HOSTILE}")
    head = head_of(bob, f"/t/{table}")
    assert head.says["og:title"] == f"Club{HOSTILE}"
    assert f"Ada{HOSTILE}" in head.says["og:description"]
    assert "script" not in head.tags
    assert head.tags.count("meta") == len(head.says)


def test_the_name_of_an_invited_person_is_in_no_preview(server: Server) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    shared = table_of_two(ada, bob)
    table = table_for(ada, ME, OPEN)
    ada.answer("PUT", f"/tables/{table}/offers/1", {"table": shared, "seat": 1})
    assert "Bob" not in head_of(server.stranger(), f"/t/{table}").says["og:description"]


@pytest.mark.parametrize("path", ["/", "/new", f"/t/{'x' * 22}", "/t/short", "/me"])
def test_other_pages_have_no_preview(server: Server, path: str) -> None:
    assert server.stranger().get(path).text == PAGE


def test_a_private_copy_has_neither_preview_nor_picture(server: Server) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = table_of_two(ada, bob)
    plan = ada.answer("POST", f"/tables/{table}/plan?seat=0", status=201)["id"]
    assert server.stranger().get(f"/t/{plan}").text == PAGE
    assert server.stranger().refusal("GET", f"/tables/{plan}/picture")[0] == 404


def test_without_the_package_that_draws_there_is_no_picture_tag(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("meeplewright.server.http.previews", "meeplewright.server.services.pictures"):
        monkeypatch.setattr(f"{module}.can_draw", lambda: False)
    table = table_of_two(server.guest("Ada"), server.guest("Bob"))
    says = head_of(server.stranger(), f"/t/{table}").says
    assert "og:image" not in says and says["twitter:card"] == "summary"
    drawn = server.stranger().get(f"/api/tables/{table}/picture").content
    assert drawn == pictures.plain_picture()


# -- pictures ---------------------------------------------------------------------------------


def test_a_picture_shows_the_board(server: Server) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    table = table_of_two(ada, bob)
    answer = server.stranger().get(f"/api/tables/{table}/picture")
    assert answer.headers["content-type"] == "image/png"
    assert size_of(answer.content) == (1200, 630)
    assert answer.content != pictures.plain_picture()
    assert server.stranger().get(f"/api/tables/{table}/picture").content == answer.content


def test_before_the_start_the_picture_is_plain(server: Server) -> None:
    table = table_for(server.guest("Ada"), ME, OPEN)
    answer = server.stranger().get(f"/api/tables/{table}/picture")
    assert answer.content == pictures.plain_picture()
    assert size_of(answer.content) == (1200, 630)


def test_a_board_that_cannot_be_drawn_gets_a_plain_picture(server: Server) -> None:
    context = server.app.state.context
    for command in (("false",), ("sh", "-c", 'read line; echo "{}"')):
        broken = pictures.Pictures(context.hub, command)
        table = table_of_two(server.guest("Ada"), server.guest("Bob"))
        assert server.portal.call(broken.picture, table) == pictures.plain_picture()
        server.portal.call(broken.stop)


def test_pictures_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, Random(7), limits={"pictures_per_minute": 2}) as server:
        table = table_for(server.guest("Ada"), ME, OPEN)
        path = f"/api/tables/{table}/picture"
        answers = [server.stranger().get(path) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert 0 < int(answers[2].headers["retry-after"]) <= 30


HANGS = ("sleep", "600")


def tables_in_play(server: Server, count: int) -> list[str]:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    return [table_of_two(ada, bob) for _ in range(count)]


def test_more_pictures_than_may_wait_are_refused_at_once(server: Server) -> None:
    slow = pictures.Pictures(server.app.state.context.hub, HANGS)
    tables = tables_in_play(server, pictures.MOST_WAITING + 1)

    async def ask_all() -> list[object]:
        asked = [asyncio.create_task(slow.picture(table)) for table in tables]
        await asyncio.wait(asked, return_when=asyncio.FIRST_COMPLETED)
        await slow.stop()
        return await asyncio.gather(*asked, return_exceptions=True)

    refused = [one for one in server.portal.call(ask_all) if isinstance(one, TooManyRequests)]
    assert [one.reason.key for one in refused] == ["table-pictures-busy"]
    assert refused[0].retry_after == pictures.RETRY


def test_a_board_that_takes_too_long_gets_a_plain_picture(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "SECONDS", 0.1)
    slow = pictures.Pictures(server.app.state.context.hub, HANGS)
    (table,) = tables_in_play(server, 1)
    assert server.portal.call(slow.picture, table) == pictures.plain_picture()
    server.portal.call(slow.stop)


def test_only_the_latest_pictures_are_kept(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[object] = []

    async def ask(self: object, question: dict[str, object], seconds: float) -> str:
        drawn.append(question)
        return ""

    monkeypatch.setattr("meeplewright.server.live.worker_process.WorkerProcess.ask", ask)
    monkeypatch.setattr(pictures, "KEPT", 2)
    few = pictures.Pictures(server.app.state.context.hub)
    first, second, third = tables_in_play(server, 3)
    for table, count in ((first, 1), (second, 2), (first, 2), (third, 3), (first, 3), (second, 4)):
        server.portal.call(few.picture, table)
        assert len(drawn) == count


@only_in_full
@pytest.mark.parametrize(("game", "seats"), [("carcassonne", 5), ("keyflower", 6)])
def test_the_picture_of_the_largest_board_is_small_enough(game: str, seats: int) -> None:
    """Messengers ignore larger ones."""
    state, luck = find_game(game).start(seats), Random(1)
    state.playout(luck)
    picture = picture_process.draw(game, state.view(None).to_json())
    assert size_of(picture) == (1200, 630) and len(picture) < LARGEST


def test_a_picture_is_drawn_from_a_spectators_view_only(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The hidden hands are no part of what the drawing process gets."""
    asked: list[dict[str, object]] = []

    async def ask(self: object, question: dict[str, object], seconds: float) -> str:
        asked.append(question)
        return ""

    monkeypatch.setattr("meeplewright.server.live.worker_process.WorkerProcess.ask", ask)
    ada = server.guest("Ada")
    table = table_of_two(ada, server.guest("Bob"), game="keyflower")
    server.stranger().get(f"/api/tables/{table}/picture")
    seen = server.stranger().answer("GET", f"/tables/{table}/state")["view"]
    mine = ada.answer("GET", f"/tables/{table}/state?seat=0")["view"]
    assert json.loads(json.dumps(asked)) == [{"game": "keyflower", "view": seen}]
    assert seen != mine


def test_games_that_differ_in_secrets_have_the_same_picture() -> None:
    """Two positions of Keyflower with different hands: drawn in full they would differ."""
    game = find_game("keyflower")
    state, luck = game.start(3), Random(5)
    for _ in range(60):
        if state.to_act == CHANCE:
            state.apply(CHANCE, state.draw(luck))
        else:
            seat = state.actors[0]
            state.apply(seat, luck.choice(list(state.legal(seat))))
    other = game.determinize(state.view(None), luck)
    assert draw_state(state) != draw_state(other)
    views = [one.view(None).to_json() for one in (state, other)]
    assert picture_process.draw("keyflower", views[0]) == picture_process.draw(
        "keyflower", views[1]
    )
