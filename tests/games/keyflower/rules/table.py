"""Small tables of Keyflower, written in a few words.

    position(
        middle="keywood red:2 by 0, red:3 by 1; miner on blue:1; turn_order_tile_1 blue:1 by 2",
        villages={0: "stable (1,0) r1 back wood=2 on red:1"},
        screens={0: "blue 3 red 2 | saw 1"},
        holds={0: "4a"},
    )

Every seat has a home, number one for seat 0 unless its village begins with another. Nothing else is
on the table; the bag, the pile and the supply have the rest unless they are given too. Actions are
written as in the notation: `table.do("bid:keywood", "workers:2,red")`.
"""

from collections.abc import Mapping
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from meeplewright.core import CHANCE, Event, Reason
from meeplewright.games.keyflower import Keyflower, KeyflowerState
from meeplewright.games.keyflower.rules import season_end
from meeplewright.games.keyflower.rules import table as packed
from meeplewright.games.keyflower.rules.setup import new_table
from meeplewright.games.keyflower.rules.table import BUILDING, HAND, MOST_SEATS, PHASES, UNSEEN
from meeplewright.games.keyflower.rules.tiles import (
    COLOURS,
    FIRST_BOAT,
    NONE,
    NUMBER_OF,
    RESOURCES,
    SEASONS,
    SKILLS,
    TILES,
)
from meeplewright.games.keyflower.rules.village import q_of, r_of
from meeplewright.games.keyflower.rules.winter import mask_of

from . import spelling
from .spelling import Counts

GAME = Keyflower()
PLACES = ("unseen", "box", "middle", "row", "village", "waiting", "aside", "hand")


