"""Drafts: steps of a turn that are not in the log, replayed on the position of the log."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meeplewright.core import CHANCE, Game, GameError, State, find_game
from meeplewright.core.game import Json
from meeplewright.server.errors import Refused, TableError
from meeplewright.server.tablegame import Draft, TableGame
from tests.conftest import FULL
from tests.server.tablegame.fair import Fair
from tests.server.tablegame.table import Table

QUICK = settings(max_examples=300 if FULL else 40)
SLOW = settings(max_examples=30 if FULL else 1)


class NoLuck(Random):
    """For what must not draw."""

    def random(self) -> float:
        raise AssertionError("luck was drawn")


class Drafting:
    """A table, and what is stored of each seat's draft."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.stored: dict[int, tuple[int, list[Json]]] = {}

    @property
    def table_game(self) -> TableGame:
        return self.table.table_game

    def draft(self, seat: int) -> Draft | None:
        stored = self.stored.get(seat)
        return None if stored is None else self.table_game.draft(seat, *stored)

    def drafted(self, seat: int) -> int:
        draft = self.draft(seat)
        return 0 if draft is None else len(draft.steps)

    def add(
        self, seat: int, form: object, version: int | None = None, n: int | None = None
    ) -> None:
        on = self.table.version if version is None else version
        count = self.drafted(seat) if n is None else n
        added = self.table_game.plan_draft(seat, on, self.draft(seat), count, form)
        self.stored[seat] = (self.table.version, added.actions)

    def cut(self, seat: int, to: int, version: int | None = None) -> None:
        on = self.table.version if version is None else version
        left = self.table_game.plan_undraft(seat, on, self.draft(seat), to)
        self.stored[seat] = (self.table.version, left)

    def confirm(self, seat: int, n: int | None = None, version: int | None = None) -> None:
        on = self.table.version if version is None else version
        count = self.drafted(seat) if n is None else n
        table, draft = self.table, self.draft(seat)
        planned = self.table_game.plan_confirm(seat, on, draft, count, table.now, table.luck)
        table.commit(planned.entries)

    def choices(self, seat: int) -> list[Json]:
        """What the seat can draft next."""
        draft = self.draft(seat)
        if draft is not None and draft.complete:
            return []
        state = self.table_game.state if draft is None else draft.state
        return [action.to_json() for action in state.legal(seat)]


def carcassonne() -> tuple[Drafting, int]:
    drafting = Drafting(Table("carcassonne", 2))
    return drafting, drafting.table_game.state.actors[0]


def key_of(caught: pytest.ExceptionInfo[Refused]) -> str:
    return caught.value.reason.key


# -- a turn -------------------------------------------------------------------------------------


def test_a_turn_is_drafted_and_enters_the_log_together() -> None:
    drafting, seat = carcassonne()
    before = drafting.table_game.snapshot()
    place = drafting.choices(seat)[0]
    drafting.add(seat, place)
    draft = drafting.draft(seat)
    assert draft is not None and not draft.complete
    assert draft.steps[0].events and draft.state.to_act == seat
    drafting.add(seat, {"follower": None})
    draft = drafting.draft(seat)
    assert draft is not None and draft.complete
    last = draft.to_json()["steps"][1]
    assert (last["do"], last["events"]) == ({"follower": None}, [])
    assert drafting.table_game.snapshot() == before, "a draft changed the game"
    drafting.confirm(seat)
    assert [entry.body for entry in drafting.table.log[-3:-1]] == [place, {"follower": None}]
    assert drafting.table.kinds[-3:] == ["do", "do", "chance"]
    assert drafting.draft(seat) is None


def test_the_events_of_a_draft_are_those_its_seat_may_see() -> None:
    drafting, seat = carcassonne()
    drafting.add(seat, drafting.choices(seat)[0])
    draft = drafting.draft(seat)
    assert draft is not None
    shown = draft.to_json()["steps"][0]["events"]
    assert shown == [event.to_json() for event in draft.steps[0].events if event.seen_by(seat)]


