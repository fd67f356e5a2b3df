"""What people reported, around the games: names, cards, the sandbox, chat, spectators, keys."""

import re

from playwright.sync_api import Locator, expect

from tests.browser import only_in_full
from tests.browser.carcassonne import Seat
from tests.browser.chromium import PHONE, Visitor
from tests.browser.conftest import Visit
from tests.browser.keyflower import table_at
from tests.browser.looks import cramped
from tests.browser.pages import Home
from tests.browser.scenes import scene_with
from tests.browser.test_tables import focused
from tests.browser.tour import GREEDY_BOT, ME, OPEN, TILE_IN_HAND, table_from_record

pytestmark = only_in_full


def table_of_two(anna: Visitor, bea: Visitor) -> str:
    """Anna is to place a tile, Bea waits."""
    anna.set_name("Anna")
    bea.set_name("Bea")
    table = table_from_record(anna, TILE_IN_HAND, [ME, OPEN])
    invite = anna.ask("GET", f"/tables/{table}/invites")["invites"][0]["invite"]
    bea.ask("POST", f"/tables/{table}/seats/claim", {"invite": invite})
    return table


# -- the home page --------------------------------------------------------------------------------


def test_a_typed_name_is_known_to_the_new_table(visit: Visit) -> None:
    anna = visit()
    home = Home(anna).open()
    home.set_name("Annabel")
    home.set_a_table()
    expect(anna.field("web-name-ask")).to_have_value("Annabel")


def test_play_now_says_which_bot_plays_and_remembers_the_choice(visit: Visit) -> None:
    anna = visit()
    home = Home(anna).open()
    opponent = anna.field("web-opponent").first
    expect(opponent).to_have_value("casual")
    opponent.select_option("novice")
    expect(anna.text("bot-novice-more")).to_be_visible()
    home.play_now.first.click()
    seats = anna.page.get_by_role("list", name=anna.says("web-players"))
    expect(seats.get_by_text(anna.says("bot-novice"))).to_be_visible()
    home.open()
    expect(anna.field("web-opponent").first).to_have_value("novice")


def test_cards_of_games_against_the_same_bot_differ(visit: Visit) -> None:
    anna = visit(viewport=PHONE)
    anna.set_name("Anna")
    table_from_record(anna, TILE_IN_HAND, [ME, GREEDY_BOT])
    anna.ask("POST", "/tables", {"game": "carcassonne", "seats": [ME, OPEN]})
    anna.go("/")
    cards = anna.page.locator("a.card")
    running = cards.filter(has_text=anna.says("web-your-turn"))
    expect(running).to_contain_text(re.compile(r"turn \d\d · started .*\d\d:\d\d · last move "))
    expect(cards.filter(has_text=anna.says("web-seats-free", seats=1))).to_be_visible()
    assert cramped(anna.page) == []


# -- at a table -----------------------------------------------------------------------------------


def test_the_first_message_shows_a_number_on_a_phone(visit: Visit) -> None:
    anna, bea = visit(viewport=PHONE), visit()
    table = table_of_two(anna, bea)
    anna.go(f"/t/{table}")
    expect(Seat(anna).cells.first).to_be_visible()
    bea.ask("POST", f"/tables/{table}/chat", {"text": "Hello!"})
    tab = anna.page.get_by_role("tab", name=re.compile(anna.says("web-tab-chat")))
    expect(tab.locator(".badge")).to_contain_text("1")
    tab.tap()
    expect(anna.page.get_by_text("Hello!")).to_be_visible()
    expect(tab.locator(".badge")).to_have_count(0)


def test_the_host_lets_spectators_write(visit: Visit) -> None:
    anna, bea, eve = visit(), visit(), visit()
    table = table_of_two(anna, bea)
    eve.set_name("Eve")
    for visitor in (anna, eve):
        visitor.go(f"/t/{table}")
        visitor.page.get_by_role("tab", name=re.compile(visitor.says("web-tab-chat"))).click()
    expect(eve.text("web-chat-closed")).to_be_visible()
    expect(eve.field("web-chat-say")).to_have_count(0)
    anna.page.get_by_role("switch", name=anna.says("web-chat-open")).click()
    eve.field("web-chat-say").fill("Hello!")
    eve.button("web-chat-send").click()
    expect(anna.page.get_by_text("Hello!")).to_be_visible()
    anna.page.get_by_role("switch", name=anna.says("web-chat-open")).click()
    expect(eve.text("web-chat-closed")).to_be_visible()


def test_a_spectator_is_told_so(visit: Visit) -> None:
    anna, eve = visit(), visit(viewport=PHONE)
    anna.set_name("Anna")
    table = table_from_record(anna, TILE_IN_HAND, [ME, GREEDY_BOT])
    for visitor in (anna, eve):
        visitor.go(f"/t/{table}")
        expect(Seat(visitor).board).to_be_visible()
    expect(eve.text("web-watching")).to_be_visible()
    expect(anna.text("web-watching")).to_have_count(0)
    assert cramped(eve.page) == []


