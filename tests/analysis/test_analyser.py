"""What an analysis finds in records of Carcassonne."""

import json
from random import Random

import pytest

from meeplewright.analysis import Effort, analyse
from meeplewright.analysis.analyser import spans_of
from meeplewright.analysis.judge import Judge
from meeplewright.analysis.results import Decision
from meeplewright.analysis.summary import summary
from meeplewright.bots.advice import Advice, Outlook
from meeplewright.core import CHANCE, InvalidRecord, InvalidSetup, Record
from meeplewright.core.replay import begin, step_through
from meeplewright.games.carcassonne import Carcassonne
from meeplewright.locales import Catalogue
from tests.analysis.games import IS_COMPILED, Play, position, recorded, start_of
from tests.conftest import FULL, only_in_full

GAME = Carcassonne()
LIGHT = Effort(20 if IS_COMPILED else 4)
BEGINNING = 60 if IS_COMPILED else 16


@pytest.fixture(scope="module")
def whole() -> Record:
    return recorded(GAME, seats=2, seed=1, bot="random")


def test_every_seat_has_a_chance_after_every_turn_and_draw(whole: Record) -> None:
    record = start_of(whole, BEGINNING)
    found = analyse(record, LIGHT)
    spans = spans_of(list(step_through(record, begin(record))))
    assert [moment.entry for moment in found.moments] == [0, *(span.until for span in spans)]
    for moment in found.moments:
        assert sum(moment.outlook.chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in moment.outlook.chances)


@pytest.mark.skipif(not IS_COMPILED, reason="a whole game takes a minute interpreted")
@pytest.mark.parametrize("seats", [2, 3, 4, 5] if FULL else [2])
def test_a_finished_game_ends_with_its_result(seats: int) -> None:
    record = recorded(GAME, seats, seed=seats)
    found = analyse(record, Effort(2))
    result = record.result
    assert result is not None and found.finished
    last = found.moments[-1].outlook
    assert list(last.points) == result["points"]
    assert [seat for seat in range(seats) if last.chances[seat] > 0] == result["winners"]
    assert [summary.rank == 1 for summary in found.summaries] == [
        seat in result["winners"] for seat in range(seats)
    ]
    json.dumps(found.to_json(), allow_nan=False)


def test_an_effort_is_a_level_or_a_number_of_simulations() -> None:
    assert Effort.named(200) == Effort.named("200") == Effort(200)
    assert Effort.named(100) == Effort.named("quick") and Effort.named(200).level is None
    for wrong in (0, -5, 10**9, "fast", "1.5"):
        with pytest.raises(InvalidSetup) as caught:
            Effort.named(wrong)
        assert (caught.value.key, caught.value.arguments["value"]) == ("setup-effort", str(wrong))


def test_who_blundered_did_not_play_soundly() -> None:
    """Even if little was lost on average."""
    good = Advice((), (50.0, 40.0), (0.7, 0.3), 1.0)
    bad = Advice((), (49.0, 40.0), (0.4, 0.6), 1.0)
    fine = [Decision(entry, entry, 0, good, good) for entry in range(1, 30)]
    last = Outlook((50.0, 40.0), (0.7, 0.3))
    assert summary(0, [], fine, last, None).play == "sound"
    assert summary(0, [], [*fine, Decision(30, 30, 0, bad, good)], last, None).play == "mixed"


def test_turns_of_a_decision_have_reasons(whole: Record) -> None:
    decisions = analyse(start_of(whole, BEGINNING), LIGHT).to_json()["decisions"]
    reasons = [
        reason
        for made in decisions
        for way in (made["played"], made["best"])
        for reason in way["reasons"]
    ]
    assert reasons and all(reason["key"] in Catalogue("en") for reason in reasons)


def test_an_unfinished_game_has_no_ranks(whole: Record) -> None:
    found = analyse(start_of(whole, 7), LIGHT)
    assert not found.finished
    assert {summary.rank for summary in found.summaries} == {None}


def test_a_record_without_entries_can_be_analysed(whole: Record) -> None:
    found = analyse(start_of(whole, 0), LIGHT)
    assert [moment.entry for moment in found.moments] == [0]
    assert found.turning_points == ()


def test_the_same_record_and_effort_give_the_same_bytes(whole: Record) -> None:
    record = start_of(whole, BEGINNING)
    forms = [json.dumps(analyse(record, LIGHT).to_json()) for _ in range(2)]
    assert forms[0] == forms[1]


def test_a_decision_is_judged_alike_whatever_went_before_it_in_the_analysis(whole: Record) -> None:
    """The analysis keeps no state: a longer record gives the same results for its beginning."""
    short = analyse(start_of(whole, BEGINNING - 6), LIGHT)
    longer = analyse(start_of(whole, BEGINNING), LIGHT)
    assert longer.decisions[: len(short.decisions) - 1] == short.decisions[:-1]


