"""Values: small immutable objects that compare, hash, print and pickle by their parts.

Actions, events, items and views are values. Each game defines its own.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr


# A value refers only to older objects, so it is never part of a reference cycle.
@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Value:
    """Equal if class and parts are equal; immutable."""

    def parts(self) -> tuple[Any, ...]:
        """The constructor's arguments, in order."""
        return ()

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return (
            type(self) is type(other)
            and isinstance(other, Value)
            and (self.parts() == other.parts())
        )

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(part) for part in self.parts()])})"

    # Without this, a worker process that returns a compiled value would hang forever.
    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), self.parts())
