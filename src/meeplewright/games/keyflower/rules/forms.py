"""The JSON forms of Keyflower, as types: actions, chance, items, events, states and views.

For readers, type checkers and schemas; nothing here runs. Keys are in the order in which they are
written; what a seat may not know (KF H) is omitted or null.
"""
# Forms with few keys are written on one line; some keys (pass, from, for) are Python keywords.
# ruff: noqa: UP013

from typing import Generic, Literal, NotRequired, TypeVar

from typing_extensions import TypedDict

from meeplewright.core.forms import ActionLine, ChanceLine, MetaLine, ResultForm, ResultLine

Colour = Literal["blue", "red", "yellow", "green"]
Skill = Literal["saw", "pickaxe", "anvil"]
Resource = Literal["wood", "stone", "iron", "gold"]
Season = Literal["spring", "summer", "autumn", "winter"]
Turn = Literal[0, 1, 2, 3, 4, 5]
"""Sixty-degree steps clockwise"""
Yes = Literal[True]
"""Only written if true"""
BoundsForm = list[int]
"""The minimum and the maximum"""

T = TypeVar("T")


# -- by kind ----------------------------------------------------------------------------------


class ByColour(TypedDict, Generic[T]):
    blue: T
    red: T
    yellow: T
    green: T


class BySkill(TypedDict, Generic[T]):
    saw: T
    pickaxe: T
    anvil: T


WorkersForm = ByColour[int]
SkillsForm = BySkill[int]
ResourcesForm = TypedDict("ResourcesForm", {"wood": int, "stone": int, "iron": int, "gold": int})

# Only those that are not zero.
SomeWorkersForm = TypedDict(
    "SomeWorkersForm", {"blue": int, "red": int, "yellow": int, "green": int}, total=False
)
SomeSkillsForm = TypedDict(
    "SomeSkillsForm", {"saw": int, "pickaxe": int, "anvil": int}, total=False
)
SomeResourcesForm = TypedDict(
    "SomeResourcesForm", {"wood": int, "stone": int, "iron": int, "gold": int}, total=False
)


# -- actions ----------------------------------------------------------------------------------

GroupForm = TypedDict("GroupForm", {"colour": Colour, "number": int})
SpotForm = TypedDict("SpotForm", {"q": int, "r": int, "turn": Turn})
"""A cell of a village, and the rotation of the tile on it"""
StepForm = TypedDict("StepForm", {"resource": Resource, "from": str, "to": str})


class TurnOverForm(TypedDict):
    """The tile that is flipped, and what is paid for it."""

    tile: str
    resources: SomeResourcesForm
    skill: Skill | None


PassForm = TypedDict("PassForm", {"pass": Yes})
BidForm = TypedDict("BidForm", {"bid": str})
UseForm = TypedDict("UseForm", {"use": str})
BringForm = TypedDict("BringForm", {"bring": str})
PlaceForm = TypedDict("PlaceForm", {"workers": GroupForm})
PayWorkerForm = TypedDict("PayWorkerForm", {"pay_worker": Colour})
PayGroupForm = TypedDict("PayGroupForm", {"pay_group": str})
PaySkillForm = TypedDict("PaySkillForm", {"pay_skill": Skill})
ChooseForm = TypedDict("ChooseForm", {"choose": Resource})
CarryForm = TypedDict("CarryForm", {"carry": StepForm})
UpgradeForm = TypedDict("UpgradeForm", {"upgrade": TurnOverForm})
FinishForm = TypedDict("FinishForm", {"finish": Yes})
TakeBoatForm = TypedDict("TakeBoatForm", {"boat": str})
PickForm = TypedDict("PickForm", {"pick": str})
LayForm = TypedDict("LayForm", {"lay": SpotForm})
ContributeForm = TypedDict("ContributeForm", {"winter": list[str]})

PlacementAction = PassForm | BidForm | UseForm | BringForm | PlaceForm
UseAction = PayWorkerForm | PayGroupForm | PaySkillForm | ChooseForm | CarryForm | UpgradeForm
SeasonAction = FinishForm | TakeBoatForm | PickForm | LayForm | ContributeForm
ActionForm = PlacementAction | UseAction | SeasonAction

UnseenSkillForm = TypedDict("UnseenSkillForm", {"pay_skill": None})
"""A skill tile paid face down, as the others see it"""
UnseenWinterForm = TypedDict("UnseenWinterForm", {"winter": None})
"""A secret choice of winter tiles, as the others see it"""


# -- luck -------------------------------------------------------------------------------------

HomeForm = TypedDict("HomeForm", {"home": str})
WorkerForm = TypedDict("WorkerForm", {"worker": Colour})
SkillForm = TypedDict("SkillForm", {"skill": Skill})
TileForm = TypedDict("TileForm", {"tile": str})
WinterTileForm = TypedDict("WinterTileForm", {"winter_tile": str})
FaceForm = TypedDict("FaceForm", {"face": Literal["a", "b"]})

