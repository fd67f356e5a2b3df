"""One game of a match: timed, itemised, recorded, and never broken by a bot."""

import shlex
import sys
from pathlib import Path

import pytest

from meeplewright.arena import Plan, Result, play_seating
from meeplewright.arena.play import Timer
from meeplewright.arena.standings import Forfeits, forfeits
from meeplewright.arena.tasks import PlayTask
from meeplewright.arena.workers import do_here
from meeplewright.bots.program import ProgramBot
from meeplewright.bots.program_process import ProgramProcess
from meeplewright.core.errors import InvalidSetup
from meeplewright.core.game import Json
from meeplewright.core.records import Meta
from meeplewright.core.registry import find_game
from meeplewright.games.carcassonne import Carcassonne


def test_points_are_told_by_source() -> None:
    for name in ("carcassonne", "keyflower"):
        plan = Plan.of(find_game(name), ["greedy", "steady"], deals=1)
        played = play_seating(plan, next(plan.seatings()))
        for seat, points in enumerate(played.points):
            assert sum(played.sources[seat].values()) == points


def test_a_result_reads_back_as_it_was_written(plan: Plan) -> None:
    played = play_seating(plan, next(plan.seatings()))
    again = Result.from_json(played.to_json())
    assert again.to_json() == played.to_json()
    assert (again.points, again.winners, again.seating) == (
        played.points,
        played.winners,
        played.seating,
    )


def test_a_bot_that_crashes_is_named_with_the_place() -> None:
    plan = Plan.of(Carcassonne(), ["steady", "crashing"], deals=1)
    fault = play_seating(plan, next(plan.seatings())).fault
    assert fault is not None
    assert (fault.bot, fault.seat, fault.error) == (
        "crashing",
        1,
        "ZeroDivisionError: ten is enough",
    )
    assert fault.entry > 10


def test_a_chain_of_decisions_is_one_turn() -> None:
    timer = Timer(2)
    for seat in (0, 0, 1):
        with timer.running(seat):
            pass
    timer.end_turn()
    with timer.running(1):
        pass
    assert [seat.turns for seat in timer.seats] == [1, 2]
    first = timer.seats[0]
    assert first.longest == first.seconds > 0


def test_every_seat_of_carcassonne_takes_its_share_of_the_tiles(plan: Plan) -> None:
    played = play_seating(plan, next(plan.seatings()))
    assert sorted(one.turns for one in played.thinking) in ([35, 36], [35, 35])


def test_a_forfeited_move_is_counted_and_told() -> None:
    plan = Plan.of(Carcassonne(), ["forfeiting", "steady"], deals=1)
    results = [play_seating(plan, seating) for seating in plan.seatings()]
    late = {"rule": "bot", "key": "late", "arguments": {}}
    assert forfeits(plan, results) == [Forfeits("forfeiting", 2, 2, late)]
    assert forfeits(plan, results[:1]) == [Forfeits("forfeiting", 1, 1, late)]  # half a deal
    assert Result.from_json(results[0].to_json()).complaints == results[0].complaints


def test_simulations_are_counted_by_seat() -> None:
    plan = Plan.of(Carcassonne(), ["uct:2", "steady"], deals=1)
    thinking, still = play_seating(plan, next(plan.seatings())).thinking
    assert thinking.turns < thinking.simulations <= 2 * 2 * thinking.turns
    assert still.simulations == 0


# -- records -------------------------------------------------------------------------------------


def test_the_record_of_a_game_replays_to_its_result(plan: Plan) -> None:
    played = play_seating(plan, next(plan.seatings()), keep_record=True)
    assert played.record is not None and played.record.check().sound
    assert played.record.result is not None
    assert tuple(played.record.result["points"]) == played.points
    assert [seat.name for seat in played.record.header.seats] == list(played.seating.bots)
    assert play_seating(plan, next(plan.seatings())).record is None


def test_a_game_that_a_bot_broke_has_a_record_up_to_there() -> None:
    plan = Plan.of(Carcassonne(), ["steady", "crashing"], deals=1)
    broken = play_seating(plan, next(plan.seatings()), keep_record=True)
    assert broken.record is not None and broken.fault is not None
    assert broken.record.check().sound and broken.record.result is None
    assert len(broken.record.entries) == broken.fault.entry


# -- programs ------------------------------------------------------------------------------------

MISBEHAVING = Path(__file__).parents[1] / "bots" / "misbehaving.py"


def program(*arguments: object, seconds: str = "20s") -> str:
    words = [sys.executable, "-IS", str(MISBEHAVING), *map(str, arguments)]
    return f"program:{seconds}:" + shlex.join(words)


def test_a_record_says_which_moves_were_forfeited() -> None:
    plan = Plan.of(Carcassonne(), [program("crash", 30), "steady"], deals=1)
    played = play_seating(plan, next(plan.seatings()), keep_record=True)
    assert played.record is not None and played.record.check().sound
    remarks = [line for line in played.record.lines if isinstance(line, Meta)]
    assert remarks == [Meta({"forfeit": {"seat": 0}})] * played.forfeits[0]
    assert 1 <= played.forfeits[0] <= 2  # one per crash, and none follows from it


def test_the_rotations_of_a_deal_are_played_by_different_processes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A program that saw a deal from one seat must not see it again from another."""
    greeted: list[tuple[int, int]] = []
    greet = ProgramBot._greet

    def noting(self: ProgramBot, process: ProgramProcess, form: Json) -> ProgramProcess:
        greeted.append((self.seat, process._process.pid))
        return greet(self, process, form)

    monkeypatch.setattr(ProgramBot, "_greet", noting)
    plan = Plan.of(Carcassonne(), [program("1"), "steady"], deals=2)
    assert [played.forfeits for played in do_here(PlayTask(), plan, [*plan.seatings()])] == [
        (0, 0)
    ] * 4
    assert [seat for seat, _ in greeted] == [0, 1, 0, 1]
    pids = [pid for _, pid in greeted]
    assert pids[0] != pids[1] and pids[2] != pids[3] and len({*pids}) == 2


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs Linux")
def test_the_processor_time_of_a_program_is_its_own() -> None:
    """It uses 0.3 seconds at every question from the 38th on."""
    plan = Plan.of(Carcassonne(), [program("burn", 37), "steady"], deals=1, clock="processor")
    (played,) = do_here(PlayTask(), plan, [next(plan.seatings())])
    own, other = played.thinking
    assert played.forfeits == (0, 0)
    assert own.processor is not None and other.processor is not None
    assert own.processor > 0.8 and own.processor > 2 * other.processor
    assert own.longest_processor is not None and own.longest_processor > 0.25


def test_without_processor_times_a_program_is_not_measured_by_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("meeplewright.bots.processor_time._PROCESSES", Path("/no/such/folder"))
    bots = [program("3", 0), "steady"]
    with pytest.raises(InvalidSetup) as refused:
        Plan.of(Carcassonne(), bots, deals=1, clock="processor")
    assert refused.value.reason.key == "arena-no-processor-time"
    Plan.of(Carcassonne(), ["steady"], deals=1, clock="processor")
    timer = Timer(1)
    with timer.running(0, lambda: None):
        pass
    assert timer.seats[0].processor is None and timer.seats[0].seconds > 0
    assert timer.seats[0].to_json()["longest_processor"] is None
