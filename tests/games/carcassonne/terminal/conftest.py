"""The command's fixtures are used here too."""

from tests.cli.conftest import command, finished, finished_text, scripted_luck, unfinished

__all__ = ["command", "finished", "finished_text", "scripted_luck", "unfinished"]
