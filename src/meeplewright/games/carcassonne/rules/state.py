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

from meeplewright.core.actions import most_points
from meeplewright.core.errors import Reason, not_an_action
from meeplewright.core.game import CHANCE, Action, Event, Game, Json, Options, Outcome, State
from meeplewright.core.luck import below
from meeplewright.core.options import recorded
from meeplewright.games.carcassonne.rules import items, survey, why
from meeplewright.games.carcassonne.rules.actions import DRAWS, Draw, Follower, Place, Start
from meeplewright.games.carcassonne.rules.board import (
    Board,
    kind_of_figure,
    seat_of,
    segment_under,
)
from meeplewright.games.carcassonne.rules.cells import cell_at, x_of, y_of
from meeplewright.games.carcassonne.rules.events import (
    FollowerPlaced,
    GoodsTaken,
    SecondTile,
    Started,
    TileDiscarded,
    TilePlaced,
    of_scoring,
    tile_drawn,
)
from meeplewright.games.carcassonne.rules.items import Standing
from meeplewright.games.carcassonne.rules.places import legal_places, place_on
from meeplewright.games.carcassonne.rules.position import (
    CarcassonneView,
    Position,
    discarded,
    extras,
    laid_tiles,
    remaining,
    scorings,
)
from meeplewright.games.carcassonne.rules.scoring import (
    FARMER_RULES,
    NO_FARMERS,
    completed_points,
    final_rows,
    goods_cities,
    goods_of,
    goods_rows,
    just_completed,
    make_row,
    row_points,
    row_winners,
    winners_of,
)
from meeplewright.games.carcassonne.rules.spots import (
    follower_of,
    free_spots,
    legal_followers,
    segment_meant,
    spot_segment,
    spots_beside,
)
from meeplewright.games.carcassonne.rules.survey import Feature, Worths
from meeplewright.games.carcassonne.rules.tiles import LAKE, LETTERS
from meeplewright.games.carcassonne.rules.variant import (
    BASE_VARIANT,
    BIG,
    BUILDER,
    MOST_SEATS,
    PIG,
    PLAIN,
    TRADERS,
)

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
        river_left: i64,
        bag: vec[i64],
        supply: vec[i64],
        points: vec[i64],
        ledger: vec[i64],
        figures: vec[i64],
        goods: vec[i64],
        part: i64,
        due: i64,
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
        self.river_left = river_left  # of these, river tiles, which are drawn first
        self.bag = bag  # by type
        self.supply = supply  # followers, by seat
        self.points = points  # by seat
        self.ledger = ledger  # rows of scoring.py
        # with expansions only, otherwise empty
        self.figures = figures  # in supply, by kind * MOST_SEATS + seat; kind 0 is unused
        self.goods = goods  # tokens, by seat * 3 + kind
        self.part = part  # of the turn: 1 or 2 (CA T17)
        self.due = due  # 1: the tile just placed gives a second part
        self.variant: Final = board.variant
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
            self.river_left,
            self.bag[:],
            self.supply[:],
            self.points[:],
            self.ledger[:],
            self.figures[:],
            self.goods[:],
            self.part,
            self.due,
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
        variant = self.variant
        return {
            "farmers": FARMER_RULES[self.farmers],
            "small_city": int(self.small_city),
            "expansions": variant.expansions,
            "river_start_tile": variant.start_tile,
            "river_turns": variant.river_turns,
        }

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
        phase = self.phase
        if seat != int(self.player) or (phase != PLACE and phase != FOLLOWER):
            if seat != CHANCE:
                self.checked_seat(seat)
            return []
        if phase == PLACE:
            return legal_places(self.board, self.in_hand)
        return legal_followers(self.board, self.free_spots())

    def free_spots(self) -> i64:
        """What the player can place on the tile just placed: choices of `spots.py`, as a mask."""
        if self.variant.sets != 0:
            return self._all_choices()
        if self.supply[self.player] == 0:  # CA 5.5
            return 0
        return free_spots(self.board, self.farmers != NO_FARMERS)

    def _all_choices(self) -> i64:
        """CA 5.5, I3, T12, T26: each kind of figure that is in supply on its own spots."""
        board = self.board
        player = self.player
        choices: i64 = 0
        free = free_spots(board, self.farmers != NO_FARMERS)
        if self.supply[player] > 0:
            choices = free
        if self.in_supply(player, BIG):
            choices |= free << 8
        if self.in_supply(player, BUILDER):
            choices |= spots_beside(board, player, BUILDER) << 16
        if self.in_supply(player, PIG):
            choices |= spots_beside(board, player, PIG) << 24
        return choices

    def in_supply(self, seat: i64, figure: i64) -> i64:
        """How many figures of this kind the seat can still place."""
        if figure == PLAIN:
            return self.supply[seat]
        if self.variant.sets == 0:
            return 0
        return self.figures[figure * MOST_SEATS + seat]

    def awaits_follower(self) -> bool:
        return self.phase == FOLLOWER

    def phase_name(self) -> str:
        return PHASES[self.phase]

    def why_not(self, seat: int, action: object) -> Reason | None:
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
            supply = self.in_supply(self.player, action.kind)
            return why.why_not_figure(self.board, self.farmers, self.player, supply, action)
        if not isinstance(action, Action):
            return not_an_action(action)
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
            (DRAWS[number], int(self.bag[number]))
            for number in range(self.variant.tables.types)
            if self.bag[number] > 0 and self._can_draw(number)
        ]

    def _can_draw(self, kind: i64) -> bool:
        """CA R1, R2: the river tiles come first, the lake after all others of them."""
        if self.river_left == 0:
            return True
        if kind == LAKE:
            return self.river_left == 1
        return self.variant.tables.river[kind * 4] != 0

    def draw(self, rng: Random) -> Action:
        if self.phase == START:
            return Start(int(below(rng, self.seat_count)))
        return DRAWS[self._random_tile(rng)]

    def draw_on(self, rng: Random) -> None:
        """Draw until a seat is to act or the game is over."""
        while self.phase < PLACE:
            if self.phase == DRAW:
                self.take(self._random_tile(rng))
            else:
                self._begin(below(rng, self.seat_count))

    def _random_tile(self, rng: Random) -> i64:
        if self.river_left > 0:
            return self._random_river_tile(rng)
        left = below(rng, self.bag_left)
        kind: i64 = 0
        while left >= self.bag[kind]:
            left -= self.bag[kind]
            kind += 1
        return kind

    def _random_river_tile(self, rng: Random) -> i64:
        if self.river_left == 1:
            return LAKE
        left = below(rng, self.river_left - 1)
        kind: i64 = 0
        while True:
            if self._can_draw(kind):
                if left < self.bag[kind]:
                    return kind
                left -= self.bag[kind]
            kind += 1

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
        if self.river_left > 0:
            self.river_left -= 1
        if self.board.can_place(kind):
            self.in_hand = kind
            self.phase = PLACE
        elif self.bag_left == 0:  # CA 4.5
            self._finish()
        elif kind == LAKE:
            self.board.end_river()

    def lay(self, cell: i64, turn: i64) -> None:
        self.board.lay(self.in_hand * 4 + turn, cell)
        self.in_hand = -1
        self.phase = FOLLOWER
        self.entries += 1
        if self.board.builders != 0:
            self.find_due()

    def find_due(self) -> None:
        """CA T17 to T20: whether the tile just placed extends the road or city of the builder."""
        board = self.board
        self.due = 0
        builder = board.builder_of(self.player)
        if builder < 0 or self.part == 2:
            return
        extended = board.feature_of(builder)
        tile = board.laid - 1
        segment = board.first[tile]
        while segment < board.segments:
            if board.feature_of(segment) == extended:
                self.due = 1
            segment += 1

    def put(self, segment: i64, figure: i64) -> None:
        """Step 2 with a figure on this segment (-1: none), then step 3, then the next seat."""
        self._stand(segment, figure)
        self.score(just_completed(self.board))
        self._go_on()

    def _stand(self, segment: i64, figure: i64) -> None:
        self.entries += 1
        if segment >= 0:
            if figure == PLAIN:
                self.supply[self.player] -= 1
            else:
                self.figures[figure * MOST_SEATS + self.player] -= 1
            self.board.stand(self.player, segment, figure)

    def _go_on(self) -> None:
        """The next part of the turn, the next seat or the end"""
        if self.bag_left == 0:  # CA 10.1, T24
            self.due = 0
            self._finish()
            return
        self.phase = DRAW
        if self.due:
            self.due = 0
            self.part = 2
            return
        self.part = 1
        self.player += 1
        if self.player == self.seat_count:
            self.player = 0

    def put_choice(self, choice: i64) -> None:
        """The same with a choice of `spots.py` (-1: none)."""
        if choice < 0:
            self.put(-1, PLAIN)
        else:
            self.put(spot_segment(self.board, choice), choice >> 3)

    def score(self, completed: vec[i64]) -> None:
        """CA 3.1 (3): every road, city and cloister that the tile just placed has completed."""
        for feature in completed:
            self._award(feature)
        if self.variant.sets & TRADERS:
            self._take_goods()

    def _take_goods(self) -> None:
        """CA T3 to T5: the player takes a token for every symbol in the completed cities."""
        for city in goods_cities(self.board):
            kind: i64 = 0
            while kind < 3:
                self.goods[self.player * 3 + kind] += goods_of(self.board.marks[city], kind)
                kind += 1

    def _award(self, feature: i64) -> None:
        """CA 7.5 and 8.1: the players with most followers score, and all followers return."""
        board = self.board
        points = completed_points(board, feature, self.small_city)
        followers = board.followers[feature]
        self.enter(make_row(self.entries, points, winners_of(followers), feature, 0))
        if self.variant.sets != 0:
            self._return_figures(feature)
        else:
            seat: i64 = 0
            while seat < self.seat_count:
                self.supply[seat] += followers >> (4 * seat) & 15
                seat += 1
        board.send_home(feature)

    def _return_figures(self, feature: i64) -> None:
        """CA I5, T25: every kind of figure goes back to its own supply."""
        board = self.board
        index: i64 = 0
        while index < board.standing_count:
            figure = board.standing[index]
            if board.feature_of(segment_under(figure)) == feature:
                kind = kind_of_figure(figure)
                if kind == PLAIN:
                    self.supply[seat_of(figure)] += 1
                else:
                    self.figures[kind * MOST_SEATS + seat_of(figure)] += 1
            index += 1

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
        for row in self.final_rows():
            self.enter(row)

    def final_rows(self) -> vec[i64]:
        """CA 10.2, 10.3, M9: what the final scoring gives if the game ends now."""
        rows = final_rows(self.board, self.farmers, self.entries)
        if self.variant.sets & TRADERS:
            for row in goods_rows(self.goods, self.seat_count, self.entries):
                rows = append(rows, row)
        return rows

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
        self.take(action.number)
        happened: list[Event] = [tile_drawn(player, action.number)]
        if self.phase == PLACE:
            return happened
        happened.append(TileDiscarded(action.tile))
        return happened + self._scored_since(rows, [], [])

    def _apply_follower(self, action: Follower) -> list[Event]:
        board = self.board
        segment: i64 = -1
        if action.on is not None:
            segment = segment_meant(board, board.laid - 1, action.code)
        player = int(self.player)
        rows = len(self.ledger)
        self._stand(segment, action.kind)
        completed = just_completed(board)
        before = board.standing[: board.standing_count] if len(completed) else vec[i64]()
        self.score(completed)
        self._go_on()
        happened: list[Event] = []
        if action.on is not None:
            cell = board.cell_of[board.laid - 1]
            x, y = x_of(cell), y_of(cell)
            happened.append(FollowerPlaced(player, x, y, action.on, action.at, action.figure))
        if rows != len(self.ledger) or self.phase == OVER or self.variant.sets & TRADERS:
            returned = items.gone_home(board, before)
            happened += self._scored_since(rows, self._goods_taken(player), returned)
        if self.part == 2 and int(self.player) == player and self.phase == DRAW:
            happened.append(SecondTile(player))
        return happened

    def _goods_taken(self, seat: int) -> list[Event]:
        """The tokens that the seat took for the tile just placed, city by city."""
        if not self.variant.sets & TRADERS:
            return []
        board = self.board
        return [
            GoodsTaken(
                seat,
                items.spot_of(board, city),
                tuple([int(goods_of(board.marks[city], kind)) for kind in range(3)]),
            )
            for city in goods_cities(board)
        ]

    def _scored_since(self, rows: int, taken: list[Event], returned: list[Standing]) -> list[Event]:
        return of_scoring(self.board, self.ledger[rows:], taken, returned, self.result())

    def random_action(self, rng: Random) -> Action:
        board = self.board
        if self.phase == PLACE:
            count = board.placements(self.in_hand)
            chosen = board.placement(self.in_hand, below(rng, count))
            return place_on(self.in_hand * 4 + (chosen & 3), board.open_cell[chosen >> 2])
        return follower_of(board, self._random_choice(rng))

    def _random_choice(self, rng: Random) -> i64:
        """A uniformly random choice of a figure, or none (-1)."""
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
            if self.phase == PLACE:
                count = board.placements(self.in_hand)
                chosen = board.placement(self.in_hand, below(rng, count))
                self.lay(board.open_cell[chosen >> 2], chosen & 3)
            elif self.phase == FOLLOWER:
                self.put_choice(self._random_choice(rng))
            else:
                self.draw_on(rng)

    # -- what may be known of it --------------------------------------------------------------

    def points_now(self) -> list[int]:
        if self.phase == FOLLOWER:  # CA 3.4: what the tile has completed is scored in any case
            after = self.copy()
            after.score(just_completed(after.board))
            after.phase = DRAW
            return after.points_now()
        totals = [int(self.points[seat]) for seat in range(self.seats)]
        if self.phase == OVER:
            return totals
        for row in self.final_rows():
            for seat in range(self.seats):
                if row_winners(row) >> seat & 1:
                    totals[seat] += int(row_points(row))
        return totals

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return items.outcome(self.board, self.ledger, self.points_now())

    def result(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        points = self.points_now()
        return Outcome(points, [], most_points(points))

    def position(self) -> Position:
        """The whole position as a value."""
        board = self.board
        seats = range(self.seats)
        return Position(
            self.seats,
            self._written_options(),
            PHASES[self.phase],
            None if self.starter < 0 else int(self.starter),
            int(self.player),
            self.to_act,
            self.entry,
            None if self.in_hand < 0 else LETTERS[self.in_hand],
            discarded(board, self.bag, self.in_hand),
            remaining(self.variant, self.bag),
            tuple([int(self.points[seat]) for seat in seats]),
            tuple([int(self.supply[seat]) for seat in seats]),
            laid_tiles(board),
            tuple(items.all_standing(board)),
            scorings(board, self.ledger),
            extras(
                board, self.seats, self.figures, self.goods, self.part, self.due, self.river_left
            )
            if self.variant.sets
            else None,
        )

    def _written_options(self) -> Options:
        """Those that a record names, see `Option.newer`."""
        if self.variant is BASE_VARIANT:
            return {"farmers": FARMER_RULES[self.farmers], "small_city": int(self.small_city)}
        return recorded(self._game.options, self.options)

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
        return remaining(self.variant, self.bag)

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
        left = [int(self.bag[number]) for number in range(self.variant.tables.types)]
        if self.in_hand >= 0:
            left[int(self.in_hand)] += 1
        return left
