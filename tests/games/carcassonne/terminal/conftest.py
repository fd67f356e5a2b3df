"""The command line is asked here too."""

from tests.cli.conftest import command, finished, finished_text, scripted_luck, unfinished

__all__ = ["command", "finished", "finished_text", "scripted_luck", "unfinished"]
