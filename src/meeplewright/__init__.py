"""Board games by exact rules. The version is here and nowhere else."""

__version__ = "0.1.0"
