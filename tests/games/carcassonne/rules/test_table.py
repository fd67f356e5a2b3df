"""The language of the rules tests refuses what it does not understand, so that mistakes show."""

import pytest

from meeplewright.core import IllegalAction
from tests.games.carcassonne.rules.table import position


@pytest.mark.parametrize(
    ("tiles", "complaint"),
    [
        (("(0,0):D0", "(1,0):E0"), "does not match its neighbour W"),
        (("(0,0):D0", "(0,0):D0"), "the cell is taken"),
        (("(0,0)D0",), "is not written like"),
        (("(0,0):Y0",), "is not written like"),
        (("(0,0):D0 red on city 1",), "has city 0, road 0, field 0, field 1, but no city 1"),
        (("(0,0):D0 red in city 0",), "is not understood"),
        (("(0,0):C0", "(2,0):C0"), "not so many tiles"),
    ],
)
def test_a_slip_in_a_position_is_refused(tiles: tuple[str, ...], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        position(*tiles)


def test_a_turn_must_be_legal_in_both_its_steps() -> None:
    table = position("(0,0):D0 blue on city 0")
    with pytest.raises(IllegalAction, match=r"CA 4\.2"):
        table.play("E", at=(1, 0))
    with pytest.raises(IllegalAction, match=r"CA 5\.3"):
        table.play("E", at=(0, 1), turn=2, follower="city 0")


def test_questions_do_not_change_the_table() -> None:
    table = position("(0,0):D0")
    before = table.state.to_json()
    table.choices("E", at=(0, 1), turn=2)
    table.placements("U")
    table.final()
    assert table.state.to_json() == before
