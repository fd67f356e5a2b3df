"""The page in a real browser, in front of a real server."""

import os

import pytest

FULL = os.environ.get("MEEPLEWRIGHT_FULL") == "1"

only_in_full = pytest.mark.skipif(not FULL, reason="the daily run only looks around")
"""For tests that take long: `make test-full` runs them."""
