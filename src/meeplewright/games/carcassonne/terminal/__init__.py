"""Carcassonne at the terminal: the board in characters, questions for a turn, the score sheet."""
