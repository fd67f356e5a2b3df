"""Request bodies: exactly these fields with exactly these types.

Lengths that a host can set are not written here: `x-limit` names the setting, the services check
it, and the OpenAPI document shows it as `maxLength`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Discriminator, Field, Tag

from meeplewright.analysis.forms import EffortLevel
from meeplewright.server.live.messages import DraftedSteps, SeatNumber, Version

Secret = Annotated[str, Field(pattern="^[0-9A-Za-z_-]{20,64}$")]


def _text(limit: str, least: int = 1) -> Any:
    return Field(min_length=least, json_schema_extra={"x-limit": limit})


Name = Annotated[str, _text("name_length")]
Title = Annotated[str, _text("title_length", 0)]
RecordText = Annotated[str, Field(min_length=1)]
EntryNumber = Version
DraftedActions = Annotated[list[dict[str, Any]], Field(max_length=200)]
BotSpec = Annotated[str, Field(min_length=1, max_length=80)]


class RequestBody(BaseModel):
    """A body: no unknown fields, no conversions."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


def _kind(value: Any) -> str | None:
    """Which of several kinds a part is; the marker keeps it out of a field's name."""
    kind = value.get("kind") if isinstance(value, dict) else getattr(value, "kind", None)
    return f"={kind}" if isinstance(kind, str) else None


# -- people -----------------------------------------------------------------------------------


class NewPerson(RequestBody):
    """A guest. With `token` a program gets a token instead of a cookie."""

    name: Name
    kind: Literal["person", "bot"] = "person"
    token: bool = False


class PersonChange(RequestBody):
    """Only given fields change; `webhook` is called when it is this person's turn; `public`: the
    profile is for everybody.
    """

    name: Name | None = None
    public: bool | None = None
    webhook: Annotated[str, _text("webhook_length")] | None = None


class LinkCode(RequestBody):
    """The code of a personal link, the part after `#`."""

    code: Secret


# -- tables -----------------------------------------------------------------------------------


class SeatForMe(RequestBody):
    """The seat is mine. Several can be, around one screen, each with its own name."""

    kind: Literal["me"]
    name: Name | None = None


class SeatOpen(RequestBody):
    """The seat waits for somebody with the invitation, or at a public table for anybody."""

    kind: Literal["open"]


class SeatForBot(RequestBody):
    """A bot plays: its name, its setting after a colon, and its style after a plus sign. The style
    `any` is replaced by a random one, or by none.
    """

    kind: Literal["bot"]
    bot: BotSpec


SeatRequest = Annotated[
    Annotated[SeatForMe, Tag("=me")]
    | Annotated[SeatOpen, Tag("=open")]
    | Annotated[SeatForBot, Tag("=bot")],
    Discriminator(_kind),
]


class NoClock(RequestBody):
    """No clock."""

    kind: Literal["none"]


class MoveClock(RequestBody):
    """This many seconds per turn."""

    kind: Literal["move"]
    seconds: Annotated[int, Field(ge=5, le=86_400)]


class GameClock(RequestBody):
    """This many seconds for the whole game, and an increment after each turn."""

    kind: Literal["game"]
    seconds: Annotated[int, Field(ge=10, le=86_400)]
    increment: Annotated[int, Field(ge=0, le=3_600)] = 0


class DaysClock(RequestBody):
    """This many days per turn."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=30)]


ClockRequest = Annotated[
    Annotated[NoClock, Tag("=none")]
    | Annotated[MoveClock, Tag("=move")]
    | Annotated[GameClock, Tag("=game")]
    | Annotated[DaysClock, Tag("=days")],
    Discriminator(_kind),
]


class TableRequest(RequestBody):
    """The fields of every new table."""

    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=12)]
    clock: ClockRequest = NoClock(kind="none")
    aids: Annotated[list[Annotated[str, Field(max_length=60)]], Field(max_length=40)] = []
    visibility: Literal["public", "link"] = "link"
    title: Title = ""


class NewTable(TableRequest):
    """A table: it starts as soon as no seat is open. A `rated` one needs a clock, has no hints, and
    only bots whose strength was measured.
    """

    game: Annotated[str, Field(min_length=1, max_length=60)]
    options: dict[str, str | int] = {}
    rated: bool = False


class EntryOfTable(RequestBody):
    """The position of a finished game on this server after this entry; 0 is before all entries."""

    table: Annotated[str, Field(pattern="^[0-9A-Za-z]{22}$")]
    entry: EntryNumber


class EntryOfRecord(RequestBody):
    """A position of a record: the text of its file, and the entry after which it continues."""

    record: RecordText
    entry: EntryNumber


def _source(value: Any) -> str:
    found = value if isinstance(value, dict) else getattr(value, "__dict__", {})
    return "=record" if "record" in found else "=table"


class PlayedOnTable(TableRequest):
    """A table whose game continues from a position of another one, with as many seats. It has the
    game and the options of that one.
    """

    goes_on_from: Annotated[
        Annotated[EntryOfTable, Tag("=table")] | Annotated[EntryOfRecord, Tag("=record")],
        Discriminator(_source),
        Field(alias="from"),
    ]


class LessonTable(RequestBody):
    """A table for a chapter (null: the first) of a guided game, against a bot."""

    lesson: Annotated[str, Field(min_length=1, max_length=60)]
    chapter: Annotated[str, Field(min_length=1, max_length=60)] | None = None


def _which(value: Any) -> str:
    found = value if isinstance(value, dict) else getattr(value, "__dict__", {})
    if "lesson" in found:
        return "=lesson"
    return "=played-on" if "from" in found or "goes_on_from" in found else "=new"


AnyTable = Annotated[
    Annotated[NewTable, Tag("=new")]
    | Annotated[PlayedOnTable, Tag("=played-on")]
    | Annotated[LessonTable, Tag("=lesson")],
    Discriminator(_which),
]


class ReplayRequest(RequestBody):
    """Positions of a record (the text of its file) after entries `first` to `last`, at most 60; 0
    is before all entries. `seat`: whose view, null for a spectator's. Without `views` up to 2000.
    """

    record: RecordText
    first: EntryNumber = 0
    last: EntryNumber | None = None
    seat: SeatNumber | None = None
    views: bool = True


class ReplayAidRequest(RequestBody):
    """An aid for a position of a record; `seat`: whose view, null for a spectator's."""

    record: RecordText
    aid: str
    entry: EntryNumber
    seat: SeatNumber | None = None


