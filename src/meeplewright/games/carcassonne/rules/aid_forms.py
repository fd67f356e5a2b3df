"""The JSON forms of Carcassonne's aids, as types. Nothing here runs.

`AidsForm` has every aid's answer under the aid's name. Tiles are counted by letter; types with none
left are omitted.
"""

from typing_extensions import TypedDict

from meeplewright.games.carcassonne.rules.forms import At, CellForm, FeatureForm, Kind, SpotForm


class RemainingForm(TypedDict):
    """`left`: the number of tiles in the bag; `tiles`: which ones."""

    left: int
    in_hand: str | None
    tiles: dict[str, int]


class FitsCellForm(TypedDict):
    """An open cell, and the remaining tiles, in the bag or in hand, that fit it."""

    x: int
    y: int
    number: int
    tiles: dict[str, int]


class FitsForm(TypedDict):
    """`dead`: the open cells that no remaining tile fits."""

    cells: list[FitsCellForm]
    dead: list[CellForm]


class FeaturesForm(TypedDict):
    """Every road, city and cloister; fields are a separate aid."""

    features: list[FeatureForm]


class FieldCityForm(TypedDict):
    """A spot of a city next to a field."""

    x: int
    y: int
    on: Kind
    at: At | None
    complete: bool


class FieldForm(TypedDict):
    """A field with its farmers, and its worth: now, and if all its cities are completed."""

    cells: list[CellForm]
    spots: list[SpotForm]
    followers: list[int]
    owners: list[int]
    worth_now: int
    worth_finished: int
    cities: list[FieldCityForm]


class FieldsForm(TypedDict):
    fields: list[FieldForm]


class ClosingCellForm(TypedDict):
    """A cell that a feature needs, and the remaining tiles that close the feature there."""

    x: int
    y: int
    tiles: dict[str, int]


class FeatureOddsForm(TypedDict):
    """Probabilities that tiles for all its cells are drawn: within one round by anyone, and by each
    seat alone until the end. null if more than four cells are open.
    """

    spot: SpotForm
    owners: list[int]
    cells: list[ClosingCellForm]
    round: float | None
    seats: list[float] | None


class OddsForm(TypedDict):
    """`draws`: how many tiles each seat will draw from the bag, if none is discarded."""

    left: int
    in_hand: str | None
    draws: list[int]
    features: list[FeatureOddsForm]


class AidsForm(TypedDict):
    remaining: RemainingForm
    fits: FitsForm
    features: FeaturesForm
    fields: FieldsForm
    odds: OddsForm