ChanceForm = HomeForm | WorkerForm | SkillForm | TileForm | WinterTileForm | FaceForm


# -- points -----------------------------------------------------------------------------------

# `flipped`: by Flipper, for free; `purple`: the purple worker is one of the items.
PrintedItemForm = TypedDict(
    "PrintedItemForm",
    {"points": int, "for": Literal["printed"], "tile": str, "flipped": NotRequired[Yes]},
)
# `itself`: the tile counts too (KF O9).
OrderItemForm = TypedDict(
    "OrderItemForm",
    {
        "points": int,
        "for": Literal["turn_order"],
        "tile": str,
        "neighbours": int,
        "itself": NotRequired[Yes],
    },
)
TransportItemForm = TypedDict(
    "TransportItemForm",
    {"points": int, "for": Literal["transport"], "tile": str, "transport": int, "doubled": bool},
)
RiverItemForm = TypedDict(
    "RiverItemForm", {"points": int, "for": Literal["river"], "tile": str, "boats": int}
)
LoopItemForm = TypedDict(
    "LoopItemForm", {"points": int, "for": Literal["loop"], "tile": str, "tiles": list[str]}
)
SetsItemForm = TypedDict(
    "SetsItemForm",
    {
        "points": int,
        "for": Literal["sets"],
        "tile": str,
        "items": SomeWorkersForm | SomeSkillsForm | SomeResourcesForm,
        "purple": NotRequired[Yes],
        "sets": int,
        "chosen": NotRequired[Colour | Skill | Resource],
    },
)
StoreItemForm = TypedDict(
    "StoreItemForm",
    {
        "points": int,
        "for": Literal["store"],
        "tile": str,
        "items": SomeResourcesForm,
        "purple": NotRequired[Yes],
        "flipped": NotRequired[Yes],
    },
)
GoldItemForm = TypedDict(
    "GoldItemForm",
    {"points": int, "for": Literal["gold"], "items": SomeResourcesForm, "purple": NotRequired[Yes]},
)

VillageItem = PrintedItemForm | OrderItemForm | TransportItemForm | RiverItemForm | LoopItemForm
ItemForm = VillageItem | SetsItemForm | StoreItemForm | GoldItemForm
OutcomeForm = ResultForm[ItemForm]
LineForm = ChanceLine[ChanceForm] | ActionLine[ActionForm] | MetaLine | ResultLine[ItemForm]
"""Any line of a record except the header"""


# -- events -----------------------------------------------------------------------------------

Phase = Literal[
    "draw", "turn", "workers", "pay", "choose", "transport", "boat", "village", "winter", "over"
]


class DoneForm(TypedDict):
    """A seat's action. `hidden`: what the others see instead, if that is different."""

    event: Literal["done"]
    seat: int
    do: ActionForm | UnseenSkillForm | UnseenWinterForm
    hidden: NotRequired[UpgradeForm | UnseenSkillForm | UnseenWinterForm]


class CameForm(TypedDict):
    """A draw, for a seat or a boat; `thing` is null for seats that may not know it."""

    event: Literal["came"]
    what: Literal["home", "worker", "skill", "tile", "winter_tile", "face"]
    thing: str | None
    seat: int | None
    boat: str | None


BeganForm = TypedDict("BeganForm", {"event": Literal["began"], "phase": Phase, "season": Season})


SettledForm = TypedDict(
    "SettledForm", {"event": Literal["settled"], "tile": str, "seat": int | None, "price": int}
)
"""A tile won, or put into the box (`seat` null)"""
TookForm = TypedDict(
    "TookForm",
    {"event": Literal["took"], "seat": int, "workers": SomeWorkersForm, "tile": str | None},
)
"""Workers that went behind a screen when a season ended; `tile`: the summer boat's"""
RevealedForm = TypedDict(
    "RevealedForm", {"event": Literal["revealed"], "tiles": list[str], "numbers": list[int]}
)
"""The winter tiles of the game, and how many of them each seat chose"""
OpenedForm = TypedDict(
    "OpenedForm",
    {"event": Literal["opened"], "seat": int, "workers": SomeWorkersForm, "skills": SomeSkillsForm},
)
"""What was behind a screen when the game ended"""
EndedForm = TypedDict(
    "EndedForm", {"event": Literal["ended"], "points": list[int], "winners": list[int]}
)
SeasonEvent = BeganForm | SettledForm | TookForm | RevealedForm
EventForm = DoneForm | CameForm | SeasonEvent | OpenedForm | EndedForm


# -- tiles on the table -----------------------------------------------------------------------

_Named = TypedDict("_Named", {"tile": str, "face": str})


class _Lying(TypedDict):
    resources: ResourcesForm
    workers: WorkersForm
    colour: Colour | None
    last_use: int


class OwnedForm(_Named, _Lying):
    """A tile that is still to be placed, or set aside."""


class LaidForm(_Named, SpotForm, _Lying):
    """A tile of a village."""


