"""Nothing that reaches a browser reveals another player's screen, hand or intentions."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.browser import only_in_full
from tests.browser.chromium import Visitor
from tests.browser.conftest import Visit
from tests.browser.keyflower import ME, OPEN, RANDOM_BOT, Seat, table_from
from tests.browser.looks import page_texts
from tests.browser.pages import WaitingRoom
from tests.browser.scenes import scene_with
from tests.browser.test_keyflower_game import Player
from tests.browser.test_secrets import everything_heard
from tests.words import said

Json = dict[str, Any]


def forms_in(heard: Any) -> Iterator[Json]:
    """Every object, at any depth."""
    if isinstance(heard, dict):
        yield heard
        heard = list(heard.values())
    if isinstance(heard, list):
        for each in heard:
            yield from forms_in(each)


def leaks(form: Json, seat: int | None) -> list[str]:
    """What an object reveals that this seat (None: a spectator) must not know."""
    found = []
    if isinstance(form.get("screens"), list) and form.get("phase") != "over":
        for other, screen in enumerate(form["screens"]):
            if other != seat and "own_workers" in screen:
                found.append(f"behind the screen of seat {other}: {screen}")
    if isinstance(form.get("winter"), list) and "villages" in form:
        for other, hand in enumerate(form["winter"]):
            if other != seat and "dealt_tiles" in hand:
                found.append(f"in the hand of seat {other}: {hand}")
    if form.get("event") in ("came", "done") and form["seat"] not in (None, seat):
        found += leaks_of_event(form)
    if "known_by" in form:
        found.append("what others know")
    return found


def leaks_of_event(event: Json) -> list[str]:
    """What another seat drew, paid face down or chose in secret, if it is revealed."""
    drawn = event.get("thing") is not None and event["what"] != "home"
    chosen = "hidden" in event or event.get("do", {}).get("winter") is not None
    return [f"of seat {event['seat']}: {event}"] if drawn or chosen else []


def all_leaks(visitor: Visitor, seat: int | None) -> list[str]:
    texts = everything_heard(visitor).splitlines()
    forms = [form for text in texts for form in forms_in(json.loads(text))]
    assert any("screens" in form for form in forms)
    return [leak for form in forms for leak in leaks(form, seat)]


def test_a_leak_would_be_noticed() -> None:
    secret = {"own_workers": {"blue": 1}}
    view = {"seat": 0, "phase": "turn", "screens": [secret, secret]}
    assert len(leaks(view, 0)) == 1 and len(leaks(view, None)) == 2
    assert leaks({**view, "phase": "over"}, None) == []
    drawn = {"event": "came", "what": "worker", "thing": "red", "seat": 1, "boat": None}
    assert leaks(drawn, 0) and not leaks(drawn, 1) and not leaks({**drawn, "thing": None}, 0)
    chosen = {"event": "done", "seat": 1, "do": {"winter": ["jeweller"]}}
    assert leaks(chosen, 0) and not leaks(chosen, 1)


@only_in_full
def test_nobody_learns_what_others_hide(visit: Visit) -> None:
    """Two people and a bot choose winter tiles and take turns; a spectator watches."""
    anna, bea, dora = (visit() for _ in range(3))
    for visitor, name in ((anna, "Anna"), (bea, "Bea")):
        visitor.set_name(name)
    scene = scene_with("winter tiles chosen")
    table = table_from(anna, scene, [ME, OPEN, RANDOM_BOT])
    anna.go(f"/t/{table}")
    bea.go(WaitingRoom(anna).invitation(seat=2))
    bea.page.get_by_role("button", name=said("web-sit-as")).click()
    dora.go(f"/t/{table}")
    seats = [Seat(anna, table, 0), Seat(bea, table, 1)]
    for seat in (*seats, Seat(dora, table, 2)):
        expect(seat.to_do).to_be_visible()
    hands = [seat.state()["view"]["winter"][seat.seat]["dealt_tiles"] for seat in seats]
    assert not any(seats[1].name(tile) in page_text(bea) for tile in hands[0])
    seats[0].contribute(hands[0][:1])
    seats[1].contribute(hands[1][:1])
    players = [Player(seat, Random(5)) for seat in seats]
    for _ in range(3):
        for player in players:
            player.play_a_turn()
    leave_an_order(seats[0])
    assert all_leaks(anna, 0) + all_leaks(bea, 1) + all_leaks(dora, None) == []
    for listener in (bea, dora):
        assert "pass_until_outbid" not in everything_heard(listener)
    for kept in hands[0][1:]:
        assert seats[1].name(kept) not in page_text(bea) + page_text(dora)


def page_text(visitor: Visitor) -> str:
    return "\n".join(page_texts(visitor.page))


def leave_an_order(seat: Seat) -> None:
    """Give an order to pass until outbid."""
    seat.visitor.button("kft-tab-info").click()
    seat.page.get_by_role("tab", name=seat.visitor.says("kfs-panel-orders"), exact=True).click()
    seat.visitor.button("kfs-order-pass").click()
    expect(seat.visitor.button("kfs-order-cancel").first).to_be_visible()
