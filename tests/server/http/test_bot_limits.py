"""What people may ask of bots: how long one thinks, and how many tables have only bots."""

from pathlib import Path
from typing import Any

import pytest

from meeplewright.bots import styles_for, takes_style
from meeplewright.core.registry import find_game, game_names
from meeplewright.locales import Catalogue
from meeplewright.server.bot_limits import check_bot
from meeplewright.server.settings import Limits
from tests.server.http.kit import Server, serving
from tests.server.http.playing import ME, OPEN, bot, table_for, table_of_two

TOO_MUCH = [
    ("search:999999s", "table-bot-seconds"),
    ("uct:10001ms", "table-bot-seconds"),
    ("flat:999999999", "table-bot-simulations"),
    ("search:20001", "table-bot-simulations"),
    ("search:20001+farmer", "table-bot-simulations"),
    ("search:11s+any", "table-bot-seconds"),
]


@pytest.mark.parametrize(("spec", "key"), TOO_MUCH)
def test_a_bot_that_asks_for_too_much_is_refused_with_the_field(
    server: Server, spec: str, key: str
) -> None:
    ada = server.guest()
    wish = {"game": "carcassonne", "seats": [ME, OPEN, bot(spec)]}
    assert ada.refusal("POST", "/tables", wish) == (400, "seats.2.bot", key)
    opened, running = table_for(ada, ME, OPEN, OPEN), table_of_two(ada, server.guest("Bob"))
    for table, seat in ((opened, 1), (running, 0)):
        refused = ada.refusal("POST", f"/tables/{table}/seats/{seat}/bot", {"bot": spec})
        assert refused == (400, "bot", key)


def test_the_refusal_says_what_is_allowed(server: Server) -> None:
    wish = {"game": "carcassonne", "seats": [ME, bot("search:999999s")]}
    response = server.guest().request("POST", "/api/tables", json=wish)
    reason = response.json()["reason"]
    text = Catalogue("en").text(reason["key"], **reason["arguments"])
    assert "search:999999s" in text and "at most 10 s per turn" in text


def test_what_is_within_the_limits_can_play(server: Server) -> None:
    for spec in ("search:10s", "search:20000", "uct:10000ms", "greedy"):
        assert table_for(server.guest(), ME, OPEN, bot(spec))


@pytest.mark.parametrize("name", game_names())
def test_levels_are_allowed_whatever_the_limits_are(name: str) -> None:
    game = find_game(name)
    for level in ("novice", "casual", "club", "expert", "master"):
        styles = styles_for(game) if takes_style(level, game) else []
        for spec in (level, *(f"{level}+{style}" for style in styles)):
            check_bot(spec, game, 0, Limits(bot_seconds=0.001, bot_simulations=1))


def test_a_rematch_does_not_bring_back_a_bot_that_is_no_longer_allowed(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = server.guest()
        table = table_for(ada, ME, bot("search:2s"))
        ada.answer("POST", f"/tables/{table}/seats/0/resign")
        cookies = dict(ada.cookies)
    with serving(tmp_path, limits={"bot_seconds": 1.0}) as server:
        again = server.stranger()
        again.cookies.update(cookies)
        refused = again.refusal("POST", f"/tables/{table}/rematch")
        assert refused == (400, "seats.1.bot", "table-bot-seconds")


def test_only_so_many_tables_of_one_person_have_only_bots(tmp_path: Path) -> None:
    with serving(tmp_path, limits={"bot_tables_per_person": 2}) as server:
        ada, bob = server.guest("Ada"), server.guest("Bob")
        for _ in range(2):
            table_for(ada, bot(), bot())
        full = (409, "seats", "table-too-many-bot-tables")
        wish: dict[str, Any] = {"game": "carcassonne", "seats": [bot(), bot()]}
        assert ada.refusal("POST", "/tables", wish) == full
        last = table_for(ada, bot(), OPEN)
        assert ada.refusal("POST", f"/tables/{last}/seats/1/bot", {"bot": "random"}) == full
        clock = {"kind": "days", "days": 1}
        seats = [ME, OPEN, bot("club")]
        wish = {"game": "carcassonne", "seats": seats, "clock": clock, "rated": True}
        assert ada.refusal("POST", "/tables", wish) == full
        last = table_for(ada, ME, OPEN, OPEN, clock=clock, rated=True)
        assert ada.refusal("POST", f"/tables/{last}/seats/1/bot", {"bot": "club"}) == full
        table_for(ada, ME, bot())
        table_for(bob, bot(), bot())
