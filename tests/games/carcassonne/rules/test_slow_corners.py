"""The slow game itself follows the numbered rules: corner cases K1 to K41 and the options.

The rulebook's examples and the count table are in test_slow.py.
"""

import pytest

from .slow_board import TILES, cities_touching
from .slow_position import add, at_the_end, by_colour, legal, offered, position, scored

X11 = ("(0,1):N1", "(1,0):M3", "(1,1):N2")


def test_knight_may_not_enter_the_city_its_tile_completes_if_occupied() -> None:
    """CA 5.3, K1: the knight inside leaves only after step 2."""
    game = position("(0,0):E0 red on city 0", "(0,1):E2")
    assert offered(game, "blue") == {"field 0"}


def test_seat_without_followers_has_no_choice() -> None:
    """CA 5.5, K2: the knight that comes back this turn is too late."""
    game = position("(0,0):E0 red on city 0", "(0,1):E2")
    game.supply[0] = 0
    assert offered(game, "red") == set()
    game.score_turn()
    assert game.supply[0] == 1


def test_free_completed_city_scores_for_nobody_but_feeds_the_field() -> None:
    """CA 7.6 and 11.7, K5 and K31."""
    game = position("(0,0):E0", "(0,1):E2 red on field 0")
    assert scored(game) == {}
    assert at_the_end(game) == {"red": 3}


def test_two_knights_score_a_city_once() -> None:
    """CA 7.5 and 8.1, K7."""
    game = position("(0,0):E0 red on city 0", "(0,1):G1", "(0,2):E2 red on city 0")
    assert scored(game) == {"red": 6}
    assert game.supply[0] == 7


def test_two_two_and_one_pays_the_two_and_frees_all() -> None:
    """CA 7.5 and 8.1, K8."""
    game = position("(0,0):E0 red on city 0 and blue on city 0", "(0,1):G1 yellow on city 0")
    add(game, "(0,2):E2 red on city 0 and blue on city 0")
    assert scored(game) == {"red": 6, "blue": 6}
    assert game.supply == [7, 7, 7, 7, 7]


def test_tile_with_two_parts_of_an_unfinished_city_counts_once() -> None:
    """CA 7.3 and 10.2, K9: four tiles and two pennants."""
    game = position("(0,0):I0 red on city 1", "(1,0):M3", "(0,1):N1", "(1,1):C0")
    assert at_the_end(game) == {"red": 6}


def test_field_at_two_parts_of_one_city_gets_it_once() -> None:
    """CA 11.5, K10."""
    assert at_the_end(position("(0,0):I0 red on field 0", *X11)) == {"red": 3}


def test_two_caps_of_a_tile_are_two_cities() -> None:
    """CA 11.3, K11: a knight on one leaves the other free, and the field has both."""
    game = position("(-1,0):E1 red on city 0", "(0,0):H0")
    assert offered(game, "blue") == {"city 0", "field 0"}
    add(game, "(1,0):E3")
    assert offered(game, "blue") == {"city 0", "field 0"}
    both = position("(-1,0):E1", "(1,0):E3", "(0,0):H0 red on field 0")
    assert at_the_end(both) == {"red": 6}


K12 = ("(1,0):V0", "(1,-1):V1", "(0,-1):V2")


def test_road_back_to_its_crossing_counts_the_crossing_once() -> None:
    """CA 7.3, K12."""
    assert scored(position("(0,0):W0 red on road 0", *K12)) == {"red": 4}


def test_two_arms_of_one_road_are_one_choice() -> None:
    """CA 5.3, K12 and K38."""
    game = position(*K12, "(0,0):W0")
    roads = {at for on, at in game.follower_choices(0) if on == "road"}
    assert roads == {"E", "W"}
    game.put(0, "road", "S")
    assert {at for on, at in game.follower_choices(1) if on == "road"} == {"W"}


def test_loop_without_crossing_is_complete() -> None:
    """CA 6.1, K13."""
    game = position("(0,0):V2", "(1,0):V1", "(1,1):V0", "(0,1):V3")
    roads = [found for found in game.features() if found.kind == "road"]
    assert [(found.complete, len(found.cells)) for found in roads] == [(True, 4)]


def test_arms_of_a_crossing_are_scored_one_by_one() -> None:
    """CA 7.1, K14."""
    game = position(
        "(1,0):A1 red on road 0", "(0,-1):A2 blue on road 0", "(-1,0):S3 green on road 0"
    )
    add(game, "(0,0):W0")
    roads = [(kind, points) for kind, _, points, _ in game.score_turn()]
    assert roads == [("road", 2)] * 3
    assert by_colour(game.points) == {"red": 2, "blue": 2, "green": 2}


def test_shortest_road_has_two_tiles() -> None:
    """CA 7.1, K16."""
    assert scored(position("(0,0):A0 red on road 0", "(0,-1):S2")) == {"red": 2}


RING = (
    "(-1,1):N1", "(1,1):N2", "(1,-1):N3", "(-1,-1):M0 red on city 0",
    "(0,1):F0", "(0,-1):G0", "(1,0):F1", "(-1,0):R3",
)  # fmt: skip


def test_city_round_an_empty_cell_is_complete() -> None:
    """CA 6.2, K17."""
    assert scored(position(*RING, "(-2,0):E1")) == {"red": 24}


def test_city_round_an_empty_cell_without_its_cap_is_unfinished() -> None:
    """CA 10.2, K17."""
    game = position(*RING)
    assert scored(game) == {}
    assert at_the_end(game) == {"red": 11}