class AnalysisRequest(RequestBody):
    """A record to analyse, and the effort for each decision."""

    record: RecordText
    effort: EffortLevel = "normal"


class ScoreRequest(RequestBody):
    """A position of a game that is played with real pieces."""

    position: dict[str, Any]


class PuzzlePlayRequest(RequestBody):
    """The steps of a turn so far; `confirm`: it is complete, judge it."""

    actions: DraftedActions = []
    confirm: bool = False


class PuzzleWhyRequest(RequestBody):
    """A step after these steps."""

    actions: DraftedActions = []
    action: dict[str, Any]


class PuzzleAidRequest(RequestBody):
    """An aid about the position after these steps."""

    actions: DraftedActions = []
    aid: Annotated[str, Field(max_length=40)]


class PuzzleAnswerRequest(RequestBody):
    """The answer to a task, in the form of its game."""

    answer: dict[str, Any]


class SeatClaim(RequestBody):
    """By invitation; or by number, at a public table. `name`: the name of the seat, if not mine."""

    invite: Secret | None = None
    seat: SeatNumber | None = None
    name: Name | None = None


class SharedSeat(RequestBody):
    """Somebody I played with: the table, and their seat there."""

    table: Annotated[str, Field(pattern="^[0-9A-Za-z]{22}$")]
    seat: SeatNumber


class QrRequest(RequestBody):
    """A link to a table, a replay or my other device, of this server."""

    link: Annotated[str, Field(min_length=1, max_length=300)]


class BotRequest(RequestBody):
    """The bot that takes the seat (step `bot`), as for a new table; if omitted, the usual
    substitute.
    """

    bot: BotSpec | None = None


# -- play -------------------------------------------------------------------------------------


class ActRequest(RequestBody):
    """Do this for the seat, decided on this version."""

    seat: SeatNumber
    version: Version
    do: dict[str, Any]


class DraftRequest(RequestBody):
    """Add this step to the seat's draft of `drafted` steps, decided on this version."""

    seat: SeatNumber
    version: Version
    drafted: DraftedSteps
    do: dict[str, Any]


class UndraftRequest(RequestBody):
    """Keep only the first `to` steps of the draft; 0 discards it."""

    seat: SeatNumber
    version: Version
    to: DraftedSteps


class ConfirmRequest(RequestBody):
    """Let the `drafted` steps of the draft enter the log together."""

    seat: SeatNumber
    version: Version
    drafted: DraftedSteps


class WhyRequest(RequestBody):
    """Ask why the seat cannot do this now."""

    seat: SeatNumber
    do: dict[str, Any]


class TakebackRequest(RequestBody):
    """Return to the position after entry `to`, freely or by asking the affected players."""

    seat: SeatNumber
    version: Version
    to: Version


class AnswerRequest(RequestBody):
    """Answer the requested takeback."""

    seat: SeatNumber
    agree: bool


class SayRequest(RequestBody):
    """A line of chat."""

    text: Annotated[str, _text("chat_length")]


class ChatSettingRequest(RequestBody):
    """Whether spectators can write."""

    spectators: bool


class NoteRequest(RequestBody):
    """The person's own note about the table, shown to nobody else."""

    text: Annotated[str, _text("note_length", 0)]


class OrderRequest(RequestBody):
    """A standing order, carried out by the server and shown to nobody."""

    seat: SeatNumber
    order: dict[str, Any]
