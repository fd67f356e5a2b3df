"""Ratings: what a game changes, the strengths of bots, and what a rated table needs."""

import json
from importlib.resources import files
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meeplewright.bots import styles_for
from meeplewright.bots.levels import levels_for
from meeplewright.core.registry import find_game, game_names
from meeplewright.core.strengths import Strength, from_matches, gap, interval, strengths_of
from meeplewright.server.errors import InvalidRequest
from meeplewright.server.ratings import (
    NEWCOMER,
    Rated,
    can_be_rated,
    check_rated_options,
    check_rated_request,
    rated_after,
    shown,
    strength_of_bot,
)
from tests.conftest import ROOT

strengths = st.builds(Strength, st.floats(0, 60), st.floats(0.5, 9))
players = st.lists(st.builds(Rated, strengths, st.integers(1, 5)), min_size=2, max_size=5)


@given(players)
def test_the_order_of_the_seats_does_not_matter(game: list[Rated]) -> None:
    after = rated_after(game)
    for order in permutations(range(len(game))):
        moved = rated_after([game[seat] for seat in order])
        for place, seat in enumerate(order):
            assert moved[place].mu == pytest.approx(after[seat].mu, abs=1e-9)
            assert moved[place].sigma == pytest.approx(after[seat].sigma, abs=1e-9)


@given(players)
def test_the_first_of_different_places_never_loses_and_the_last_never_gains(
    game: list[Rated],
) -> None:
    after = rated_after(game)
    places = [one.place for one in game]
    if places.count(min(places)) == 1:
        first = places.index(min(places))
        assert after[first].mu >= game[first].before.mu
    if places.count(max(places)) == 1 and len(set(places)) == len(places):
        last = places.index(max(places))
        assert after[last].mu <= game[last].before.mu


def test_a_win_against_a_stronger_player_counts_more() -> None:
    weak, strong = Strength(20, 2), Strength(40, 2)
    against_weak = rated_after([Rated(NEWCOMER, 1), Rated(weak, 2)])[0]
    against_strong = rated_after([Rated(NEWCOMER, 1), Rated(strong, 2)])[0]
    assert against_strong.mu > against_weak.mu > NEWCOMER.mu
    assert against_strong.sigma < NEWCOMER.sigma
    assert shown(NEWCOMER) == pytest.approx(0)


@pytest.mark.parametrize("game", ["carcassonne", "keyflower"])
def test_every_level_has_a_strength_and_each_is_stronger_than_the_one_below(game: str) -> None:
    assert game in game_names()
    found = strengths_of(game)
    assert list(found) == levels_for(find_game(game))
    assert [one.mu for one in found.values()] == sorted(one.mu for one in found.values())
    assert found["casual"] == Strength(25.0, 0.0)


@pytest.mark.parametrize("game", ["carcassonne", "keyflower"])
def test_every_match_is_quoted_in_the_documents(game: str) -> None:
    file = files(f"meeplewright.games.{game}") / "data" / "strengths.json"
    page = (ROOT / "docs" / "bots.md").read_text("utf-8")
    for match in json.loads(file.read_text("utf-8"))["matches"]:
        won = match["won"] if match["won"] > 0.5 else 1 - match["won"]
        assert f"{100 * won:.3g}% of {match['games']}" in page, match["source"]
        assert match["source"].startswith("docs/bots.md")


def test_a_match_gives_the_strength_of_one_more_bot() -> None:
    matches = [
        {"known": "a", "new": "b", "won": 0.75, "games": 100, "source": ""},
        {"known": "b", "new": "c", "won": 0.25, "games": 100, "source": ""},
    ]
    found = from_matches({"first": "a", "matches": matches})
    assert found["b"].mu == pytest.approx(25 + gap(0.75))
    assert found["c"].mu == pytest.approx(25)
    assert 0 < found["b"].sigma < found["c"].sigma
    low, high = interval(0.75, 100)
    assert low == pytest.approx(0.657, abs=0.001) and high == pytest.approx(0.825, abs=0.001)


def wish(**changes: object) -> dict[str, object]:
    seats = [{"kind": "me"}, {"kind": "open"}]
    return {"clock": {"kind": "days", "days": 1}, "aids": [], "seats": seats, **changes}


@pytest.mark.parametrize(
    ("changes", "field", "key"),
    [
        ({"clock": {"kind": "none"}}, "clock", "table-rated-clock"),
        ({"aids": ["hint"]}, "aids", "table-rated-hints"),
        ({"seats": [{"kind": "me"}]}, "seats", "table-rated-alone"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, "seats", "table-rated-once"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}, "seats", "table-rated-bot"),
    ],
)
def test_a_table_that_cannot_be_rated_is_refused_with_its_field(
    changes: dict[str, object], field: str, key: str
) -> None:
    with pytest.raises(InvalidRequest) as caught:
        check_rated_request("carcassonne", wish(**changes))
    assert (caught.value.reason.rule, caught.value.reason.key) == (field, key)


def test_carcassonne_is_rated_without_expansions() -> None:
    """The strengths of the bots were measured in the base game."""
    with pytest.raises(InvalidRequest) as caught:
        check_rated_options("carcassonne", {"expansions": "river", "small_city": 4})
    reason = caught.value.reason
    assert (reason.rule, reason.key) == ("options.expansions", "table-rated-option")
    assert not can_be_rated("carcassonne", {"expansions": "river"})
    allowed: list[dict[str, str | int]] = [
        {"expansions": "none", "small_city": 2},
        {"farmers": "none"},
    ]
    for options in allowed:
        check_rated_options("carcassonne", options)
        assert can_be_rated("carcassonne", options)


@pytest.mark.parametrize("game", ["carcassonne", "keyflower"])
def test_a_rated_game_can_have_the_default_options(game: str) -> None:
    check_rated_options(game, find_game(game).checked_options({}))


@pytest.mark.parametrize("game", ["carcassonne", "keyflower"])
def test_a_bot_with_a_style_has_the_strength_of_its_level(game: str) -> None:
    for style in (*styles_for(find_game(game)), "any"):
        assert strength_of_bot(game, f"club+{style}") == strength_of_bot(game, "club")
        bot = {"kind": "bot", "bot": f"club+{style}"}
        check_rated_request(game, wish(seats=[{"kind": "me"}, bot]))
    assert strength_of_bot(game, "random+saver") is None


def test_people_and_measured_bots_may_play_a_rated_game() -> None:
    bot = {"kind": "bot", "bot": "club"}
    check_rated_request("carcassonne", wish(seats=[{"kind": "me"}, bot, {"kind": "open"}]))