def test_cell_that_a_city_faces_keeps_the_city_open() -> None:
    """CA 6.2, K18: no tile can ever fill (0,1), and making such a cell is legal."""
    game = position("(0,0):E0 red on city 0", "(0,2):E2", "(-1,1):U1", "(1,0):B0")
    assert legal(game, "(1,1):U1")
    add(game, "(1,1):U1")
    assert not any((x, y) == (0, 1) for tile in TILES for x, y, _ in game.placements(tile))
    assert scored(game) == {}


def test_cloister_in_a_hole_scores_at_once() -> None:
    """CA 8.3, K19: the four inner strips of field become one."""
    game = position(*RING, "(-2,0):E1", "(0,0):B0")
    assert offered(game, "blue") == {"cloister", "field 0"}
    game.put(1, "cloister", None)
    assert ("cloister", frozenset({(0, 0)}), 9, (1,)) in game.score_turn()
    assert game.supply[1] == 7
    inner = [f for f in game.features() if f.kind == "field" and (0, 0) in f.cells]
    assert [len(field.cells) for field in inner] == [5]


def test_both_sides_of_a_road_end_are_one_field() -> None:
    """CA 9.1, K23: a farmer on one side of the U blocks the other."""
    game = position("(0,0):A0", "(0,-1):U0")
    assert {at for on, at in game.follower_choices(0) if on == "field"} == {"NL"}
    game = position("(0,-1):U0 red on field 1", "(0,0):A0")
    assert offered(game, "blue") == {"cloister", "road 0"}
    assert sum(found.kind == "field" for found in game.features()) == 1


@pytest.mark.parametrize(
    ("tile", "touching"),
    [
        ("S", [True, True]),
        ("T", [True, True]),
        ("L", [True, False, False]),
        *((tile, [True, False]) for tile in "DJKOP"),
    ],
)
def test_road_keeps_a_field_from_the_city(tile: str, touching: list[bool]) -> None:
    """CA 11.3, K24."""
    board = {(0, 0): (tile, 0)}
    for index, touches in enumerate(touching):
        cities = cities_touching(board, frozenset({(0, 0, "field", index)}))
        assert bool(cities) is touches


def test_strips_beside_a_city_do_not_meet_across_it() -> None:
    """CA 9.2, K25."""
    game = position("(0,0):D0 red on field 0", "(0,1):D2")
    assert offered(game, "blue") == {"city 0", "road 0", "field 0", "field 1"}
    assert sum(found.kind == "field" for found in game.features()) == 4


A = ("(-1,0):E1", "(1,0):E3")


def test_owner_of_three_fields_gets_the_city_once() -> None:
    """CA 11.5, K27."""
    owner = ("(-1,0):E1 red on field 0", "(1,0):E3", "(0,0):G0 red on field 0 and red on field 1")
    assert at_the_end(position(*owner)) == {"red": 3}


def test_limit_is_for_a_player_not_for_a_city() -> None:
    """CA 11.4 and 11.5, K28."""
    game = position(*A, "(0,0):G0 red on field 0 and blue on field 0 and red on field 1")
    assert at_the_end(game) == {"red": 3, "blue": 3}


def test_outnumbered_on_one_field_owner_of_another() -> None:
    """CA 11.6, K29."""
    farmers = "blue on field 0 and blue on field 0 and red on field 0 and red on field 1"
    assert at_the_end(position(*A, f"(0,0):G0 {farmers}")) == {"red": 3, "blue": 3}


def test_field_gets_nothing_for_an_unfinished_city() -> None:
    """CA 11.1, K30."""
    assert at_the_end(position("(-1,0):E1", "(0,0):G0 red on field 0")) == {}


def test_city_of_the_last_tile_is_scored_once() -> None:
    """CA 10.1, K33."""
    game = position("(0,0):E0 red on city 0", "(0,1):E2")
    assert at_the_end(game) == {"red": 4}
    game.score_turn()
    assert at_the_end(game) == {"red": 4}


def test_tied_unfinished_feature_pays_all() -> None:
    """CA 7.5, K39."""
    game = position("(0,0):E0 red on city 0", "(0,1):G1", "(0,2):M2 blue on city 0")
    assert at_the_end(game) == {"red": 4, "blue": 4}


def test_city_by_city_counts_the_farmers_of_all_fields_together() -> None:
    """CA 13, per_city_4: red leads with two small fields where blue has the larger one."""
    farmers = "red on field 0 and red on field 1"
    tiles = ("(-1,0):E1 blue on field 0", "(1,0):E3", f"(0,0):G0 {farmers}")
    assert at_the_end(position(*tiles, farmers="per_city_4")) == {"red": 4}
    assert at_the_end(position(*tiles, farmers="per_field_3")) == {"red": 6, "blue": 3}
    assert at_the_end(position(*tiles, farmers="none")) == {}


def test_city_by_city_pays_all_who_are_level() -> None:
    """CA 13, per_city_4."""
    tiles = ("(-1,0):E1 blue on field 0", "(1,0):E3 red on field 0", "(0,0):G0")
    assert at_the_end(position(*tiles, farmers="per_city_4")) == {"red": 4, "blue": 4}


def test_no_field_is_offered_without_farmers() -> None:
    """CA 13, farmers left out."""
    game = position("(0,0):D0", "(1,0):D0", farmers="none")
    assert offered(game, "red") == {"city 0", "road 0"}


def test_small_city_option_halves_two_tiles_only() -> None:
    """CA 13, small_city=2."""
    assert scored(position("(0,0):E0 red on city 0", "(0,1):E2", small_city=2)) == {"red": 2}
    larger = position("(0,0):E0 red on city 0", "(0,1):G1", "(0,2):E2", small_city=2)
    assert scored(larger) == {"red": 6}
