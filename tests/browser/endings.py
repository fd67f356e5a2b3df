"""The texts of a result, whoever won and by what."""

import re

from tests.words import any_of

_KEYS = (
    *(f"{who}-{how}" for who in ("won", "lost", "named") for how in ("points", "plain")),
    *(f"{who}-{how}" for who in ("won", "lost", "named") for how in ("resignation", "time")),
    *("shared", "named-shared", "aborted"),
)
RESULT = re.compile("|".join(any_of(f"web-end-{key}", margin=(1, 2)).pattern for key in _KEYS))
"""The title of the dialog with the result, in English."""
