"""A position of Carcassonne: the turn of CA 3, step by step, on a packed board.

`board.py` has the tiles, `scoring.py` the points of features, `why.py` the reasons why an action is
not legal, `position.py` the JSON form of a position. None of them knows the state: each gets the
board and the few numbers it needs.
"""

from __future__ import annotations

from random import Random
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.core.errors import Reason
from meeplewright.core.game import CHANCE, Action, Event, Game, Json, Options, Outcome, State
from meeplewright.core.luck import below
from meeplewright.games.carcassonne.rules import items, survey, why
from meeplewright.games.carcassonne.rules.actions import FOLLOWERS, Draw, Follower, Place, Start
from meeplewright.games.carcassonne.rules.board import Board
from meeplewright.games.carcassonne.rules.cells import cell_at, x_of, y_of
from meeplewright.games.carcassonne.rules.events import (
    FollowerPlaced,
    Started,
    TileDiscarded,
    TileDrawn,
    TilePlaced,
    of_scoring,
)
from meeplewright.games.carcassonne.rules.items import Standing
from meeplewright.games.carcassonne.rules.places import legal_places, place_on
from meeplewright.games.carcassonne.rules.position import (
    CarcassonneView,
    Position,
    discarded,
    laid_tiles,
    remaining,
    scorings,
)
from meeplewright.games.carcassonne.rules.scoring import (
    FARMER_RULES,
    NO_FARMERS,
    completed_points,
    final_rows,
    just_completed,
    make_row,
    row_points,
    row_winners,
    winners_of,
)
from meeplewright.games.carcassonne.rules.spots import (
    free_spots,
    legal_followers,
    segment_meant,
    spot_code,
    spot_segment,
)
from meeplewright.games.carcassonne.rules.survey import Feature, Worths
from meeplewright.games.carcassonne.rules.tiles import LETTERS, NUMBER_OF

FOLLOWERS_EACH: Final = 7  # CA 1.3: the eighth is on the score track

START: Final = 0
DRAW: Final = 1
PLACE: Final = 2
FOLLOWER: Final = 3
OVER: Final = 4
PHASES: Final = ("start", "draw", "place", "follower", "over")


