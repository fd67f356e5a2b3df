"""Rules 1 to 5: the box, set-up, the turn, placing a tile, placing a follower."""

import pytest

from meeplewright.core import CHANCE, InvalidSetup
from meeplewright.games.carcassonne import (
    Carcassonne,
    CarcassonneState,
    Draw,
    Follower,
    Place,
    Start,
)
from meeplewright.games.carcassonne.rules.base import LETTERS, TILES
from meeplewright.games.carcassonne.rules.events import FollowerPlaced, TileDiscarded, TileDrawn
from tests.games.carcassonne.rules.table import (
    COLOURS,
    is_the_end,
    points,
    position,
    scorings,
    with_tile_in_hand,
)

NO_FOLLOWER = Follower(None, None)


def started(seats: int = 2, first: int = 0) -> CarcassonneState:
    """A game after the start player is drawn."""
    state = Carcassonne().start(seats)
    state.apply(CHANCE, Start(first))
    return state


# 1. The box


def test_two_to_five_play() -> None:
    """CA 1.1"""
    assert [Carcassonne().start(seats).seats for seats in (2, 3, 4, 5)] == [2, 3, 4, 5]
    for seats in (0, 1, 6):
        with pytest.raises(InvalidSetup):
            Carcassonne().start(seats)


def test_there_are_72_tiles_and_the_start_tile_is_one_of_them() -> None:
    """CA 1.2"""
    assert sum(tile.count for tile in TILES) == 72
    bag = dict(started().chance())
    assert sum(bag.values()) == 71
    assert bag[Draw("D")] == 3


def test_a_player_has_seven_followers_to_play_with() -> None:
    """CA 1.3"""
    assert Carcassonne().start(5).to_json()["supply"] == [7, 7, 7, 7, 7]


def test_the_same_follower_takes_any_role() -> None:
    """CA 1.4: one follower is left; it can be knight, thief, farmer or monk."""
    knight_thief_farmer = position("(0,0):D0", supply={"red": 1})
    roles = knight_thief_farmer.choices("D", at=(1, 0))
    assert roles == {"city 0", "road 0", "field 0", "field 1"}
    assert "cloister" in knight_thief_farmer.choices("B", at=(0, -1))


def test_points_have_no_upper_limit() -> None:
    """CA 1.5: the track of 50 spaces starts again."""
    table = position("(0,0):E0 red on city 0", track={"red": 148})
    table.play("E", at=(0, 1), turn=2)
    assert table.points() == {"red": 152}


# 2. Before the first turn


def test_the_start_tile_lies_alone_without_a_follower() -> None:
    """CA 2.1"""
    form = Carcassonne().start(2).to_json()
    assert form["tiles"] == [{"tile": "D", "x": 0, "y": 0, "turn": 0}]
    assert form["followers"] == []


def test_every_tile_of_the_bag_is_as_likely() -> None:
    """CA 2.2: a type is drawn with the weight of its tiles left."""
    left = {tile.letter: tile.count - (tile.letter == "D") for tile in TILES}
    state = started()
    assert {action.to_text()[-1]: weight for action, weight in state.chance()} == left
    state.apply(CHANCE, Draw("U"))
    state.apply(0, Place("U", 1, 0, 1))
    state.apply(0, NO_FOLLOWER)
    assert dict(state.chance())[Draw("U")] == left["U"] - 1


def test_everybody_starts_with_no_points() -> None:
    """CA 2.3"""
    form = Carcassonne().start(3).to_json()
    assert form["points"] == [0, 0, 0]
    assert form["supply"] == [7, 7, 7]


def test_the_lot_says_who_starts_and_turns_go_round() -> None:
    """CA 2.4"""
    state = Carcassonne().start(3)
    assert list(state.chance()) == [(Start(seat), 1) for seat in range(3)]
    state.apply(CHANCE, Start(2))
    order = []
    for column in range(1, 5):
        state.apply(CHANCE, Draw("U"))
        seat = state.to_act
        assert seat is not None
        order.append(seat)
        state.apply(seat, Place("U", column, 0, 1))
        state.apply(seat, NO_FOLLOWER)
    assert order == [2, 0, 1, 2]


# 3. The turn


def test_a_turn_is_draw_place_follower_and_scoring_in_this_order() -> None:
    """CA 3.1"""
    state = started()
    assert state.to_act == CHANCE
    assert state.apply(CHANCE, Draw("E")) == [TileDrawn(0, "E")]
    assert {type(action) for action in state.legal(0)} == {Place}
    state.apply(0, Place("E", 0, 1, 2))
    assert {type(action) for action in state.legal(0)} == {Follower}
    events = state.apply(0, Follower("city", "S"))
    assert isinstance(events[0], FollowerPlaced)
    assert scorings(events) == [("city", 4)]
    assert state.to_act == CHANCE
    state.apply(CHANCE, Draw("E"))
    assert state.to_act == 1


def test_a_tile_that_can_be_placed_must_be_placed() -> None:
    """CA 3.2: only placements are offered."""
    state = started()
    state.apply(CHANCE, Draw("B"))
    assert state.legal(0) == [Place("B", 0, -1, 0)]
    assert state.why_not(0, NO_FOLLOWER) is not None


def test_everybody_sees_the_drawn_tile() -> None:
    """CA 3.3"""
    state = started(3)
    (event,) = state.apply(CHANCE, Draw("B"))
    for seat in (0, 1, 2, None):
        assert event.seen_by(seat) == event
        assert state.view(seat).to_json()["in_hand"] == "B"


