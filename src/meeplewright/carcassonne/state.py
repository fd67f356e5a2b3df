"""A position of Carcassonne: the turn of CA 3, step by step, on a packed board.

The board keeps the tiles (`board.py`), `scoring.py` says what features are worth, `why.py` why an
action is not legal, `position.py` how a position is written down.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from meeplewright.carcassonne import actions, events, items, position, why
from meeplewright.carcassonne.actions import Draw, Follower, Place, Start
from meeplewright.carcassonne.board import AROUND, OPEN, Board, cell_at, x_of, y_of
from meeplewright.carcassonne.scoring import (
    FARMER_RULES,
    NO_FARMERS,
    completed_points,
    final_rows,
    make_row,
    row_points,
    row_winners,
    winners_of,
)
from meeplewright.carcassonne.tables import (
    CLOISTER_OF,
    FITTING,
    HALF_SEGMENT,
    KIND,
    SEGMENTS,
    SIDE_SEGMENT,
    SPOT_AT,
    SPOT_SEGMENT,
)
from meeplewright.carcassonne.tiles import CITY, CLOISTER, FIELD, LETTERS, NUMBER_OF, ROAD
from meeplewright.core.errors import Reason
from meeplewright.core.game import CHANCE, Action, Event, Form, Options, Outcome, State

if TYPE_CHECKING:
    from meeplewright.carcassonne.game import Carcassonne
    from meeplewright.carcassonne.position import CarcassonneView

FOLLOWERS_EACH: Final = 7  # CA 1.3: of eight, one keeps the score

START: Final = 0
DRAW: Final = 1
PLACE: Final = 2
FOLLOWER: Final = 3
OVER: Final = 4
PHASES: Final = ("start", "draw", "place", "follower", "over")


@final
class CarcassonneState(State):
    """Made by `Carcassonne.start`, `copy` or from a written position."""

    def __init__(
        self,
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
    def game(self) -> Carcassonne:
        from meeplewright.carcassonne.game import Carcassonne

        return Carcassonne()

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
            return []
        return self._legal_places() if self.phase == PLACE else self._legal_followers()

    def _legal_places(self) -> list[Action]:
        board = self.board
        letter = LETTERS[self.in_hand]
        row = self.in_hand * 256
        listed: list[Action] = []
        place: i64 = 0
        while place < board.open_count:
            turns = i64(FITTING[row + board.demand[place]])
            if turns:
                x = x_of(board.open_cell[place])
                y = y_of(board.open_cell[place])
                for turn in range(4):
                    if turns >> turn & 1:
                        listed.append(Place(letter, x, y, turn))
            place += 1
        return listed

    def _legal_followers(self) -> list[Action]:
        listed: list[Action] = [actions.FOLLOWERS[0]]
        free = self._free_spots()
        row: i64 = 0
        while free:
            if free & 1:
                listed.append(actions.FOLLOWERS[self._code_of_spot(row)])
            free >>= 1
            row += 1
        return listed

    def _free_spots(self) -> i64:
        """CA 5: the spots of the tile just placed where a follower may stand, as a mask.

        Two segments that already belong to one feature are one choice, the first (K38).
        """
        if self.supply[self.player] == 0:  # CA 5.5
            return 0
        board = self.board
        tile = board.laid - 1
        first = board.first[tile]
        spots = board.oriented[tile] * 8
        count = SEGMENTS[board.oriented[tile] >> 2]
        free: i64 = 0
        row: i64 = 0
        while row < count:
            segment = first + SPOT_SEGMENT[spots + row]
            feature = board.feature_of(segment)
            if board.followers[feature] == 0:  # CA 5.3
                earlier: i64 = 0
                while earlier < row:
                    if board.feature_of(first + SPOT_SEGMENT[spots + earlier]) == feature:
                        break
                    earlier += 1
                if earlier == row:
                    free |= i64(1) << row
            row += 1
        return self._without_fields(free) if self.farmers == NO_FARMERS else free

    def _without_fields(self, free: i64) -> i64:
        """CA 13: with farmers left out nobody may stand on a field."""
        row: i64 = 0
        while free >> row:
            code = self._code_of_spot(row)
            if actions.ON_FIELD <= code < actions.ON_CLOISTER:
                free &= ~(i64(1) << row)
            row += 1
        return free

    def _code_of_spot(self, row: i64) -> i64:
        """The number of the Follower that stands on this spot of the tile just placed."""
        oriented = self.board.oriented[self.board.laid - 1]
        kind = KIND[(oriented >> 2) * 8 + SPOT_SEGMENT[oriented * 8 + row]]
        at = SPOT_AT[oriented * 8 + row]
        if kind == CITY:
            return actions.ON_CITY + at
        if kind == ROAD:
            return actions.ON_ROAD + at
        return actions.ON_FIELD + at if kind == FIELD else actions.ON_CLOISTER

    def awaits_follower(self) -> bool:
        return self.phase == FOLLOWER

    def phase_name(self) -> str:
        return PHASES[self.phase]

    def segment_of_code(self, code: i64) -> i64:
        """The segment of the tile just placed that a Follower means, -1 where there is none."""
        return self.segment_on(self.board.laid - 1, code)

    def segment_on(self, tile: i64, code: i64) -> i64:
        """The same for any tile on the table."""
        board = self.board
        oriented = board.oriented[tile]
        if code == actions.ON_CLOISTER:
            index = CLOISTER_OF[oriented >> 2]
            kind: i64 = CLOISTER
        elif code >= actions.ON_FIELD:
            index = HALF_SEGMENT[oriented * 8 + code - actions.ON_FIELD]
            kind = FIELD
        else:
            on_road = code >= actions.ON_ROAD
            side = code - (actions.ON_ROAD if on_road else actions.ON_CITY)
            index = SIDE_SEGMENT[oriented * 4 + side]
            kind = ROAD if on_road else CITY
        if index < 0 or KIND[(oriented >> 2) * 8 + index] != kind:
            return -1
        return board.first[tile] + index

    def why_not(self, seat: int, action: Action) -> Reason | None:
        return why.why_not(self, seat, action)

    def canonical(self, seat: int, action: Action) -> Action:
        return why.canonical(self, seat, action)

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
            return Start(int(self._random_below(rng, self.seat_count)))
        return Draw(LETTERS[self._random_tile(rng)])

    def _random_below(self, rng: Random, count: i64) -> i64:
        return i64(rng.random() * float(count))

    def _random_tile(self, rng: Random) -> i64:
        left = self._random_below(rng, self.bag_left)
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

    def _take(self, kind: i64) -> None:
        """Draw a tile; one that fits nowhere leaves the game, and the same seat draws again."""
        self.bag[kind] -= 1
        self.bag_left -= 1
        self.entries += 1
        if self.board.can_place(kind):
            self.in_hand = kind
            self.phase = PLACE
        elif self.bag_left == 0:  # CA 4.5
            self._finish()

    def _lay(self, cell: i64, turn: i64) -> None:
        self.board.lay(self.in_hand * 4 + turn, cell)
        self.in_hand = -1
        self.phase = FOLLOWER
        self.entries += 1

    def _put(self, segment: i64) -> None:
        """Step 2 with a follower on this segment (-1: none), then step 3, then the next seat."""
        self.entries += 1
        if segment >= 0:
            self.supply[self.player] -= 1
            self.board.stand(self.player, segment)
        self._score()
        if self.bag_left == 0:  # CA 10.1
            self._finish()
            return
        self.player = self.player + 1 if self.player + 1 < self.seat_count else 0
        self.phase = DRAW

    def _score(self) -> None:
        """CA 3.1 (3): every road, city and cloister that the tile just placed completed."""
        board = self.board
        tile = board.laid - 1
        row = (board.oriented[tile] >> 2) * 8
        segment = board.first[tile]
        while segment < board.segments:
            kind = KIND[row]
            if kind == CITY or kind == ROAD:
                feature = board.feature_of(segment)
                if board.open_edges[feature] == 0 and board.followers[feature] != 0:
                    self._award(feature, kind)
            row += 1
            segment += 1
        cell = board.cell_of[tile]
        self._score_cloister(cell)
        near: i64 = 0
        while near < 8:
            self._score_cloister(cell + AROUND[near])
            near += 1

    def _score_cloister(self, cell: i64) -> None:
        board = self.board
        tile = i64(board.cells[cell]) - 1
        if tile < 0 or tile + 1 >= OPEN:
            return
        index = CLOISTER_OF[board.oriented[tile] >> 2]
        if index < 0:
            return
        feature = board.first[tile] + index
        if board.followers[feature] != 0 and board.neighbours(cell) == 8:
            self._award(feature, CLOISTER)

    def _award(self, feature: i64, kind: i64) -> None:
        """CA 7.5 and 8.1: points to those with most followers, and all followers go home."""
        board = self.board
        tiles = board.tile_count(feature)
        points = completed_points(kind, tiles, board.pennants[feature], self.small_city)
        followers = board.followers[feature]
        self.enter(make_row(self.entries, points, winners_of(followers), feature, 0))
        seat: i64 = 0
        while seat < self.seat_count:
            self.supply[seat] += followers >> (4 * seat) & 15
            seat += 1
        board.send_home(feature)

    def enter(self, row: i64) -> None:
        """Write a scoring into the ledger and onto the score track."""
        self.ledger = append(self.ledger, row)
        winners = row_winners(row)
        seat: i64 = 0
        while seat < self.seat_count:
            if winners >> seat & 1:
                self.points[seat] += row_points(row)
            seat += 1

    def _finish(self) -> None:
        """CA 10: final scoring. Followers that still stand stay where they are, to be seen."""
        self.phase = OVER
        for row in final_rows(self.board, self.farmers, self.entries):
            self.enter(row)

    # -- acting -------------------------------------------------------------------------------

    def apply(self, seat: int, action: Action) -> list[Event]:
        if isinstance(action, Place):
            self._lay(cell_at(action.x, action.y), action.turn)
            return [events.TilePlaced(seat, action.tile, action.x, action.y, action.turn)]
        if isinstance(action, Follower):
            return self._apply_follower(action)
        if isinstance(action, Draw):
            return self._apply_draw(action)
        assert isinstance(action, Start)
        self._begin(action.seat)
        return [events.Started(action.seat)]

    def _apply_draw(self, action: Draw) -> list[Event]:
        player = int(self.player)
        rows = len(self.ledger)
        self._take(NUMBER_OF[action.tile])
        happened: list[Event] = [events.TileDrawn(player, action.tile)]
        if self.phase != PLACE:
            happened.append(events.TileDiscarded(action.tile))
        return happened + events.of_scoring(self, rows, [])

    def _apply_follower(self, action: Follower) -> list[Event]:
        board = self.board
        segment = self.segment_of_code(action.code) if action.on is not None else i64(-1)
        player = int(self.player)
        rows = len(self.ledger)
        before = board.standing[: board.standing_count]
        if segment >= 0:
            before = append(before, segment * 8 + self.player)
        self._put(segment)
        happened: list[Event] = []
        if action.on is not None:
            cell = board.cell_of[board.laid - 1]
            placed = events.FollowerPlaced(player, x_of(cell), y_of(cell), action.on, action.at)
            happened.append(placed)
        if rows == len(self.ledger) and self.phase != OVER:
            return happened
        return happened + events.of_scoring(self, rows, items.gone_home(board, before))

    def random_action(self, rng: Random) -> Action:
        board = self.board
        if self.phase == PLACE:
            count = board.placements(self.in_hand)
            chosen = board.placement(self.in_hand, self._random_below(rng, count))
            cell = board.open_cell[chosen >> 2]
            return Place(LETTERS[self.in_hand], x_of(cell), y_of(cell), int(chosen & 3))
        row = self._random_spot(rng)
        return actions.FOLLOWERS[0 if row < 0 else self._code_of_spot(row)]

    def _random_spot(self, rng: Random) -> i64:
        """A free spot or none (-1), each as likely."""
        free = self._free_spots()
        count: i64 = 1
        row: i64 = 0
        while free >> row:
            count += free >> row & 1
            row += 1
        index = self._random_below(rng, count)
        row = -1
        while index > 0:
            row += 1
            index -= free >> row & 1
        return row

    def playout(self, rng: Random) -> None:
        board = self.board
        while self.phase != OVER:
            if self.phase == DRAW:
                self._take(self._random_tile(rng))
            elif self.phase == PLACE:
                count = board.placements(self.in_hand)
                chosen = board.placement(self.in_hand, self._random_below(rng, count))
                self._lay(board.open_cell[chosen >> 2], chosen & 3)
            elif self.phase == FOLLOWER:
                row = self._random_spot(rng)
                if row < 0:
                    self._put(-1)
                else:
                    tile = board.laid - 1
                    spot = SPOT_SEGMENT[board.oriented[tile] * 8 + row]
                    self._put(board.first[tile] + spot)
            else:
                self._begin(self._random_below(rng, self.seat_count))

    # -- what may be known of it --------------------------------------------------------------

    def points_now(self) -> list[int]:
        totals = [int(self.points[seat]) for seat in range(self.seats)]
        if self.phase == OVER:
            return totals
        for row in final_rows(self.board, self.farmers, self.entries):
            for seat in range(self.seats):
                if row_winners(row) >> seat & 1:
                    totals[seat] += int(row_points(row))
        return totals

    def outcome(self) -> Outcome | None:
        return items.outcome(self) if self.phase == OVER else None

    def view(self, seat: int | None) -> CarcassonneView:
        return position.CarcassonneView(seat, position.position_of(self))

    def to_json(self) -> Form:
        return position.position_of(self).to_json()
