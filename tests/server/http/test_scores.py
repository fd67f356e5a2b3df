"""Scoring real tables over HTTP: nothing is stored, and refusals name the rule and the field."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.http.kit import Server, serving

TILE = {"tile": "D", "x": 0, "y": 0, "turn": 0}
KNIGHT = {"seat": 1, "x": 0, "y": 0, "on": "city", "at": "N"}
CARCASSONNE = {"seats": 2, "points": [3, 4], "tiles": [TILE], "followers": [KNIGHT]}
HOMES = [{"tiles": [{"tile": f"home_{number}", "face": "back"}]} for number in (1, 2)]
KEYFLOWER = {"seats": 2, "players": HOMES, "purple": {"seat": 0, "won": True}}


@pytest.mark.parametrize(
    ("game", "position", "points"),
    [("carcassonne", CARCASSONNE, [3, 5]), ("keyflower", KEYFLOWER, [6, 5])],
)
def test_the_score_of_a_real_table(
    server: Server, game: str, position: dict[str, Any], points: list[int]
) -> None:
    answer = server.stranger().answer("POST", f"/score/{game}", {"position": position})
    assert answer["score"]["result"]["points"] == points


def test_a_position_that_breaks_a_rule_is_refused_with_the_rule(server: Server) -> None:
    wrong = {**CARCASSONNE, "tiles": [TILE, {"tile": "E", "x": 1, "y": 0, "turn": 0}]}
    refusal = server.stranger().refusal("POST", "/score/carcassonne", {"position": wrong})
    assert refusal == (400, "CA 4.2", "real-terrain-differs")


@pytest.mark.parametrize("game", ["chess", "pig"])
def test_a_game_without_the_part_is_not_found(server: Server, game: str) -> None:
    refusal = server.stranger().refusal("POST", f"/score/{game}", {"position": CARCASSONNE})
    assert refusal == (404, "game", "table-no-real-table")


def test_the_body_is_bounded_and_the_rate_is_limited(tmp_path: Path) -> None:
    with serving(tmp_path, limits={"scores_per_minute": 2}) as server:
        visitor = server.stranger()
        large = {"position": {**CARCASSONNE, "more": "x" * 70_000}}
        assert visitor.refusal("POST", "/score/carcassonne", large)[0] == 413
        for _ in range(2):
            visitor.answer("POST", "/score/carcassonne", {"position": CARCASSONNE})
        response = visitor.post("/api/score/carcassonne", json={"position": CARCASSONNE})
        assert response.status_code == 429 and int(response.headers["retry-after"]) >= 1
