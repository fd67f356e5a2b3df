"""The JSON forms that every game shares, as types: the lines of a record, and reasons.

For readers, type checkers and schemas; nothing here runs. What stands for an action, an outcome
or an item is each game's own, so the lines are generic in it.
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
    """What a seat did."""

    seat: int
    do: ActionT
    t: NotRequired[int]


class MetaLine(TypedDict):
    """A remark, which may say anything."""

    meta: dict[str, Any]
    t: NotRequired[int]


class ResultForm(TypedDict, Generic[ItemT]):
    """How it ended; `items` by seat. An Outcome has the same form."""

    points: list[int]
    items: list[list[ItemT]]
    winners: list[int]


class ResultLine(TypedDict, Generic[ItemT]):
    """The last line that is not a remark."""

    result: ResultForm[ItemT]
    t: NotRequired[int]


class ReasonForm(TypedDict):
    """Why something is not allowed: a rule's number or a field, and how a catalogue says it."""

    rule: str
    key: str
    arguments: dict[str, str | int]
