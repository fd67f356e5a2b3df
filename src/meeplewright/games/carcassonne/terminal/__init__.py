"""Carcassonne at the terminal: its board in characters, its turn as questions, its score sheet."""
