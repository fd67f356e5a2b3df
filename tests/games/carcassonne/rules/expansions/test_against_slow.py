"""Random games with expansions in which the engine and the slow game agree after every entry.

Tiles are drawn and placed in several ways: uniformly random games rarely complete a city, join
fields, curl the river or discard a tile. MEEPLEWRIGHT_FULL=1 plays the long sweep.
"""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from meeplewright.core import Action, Outcome
from meeplewright.games.carcassonne import Carcassonne, CarcassonneState
from tests.conftest import FULL

from ..slow_board import around, placements, segment_at
from .rivers import BESIDE_THE_SPRING, NO_PLACE_FOR_THE_LAKE
from .slow_game import (
    BIG,
    BUILDER,
    FARMERS,
    FIGURES,
    GOODS,
    PIG,
    RIVER,
    FeatureReport,
    Rules,
    Standing,
)
from .slow_river import ALTERNATE, NO_U_TURN, bend, is_river, river_sides
from .slow_table import CHANCE, SlowTable, choice_of

SWEEP = 112
GAMES = SWEEP if FULL else 8
DRAWS = ("by weight", "misfit at once", "misfit last")
PLACES = ("anywhere", "snug", "mostly snug", "far east", "for the builder", "against the misfit")
CHOSEN = ("any", "seldom", "always", "special")
MISFITS = ("B", "C", "Q", "S", "IK", "IH", "TB", "TM", "TX", "X")

SETS = (
    "river",
    "inns_and_cathedrals",
    "traders_and_builders",
    "river-inns_and_cathedrals",
    "river-traders_and_builders",
    "inns_and_cathedrals-traders_and_builders",
    "river-inns_and_cathedrals-traders_and_builders",
)
OPTIONS = list(product(FARMERS, (4, 2), ("in_stock", "out"), (NO_U_TURN, ALTERNATE)))


