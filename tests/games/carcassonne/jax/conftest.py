"""The command line is asked here too, where JAX may be loaded."""

from tests.cli.conftest import command, scripted_luck

__all__ = ["command", "scripted_luck"]