class Table:
    """A position. `do`, `draw` and `pass_all` change it; the other methods do not."""

    def __init__(self, state: KeyflowerState) -> None:
        self.state = state

    @property
    def at(self) -> packed.Table:
        return self.state.table

    # Acting

    @property
    def seat(self) -> int:
        """The seat to act; CHANCE for a chance outcome."""
        seat = self.state.to_act
        assert seat is not None, "the game is over"
        return seat

    def legal(self, seat: int | None = None) -> set[str]:
        """Every legal step in text notation."""
        listed = self.state.legal(self.seat if seat is None else seat)
        texts = [action.to_text() for action in listed]
        assert len(texts) == len(set(texts)), "something is listed twice"
        return set(texts)

    def do(self, *steps: str, by: int | None = None) -> list[Event]:
        """These steps in order, each legal. Return all their events."""
        events: list[Event] = []
        for step in steps:
            seat = self.seat if by is None else by
            action = self.state.require(seat, GAME.action_from_text(step))
            events += self.state.apply(seat, action)
        return events

    def draw(self, *outcomes: str) -> list[Event]:
        """Draw these: `worker:red`, `skill:saw`, `tile:miner`, `face:a`."""
        events: list[Event] = []
        for text in outcomes:
            outcome = GAME.chance_from_text(text)
            assert outcome in [possible for possible, _ in self.state.chance()], f"no {text} here"
            events += self.state.apply(CHANCE, outcome)
        return events

    def draws(self) -> Counts:
        """What can be drawn now, with weights; empty if no draw is due."""
        return {outcome.to_text(): weight for outcome, weight in self.state.chance()}

    def luck(self, seed: int = 0) -> list[Event]:
        """Make every draw that is due, at random."""
        rng = Random(seed)
        events: list[Event] = []
        while self.phase == "draw":
            events += self.state.apply(CHANCE, self.state.draw(rng))
        return events

    def pass_all(self) -> list[Event]:
        """Everyone passes from here on, and the season ends."""
        events: list[Event] = []
        season = self.at.season
        while self.phase == "turn" and self.at.season == season:
            events += self.do("pass")
        return events

    def take_boats(self, *boats: str) -> list[Event]:
        """The seats in boat order take these; the remaining boats move down the row."""
        events: list[Event] = []
        for boat in boats:
            events += self.do(f"boat:{boat}")
        while self.phase == "boat":
            events += self.state.apply(self.seat, self.state.legal(self.seat)[0])
        return events

    def may(self, *steps: str, by: int | None = None) -> bool:
        """Whether the whole chain is legal, step by step."""
        return self.reason(*steps, by=by) is None

    def why(self, *steps: str, by: int | None = None) -> str:
        """The rule that the first illegal step of the chain breaks, "B3"; empty if none."""
        reason = self.reason(*steps, by=by)
        return reason.rule.removeprefix("KF ") if reason else ""

    def reason(self, *steps: str, by: int | None = None) -> Reason | None:
        state = self.state.copy()
        for step in steps:
            seat = by if by is not None else state.to_act
            assert seat is not None
            action = GAME.action_from_text(step)
            reason = state.why_not(seat, action)
            if reason is not None:
                return reason
            state.apply(seat, action)
        return None

    def copy(self) -> "Table":
        return Table(self.state.copy())

    # Questions

    @property
    def phase(self) -> str:
        return PHASES[self.at.phase]

    @property
    def season(self) -> str:
        return SEASONS[self.at.season]

    @property
    def green(self) -> int:
        return int(self.at.green)

    def colour(self, tile: str) -> str | None:
        colour = int(self.at.colour[NUMBER_OF[tile]])
        return None if colour == NONE else COLOURS[colour]

    def bids(self, tile: str) -> dict[int, str]:
        """By seat: `{0: "red:2", 1: "blue:3 lying"}`."""
        number = NUMBER_OF[tile]
        found: dict[int, str] = {}
        for seat in range(self.state.seats):
            count = int(self.at.bid[number * 6 + seat])
            if count:
                colour = COLOURS[self.at.bid_colour[number * 6 + seat]]
                lies = "" if colour == self.colour(tile) else " lying"
                found[seat] = f"{colour}:{count}{lies}"
        return found

    def on(self, tile: str) -> Counts:
        """The workers on the tile."""
        return counts(COLOURS, self.at.on_tile, NUMBER_OF[tile] * 4)

    def last_use(self, tile: str) -> int:
        return int(self.at.last_use[NUMBER_OF[tile]])

    def resources(self, tile: str) -> Counts:
        return counts(RESOURCES, self.at.resources, NUMBER_OF[tile] * 4)

    def screen(self, seat: int) -> Counts:
        """Workers and skills behind the screen."""
        workers = counts(COLOURS, self.at.workers, seat * 4)
        return workers | counts(SKILLS, self.at.skills, seat * 3)

    def cargo(self, boat: str) -> Counts:
        row = NUMBER_OF[boat] - FIRST_BOAT
        workers = counts(COLOURS, self.at.cargo_workers, row * 4)
        return workers | counts(SKILLS, self.at.cargo_skills, row * 3)

    def bag(self) -> Counts:
        return counts(COLOURS, self.at.bag, 0)

    def pile(self) -> Counts:
        return counts(SKILLS, self.at.pile, 0)

    def supply(self) -> Counts:
        return counts(RESOURCES, self.at.supply, 0)

    def face(self, tile: str) -> str:
        return self.at.up(NUMBER_OF[tile]).name

    def place(self, tile: str) -> str:
        return PLACES[self.at.place[NUMBER_OF[tile]]]

    def owner(self, tile: str) -> int | None:
        owner = int(self.at.owner[NUMBER_OF[tile]])
        return None if owner == NONE else owner

    def village(self, seat: int) -> dict[str, tuple[int, int, int]]:
        """Every tile placed there: column, row, turn."""
        at = self.at
        return {
            tile.name: (q_of(at.cell[number]), r_of(at.cell[number]), int(at.turn[number]))
            for number, tile in enumerate(TILES)
            if at.owner[number] == seat and at.place[number] == packed.VILLAGE
        }


def counts(names: tuple[str, ...], values: vec[i64], row: int) -> Counts:
    """By name, those that are not zero."""
    return {name: int(values[row + i]) for i, name in enumerate(names) if values[row + i]}


# Building a position


def begun(seats: int, seed: int = 0) -> Table:
    """A real game after set-up: spring, first turn."""
    table = Table(GAME.start(seats))
    table.luck(seed)
    return table


def played(seats: int, seed: int, until: int) -> Table:
    """This many entries into a random game."""
    rng = Random(seed)
    state = GAME.start(seats)
    while state.to_act is not None and state.entry < until:
        random_step(state, rng)
    return Table(state)


def random_step(state: KeyflowerState, rng: Random) -> None:
    seat = state.to_act
    assert seat is not None
    state.apply(seat, state.draw(rng) if seat == CHANCE else state.random_action(rng))


