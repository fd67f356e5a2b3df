"""Values are compared, hashed, printed and pickled by their parts."""

import copy
import pickle
from typing import Any

from meeplewright.core import Value


class Pair(Value):
    def __init__(self, one: int, other: int) -> None:
        self.one = one
        self.other = other

    def parts(self) -> tuple[Any, ...]:
        return (self.one, self.other)


class Twin(Pair):
    """The same parts, but another class."""


def test_values_with_equal_parts_are_equal() -> None:
    assert Pair(1, 2) == Pair(1, 2)
    assert Pair(1, 2) != Pair(2, 1)


def test_values_of_another_class_are_not_equal() -> None:
    assert Pair(1, 2) != Twin(1, 2)
    assert Pair(1, 2) != (1, 2)


def test_equal_values_have_equal_hashes() -> None:
    assert len({Pair(1, 2), Pair(1, 2), Pair(2, 1), Twin(1, 2)}) == 3


def test_a_value_prints_as_it_is_made() -> None:
    assert repr(Pair(1, 2)) == "Pair(1, 2)"


def test_a_value_travels_by_pickle_copy_and_deepcopy() -> None:
    pair = Pair(1, 2)
    assert pickle.loads(pickle.dumps(pair)) == copy.copy(pair) == copy.deepcopy(pair) == pair


def test_a_value_without_parts_is_like_any_other_of_its_class() -> None:
    assert Value() == Value()
    assert repr(Value()) == "Value()"
