"""Other processes and other machines play the same games, and losing one loses no game."""

import os
import subprocess
import sys
from collections.abc import Iterable
from multiprocessing import active_children
from pathlib import Path

import pytest

from meeplewright.arena import Plan, Result
from meeplewright.arena.tasks import PlayTask
from meeplewright.arena.workers import do_here, do_in_processes
from meeplewright.games.carcassonne import Carcassonne
from tests.arena.rigged import Deadly, DeadlyOnce, Endless, Raising, Threads
from tests.conftest import FULL, only_in_full

# As a separate program: Ray leaves things behind in a process, and warns about other packages.
ON_RAY = """
import sys, ray
from pathlib import Path
from meeplewright.arena import Plan
from meeplewright.arena.cluster import do_on_cluster
from meeplewright.arena.tasks import PlayTask
from meeplewright.games.carcassonne import Carcassonne
from tests.arena.rigged import DeadlyOnce

for left in (4, 3, 2, 1, 0):  # on a busy machine Ray gives up its own processes too soon
    try:
        ray.init(
            num_cpus=2,
            include_dashboard=False,
            log_to_driver=False,
            object_store_memory=100_000_000,
        )
        break
    except Exception:
        ray.shutdown()
        if not left:
            raise
plan = Plan.of(Carcassonne(), ["random", "greedy"], deals=2)
lost = do_on_cluster(DeadlyOnce(Path(sys.argv[1])), plan, list(plan.seatings()))
print(sorted((one.seating.deal, one.fault is None) for one in lost))
played = do_on_cluster(PlayTask(), plan, list(plan.seatings())[:2])
print(sorted((one.seating.bots, one.points) for one in played))
"""


def points(results: Iterable[Result]) -> list[tuple[int, tuple[str, ...], tuple[int, ...]]]:
    return sorted((one.seating.deal, one.seating.bots, one.points) for one in results)


def test_processes_play_the_same_games() -> None:
    plan = Plan.of(Carcassonne(), ["random", "greedy"], deals=2)
    seatings = list(plan.seatings())[:3]
    here = points(do_here(PlayTask(), plan, seatings))
    assert points(do_in_processes(PlayTask(), plan, seatings, 2)) == here


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="nothing counts threads here")
def test_bots_compute_in_one_thread(monkeypatch: pytest.MonkeyPatch, plan: Plan) -> None:
    """The other thread of a process waits for the end of its parent."""
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        monkeypatch.delenv(name, raising=False)
    results = do_in_processes(Threads(), plan, list(plan.seatings())[:1], 1)
    assert [one.points[0] for one in results] == [2]


def test_a_lost_process_loses_no_game(tmp_path: Path, plan: Plan) -> None:
    results = list(do_in_processes(DeadlyOnce(tmp_path / "flag"), plan, [*plan.seatings()], 2))
    assert {one.seating for one in results} == {*plan.seatings()} and len(results) == 6
    assert not [one for one in results if one.fault]


@only_in_full
def test_a_game_that_ends_every_process_is_given_up(tmp_path: Path, plan: Plan) -> None:
    results = list(do_in_processes(Deadly(tmp_path / "flag"), plan, [*plan.seatings()], 1))
    assert sorted(one.seating.deal for one in results) == [1, 1, 2, 2, 3, 3]
    assert {one.seating.deal for one in results if one.fault} == {2}


def test_a_lost_process_is_not_held_against_the_games_beside_it(tmp_path: Path, plan: Plan) -> None:
    results = list(do_in_processes(Deadly(tmp_path / "flag"), plan, [*plan.seatings()], 3))
    assert sorted(one.seating.deal for one in results) == [1, 1, 2, 2, 3, 3]
    assert {one.seating.deal for one in results if one.fault} == {2}


def test_what_a_task_raises_is_raised_here(tmp_path: Path, plan: Plan) -> None:
    with pytest.raises(ZeroDivisionError, match="deal") as raised:
        list(do_in_processes(Raising(tmp_path / "flag"), plan, [*plan.seatings()], 2))
    assert "in __call__" in "".join(raised.value.__notes__)
    assert not active_children()


def test_whoever_stops_early_leaves_no_process_behind(tmp_path: Path, plan: Plan) -> None:
    """The second of the two running games would never end."""
    results = do_in_processes(Endless(tmp_path / "flag"), plan, [*plan.seatings()], 2)
    assert next(results).seating.deal == 1
    assert len(active_children()) == 2
    results.close()  # type: ignore[attr-defined]
    assert not active_children()


def test_a_program_that_forgets_its_match_ends_all_the_same() -> None:
    """A game that never ends, and a match that is never stopped."""
    script = """
if __name__ == "__main__":
    from pathlib import Path
    from meeplewright.arena import Plan
    from meeplewright.arena.workers import do_in_processes
    from meeplewright.games.carcassonne import Carcassonne
    from tests.arena.rigged import Endless

    plan = Plan.of(Carcassonne(), ["random", "greedy"], deals=2)
    forgotten = do_in_processes(Endless(Path()), plan, list(plan.seatings()), 3)
    print(next(forgotten).seating.deal, flush=True)
"""
    path = os.pathsep.join([*filter(None, sys.path), str(Path.cwd())])
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert (done.returncode, done.stdout) == (0, "1\n"), done.stderr


@pytest.mark.skipif(not FULL, reason="starting Ray takes long: the long sweeps only")
def test_a_cluster_of_two_workers_survives_the_loss_of_one(tmp_path: Path) -> None:
    plan = Plan.of(Carcassonne(), ["random", "greedy"], deals=2)
    here = do_here(PlayTask(), plan, list(plan.seatings())[:2])
    path = os.pathsep.join([*filter(None, sys.path), str(Path.cwd())])
    environment = {**os.environ, "PYTHONPATH": path, "RAY_USAGE_STATS_ENABLED": "0"}
    environment.pop("RAY_ADDRESS", None)
    done = subprocess.run(
        [sys.executable, "-c", ON_RAY, str(tmp_path / "flag")],
        env=environment,
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert done.returncode == 0, done.stderr
    lost, played = (line for line in done.stdout.splitlines() if line.startswith("[("))
    assert (tmp_path / "flag").exists()
    assert lost == "[(1, True), (1, True), (2, True), (2, True)]"
    assert played == str(sorted((one.seating.bots, one.points) for one in here))