# -- luck -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_luck_is_nothing_on_average_over_what_may_be_drawn(seats: int) -> None:
    judge = Judge(GAME, LIGHT)
    state = position(GAME, seats, seed=3, entries=20)
    rng = Random(1)
    while state.to_act != CHANCE:
        seat = state.to_act
        assert seat is not None
        state.apply(seat, state.random_action(rng))
    for of_swing in ("points", "margins", "chances"):
        totals = [0.0] * seats
        for outcome, weight in state.chance():
            swing = getattr(judge.luck(state, outcome), of_swing)
            totals = [total + weight * by for total, by in zip(totals, swing, strict=True)]
        assert totals == pytest.approx([0.0] * seats, abs=1e-9)


@only_in_full
@pytest.mark.skipif(not IS_COMPILED, reason="whole games take a minute each interpreted")
def test_over_many_games_luck_favours_nobody() -> None:
    games = 20
    found = [analyse(recorded(GAME, 2, seed, bot="greedy"), Effort(1)) for seed in range(games)]
    lucky = [made.summaries[0].luck_points for made in found]
    mean = sum(lucky) / games
    spread = (sum((luck - mean) ** 2 for luck in lucky) / (games - 1)) ** 0.5
    assert abs(mean) < 4 * spread / games**0.5


def test_the_graph_moves_at_a_draw_by_just_what_luck_did(whole: Record) -> None:
    found = analyse(start_of(whole, BEGINNING), LIGHT)
    after = {moment.entry: number for number, moment in enumerate(found.moments)}
    for drawn in found.luck:
        now = found.moments[after[drawn.until]].outlook
        before = found.moments[after[drawn.until] - 1].outlook
        moved = [had - was for had, was in zip(now.chances, before.chances, strict=True)]
        assert moved == pytest.approx(drawn.swing.chances)


# -- decisions --------------------------------------------------------------------------------


def test_a_planted_blunder_is_found_with_the_better_move() -> None:
    game = Play(GAME, 2, seed=5)
    turns = 30 if IS_COMPILED else 7
    for _ in range(turns):
        game.draw()
        game.turn(is_worst=False)
    game.draw()
    blunder = game.turn(is_worst=True)
    found = analyse(game.record(), Effort(60 if IS_COMPILED else 4))
    decision = found.decision_at(blunder)
    assert decision is not None
    assert decision.grade in ("mistake", "blunder") or not IS_COMPILED
    assert decision.best.actions != decision.played.actions
    assert decision.lost_chance == max(made.lost_chance for made in found.decisions)
    assert decision.lost_points > 0
    points = [point for point in found.turning_points if point.kind == "decision"]
    assert points[0].entry == blunder and points[0].seat == decision.seat
    assert found.summaries[decision.seat].worst == blunder


def test_what_was_played_stands_beside_the_best(whole: Record) -> None:
    record = start_of(whole, BEGINNING)
    found = analyse(record, LIGHT)
    spans = {span.entry: span for span in spans_of(list(step_through(record, begin(record))))}
    for decision in found.decisions:
        assert decision.played.actions == spans[decision.entry].actions
        assert decision.seat == spans[decision.entry].seat
        assert 0 <= decision.lost_chance <= 1


def test_forced_moves_are_no_decisions(whole: Record) -> None:
    found = analyse(start_of(whole, BEGINNING), LIGHT)
    state = begin(whole)
    choices = 0
    for step in step_through(start_of(whole, BEGINNING), begin(whole)):
        if step.seat != CHANCE and len(state.legal(step.seat)) > 1:
            choices += 1
        state.apply(step.seat, step.action)
    assert 0 < len(found.decisions) <= choices


# -- progress ---------------------------------------------------------------------------------


def test_progress_is_told_after_every_entry(whole: Record) -> None:
    calls: list[tuple[int, int]] = []
    analyse(start_of(whole, 10), LIGHT, lambda done, of: calls.append((done, of)))
    assert calls == [(entry, 10) for entry in range(1, 11)]


def test_whoever_is_told_can_stop_it(whole: Record) -> None:
    class Enough(Exception):
        pass

    def stop(done: int, of: int) -> None:
        if done == 3:
            raise Enough

    with pytest.raises(Enough):
        analyse(start_of(whole, 10), LIGHT, stop)


def test_a_record_that_is_not_legal_is_refused(whole: Record) -> None:
    with pytest.raises(InvalidRecord) as refused:
        analyse(Record(whole.header, (whole.lines[1], *whole.lines[1:4])), LIGHT)
    assert refused.value.entry == 1
