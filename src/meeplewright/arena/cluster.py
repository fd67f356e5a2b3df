"""Play games on a Ray cluster (extra `cluster`): a running one, or one started here.

RAY_ADDRESS names a running cluster, as usual with Ray. Its machines need the same version of this
package. If a worker or a machine is lost, another one plays the game again.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from meeplewright.arena.plan import Plan, Seating
from meeplewright.arena.workers import MOST_LOSSES, R, Task, cores
from meeplewright.core.extras import require

_STORE = 100_000_000  # bytes for pending results, which are small
_AHEAD = 2  # games assigned per core, so that no worker waits for its next one


def require_ray() -> None:
    """Raise MissingExtra if Ray is not installed."""
    require("cluster", "ray", feature="--workers ray")


def do_on_cluster(task: Task[R], plan: Plan, seatings: Sequence[Seating]) -> Iterator[R]:
    """Results in the order in which games end."""
    with _cluster() as ray:
        lost = (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError)
        do = ray.remote(num_cpus=1, max_retries=MOST_LOSSES)(_do)
        waiting = iter(seatings)
        running: dict[Any, Seating] = {}
        while True:
            room = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            for _, seating in zip(range(room - len(running)), waiting, strict=False):
                running[do.remote(task, plan, seating)] = seating
            if not running:
                return
            done, _ = ray.wait(list(running), num_returns=1)
            seating = running.pop(done[0])
            try:
                result = ray.get(done[0])
            except lost:
                result = task.given_up(seating)
            yield result


def _do(task: Task[R], plan: Plan, seating: Seating) -> R:
    """Sent to the workers by name: they have this package installed."""
    return task(plan, seating)


@contextmanager
def _cluster() -> Iterator[Any]:
    """Ray, connected. A cluster that was started here is shut down afterwards."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send no usage statistics
    import ray
    import ray.exceptions

    if ray.is_initialized():
        yield ray
        return
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    if not os.environ.get("RAY_ADDRESS"):
        quiet |= {"num_cpus": cores(), "include_dashboard": False, "object_store_memory": _STORE}
    ray.init(**quiet)
    try:
        yield ray
    finally:
        ray.shutdown()
