"""The JSON forms of Keyflower's aids and standing orders, as types.

For readers, type checkers and schemas; nothing here runs. `AidsForm` has every aid's answer under
the aid's name.
"""

from typing import Generic, Literal, NotRequired, TypeVar

from typing_extensions import TypedDict

from meeplewright.core.forms import ReasonForm
from meeplewright.games.keyflower.rules.forms import (
    BoundsForm,
    ByColour,
    BySkill,
    Colour,
    ItemForm,
    ResourcesForm,
    Season,
    SkillsForm,
    SpotForm,
    WorkersForm,
)

B = TypeVar("B")


# -- aids -------------------------------------------------------------------------------------


class HiddenForm(TypedDict, Generic[B]):
    """The number of things, and the minimum and maximum of each kind."""

    count: int
    bounds: B


class SeenScreenForm(TypedDict):
    workers: HiddenForm[ByColour[BoundsForm]]
    skills: HiddenForm[BySkill[BoundsForm]]


class BagForm(TypedDict):
    """`unseen_…`: together in the bag or pile and behind the other screens."""

    bag: HiddenForm[ByColour[BoundsForm]]
    pile: HiddenForm[BySkill[BoundsForm]]
    unseen_workers: WorkersForm
    unseen_skills: SkillsForm
    supply: ResourcesForm
    green_supply: int
    screens: list[SeenScreenForm]


class SeasonTilesForm(TypedDict):
    """`own`: winter tiles in the player's hand; `unseen`: tiles that can still come."""

    season: Season
    least: int
    most: int
    own: list[str]
    unseen: list[str]


class TilesForm(TypedDict):
    seasons: list[SeasonTilesForm]


class SeatPointsForm(TypedDict):
    """`whole`: what is behind the screen is included; otherwise these are minimum points."""

    whole: bool
    points: int
    items: list[ItemForm]


class PointsForm(TypedDict):
    seats: list[SeatPointsForm]


class BiddingForm(TypedDict):
    """The minimum to add, in one of these colours; `why_not` is null if it is possible."""

    needed: int
    colours: list[Colour]
    why_not: ReasonForm | None


class UsingForm(TypedDict):
    """The minimum and maximum to place; `mixed`: in several colours (KF Y11)."""

    needed: int
    room: int
    colours: list[Colour]
    mixed: bool
    why_not: ReasonForm | None


class ReachTileForm(TypedDict):
    """`bid` or `use` is null if nobody can bid on the tile, or use it."""

    tile: str
    place: Literal["auction", "turn_order", "village"]
    owner: int | None
    bid: BiddingForm | None
    use: UsingForm | None


class OwnBidForm(TypedDict):
    """A losing group can be moved, a winning one is frozen."""

    tile: str
    colour: Colour
    count: int
    winning: bool


class ClosingForm(SpotForm):
    """A placement of the tile in hand after which only this many boats fit into the river."""

    boats: int


class ReachForm(TypedDict):
    """`mixed`: the current use takes one colour after another (KF Y11)."""

    tiles: list[ReachTileForm]
    bids: list[OwnBidForm]
    mixed: bool
    closing: list[ClosingForm]


class AidsForm(TypedDict):
    bag: BagForm
    tiles: TilesForm
    points: PointsForm
    reach: ReachForm


# -- standing orders --------------------------------------------------------------------------


class PassUntilOutbidForm(TypedDict):
    """The table adds `season` and `winning` when the order is given."""

    order: Literal["pass_until_outbid"]
    season: NotRequired[Season]
    winning: NotRequired[list[str]]


class RaiseBidForm(TypedDict):
    """`most`: the maximum number of workers of the bid."""

    order: Literal["raise"]
    tile: str
    most: int
    season: NotRequired[Season]
    winning: NotRequired[list[str]]


OrderForm = PassUntilOutbidForm | RaiseBidForm
