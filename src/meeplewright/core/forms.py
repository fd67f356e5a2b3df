"""The JSON forms that every game shares, as types: the lines of a record, and reasons.

For readers, type checkers and schemas; nothing here runs. Actions, outcomes and items belong to
each game, so the lines are generic.
"""

from typing import Any, Generic, Literal, NotRequired, TypeVar

from typing_extensions import TypedDict

ActionT = TypeVar("ActionT")
ChanceT = TypeVar("ChanceT")
ItemT = TypeVar("ItemT")


class SeatForm(TypedDict):
    """Who sits there."""

    name: str
    kind: Literal["person", "bot"]


class HeaderForm(TypedDict):
    """The first line of a record."""

    mwr: Literal[1]
    game: str
    rules: int
    options: dict[str, str | int]
    seats: list[SeatForm]
    date: NotRequired[str]


class ChanceLine(TypedDict, Generic[ChanceT]):
    """An outcome of chance; `t` in this and every other line is a time in milliseconds."""

    chance: ChanceT
    t: NotRequired[int]


class ActionLine(TypedDict, Generic[ActionT]):
    """An action of a seat."""

    seat: int
    do: ActionT
    t: NotRequired[int]


class MetaLine(TypedDict):
    """A remark, with any content."""

    meta: dict[str, Any]
    t: NotRequired[int]


class ResultForm(TypedDict, Generic[ItemT]):
    """The result; `items` by seat. An Outcome has the same form."""

    points: list[int]
    items: list[list[ItemT]]
    winners: list[int]


class ResultLine(TypedDict, Generic[ItemT]):
    """The last line that is not a remark."""

    result: ResultForm[ItemT]
    t: NotRequired[int]


class ReasonForm(TypedDict):
    """Why something is not allowed: a rule number or field, the key and arguments of its text."""

    rule: str
    key: str
    arguments: dict[str, str | int]


class TurnReasonForm(TypedDict):
    """Why an advised turn is good: the key and arguments of its text, which names the players in
    `seats` as `$names`.
    """

    key: str
    arguments: dict[str, str | int]
    seats: list[int]