class VillageForm(TypedDict):
    home: str | None
    tiles: list[LaidForm]
    waiting: list[OwnedForm]
    aside: list[OwnedForm]
    laying: str | None
    built: bool


class StandingBidForm(TypedDict):
    seat: int
    colour: Colour
    count: int
    lying: bool


class AuctionForm(_Named, _Lying):
    bids: list[StandingBidForm]


class TurnOrderForm(_Named, _Lying):
    number: int
    purple: bool
    bids: list[StandingBidForm]


class BoatForm(TypedDict):
    tile: str
    taken_by: int | None
    workers: WorkersForm
    skills: SkillsForm


# -- positions --------------------------------------------------------------------------------

Draw = Literal[
    "home", "seat_worker", "boat_worker", "seat_skill", "boat_skill",
    "season_tile", "winter_tile", "boat_face",
]  # fmt: skip


class OptionsForm(TypedDict):
    counter_bid: Literal["village", "all"]
    cross_mixed_edges: Literal["yes", "no"]
    first_use: Literal[6, 3]
    loose_gold: Literal["any", "real"]
    stored_resources: Literal["release", "stay"]
    road_loop: Literal["roads", "tiles"]
    turn_order_tile: Literal["adjacent", "itself"]
    purple_worker: Literal["holder", "winner"]
    key_market: Literal[2, 3]


class PlacementForm(TypedDict):
    """A bid or use that is not complete or not yet paid."""

    act: Literal["bid", "use"]
    tile: str
    moving: WorkersForm
    last_group: str | None
    next_colour: Colour
    aside_workers: WorkersForm
    aside_skill: Skill | Literal["hidden"] | None


TransportForm = TypedDict("TransportForm", {"steps": int, "upgrades": int})
"""What is left of it"""


class DrawsForm(TypedDict):
    """The pending draws, each with the number of its seat, boat or tile, and what follows."""

    then: Literal["season", "turn", "villages"] | None
    queue: list[list[Draw | int]]


KnownForm = TypedDict("KnownForm", {"bag": ByColour[BoundsForm], "pile": BySkill[BoundsForm]})


class ScreenForm(TypedDict):
    """What everybody knows about a screen."""

    workers: int
    skills: int
    known_workers: ByColour[BoundsForm]
    known_skills: BySkill[BoundsForm]


class OwnScreenForm(ScreenForm):
    own_workers: WorkersForm
    own_skills: SkillsForm


class WinterForm(TypedDict):
    """What everybody knows about the winter tiles in a hand."""

    has_chosen: bool
    chosen: int


class OwnWinterForm(WinterForm):
    dealt_tiles: list[str]
    chosen_tiles: list[str]


class _Open(TypedDict):
    """What everybody sees."""

    seats: int
    options: OptionsForm
    season: Season
    phase: Phase
    to_act: int | None
    player: int
    start_player: int
    passes: int
    entry: int
    placement: PlacementForm | None
    transport: TransportForm
    draws: DrawsForm
    boat_order: list[int]
    boat_turn: int
    purple_free: bool
    villages: list[VillageForm]
    auction: list[AuctionForm]
    turn_order: list[TurnOrderForm]
    boats: list[BoatForm]
    box: list[str]
    supply: ResourcesForm
    green_supply: int
    bag_count: int
    pile_count: int
    everybody_knows: KnownForm


class StateForm(_Open):
    """The whole table, including all secrets and everybody's knowledge."""

    screens: list[OwnScreenForm]
    winter: list[OwnWinterForm]
    bag: WorkersForm
    pile: SkillsForm
    known_by: list[KnownForm]


_SeenBy = TypedDict("_SeenBy", {"seat": int | None})


class ViewForm(_SeenBy, _Open):
    """What a seat (null: a spectator) may know."""

    screens: list[ScreenForm | OwnScreenForm]
    winter: list[WinterForm | OwnWinterForm]
    known: KnownForm


# -- real tables ------------------------------------------------------------------------------


class RealTileForm(_Named):
    """A tile of a player. `count`: for a turn order tile the tiles next to it, for Sea Bastion the
    tiles on the loop, for Sea Breese the boats in the river.
    """

    resources: NotRequired[dict[Resource, int]]
    count: NotRequired[int]


class RealPlayerForm(TypedDict):
    """A player's things at the end; `resources` are those that are not on a storage tile."""

    tiles: list[RealTileForm]
    workers: NotRequired[dict[Colour, int]]
    skills: NotRequired[dict[Skill, int]]
    resources: NotRequired[dict[Resource, int]]


class RealPurpleForm(TypedDict):
    """Who holds the purple worker, and whether it was won at auction (KF O10)."""

    seat: int
    won: bool


class RealTableForm(TypedDict):
    """The end of a game played with real pieces."""

    seats: int
    options: NotRequired[dict[str, str | int]]
    purple: NotRequired[RealPurpleForm | None]
    players: list[RealPlayerForm]


class RealScoreForm(TypedDict):
    """The best score sheet of every player."""

    result: OutcomeForm