def test_undrafting_returns_to_any_step_and_leaves_no_trace() -> None:
    drafting, seat = carcassonne()
    length = len(drafting.table.log)
    drafting.add(seat, drafting.choices(seat)[0])
    drafting.add(seat, {"follower": None})
    drafting.cut(seat, 1)
    assert drafting.drafted(seat) == 1
    drafting.cut(seat, 0)
    assert drafting.draft(seat) is None
    assert len(drafting.table.log) == length


def test_a_pass_that_ends_a_season_completes_the_draft_whoever_chooses_a_boat_first() -> None:
    """Keyflower: the last to pass may be the first at the boats."""
    for seed in range(6):
        drafting = Drafting(Table("keyflower", 2, seed=seed))
        first = drafting.table_game.state.actors[0]
        drafting.table.act(first, {"pass": True})
        drafting.add(1 - first, {"pass": True})
        draft = drafting.draft(1 - first)
        assert draft is not None and draft.complete


# -- what is refused ----------------------------------------------------------------------------


def test_bad_drafts_are_refused_with_their_reason() -> None:
    drafting, seat = carcassonne()
    place = drafting.choices(seat)[0]
    refused: list[tuple[str, Any]] = [
        ("table-draft-changed", lambda: drafting.add(seat, place, n=1)),
        ("table-draft-empty", lambda: drafting.cut(seat, 0)),
        ("table-draft-empty", lambda: drafting.confirm(seat, 0)),
        ("table-stale", lambda: drafting.add(seat, place, version=1)),
        ("table-stale", lambda: drafting.add(seat, place, version=drafting.table.version + 1)),
    ]
    for key, attempt in refused:
        with pytest.raises(Refused) as caught:
            attempt()
        assert key_of(caught) == key
    with pytest.raises(GameError):
        drafting.add(seat, {"follower": None})
    with pytest.raises(GameError):
        drafting.add(1 - seat, place)
    assert drafting.stored == {}


def test_a_draft_must_be_complete_and_known_to_be_confirmed_and_is_not_extended_after_that() -> (
    None
):
    drafting, seat = carcassonne()
    drafting.add(seat, drafting.choices(seat)[0])
    with pytest.raises(Refused) as caught:
        drafting.confirm(seat)
    assert key_of(caught) == "table-draft-incomplete"
    with pytest.raises(Refused) as caught:
        drafting.cut(seat, 2)
    assert key_of(caught) == "table-draft-changed"
    drafting.add(seat, {"follower": None})
    with pytest.raises(Refused) as caught:
        drafting.confirm(seat, 1)
    assert key_of(caught) == "table-draft-changed"
    with pytest.raises(Refused) as caught:
        drafting.add(seat, {"follower": None})
    assert key_of(caught) == "table-draft-complete"


def test_a_bot_has_no_draft() -> None:
    drafting, seat = carcassonne()
    place = drafting.choices(seat)[0]
    drafting.table.hand_over(seat)
    with pytest.raises(Refused) as caught:
        drafting.add(seat, place)
    assert key_of(caught) == "table-bot-drives"


# -- what ends a draft --------------------------------------------------------------------------


def test_an_act_a_handover_and_a_takeback_end_a_draft() -> None:
    drafting, seat = carcassonne()
    place = drafting.choices(seat)[0]
    drafting.add(seat, place)
    drafting.table.act(seat, drafting.choices(seat) and place)
    assert drafting.draft(seat) is None
    drafting.add(seat, {"follower": None})
    drafting.table.take_back(seat, drafting.table.version - 1)
    assert drafting.draft(seat) is None
    drafting.add(seat, place)
    drafting.table.hand_over(seat)
    drafting.table.come_back(seat)
    assert drafting.draft(seat) is None, "the seat was in other hands"


