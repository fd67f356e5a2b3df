"""Keyflower at the terminal: auction, villages and screens as tables, a turn as questions."""
