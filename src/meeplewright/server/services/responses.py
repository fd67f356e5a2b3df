"""Response bodies of the services, as types; those of live play are in `live`."""

from __future__ import annotations

from typing import Any, Literal, NotRequired

from typing_extensions import TypedDict

from meeplewright.analysis.forms import AnalysisForm
from meeplewright.core.endings import EndedBy
from meeplewright.core.forms import ReasonForm, TurnReasonForm
from meeplewright.server.live.messages import ChatLineForm, StateForm, TableForm
from meeplewright.server.tablegame.replay import FrameForm
from meeplewright.server.tablegame.steps import StepForm


class MeForm(TypedDict):
    """Who you are. `public`: everybody can see your profile. `token` is only sent once, to the
    program that asked for it.
    """

    person: str
    name: str
    kind: Literal["person", "bot"]
    muted: bool
    webhook: str | None
    public: bool
    created_at: int
    token: NotRequired[str]


class LinkForm(TypedDict):
    """A link that gives this identity to another device: once, until it expires."""

    link: str
    expires_at: int


class OptionForm(TypedDict):
    """A choice made before the game; `seat_counts`: the numbers of seats that a value allows, where
    they are not the game's usual ones."""

    name: str
    values: list[str | int]
    default: str | int
    rule: str
    seat_counts: dict[str, list[int]]


class PresetForm(TypedDict):
    """A named choice of every option, for example what one edition of the rules says."""

    name: str
    options: dict[str, str | int]


class GameForm(TypedDict):
    """A game that can be played here; `lesson`: there is a guided first game of it; `styles`: how
    its bots can play, and `styled_bots`: which of them can; `rated_options`: options with the only
    value that a rated game can have.
    """

    name: str
    rules: int
    seat_counts: list[int]
    options: list[OptionForm]
    presets: list[PresetForm]
    aids: list[str]
    orders: list[str]
    bots: list[str]
    styles: list[str]
    styled_bots: list[str]
    rated_options: dict[str, str | int]
    lesson: bool


class GamesForm(TypedDict):
    """All games; `webhooks`: whether this host calls webhooks when it is somebody's turn."""

    games: list[GameForm]
    webhooks: bool


class LobbyForm(TypedDict):
    """Public tables that wait for players, and those in play."""

    open: list[TableForm]
    running: list[TableForm]


class TablesForm(TypedDict):
    """Tables where you sit or that you host, the latest first."""

    tables: list[TableForm]


class TurnForm(TypedDict):
    """A seat of yours that is to act; `deadline` is when its clock runs out."""

    table: str
    game: str
    title: str
    seat: int
    version: int
    deadline: int | None


class ProgressForm(TypedDict):
    """A running game of yours: the number of its turn, and the seats that can act."""

    table: str
    turn: int
    actors: list[int]


class TurnsForm(TypedDict):
    """Where it is your turn, the most urgent first; and how far all your running games are."""

    turns: list[TurnForm]
    games: list[ProgressForm]


class InviteForm(TypedDict):
    """The invitation to an open seat."""

    seat: int
    invite: str
    link: str


class InvitesForm(TypedDict):
    """Only for the host."""

    invites: list[InviteForm]


class RecentPlayerForm(TypedDict):
    """Somebody you played with: at this table, in this seat, last changed `at`. `online`: they have
    a table open, or were here in the last half minute.
    """

    table: str
    seat: int
    name: str
    at: int
    online: bool


class RecentPlayersForm(TypedDict):
    """People you played with, the latest first."""

    players: list[RecentPlayerForm]


class SeatTakenForm(TypedDict):
    """The seat that is yours now."""

    seat: int
    table: TableForm


class LegalForm(TypedDict):
    """What the seat can do; a move names this version."""

    version: int
    seat: int
    legal: list[dict[str, Any]]


class DoneForm(TypedDict):
    """Done and safely stored; the table is at this version."""

    version: int


class WhyForm(TypedDict):
    """The reason why not; null: it is legal."""

    reason: ReasonForm | None


class HistoryForm(TypedDict):
    """Everything that happened after version `since`, as the seat may see it."""

    version: int
    steps: list[StepForm]


class ChatForm(TypedDict):
    """Lines of chat, the oldest first; `spectators`: whether spectators can write, too."""

    lines: list[ChatLineForm]
    spectators: bool


class ChatSettingForm(TypedDict):
    """Whether spectators can write."""

    spectators: bool


class NoteForm(TypedDict):
    """The person's own note about the table."""

    text: str


class OrdersForm(TypedDict):
    """The seat's standing order, if any, and those that it can give now."""

    order: dict[str, Any] | None
    offers: list[dict[str, Any]]


