"""The game of Carcassonne: numbers of players, options, and how it starts."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, final

from meeplewright.core.errors import InvalidJson
from meeplewright.core.game import Action, Encoding, Event, Game, Json, View
from meeplewright.core.options import Option
from meeplewright.core.reading import a_whole, an_object
from meeplewright.games.carcassonne.rules import aids, reading, restoring
from meeplewright.games.carcassonne.rules.encoding import CarcassonneEncoding
from meeplewright.games.carcassonne.rules.position import CarcassonneView
from meeplewright.games.carcassonne.rules.scoring import FARMER_RULES
from meeplewright.games.carcassonne.rules.state import START, CarcassonneState
from meeplewright.games.carcassonne.rules.variant import (
    CHOICES,
    START_TILE_RULES,
    TURN_RULES,
    variant_of,
)
from meeplewright.games.carcassonne.rules.variant_encoding import VariantEncoding

_SIX: Final = (2, 3, 4, 5, 6)  # CA I18

_OPTIONS: Final = (
    Option("farmers", FARMER_RULES, "CA 13"),
    Option("small_city", (4, 2), "CA 13"),
    Option(
        "expansions",
        CHOICES,
        "CA M2",
        newer=True,
        seat_counts={name: _SIX for name in CHOICES if "inns_and_cathedrals" in name},
    ),
    Option("river_start_tile", START_TILE_RULES, "CA R3", newer=True),
    Option("river_turns", TURN_RULES, "CA R7", newer=True),
)


@final
class Carcassonne(Game):
    """The game for 2 to 5 players, with Inns & Cathedrals for up to 6. The rules are numbered in
    docs/rules-carcassonne.md and docs/rules-carcassonne-expansions.md.
    """

    @property
    def name(self) -> str:
        return "carcassonne"

    @property
    def rules(self) -> int:
        return 1

    @property
    def seat_counts(self) -> tuple[int, ...]:
        return (2, 3, 4, 5)

    @property
    def options(self) -> tuple[Option, ...]:
        return _OPTIONS

    @property
    def has_secrets(self) -> bool:
        return False  # CA 3.3

    def start(self, seats: int, options: Mapping[str, object] | None = None) -> CarcassonneState:
        chosen = self.checked_options(options)
        count = self.checked_seats(seats, chosen)
        return restoring.new_state(self, count, chosen, START, -1, 0, -1, 0)

    def determinize(self, view: View, rng: Random) -> CarcassonneState:
        """Nothing is hidden: the view is the state, and neither contains future draws."""
        assert isinstance(view, CarcassonneView)
        return restoring.state_of_position(self, view.position)

    def action_from_json(self, form: object) -> Action:
        return reading.action_from_json(form)

    def chance_from_json(self, form: object) -> Action:
        return reading.chance_from_json(form)

    def action_from_text(self, text: str) -> Action:
        return reading.action_from_text(text)

    def chance_from_text(self, text: str) -> Action:
        return reading.chance_from_text(text)

    def event_from_json(self, form: object) -> Event:
        return reading.event_from_json(form)

    def state_from_json(self, form: object) -> CarcassonneState:
        given = an_object(form, "state", InvalidJson)
        options = self.checked_options(an_object(given.get("options"), "options", InvalidJson))
        seats = self.checked_seats(a_whole(given.get("seats"), "seats", InvalidJson), options)
        return restoring.state_from_form(self, given, seats, options)

    def view_from_json(self, form: object) -> CarcassonneView:
        given = an_object(form, "view", InvalidJson)
        options = self.checked_options(an_object(given.get("options"), "options", InvalidJson))
        seats = self.checked_seats(a_whole(given.get("seats"), "seats", InvalidJson), options)
        return restoring.view_of_form(self, given, seats, options)

    def encoding(self, seats: int) -> Encoding:
        return CarcassonneEncoding(self.checked_seats(seats))

    def encoding_for(self, seats: int, options: Mapping[str, object] | None = None) -> Encoding:
        chosen = self.checked_options(options)
        count = self.checked_seats(seats, chosen)
        if variant_of(chosen).sets:
            return VariantEncoding(count)
        return CarcassonneEncoding(count)

    @property
    def aids(self) -> tuple[str, ...]:
        return aids.AIDS

    def aid(self, name: str, view: View) -> Json:
        assert isinstance(view, CarcassonneView)
        return aids.answer(name, restoring.state_of_position(self, view.position))

    @property
    def forms(self) -> tuple[str, ...]:
        return (
            "meeplewright.games.carcassonne.rules.forms",
            "meeplewright.games.carcassonne.rules.aid_forms",
        )
