"""The command's fixtures are used here too, where JAX can be loaded."""

from tests.cli.conftest import command, scripted_luck

__all__ = ["command", "scripted_luck"]
