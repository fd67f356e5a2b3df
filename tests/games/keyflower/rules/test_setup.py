"""Set-up (KF S) and the start of a season (KF A)."""

import pytest

from meeplewright.core import CHANCE
from meeplewright.games.keyflower.rules.tiles import COLOURS, TILES, numbers_of

from .spelling import Counts
from .table import GAME, Table, begun, position

COUNTS = (2, 3, 4, 5, 6)
HOMES = [f"home_{number}" for number in range(1, 7)]
BOATS = ("keyflower", "sea_bastion", "sea_breese", "flipper", "ianvincible", "white_wind")


def named(group: str) -> list[str]:
    return [TILES[number].name for number in numbers_of(group)]


def those_in(table: Table, place: str, names: list[str]) -> list[str]:
    return [name for name in names if table.place(name) == place]


def total(*counts: Counts) -> int:
    return sum(sum(each.values()) for each in counts)


def draw_kinds(table: Table) -> list[str]:
    """The kinds of all draws until a seat has to act, each made at random."""
    words: list[str] = []
    while table.seat == CHANCE:
        outcome = table.state.chance()[0][0].to_text()
        words.append(outcome.split(":")[0])
        table.draw(outcome)
    return words


# Set-up


def test_the_bag_begins_with_forty_of_three_colours_and_green_lies_open() -> None:
    """KF S1"""
    table = Table(GAME.start(2))
    assert table.bag() == {"blue": 40, "red": 40, "yellow": 40}
    assert table.green == 20


def test_the_supply_and_the_pile_begin_full() -> None:
    """KF S2"""
    table = Table(GAME.start(2))
    assert table.supply() == {"gold": 48, "iron": 24, "stone": 24, "wood": 24}
    assert table.pile() == {"saw": 16, "pickaxe": 16, "anvil": 16}


@pytest.mark.parametrize("seats", COUNTS)
def test_everybody_draws_eight_workers(seats: int) -> None:
    """KF S3"""
    table = begun(seats)
    for seat in range(seats):
        assert total(table.screen(seat)) == 8
        assert set(table.screen(seat)) <= set(COLOURS[:3])


@pytest.mark.parametrize("seats", COUNTS)
def test_everybody_gets_a_home_and_the_lowest_number_starts(seats: int) -> None:
    """KF S4"""
    table = begun(seats, seed=seats)
    in_play = those_in(table, "village", HOMES)
    assert [table.village(seat) for seat in range(seats)] == [
        {home: (0, 0, 0)} for seat in range(seats) for home in in_play if table.owner(home) == seat
    ]
    assert {table.face(home) for home in in_play} == {"front"}
    assert table.at.start_player == table.owner(in_play[0])
    assert table.seat == table.owner(in_play[0])


def test_home_numbers_do_not_change_the_seating() -> None:
    """KF S4: the turn goes on clockwise, whatever the homes."""
    table = Table(GAME.start(3))
    table.draw("home:home_4", "home:home_2", "home:home_6")
    table.luck()
    assert [table.owner(home) for home in ("home_4", "home_2", "home_6")] == [0, 1, 2]
    turns = []
    for _ in range(3):
        turns.append(table.seat)
        table.do("pass")
    assert turns == [1, 2, 0]


@pytest.mark.parametrize("seats", COUNTS)
def test_one_boat_for_each_player_with_its_spring_cargo(seats: int) -> None:
    """KF S5"""
    table = begun(seats)
    assert those_in(table, "row", list(BOATS)) == list(BOATS[:seats])
    workers, skills = (7, 6, 6, 5, 5, 4), (1, 2, 1, 2, 1, 2)
    for boat, wanted in zip(BOATS[:seats], zip(workers, skills, strict=True), strict=False):
        cargo = table.cargo(boat)
        people = sum(cargo.get(colour, 0) for colour in COLOURS)
        assert (people, total(cargo) - people) == wanted


