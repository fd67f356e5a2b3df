"""Cheap random numbers: many from one seed of 32 bits, and choices by weight."""

from __future__ import annotations

from typing import Any

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
