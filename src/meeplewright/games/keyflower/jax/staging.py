"""Change the games of a batch until all are done, without waiting long for the last ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import jax
import jax.numpy as jnp
from jax import lax

Batch = TypeVar("Batch")

SHARE: Final = 8
"""When no more than one in so many games is left, they go on by themselves."""
MANY: Final = 1 << 14
"""With fewer games, all wait for the last one."""


def until_done(
    batch: Batch,
    is_on: Callable[[Batch], jax.Array],
    change: Callable[[Batch, jax.Array], Batch],
    first: Any = 0,
) -> Batch:
    """`is_on` says which games are not done. `change` gets the number of the step, from `first` on,
    and does not change games that are done.
    """
    games = len(jax.tree.leaves(batch)[0])
    few = games // SHARE if games >= MANY else 0

    def body(now: tuple[jax.Array, Batch]) -> tuple[jax.Array, Batch]:
        return now[0] + 1, change(now[1], now[0])

    def goes_on(now: tuple[jax.Array, Batch]) -> jax.Array:
        return is_on(now[1]).sum() > few

    count, batch = lax.while_loop(goes_on, body, (jnp.asarray(first, jnp.int32), batch))
    if few == 0:
        return batch
    which = jnp.nonzero(is_on(batch), size=few, fill_value=games)[0]
    left = jax.tree.map(lambda array: array.at[which].get(mode="clip"), batch)
    done = until_done(left, is_on, change, count)
    after: Batch = jax.tree.map(
        lambda array, new: array.at[which].set(new, mode="drop"), batch, done
    )
    return after
