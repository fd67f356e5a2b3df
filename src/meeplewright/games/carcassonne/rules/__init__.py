"""The rules of Carcassonne: compiled, and without words or pictures."""