class AidForm(TypedDict):
    """What an aid says about the position, from the seat's view."""

    version: int
    aid: str
    answer: dict[str, Any]


class AdviceForm(TypedDict):
    """One way to play on: the actions of the turn in order, the expected points and win probability
    of every seat, and the share of the bot's search that went into it. At most three reasons, the
    most important first.
    """

    actions: list[dict[str, Any]]
    points: list[float]
    chances: list[float]
    weight: float
    reasons: list[TurnReasonForm]


class HintForm(TypedDict):
    """What a strong bot would do in the seat at this version, best first, judged by what the seat
    can know; empty if the seat has nothing to decide.
    """

    version: int
    seat: int
    advice: list[AdviceForm]


class ResultForm(TypedDict):
    """The end of a game: the score sheet with the reason of every point, and who sat where. `by`:
    what ended it; `lost`: the seats that resigned or ran out of time.
    """

    table: str
    game: str
    names: list[str]
    points: list[int]
    items: list[list[dict[str, Any]]]
    winners: list[int]
    by: EndedBy
    lost: list[int]


class ReplaySeatForm(TypedDict):
    """Who sat there; a bot has its spec as the name."""

    name: str
    kind: Literal["person", "bot"]


class ReplayFaultForm(TypedDict):
    """Where a record stops being legal, and why; `line` counts the lines of the file from 1."""

    entry: int | None
    line: int | None
    reason: ReasonForm


class EndingForm(TypedDict):
    """How a game at a table ended: by what, which seats had lost before, and who won."""

    by: EndedBy
    lost: list[int]
    winners: list[int]


class ReplayForm(TypedDict):
    """A record, and some of its positions.

    Entry 0 is before the first of `entries`. `result`, if the game is over, is what the rules give.
    `ending`, if the record has it: the game ended early, or seats lost before the end.
    `torn`: the last line was incomplete and is left out. `older_rules`: it was played with an older
    version of the rules. With a `fault` there is no position from its entry on. `aids`: those that
    can be used for any position. `meta` has the remarks after the last entry.
    """

    game: str
    rules: int
    options: dict[str, str | int]
    aids: list[str]
    seats: list[ReplaySeatForm]
    date: str | None
    entries: int
    finished: bool
    result: dict[str, Any] | None
    ending: EndingForm | None
    torn: bool
    older_rules: bool
    fault: ReplayFaultForm | None
    frames: list[FrameForm]
    meta: list[dict[str, Any]]


class ReplayAidForm(TypedDict):
    """What an aid says about the position after an entry, from the view of the requested seat."""

    entry: int
    aid: str
    answer: dict[str, Any]


class AnalysisStateForm(TypedDict):
    """The state of an analysis: `done` of `entries`, and how many are `ahead` in the queue.

    `none`: nobody requested it yet. A failed one has a reason and can be requested again.
    """

    id: str | None
    status: Literal["none", "waiting", "running", "done", "failed"]
    done: int
    entries: int
    ahead: int
    analysis: AnalysisForm | None
    reason: ReasonForm | None


class HealthForm(TypedDict):
    """The process is up, or storage answers."""

    status: Literal["ok"]


class PuzzleForm(TypedDict):
    """A puzzle without its answer: `seat` is to play."""

    id: str
    game: str
    kind: str
    rating: int
    seats: int
    seat: int


class PuzzleListForm(TypedDict):
    """All puzzles; `today` has the ids of those of this `day` (UTC), by game."""

    puzzles: list[PuzzleForm]
    day: str
    today: dict[str, str]


class PuzzleVerdictForm(TypedDict):
    """Whether it is solved. `reached` is the worth of what was played (null: not known, or not
    possible), `best` that of the best answer, `second` that of the next best other one.
    """

    solved: bool
    reached: float | None
    best: float
    second: float


class PuzzlePositionForm(TypedDict):
    """A position of a puzzle, or its task; the verdict if a turn was played."""

    puzzle: PuzzleForm
    options: dict[str, str | int]
    state: StateForm | None
    task: dict[str, Any] | None
    verdict: PuzzleVerdictForm | None


class PuzzleSolutionForm(TypedDict):
    """The turns that solve the puzzle, or the answer to its task."""

    turns: list[list[dict[str, Any]]]
    answer: dict[str, Any] | None
    best: float
    second: float
    figures: dict[str, Any]


class PuzzleWhyForm(TypedDict):
    """Why a step is not legal; null: it is legal."""

    reason: ReasonForm | None


class PuzzleAidForm(TypedDict):
    """What an aid says."""

    aid: str
    answer: dict[str, Any]


class ScoreForm(TypedDict):
    """The score of a position of a real table, as its game writes it."""

    score: dict[str, Any]
