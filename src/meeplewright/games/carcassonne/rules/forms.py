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
"""A side for a city or road, a half of a side for a field; a cloister and an enclosed field have
none.
"""
Figure = Literal["big", "builder", "pig"]
"""A figure of the expansions; where none is named, it is a follower."""


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
    """Where a figure is placed on the tile just placed."""

    on: Kind
    at: At | None
    figure: NotRequired[Figure]


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
    """A figure on the table."""

    seat: int
    x: int
    y: int
    on: Kind
    at: At | None
    figure: NotRequired[Figure]


class GoodsForm(TypedDict):
    """Tokens or symbols of goods by kind."""

    wine: int
    grain: int
    cloth: int


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
        "inn": NotRequired[Literal[True]],
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
        "cathedral": NotRequired[Literal[True]],
    },
)
FieldItemForm = TypedDict(
    "FieldItemForm",
    {
        "points": int,
        "for": Literal["field"],
        "city": CellForm,
        "side": Side,
        "at": CellForm,
        "pig": NotRequired[Literal[True]],
    },
)
GoodsItemForm = TypedDict(
    "GoodsItemForm",
    {
        "points": int,
        "for": Literal["goods"],
        "goods": Literal["wine", "grain", "cloth"],
        "tokens": int,
    },
)

ItemForm = FeatureItemForm | CityItemForm | FieldItemForm | GoodsItemForm
OutcomeForm = ResultForm[ItemForm]
LineForm = ChanceLine[ChanceForm] | ActionLine[ActionForm] | MetaLine | ResultLine[ItemForm]
"""Any line of a record except the header"""


class ScoringForm(TypedDict):
    """Points that were scored. `city`: the city that a field scores for. Goods have no spot."""

    seats: list[int]
    entry: int
    spot: SpotForm | None
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
    figure: NotRequired[Figure]


class GoodsTakenForm(TypedDict):
    event: Literal["goods_taken"]
    seat: int
    city: SpotForm
    goods: GoodsForm


class SecondTileForm(TypedDict):
    event: Literal["second_tile"]
    seat: int


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
    | GoodsTakenForm
    | SecondTileForm
    | ScoredForm
    | EndedForm
)


# -- positions --------------------------------------------------------------------------------


class OptionsForm(TypedDict):
    farmers: Literal["per_field_3_once", "per_field_3", "per_city_4", "none"]
    small_city: Literal[4, 2]
    expansions: NotRequired[
        Literal[
            "none",
            "river",
            "inns_and_cathedrals",
            "traders_and_builders",
            "river-inns_and_cathedrals",
            "river-traders_and_builders",
            "inns_and_cathedrals-traders_and_builders",
            "river-inns_and_cathedrals-traders_and_builders",
        ]
    ]
    river_start_tile: NotRequired[Literal["in_stock", "out"]]
    river_turns: NotRequired[Literal["no_u_turn", "alternate"]]


class FiguresForm(TypedDict):
    """Figures in supply, by seat."""

    big: list[int]
    builder: list[int]
    pig: list[int]


class RiverEndForm(TypedDict):
    """The cell where the next river tile goes, and the side the river comes from."""

    x: int
    y: int
    side: Side


class RiverForm(TypedDict):
    """`left`: river tiles still to be drawn, with the lake."""

    left: int
    end: RiverEndForm | None
    bend: Literal["left", "right"] | None


class StateForm(TypedDict):
    """Everything on the table. The last keys are there only with expansions."""

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
    figures: NotRequired[FiguresForm]
    goods: NotRequired[list[list[int]]]
    part: NotRequired[Literal[1, 2]]
    second_tile: NotRequired[bool]
    river: NotRequired[RiverForm | None]


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
    inn: NotRequired[Literal[True]]
    cathedral: NotRequired[Literal[True]]
    goods: NotRequired[GoodsForm]
    builders: NotRequired[list[int]]
    pigs: NotRequired[list[int]]


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
