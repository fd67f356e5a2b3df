"""Numbers by lot: many from one, and one below a bound."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np


def lot_of(key: jax.Array) -> jax.Array:
    """32 bits."""
    return jax.random.bits(key, (), jnp.uint32)


def lots(lot: jax.Array, number: int) -> jax.Array:
    """So many numbers of 32 bits from one: a bijection that moves every bit with every bit."""
    value = lot + np.arange(number, dtype=np.uint32) * np.uint32(0x9E3779B9)
    value = (value ^ (value >> 16)) * np.uint32(0x7FEB352D)
    value = (value ^ (value >> 15)) * np.uint32(0x846CA68B)
    return value ^ (value >> 16)


def below(lot: jax.Array, bound: jax.Array) -> jax.Array:
    """A number from 0 up to the bound, which is small: each as likely but for a 2**-25th."""
    return (lot % bound.astype(jnp.uint32)).astype(jnp.int32)