def rules_of(number: int) -> Rules:
    """Seven games in a row have all the expansions; the other options go round at another pace."""
    expansions = SETS[number % 7]
    most = 6 if "inns_and_cathedrals" in expansions else 5
    farmers, small_city, start_tile, river_turns = OPTIONS[number * 5 % len(OPTIONS)]
    if RIVER not in expansions:
        start_tile, river_turns = "in_stock", NO_U_TURN
    seats = 2 + (number % 7 + number // 7) % (most - 1)
    return Rules(seats, expansions, farmers, small_city, start_tile, river_turns)


class Duel:
    """One game on both engines, driven by the same choices."""

    def __init__(self, number: int, river: tuple[str, ...] = ()) -> None:
        self.rng = Random(number)
        self.rules = rules_of(number)
        self.river = list(river)  # tiles to draw and to place before anything else
        self.draws = self.rng.choice(DRAWS)
        self.places = self.rng.choice(PLACES)
        self.chosen = self.rng.choice(CHOSEN)
        self.curl = self.rng.choice((None, "left", "right"))
        self.misfit = self.rng.choice(MISFITS)
        options = self.rules._asdict()
        seats = options.pop("seats")
        self.state: CarcassonneState = Carcassonne().start(seats, options)
        self.table = SlowTable(self.rules)

    def play(self) -> None:
        self.compare()
        while self.table.to_act is not None:
            actions = self.listed()
            text = self.choose(list(actions))
            seat = self.state.to_act
            assert seat is not None
            self.state.apply(seat, actions[text])
            self.table.apply(text)
            self.compare()
        self.compare_outcome()

    # What both offer

    def listed(self) -> dict[str, Action]:
        """The actions or outcomes on offer, the same in both."""
        if self.table.to_act == CHANCE:
            outcomes = {action.to_text(): (action, w) for action, w in self.state.chance()}
            assert {text: w for text, (_, w) in outcomes.items()} == self.table.chance()
            return {text: action for text, (action, _) in outcomes.items()}
        seat = self.state.to_act
        assert seat is not None
        legal = self.state.legal(seat)
        actions = {action.to_text(): action for action in legal}
        assert set(actions) == self.table.legal()
        assert len(actions) == len(legal), "a legal action is listed twice"
        assert self.state.random_action(self.rng) in legal
        if self.table.phase == "follower":
            kinds = [FIGURES.index(choice_of(text).figure) for text in list(actions)[1:]]
            assert kinds == sorted(kinds)
        return actions

    # Choosing actions

    def choose(self, texts: list[str]) -> str:
        if self.river and self.table.phase == "draw":
            return "draw:" + read(self.river[0])[1]
        if self.river and self.table.phase == "place":
            return self.river.pop(0)
        if texts[0].startswith("draw:"):
            return self.choose_draw(texts)
        if self.table.phase == "place":
            return self.choose_place(texts)
        if self.table.phase == "follower" and self.chosen != "any":
            return self.choose_figure(texts)
        return self.rng.choice(texts)

    def choose_draw(self, texts: list[str]) -> str:
        """By weight; a misfit at once when there is no place for it, or last."""
        left = self.table.chance()
        misfit = f"draw:{self.misfit}"
        if self.draws == "misfit at once" and misfit in texts and not self.places_left():
            return misfit
        others = [one for one in texts if self.draws == "by weight" or one != misfit] or texts
        if self.curl and self.table.river()[0]:
            others = self.bends_and_straights(others)
        return self.rng.choices(others, [left[one] for one in others])[0]

    def bends_and_straights(self, texts: list[str]) -> list[str]:
        """A straight tile after a bend and a bend after a straight tile, if there are any left."""
        wanted = ("RE", "RG", "RI") if self.table.river()[2] is None else ("RB", "RC", "RD")
        return [text for text in texts if text.removeprefix("draw:") in wanted] or texts

    def choose_place(self, texts: list[str]) -> str:
        tile = self.table.in_hand
        assert tile is not None
        if is_river(tile):
            return self.choose_river(texts)
        if self.places == "anywhere" or self.rng.random() < 0.1:
            return self.rng.choice(texts)
        rank = {
            "far east": self.west,
            "for the builder": self.idle_builder,
            "against the misfit": self.places_left,
        }.get(self.places, self.loneliness)
        ranks = [rank(text) for text in texts]
        return texts[self.rng.choice([i for i, one in enumerate(ranks) if one == min(ranks)])]

    def choose_river(self, texts: list[str]) -> str:
        """Turn the same way again and again, so that the river meets itself."""
        _, end, _ = self.table.river()
        assert end is not None
        wanted = []
        for text in texts:
            tile, turn = text.split(":")[1][:-1], int(text[-1])
            onward = [side for side in river_sides(tile, turn) if side != end[2]]
            if onward and bend(end[2], onward[0]) == self.curl:
                wanted.append(text)
        return self.rng.choice(wanted or texts)

    def places_left(self, text: str | None = None) -> int:
        """The number of placements for the misfit after this move."""
        board = dict(self.table.game.board)
        if text:
            cell, tile, turn = read(text)
            board[cell] = (tile, turn)
        return len(placements(board, self.misfit))

    def loneliness(self, text: str) -> int:
        """How many of the cells around this one are empty."""
        return len(around(read(text)[0]) - set(self.table.game.board))

    def west(self, text: str) -> int:
        return -read(text)[0][0]

    def idle_builder(self, text: str) -> int:
        """Prefer what gives a second part, then what lies snug."""
        table = self.table.copy()
        table.apply(text)
        return self.loneliness(text) - 20 * table.second_tile

    def choose_figure(self, texts: list[str]) -> str:
        if self.chosen == "special":
            figures = [text for text in texts if text.split(":")[0] in (BIG, BUILDER, PIG)]
            return self.rng.choice(figures or texts)
        keep = self.chosen == "seldom" and self.rng.random() < 0.7
        return self.rng.choice([text for text in texts if (text == "-") == keep] or texts)

    # Comparing

    def compare(self) -> None:
        form, table = self.state.to_json(), self.table
        game = table.game
        assert self.state.to_act == table.to_act
        assert form["phase"] == table.phase
        assert form["in_hand"] == table.in_hand
        assert sorted(form["discarded"]) == sorted(table.discarded)
        assert {tile: n for tile, n in form["bag"].items() if n} == bag_of(table)
        assert tiles_laid(form) == [(*cell, *lying) for cell, lying in game.board.items()]
        assert form["points"] == table.points
        assert form["supply"] == game.supply["follower"]
        assert form["figures"] == {figure: game.supply[figure] for figure in (BIG, BUILDER, PIG)}
        assert form["goods"] == [list(tokens.values()) for tokens in game.goods]
        assert self.standing(form) == Counter(game.standing)
        assert scored(form) == Counter(tuple(one) for one in table.scored)
        self.compare_turn(form)
        if self.state.entry % 13 == 0 or table.phase == "over":
            assert self.state.points_now() == table.points_now()
        if self.state.entry % 29 == 0 or table.phase == "over":
            self.compare_features()
            self.compare_restored(form)

    def compare_turn(self, form: dict[str, Any]) -> None:
        table = self.table
        if table.phase in ("draw", "place", "follower"):
            assert form["player"] == table.seat
            assert form["part"] == table.part
        if table.phase == "follower" and table.game.tiles_left():
            assert form["second_tile"] is table.second_tile
        if not table.game.rules.has(RIVER):
            assert form["river"] is None
            return
        left, end, way = table.river()
        if left or table.phase == "start":
            assert form["river"]["left"] == left
        if left and end:
            assert form["river"]["end"] == dict(zip(("x", "y", "side"), end, strict=True))
            assert form["river"]["bend"] == way

    def standing(self, form: dict[str, Any]) -> Counter[Standing]:
        board = self.table.game.board
        return Counter(
            Standing(
                one["seat"],
                one.get("figure", "follower"),
                segment_at(board, (one["x"], one["y"]), one["on"], one["at"]),
            )
            for one in form["followers"]
        )

    def compare_features(self) -> None:
        """Every feature, with what counts on it."""
        found = Counter(feature_row(feature.to_json()) for feature in self.state.features())
        assert found == Counter(report_row(report) for report in self.table.game.features())

    def compare_restored(self, form: dict[str, Any]) -> None:
        """The JSON form has everything."""
        restored = Carcassonne().state_from_json(form)
        assert restored.to_json() == form
        assert restored.points_now() == self.state.points_now()
        assert restored.chance() == self.state.chance()
        if self.table.to_act not in (None, CHANCE):
            assert restored.legal(self.table.seat) == self.state.legal(self.table.seat)
        restored.playout(self.rng)
        over = restored.to_json()
        assert Carcassonne().state_from_json(over).to_json() == over

    def compare_outcome(self) -> None:
        outcome = self.state.outcome()
        assert outcome is not None
        points = self.table.points_now()
        assert list(outcome.points) == points
        assert [sum(item.points for item in items) for items in outcome.items] == points
        assert outcome.winners == tuple(s for s, p in enumerate(points) if p == max(points))
        assert final_items(outcome) == Counter(
            (seat, worth, kind, min(cells) if kind in ("field", "pig") else cells)
            for seat, worth, kind, cells in self.table.game.final_items()
        )


def read(text: str) -> tuple[tuple[int, int], str, int]:
    """Cell, tile and rotation of "(1,0):RG0"."""
    cell, tile = text.split(":")
    x, y = cell.strip("()").split(",")
    return (int(x), int(y)), tile[:-1], int(tile[-1])


def bag_of(table: SlowTable) -> dict[str, int]:
    stacks = table.game.stacks
    return {tile: count for stack in stacks for tile, count in stack.items() if count}


def tiles_laid(form: dict[str, Any]) -> list[tuple[int, int, str, int]]:
    return [(tile["x"], tile["y"], tile["tile"], tile["turn"]) for tile in form["tiles"]]


def cells_of(item: dict[str, Any]) -> frozenset[tuple[int, ...]]:
    return frozenset(tuple(cell) for cell in item["at"])


def scored(form: dict[str, Any]) -> Counter[tuple[Any, ...]]:
    """The completed features that scored points."""
    return Counter(
        (one["item"]["for"], cells_of(one["item"]), one["item"]["points"], tuple(one["seats"]))
        for one in form["scored"]
        if one["item"].get("finished")
    )


def report_row(report: FeatureReport) -> tuple[Any, ...]:
    """The engine counts open edges of roads and cities only."""
    edges = report.open_edges if report.kind in ("road", "city") else 0
    return tuple(report._replace(open_edges=edges))


def feature_row(form: dict[str, Any]) -> tuple[Any, ...]:
    goods = form.get("goods", {})
    return (
        form["kind"],
        frozenset(tuple(cell) for cell in form["cells"]),
        form["open_edges"],
        form["complete"],
        tuple(form["followers"]),
        form.get("inn", False),
        form.get("cathedral", False),
        tuple(goods.get(kind, 0) for kind in GOODS),
        tuple(form.get("builders", ())),
        tuple(form.get("pigs", ())),
    )


def final_items(outcome: Outcome) -> Counter[tuple[Any, ...]]:
    """What final scoring added, a field's points with the first cell of the city."""
    rows: Counter[tuple[Any, ...]] = Counter()
    for seat, items in enumerate(outcome.to_json()["items"]):
        for item in items:
            if item.get("finished"):
                continue
            kind: str = item["for"]
            where: object = frozenset()
            if kind == "goods":
                kind = item["goods"]
            elif kind == "field":
                kind = "pig" if item.get("pig") else "field"
                where = tuple(item["city"])
            else:
                where = cells_of(item)
            rows[seat, item["points"], kind, where] += 1
    return rows


@pytest.mark.parametrize("number", range(GAMES))
def test_engine_and_slow_game_agree_after_every_entry(number: int) -> None:
    """All rules R, I, T and M, with every number of seats and every option."""
    Duel(number).play()


@pytest.mark.parametrize("river", [NO_PLACE_FOR_THE_LAKE, BESIDE_THE_SPRING])
@pytest.mark.parametrize("number", [10, 14, 20, 32] if FULL else [20])
def test_they_agree_after_a_river_that_comes_back(number: int, river: tuple[str, ...]) -> None:
    """CA R9 and R11: river tiles leave the game, and one cell is closed."""
    duel = Duel(number, river)
    assert duel.rules.river_turns == NO_U_TURN
    duel.play()
    assert set(duel.table.discarded) & {"RB", "RC", "RE", "RL"}


def test_the_games_have_every_expansion_seat_count_and_option() -> None:
    """Over the long sweep; the short one has every set of expansions."""
    many = [rules_of(number) for number in range(SWEEP)]
    assert {rules.expansions for rules in many[:7]} == set(SETS)
    for expansions in SETS:
        some = [rules for rules in many if rules.expansions == expansions]
        most = 6 if "inns_and_cathedrals" in expansions else 5
        assert {rules.seats for rules in some} == set(range(2, most + 1))
        assert {rules.farmers for rules in some} == set(FARMERS)
        assert {rules.small_city for rules in some} == {4, 2}
        if RIVER in expansions:
            options = {(rules.river_start_tile, rules.river_turns) for rules in some}
            assert len(options) == 4
