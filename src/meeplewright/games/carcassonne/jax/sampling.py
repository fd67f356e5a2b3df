"""A random number below a bound."""

from __future__ import annotations

import jax
import jax.numpy as jnp


def below(seed: jax.Array, bound: jax.Array) -> jax.Array:
    """A number from 0 up to the bound, which is small: uniform up to an error of 2**-25."""
    return (seed % bound.astype(jnp.uint32)).astype(jnp.int32)
