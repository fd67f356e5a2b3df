"""PettingZoo's own tests, without PettingZoo's warnings about its own old modules."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

__all__ = ["api_test", "render_test", "seed_test"]
