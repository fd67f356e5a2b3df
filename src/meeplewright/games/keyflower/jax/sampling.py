"""Random choices: below a bound, by weight, in random order."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np


def below(word: jax.Array, bound: Any) -> jax.Array:
    """A number from 0 up to the bound, which is small: uniform up to an error of 2**-24."""
    return (word % jnp.maximum(bound, 1).astype(jnp.uint32)).astype(jnp.int32)


def weighed(weights: jax.Array, word: jax.Array) -> jax.Array:
    """An index, as likely as its weight. The weights are whole numbers."""
    ends = jnp.cumsum(weights)
    return (ends <= below(word, ends[-1])).sum()


def ranks(words: jax.Array, is_in: jax.Array) -> jax.Array:
    """A random order: by element its place among those that are in, from 0 on.

    The element with the smallest word is the first; the others come after all that are in.
    """
    number = np.arange(len(words))
    earlier = words[None, :] < words[:, None]
    tied = (words[None, :] == words[:, None]) & (number[None, :] < number[:, None])
    place = ((earlier | tied) & is_in[None, :]).sum(1)
    return jnp.where(is_in, place, len(words))
