"""Bots compute in one thread: several of them share a machine, and a budget counts one thread."""

from __future__ import annotations

import os

_SETTINGS = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS")


def use_one_thread() -> None:
    """Call this in a process of bots before numpy is imported. Settings of the user stay."""
    for name in _SETTINGS:
        os.environ.setdefault(name, "1")
