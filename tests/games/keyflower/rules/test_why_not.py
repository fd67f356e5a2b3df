"""Every reason why an action is refused, each triggered and checked with its rule."""

import ast
from pathlib import Path
from random import Random

import pytest

import meeplewright.games.keyflower.rules
from meeplewright.core import Action, Reason
from meeplewright.games.keyflower.rules.actions import Contribute, Drawn
from meeplewright.games.keyflower.rules.tiles import COLOURS, RESOURCES, SKILLS, TILES

from .table import GAME, Table, played, position, random_step

NO_WORKERS_LEFT = position(middle="keywood red:1 by 1", screens={0: "blue 9"})
GROUPS = "keywood red:2 by 0, red:4 by 1; miner red:1 by 0, red:4 by 2"
OF_A_TILE = ("bid", "use", "bring", "pay_group", "boat", "pick")
HANDS = {0: "jeweller scholar", 1: "scribes", 2: "windmill"}


def seen(table: Table, *steps: str) -> tuple[str, str]:
    """The rule and the key of the first refusal in the chain."""
    reason = table.reason(*steps)
    assert reason is not None, "it is legal"
    return reason.rule, reason.key


def to_boats(table: Table) -> Table:
    table.pass_all()
    return table


REFUSED: dict[str, tuple[str, str, Table, tuple[str, ...]]] = {
    "a step of another kind of decision": (
        "KF T1", "why-other-step", position(screens={0: "red 1"}), ("workers:1,red",),
    ),
    "finish when nothing is under way": ("KF T1", "why-other-step", position(), ("finish",)),
    "finish with a tile to lay": (
        "KF V1", "why-tiles-to-lay", position(phase="village", waiting={0: "stable"}), ("finish",),
    ),
    # Naming a tile to bid on
    "a bid on a tile in a village": (
        "KF B1", "why-no-auction", position(screens={0: "red 1"}), ("bid:home_1",),
    ),
    "a bid on a boat": (
        "KF B1", "why-no-auction", position(screens={0: "red 1"}), ("bid:keyflower",),
    ),
    "a bid that cannot win": (
        "KF C2", "why-too-few-of-colour",
        position(middle="keywood red:3 by 1", screens={0: "red 3"}), ("bid:keywood",),
    ),
    "a bid in no colour the tile takes": (
        "KF C2", "why-too-few-of-colour", NO_WORKERS_LEFT, ("bid:keywood",),
    ),
    "a bid without any worker": (
        "KF B3", "why-too-few-to-bid", position(middle="keywood"), ("bid:keywood",),
    ),
    "a counter bid that cannot win": (
        "KF B3", "why-too-few-to-bid",
        position(middle="keywood red:3 by 1", screens={0: "blue 3 red 3"}, holds={0: "4a"}),
        ("bid:keywood",),
    ),
    # Naming a tile to use
    "a use of a tile that only scores": (
        "KF U2", "why-never-used", position(middle="well", screens={0: "red 1"}), ("use:well",),
    ),
    "a use of a tile in the box": (
        "KF U1", "why-not-in-reach", position(screens={0: "red 1"}), ("use:keywood",),
    ),
    "a use of a full tile": (
        "KF U4", "why-tile-full", position(middle="keywood on red:3", screens={0: "red 9"}),
        ("use:keywood",),
    ),
    "a use with a group too large for the room": (
        "KF U4", "why-tile-full",
        position(middle="keywood red:4 by 0, red:5 by 1; miner on red:3 use 2"), ("use:miner",),
    ),
    "a use without the skill to pay": (
        "KF U7", "why-no-payment", position(middle="carpenter", screens={0: "red 1 | anvil 1"}),
        ("use:carpenter",),
    ),
    "a use without a worker to pay": (
        "KF U7", "why-no-payment", position(middle="peddler", screens={0: "red 3"}),
        ("use:peddler",),
    ),
    "a use whose only worker would have to pay too": (
        "KF U7", "why-no-payment", position(middle="peddler", screens={0: "yellow 1"}),
        ("use:peddler",),
    ),
    "a use with too few of the colour": (
        "KF C2", "why-too-few-of-colour",
        position(middle="keywood on red:1", screens={0: "red 1 blue 9"}), ("use:keywood",),
    ),
    "a use without any worker": (
        "KF U3", "why-too-few-to-use", position(middle="keywood"), ("use:keywood",),
    ),
    "a mixed use with too few": (
        "KF U3", "why-too-few-to-use",
        position(middle="keywood on red:2", screens={0: "red 1 blue 1"}, holds={0: "4b"}),
        ("use:keywood",),
    ),
    # Bringing groups
    "a group that is not there": (
        "KF B6", "why-no-group", position(middle="keywood", screens={0: "red 1"}),
        ("bid:keywood", "bring:miner"),
    ),
    "a winning group": (
        "KF B8", "why-winning-stays",
        position(middle="keywood red:1 by 0; miner", screens={0: "red 1"}),
        ("bid:miner", "bring:keywood"),
    ),
    "groups in the other order": (
        "KF B6", "why-group-order", position(middle=GROUPS + "; stable"),
        ("bid:stable", "bring:miner", "bring:keywood"),
    ),
    "a group after the workers of a mixed use": (
        "KF B6", "why-group-order",
        position(middle=GROUPS + "; stable on red:1", screens={0: "blue 2"}, holds={0: "4b"}),
        ("use:stable", "workers:2,blue", "bring:miner"),
    ),
    "a group of another colour": (
        "KF C2", "why-group-does-not-fit",
        position(middle=GROUPS + "; stable blue:1 by 1", screens={0: "blue 2"}),
        ("bid:stable", "bring:keywood"),
    ),
    "a group that does not make a winning bid": (
        "KF B3", "why-too-few-to-bid",
        position(middle=GROUPS + "; stable blue:4 by 1", screens={0: "blue 5"}, holds={0: "4a"}),
        ("bid:stable", "bring:keywood"),
    ),
    "a group brought to its own tile": (
        "KF B6", "why-group-does-not-fit", position(middle=GROUPS, screens={0: "red 9"}),
        ("bid:keywood", "bring:keywood"),
    ),
    "a group too large for the room": (
        "KF B6", "why-group-does-not-fit",
        position(middle="keywood red:4 by 0, red:5 by 1; miner on red:3 use 2",
                 screens={0: "red 3"}),
        ("use:miner", "bring:keywood"),
    ),
    "a group too small, with no other to follow": (
        "KF U3", "why-too-few-to-use", position(middle=GROUPS + "; stable on red:2"),
        ("use:stable", "bring:miner"),
    ),
    "the group that would have to pay": (
        "KF U7", "why-no-payment",
        position(middle="keywood yellow:1 by 0, yellow:2 by 1; peddler", screens={0: "red 1"}),
        ("use:peddler", "bring:keywood"),
    ),
    # Sending workers
    "more workers than there are": (
        "KF T3", "why-not-so-many", position(middle="keywood", screens={0: "red 1"}),
        ("bid:keywood", "workers:2,red"),
    ),
    "workers of another colour": (
        "KF C2", "why-wrong-colour",
        position(middle="keywood red:1 by 1", screens={0: "red 2 blue 2"}),
        ("bid:keywood", "workers:2,blue"),
    ),
    "colours of a mixed use in another order": (
        "KF Y11", "why-colour-order",
        position(middle="keywood on red:1", screens={0: "red 2 blue 2"}, holds={0: "4b"}),
        ("use:keywood", "workers:2,red"),
    ),
    "too few workers for the bid": (
        "KF B3", "why-too-few-to-bid",
        position(middle="keywood red:2 by 1", screens={0: "red 4"}),
        ("bid:keywood", "workers:2,red"),
    ),
    "too many workers for the tile": (
        "KF U4", "why-tile-full", position(middle="keywood", screens={0: "red 9"}),
        ("use:keywood", "workers:7,red"),
    ),
    "too few workers for the use": (
        "KF U3", "why-too-few-to-use",
        position(middle="keywood on red:2", screens={0: "red 4"}), ("use:keywood", "workers:2,red"),
    ),
    "workers of whom one would have to pay": (
        "KF U7", "why-no-payment", position(middle="fair", screens={0: "red 3"}),
        ("use:fair", "workers:3,red"),
    ),
    # Paying and choosing
    "a skill the tile does not ask for": (
        "KF E5", "why-cannot-pay",
        position(middle="carpenter", screens={0: "red 1 | saw 1 anvil 1"}),
        ("use:carpenter", "workers:1,red", "pay_skill:anvil"),
    ),
    "a worker the tile does not ask for": (
        "KF E6", "why-cannot-pay", position(middle="store", screens={0: "red 2 blue 1"}),
        ("use:store", "workers:1,red", "pay_worker:red"),
    ),
    "a group the tile does not ask for": (
        "KF E6", "why-cannot-pay",
        position(middle="store; " + GROUPS, screens={0: "red 2 blue 1"}),
        ("use:store", "workers:1,red", "pay_group:keywood"),
    ),
    "a resource out of stock": (
        "KF E7", "why-not-in-stock",
        position(middle="workshop", screens={0: "red 1"}, supply="iron 1 gold 1"),
        ("use:workshop", "workers:1,red", "choose:wood"),
    ),
    # Transport and upgrades
    "a step without a road": (
        "KF G2", "why-no-step",
        position(villages={0: "home_1 wood=1; keywood (0,-1) r2; miner (-1,0) r0"},
                 screens={0: "red 1"}),
        ("use:home_1", "workers:1,red", "carry:wood,home_1,keystone_quarry"),
    ),
    "a second upgrade with one": (
        "KF G1", "why-no-upgrade-left",
        position(villages={0: "keywood (0,-1) r2"}, screens={0: "red 1 | saw 2"}),
        ("use:home_1", "workers:1,red", "upgrade:keywood,0000,saw", "upgrade:keywood,0000,saw"),
    ),
    "an upgrade in another village": (
        "KF G1", "why-not-own-village",
        position(villages={1: "keywood (0,-1) r2"}, screens={0: "red 1 | saw 2"}),
        ("use:home_1", "workers:1,red", "upgrade:keywood,0000,saw"),
    ),
    "an upgrade of what is upgraded": (
        "KF G5", "why-not-upgradable",
        position(villages={0: "keywood (0,-1) r2 back"}, screens={0: "red 1 | saw 2"}),
        ("use:home_1", "workers:1,red", "upgrade:keywood,0000,saw"),
    ),
    "an upgrade without its cost": (
        "KF G6", "why-cost-not-met",
        position(villages={0: "home_1 wood=1"}, screens={0: "red 1"}),
        ("use:home_1", "workers:1,red", "upgrade:home_1,1100,-"),
    ),
    # The end of a season
    "a boat somebody has taken": (
        "KF Z5", "why-boat-taken", to_boats(position()), ("boat:keyflower", "boat:keyflower"),
    ),
    "a tile that is not to be laid": (
        "KF V1", "why-not-to-lay", position(phase="village", waiting={0: "stable"}),
        ("pick:miner",),
    ),
    "a cell before a tile": (
        "KF V1", "why-pick-first", position(phase="village", waiting={0: "stable"}),
        ("lay:0,-1,0",),
    ),
    "a cell far from the village": (
        "KF V2", "why-not-touching", position(phase="village", waiting={0: "stable"}),
        ("pick:stable", "lay:5,5,0"),
    ),
    "a cell that is taken": (
        "KF V2", "why-not-touching", position(phase="village", waiting={0: "stable"}),
        ("pick:stable", "lay:0,0,0"),
    ),
    "edges that do not match": (
        "KF V3", "why-does-not-fit", position(phase="village", waiting={0: "stable"}),
        ("pick:stable", "lay:0,-1,4"),
    ),
    "somebody else's winter tile": (
        "KF W1", "why-not-those-tiles", position(season="winter", phase="winter", hands=HANDS),
        ("winter:scribes",),
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", sorted(REFUSED))
def test_a_refusal_names_its_rule(case: str) -> None:
    rule, key, table, steps = REFUSED[case]
    assert seen(table, *steps) == (rule, key)


def test_nobody_acts_out_of_turn() -> None:
    """KF T1"""
    table = position(screens={1: "red 1"})
    reason = table.reason("pass", by=1)
    assert reason == Reason("KF T1", "why-not-your-turn", {"seat": 2})
    assert table.reason("pass", by=7) == Reason("KF T1", "why-not-your-turn", {"seat": 8})


def test_nobody_makes_luck() -> None:
    """KF T1: an outcome is not a seat's action."""
    table = position(screens={0: "red 1"})
    assert table.state.why_not(0, Drawn("worker", "red")) == Reason("KF T1", "why-luck-decides")


def test_nothing_is_done_after_the_end() -> None:
    """KF W4"""
    table = position(season="winter", phase="over")
    assert table.state.why_not(0, GAME.action_from_text("pass")) == Reason("KF W4", "why-game-over")


def test_at_least_one_winter_tile_is_chosen() -> None:
    """KF W1"""
    table = position(season="winter", phase="winter", hands=HANDS)
    assert table.state.why_not(0, Contribute(())) == Reason("KF W1", "why-not-those-tiles")


def test_what_is_legal_has_no_reason_against_it() -> None:
    """KF T4"""
    table = position(middle="keywood", screens={0: "red 2"})
    assert [table.reason(text) for text in table.legal()] == [None] * len(table.legal())


def test_a_reason_tells_its_numbers() -> None:
    """KF B3: three are needed against two."""
    table = position(middle="keywood red:2 by 1", screens={0: "red 4"})
    wanted = Reason("KF B3", "why-too-few-to-bid", {"tile": "keywood", "needed": 3})
    assert table.reason("bid:keywood", "workers:1,red") == wanted


def every_action() -> list[Action]:
    """One of every kind with every tile, colour, type and resource, and some numbers."""
    tiles = [tile.name for tile in TILES]
    texts = [f"{word}:{tile}" for word in OF_A_TILE for tile in tiles]
    texts += [f"workers:{number},{colour}" for number in range(8) for colour in COLOURS]
    texts += [f"pay_worker:{colour}" for colour in COLOURS]
    texts += [f"pay_skill:{skill}" for skill in SKILLS]
    texts += [f"choose:{kind}" for kind in RESOURCES]
    texts += [f"carry:wood,{tile},{tiles[0]}" for tile in tiles]
    texts += [f"upgrade:{tile},{paid}" for tile in tiles for paid in ("0000,saw", "1100,-")]
    texts += [f"lay:{q},{r},{turn}" for q in (-39, 0, 1) for r in (-1, 0, 39) for turn in (0, 3)]
    texts += [f"winter:{tile}" for tile in tiles]
    return [GAME.action_from_text(text) for text in [*texts, "pass", "finish"]]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_exactly_the_legal_actions_have_no_reason_against_them(seats: int) -> None:
    """KF T1: at any time, for any action that can be written."""
    rng = Random(seats)
    pool = every_action()
    table = played(seats, seats, 60 + seats * 12)
    while table.state.to_act is not None:
        random_step(table.state, rng)
        for seat in table.state.actors if rng.randrange(12) == 0 else ():
            legal = table.state.legal(seat)
            for action in [*rng.sample(pool, 60), *legal]:
                reason = table.state.why_not(seat, action)
                assert (reason is None) is (action in legal)
                assert reason is None or reason.rule.startswith("KF ")


def test_every_reason_is_provoked_here() -> None:
    """Every refusal of a rule is tested."""
    home = Path(meeplewright.games.keyflower.rules.__file__)
    source = home.with_name("why.py").read_text(encoding="utf-8")
    written = {
        (node.args[0].value, node.args[1].value)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Reason"
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[1], ast.Constant)
    }
    elsewhere = {
        ("KF T1", "why-not-your-turn"),
        ("KF T1", "why-luck-decides"),
        ("KF W4", "why-game-over"),
    }
    assert {(rule, key) for rule, key, _, _ in REFUSED.values()} | elsewhere == written
