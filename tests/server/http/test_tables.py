"""Tables: created, listed in the lobby, joined, left, deleted."""

from os import getpid
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import pytest

from meeplewright.core.errors import InvalidSetup
from meeplewright.server.live.bot_worker import BotWorker
from tests.bots.positions import random_position
from tests.server.http.kit import HOME, Server, Visitor, serving
from tests.server.http.playing import ME, OPEN, bot, invites, state, table_for, table_of_two


def wish(**changes: Any) -> dict[str, Any]:
    return {"game": "carcassonne", "seats": [ME, OPEN], **changes}


def test_every_game_is_offered_with_its_choices(server: Server) -> None:
    games = {game["name"]: game for game in server.stranger().answer("GET", "/games")["games"]}
    assert {"carcassonne", "keyflower"} <= games.keys()
    assert games["carcassonne"]["seat_counts"] == [2, 3, 4, 5]
    assert games["keyflower"]["orders"] and games["carcassonne"]["aids"]
    assert games["carcassonne"]["bots"][:2] == ["novice", "casual"]
    assert games["carcassonne"]["styles"] == ["knight", "farmer", "saver"]
    assert games["carcassonne"]["styled_bots"] == games["carcassonne"]["bots"]
    for option in games["carcassonne"]["options"]:
        assert option["default"] == option["values"][0] and option["rule"]


def bots_at(visitor: Visitor, table: str) -> list[str | None]:
    return [seat["bot"] for seat in visitor.answer("GET", f"/tables/{table}")["seats"]]


def test_a_bot_can_have_a_style(server: Server) -> None:
    ada = server.guest("Ada")
    table = table_for(ada, ME, bot("club+farmer"), OPEN)
    ada.answer("POST", f"/tables/{table}/seats/2/bot", {"bot": "heuristic+saver"})
    assert bots_at(ada, table) == [None, "club+farmer", "heuristic+saver"]
    refused = ada.refusal("POST", "/tables", wish(seats=[ME, bot("club+bidder")]))
    assert refused == (400, "bot", "setup-style")
    refused = ada.refusal("POST", "/tables", wish(seats=[ME, bot("random+farmer")]))
    assert refused == (400, "bot", "setup-style-bot")


def test_any_style_is_chosen_when_the_seat_is_filled(server: Server) -> None:
    ada = server.guest("Ada")
    allowed = {"club", "club+knight", "club+farmer", "club+saver"}
    found = set()
    for _ in range(8):
        table = table_for(ada, ME, bot("club+any"), bot("club+any"), OPEN)
        ada.answer("POST", f"/tables/{table}/seats/3/bot", {"bot": "club+any"})
        found.update(bots_at(ada, table)[1:])
    assert len(found) > 1 and found <= allowed


def test_a_rematch_keeps_the_style_of_a_bot(server: Server) -> None:
    ada = server.guest("Ada")
    table = table_for(ada, ME, bot("club+knight"))
    ada.answer("POST", f"/tables/{table}/seats/0/resign")
    again = ada.answer("POST", f"/tables/{table}/rematch", None, 201)
    assert [seat["bot"] for seat in again["seats"]] == [None, "club+knight"]


def test_options_say_how_many_seats_they_allow(server: Server) -> None:
    games = {game["name"]: game for game in server.stranger().answer("GET", "/games")["games"]}
    options = {one["name"]: one["seat_counts"] for one in games["carcassonne"]["options"]}
    assert options["farmers"] == {} and "river" not in options["expansions"]
    assert options["expansions"]["inns_and_cathedrals"] == [2, 3, 4, 5, 6]
    assert options["expansions"]["river-inns_and_cathedrals"] == [2, 3, 4, 5, 6]


def test_six_sit_down_only_where_the_options_allow_it(server: Server) -> None:
    host = server.guest("Ada")
    six = [ME, *[OPEN] * 5]
    assert host.refusal("POST", "/tables", wish(seats=six)) == (400, "seats", "setup-seats")
    river = {"expansions": "river"}
    refused = host.refusal("POST", "/tables", wish(seats=six, options=river))
    assert refused == (400, "seats", "setup-seats")
    inns = {"expansions": "inns_and_cathedrals"}
    made = host.answer("POST", "/tables", wish(seats=six, options=inns), 201)
    assert len(made["seats"]) == 6


