"""Import of games from other programs that play Carcassonne."""
