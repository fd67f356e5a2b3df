"""Bounds of what is hidden, and filling in what a view does not show (KF H)."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import meeplewright.games.keyflower.rules
from meeplewright.core import CHANCE, Action
from meeplewright.games.keyflower import KeyflowerState, KeyflowerView
from meeplewright.games.keyflower.rules.actions import Contribute
from meeplewright.games.keyflower.rules.tiles import COLOURS, SKILLS

from .spelling import Counts
from .table import GAME, Table, begun, played, position, random_step

Json = dict[str, Any]


def source_of_table() -> str:
    home = Path(meeplewright.games.keyflower.rules.__file__)
    return home.with_name("table.py").read_text(encoding="utf-8")


SEATS = (2, 3, 4, 5, 6)
TABLE_NAMES = set(re.findall(r"^        self\.(\w+)(?:: i64)? =", source_of_table(), re.MULTILINE))


def view(table: Table, seat: int | None) -> Json:
    return table.state.view(seat).to_json()


def views(table: Table) -> Iterator[tuple[int | None, Json]]:
    for seat in (None, *range(table.state.seats)):
        yield seat, view(table, seat)


def holds(bounds: Json, counts: Counts) -> bool:
    """Whether the true numbers are within these bounds."""
    return all(low <= counts.get(kind, 0) <= high for kind, (low, high) in bounds.items())


@pytest.mark.parametrize("seats", SEATS)
def test_bounds_always_hold_the_truth(seats: int) -> None:
    """KF H: for every screen, the bag and the pile, for every observer, throughout a game."""
    rng = Random(seats)
    state = GAME.start(seats)
    while state.to_act is not None:
        random_step(state, rng)
        if state.entry % 7 == 0:
            truth = Table(state)
            for _, form in views(truth):
                assert_true_bounds(form, truth)


def assert_true_bounds(form: Json, truth: Table) -> None:
    for seat, screen in enumerate(form["screens"]):
        assert holds(screen["known_workers"], truth.screen(seat))
        assert holds(screen["known_skills"], truth.screen(seat))
    for known in (form["known"], form["everybody_knows"]):
        assert holds(known["bag"], truth.bag())
        assert holds(known["pile"], truth.pile())


def test_green_cannot_have_been_drawn_before_it_entered_the_bag() -> None:
    """KF H, E3: in spring after set-up nobody can have a green worker."""
    table = begun(3)
    for _, form in views(table):
        for screen in form["screens"]:
            assert screen["known_workers"]["green"] == [0, 0]
        assert form["known"]["bag"]["green"] == [0, 0]


def test_a_face_down_payment_lowers_what_the_others_know() -> None:
    """KF H5: one saw and one anvil were known; after one tile was paid neither is certain."""
    table = position(middle="brewer", screens={0: "red 1 | saw 1 anvil 1"}, bag="")
    for skill in (0, 2):
        table.at.known_skills[2 * skill] = 1
    table.do("use:brewer", "workers:1,red", "pay_skill:saw")
    known = view(table, 1)["screens"][0]["known_skills"]
    assert known == {"saw": [0, 1], "pickaxe": [0, 1], "anvil": [0, 1]}


@pytest.mark.parametrize("seats", SEATS)
def test_a_filled_in_view_looks_the_same_to_its_seat(seats: int) -> None:
    """KF H: in every part of the game, for every seat and a spectator."""
    rng = Random(seats)
    state = GAME.start(seats)
    while state.to_act is not None:
        random_step(state, rng)
        if state.entry % 23 == 0:
            for seat in (None, *range(seats)):
                seen = state.view(seat)
                assert GAME.determinize(seen, rng).view(seat) == seen


def test_filling_in_keeps_the_own_secrets_and_every_piece() -> None:
    """KF H: the seat's own screen and winter tiles do not change, and all pieces are somewhere."""
    table = played(3, 11, 300)
    rng = Random(1)
    for seat in range(3):
        filled = Table(GAME.determinize(table.state.view(seat), rng))
        assert filled.screen(seat) == table.screen(seat)
        for names, stock in ((COLOURS, Table.bag), (SKILLS, Table.pile)):
            for name in names:
                assert everywhere(filled, name, stock(filled)) == everywhere(
                    table, name, stock(table)
                )


def everywhere(table: Table, name: str, stock: Counts) -> int:
    return stock.get(name, 0) + sum(
        table.screen(seat).get(name, 0) for seat in range(table.state.seats)
    )


def test_filling_in_differs_from_time_to_time() -> None:
    """KF H: what is not known is dealt at random."""
    table = begun(4)
    rng = Random(3)
    seen = table.state.view(0)
    found = {str(Table(GAME.determinize(seen, rng)).screen(1)) for _ in range(20)}
    assert len(found) > 5
    winter = {str(GAME.determinize(seen, rng).to_json()["winter"][1]) for _ in range(20)}
    assert len(winter) > 5


@pytest.mark.parametrize("seats", SEATS)
def test_the_same_step_looks_the_same_whatever_is_hidden(seats: int) -> None:
    """KF H: so nothing that a seat is shown depends on what is hidden from it."""
    rng = Random(10 + seats)
    state = GAME.start(seats)
    compared = 0
    while state.to_act is not None:
        if rng.randrange(3):
            random_step(state, rng)
            continue
        actor = state.to_act
        observer = rng.choice([None, *range(seats)])
        filled = GAME.determinize(state.view(observer), rng)
        if actor == CHANCE:
            step, same = state.draw(rng), like_luck(state, filled, observer, rng)
            same = same or (step if step in [each for each, _ in filled.chance()] else None)
        else:
            assert actor != observer or filled.legal(actor) == state.legal(actor)
            step = state.random_action(rng)
            same = step if step in filled.legal(actor) else None
        events = state.apply(actor, step)
        revealed = isinstance(step, Contribute) and Table(state).phase == "turn"
        if same is not None and not revealed and state.to_act is not None:
            same_events = filled.apply(actor, same)
            assert [each.seen_by(observer) for each in events] == [
                each.seen_by(observer) for each in same_events
            ]
            assert filled.view(observer) == state.view(observer)
            assert everything_in(filled.view(observer)) == everything_in(state.view(observer))
            compared += 1
    assert compared > 50


def everything_in(seen: KeyflowerView) -> dict[str, object]:
    """Also what its JSON leaves out: a bot can look at the table itself."""
    found: dict[str, object] = {}
    for name in TABLE_NAMES:
        value = getattr(seen.table, name)
        found[name] = value if isinstance(value, int) else list(value)
    return found


def like_luck(
    state: KeyflowerState, filled: KeyflowerState, observer: int | None, rng: Random
) -> Action | None:
    """Another outcome that looks the same to the observer: a draw behind another seat's screen."""
    kind, target = state.to_json()["draws"]["queue"][0]
    secret = kind in ("seat_worker", "seat_skill", "winter_tile") and target != observer
    return filled.draw(rng) if secret else None


def test_with_two_players_each_knows_the_others_winter_tiles_by_elimination() -> None:
    """KF H2"""
    hands = {0: "jeweller scholar key_guild", 1: "scribes windmill watermill"}
    table = position(seats=2, season="winter", phase="winter", hands=hands)
    table.do("winter:jeweller", by=0)
    table.do("winter:scribes,windmill", by=1)
    for seed in range(10):
        filled = GAME.determinize(table.state.view(0), Random(seed)).to_json()["winter"][1]
        assert filled["chosen_tiles"] == ["scribes", "windmill"]
        assert set(filled["dealt_tiles"]) > {"scribes", "windmill"}