def test_presets_of_a_game_name_every_option(server: Server) -> None:
    games = {game["name"]: game for game in server.stranger().answer("GET", "/games")["games"]}
    options = {option["name"]: option["default"] for option in games["keyflower"]["options"]}
    presets = {one["name"]: one["options"] for one in games["keyflower"]["presets"]}
    assert presets["default"] == options
    assert presets["russian"] == {
        **options, "stored_resources": "stay", "road_loop": "tiles", "key_market": 3,
    }  # fmt: skip
    assert games["carcassonne"]["presets"] == []


def test_a_table_is_opened_as_wished(server: Server) -> None:
    host = server.guest("Ada")
    made = host.answer(
        "POST",
        "/tables",
        wish(
            seats=[OPEN, ME, bot("greedy")],
            options={"small_city": 2},
            clock={"kind": "game", "seconds": 600, "increment": 5},
            visibility="public",
            title="  Club\u202e evening ",
        ),
        201,
    )
    assert made["host"] and made["status"] == "open" and made["version"] == 0
    assert made["title"] == "Club evening" and made["options"]["small_city"] == 2
    assert made["clock"] == {"kind": "game", "seconds": 600, "increment": 5}
    seats = [(seat["kind"], seat["name"], seat["bot"], seat["owner"]) for seat in made["seats"]]
    assert seats == [
        ("open", "", None, False),
        ("person", "Ada", None, True),
        ("bot", "", "greedy", False),
    ]


@pytest.mark.parametrize(
    ("changes", "refusal"),
    [
        ({"game": "chess"}, (400, "game", "setup-game")),
        ({"seats": [ME]}, (400, "seats", "setup-seats")),
        ({"seats": []}, (422, "seats", "table-too-few")),
        ({"seats": [ME, {"kind": "cat"}]}, (422, "seats.1", "form-not-known")),
        ({"seats": [ME, {}]}, (422, "seats.1", "form-missing")),
        ({"seats": [ME, {"kind": "bot"}]}, (422, "seats.1.bot", "form-missing")),
        ({"seats": [ME, bot("program:ls")]}, (400, "bot", "setup-bot-local")),
        ({"seats": [ME, {"kind": "bot", "bot": 5}]}, (422, "seats.1.bot", "form-type")),
        ({"seats": [ME, {"kind": "me", "bot": "greedy"}]}, (422, "seats.1.bot", "form-unknown")),
        ({"seats": [ME, bot("nobody")]}, (400, "bot", "setup-bot")),
        ({"options": {"small_city": 3}}, (400, "options.small_city", "setup-value")),
        ({"options": {"dragons": 1}}, (400, "options.dragons", "setup-option")),
        ({"options": {"small_city": [2]}}, (422, "options.small_city.str", "form-type")),
        ({"clock": {"kind": "move", "seconds": 1}}, (422, "clock.seconds", "table-too-small")),
        ({"clock": {"kind": "sun"}}, (422, "clock", "form-not-known")),
        ({"aids": ["oracle"]}, (400, "aids", "form-not-known")),
        ({"visibility": "secret"}, (422, "visibility", "form-not-known")),
        ({"title": "x" * 81}, (422, "title", "table-too-long")),
        ({"host": "me"}, (422, "host", "form-unknown")),
    ],
)
def test_a_table_that_cannot_be_names_the_field(
    server: Server, changes: dict[str, Any], refusal: tuple[int, str, str]
) -> None:
    assert server.guest().refusal("POST", "/tables", wish(**changes)) == refusal


def test_without_identity_no_table_is_opened(server: Server) -> None:
    assert server.stranger().refusal("POST", "/tables", wish())[0] == 401


