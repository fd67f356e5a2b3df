"""Observations of every kind are in their space and show what the row shows, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from meeplewright.core import CHANCE, Encoding, Game, InvalidSetup, State, find_game
from meeplewright.core.registry import part_of
from meeplewright.envs.aec import GameEnv
from meeplewright.envs.arrays import Array, Layout, row_array
from meeplewright.envs.observations import FLOATS, Observations, scale_of
from tests.core.tiny_game import Tiny

CARCASSONNE, KEYFLOWER = find_game("carcassonne"), find_game("keyflower")
KINDS: list[tuple[Game, str]] = [
    (Tiny(), "fields"),
    (Tiny(), "floats"),
    (CARCASSONNE, "fields"),
    (CARCASSONNE, "floats"),
    (CARCASSONNE, "planes"),
    (KEYFLOWER, "fields"),
    (KEYFLOWER, "floats"),
    (KEYFLOWER, "tokens"),
]
OF_EVERY_KIND = pytest.mark.parametrize(
    ("game", "kind"), KINDS, ids=[f"{game.name}-{kind}" for game, kind in KINDS]
)


def positions(game: Game, seats: int, seed: int, often: int) -> Iterator[State]:
    """Some of the positions of a random game, and its end."""
    rng = Random(seed)
    state = game.start(seats)
    while (seat := state.to_act) is not None:
        state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))
        if rng.random() < 1 / often:
            yield state
    yield state


def often(game: Game) -> int:
    return 1 if isinstance(game, Tiny) else 40


def row_of(encoding: Encoding, state: State, seat: int) -> Array:
    return row_array(encoding.observe(state, seat))


def same(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return all(np.array_equal(one[name], other[name]) for name in one)
    return np.array_equal(one, other)


@OF_EVERY_KIND
@pytest.mark.parametrize("flat", [False, True])
def test_observations_are_in_their_space(game: Game, kind: str, flat: bool) -> None:
    seats = game.seat_counts[-1]
    encoding = game.encoding(seats)
    shown = Observations(game, encoding, kind, flat)
    for state in positions(game, seats, 3, often(game)):
        for seat in range(seats):
            observation = shown.of(row_of(encoding, state, seat))
            assert shown.space.contains(observation)
            assert not flat or observation.ndim == 1


@OF_EVERY_KIND
def test_a_seat_gets_the_same_array_in_positions_that_it_cannot_tell_apart(
    game: Game, kind: str
) -> None:
    rng, seats = Random(5), 3
    encoding = game.encoding(seats)
    shown = Observations(game, encoding, kind, flat=True)
    differed = 0
    for state in positions(game, seats, 4, often(game)):
        for seat in range(seats):
            twin = game.determinize(state.view(seat), rng)
            differed += twin.to_json() != state.to_json()
            rows = [row_of(encoding, one, seat) for one in (state, twin)]
            assert same(shown.of(rows[0]), shown.of(rows[1]))
    assert differed or not game.has_secrets


@OF_EVERY_KIND
def test_a_batch_gives_what_each_would_give_alone(game: Game, kind: str) -> None:
    encoding = game.encoding(2)
    shown = Observations(game, encoding, kind, flat=False)
    rows = [row_of(encoding, state, 1) for state in positions(game, 2, 1, often(game))][-4:]
    together = shown.of(np.stack(rows))
    for number, row in enumerate(rows):
        alone = shown.of(row)
        if isinstance(alone, dict):
            assert same(alone, {name: field[number] for name, field in together.items()})
        else:
            assert np.array_equal(alone, together[number]) and alone.dtype == together.dtype


@pytest.mark.parametrize("game", [CARCASSONNE, KEYFLOWER], ids=lambda game: str(game.name))
def test_floats_are_the_numbers_divided_by_their_bounds(game: Game) -> None:
    encoding = game.encoding(2)
    floats = Observations(game, encoding, FLOATS, flat=False)
    (*_, state) = positions(game, 2, 2, 40)
    row = row_of(encoding, state, 0)
    numbers, shown = Layout(encoding).named(row), floats.of(row)
    spaces: Any = floats.space
    for field in encoding.fields:
        less, divided = scale_of(field)
        wanted = (numbers[field.name] - less) / divided
        assert shown[field.name] == pytest.approx(wanted, abs=1e-6)
        low, high = spaces[field.name].low, spaces[field.name].high
        if field.low >= 0:
            assert low.min() == 0 and high.max() == 1
        else:
            assert less == 0 and -1 <= low.min() < 0 <= high.max() <= 1


def changed_rows(encoding: Encoding, row: Array) -> Array:
    """For every number of the row: a row in which only that number is another one."""
    bounds = [[field.low, field.high] for field in encoding.fields for _ in range(field.size)]
    rows = np.repeat(row[None], len(row), axis=0)
    for place, (low, high) in enumerate(bounds):
        rows[place, place] += 1 if row[place] < high else -1
        assert low <= rows[place, place] <= high
    return rows


def test_every_number_of_the_row_is_in_the_tokens() -> None:
    encoding = KEYFLOWER.encoding(3)
    shown = Observations(KEYFLOWER, encoding, "tokens", flat=True)
    *_, state, _ = positions(KEYFLOWER, 3, 6, 60)
    row = row_of(encoding, state, 2)
    wanted = shown.of(row)
    for rows in np.array_split(changed_rows(encoding, row), 20):
        assert (shown.of(rows) != wanted).any(axis=1).all()


def test_a_token_has_names_for_its_columns_and_marks_its_kind() -> None:
    form = part_of("keyflower", "tokens")
    assert form.shape == (180, len(form.names)) and len({*form.names}) == len(form.names)
    encoding = KEYFLOWER.encoding(2)
    state = next(positions(KEYFLOWER, 2, 1, 40))
    tokens = Observations(KEYFLOWER, encoding, "tokens", flat=False).of(row_of(encoding, state, 0))
    kinds = [form.names.index(f"is {kind}") for kind in ("table", "seat", "tile", "piece", "cell")]
    assert tokens[:, kinds].sum(axis=0).tolist() == [1, 6, 64, 11, 98]
    assert (tokens[:, kinds].sum(axis=1) == 1).all()
    own = [form.names.index(f"seat screen_workers {colour}") for colour in range(4)]
    behind = state.view(0).to_json()["screens"][0]["own_workers"]
    assert (tokens[1, own] * 40).round().tolist() == [*behind.values()]


def test_planes_show_the_board_the_hand_and_the_numbers() -> None:
    form = part_of("carcassonne", "planes")
    assert form.shape == (len(form.names), 32, 32) and len({*form.names}) == len(form.names)
    encoding = CARCASSONNE.encoding(3)
    shown = Observations(CARCASSONNE, encoding, "planes", flat=False)
    layout = Layout(encoding)
    for state in positions(CARCASSONNE, 3, 7, 10):
        row = row_of(encoding, state, 1)
        fields, planes = layout.named(row), dict(zip(form.names, shown.of(row), strict=True))
        form_now: dict[str, Any] = state.to_json()
        marked = {(int(x), int(y)) for y, x in np.argwhere(planes["tile"] == 1)}
        assert marked == {(tile["x"] % 32, tile["y"] % 32) for tile in form_now["tiles"]}
        last = form_now["tiles"][-1]
        assert np.argwhere(planes["last tile"]).tolist() == [[last["y"] % 32, last["x"] % 32]]
        for slot, (x, y) in enumerate(fields["cells"][: fields["open_cells"][0]].tolist()):
            assert planes["slot"][y % 32, x % 32] == pytest.approx((slot + 1) / 146)
        hand = form_now["in_hand"]
        assert [
            name for name in form.names if name.startswith("in hand") and planes[name].all()
        ] == ([f"in hand {hand}"] if hand else [])
        assert planes["points of seat 0"][5, 5] == pytest.approx(fields["points"][0] / 999)
        assert planes["seat 2 plays"].all() and not planes["seat 3 plays"].any()


@pytest.mark.parametrize(
    ("game", "kind"),
    [("carcassonne", "tokens"), ("keyflower", "planes"), (Tiny(), "planes"), (Tiny(), "tokens")],
)
def test_a_game_without_planes_or_tokens_says_so(game: str | Game, kind: str) -> None:
    with pytest.raises(InvalidSetup, match=f"no observations of the kind “{kind}”") as caught:
        GameEnv(game, observations=kind)
    assert caught.value.reason.rule == "observations"


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="fields, floats, planes, tokens") as caught:
        GameEnv("carcassonne", observations="pixels")
    assert caught.value.reason.rule == "observations"
