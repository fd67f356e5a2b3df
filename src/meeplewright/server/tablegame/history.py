"""A whole log from its beginning: as steps, and as the record of the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from meeplewright.core.endings import REMARK
from meeplewright.core.game import CHANCE, Game
from meeplewright.core.records import Entry, Header, Line, Meta, Record, Result, Seat
from meeplewright.server.errors import Refused
from meeplewright.server.tablegame.clocks import ClockRule
from meeplewright.server.tablegame.entries import LogEntry
from meeplewright.server.tablegame.steps import Step
from meeplewright.server.tablegame.table_game import TableGame


def history(
    game: Game, seats: int, options: Mapping[str, object] | None, entries: Iterable[LogEntry]
) -> Iterator[Step]:
    """What every entry of a log did, from the first one on."""
    table_game = TableGame.begin(game, seats, options, ClockRule())
    for entry in entries:
        yield table_game.apply(entry)


def record(
    game: Game,
    options: Mapping[str, object] | None,
    names: Sequence[str],
    entries: Sequence[LogEntry],
    date: str | None = None,
) -> Record:
    """The record: the entries that count, and remarks on what else happened.

    Times count from the start. A bot is named by its spec. Refused for a game that began from a
    position, because a record needs every entry from the start.
    """
    if "position" in entries[0].body:
        raise Refused.because("record", "table-plan")
    table_game = TableGame.begin(game, len(names), options, ClockRule())
    steps = [table_game.apply(entry) for entry in entries]
    gone = {seq for step in steps for seq in step.dropped}
    counted = [one.seq for one in entries if one.kind in ("chance", "do") and one.seq not in gone]
    lines: list[Line] = []
    for entry in entries:
        t = entry.at - entries[0].at
        if entry.kind == "chance" or entry.kind == "do":
            if entry.seq not in gone:
                lines.append(Entry(CHANCE if entry.seat is None else entry.seat, entry.body, t))
        elif (remark := _remark(entry, counted)) is not None:
            lines.append(Meta(remark, t))
    outcome = table_game.state.outcome()
    if outcome is not None:
        lines.append(Result(outcome.to_json()))
    ending = table_game.ending
    if ending is not None and not ending.is_usual:
        lines.append(Meta({REMARK: ending.to_json()}, entries[-1].at - entries[0].at))
    return Record(_header(game, table_game, names, date), tuple(lines))


def _remark(entry: LogEntry, counted: Sequence[int]) -> dict[str, Any] | None:
    """What a record says about a takeback (to which of its entries), a handover, a return, a
    seat that lost, or a game continued from an entry of another.
    """
    if entry.kind == "takeback":
        kept = sum(seq <= entry.body["to"] for seq in counted)
        return {"takeback": {"seat": entry.seat, "entry": kept}}
    match entry.body["meta"]:
        case "start" if "played" in entry.body:
            return {"played_on": {"entry": entry.body["played"]}}
        case "handover":
            facts = {"seat": entry.seat, "why": entry.body["why"], "bot": entry.body["bot"]}
            return {"handover": facts}
        case "lost":
            facts = {"seat": entry.seat, "by": entry.body["by"], "bot": entry.body["bot"]}
            return {"lost": facts}
        case "return":
            return {"return": {"seat": entry.seat}}
    return None


def _header(game: Game, table_game: TableGame, names: Sequence[str], date: str | None) -> Header:
    seats = tuple(
        Seat(name) if bot is None else Seat(bot, "bot")
        for name, bot in zip(names, table_game.first_drivers, strict=True)
    )
    return Header.of(game, table_game.options, seats, date)
