"""Every WebSocket message, as types: what a client can send and what it receives.

The first group is validated when it arrives; the second is only written, and tests compare real
traffic with it. Both are published in the OpenAPI document.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from typing_extensions import TypedDict

from meeplewright.core.endings import EndedBy
from meeplewright.core.forms import ReasonForm
from meeplewright.core.strict_json import LARGEST_EXACT
from meeplewright.server.tablegame import DraftForm, SeatClock, StepForm

Version = Annotated[int, Field(ge=0, le=LARGEST_EXACT)]
DraftedSteps = Annotated[int, Field(ge=0, le=LARGEST_EXACT)]
SeatNumber = Annotated[int, Field(ge=0, le=99)]
Tag = (
    Annotated[str, Field(max_length=64)]
    | Annotated[int, Field(ge=-LARGEST_EXACT, le=LARGEST_EXACT)]
    | None
)

CLOSE_RESTARTING: Final = 1001  # the server is shutting down: reconnect soon
CLOSE_TOO_LARGE: Final = 1009
CLOSE_TRY_LATER: Final = 1013  # storage does not answer: reconnect later
CLOSE_MALFORMED: Final = 4400  # the first message is not a hello
CLOSE_GONE: Final = 4404  # there is no such table (any more)
CLOSE_NO_HELLO: Final = 4408  # no hello in time
CLOSE_RESET: Final = 4409  # the database was restored: reconnect with since=null
CLOSE_TOO_MUCH: Final = 4429
CLOSE_BEHIND: Final = 4430  # read too slowly: reconnect with the last version seen


class _Sent(BaseModel):
    """What a client sends: exactly these fields, with exactly these types."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Hello(_Sent):
    """The first message: the last version seen (null: none), and the seat to look from."""

    type: Literal["hello"]
    since: Version | None = None
    seat: SeatNumber | None = None


class Act(_Sent):
    """Do this for the current seat, decided on this version."""

    type: Literal["act"]
    version: Version
    do: dict[str, Any]
    tag: Tag = None


class Draft(_Sent):
    """Add this step to the current seat's draft of `drafted` steps, decided on this version."""

    type: Literal["draft"]
    version: Version
    drafted: DraftedSteps
    do: dict[str, Any]
    tag: Tag = None


class Undraft(_Sent):
    """Keep only the first `to` steps of the draft; 0 discards it."""

    type: Literal["undraft"]
    version: Version
    to: DraftedSteps
    tag: Tag = None


class Confirm(_Sent):
    """Let the `drafted` steps of the draft enter the log together."""

    type: Literal["confirm"]
    version: Version
    drafted: DraftedSteps
    tag: Tag = None


class Takeback(_Sent):
    """Return to the position after entry `to`, freely or by asking the affected players."""

    type: Literal["takeback"]
    version: Version
    to: Version
    tag: Tag = None


class Answer(_Sent):
    """Answer the requested takeback."""

    type: Literal["answer"]
    agree: bool
    tag: Tag = None


class Say(_Sent):
    """A line of chat."""

    type: Literal["say"]
    text: str
    tag: Tag = None


class Look(_Sent):
    """Look from another of one's own seats, or as a spectator (null)."""

    type: Literal["look"]
    seat: SeatNumber | None = None


class Why(_Sent):
    """Ask why the current seat cannot do this."""

    type: Literal["why"]
    do: dict[str, Any]
    tag: Tag = None


class Visible(_Sent):
    """Whether somebody can see the page. Until it says otherwise, a client is visible."""

    type: Literal["visible"]
    visible: bool


class Ping(_Sent):
    """Check the connection."""

    type: Literal["ping"]


ClientMessage = (
    Hello | Act | Draft | Undraft | Confirm | Takeback | Answer | Say | Look | Why | Visible | Ping
)
CLIENT_MESSAGES: Final = (
    Hello,
    Act,
    Draft,
    Undraft,
    Confirm,
    Takeback,
    Answer,
    Say,
    Look,
    Why,
    Ping,
    Visible,
)
CLIENT: TypeAdapter[ClientMessage] = TypeAdapter(
    Annotated[ClientMessage, Field(discriminator="type")]
)


# -- parts of what a client receives ----------------------------------------------------------


class TableSeatForm(TypedDict):
    """A seat. `owner`: it is yours. `bot` drives it now, if any; `away`: instead of a person.
    `offer`: an open seat that only you or only somebody else can take; its name is theirs, shown to
    them and to the host.
    """

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    owner: bool
    away: bool
    offer: Literal["you", "other"] | None


class TableResultForm(TypedDict):
    """The result in short. `by`: what ended the game; `lost`: the seats that resigned or ran out of
    time. An aborted game has no winners.
    """

    points: list[int]
    winners: list[int]
    by: EndedBy
    lost: list[int]


