"""Analyses of finished games and of records: request one, follow its progress, read it.

The analysed record contains no names, so an analysis only mentions seats, and everybody with the
same game shares it.
"""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from typing import cast

from meeplewright.analysis.forms import EffortLevel
from meeplewright.core.errors import Reason
from meeplewright.core.forms import ReasonForm
from meeplewright.core.records import Header, Record, Seat
from meeplewright.server.errors import NotFound, Refused
from meeplewright.server.services.context import AppContext
from meeplewright.server.services.replays import replay_of_table, replay_of_text
from meeplewright.server.services.responses import AnalysisStateForm
from meeplewright.server.services.tables import finished
from meeplewright.server.storage.rows import AnalysisRow
from meeplewright.server.tablegame.replay import Replay

NEVER_ASKED: AnalysisStateForm = {
    "id": None,
    "status": "none",
    "done": 0,
    "entries": 0,
    "ahead": 0,
    "analysis": None,
    "reason": None,
}


async def of_table(context: AppContext, table_id: str) -> AnalysisStateForm:
    """The state of a finished game's analysis; `none` if nobody requested it."""
    await finished(context, table_id, "table-record-early")
    row = await context.store.analyses.of_table(table_id)
    return NEVER_ASKED if row is None else await _form(context, row)


async def by_id(context: AppContext, analysis_id: str) -> AnalysisStateForm:
    """The state of a requested analysis."""
    row = await context.store.analyses.get(analysis_id)
    if row is None:
        raise NotFound.because("analysis", "table-no-analysis")
    return await _form(context, row)


async def stop(context: AppContext, analysis_id: str, whom: str) -> AnalysisStateForm:
    """Cancel an unfinished analysis, unless somebody else wants it; a finished one stays."""
    is_unwanted = context.analysis_queue.withdraw(analysis_id, whom)
    if is_unwanted and await context.store.analyses.cancel(analysis_id):
        return NEVER_ASKED
    return await by_id(context, analysis_id)


async def ask_of_table(
    context: AppContext, table_id: str, effort: EffortLevel, whom: str
) -> AnalysisStateForm:
    """Request the analysis of a finished game; later requests share it."""
    row, seats = await finished(context, table_id, "table-record-early")
    replay = await replay_of_table(context, row, seats, whom)
    return await _ask(context, replay, table_id, effort, whom)


async def ask_of_record(
    context: AppContext, text: str, effort: EffortLevel, whom: str
) -> AnalysisStateForm:
    """Request the analysis of a record; InvalidRecord if it is not legal."""
    return await _ask(context, await replay_of_text(context, text, whom), None, effort, whom)


async def _ask(
    context: AppContext, replay: Replay, table_id: str | None, effort: EffortLevel, whom: str
) -> AnalysisStateForm:
    if replay.fault is not None:
        raise replay.fault
    if not replay.record.entries:
        raise Refused.because("record", "table-analysis-empty")
    text = nameless(replay.record).dumps()
    digest = sha256(f"{effort} {text}".encode()).hexdigest()
    row = AnalysisRow(
        id=digest,
        table_id=table_id,
        asked_at=context.clock.now(),
        effort=effort,
        entries=len(replay.record.entries),
        record=text,
    )
    kept = await context.analysis_queue.request(row, whom)
    context.analysis_runner.wake()
    return await _form(context, kept)


def nameless(record: Record) -> Record:
    """The moves only: no names, dates, times or remarks."""
    header = record.header
    seats = tuple(Seat("", seat.kind) for seat in header.seats)
    entries = tuple(replace(entry, t=None) for entry in record.entries)
    return Record(Header(header.game, header.rules, header.options, seats), entries)


async def _form(context: AppContext, row: AnalysisRow) -> AnalysisStateForm:
    waits = row.status == "waiting"
    failed = Reason("analysis", "table-analysis-failed") if row.status == "failed" else None
    return {
        "id": row.id,
        "status": row.status,
        "done": row.done,
        "entries": row.entries,
        "ahead": await context.store.analyses.count_ahead(row.asked_at) if waits else 0,
        "analysis": row.body,  # type: ignore[typeddict-item]  # as it was written
        "reason": None if failed is None else cast(ReasonForm, failed.to_json()),
    }
