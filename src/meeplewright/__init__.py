"""Carcassonne and Keyflower by exact rules. The version lives here and nowhere else."""

__version__ = "0.1.0"
