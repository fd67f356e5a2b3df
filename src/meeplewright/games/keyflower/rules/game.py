"""The game of Keyflower: numbers of players, options, and how it starts."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, final

from meeplewright.core.errors import InvalidJson
from meeplewright.core.game import Action, Event, Game, Json, Options, View
from meeplewright.core.options import Option, Preset
from meeplewright.core.orders import StandingOrder
from meeplewright.core.reading import a_whole, an_object
from meeplewright.games.keyflower.rules import aids, orders, reading, restoring, viewing
from meeplewright.games.keyflower.rules.encoding import KeyflowerEncoding
from meeplewright.games.keyflower.rules.options import OPTIONS, PRESETS, bits_of
from meeplewright.games.keyflower.rules.setup import new_table
from meeplewright.games.keyflower.rules.state import KeyflowerState
from meeplewright.games.keyflower.rules.viewing import KeyflowerView


@final
class Keyflower(Game):
    """The base game for 2 to 6 players; the rules are numbered in docs/rules-keyflower.md."""

    @property
    def name(self) -> str:
        return "keyflower"

    @property
    def rules(self) -> int:
        return 1

    @property
    def seat_counts(self) -> tuple[int, ...]:
        return (2, 3, 4, 5, 6)

    @property
    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    @property
    def presets(self) -> tuple[Preset, ...]:
        return PRESETS

    def start(self, seats: int, options: Mapping[str, object] | None = None) -> KeyflowerState:
        chosen = self.checked_options(options)
        return KeyflowerState(self, new_table(self.checked_seats(seats), bits_of(chosen)))

    def determinize(self, view: View, rng: Random) -> KeyflowerState:
        assert isinstance(view, KeyflowerView)
        return KeyflowerState(self, viewing.determinize(view, rng))

    def encoding(self, seats: int) -> KeyflowerEncoding:
        return KeyflowerEncoding(self.checked_seats(seats))

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

    def state_from_json(self, form: object) -> KeyflowerState:
        given, seats, options = self._read_head(form, "state")
        return KeyflowerState(self, restoring.table_from_form(given, seats, options))

    def view_from_json(self, form: object) -> KeyflowerView:
        given, seats, options = self._read_head(form, "view")
        return viewing.view_from_form(given, seats, options)

    @property
    def aids(self) -> tuple[str, ...]:
        return aids.AIDS

    def aid(self, name: str, view: View) -> Json:
        assert isinstance(view, KeyflowerView)
        return aids.answer(name, view)

    @property
    def orders(self) -> tuple[str, ...]:
        return orders.ORDERS

    def order_from_json(self, form: object) -> StandingOrder:
        return orders.order_from_json(form)

    def orders_for(self, view: View) -> tuple[StandingOrder, ...]:
        assert isinstance(view, KeyflowerView)
        return orders.orders_for(view)

    @property
    def forms(self) -> tuple[str, ...]:
        return (
            "meeplewright.games.keyflower.rules.forms",
            "meeplewright.games.keyflower.rules.aid_forms",
        )

    def _read_head(self, form: object, name: str) -> tuple[Mapping[str, Any], int, Options]:
        given = an_object(form, name, InvalidJson)
        seats = self.checked_seats(a_whole(given.get("seats"), "seats", InvalidJson))
        options = self.checked_options(an_object(given.get("options"), "options", InvalidJson))
        return given, seats, options
