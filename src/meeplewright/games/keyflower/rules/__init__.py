"""The rules of Keyflower: compiled, and without words or pictures."""

# Everything else here is compiled. TypedDicts must stay interpreted.
INTERPRETED = ("aid_forms", "forms")
