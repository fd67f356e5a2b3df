"""PettingZoo's own tests, without what PettingZoo says to itself about its old modules."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

__all__ = ["api_test", "render_test", "seed_test"]
