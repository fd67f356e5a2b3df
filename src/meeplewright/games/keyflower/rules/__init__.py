"""The rules of Keyflower: compiled, without texts or pictures."""

# Everything else here is compiled. TypedDicts must stay interpreted.
INTERPRETED = ("aid_forms", "forms")