def test_a_lost_clock_ends_a_draft() -> None:
    table = Table("carcassonne", 2, clock={"kind": "move", "seconds": 30})
    drafting = Drafting(table)
    seat = drafting.table_game.state.actors[0]
    drafting.add(seat, drafting.choices(seat)[0])
    left = table.lefts()[seat]
    table.wait(10)
    assert left is not None and table.lefts()[seat] == left - 10, "a draft stops no clock"
    table.wait(30)
    table.lose(seat, "time")
    assert drafting.draft(seat) is None


def test_a_question_about_a_takeback_leaves_a_draft_alone() -> None:
    table = Table("carcassonne", 2)
    drafting = Drafting(table)
    first = drafting.table_game.state.actors[0]
    table.act_somehow(first)
    table.act(first, {"follower": None})
    drafting.add(1 - first, drafting.choices(1 - first)[0])
    table.take_back(first, 3)
    assert table.waiting() == (1 - first,)
    assert drafting.drafted(1 - first) == 1
    table.answer(1 - first)
    assert drafting.draft(1 - first) is None


# -- several seats at once ----------------------------------------------------------------------


def test_in_a_simultaneous_phase_others_neither_end_nor_change_a_draft() -> None:
    drafting = Drafting(Table(Fair(), 3))
    drafting.add(0, {"say": "a"})
    version = drafting.table.version
    drafting.table.say(1, "b", "done")
    drafting.add(0, {"say": "done"}, version=version)
    draft = drafting.draft(0)
    assert draft is not None and draft.complete and len(draft.steps) == 2
    drafting.table.say(2, "done")
    drafting.confirm(0, version=version)
    assert [entry.body["say"] for entry in drafting.table.log[-2:]] == ["a", "done"]


def test_a_draft_reveals_nothing_to_the_last_seat_of_a_phase() -> None:
    """Fair: the last `done` reveals all stalls, and the same seat acts next."""
    drafting = Drafting(Table(Fair(), 2))
    drafting.table.say(0, "a", "done")
    drafting.add(1, {"say": "b"})
    drafting.add(1, {"say": "done"})
    draft = drafting.draft(1)
    assert draft is not None and draft.complete
    assert draft.to_json()["steps"][1]["events"] == []
    assert draft.state.done != [0, 1]  # type: ignore[attr-defined]


def test_a_step_that_is_no_longer_legal_cuts_the_draft_before_it() -> None:
    drafting, seat = carcassonne()
    place = drafting.choices(seat)[0]
    steps = [place, {"follower": "nonsense"}, {"follower": None}]
    draft = drafting.table_game.draft(seat, drafting.table.version, steps)
    assert draft is not None and draft.actions == [place]


# -- whole games --------------------------------------------------------------------------------


def turn_by_drafts(drafting: Drafting, seat: int, rng: Random) -> list[Json]:
    """Draft a turn with second thoughts, and confirm it. Return its actions."""
    while (choices := drafting.choices(seat)) or rng.random() < 0.2:
        draft = drafting.draft(seat)
        if draft is not None and (not choices or rng.random() < 0.15):
            drafting.cut(seat, rng.randrange(len(draft.steps) + 1))
        elif choices:
            drafting.add(seat, rng.choice(choices))
    draft = drafting.draft(seat)
    assert draft is not None and draft.complete
    actions = draft.actions
    drafting.confirm(seat)
    return actions


def compare_with_acts(game: Game, seats: int, seed: int, turns: int) -> None:
    """Confirmed drafts and single acts give the same log, and drafts never draw luck."""
    rng = Random(seed)
    drafting, acting = Drafting(Table(game, seats, seed=seed)), Table(game, seats, seed=seed)
    luck = drafting.table.luck
    for _ in range(turns):
        if drafting.table_game.status == "finished":
            break
        seat = rng.choice(drafting.table_game.state.actors)
        before = luck.getstate()
        version = drafting.table.version
        log = len(drafting.table.log)
        state = drafting.table_game.state.to_json()
        drafting.add(seat, rng.choice(drafting.choices(seat)))
        assert_nothing_leaks(drafting, seat, rng)
        assert (luck.getstate(), len(drafting.table.log)) == (before, log)
        assert drafting.table_game.state.to_json() == state
        for action in turn_by_drafts(drafting, seat, rng):
            acting.act(seat, action)
        assert drafting.table.version > version
        assert drafting.table.log == acting.log
    assert drafting.table_game.snapshot() == acting.table_game.snapshot()


