"""The JSON of Pig as types; the server publishes their schemas."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

Pips = Literal[1, 2, 3, 4, 5, 6]


class ActionForm(TypedDict):
    do: Literal["roll", "hold"]


class ChanceForm(TypedDict):
    die: Pips


class EventForm(TypedDict):
    event: Literal["thrown", "rolled", "lost", "held"]
    seat: int
    number: int


class OptionsForm(TypedDict):
    goal: Literal[100, 50]


class StateForm(TypedDict):
    goal: Literal[100, 50]
    held: list[list[int]]
    turns: int
    total: int
    rolling: bool
    entry: int


class ViewForm(StateForm):
    seat: int | None


ItemForm = TypedDict("ItemForm", {"points": int, "for": Literal["turn"]})


class OutcomeForm(TypedDict):
    points: list[int]
    items: list[list[ItemForm]]
    winners: list[int]
