"""Cheap random numbers for batched engines in JAX: many from one seed of 32 bits."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np


def seed_of(key: jax.Array) -> jax.Array:
    """32 random bits."""
    return jax.random.bits(key, (), jnp.uint32)


def split_seed(seed: jax.Array, number: int) -> jax.Array:
    """This many seeds from one, by a bijection in which every bit affects every bit."""
    value = seed + np.arange(number, dtype=np.uint32) * np.uint32(0x9E3779B9)
    value = (value ^ (value >> 16)) * np.uint32(0x7FEB352D)
    value = (value ^ (value >> 15)) * np.uint32(0x846CA68B)
    return value ^ (value >> 16)
