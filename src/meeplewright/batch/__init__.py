"""Carcassonne on accelerators: thousands of games at once in JAX."""