def test_cargo_comes_out_of_the_bag_and_the_pile() -> None:
    """KF S5: seven and six workers, one and two skills, besides two hands of eight."""
    table = begun(2)
    assert total(table.bag()) == 120 - 16 - 13
    assert total(table.pile()) == 48 - 3


@pytest.mark.parametrize(("seats", "tiles"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 4)])
def test_the_highest_turn_order_tile_in_play_shows_the_purple_worker(
    seats: int, tiles: int
) -> None:
    """KF S6"""
    rows = begun(seats).state.to_json()["turn_order"]
    assert [row["number"] for row in rows] == list(range(1, tiles + 1))
    assert [row["purple"] for row in rows] == [False] * (tiles - 1) + [True]


@pytest.mark.parametrize(("seats", "tiles"), [(2, 6), (3, 7), (4, 8), (5, 9), (6, 10)])
def test_so_many_spring_tiles_are_laid_out_front_up(seats: int, tiles: int) -> None:
    """KF S7"""
    table = begun(seats)
    auction = table.state.to_json()["auction"]
    assert len(auction) == tiles
    assert {row["tile"] for row in auction} <= set(named("spring"))
    assert {row["face"] for row in auction} == {"front"}


@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 3), (4, 3), (5, 2), (6, 2)])
def test_winter_tiles_are_dealt_and_seen_by_their_owner_only(seats: int, each: int) -> None:
    """KF S8"""
    table = begun(seats)
    hands = [table.state.view(seat).to_json()["winter"] for seat in range(seats)]
    for seat in range(seats):
        assert len(hands[seat][seat]["dealt_tiles"]) == each
        assert all(
            "dealt_tiles" not in hands[seat][other] for other in range(seats) if other != seat
        )
    dealt = [tile for seat in range(seats) for tile in hands[seat][seat]["dealt_tiles"]]
    assert len(set(dealt)) == seats * each


def test_what_is_not_needed_is_out_of_the_game() -> None:
    """KF S9: with two, four homes, four boats and three turn order tiles."""
    table = begun(2)
    assert len(those_in(table, "box", HOMES)) == 4
    assert those_in(table, "box", list(BOATS)) == list(BOATS[2:])
    assert len(those_in(table, "box", named("turn_order"))) == 3
    assert len(those_in(table, "unseen", named("summer") + named("summer_boat"))) == 12
    assert len(those_in(table, "unseen", named("autumn"))) == 12


def test_the_purple_worker_never_bids_or_works() -> None:
    """KF S10: its holder without workers can only pass."""
    table = position(middle="keywood; miner", start=0, player=0)
    assert table.legal() == {"pass"}


# The start of a season


def to_next_season(table: Table) -> Table:
    """Everyone passes, takes the next boat in the row, and builds nothing."""
    table.pass_all()
    table.take_boats()
    return table


def test_a_season_starts_with_the_holder_of_the_purple_worker() -> None:
    """KF A1: seat 2 won it; seats 0 and 1 follow."""
    table = position(season="spring", middle="turn_order_tile_2 red:1 by 2")
    to_next_season(table).luck()
    assert (table.season, table.seat) == ("summer", 2)
    table.do("pass")
    assert table.seat == 0


@pytest.mark.parametrize(
    ("season", "workers", "skills"),
    [("spring", (7, 6, 4), (1, 2, 1)), ("summer", (3, 6, 4), (2, 2, 1))],
)
def test_boats_turn_to_the_next_season_and_are_loaded(
    season: str, workers: tuple[int, ...], skills: tuple[int, ...]
) -> None:
    """KF A2, A3: the cargo of summer and of autumn."""
    table = to_next_season(position(season=season))
    table.luck()
    for row, boat in enumerate(BOATS[:3]):
        cargo = table.cargo(boat)
        people = sum(cargo.get(colour, 0) for colour in COLOURS)
        assert (people, total(cargo) - people) == (workers[row], skills[row])


