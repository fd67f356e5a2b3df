"""The rows that storage takes and returns, as frozen values; times are milliseconds since 1970."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from meeplewright.analysis.forms import EffortLevel
from meeplewright.core.endings import EndedBy
from meeplewright.server.tablegame.entries import LogEntry
from meeplewright.server.tournaments.model import Format
from meeplewright.server.tournaments.results import Score

PersonKind = Literal["person", "bot"]
TokenKind = Literal["cookie", "api", "link"]
Visibility = Literal["public", "link"]
Status = Literal["open", "running", "finished"]
SeatKind = Literal["person", "bot", "open"]
AnalysisStatus = Literal["waiting", "running", "done", "failed"]


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonRow:
    """Somebody with an identity: a person, or a program that plays through the API."""

    id: str
    name: str
    kind: PersonKind = "person"
    created_at: int
    seen_at: int
    muted: bool = False
    webhook: str | None = None
    public: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenRow:
    """One token: a device's cookie, a program's token, or a link that works once."""

    hash: str
    person_id: str
    kind: TokenKind
    created_at: int
    expires_at: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A table. `version` is the seq of its last log entry, 0 before the start.

    `due_at` is when the earliest clock runs out; `bots_due`: a bot or a standing order has
    something to do now. `rematch_of` and `rematch` are the tables before and after this one.
    `plan`: a private copy for thinking ahead, which is not listed. `rated`: its game changes the
    ratings of its players. `open_chat`: spectators can write although it is not public.
    """

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    clock: dict[str, Any] = field(default_factory=lambda: {"kind": "none"})
    aids: list[str] = field(default_factory=list)
    visibility: Visibility = "link"
    status: Status = "open"
    host_id: str | None = None
    created_at: int
    updated_at: int
    version: int = 0
    due_at: int | None = None
    bots_due: bool = False
    rematch_of: str | None = None
    rematch: str | None = None
    result: dict[str, Any] | None = None
    title: str = ""
    plan: bool = False
    rated: bool = False
    open_chat: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """A seat: its owner (`person_id`), and the bot that drives it now (`bot`), if any.

    An open seat with a `person_id` is offered to that person: nobody else can take it.
    """

    table_id: str
    seat: int
    kind: SeatKind = "open"
    person_id: str | None = None
    bot: str | None = None
    invite: str | None = None
    name: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecentPlayer:
    """Somebody with a seat at a table of another person: the latest such table, and the seat."""

    person_id: str
    name: str
    table_id: str
    seat: int
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatRow:
    """A chat line of a table, counted from 1; without name and text once forgotten."""

    table_id: str
    id: int
    person_id: str | None
    seat: int | None
    name: str
    text: str
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DraftRow:
    """The drafted steps of a seat, decided on this version. `number` counts the changes."""

    table_id: str
    seat: int
    version: int
    steps: list[dict[str, Any]]
    number: int


@dataclass(frozen=True, slots=True)
class TableNews:
    """What storage has of a table after some version: entries, all drafts if some have changed, and
    the number of the last line of chat.
    """

    entries: list[LogEntry]
    drafts: list[DraftRow]
    last_chat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalysisRow:
    """An analysis: `done` of its `entries` so far. The record is kept until it is finished."""

    id: str
    table_id: str | None = None
    status: AnalysisStatus = "waiting"
    asked_at: int
    effort: EffortLevel = "normal"
    entries: int
    done: int = 0
    tries: int = 0
    holder: str | None = None
    until: int | None = None
    record: str | None = None
    body: dict[str, Any] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedRow:
    """One seat of a finished game. `schema.py` says what the columns mean."""

    table_id: str
    seat: int
    person_id: str | None
    bot: str | None
    game: str
    seats: int
    points: int
    place: int | None
    margin: int
    won: bool
    sources: dict[str, int]
    by: EndedBy
    whole: bool
    rated: bool
    mu: float | None = None
    sigma: float | None = None
    moves: int
    accuracy: float | None = None
    started_at: int
    ended_at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingRow:
    """What is known about a person's strength in a game with this number of seats."""

    person_id: str
    game: str
    seats: int
    mu: float
    sigma: float
    games: int
    updated_at: int


@dataclass(frozen=True, slots=True)
class ChangeMarkers:
    """Shows whether something happened at a table: in the log, besides it, in the chat, or in a
    draft.
    """

    version: int
    updated_at: int
    chat: int
    drafts: int = 0


@dataclass(frozen=True, slots=True)
class LoadedTable:
    """Everything needed to play at a table, read at one moment.

    `tail` has the entries after the snapshot, or all of them if there is none. `last_chat` is the
    number of the last line of chat.
    """

    table: TableRow
    seats: list[SeatRow]
    snapshot: tuple[int, dict[str, Any]] | None
    tail: list[LogEntry]
    orders: dict[int, dict[str, Any]]
    drafts: dict[int, DraftRow]
    last_chat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentRow:
    """A tournament. `round` is the one that started last; `version` counts the changes."""

    id: str
    name: str
    organiser_id: str | None
    game: str
    options: dict[str, Any]
    clock: dict[str, Any]
    aids: list[str]
    format: Format
    table_size: int
    rounds: int
    round: int = 0
    status: Status = "open"
    version: int = 0
    created_at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EntrantRow:
    """Somebody who entered a tournament; no person if it was forgotten."""

    tournament_id: str
    number: int
    person_id: str | None
    withdrawn: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PairingRow:
    """A table of a round: the numbers of the players by seat, and how it ended."""

    tournament_id: str
    round: int
    number: int
    table_id: str | None
    players: list[int]
    result: Score | None = None


@dataclass(frozen=True, slots=True)
class LoadedTournament:
    """Everything of a tournament, read at one moment; `names` of people by their id."""

    tournament: TournamentRow
    entrants: list[EntrantRow]
    pairings: list[PairingRow]
    names: dict[str, str]
