"""The game of Carcassonne: numbers of players, options, and how it starts."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.core.errors import InvalidJson
from meeplewright.core.game import Action, Event, Game, Json, View
from meeplewright.core.options import Option
from meeplewright.core.reading import a_whole, an_object
from meeplewright.games.carcassonne.rules import aids, reading, restoring
from meeplewright.games.carcassonne.rules.board import empty_board
from meeplewright.games.carcassonne.rules.encoding import CarcassonneEncoding
from meeplewright.games.carcassonne.rules.position import CarcassonneView
from meeplewright.games.carcassonne.rules.scoring import FARMER_RULES
from meeplewright.games.carcassonne.rules.state import FOLLOWERS_EACH, START, CarcassonneState
from meeplewright.games.carcassonne.rules.tables import COUNTS
from meeplewright.games.carcassonne.rules.tiles import START_TILE, TOTAL

_OPTIONS: Final = (
    Option("farmers", FARMER_RULES, "CA 13"),
    Option("small_city", (4, 2), "CA 13"),
)


@final
class Carcassonne(Game):
    """The base game for 2 to 5 players; the rules are numbered in docs/rules-carcassonne.md."""

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
        bag = vec[i64](list(COUNTS))
        bag[START_TILE] -= 1  # CA 1.2: the start tile is one of the 72
        return CarcassonneState(
            self,
            self.checked_seats(seats),
            FARMER_RULES.index(str(chosen["farmers"])),
            int(chosen["small_city"]),
            START,
            -1,
            0,
            -1,
            0,
            TOTAL - 1,
            bag,
            vec[i64]([FOLLOWERS_EACH] * 5),
            vec[i64]([0] * 5),
            vec[i64](),
            empty_board(),
        )

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
        seats = self.checked_seats(a_whole(given.get("seats"), "seats", InvalidJson))
        options = self.checked_options(an_object(given.get("options"), "options", InvalidJson))
        return restoring.state_from_form(self, given, seats, options)

    def view_from_json(self, form: object) -> CarcassonneView:
        given = an_object(form, "view", InvalidJson)
        seats = self.checked_seats(a_whole(given.get("seats"), "seats", InvalidJson))
        options = self.checked_options(an_object(given.get("options"), "options", InvalidJson))
        return restoring.view_of_form(self, given, seats, options)

    def encoding(self, seats: int) -> CarcassonneEncoding:
        return CarcassonneEncoding(self.checked_seats(seats))

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
