"""The JSON forms of Carcassonne, as types: actions, chance, items, events, states, views, features.

For readers, type checkers and schemas; nothing here runs. Keys are in the order in which they are
written; docs/records.md says what they mean.
"""

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from meeplewright.core.forms import ActionLine, ChanceLine, MetaLine, ResultForm, ResultLine

CellForm = list[int]
"""x and y"""

Kind = Literal["city", "road", "field", "cloister"]
Side = Literal["N", "E", "S", "W"]
At = Literal["N", "E", "S", "W", "NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"]
"""A side for a city or road, a half of a side for a field; a cloister has none."""


# -- actions and luck -------------------------------------------------------------------------


class LaidForm(TypedDict):
    """A tile on a cell, with its rotation."""

    tile: str
    x: int
    y: int
    turn: Literal[0, 1, 2, 3]


class PlaceForm(TypedDict):
    place: LaidForm


class StandForm(TypedDict):
    """Where a follower is placed on the tile just placed."""

    on: Kind
    at: At | None


class FollowerForm(TypedDict):
    follower: StandForm | None


class StartForm(TypedDict):
    start: int


class DrawForm(TypedDict):
    draw: str


ActionForm = PlaceForm | FollowerForm
ChanceForm = StartForm | DrawForm


# -- places and points ------------------------------------------------------------------------


class SpotForm(TypedDict):
    """A segment of a placed tile."""

    x: int
    y: int
    on: Kind
    at: At | None


class StandingForm(TypedDict):
    """A follower on the table."""

    seat: int
    x: int
    y: int
    on: Kind
    at: At | None


# `for` is a Python keyword, so items cannot be written as classes.
FeatureItemForm = TypedDict(
    "FeatureItemForm",
    {
        "points": int,
        "for": Literal["road", "cloister"],
        "tiles": int,
        "at": list[CellForm],
        "finished": bool,
        "entry": int,
    },
)
CityItemForm = TypedDict(
    "CityItemForm",
    {
        "points": int,
        "for": Literal["city"],
        "tiles": int,
        "pennants": int,
        "at": list[CellForm],
        "finished": bool,
        "entry": int,
    },
)
FieldItemForm = TypedDict(
    "FieldItemForm",
    {"points": int, "for": Literal["field"], "city": CellForm, "side": Side, "at": CellForm},
)

ItemForm = FeatureItemForm | CityItemForm | FieldItemForm
OutcomeForm = ResultForm[ItemForm]
LineForm = ChanceLine[ChanceForm] | ActionLine[ActionForm] | MetaLine | ResultLine[ItemForm]
"""Any line of a record except the header"""


class ScoringForm(TypedDict):
    """Points that were scored. `city`: the city that a field scores for."""

    seats: list[int]
    entry: int
    spot: SpotForm
    city: SpotForm | None
    item: ItemForm


# -- events -----------------------------------------------------------------------------------


class StartedForm(TypedDict):
    event: Literal["started"]
    seat: int


class TileDrawnForm(TypedDict):
    event: Literal["tile_drawn"]
    seat: int
    tile: str


class TileDiscardedForm(TypedDict):
    event: Literal["tile_discarded"]
    tile: str


class TilePlacedForm(TypedDict):
    event: Literal["tile_placed"]
    seat: int
    tile: str
    x: int
    y: int
    turn: Literal[0, 1, 2, 3]


class FollowerMovedForm(TypedDict):
    event: Literal["follower_placed", "follower_returned"]
    seat: int
    x: int
    y: int
    on: Kind
    at: At | None


class ScoredForm(TypedDict):
    event: Literal["scored"]
    seats: list[int]
    item: ItemForm


class EndedForm(TypedDict):
    event: Literal["ended"]
    points: list[int]
    winners: list[int]


EventForm = (
    StartedForm
    | TileDrawnForm
    | TileDiscardedForm
    | TilePlacedForm
    | FollowerMovedForm
    | ScoredForm
    | EndedForm
)


# -- positions --------------------------------------------------------------------------------


class OptionsForm(TypedDict):
    farmers: Literal["per_field_3_once", "per_field_3", "per_city_4", "none"]
    small_city: Literal[4, 2]


class StateForm(TypedDict):
    """Everything on the table."""

    seats: int
    options: OptionsForm
    phase: Literal["start", "draw", "place", "follower", "over"]
    start: int | None
    player: int
    to_act: int | None
    entry: int
    in_hand: str | None
    discarded: list[str]
    bag: dict[str, int]
    points: list[int]
    supply: list[int]
    tiles: list[LaidForm]
    followers: list[StandingForm]
    scored: list[ScoringForm]


class _SeenBy(TypedDict):
    seat: int | None


class ViewForm(_SeenBy, StateForm):
    """What a seat (null: a spectator) knows: everything."""


class FeatureForm(TypedDict):
    """A road, city, cloister or field, as a state's `features()` describe it."""

    kind: Kind
    cells: list[CellForm]
    spots: list[SpotForm]
    complete: bool
    open_edges: int
    open_cells: list[CellForm]
    pennants: int
    followers: list[int]
    owners: list[int]
    worth_now: int
    worth_finished: int
    cities: list[SpotForm]


# -- real tables ------------------------------------------------------------------------------


class RealTableForm(TypedDict):
    """A game played with real pieces: what lies on the table, and the points on the score track."""

    seats: int
    options: NotRequired[dict[str, str | int]]
    points: list[int]
    tiles: list[LaidForm]
    followers: list[StandingForm]


class RealCityForm(TypedDict):
    """A city that a field touches."""

    spot: SpotForm
    cells: list[CellForm]
    complete: bool


class RealFieldForm(TypedDict):
    """A field with farmers: how many by seat, who has the majority, its cities, points by seat."""

    spot: SpotForm
    cells: list[CellForm]
    farmers: list[int]
    owners: list[int]
    cities: list[RealCityForm]
    points: list[int]


class RealScoreForm(TypedDict):
    """The final score; `incomplete` has the roads, cities and cloisters, occupied or not."""

    result: OutcomeForm
    scored: list[ScoringForm]
    fields: list[RealFieldForm]
    incomplete: list[FeatureForm]
