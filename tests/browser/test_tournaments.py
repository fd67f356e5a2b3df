"""Tournaments in the browser: two people join by the link, and play a round."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser import only_in_full
from tests.browser.chromium import PHONE, Visitor
from tests.browser.conftest import Visit


def tournament(visitor: Visitor, **wishes: Any) -> str:
    """The id of a new tournament."""
    wish = {"name": "Club evening", "game": "carcassonne", "format": "swiss", "rounds": 1, **wishes}
    return str(visitor.ask("POST", "/tournaments", wish)["id"])


def enter(visitor: Visitor, name: str, of: str) -> None:
    """A new user joins without the page."""
    visitor.set_name(name)
    visitor.ask("POST", f"/tournaments/{of}/entrants")


def resign_everywhere(visitor: Visitor) -> None:
    for table in visitor.ask("GET", "/me/tables")["tables"]:
        for seat in table["seats"]:
            if seat["owner"] and table["status"] == "running":
                visitor.ask("POST", f"/tables/{table['id']}/seats/{seat['seat']}/resign")


@only_in_full
def test_a_round_is_played(visit: Visit) -> None:
    """The organiser creates a tournament on the page, Bea joins by the link, and Bea resigns."""
    anna, bea = visit(), visit(viewport=PHONE)
    anna.set_name("Anna")
    anna.go("/tournaments")
    anna.field("web-tournament-name").fill("Club evening")
    anna.field("web-tournament-rounds").fill("1")
    anna.button("web-tournament-create").click()
    anna.button("web-tournament-enter").click()
    expect(anna.text("web-tournament-entered")).to_be_visible()
    expect(anna.text("web-tournament-few")).to_be_visible()
    bea.go(anna.field("web-tournament-link").input_value())
    bea.field("web-name-ask").fill("Bea")
    bea.button("web-tournament-enter").click()
    expect(bea.text("web-tournament-entered")).to_be_visible()
    expect(anna.page.get_by_text("Bea", exact=True)).to_be_visible()  # without a reload
    anna.button("web-tournament-start", round=1).click()
    expect(anna.link("web-tournament-to-table", number=1)).to_be_visible()
    expect(bea.text("web-tournament-your-game", round=1)).to_be_visible()  # without a reload
    expect(bea.link("web-tournament-go")).to_have_attribute("href", re.compile("^/t/"))
    resign_everywhere(bea)
    expect(bea.text("web-tournament-your-game", round=1)).to_be_hidden()
    standings = anna.page.get_by_role("table", name=anna.says("web-tournament-standings"))
    first = standings.get_by_role("row").nth(1)
    expect(first).to_contain_text("Anna")
    expect(first.get_by_text("1", exact=True).first).to_be_visible()
    expect(anna.button("web-tournament-start", round=2)).to_be_hidden()


@only_in_full
def test_the_organiser_decides_an_aborted_game(visit: Visit) -> None:
    anna, bea = visit(viewport=PHONE), visit()
    anna.set_name("Anna")
    of = tournament(anna)
    anna.ask("POST", f"/tournaments/{of}/entrants")
    enter(bea, "Bea", of)
    pairing = anna.ask("POST", f"/tournaments/{of}/rounds", {"round": 1})["played"][0]["pairings"][
        0
    ]
    seat = pairing["players"].index(1)
    anna.ask("POST", f"/tables/{pairing['table']}/seats/{seat}/abort")
    anna.go(f"/tournament/{of}")
    expect(anna.text("web-tournament-by-aborted")).to_be_visible()
    anna.button("web-tournament-decide", number=1).click()
    anna.field("web-tournament-wins", name="Bea").check()
    anna.button("web-save").click()
    expect(anna.text("web-tournament-by-organiser")).to_be_visible()
    expect(anna.page.get_by_text(anna.says("web-tournament-finished")).first).to_be_visible()


@only_in_full
def test_pairings_and_standings_are_printed_without_controls(visit: Visit) -> None:
    anna, bea = visit(), visit()
    anna.set_name("Anna")
    of = tournament(anna, rounds=3)
    anna.ask("POST", f"/tournaments/{of}/entrants")
    enter(bea, "Bea", of)
    anna.ask("POST", f"/tournaments/{of}/rounds", {"round": 1})
    anna.go(f"/tournament/{of}")
    expect(anna.button("web-tournament-print")).to_be_visible()
    anna.page.emulate_media(media="print")
    expect(anna.page.get_by_role("table")).to_have_count(2)
    expect(anna.page.get_by_role("button")).to_have_count(0)
    expect(anna.page.get_by_role("link")).to_have_count(0)
    anna.page.emulate_media(media="print", color_scheme="dark")
    for part in (anna.page.locator("h1"), anna.text("web-tournament-playing")):
        expect(part).to_have_css("color", "rgb(0, 0, 0)")
    anna.page.set_viewport_size({"width": 360, "height": 740})
    assert anna.page.evaluate("document.documentElement.scrollWidth") <= 360
