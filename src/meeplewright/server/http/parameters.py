"""Path and query parameters that several routes share, and the base of links."""

from __future__ import annotations

import re
from typing import Annotated, Final

from fastapi import Path, Query, Request

from meeplewright.server.settings import Settings

TABLE_ID: Final = re.compile("^[0-9A-Za-z]{22}$")
TableId = Annotated[str, Path(pattern=TABLE_ID.pattern, description="The table's id.")]
AnalysisId = Annotated[str, Path(pattern="^[0-9a-f]{64}$", description="The analysis's id.")]
SeatPath = Annotated[int, Path(ge=0, le=99, description="The seat, counted from 0.")]
SeatAsked = Annotated[int, Query(ge=0, le=99, description="One's own seat, counted from 0.")]
SeatLooked = Annotated[
    int | None, Query(ge=0, le=99, description="Look from this seat of one's own.")
]
SeatSeen = Annotated[
    int | None, Query(ge=0, le=99, description="Whose view; left out, a spectator's.")
]
FirstEntry = Annotated[
    int, Query(ge=0, le=2**53 - 1, description="The first entry; 0: before all.")
]
LastEntry = Annotated[
    int | None,
    Query(ge=0, le=2**53 - 1, description="The last entry; left out: as many as come at once."),
]
EntryAsked = Annotated[
    int, Query(ge=0, le=2**53 - 1, description="After which entry; 0: before all.")
]
Views = Annotated[bool, Query(description="False: an outline, frames without views.")]
Since = Annotated[int, Query(ge=0, le=2**53 - 1, description="What came after this one.")]


def base_url_of(request: Request) -> str:
    """The base address of every link: as set by the host, else as in this request."""
    settings: Settings = request.app.state.settings
    return settings.base_url or f"{request.url.scheme}://{request.url.netloc}"