def test_a_person_has_only_so_many_tables_going_on(tmp_path: Path) -> None:
    with serving(tmp_path, limits={"tables_per_person": 2}) as server:
        host = server.guest()
        first = table_for(host, ME, OPEN)
        table_for(host, ME, OPEN)
        assert host.refusal("POST", "/tables", wish())[::2] == (409, "table-too-many-tables")
        host.answer("DELETE", f"/tables/{first}", status=204)
        table_for(host, ME, OPEN)


def test_a_table_without_open_seats_starts_at_once(server: Server) -> None:
    host = server.guest()
    table = table_for(host, ME, ME)
    assert host.answer("GET", f"/tables/{table}")["status"] == "running"
    assert state(host, table, 0)["view"]["seat"] == 0
    assert state(host, table, 1)["view"]["seat"] == 1


# -- the lobby --------------------------------------------------------------------------------


def in_lobby(visitor: Visitor) -> dict[str, list[str]]:
    lobby = visitor.answer("GET", "/lobby")
    return {kind: [table["id"] for table in lobby[kind]] for kind in lobby}


def test_the_lobby_shows_public_tables_alone(server: Server) -> None:
    host, guest = server.guest("Ada"), server.guest("Bob")
    hidden = table_for(host, ME, OPEN)
    shown = table_for(host, ME, OPEN, visibility="public")
    lobby = in_lobby(server.stranger())
    assert shown in lobby["open"] and hidden not in lobby["open"]
    guest.answer("POST", f"/tables/{shown}/seats/claim", {"seat": 1})
    lobby = in_lobby(server.stranger())
    assert shown in lobby["running"] and shown not in lobby["open"]


def test_nobody_learns_ids_or_invitations_from_a_table(server: Server) -> None:
    host, guest = server.guest("Ada"), server.guest("Bob")
    table = table_for(host, ME, OPEN, visibility="public")
    secrets = [*invites(host, table).values(), host.answer("GET", "/me")["person"]]
    for visitor in (server.stranger(), guest):
        for path in (f"/tables/{table}", "/lobby"):
            text = visitor.get(f"/api{path}").text
            assert not [secret for secret in secrets if secret in text]


def test_my_tables_are_those_where_i_sit_or_that_i_host(server: Server) -> None:
    host, guest = server.guest("Ada"), server.guest("Bob")
    table = table_for(host, OPEN, OPEN)
    assert [one["id"] for one in host.answer("GET", "/me/tables")["tables"]] == [table]
    assert guest.answer("GET", "/me/tables")["tables"] == []
    claim = {"invite": invites(host, table)[0]}
    guest.answer("POST", f"/tables/{table}/seats/claim", claim)
    assert [one["id"] for one in guest.answer("GET", "/me/tables")["tables"]] == [table]


def test_my_turns_say_where_and_until_when_i_am_to_act(server: Server) -> None:
    host, guest = server.guest("Ada"), server.guest("Bob")
    table = table_of_two(host, guest, clock={"kind": "days", "days": 2}, title="Slow")
    actor = state(host, table)["actors"][0]
    waiting, idle = (host, guest) if actor == 0 else (guest, host)
    assert idle.answer("GET", "/me/turns")["turns"] == []
    (turn,) = waiting.answer("GET", "/me/turns")["turns"]
    assert (turn["table"], turn["title"], turn["seat"]) == (table, "Slow", actor)
    assert turn["deadline"] is not None


def test_my_turns_say_how_far_all_my_games_are(server: Server) -> None:
    host, guest = server.guest("Ada"), server.guest("Bob")
    table = table_of_two(host, guest)
    actor = state(host, table)["actors"][0]
    for person in (host, guest):
        games = person.answer("GET", "/me/turns")["games"]
        assert games == [{"table": table, "turn": 1, "actors": [actor]}]


# -- seats ------------------------------------------------------------------------------------


