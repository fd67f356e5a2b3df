"""The page in a real browser, in front of a real server."""

from tests.conftest import FULL, only_in_full

__all__ = ["FULL", "only_in_full"]
