"""Which form of the rules runs in this process: mypyc's binaries or the Python sources."""

from __future__ import annotations

import sys
from typing import Literal

from meeplewright.core import values

RulesForm = Literal["compiled", "interpreted", "missing", "stale", "pure"]


def is_compiled() -> bool:
    """Whether the rules come from mypyc's binaries."""
    return not str(values.__file__).endswith(".py")


def rules_form() -> RulesForm:
    """`compiled`, or why not: `interpreted` was asked for with MEEPLEWRIGHT_MODE; in a checkout the
    build is `missing` or `stale`; an installed package is `pure` Python.
    """
    if is_compiled():
        return "compiled"
    checkout = sys.modules.get("meeplewright_checkout")  # only the .venv of a checkout has it
    if checkout is None:
        return "pure"
    found: RulesForm = checkout.finder.state
    return found
