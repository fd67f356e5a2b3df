"""The warning that a placement closes the home's river: only if it costs something (KF F10)."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from meeplewright.games.keyflower.rules.actions import Lay, Pick
from meeplewright.games.keyflower.terminal.seat_view import SeatView
from meeplewright.locales import Catalogue, languages
from tests.games.keyflower.rules.table import Table, position
from tests.games.keyflower.terminal.person import answers, play_on
from tests.words import says

MOUTH = (0, 1)  # of home_1: the cell at its water edge, to the south
CLOSES = Lay(1, 0, 1)  # keywood beside the home, a road towards the mouth
HARMLESS = Lay(1, 0, 2)  # the same, a field towards it


def building(tiles: str, village: str = "", **more: Any) -> Table:
    """Seat 0 is about to place these tiles at the end of autumn, or as `more` says."""
    hands = {0: "apothecary scribes", 1: "windmill watermill", 2: "jeweller key_guild"}
    about = {"season": "autumn", "phase": "village", "waiting": {0: tiles}, **more}
    hands = {seat: tiles for seat, tiles in hands.items() if seat < about.get("seats", 3)}
    return position(villages={0: village}, hands=hands, **about)


def left(table: Table, lay: Lay, tile: str = "keywood") -> int | None:
    """How many boats fit into the river after this placement; None if it costs nothing."""
    state = table.state.copy()
    if Pick(tile) in state.legal(0):
        state.apply(0, Pick(tile))
    assert lay in state.legal(0)
    closing = state.game.aid("reach", state.view(0))["closing"]
    return {Lay(one["q"], one["r"], one["turn"]): one["boats"] for one in closing}.get(lay)


def layings(table: Table, tile: str) -> list[Lay]:
    """Every legal placement of a tile that was won."""
    if Pick(tile) in table.state.legal(0):
        table.do(f"pick:{tile}", by=0)
    return [action for action in table.state.legal(0) if isinstance(action, Lay)]


@pytest.mark.parametrize("tile", ["woodcutter", "mason", "workshop"])
@pytest.mark.parametrize("village", ["", "miner (1,-1) r0", "keywood (0,-1) r2; stable (1,0) r5"])
def test_a_closed_river_is_one_where_the_rules_let_no_boat_lie(village: str, tile: str) -> None:
    start = building(f"{tile}; summer_boat_1 a", village)
    closing = 0
    for lay in layings(start.copy(), tile):
        table = start.copy()
        layings(table, tile)
        table.do(lay.to_text(), by=0)
        boats = [(one.q, one.r) for one in layings(table, "summer_boat_1") if one.turn == 0]
        assert (left(start, lay, tile) == 0) == (MOUTH not in boats), lay
        closing += MOUTH not in boats
    assert closing


def test_a_road_towards_the_water_closes_it() -> None:
    table = building("keywood")
    assert {CLOSES, HARMLESS} <= set(layings(table.copy(), "keywood"))
    assert left(table, CLOSES) == 0
    assert left(table, HARMLESS) is None


def test_a_row_that_is_cut_further_down_says_how_many_still_fit() -> None:
    village = "summer_boat_1 (0,1) r0 a; summer_boat_2 (1,1) r0 b"
    table = building("sawmill; summer_boat_3 a", village)
    cut = {left(table, lay, "sawmill") for lay in layings(table.copy(), "sawmill")}
    assert cut == {None, 1}


def two_players() -> Table:
    return building("keywood", seats=2)


def another_boat() -> Table:
    return building("keywood; keyflower", season="winter")


def closed_before() -> Table:
    return building("woodcutter", "keywood (1,0) r1")


@pytest.mark.parametrize("table", [two_players, another_boat])
def test_nobody_is_warned_who_cannot_have_the_boat_that_scores(table: Callable[[], Table]) -> None:
    assert left(table(), CLOSES) is None


def test_the_holder_of_that_boat_is_warned_in_winter() -> None:
    assert left(building("keywood; sea_breese", season="winter"), CLOSES) == 0


def test_a_river_closed_before_is_not_closed_again() -> None:
    table = closed_before()
    assert all(left(table, lay, "woodcutter") is None for lay in layings(table, "woodcutter"))


def test_with_boat_2a_only_a_tile_in_the_row_itself_closes_it() -> None:
    table = building("keywood", holds={0: "2a"})
    assert left(table, CLOSES) is None
    assert left(table, Lay(*MOUTH, 0)) == 0


def test_in_winter_after_the_last_boat_nothing_is_left_to_lose() -> None:
    table = building("keywood", "sea_breese (0,1) r0", season="winter")
    assert all(left(table, lay) is None for lay in layings(table, "keywood"))


@pytest.mark.parametrize("language", languages())
def test_a_closed_river_is_told_before_the_tile_lies(
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    typed = answers("", "1,0")
    monkeypatch.setattr("builtins.input", typed)
    game = play_on(building("keywood").state, tmp_path, language)
    warned = [line for line in capsys.readouterr().out.splitlines() if line.startswith("1: ")]
    assert len(warned) == 1 and Catalogue(language).text("tile-sea_breese") in warned[0]
    assert len(game.state.legal(0)) > 1  # nothing is placed yet
    assert warned == [Catalogue(language).text("kf-closes-river", ways="1", boats=0)]


def test_the_only_way_round_is_not_laid_at_once_where_it_closes_the_river(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = building("fair", "miner (1,-1) r2")
    ways = [lay for lay in layings(table.copy(), "fair") if (lay.q, lay.r) == (1, 0)]
    assert [left(table, lay, "fair") for lay in ways] == [0]
    monkeypatch.setattr("builtins.input", answers("", "1,0", ""))
    game = play_on(table.state, tmp_path)
    assert says(capsys.readouterr().out, "kf-closes-river", ways="1", boats=0)
    assert ways[0] in game.state.legal(0)
    monkeypatch.setattr("builtins.input", answers("", "1,0", "1"))
    game = play_on(table.state, tmp_path / "again")
    assert SeatView(game.state, 0).villages[0][-1].name == "fair"