class StateResultForm(TableResultForm):
    """The result with the reason of every point; without items if the game ended early."""

    items: list[list[dict[str, Any]]]


class TableForm(TypedDict):
    """A table as one person sees it from outside. `host`: it is yours. `plan`: a private copy of a
    position, for thinking ahead. `rated`: its game changes the ratings of its players. `open_chat`:
    spectators can write in the chat.
    """

    id: str
    game: str
    rules: int
    options: dict[str, str | int]
    clock: dict[str, Any]
    aids: list[str]
    visibility: Literal["public", "link"]
    status: Literal["open", "running", "finished"]
    title: str
    seats: list[TableSeatForm]
    host: bool
    version: int
    created_at: int
    updated_at: int
    rematch_of: str | None
    rematch: str | None
    result: TableResultForm | None
    plan: bool
    rated: bool
    open_chat: bool


class YouForm(TypedDict):
    """Who you are here: your own id (null without identity) and your seats."""

    person: str | None
    seats: list[int]


class PresenceForm(TypedDict):
    """The seats whose owners are connected, and the number of other viewers."""

    seats: list[int]
    spectators: int


class ChatLineForm(TypedDict):
    """A line of chat: who said it (a seat, or null for a spectator), under which name, when."""

    id: int
    seat: int | None
    name: str
    text: str
    at: int


class AskedForm(TypedDict):
    """A takeback that waits for consent: who asked, to which entry, and who must still answer."""

    seat: int
    to: int
    only: int | None
    at: int
    waiting: list[int]


class StateForm(TypedDict):
    """The position from one seat, and the steps since the last one sent.

    `clocks` are those of the time `at`; `drivers` has the bot that drives a seat; `free_from` is
    the earliest version to which the seat can take back without asking. With a `draft`, `view`,
    `legal`, `actors` and `to_act` describe the position after its steps; only its seat gets it.
    `may_abort`: a player can end the game without a result, because the first round is not over.
    `waits`: only bots are left, and the game waits until somebody returns to a seat.
    """

    version: int
    seat: int | None
    view: dict[str, Any]
    legal: list[dict[str, Any]]
    actors: list[int]
    to_act: int | None
    drivers: list[str | None]
    draft: DraftForm | None
    free_from: int | None
    asked: AskedForm | None
    may_abort: bool
    waits: bool
    result: StateResultForm | None
    at: int
    clocks: list[SeatClock]
    steps: list[StepForm]


# -- what a client receives -------------------------------------------------------------------


class WelcomeMessage(TypedDict):
    """The answer to hello; a state follows if the game has started."""

    type: Literal["welcome"]
    table: TableForm
    you: YouForm
    seat: int | None
    version: int
    presence: PresenceForm
    chat: list[ChatLineForm]


class StateMessage(StateForm):
    """After hello and look, and after every change."""

    type: Literal["state"]


class AckMessage(TypedDict):
    """Done and safely stored; the table is at this version."""

    type: Literal["ack"]
    tag: str | int | None
    version: int


class RefusedMessage(TypedDict):
    """Not done, for this reason; nothing was changed."""

    type: Literal["refused"]
    tag: str | int | None
    reason: ReasonForm
    version: int | None
    retry_after: NotRequired[int]


class TableMessage(TypedDict):
    """Seats, names or status changed."""

    type: Literal["table"]
    table: TableForm
    you: YouForm


class PresenceMessage(PresenceForm):
    """Somebody came or went."""

    type: Literal["presence"]


class ChatMessage(TypedDict):
    """New lines of chat."""

    type: Literal["chat"]
    lines: list[ChatLineForm]


class WhyMessage(TypedDict):
    """The reason why not; null: it is legal."""

    type: Literal["why"]
    tag: str | int | None
    reason: ReasonForm | None


class PongMessage(TypedDict):
    """The answer to ping."""

    type: Literal["pong"]


class PausedMessage(TypedDict):
    """Storage does not answer: play waits."""

    type: Literal["paused"]
    reason: ReasonForm


class ResumedMessage(TypedDict):
    """Play goes on."""

    type: Literal["resumed"]


class ClosingMessage(TypedDict):
    """The server closes this connection; the reason says whether to reconnect."""

    type: Literal["closing"]
    reason: ReasonForm


SERVER_MESSAGES: Final = (
    WelcomeMessage,
    StateMessage,
    AckMessage,
    RefusedMessage,
    TableMessage,
    PresenceMessage,
    ChatMessage,
    WhyMessage,
    PongMessage,
    PausedMessage,
    ResumedMessage,
    ClosingMessage,
)
ServerMessage = (
    WelcomeMessage
    | StateMessage
    | AckMessage
    | RefusedMessage
    | TableMessage
    | PresenceMessage
    | ChatMessage
    | WhyMessage
    | PongMessage
    | PausedMessage
    | ResumedMessage
    | ClosingMessage
)
