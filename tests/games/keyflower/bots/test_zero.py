"""Zero in Keyflower reads observations correctly, plays whole games, and looks ahead fairly."""

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from meeplewright.bots import make_bot
from meeplewright.bots.budgets import Stopwatch
from meeplewright.core import CHANCE, Action, Budget, InvalidSetup, State, play
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.games.keyflower import Keyflower
from meeplewright.games.keyflower.bots.zero import searching
from meeplewright.games.keyflower.bots.zero.asking import (
    ids_of,
    judged,
    likely_actions,
    row_of,
)
from meeplewright.games.keyflower.bots.zero.inputs import (
    ACROSS,
    MIDDLE,
    OFF_MAP,
    Inputs,
    inputs,
)
from meeplewright.games.keyflower.bots.zero.searching import (
    Candidates,
    Line,
    Searcher,
    final_value,
)
from meeplewright.games.keyflower.bots.zero.weights import (
    read_weights,
    taught_weights,
    write_weights,
)
from meeplewright.games.keyflower.rules.ids import FIRST
from meeplewright.games.keyflower.rules.state import KeyflowerState
from meeplewright.games.keyflower.rules.table import BOATING, BUILDING, TURN
from meeplewright.games.keyflower.rules.tiles import TILES
from tests.conftest import FULL

GAME = Keyflower()
NAMES = [tile.name for tile in TILES]
CARRIES = range(FIRST["carry"], FIRST["upgrade"])
LAYS = range(FIRST["lay"], FIRST["winter"])
WINTER = range(FIRST["winter"], FIRST["winter"] + 7)


def decisions(seed: int, seats: int = 2) -> Iterator[tuple[KeyflowerState, int, list[int]]]:
    """All decisions of a game of the network against itself, often disturbed: the legal ids."""
    rng = Random(seed)
    state = GAME.start(seats)
    while (seat := state.to_act) is not None:
        if seat == CHANCE:
            state.apply(CHANCE, state.draw(rng))
            continue
        assert isinstance(state, KeyflowerState)
        ids, legal = ids_of(state, seat), state.legal(seat)
        yield state, seat, ids
        best = 0 if len(legal) == 1 else int(likely_actions(state, seat).argmax())
        state.apply(seat, legal[best if rng.random() < 0.8 else int(rng.random() * len(legal))])


def seen(state: State, seat: int) -> Inputs:
    return inputs(np, row_of(state, seat))


def test_every_step_of_transport_leads_to_the_tile_that_the_rules_say() -> None:
    """KF G2"""
    found = 0
    for state, seat, ids in decisions(1):
        carries = [number - CARRIES[0] for number in ids if number in CARRIES]
        if not carries:
            continue
        beyond = seen(state, seat).beyond
        for number in carries:
            action: Any = GAME.encoding(2).action_of(state, seat, number + CARRIES[0])
            start, side = number // 4 // 6, number // 4 % 6
            assert start == NAMES.index(action.start)
            assert beyond[start, side] == NAMES.index(action.end) + 1
            found += 1
    assert found > 100