def test_an_invitation_claims_its_seat_once(server: Server) -> None:
    host, guest, other = server.guest("Ada"), server.guest("Bob"), server.guest("Eve")
    table = table_for(host, ME, OPEN, OPEN)
    invites = host.answer("GET", f"/tables/{table}/invites")["invites"]
    invite = invites[1]["invite"]
    assert invites[1]["link"] == f"{HOME}/t/{table}#{invite}"
    taken = guest.answer("POST", f"/tables/{table}/seats/claim", {"invite": invite})
    assert taken["seat"] == 2 and taken["table"]["seats"][2]["name"] == "Bob"
    again = other.refusal("POST", f"/tables/{table}/seats/claim", {"invite": invite})
    assert again[::2] == (409, "table-seat-taken")


def test_a_hidden_table_is_joined_by_invitation_only(server: Server) -> None:
    table = table_for(server.guest(), ME, OPEN)
    guest, path = server.guest("Bob"), f"/tables/{table}/seats/claim"
    assert guest.refusal("POST", path, {"seat": 1})[0] == 403
    assert guest.refusal("POST", path, {})[0] == 403
    assert guest.refusal("POST", path, {"invite": "A" * 22})[0] == 404
    assert server.stranger().refusal("POST", path, {"seat": 1})[0] == 401


def test_invitations_are_for_the_host_alone(server: Server) -> None:
    table = table_for(server.guest(), ME, OPEN)
    path = f"/tables/{table}/invites"
    assert server.guest("Eve").refusal("GET", path) == (403, "table", "table-host-only")
    assert server.stranger().refusal("GET", path)[0] == 401


def test_one_person_may_hold_several_seats(server: Server) -> None:
    host = server.guest()
    table = table_for(host, ME, OPEN)
    host.answer("POST", f"/tables/{table}/seats/claim", {"invite": invites(host, table)[1]})
    assert all(seat["owner"] for seat in host.answer("GET", f"/tables/{table}")["seats"])


def test_people_round_one_screen_have_names_of_their_own(server: Server) -> None:
    host = server.guest("Ada")
    table = table_for(host, ME, {"kind": "me", "name": " Béla "}, OPEN)
    claim = {"invite": invites(host, table)[2], "name": "Cleo"}
    taken = host.answer("POST", f"/tables/{table}/seats/claim", claim)
    assert [seat["name"] for seat in taken["table"]["seats"]] == ["Ada", "Béla", "Cleo"]
    wrong = wish(seats=[ME, {"kind": "me", "name": "x" * 41}])
    assert host.refusal("POST", "/tables", wrong)[0] == 422


def test_before_the_start_a_seat_left_is_open_again(server: Server) -> None:
    host, guest = server.guest("Ada"), server.guest("Bob")
    table = table_for(host, ME, OPEN, OPEN)
    old = invites(host, table)[1]
    guest.answer("POST", f"/tables/{table}/seats/claim", {"invite": old})
    left = guest.answer("POST", f"/tables/{table}/seats/1/leave")
    assert left["seats"][1]["kind"] == "open" and left["seats"][1]["name"] == ""
    assert invites(host, table)[1] != old


def test_a_seat_goes_to_a_bot_and_back(server: Server) -> None:
    host, guest = server.guest("Ada"), server.guest("Bob")
    table = table_of_two(host, guest)
    idle = 1 - state(host, table)["actors"][0]
    owner = (host, guest)[idle]
    given = owner.answer("POST", f"/tables/{table}/seats/{idle}/bot", {"bot": "random"})
    assert given["seats"][idle]["bot"] == "random" and given["seats"][idle]["away"]
    back = owner.answer("POST", f"/tables/{table}/seats/{idle}/return")
    assert back["seats"][idle]["bot"] is None and not back["seats"][idle]["away"]


def test_whoever_resigns_does_not_return(server: Server) -> None:
    host = server.guest("Ada")
    table = table_for(host, ME, bot(), bot())
    host.answer("POST", f"/tables/{table}/seats/0/resign")
    assert host.refusal("POST", f"/tables/{table}/seats/0/return")[0] == 409


