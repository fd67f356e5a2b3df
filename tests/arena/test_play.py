"""One game of a match: timed, itemised, and never broken by a bot."""

from meeplewright.arena import Plan, Result, play_seating
from meeplewright.arena.play import Timer
from meeplewright.arena.standings import standings, whole_deals
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
    forfeiting, steady = standings(plan, whole_deals(plan, results))
    assert (forfeiting.forfeits, steady.forfeits) == (2, 0)
    assert forfeiting.complaint == {"rule": "bot", "key": "late", "arguments": {}}
    assert steady.complaint is None
    assert Result.from_json(results[0].to_json()).complaints == results[0].complaints


def test_simulations_are_counted_by_seat() -> None:
    plan = Plan.of(Carcassonne(), ["uct:2", "steady"], deals=1)
    thinking, still = play_seating(plan, next(plan.seatings())).thinking
    assert thinking.turns < thinking.simulations <= 2 * 2 * thinking.turns
    assert still.simulations == 0
