"""What the benchmarks of all batched engines in JAX share: random keys, rates, sizes."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

import jax

from meeplewright.core.batch import Rate


def device_name() -> str:
    """The device that JAX uses."""
    device = jax.devices()[0]
    return f"{device.device_kind} ({device.platform})"


def usual_games(on_cpu: tuple[int, ...], on_accelerator: tuple[int, ...]) -> tuple[int, ...]:
    """How many games at once are measured on this device."""
    return on_cpu if jax.default_backend() == "cpu" else on_accelerator


class Keys:
    """Keys made in advance, so that nothing waits for one."""

    def __init__(self) -> None:
        self._many = list(jax.random.split(jax.random.key(1), 256))
        self._at = 0

    def next(self) -> jax.Array:
        self._at += 1
        return self._many[self._at % len(self._many)]


def rate_of(call: Callable[[], Any], each: int, seconds: float) -> Rate:
    """Call it for about this long; every call counts as `each`. The calls follow each other as in a
    program, without waiting for each one.
    """
    begun = perf_counter()
    jax.block_until_ready(call())
    first = perf_counter() - begun
    begun = perf_counter()
    jax.block_until_ready(call())
    once = perf_counter() - begun
    calls = max(2, int(seconds / max(once, 1e-6)))
    begun = perf_counter()
    for _ in range(calls - 1):
        call()
    jax.block_until_ready(call())
    took = (perf_counter() - begun) / calls
    return Rate(each / took, max(0.0, first - took))


def bytes_of(tree: Any) -> int:
    """The size of all arrays."""
    return sum(int(leaf.nbytes) for leaf in jax.tree.leaves(tree))
