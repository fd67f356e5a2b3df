"""The game of one table and its log: pure, without I/O. Plans make entries, `apply` applies them.

Other layers use `TableGame` and the values it takes and returns.
"""

from meeplewright.server.tablegame.applied_log import NeedsFullLog
from meeplewright.server.tablegame.clocks import ClockRule, SeatClock
from meeplewright.server.tablegame.drafts import Draft, DraftForm
from meeplewright.server.tablegame.entries import HandoverReason, Leaving, LogEntry
from meeplewright.server.tablegame.history import history, record
from meeplewright.server.tablegame.steps import Step, StepForm, step_form
from meeplewright.server.tablegame.table_game import Planned, TableGame
from meeplewright.server.tablegame.takeback import PendingTakeback

__all__ = [
    "ClockRule",
    "Draft",
    "DraftForm",
    "HandoverReason",
    "Leaving",
    "LogEntry",
    "NeedsFullLog",
    "PendingTakeback",
    "Planned",
    "SeatClock",
    "Step",
    "StepForm",
    "TableGame",
    "history",
    "record",
    "step_form",
]