@final
class CarcassonneState(State):
    """Made by `Carcassonne.start`, `copy` or from the JSON form of a position."""

    def __init__(
        self,
        game: Game,
        seat_count: i64,
        farmers: i64,
        small_city: i64,
        phase: i64,
        starter: i64,
        player: i64,
        in_hand: i64,
        entries: i64,
        bag_left: i64,
        bag: vec[i64],
        supply: vec[i64],
        points: vec[i64],
        ledger: vec[i64],
        board: Board,
    ) -> None:
        self._game: Final = game
        self.seat_count: Final = seat_count
        self.farmers: Final = farmers
        self.small_city: Final = small_city
        self.phase = phase
        self.starter = starter
        self.player = player  # the seat whose turn it is
        self.in_hand = in_hand  # the type drawn and not yet placed, or -1
        self.entries = entries
        self.bag_left = bag_left
        self.bag = bag  # by type
        self.supply = supply  # followers, by seat
        self.points = points  # by seat
        self.ledger = ledger  # rows of scoring.py
        self.board: Final = board

    def copy(self) -> CarcassonneState:
        return CarcassonneState(
            self._game,
            self.seat_count,
            self.farmers,
            self.small_city,
            self.phase,
            self.starter,
            self.player,
            self.in_hand,
            self.entries,
            self.bag_left,
            self.bag[:],
            self.supply[:],
            self.points[:],
            self.ledger[:],
            self.board.copy(),
        )

    # -- what it is ---------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self._game

    @property
    def seats(self) -> int:
        return int(self.seat_count)

    @property
    def options(self) -> Options:
        return {"farmers": FARMER_RULES[self.farmers], "small_city": int(self.small_city)}

    @property
    def entry(self) -> int:
        return int(self.entries)

    @property
    def to_act(self) -> int | None:
        if self.phase == OVER:
            return None
        return int(self.player) if self.phase >= PLACE else CHANCE

    # -- what is legal ------------------------------------------------------------------------

    def legal(self, seat: int) -> list[Action]:
        if self.to_act != seat or seat == CHANCE:
            if seat != CHANCE:
                self.checked_seat(seat)
            return []
        if self.phase == PLACE:
            return legal_places(self.board, self.in_hand)
        return legal_followers(self.board, self.free_spots())

    def free_spots(self) -> i64:
        """The spots of the tile just placed that the player can use, as a mask."""
        if self.supply[self.player] == 0:  # CA 5.5
            return 0
        return free_spots(self.board, self.farmers != NO_FARMERS)

    def awaits_follower(self) -> bool:
        return self.phase == FOLLOWER

    def phase_name(self) -> str:
        return PHASES[self.phase]

    def why_not(self, seat: int, action: Action) -> Reason | None:
        if self.phase == OVER:
            return Reason("CA 10.1", "why-game-over")
        if self.to_act != seat or seat < 0:
            return Reason("CA 3.1", "why-not-your-turn", {"seat": seat + 1})
        if isinstance(action, Place):
            if self.phase == FOLLOWER:
                return Reason("CA 3.1", "why-tile-is-placed")
            return why.why_not_place(self.board, self.in_hand, action)
        if isinstance(action, Follower):
            if self.phase == PLACE:
                return Reason("CA 3.1", "why-place-tile-first")
            supply = self.supply[self.player]
            return why.why_not_follower(self.board, self.farmers, supply, action)
        return Reason("CA 3.1", "why-luck-decides")

    def canonical(self, seat: int, action: Action) -> Action:
        if isinstance(action, Place):
            return why.canonical_place(action)
        if isinstance(action, Follower) and self.phase == FOLLOWER:
            return why.canonical_follower(self.board, action)
        return action

    # -- luck ---------------------------------------------------------------------------------

    def chance(self) -> list[tuple[Action, int]]:
        if self.phase == START:
            return [(Start(seat), 1) for seat in range(self.seats)]
        if self.phase != DRAW:
            return []
        return [
            (Draw(letter), int(self.bag[number]))
            for number, letter in enumerate(LETTERS)
            if self.bag[number] > 0
        ]

    def draw(self, rng: Random) -> Action:
        if self.phase == START:
            return Start(int(below(rng, self.seat_count)))
        return Draw(LETTERS[self._random_tile(rng)])

    def _random_tile(self, rng: Random) -> i64:
        left = below(rng, self.bag_left)
        kind: i64 = 0
        while left >= self.bag[kind]:
            left -= self.bag[kind]
            kind += 1
        return kind

    # -- the steps of a turn (CA 3) -----------------------------------------------------------

    def _begin(self, seat: i64) -> None:
        self.starter = seat
        self.player = seat
        self.phase = DRAW
        self.entries += 1

    def take(self, kind: i64) -> None:
        """Draw a tile. If it fits nowhere, it is discarded, and the same seat draws again."""
        self.bag[kind] -= 1
        self.bag_left -= 1
        self.entries += 1
        if self.board.can_place(kind):
            self.in_hand = kind
            self.phase = PLACE
        elif self.bag_left == 0:  # CA 4.5
            self._finish()

    def lay(self, cell: i64, turn: i64) -> None:
        self.board.lay(self.in_hand * 4 + turn, cell)
        self.in_hand = -1
        self.phase = FOLLOWER
        self.entries += 1

    def put(self, segment: i64) -> None:
        """Step 2 with a follower on this segment (-1: none), then step 3, then the next seat."""
        self.entries += 1
        if segment >= 0:
            self.supply[self.player] -= 1
            self.board.stand(self.player, segment)
        self.score()
        if self.bag_left == 0:  # CA 10.1
            self._finish()
            return
        self.player = self.player + 1 if self.player + 1 < self.seat_count else 0
        self.phase = DRAW

    def score(self) -> None:
        """CA 3.1 (3): every road, city and cloister that the tile just placed has completed."""
        for feature in just_completed(self.board):
            self._award(feature)

    def _award(self, feature: i64) -> None:
        """CA 7.5 and 8.1: the players with most followers score, and all followers return."""
        board = self.board
        points = completed_points(board, feature, self.small_city)
        followers = board.followers[feature]
        self.enter(make_row(self.entries, points, winners_of(followers), feature, 0))
        seat: i64 = 0
        while seat < self.seat_count:
            self.supply[seat] += followers >> (4 * seat) & 15
            seat += 1
        board.send_home(feature)

    def enter(self, row: i64) -> None:
        """Add a scoring to the ledger and to the points."""
        self.ledger = append(self.ledger, row)
        winners = row_winners(row)
        seat: i64 = 0
        while seat < self.seat_count:
            if winners >> seat & 1:
                self.points[seat] += row_points(row)
            seat += 1

    def _finish(self) -> None:
        """CA 10: final scoring. Followers on the table stay there, so that players can see them."""
        self.phase = OVER
        for row in final_rows(self.board, self.farmers, self.entries):
            self.enter(row)

    # -- acting -------------------------------------------------------------------------------

    def apply(self, seat: int, action: Action) -> list[Event]:
        if isinstance(action, Place):
            placed = why.canonical_place(action)
            self.lay(cell_at(placed.x, placed.y), placed.turn)
            return [TilePlaced(seat, placed.tile, placed.x, placed.y, placed.turn)]
        if isinstance(action, Follower):
            return self._apply_follower(why.canonical_follower(self.board, action))
        if isinstance(action, Draw):
            return self._apply_draw(action)
        assert isinstance(action, Start)
        self._begin(action.seat)
        return [Started(action.seat)]

    def _apply_draw(self, action: Draw) -> list[Event]:
        player = int(self.player)
        rows = len(self.ledger)
        self.take(NUMBER_OF[action.tile])
        happened: list[Event] = [TileDrawn(player, action.tile)]
        if self.phase == PLACE:
            return happened
        happened.append(TileDiscarded(action.tile))
        return happened + self._scored_since(rows, [])

    def _apply_follower(self, action: Follower) -> list[Event]:
        board = self.board
        segment: i64 = -1
        if action.on is not None:
            segment = segment_meant(board, board.laid - 1, action.code)
        player = int(self.player)
        rows = len(self.ledger)
        before = board.standing[: board.standing_count]
        if segment >= 0:
            before = append(before, board.pack_follower(self.player, segment))
        self.put(segment)
        happened: list[Event] = []
        if action.on is not None:
            cell = board.cell_of[board.laid - 1]
            placed = FollowerPlaced(player, x_of(cell), y_of(cell), action.on, action.at)
            happened.append(placed)
        if rows == len(self.ledger) and self.phase != OVER:
            return happened
        return happened + self._scored_since(rows, items.gone_home(board, before))

    def _scored_since(self, rows: int, returned: list[Standing]) -> list[Event]:
        return of_scoring(self.board, self.ledger[rows:], returned, self.outcome())

    def random_action(self, rng: Random) -> Action:
        board = self.board
        if self.phase == PLACE:
            count = board.placements(self.in_hand)
            chosen = board.placement(self.in_hand, below(rng, count))
            return place_on(self.in_hand * 4 + (chosen & 3), board.open_cell[chosen >> 2])
        spot = self._random_spot(rng)
        return FOLLOWERS[0] if spot < 0 else FOLLOWERS[spot_code(board, spot)]

    def _random_spot(self, rng: Random) -> i64:
        """A uniformly random free spot, or none (-1)."""
        free = self.free_spots()
        count: i64 = 1
        spot: i64 = 0
        while free >> spot:
            count += free >> spot & 1
            spot += 1
        index = below(rng, count)
        spot = -1
        while index > 0:
            spot += 1
            index -= free >> spot & 1
        return spot

    def playout(self, rng: Random) -> None:
        board = self.board
        while self.phase != OVER:
            if self.phase == DRAW:
                self.take(self._random_tile(rng))
            elif self.phase == PLACE:
                count = board.placements(self.in_hand)
                chosen = board.placement(self.in_hand, below(rng, count))
                self.lay(board.open_cell[chosen >> 2], chosen & 3)
            elif self.phase == FOLLOWER:
                spot = self._random_spot(rng)
                self.put(-1 if spot < 0 else spot_segment(board, spot))
            else:
                self._begin(below(rng, self.seat_count))

    # -- what may be known of it --------------------------------------------------------------

    def points_now(self) -> list[int]:
        if self.phase == FOLLOWER:  # CA 3.4: what the tile has completed is scored in any case
            after = self.copy()
            after.score()
            after.phase = DRAW
            return after.points_now()
        totals = [int(self.points[seat]) for seat in range(self.seats)]
        if self.phase == OVER:
            return totals
        for row in final_rows(self.board, self.farmers, self.entries):
            for seat in range(self.seats):
                if row_winners(row) >> seat & 1:
                    totals[seat] += int(row_points(row))
        return totals

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return items.outcome(self.board, self.ledger, self.points_now())

    def position(self) -> Position:
        """The whole position as a value."""
        board = self.board
        seats = range(self.seats)
        return Position(
            self.seats,
            self.options,
            PHASES[self.phase],
            None if self.starter < 0 else int(self.starter),
            int(self.player),
            self.to_act,
            self.entry,
            None if self.in_hand < 0 else LETTERS[self.in_hand],
            discarded(board, self.bag, self.in_hand),
            remaining(self.bag),
            tuple([int(self.points[seat]) for seat in seats]),
            tuple([int(self.supply[seat]) for seat in seats]),
            laid_tiles(board),
            tuple(items.all_standing(board)),
            scorings(board, self.ledger),
        )

    def view(self, seat: int | None) -> CarcassonneView:
        if seat is not None:
            self.checked_seat(seat)
        return CarcassonneView(seat, self.position())

    def to_json(self) -> Json:
        return self.position().to_json()

    # -- questions about the position -----------------------------------------------------------

    def features(self) -> list[Feature]:
        """Every road, city, cloister and field on the table."""
        return survey.features(self.board, Worths(self.seats, self.farmers, self.small_city))

    def remaining(self) -> dict[str, int]:
        """Number of remaining tiles of each type."""
        return remaining(self.bag)

    def open_cells(self) -> list[tuple[int, int]]:
        """The cells where a tile can be placed, if it fits."""
        return survey.open_cells(self.board)

    def fitting(self, x: int, y: int) -> dict[str, int]:
        """By type: how many remaining tiles, including the one in hand, fit this cell."""
        return survey.fitting(self.board, self.to_come(), x, y)

    def dead_cells(self) -> list[tuple[int, int]]:
        """The open cells that no remaining tile, nor the one in hand, can fill."""
        return survey.dead_cells(self.board, self.to_come())

    def to_come(self) -> list[int]:
        """Number of tiles of each type in the bag or in hand."""
        left = [int(self.bag[number]) for number in range(len(LETTERS))]
        if self.in_hand >= 0:
            left[int(self.in_hand)] += 1
        return left
