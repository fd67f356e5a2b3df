"""The address from which each person was last seen: what bots do for somebody uses its share."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

MOST: Final = 50_000  # people; the one who was seen first is dropped first


class Addresses:
    """The addresses of people, as this process has seen them since it started."""

    def __init__(self) -> None:
        self._of: OrderedDict[str, str] = OrderedDict()

    def saw(self, person_id: str, address: str) -> None:
        """Somebody sent a request from this address."""
        self._of[person_id] = address
        self._of.move_to_end(person_id)
        if len(self._of) > MOST:
            self._of.popitem(last=False)

    def of(self, person_id: str | None) -> str:
        """Empty for everybody who was not seen: together they have one share."""
        return "" if person_id is None else self._of.get(person_id, "")
