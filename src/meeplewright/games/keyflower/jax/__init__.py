"""Keyflower on accelerators: thousands of games at once in JAX."""

from meeplewright.core.extras import require

require("batch", "jax")
