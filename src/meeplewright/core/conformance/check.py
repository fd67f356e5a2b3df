"""Plays random games and checks every promise, from the static facts to the end of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import TypeVar

from meeplewright.core.conformance import (
    aids,
    bad_input,
    chance,
    copies,
    encodings,
    legality,
    records,
    secrets,
    setup_and_outcome,
)
from meeplewright.core.conformance.frequencies import Frequencies
from meeplewright.core.conformance.position import Played, Pool, Position, Step, some, steps
from meeplewright.core.conformance.records import Finished
from meeplewright.core.conformance.report import Broken, Location, NotConformant, Report
from meeplewright.core.conformance.setup_and_outcome import all_seat_setups
from meeplewright.core.game import CHANCE, Game, Json, State

Subject = TypeVar("Subject")
Answer = TypeVar("Answer")

# Promises are checked in this order, so that the first broken one is the cause.
OF_THE_GAME: tuple[Callable[[Game], None], ...] = (
    setup_and_outcome.facts_are_stated,
    setup_and_outcome.wrong_setups_are_refused,
    aids.aids_and_orders_are_named,
    encodings.the_numbering_is_stated,
)
AT_EVERY_ENTRY: tuple[Callable[[Position], None], ...] = (
    setup_and_outcome.the_table_is_as_asked,
    legality.somebody_is_to_act,
    legality.only_actors_may_act,
    chance.luck_is_listed_when_it_decides,
    setup_and_outcome.the_outcome_waits_for_the_end,
)
OF_EVERY_STEP: tuple[Callable[[Played], None], ...] = (
    legality.entries_are_counted,
    legality.applying_gives_events,
    copies.events_travel,
)
LOOKED_AT_CLOSELY: tuple[Callable[[Position], None], ...] = (
    copies.copies_put_aside_stay_as_they_were,
    legality.asking_changes_nothing,
    copies.states_travel,
    copies.copies_are_independent,
    legality.other_seats_are_refused,
    legality.views_count_entries,
    copies.views_travel,
    copies.views_stay_as_they_were,
    copies.actions_travel,
    legality.legality_is_stable,
    legality.legal_lists_are_the_callers_own,
    copies.copies_play_on_alike,
    legality.no_action_is_listed_twice,
    legality.why_not_agrees_with_legal,
    legality.listed_actions_are_canonical,
    legality.equivalent_actions_have_one_form,
    legality.every_way_on_can_be_taken,
    legality.no_two_actions_mean_the_same,
    chance.luck_keeps_to_the_weights,
    chance.random_actions_are_uniform,
    chance.playouts_are_random_play,
    secrets.determinize_keeps_the_view,
    secrets.determinize_gives_sound_states,
    secrets.legality_tells_no_secret,
    secrets.events_tell_no_secret,
    secrets.views_show_no_secret,
    secrets.events_seen_whole_tell_the_entry,
    secrets.a_game_without_secrets_hides_nothing,
    setup_and_outcome.points_are_known_at_any_time,
    setup_and_outcome.points_are_sums_of_items,
    setup_and_outcome.somebody_wins,
    setup_and_outcome.the_outcome_travels,
    bad_input.nonsense_is_refused,
    bad_input.damaged_forms_are_read_or_refused,
    aids.aids_tell_what_the_view_holds,
    aids.other_aids_are_refused,
    aids.orders_travel,
    aids.other_orders_are_refused,
    aids.orders_make_legal_steps,
    encodings.ids_are_one_to_one_with_legal_actions,
    encodings.other_ids_are_refused,
    encodings.outcomes_of_luck_are_numbered,
    encodings.rows_keep_to_their_bounds,
    encodings.many_games_are_written_like_one,
    encodings.rows_and_ids_tell_no_secret,
)
OF_EVERY_RECORD: tuple[Callable[[Finished], None], ...] = (
    records.records_replay,
    records.records_are_sound,
    encodings.games_end_within_their_bounds,
)


def check_game(
    game: Game,
    *,
    games: int = 10,
    seed: int = 0,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    positions: int = 6,
    longest: int = 10_000,
) -> Report:
    """Raise NotConformant, which names the promise and the place, unless the game keeps all.

    For every seat count (or `seats`) it plays at least `games` random games, and more if needed to
    use every value of every option that is not in `options`. Every position is checked briefly; the
    first, the last and `positions` others of each game thoroughly. No game is longer than `longest`
    entries. The same arguments check the same games.
    """
    check = _Check(game, positions, longest)
    for of_the_game in OF_THE_GAME:
        check.hold(of_the_game, game)
    for count in _seat_counts(game) if seats is None else (seats,):
        for number, chosen in enumerate(_setups(game, games, options or {}, seed)):
            if count in game.seat_counts_for(chosen):
                check.one_game(count, chosen, seed + number)
    check.where = None
    check.hold(chance.luck_is_right_over_all_games, check.tally)
    return check.report


def _seat_counts(game: Game) -> list[int]:
    """Every number of seats that some options allow."""
    return sorted(
        {count for chosen in all_seat_setups(game) for count in game.seat_counts_for(chosen)}
    )


def _setups(
    game: Game, games: int, given: Mapping[str, object], seed: int
) -> Iterator[Mapping[str, object]]:
    """First, setups that cover every value; then random ones."""
    rng = Random(seed)
    free = [option for option in game.options if option.name not in given]
    needed = max([len(option.values) for option in free], default=1)
    for number in range(max(games, needed)):
        met = {option.name: option.values[number % len(option.values)] for option in free}
        drawn = {option.name: rng.choice(option.values) for option in free}
        yield {**given, **(met if number < needed else drawn)}


@dataclass(frozen=True)
class _KeptPosition:
    """A position that was put aside, and its form at that time."""

    state: State
    form: Json
    entry: int


class _Check:
    """What is kept from game to game: the report, frequencies, actions seen before."""

    def __init__(self, game: Game, positions: int, longest: int) -> None:
        self.game = game
        self.positions = positions
        self.longest = longest
        self.report = Report(game.name)
        self.tally = Frequencies()
        self.pool = Pool(Random(0))
        self.where: Location | None = None

    def hold(self, promise: Callable[[Subject], Answer], subject: Subject) -> Answer:
        name = promise.__name__.strip("_").replace("_", " ")
        try:
            answer = promise(subject)
        except Broken as fault:
            raise NotConformant(name, self.where, str(fault)) from None
        except Exception as fault:
            found = f"{type(fault).__name__} was raised: {fault}"
            raise NotConformant(name, self.where, found) from fault
        self.report.promises[name] += 1
        return answer

    def one_game(self, seats: int, options: Mapping[str, object], seed: int) -> None:
        rng = Random(seed)
        chosen = self.game.checked_options(options)
        state = self.game.start(seats, options)
        taken: list[Step] = []
        kept = self._played(state, Location(seats, chosen, seed, self.positions), rng, taken)
        self.report.games += 1
        self.report.entries += len(taken)
        self.report.longest = max(self.report.longest, len(taken))
        self._look_closely([self._position(aside.state, aside.form, rng) for aside in kept])
        forms = {aside.entry: aside.form for aside in kept}
        for promise in OF_EVERY_RECORD:
            self.hold(promise, Finished(self.game, seats, chosen, taken, forms))

    def _played(
        self, state: State, where: Location, rng: Random, taken: list[Step]
    ) -> list[_KeptPosition]:
        """Play one random game; returns some of its positions, including the first and the last."""
        kept: list[_KeptPosition] = []
        ended = False
        while not ended:
            self.where = replace(where, entry=state.entry)
            position = self._position(state, {}, rng)
            for promise in AT_EVERY_ENTRY:
                self.hold(promise, position)
            ended = state.to_act is None
            place = _place_to_keep(len(kept), self.positions + 1, state.entry, ended, rng)
            if place is not None:
                kept[place : place + 1] = [
                    _KeptPosition(state.copy(), state.to_json(), state.entry)
                ]
            if not ended:
                taken.append(self._step(position))
        return sorted(kept, key=lambda aside: aside.entry)

    def _step(self, position: Position) -> Step:
        self.hold(_the_game_ends, position)
        played = self.hold(_a_listed_step_can_be_taken, position)
        for promise in OF_EVERY_STEP:
            self.hold(promise, played)
        return played.seat, played.action

    def _look_closely(self, positions: list[Position]) -> None:
        """Check promise by promise, so that a fault is reported by the most specific promise."""
        for position in positions:
            ways = [action for _, action in steps(position.state)]
            self.pool.add(some(position.rng, ways, 20))
        entries = [position.state.entry for position in positions]
        for promise in LOOKED_AT_CLOSELY:
            for entry, position in zip(entries, positions, strict=True):
                assert self.where is not None
                self.where = replace(self.where, entry=entry)
                self.hold(promise, position)
        self.report.positions += len(positions)

    def _position(self, state: State, form: Json, rng: Random) -> Position:
        assert self.where is not None
        table = (self.where.seats, self.where.options)
        return Position(self.game, state, *table, form, rng, self.pool, self.tally, self.longest)


def _place_to_keep(kept: int, most: int, entry: int, ended: bool, rng: Random) -> int | None:
    """Where to keep this position: always the first and the last, otherwise at random.

    The length of the game is not known in advance, so later positions replace earlier ones.
    """
    if ended or kept < most:
        return kept
    place = 1 + rng.randrange(entry) if most > 1 else 0
    return place if 0 < place < most else None


def _the_game_ends(position: Position) -> None:
    if position.state.entry >= position.longest:
        raise Broken(f"there is no end after {position.longest} entries")


def _a_listed_step_can_be_taken(position: Position) -> Played:
    state = position.state
    entry = state.entry
    ways = steps(state)
    weights = [weight for _, weight in state.chance()] if ways[0][0] == CHANCE else None
    seat, action = position.rng.choices(ways, weights)[0]
    return Played(state, entry, seat, action, state.apply(seat, action))
