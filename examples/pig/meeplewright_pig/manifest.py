"""The parts of Pig that the rest of the system can use."""

from meeplewright.core import Manifest

_HERE = "meeplewright_pig"

MANIFEST = Manifest(
    game=f"{_HERE}:Pig",
    rule_prefix="PG",
    levels={"novice": "random"},
    drawer=f"{_HERE}.drawing:draw",
    text=f"{_HERE}.text:write",
    terminal=f"{_HERE}.terminal:PigUI",
    words=f"{_HERE}:locales",
)
