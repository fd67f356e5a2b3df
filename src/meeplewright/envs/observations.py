"""The kinds of observations: integers by field, floats, or the planes or tokens of a game."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from meeplewright.core import Game, InvalidSetup, Reason
from meeplewright.core.encoding import Field
from meeplewright.core.extras import needs
from meeplewright.core.game import Encoding
from meeplewright.core.observation_forms import ObservationForm
from meeplewright.core.reading import one_of
from meeplewright.core.registry import part_of
from meeplewright.envs.arrays import Array, Layout

if TYPE_CHECKING:
    from gymnasium import spaces

FIELDS, FLOATS, PLANES, TOKENS = "fields", "floats", "planes", "tokens"
KINDS = (FIELDS, FLOATS, PLANES, TOKENS)


def scale_of(field: Field) -> tuple[int, int]:
    """What is subtracted from a number of this field, and what it is then divided by.

    A field without negative numbers becomes 0 to 1. In others, 0 stays 0, and the largest number
    of either sign becomes 1 or -1.
    """
    if field.low >= 0:
        return field.low, max(field.high - field.low, 1)
    return 0, max(-field.low, field.high)


class Rows:
    """Rows of an encoding as they are, or as floats."""

    def __init__(self, encoding: Encoding, is_float: bool) -> None:
        fields = encoding.fields
        low, high = _by_number(fields, [(field.low, field.high) for field in fields])
        self._less, self._divided = _by_number(fields, [scale_of(field) for field in fields])
        self.dtype: Any = np.float32 if is_float else np.int16
        self.low, self.high = self.of(low), self.of(high)

    def of(self, rows: Array) -> Array:
        if self.dtype is np.int16:
            return rows.astype(np.int16, copy=False)
        return (rows - self._less) / self._divided

    def space(self, count: int = 1) -> spaces.Box:
        """The space of this many rows, one after the other."""
        low, high = np.tile(self.low, count), np.tile(self.high, count)
        found: spaces.Box = _gymnasium_spaces().Box(low, high, dtype=self.dtype)
        return found


def _by_number(fields: tuple[Field, ...], pairs: list[tuple[int, int]]) -> tuple[Array, Array]:
    """Two numbers of every field, for each of its numbers."""
    sizes = [field.size for field in fields]
    numbers: Array = np.repeat(np.array(pairs, np.float32), sizes, axis=0)
    return numbers[:, 0], numbers[:, 1]


class Observations:
    """What an agent is shown of a row, and its space."""

    def __init__(self, game: Game, encoding: Encoding, kind: str, flat: bool) -> None:
        self.kind = one_of(kind, "observations", KINDS, InvalidSetup)
        self.flat = flat
        self._layout = Layout(encoding)
        self._form: ObservationForm | None = None
        if kind in (PLANES, TOKENS):
            self._form = _form_of(game, encoding, kind)
        self.rows = Rows(encoding, is_float=kind != FIELDS)

    def of(self, row: Array) -> Any:
        """One row, or a batch of rows, as the agent sees it."""
        if self._form is not None:
            made = self._form.make(self._layout.named(row))
            return made.reshape(*row.shape[:-1], -1) if self.flat else made
        shown = self.rows.of(row)
        return shown if self.flat else self._layout.named(shown)

    @cached_property
    def space(self) -> spaces.Space[Any]:
        form, made = self._form, _gymnasium_spaces()
        found: spaces.Space[Any]
        if form is not None:
            shape = (int(np.prod(form.shape)),) if self.flat else form.shape
            found = made.Box(form.low, form.high, shape, np.dtype(form.dtype).type)
        elif self.flat:
            found = self.rows.space()
        else:
            low, high = self._layout.named(self.rows.low), self._layout.named(self.rows.high)
            dtype = self.rows.dtype
            found = made.Dict({name: made.Box(low[name], high[name], dtype=dtype) for name in low})
        return found


def _gymnasium_spaces() -> Any:
    """Imported when a space is asked for: games are measured without Gymnasium, too."""
    with needs("research"):
        from gymnasium import spaces
    return spaces


def _form_of(game: Game, encoding: Encoding, kind: str) -> ObservationForm:
    form = _known_form(game, encoding, kind)
    if form is None:
        others = [other for other in (PLANES, TOKENS) if _known_form(game, encoding, other)]
        known = [FIELDS, FLOATS, *others]
        asked: dict[str, str | int] = {"game": game.name, "kind": kind, "known": ", ".join(known)}
        raise InvalidSetup(Reason("observations", "setup-observations", asked))
    return form


def _known_form(game: Game, encoding: Encoding, kind: str) -> ObservationForm | None:
    """The form of this kind, unless it is for another version of the encoding."""
    form = part_of(game.name, kind)
    if form is None:
        return None
    assert isinstance(form, ObservationForm)
    return form if form.version in (None, encoding.version) else None