def position(
    *,
    seats: int = 3,
    season: str = "summer",
    phase: str = "turn",
    middle: str = "",
    villages: Mapping[int, str] | None = None,
    screens: Mapping[int, str] | None = None,
    holds: Mapping[int, str] | None = None,
    waiting: Mapping[int, str] | None = None,
    hands: Mapping[int, str] | None = None,
    boats: Mapping[str, str] | None = None,
    player: int = 0,
    start: int = 0,
    passes: int = 0,
    rules: int = 0,
    bag: str | None = None,
    pile: str | None = None,
    supply: str | None = None,
    green: int | None = None,
) -> Table:
    """A table with these things and nothing else.

    `waiting` are tiles won and not yet placed, `hands` winter tiles dealt. `bag`, `pile`, `supply`
    and `green` have what is not elsewhere unless they are given; then pieces need not add up.
    """
    table = new_table(seats, rules)
    table.queue = vec[i64]()
    table.season = SEASONS.index(season)
    table.phase = PHASES.index(phase)
    table.player, table.start_player, table.passes = player, start, passes
    for seat, text in (holds or {}).items():
        spelling.hold(table, seat, text)
    for seat in range(seats):
        spelling.lay_village(table, seat, (villages or {}).get(seat, ""))
        spelling.put_behind_screen(table, seat, (screens or {}).get(seat, ""))
        deal_winter(table, seat, (hands or {}).get(seat, ""))
    for seat, text in (waiting or {}).items():
        spelling.wait(table, seat, text)
    for text in spelling.parts(middle):
        spelling.lay_in_middle(table, text)
    for boat, text in (boats or {}).items():
        spelling.load_boat(table, boat, text)
    fill_stocks(table, bag, pile, supply, green)
    know_nothing(table)
    if table.phase == BUILDING:
        season_end.begin_building(table)
    return Table(KeyflowerState(Keyflower(), table))


def deal_winter(table: packed.Table, seat: int, text: str) -> None:
    tiles = [NUMBER_OF[name] for name in text.split()]
    for tile in tiles:
        assert table.place[tile] == UNSEEN, f"{TILES[tile].name} is dealt twice"
        table.place[tile], table.owner[tile] = HAND, seat
    table.dealt[seat] = mask_of(vec[i64](tiles))


def fill_stocks(
    table: packed.Table, bag: str | None, pile: str | None, supply: str | None, green: int | None
) -> None:
    workers = [40, 40, 40, 20]
    for index, _ in enumerate(COLOURS):
        workers[index] -= all_of(table.on_tile, 4, index) + all_of(table.workers, 4, index)
        workers[index] -= all_of(table.cargo_workers, 4, index)
        bids = zip(table.bid, table.bid_colour, strict=True)
        workers[index] -= sum(int(count) for count, colour in bids if colour == index)
    skills = [16 - all_of(table.skills, 3, i) - all_of(table.cargo_skills, 3, i) for i in range(3)]
    resources = [stock - all_of(table.resources, 4, i) for i, stock in enumerate((24, 24, 24, 48))]
    assert min(workers + skills + resources) >= 0, "there are not so many pieces"
    table.bag = counts_or(bag, COLOURS, [*workers[:3], workers[3] - min(workers[3], green or 0)])
    table.green = workers[3] if green is None else green
    if green is None and bag is None:
        table.bag[3] = 0  # KF S1: green workers are in the open supply until they are spent
    table.pile = counts_or(pile, SKILLS, skills)
    table.supply = counts_or(supply, RESOURCES, resources)


def all_of(values: vec[i64], width: int, column: int) -> int:
    return sum(int(values[at]) for at in range(column, len(values), width))


def counts_or(text: str | None, names: tuple[str, ...], rest: list[int]) -> vec[i64]:
    if text is None:
        return vec[i64](rest)
    given = spelling.counted(text)
    assert set(given) <= set(names), f"{text!r} is not understood"
    return vec[i64]([given.get(name, 0) for name in names])


def know_nothing(table: packed.Table) -> None:
    """The widest bounds that are true: every hidden thing can be in any hidden place."""
    for seat in range(MOST_SEATS):
        workers, skills = int(table.screen_workers(seat)), int(table.screen_skills(seat))
        for colour in range(4):
            table.known_workers[2 * (seat * 4 + colour)] = 0
            table.known_workers[2 * (seat * 4 + colour) + 1] = workers
        for skill in range(3):
            table.known_skills[2 * (seat * 3 + skill)] = 0
            table.known_skills[2 * (seat * 3 + skill) + 1] = skills
    bag, pile = int(table.bag_count()), int(table.pile_count())
    table.known_bag = vec[i64]([0, bag] * (4 * (MOST_SEATS + 1)))
    table.known_pile = vec[i64]([0, pile] * (3 * (MOST_SEATS + 1)))