@pytest.mark.parametrize("step", ["leave", "resign", "abort", "bot", "return", "open"])
def test_nobody_touches_anothers_seat(server: Server, step: str) -> None:
    host, guest = server.guest("Ada"), server.guest("Bob")
    table = table_of_two(host, guest)
    before = host.answer("GET", f"/tables/{table}")
    for visitor in (server.guest("Eve"), guest):
        assert visitor.refusal("POST", f"/tables/{table}/seats/0/{step}", {})[0] == 403
    assert server.stranger().refusal("POST", f"/tables/{table}/seats/0/{step}")[0] == 401
    assert host.answer("GET", f"/tables/{table}") == before


def test_the_host_fills_and_opens_seats_before_the_start(server: Server) -> None:
    host = server.guest()
    table = table_for(host, ME, OPEN, OPEN)
    filled = host.answer("POST", f"/tables/{table}/seats/1/bot", {"bot": "greedy"})
    assert filled["seats"][1]["bot"] == "greedy" and filled["status"] == "open"
    opened = host.answer("POST", f"/tables/{table}/seats/1/open")
    assert opened["seats"][1]["kind"] == "open"
    assert host.refusal("POST", f"/tables/{table}/seats/1/bot", {"bot": "x"})[0] == 400


def test_no_browser_makes_the_server_run_a_program(server: Server) -> None:
    host, guest = server.guest("Ada"), server.guest("Bob")
    made = Path(gettempdir(), f"made-{getpid()}")  # short: a bot's name has a limited length
    spec = f"program:touch {made}"
    opened = table_for(host, ME, OPEN, OPEN)
    running = table_of_two(host, guest)
    for table in (opened, running):
        refused = host.refusal("POST", f"/tables/{table}/seats/0/bot", {"bot": spec})
        assert refused == (400, "bot", "setup-bot-local")
    assert not made.exists()


def test_nor_does_a_row_of_the_database_whoever_wrote_it(tmp_path: Path) -> None:
    position = random_position(1)
    seat = int(position.player)
    asked = {
        "table": "t",
        "seat": seat,
        "game": "carcassonne",
        "bot": f"program:touch {tmp_path}/made",
        "view": position.view(seat).to_json(),
        "legal": [action.to_json() for action in position.legal(seat)],
        "seconds": 1,
        "wanted": "move",
    }
    with pytest.raises(InvalidSetup):
        BotWorker().answer(asked)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("path", ["", "/invites", "/result", "/record", "/state", "/chat"])
def test_a_table_that_is_not_there_is_unknown(server: Server, path: str) -> None:
    visitor = server.guest()
    for name in ("A" * 22, "short", "A" * 23, "../../x", "%00"):
        assert visitor.request("GET", f"/api/tables/{name}{path}").status_code == 404


def test_a_seat_that_is_not_there_is_unknown(server: Server) -> None:
    host = server.guest()
    table = table_for(host, ME, OPEN)
    for seat in ("2", "99", "100", "-1", "x"):
        assert host.refusal("POST", f"/tables/{table}/seats/{seat}/leave")[0] == 404
    assert host.refusal("POST", f"/tables/{table}/seats/0/sell")[0] == 404


# -- deleting ---------------------------------------------------------------------------------


def test_the_host_gives_a_table_up_before_it_started(server: Server) -> None:
    host, guest = server.guest("Ada"), server.guest("Bob")
    table = table_for(host, ME, OPEN)
    assert guest.refusal("DELETE", f"/tables/{table}")[0] == 403
    host.answer("DELETE", f"/tables/{table}", status=204)
    assert host.refusal("GET", f"/tables/{table}")[0] == 404
    running = table_of_two(host, guest)
    assert host.refusal("DELETE", f"/tables/{running}")[::2] == (409, "table-started")


def test_a_running_game_has_no_record_and_no_result(server: Server) -> None:
    host, guest = server.guest("Ada"), server.guest("Bob")
    table = table_of_two(host, guest)
    assert host.refusal("GET", f"/tables/{table}/record")[::2] == (409, "table-record-early")
    assert host.refusal("GET", f"/tables/{table}/result")[::2] == (409, "table-not-finished")
    assert host.refusal("POST", f"/tables/{table}/rematch")[::2] == (409, "table-rematch-early")
