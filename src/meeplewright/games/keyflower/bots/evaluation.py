"""The evaluation of a Keyflower position: every seat's expected final points.

The season is ended as if all passed now, and what each seat would then own is scored by the rules.
Further terms estimate what it can still do. `docs/bots.md` describes them.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.games.keyflower.bots.bidding import chance_to_keep
from meeplewright.games.keyflower.bots.boats import boat_points
from meeplewright.games.keyflower.bots.learned import Network
from meeplewright.games.keyflower.bots.likes import Likes
from meeplewright.games.keyflower.bots.upgrading import UpgradePlan
from meeplewright.games.keyflower.bots.villages import Distances
from meeplewright.games.keyflower.bots.worths import (
    ALWAYS,
    FIRST_WORKERS,
    GOLD_MORE,
    GREEN_MORE,
    HAND,
    HANDFUL,
    INTEREST,
    LATER,
    MORE_WORKERS,
    POINTS,
    RESOURCE,
    SEASON_WORTH,
    SKILL,
    START,
    TERMS,
    TO_COME,
    UPGRADES,
    USES,
    by_season,
)
from meeplewright.games.keyflower.rules import table as places
from meeplewright.games.keyflower.rules.drawing import SEAT_SKILL, SEAT_WORKER, TO_VILLAGES
from meeplewright.games.keyflower.rules.placing import may_be_bid_on
from meeplewright.games.keyflower.rules.season_end import boats_to_take, end_season
from meeplewright.games.keyflower.rules.sheet import owned_tiles, total_of
from meeplewright.games.keyflower.rules.state import KeyflowerState
from meeplewright.games.keyflower.rules.table import (
    ALL_TILES,
    BOATING,
    BUILDING,
    DRAWING,
    MOST_SEATS,
    ORDER_TILE_COUNTS,
    OVER,
    VILLAGE,
    WAITING,
    WINTER,
    WINTERING,
    Table,
)
from meeplewright.games.keyflower.rules.tiles import (
    FIRST_BOAT,
    FIRST_TURN_ORDER,
    FIRST_WINTER,
    GREEN,
    NONE,
    TILES,
    TURN_ORDER,
)

_ORDER_TILE_POINTS: Final = 3.3
"""What a turn order tile is worth in winter before it is placed (KF F2)."""
_ORDER_TILE_WORTH: Final = 1.0
"""The same before winter, for the choice of a boat."""
_NO_DOUBT: Final = 0.01
"""With a smaller risk, a bid counts as won."""
_POINTS_OF: Final = vec[float]([float(tile.faces[0].points) for tile in TILES])
_UPGRADE_HOPE: Final = vec[float](
    [
        0.4 * (tile.faces[1].points - tile.faces[0].points) if tile.upgradable else 0.0
        for tile in TILES
    ]
)


@final
class Evaluation:
    """Reuses its vectors; `judge` fills `worth` by seat."""

    def __init__(self, network: Network | None = None, likes: Likes | None = None) -> None:
        """With a network, its corrections are added to `worth`; with likes, what a seat likes."""
        self._network: Final = network
        self._likes: Final = likes
        self.ended: Table | None = None  # the last table, as the season would end
        self.weights: Final = vec[float]([weight for row in by_season() for weight in row])
        self.worth = vec[float]([0.0] * MOST_SEATS)
        self.terms = vec[float]([0.0] * (MOST_SEATS * TERMS))
        self.interest = INTEREST
        self.eager = vec[float]([0.0] * MOST_SEATS)  # part of worth: workers to place
        self._drawn = vec[float]([0.0] * MOST_SEATS)  # workers about to be drawn
        self._totals = vec[i64]([0] * MOST_SEATS)  # points at the end of the season
        self._distances: Final = Distances()
        self._plan: Final = UpgradePlan(self._distances)

    def judge(self, state: KeyflowerState) -> None:
        """Fill `worth`, for any position."""
        self.judge_table(state.table)

    def judge_table(self, table: Table) -> None:
        seat: i64 = 0
        if table.phase == OVER:
            while seat < table.seats:
                self.worth[seat] = float(total_of(table, seat))
                seat += 1
            return
        index: i64 = 0
        while index < table.seats * TERMS:
            self.terms[index] = 0.0
            index += 1
        index = 0
        while index < table.seats:
            self._drawn[index] = 0.0
            index += 1
        ended = self._ended(table)
        self.ended = ended
        season = season_of(table)
        begun = season == table.season and table.phase != WINTERING
        while seat < table.seats:
            self._look(table, ended, seat)
            self.worth[seat] = self._weighed(seat, season, begun)
            self.eager[seat] = self._eagerness(seat, season)
            seat += 1
        if table.season == WINTER:
            self._add_order_tiles(ended)
        if ended.phase != table.phase:
            self._doubt_bids(table, ended, season)
        if self._network is not None and season <= WINTER:
            self._correct(self._network, table, ended, season)
        if self._likes is not None and season <= WINTER:
            liked = self._likes.worth(table, ended, season, self.terms)
            self.worth[self._likes.seat] += liked

    def _correct(self, network: Network, table: Table, ended: Table, season: i64) -> None:
        seat: i64 = 0
        while seat < table.seats:
            network.inputs.look(table, ended, seat, self.terms)
            self.worth[seat] += network.correction(season, table.seats)
            seat += 1

    def _weighed(self, seat: i64, season: i64, begun: bool) -> float:
        if season > WINTER:
            return self.terms[seat * TERMS + POINTS]
        total = 0.0 if begun else TO_COME[season]
        term: i64 = 0
        while term < TERMS:
            total += self.weights[season * TERMS + term] * self.terms[seat * TERMS + term]
            term += 1
        return total

    def _eagerness(self, seat: i64, season: i64) -> float:
        """How much more workers are worth to place than to keep."""
        if season > WINTER:
            return 0.0
        first = season * TERMS
        later = self.weights[first + LATER]
        row = seat * TERMS
        return (self.weights[first + FIRST_WORKERS] - later) * self.terms[row + FIRST_WORKERS] + (
            self.weights[first + MORE_WORKERS] - later
        ) * self.terms[row + MORE_WORKERS]

    # -- the season as it would end ---------------------------------------------------------------

    def _ended(self, table: Table) -> Table:
        ended = table.copy()
        self._expect_draws(ended)
        if table.phase == BUILDING or table.phase == WINTERING:
            return ended
        if table.phase == DRAWING and table.then == TO_VILLAGES:
            return ended
        if table.phase != BOATING:
            end_season(ended)
        while ended.boat_turn < ended.seats:
            self._take_best_boat(ended, ended.boat_order[ended.boat_turn])
            ended.boat_turn += 1
        return ended

    def _expect_draws(self, table: Table) -> None:
        """Workers and skills about to be drawn count for the seat that will have them."""
        index = table.queue_at
        while index < len(table.queue):
            kind = table.queue[index] // 100
            seat = table.queue[index] % 100
            if kind == SEAT_WORKER:
                self._drawn[seat] += 1.0
            elif kind == SEAT_SKILL:
                self.terms[seat * TERMS + SKILL] += 1.0
            index += 1

    def _take_best_boat(self, ended: Table, seat: i64) -> None:
        best: i64 = NONE
        most = -1.0
        for boat in boats_to_take(ended):
            worth = self._boat_worth(ended, seat, boat)
            if worth > most:
                best = boat
                most = worth
        ended.owner[best] = seat
        if ended.season == WINTER:
            self.terms[seat * TERMS + POINTS] = most
            return
        index = best - FIRST_BOAT
        colour: i64 = 0
        while colour < 4:
            ended.workers[seat * 4 + colour] += ended.cargo_workers[index * 4 + colour]
            colour += 1
        skill: i64 = 0
        while skill < 3:
            ended.skills[seat * 3 + skill] += ended.cargo_skills[index * 3 + skill]
            skill += 1

    def _boat_worth(self, ended: Table, seat: i64, boat: i64) -> float:
        if ended.season == WINTER:
            return boat_points(ended, seat, boat, self._distances)
        row = (boat - FIRST_BOAT) * 4
        cargo = ended.cargo_workers
        workers = cargo[row] + cargo[row + 1] + cargo[row + 2] + cargo[row + 3]
        row = (boat - FIRST_BOAT) * 3
        skills = ended.cargo_skills[row] + ended.cargo_skills[row + 1] + ended.cargo_skills[row + 2]
        first = ended.season * TERMS
        return self.weights[first + LATER] * float(workers) + self.weights[first + SKILL] * float(
            skills
        )

    # -- one seat ---------------------------------------------------------------------------------

    def _look(self, table: Table, ended: Table, seat: i64) -> None:
        terms = self.terms
        row = seat * TERMS
        owned = owned_tiles(ended, seat)
        total = total_of(ended, seat)
        self._totals[seat] = total
        terms[row + POINTS] += float(total)
        seasons = float(WINTER - table.season)
        self._look_at_workers(table, ended, seat)
        terms[row + SKILL] += float(ended.screen_skills(seat))
        self._plan.look(ended, seat, owned, seasons)
        terms[row + UPGRADES] = self._plan.worth
        if table.season == WINTER:  # the last chance, if there are workers for it
            ready = terms[row + FIRST_WORKERS]
            terms[row + UPGRADES] *= ready / (ready + 2.0)
        terms[row + RESOURCE] = float(self._plan.loose)
        terms[row + GOLD_MORE] = float(self._plan.gold)
        if table.season < WINTER:
            for tile in owned:
                terms[row + USES] += SEASON_WORTH[tile * 2 + ended.face[tile]] * seasons
            terms[row + HAND] = float(_with_hand(ended, seat) - total)
        if table.season < WINTER or table.phase != BOATING:
            terms[row + ALWAYS] = 1.0
        if ended.start_player == seat:
            terms[row + START] = 1.0

    def _look_at_workers(self, table: Table, ended: Table, seat: i64) -> None:
        now = table.screen_workers(seat) if table.phase != BOATING else 0
        green = ended.workers[seat * 4 + GREEN]
        for tile in table.losing_groups(seat):
            now += table.bid[tile * 6 + seat]
        row = seat * TERMS
        ready = float(now) + self._drawn[seat]
        handful = ready if ready < HANDFUL else HANDFUL
        self.terms[row + FIRST_WORKERS] = handful
        self.terms[row + MORE_WORKERS] = ready - handful
        self.terms[row + LATER] = float(ended.screen_workers(seat) - now)
        self.terms[row + GREEN_MORE] = float(green)

    def _add_order_tiles(self, ended: Table) -> None:
        for tile in TURN_ORDER:
            if ended.place[tile] == WAITING:
                self.worth[ended.owner[tile]] += _ORDER_TILE_POINTS

    # -- bids that may still be outbid ------------------------------------------------------------

    def _doubt_bids(self, table: Table, ended: Table, season: i64) -> None:
        tile: i64 = 0
        while tile < ALL_TILES:
            if may_be_bid_on(table, tile):
                seat = table.winner(tile)
                if seat != NONE:
                    self._doubt_bid(table, ended, tile, seat, season)
            tile += 1

    def _doubt_bid(self, table: Table, ended: Table, tile: i64, seat: i64, season: i64) -> None:
        """Subtract the risk of being outbid: the tile is lost, its workers can be placed again."""
        doubt = 1.0 - chance_to_keep(table, tile, seat, self.interest)
        if doubt > _NO_DOUBT:
            workers = float(table.bid[tile * 6 + seat])
            back = self.weights[season * TERMS + MORE_WORKERS] * workers
            lost = self._worth_won(table, ended, tile, seat, season)
            self.worth[seat] -= doubt * (lost - back)

    def _worth_won(self, table: Table, ended: Table, tile: i64, seat: i64, season: i64) -> float:
        """What the seat loses if another player wins the tile."""
        if tile >= FIRST_TURN_ORDER:
            return _order_tile_points(table) if season == WINTER else _ORDER_TILE_WORTH
        if season == WINTER:
            ended.owner[tile] = NONE
            without = total_of(ended, seat)
            ended.owner[tile] = seat
            return float(self._totals[seat] - without)
        workers = self.weights[season * TERMS + LATER] * float(table.workers_on(tile))
        uses = SEASON_WORTH[tile * 2 + table.face[tile]] * float(WINTER - season)
        return _POINTS_OF[tile] + _UPGRADE_HOPE[tile] + uses + workers


def _order_tile_points(table: Table) -> float:
    """KF F2, O9: of a turn order tile in winter; the rules count the tile itself by option."""
    return _ORDER_TILE_POINTS + (1.0 if table.rules & ORDER_TILE_COUNTS else 0.0)


def season_of(table: Table) -> i64:
    """The season to play next: after the boats, it is the next season."""
    ends = table.phase == BUILDING or (table.phase == DRAWING and table.then == TO_VILLAGES)
    return table.season + 1 if ends else table.season


def _with_hand(ended: Table, seat: i64) -> i64:
    """The seat's points if it already owned the winter tiles in its hand."""
    tile: i64 = FIRST_WINTER
    while tile < FIRST_BOAT:
        if ended.place[tile] == places.HAND and ended.owner[tile] == seat:
            ended.place[tile] = VILLAGE
        tile += 1
    total = total_of(ended, seat)
    tile = FIRST_WINTER
    while tile < FIRST_BOAT:
        if ended.place[tile] == VILLAGE and ended.owner[tile] == seat:
            ended.place[tile] = places.HAND
        tile += 1
    return total