def test_the_banner_of_a_bot_keeps_to_one_line(visit: Visit) -> None:
    """Its button is beside the sentence; on a phone it is below."""
    for viewport, is_beside in (({"width": 1440, "height": 900}, True), (PHONE, False)):
        anna, bea = visit(viewport=viewport), visit()
        table = table_of_two(anna, bea)
        anna.go(f"/t/{table}")
        expect(Seat(anna).cells.first).to_be_visible()
        anna.ask("POST", f"/tables/{table}/seats/0/bot")
        button = anna.button("web-return")
        expect(button).to_be_visible()
        sentence = anna.page.locator(".banner p").bounding_box()
        box = button.bounding_box()
        assert sentence is not None and box is not None
        assert (box["y"] < sentence["y"] + sentence["height"]) == is_beside
        assert cramped(anna.page) == []


def test_a_sandbox_has_the_names_and_a_way_back(visit: Visit) -> None:
    anna, bea = visit(), visit()
    table = table_of_two(anna, bea)
    anna.go(f"/t/{table}")
    expect(Seat(anna).cells.first).to_be_visible()
    anna.button("web-menu").click()
    with anna.context.expect_page() as opened:
        anna.page.get_by_role("menuitem", name=anna.says("web-plan"), exact=True).click()
    sandbox = opened.value
    players = sandbox.get_by_role("list", name=anna.says("web-players"))
    expect(players.get_by_text("Bea")).to_be_visible()
    sandbox.reload()
    expect(players.get_by_text("Bea")).to_be_visible()
    sandbox.get_by_role("link", name=anna.says("web-plan-back"), exact=True).click()
    expect(sandbox).to_have_url(re.compile(f"/t/{table}$"))


def test_every_key_is_listed_once(visit: Visit) -> None:
    anna = visit()
    anna.set_name("Anna")
    anna.go(f"/t/{table_from_record(anna, TILE_IN_HAND, [ME, GREEDY_BOT])}")
    expect(Seat(anna).cells.first).to_be_visible()
    anna.page.keyboard.press("?")
    keys = anna.page.get_by_role("dialog", name=anna.says("web-keys"))
    expect(keys.locator("dt").filter(has_text=re.compile(r"Ctrl\s*Z"))).to_have_count(1)


# -- arrow keys -----------------------------------------------------------------------------------


def test_arrows_start_on_the_board_after_a_reload(visit: Visit) -> None:
    """And Up never leads down."""
    anna = visit()
    anna.set_name("Anna")
    anna.go(f"/t/{table_from_record(anna, TILE_IN_HAND, [ME, GREEDY_BOT])}")
    cells = Seat(anna).cells
    expect(cells.first).to_be_visible()
    anna.page.keyboard.press("ArrowDown")
    expect(cells.first).to_be_focused()
    rows = [row_of(anna)]
    for _ in range(4):
        anna.page.keyboard.press("ArrowUp")
        rows.append(row_of(anna))
    assert rows == sorted(rows)


def row_of(visitor: Visitor) -> int:
    """The row of the focused cell; rows grow upwards."""
    found = re.search(r"row ([+−-]?\d+)", focused(visitor.page))
    assert found is not None
    return int(found[1].replace("−", "-"))


def test_arrows_start_on_the_tiles_of_an_auction_and_keep_their_direction(visit: Visit) -> None:
    anna = visit()
    anna.set_name("Anna")
    scene = scene_with("a first bid")
    anna.go(f"/t/{table_at(anna, scene)}")
    expect(anna.text("web-your-turn").first).to_be_visible()
    tiles = anna.page.locator(".tiles .lot")
    expect(tiles.first).to_be_visible()
    anna.page.keyboard.press("ArrowDown")
    expect(tiles.first).to_be_focused()
    anna.page.keyboard.press("ArrowUp")
    expect(tiles.first).to_be_focused()
    anna.page.keyboard.press("ArrowDown")
    below = anna.page.locator(".lot:focus")
    assert height_of(below) > height_of(tiles.first)
    anna.page.keyboard.press("ArrowUp")
    expect(tiles.first).to_be_focused()


def height_of(element: Locator) -> float:
    box = element.bounding_box()
    assert box is not None
    return box["y"]


# -- long names -----------------------------------------------------------------------------------

CUT = """(places) => [...document.querySelectorAll(places)]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.innerText)"""


def test_no_name_is_cut_on_a_phone(visit: Visit) -> None:
    for language in ("ru", "ro"):
        anna = visit(viewport=PHONE, language=language)
        anna.set_name("Anna")
        anna.go(f"/t/{table_at(anna, scene_with('a first bid'))}")
        expect(anna.page.locator(".lot").first).to_be_visible()
        assert anna.page.evaluate(CUT, ".lot .name, [role=tab] .words, [role=tab]") == []
        assert cramped(anna.page) == []
