"""Keyflower at the terminal: auction, villages and screens as tables, questions for a turn."""
