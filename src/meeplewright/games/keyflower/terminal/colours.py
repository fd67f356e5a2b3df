"""Every colour of Keyflower in the terminal. Nothing is shown by colour alone."""

from __future__ import annotations

WORKERS = {
    "blue": "bold #5b9bd5",
    "red": "bold #e05a4f",
    "yellow": "bold #d9b310",
    "green": "bold #5fa843",
}
ROAD = "#c08a4d"
WATER = "#4a90d9"
FIELD = "dim"
CHOICE = "bold #1b1b1b on #ffe680"
MAY = "bold #2f9e44"
QUIET = "dim"
TITLE = "bold"

SEATS = (
    "bold #ffffff on #7a4ea3",
    "bold #ffffff on #5c5348",
    "bold #1b1b1b on #d9d2c3",
    "bold #ffffff on #0f7b7b",
    "bold #1b1b1b on #e08e45",
    "bold #ffffff on #a03a62",
)
"""Not the colours of workers, so that players and worker colours are not confused."""