def test_slots_are_the_cells_of_the_map_in_which_tiles_can_be_placed() -> None:
    found = 0
    for state, seat, ids in decisions(2):
        for number in ids:
            if number not in LAYS:
                continue
            action: Any = GAME.encoding(2).action_of(state, seat, number)
            slot = int(seen(state, seat).slots[(number - LAYS[0]) // 6])
            if max(abs(action.q), abs(action.r)) < MIDDLE:
                assert (slot % ACROSS - MIDDLE, slot // ACROSS - MIDDLE) == (action.q, action.r)
                found += 1
            else:
                assert slot == OFF_MAP
    assert found > 100


def test_a_choice_of_winter_tiles_scores_the_sum_of_its_tiles() -> None:
    for state, seat, ids in decisions(3):
        if len(ids) == len(WINTER) and ids[0] in WINTER:
            one, two, both, three = judged(row_of(state, seat)).scores[ids[:4]]
            assert both == pytest.approx(one + two, abs=1e-4)
            every = judged(row_of(state, seat)).scores[ids[6]]
            assert every == pytest.approx(one + two + three, abs=1e-4)
            return
    pytest.fail("nobody chose winter tiles")


def test_several_rows_are_judged_as_each_by_itself() -> None:
    rows = [row_of(state, seat) for state, seat, _ in decisions(4)][::9]
    together = judged(np.stack(rows))
    for place, row in enumerate(rows):
        alone = judged(row)
        assert np.allclose(together.scores[place], alone.scores, atol=1e-3)
        assert float(together.lead[place]) == pytest.approx(float(alone.lead), abs=1e-4)


def test_weights_are_kept_within_a_255th_of_the_largest(tmp_path: Any) -> None:
    path = tmp_path / "weights.npz"
    rng = np.random.default_rng(1)
    before = {"first": rng.normal(size=(40, 8)), "first_bias": rng.normal(size=8)}
    before["first"][:, 3] = 0
    write_weights(before, path)
    after = read_weights(path)
    assert set(after) == set(before)
    assert np.allclose(after["first_bias"], before["first_bias"])
    errors = np.abs(after["first"] - before["first"]).max(0)
    assert (errors <= np.abs(before["first"]).max(0) / 254 + 1e-6).all()


def test_inputs_that_were_never_trained_count_for_nothing() -> None:
    """A row of a table with six seats has inputs that no game of the training had."""
    first = taught_weights()["first"]
    assert 1000 < int((first == 0).all(1).sum()) < 2500


# -- playing -----------------------------------------------------------------------------------


def chosen(spec: str, state: State, seat: int, seed: int = 1) -> Action:
    bot = make_bot(spec, GAME, seat)
    return bot.choose(state.view(seat), state.legal(seat), None, Random(seed))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_play(seats: int) -> None:
    bots = [make_bot("random" if seat else "zero", GAME, seat) for seat in range(seats)]
    points = play(GAME, bots, seed=seats).points_now()
    assert points[0] > 1.5 * max(points[1:])


@pytest.mark.parametrize(("seats", "options"), [(5, {}), (2, {"counter_bid": "all"})])
def test_at_tables_that_were_not_trained_it_plays_as_the_other_bots(
    seats: int, options: dict[str, Any]
) -> None:
    state = GAME.start(seats, options)
    while state.to_act == CHANCE:
        state.apply(CHANCE, state.draw(Random(1)))
    seat = state.to_act
    assert seat is not None
    assert chosen("zero", state, seat) == chosen("heuristic", state, seat)
    assert chosen("zero:9", state, seat) == chosen("champion:9", state, seat)


def test_there_is_one_zero_for_each_of_two_games() -> None:
    assert type(make_bot("zero", GAME, 0)) is not type(make_bot("zero", Carcassonne(), 0))
    with pytest.raises(InvalidSetup):
        type(make_bot("zero", GAME, 0))(Carcassonne(), 0)


# -- looking ahead -----------------------------------------------------------------------------


def turn_with_choice(seed: int) -> tuple[KeyflowerState, int]:
    """A turn in the middle of a game whose first action is not clear."""
    for number, (state, seat, ids) in enumerate(decisions(seed)):
        is_middle = number > 40 and len(ids) > 5 and state.table.phase == TURN
        if is_middle and not Candidates(likely_actions(state, seat).tolist()).is_sure():
            return state, seat
    raise AssertionError("no such turn")


def test_a_line_ends_at_the_next_turn_or_the_end_of_the_game() -> None:
    state, seat = turn_with_choice(5)
    line = Line(state.copy(), 0, Random(1))
    assert line.is_over_for(seat)
    assert not line.is_over_for(1 - seat)
    line.state.apply(seat, line.state.legal(seat)[-1])
    assert not line.is_over_for(seat)
    line.state.playout(Random(1))
    assert line.is_over_for(seat)


def test_a_line_ends_at_the_next_choice_after_the_season_but_not_within_one() -> None:
    ends = {"turn": 0, "boat": 0}
    for state, seat, _ in decisions(8):
        if state.table.phase == BOATING:
            assert not Line(state.copy(), 0, Random(1)).is_over_for(seat)
            ends["boat"] += 1
        if state.table.phase == TURN and state.table.passes == 1:
            line = Line(state.copy(), 0, Random(1))
            line.state.apply(seat, line.state.legal(seat)[0])  # pass: the season ends
            chooser = line.state.to_act
            assert chooser is not None and line.is_over_for(chooser)
            ends["turn"] += 1
    assert min(ends.values()) > 0


class Short(Stopwatch):
    """There seems to be time for some lines, but it is up before they have ended."""

    def goes_on(self) -> bool:
        self.done += 1
        return self.done <= 60

    def is_over(self) -> bool:
        return True


def test_when_the_time_is_up_no_more_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = turn_with_choice(10)
    view, legal = state.view(seat), state.legal(seat)
    likeliest = legal[int(likely_actions(state, seat).argmax())]
    asked: list[int] = []

    def counting(rows: Any) -> Any:
        asked.append(len(rows))
        return judged(rows)

    monkeypatch.setattr(searching, "judged", counting)
    choice = Searcher(GAME, seat).choose(view, legal, Short(Budget()), Random(1))
    assert choice == likeliest
    assert not asked  # where its lines end


def test_villages_are_built_without_looking_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Searcher, "_lines", lambda *_: pytest.fail("it looks ahead"))
    for state, seat, ids in decisions(9):
        if state.table.phase == BUILDING and len(ids) > 1:
            assert chosen("zero:50", state, seat) == chosen("zero", state, seat)
            return
    pytest.fail("nobody had a choice in a village")


def test_the_final_value_is_the_lead_and_a_share_of_the_points() -> None:
    state, seat = turn_with_choice(6)
    end = state.copy()
    end.playout(Random(1))
    points = end.points_now()
    lead = points[seat] - points[1 - seat]
    assert final_value(end, seat) == pytest.approx((lead + 0.2 * points[seat]) / 10)


def test_candidates_are_the_likely_actions_and_the_worse_half_goes() -> None:
    candidates = Candidates([-0.5, -1.2, -9.0, -2.5])
    assert candidates.kept == [0, 1, 3] and not candidates.is_sure()
    for number, value in [(0, 1.0), (1, 3.0), (3, 2.0)]:
        candidates.add(number, value)
    candidates.halve()
    assert candidates.kept == [1, 3] and candidates.best() == 1
    assert Candidates([-0.001, -7.0]).is_sure()


def test_a_search_can_change_the_choice_and_keeps_to_its_simulations() -> None:
    changed = 0
    for seed in range(10, 16):
        state, seat = turn_with_choice(seed)
        legal = state.legal(seat)
        watch = Stopwatch(Budget(simulations=60))
        view = state.view(seat)
        after = Searcher(GAME, seat).choose(view, legal, watch, Random(1))
        assert watch.done <= 60
        changed += after != legal[int(likely_actions(state, seat).argmax())]
    assert changed > 0


@pytest.mark.parametrize("seed", range(7, 13 if FULL else 9))
def test_hidden_things_dealt_anew_change_no_search(seed: int) -> None:
    state, seat = turn_with_choice(seed)
    again = GAME.determinize(state.view(seat), Random(5))
    assert chosen("zero:40", state, seat) == chosen("zero:40", again, seat)
