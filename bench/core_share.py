"""Gives a process and its children a share of one core, by a control group of Linux, as root.

So several server processes can be measured on a machine that also runs their clients: each of them
has a slower core of its own, and something is left for everything else.
"""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

GROUPS = Path("/sys/fs/cgroup")
PERIOD = 10_000  # microseconds; short, so that a process that used its share does not wait long


class CannotLimit(Exception):
    """This machine has no control groups for CPU time, or does not let us make one."""


def limits(share: float) -> dict[str, str]:
    """What to write to which file, with version 1 or 2 of control groups."""
    quota = round(share * PERIOD)
    if (GROUPS / "cpu/cpu.cfs_quota_us").exists():
        return {"cpu.cfs_period_us": str(PERIOD), "cpu.cfs_quota_us": str(quota)}
    return {"cpu.max": f"{quota} {PERIOD}"}


def parent() -> Path:
    return GROUPS / "cpu" if (GROUPS / "cpu/cpu.cfs_quota_us").exists() else GROUPS


@contextmanager
def core_share(pid: int, share: float) -> Iterator[None]:
    """While the block runs, the process and the children that it starts from now on share this part
    of one core.
    """
    group = parent() / f"meeplewright_bench_{pid}"
    try:
        group.mkdir()
        for name, text in limits(share).items():
            (group / name).write_text(text)
        (group / "cgroup.procs").write_text(str(pid))
    except OSError as error:
        with suppress(OSError):
            group.rmdir()
        raise CannotLimit(f"no share of a core for process {pid}: {error}") from error
    try:
        yield
    finally:
        for member in (group / "cgroup.procs").read_text().split():
            with suppress(ProcessLookupError):  # it has ended
                (parent() / "cgroup.procs").write_text(member)
        group.rmdir()
