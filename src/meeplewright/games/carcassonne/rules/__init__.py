"""The rules of Carcassonne: compiled, without texts or pictures."""

# Everything else here is compiled. TypedDicts must stay interpreted; numpy is optional.
INTERPRETED = ("aid_forms", "forms", "planes")