def assert_nothing_leaks(drafting: Drafting, seat: int, rng: Random) -> None:
    """What a draft shows follows from what its seat knew: it looks the same in any position that
    the seat cannot tell from the real one.
    """
    draft, game = drafting.draft(seat), drafting.table.game
    if draft is None or draft.complete or isinstance(game, Fair):
        return
    other: State = game.determinize(drafting.table_game.state.view(seat), rng)
    for action in draft.actions:
        other.apply(seat, game.action_from_json(action))
    assert other.to_act != CHANCE
    assert other.view(seat).to_json() == draft.state.view(seat).to_json()


@QUICK
@given(seats=st.integers(2, 3), seed=st.integers(0, 2**32))
def test_confirming_is_the_same_as_acting_in_a_small_game(seats: int, seed: int) -> None:
    compare_with_acts(Fair(), seats, seed, 50)


@SLOW
@given(seats=st.integers(2, 3), seed=st.integers(0, 2**32))
@pytest.mark.parametrize("name", ["carcassonne", "keyflower"])
def test_confirming_is_the_same_as_acting(name: str, seats: int, seed: int) -> None:
    compare_with_acts(find_game(name), seats, seed, 500 if FULL else 10)


@QUICK
@given(seed=st.integers(0, 2**32), steps=st.integers(1, 60))
def test_whatever_is_asked_a_refusal_changes_nothing(seed: int, steps: int) -> None:
    """Random calls, right and wrong, against a plain model: the list of drafted steps."""
    rng = Random(seed)
    drafting = Drafting(Table(Fair(), 3, seed=seed))
    for _ in range(steps):
        if drafting.table_game.status == "finished":
            return
        seat = rng.randrange(3)
        model = drafting.draft(seat)
        known = [] if model is None else model.actions
        game = drafting.table_game.snapshot()
        form = {"say": rng.choice(("a", "b", "done", "coin", "die", "go", "no", ""))}
        number = rng.choice((len(known), len(known), rng.randrange(4)))
        kind = rng.choice(("add", "add", "add", "cut", "confirm"))
        try:
            if kind == "add":
                drafting.add(seat, form, n=number)
                expected = [*known, form]
            elif kind == "cut":
                drafting.cut(seat, number)
                expected = known[:number]
            else:
                drafting.confirm(seat, n=number)
                bodies = [entry.body for entry in drafting.table.log if entry.kind == "do"]
                assert bodies[-len(known) :] == known and number == len(known)
                expected = []
        except (TableError, GameError):
            expected = known
            assert drafting.table_game.snapshot() == game
        after = drafting.draft(seat)
        assert ([] if after is None else after.actions) == expected
        if kind != "confirm":
            assert drafting.table_game.snapshot() == game
        restored = TableGame.from_snapshot(
            drafting.table.game, json.loads(json.dumps(drafting.table_game.snapshot()))
        )
        again = restored.draft(seat, *drafting.stored.get(seat, (0, [])))
        assert ([] if again is None else again.to_json()) == (
            [] if after is None else after.to_json()
        )


def test_planning_a_draft_draws_nothing() -> None:
    drafting, seat = carcassonne()
    drafting.table.luck = NoLuck()
    drafting.add(seat, drafting.choices(seat)[0])
    drafting.add(seat, {"follower": None})
    with pytest.raises(AssertionError, match="luck"):
        drafting.confirm(seat)
