"""The rules of Carcassonne: compiled, without texts or pictures."""

# Everything else here is compiled. TypedDicts must stay interpreted; planes are made with numpy.
INTERPRETED = ("aid_forms", "forms", "planes")
