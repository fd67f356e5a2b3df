"""Games of other programs that play Carcassonne, read into records."""