def test_a_short_bag_is_shared_out_one_at_a_time_round_the_boats() -> None:
    """KF A3: 11 workers for boats of 7, 6 and 4 in summer: 4, 4 and 3."""
    table = to_next_season(position(season="spring", bag="red 11"))
    table.luck()
    assert [table.cargo(boat)["red"] for boat in BOATS[:3]] == [4, 4, 3]
    assert table.bag() == {}


def test_full_boats_are_skipped_when_the_bag_is_short() -> None:
    """KF A3: 16 workers for 7, 6 and 4: the last boat is full after four rounds."""
    table = to_next_season(position(season="spring", bag="blue 16"))
    table.luck()
    assert [table.cargo(boat)["blue"] for boat in BOATS[:3]] == [6, 6, 4]


def test_a_short_pile_is_shared_out_in_the_same_way() -> None:
    """KF A3: two skills for boats of 1, 2 and 1."""
    table = to_next_season(position(season="spring", pile="saw 2"))
    table.luck()
    assert [table.cargo(boat).get("saw", 0) for boat in BOATS[:3]] == [1, 1, 0]


def test_winter_boats_carry_nothing() -> None:
    """KF A3, W3"""
    table = to_next_season(
        position(season="autumn", hands={0: "jeweller", 1: "scholar", 2: "scribes"})
    )
    assert (table.season, table.phase) == ("winter", "winter")
    for seat, tile in enumerate(("jeweller", "scholar", "scribes")):
        table.do(f"winter:{tile}", by=seat)
    assert table.phase == "turn"
    assert [table.cargo(boat) for boat in BOATS[:3]] == [{}, {}, {}]


@pytest.mark.parametrize(
    ("season", "groups"), [("spring", ("summer", "summer_boat")), ("summer", ("autumn",))]
)
def test_summer_and_autumn_lay_out_their_own_tiles(season: str, groups: tuple[str, ...]) -> None:
    """KF A4: seven with three players, of that season's twelve."""
    table = to_next_season(position(season=season))
    table.luck()
    of_season = [name for group in groups for name in named(group)]
    assert len(of_season) == 12
    assert len(those_in(table, "middle", of_season)) == 7
    assert len(those_in(table, "unseen", of_season)) == 5


def test_a_summer_boat_gets_one_of_its_faces_by_even_luck() -> None:
    """KF A4"""
    table = to_next_season(position(season="spring"))
    while "tile:summer_boat_4" not in table.draws():
        table.draw(next(iter(table.draws())))
    table.draw("tile:summer_boat_4")
    while set(table.draws()) != {"face:a", "face:b"}:
        table.draw(next(text for text in table.draws() if "boat" not in text))
    assert table.draws() == {"face:a": 1, "face:b": 1}
    table.draw("face:b")
    assert table.face("summer_boat_4") == "b"


def test_winter_begins_with_the_choice_of_winter_tiles() -> None:
    """KF A5, W1: nothing is drawn."""
    table = position(season="autumn", hands={0: "jeweller", 1: "scholar", 2: "scribes"})
    to_next_season(table)
    assert draw_kinds(table) == []
    assert table.phase == "winter"


def test_a_season_starts_with_no_worker_anywhere_and_every_tile_free() -> None:
    """KF A6: numbers, colours and bids of the season before are gone."""
    table = position(
        season="spring",
        middle="keywood red:2 by 0, red:3 by 1, on red:1; miner on blue:1; peddler",
        villages={2: "home_3 on yellow:1"},
    )
    table.pass_all()
    table.take_boats()
    table.do("pick:keywood", by=1)
    table.do(sorted(table.legal(1))[0], "finish", by=1)
    table.luck()
    assert (table.season, table.phase) == ("summer", "turn")
    for tile in TILES:
        assert table.on(tile.name) == {} and table.bids(tile.name) == {}
        assert table.colour(tile.name) is None and table.last_use(tile.name) == 0
    assert set(table.village(1)) == {"home_2", "keywood"}
