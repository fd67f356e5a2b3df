"""Every colour of the terminal board. Adjacent tiles differ a little, to show their borders."""

from __future__ import annotations

_FIELD = ("#8fb35a", "#86a952")
_CITY = ("#c98d5c", "#bf8352")
_WATER = ("#6ea6d1", "#659cc7")
_FRESH_FIELD = ("#b9d97e", "#b0d074")  # placed since the person's last turn
_FRESH_CITY = ("#eeb583", "#e4ab78")
_FRESH_WATER = ("#9bc8ea", "#92bfe1")

_INK = {
    "field": "#6f9142",
    "city": "#8f5a30",
    "road": "bold #fffbe6",
    "village": "bold #5b3a1e",
    "cloister": "bold #7a1f3d",
    "pennant": "bold #1f4f8c",
    "river": "#2b5f8c",
    "inn": "bold #8c1f1f",
    "cathedral": "bold #4a1f6b",
    "wine": "bold #6b1238",
    "grain": "bold #4a4a00",
    "cloth": "bold #12386b",
}
_YARD = "#f1e6c8"
_IN_CITIES = ("city", "pennant", "cathedral", "wine", "grain", "cloth")

SEATS = (
    "bold #ffffff on #d63a31",
    "bold #ffffff on #2673c4",
    "bold #2b2419 on #f5c52c",
    "bold #ffffff on #8a4bb0",
    "bold #ffffff on #33313a",
    "bold #16302e on #35b8b1",
)
LABEL = "bold #1b1b1b on #ffe680"
CELL = "#8a8a8a"
AXIS = "dim"
CHOICE = "bold #1b1b1b on #ffffff"


def style_of(kind: str, shade: int, fresh: bool) -> str:
    """The style of a sign; `shade` is 0 or 1, like the squares of a chessboard."""
    if kind == "cloister":
        ground = _YARD
    elif kind == "river":
        ground = (_FRESH_WATER if fresh else _WATER)[shade]
    elif kind in _IN_CITIES:
        ground = (_FRESH_CITY if fresh else _CITY)[shade]
    else:
        ground = (_FRESH_FIELD if fresh else _FIELD)[shade]
    return f"{_INK[kind]} on {ground}"
