"""The records of a match in a folder, one file per game, and its settings beside them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from meeplewright.arena.plan import Plan, Seating
from meeplewright.arena.play import Result
from meeplewright.arena.results import same_settings
from meeplewright.core.errors import InvalidJson, Reason
from meeplewright.core.recordfile import write_whole

SETTINGS = "match.json"


class RecordFolder:
    """`0003-2.mwr` is the second game of deal 3. A folder belongs to one match."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Create the folder, or use one of the same match; otherwise InvalidJson."""
        self.folder = folder
        self._plan = plan
        folder.mkdir(parents=True, exist_ok=True)
        settings = folder / SETTINGS
        if settings.exists():
            same_settings(_read(settings), plan.to_json(), but="deals")
        elif next(folder.glob("*.mwr"), None) is not None:
            raise InvalidJson(Reason(SETTINGS, "arena-other-records"))
        write_whole(settings, json.dumps(plan.to_json(), ensure_ascii=False, indent=1) + "\n")

    def path(self, seating: Seating) -> Path:
        number = self._plan.rotations(seating.deal).index(seating.bots) + 1
        return self.folder / f"{seating.deal:04}-{number}.mwr"

    def add(self, result: Result) -> None:
        """Write the record of a game. A game that is played again replaces its record."""
        assert result.record is not None, "the game was played without a record"
        write_whole(self.path(result.seating), result.record.dumps())

    def missing(self, results: Iterable[Result]) -> int:
        """The number of results without a record: they were played before records were kept."""
        return sum(not self.path(result.seating).exists() for result in results)


def _read(path: Path) -> dict[str, object]:
    try:
        form = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as fault:
        raise InvalidJson(Reason(SETTINGS, "arena-not-results")) from fault
    if not isinstance(form, dict):
        raise InvalidJson(Reason(SETTINGS, "arena-not-results"))
    return form
