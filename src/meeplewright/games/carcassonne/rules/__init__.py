"""The rules of Carcassonne: compiled, and without words or pictures."""

# Everything else here is compiled. TypedDicts must stay interpreted, and numpy is not always here.
INTERPRETED = ("aid_forms", "forms", "planes")