def test_a_follower_is_a_choice_but_scoring_is_not() -> None:
    """CA 3.4: red keeps the follower, and blue's city is scored all the same."""
    table = position("(0,0):E0 blue on city 0")
    assert points(table.play("E", at=(0, 1), turn=2, by="red", follower=None)) == {"blue": 4}


# 4. Placing a tile


def test_a_tile_shares_a_whole_side_with_another() -> None:
    """CA 4.1: not on a taken cell, not at a corner only, not apart."""
    table = position("(0,0):B0")
    assert table.placements("B") == {"(0,1):B0", "(1,0):B0", "(0,-1):B0", "(-1,0):B0"}
    for taken_corner_or_apart in ("(0,0):B0", "(1,1):B0", "(2,0):B0"):
        assert not table.legal(taken_corner_or_apart)


def test_terrain_is_the_same_on_every_side_that_meets_a_neighbour() -> None:
    """CA 4.2: for one neighbour, and for four at once."""
    assert position("(0,0):D0").placements("C") == {"(0,1):C0"}
    hole = position("(0,1):E2", "(1,0):U1", "(0,-1):B0", "(-1,0):U1")
    fitting = {text for letter in LETTERS for text in hole.placements(letter)}
    assert {text for text in fitting if text.startswith("(0,0):")} == {"(0,0):D0"}


def test_a_tile_may_be_turned_but_not_mirrored() -> None:
    """CA 4.3: J and K are mirror images; where one fits between two roads the other does not."""
    assert {text[-1] for text in position("(0,0):B0").placements("E")} == {"0", "1", "2", "3"}
    corner = position("(0,1):E2", "(1,0):U1")
    fitting = {(letter, text) for letter in "JK" for text in corner.placements(letter)}
    assert {letter for letter, text in fitting if text.startswith("(0,0):")} == {"J"}


def test_a_tile_that_fits_nowhere_leaves_the_game_and_the_same_player_draws_again() -> None:
    """CA 4.4: and again, if necessary."""
    table = position("(0,0):B0", seats=2, bag="CXEE")
    for tile in ("C", "X"):
        assert table.draw(tile) == [TileDrawn(0, tile), TileDiscarded(tile)]
        assert table.state.to_act == CHANCE
    table.draw("E")
    assert table.state.to_act == 0
    assert table.state.legal(0)


def test_the_game_ends_when_the_last_tile_cannot_be_placed() -> None:
    """CA 4.5: at once, with final scoring."""
    table = position("(0,0):B0 red on cloister", bag="C")
    events = table.draw("C")
    assert is_the_end(events)
    assert TileDiscarded("C") in events
    assert table.state.to_act is None
    assert table.points() == {"red": 1}


# 5. Placing a follower


def test_one_follower_a_turn_on_the_tile_just_placed() -> None:
    """CA 5.1: after the follower the turn is over; the other tiles are not on offer."""
    table = position("(0,0):B0")
    assert table.choices("E", at=(0, 1)) == {"city 0", "field 0"}
    table.play("E", at=(0, 1), follower="city 0")
    assert table.standing() == 1
    assert table.supply("red") == 6
    assert table.state.to_act == CHANCE


@pytest.mark.parametrize(
    ("tile", "segments"),
    [
        ("A", {"road 0", "field 0", "cloister"}),
        ("C", {"city 0"}),
        ("L", {"city 0", "road 0", "road 1", "road 2", "field 0", "field 1", "field 2"}),
    ],
)
def test_every_free_segment_of_the_tile_is_on_offer(tile: str, segments: set[str]) -> None:
    """CA 5.2"""
    beside = {"A": "(0,1):B0", "C": "(0,1):E2", "L": "(0,1):E2"}[tile]
    assert position(beside).choices(tile, at=(0, 0)) == segments


@pytest.mark.parametrize("owner", ["red", "blue"])
def test_any_follower_on_the_feature_blocks_it_however_far(owner: str) -> None:
    """CA 5.3: another player's or one's own."""
    road = [f"({x},0):U1" for x in range(1, 6)]
    table = position(f"(0,0):U1 {owner} on road 0", *road)
    assert "road 0" not in table.choices("U", at=(6, 0), turn=1, by="red")


def test_a_cloister_is_always_free_on_a_new_tile() -> None:
    """CA 5.4: monks around it do not matter."""
    table = position("(0,0):B0 red on cloister", "(2,0):B0 blue on cloister")
    assert "cloister" in table.choices("B", at=(1, 0), by="red")


def test_without_a_follower_in_supply_only_tiles_are_placed() -> None:
    """CA 5.5"""
    table = position("(0,0):D0", supply={"red": 0})
    assert table.choices("D", at=(1, 0), by="red") == set()
    assert table.choices("D", at=(1, 0), by="blue") != set()


def test_followers_stay_where_they_stand() -> None:
    """CA 5.6: a further turn leaves them alone, and nothing on offer takes one back."""
    table = position("(0,0):D0 red on road 0")
    before = table.feature("(0,0) road 0")
    table.play("B", at=(0, -1), follower="cloister")
    assert table.feature("(0,0) road 0") == before
    state = with_tile_in_hand(table.state, "B", 0)
    assert {type(action) for action in state.legal(0)} == {Place}


def test_a_tile_may_join_what_several_players_hold_but_adds_no_follower() -> None:
    """CA 5.7"""
    table = position("(0,0):U1 red on road 0", "(2,0):U1 blue on road 0")
    assert table.legal("(1,0):U1")
    for colour in COLOURS:
        assert table.choices("U", at=(1, 0), turn=1, by=colour) == {"field 0", "field 1"}
    table.play("U", at=(1, 0), turn=1, by="red")
    assert table.feature("(1,0) road 0").followers == {"red": 1, "blue": 1}
