"""Whether this process runs the compiled rules (mypyc) or the Python sources."""

from __future__ import annotations

import sys
from typing import Literal

from meeplewright.core import values

RulesForm = Literal["compiled", "interpreted", "missing", "stale", "pure"]


def is_compiled() -> bool:
    """Whether the rules come from mypyc's binaries."""
    return not str(values.__file__).endswith(".py")


def rules_form() -> RulesForm:
    """`compiled`, or why not. `interpreted`: requested with MEEPLEWRIGHT_MODE. `missing` or
    `stale`: the build of a checkout. `pure`: the installed package is pure Python.
    """
    if is_compiled():
        return "compiled"
    checkout = sys.modules.get("meeplewright_checkout")  # only in the .venv of a checkout
    if checkout is None:
        return "pure"
    found: RulesForm = checkout.finder.state
    return found
