"""Compares the compiled rules of Carcassonne with the same game in plain C (`plain_c.c`).

    .venv/bin/python -m bench.plain_c

Random games of two, in turn, each for as long; prints the median games per second of both, and the
ratio of each round. Before that, games that the C program played are played again by the rules:
every draw, placement, follower and final score must be the same.
"""

import argparse
import subprocess
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

from meeplewright.core import CHANCE
from meeplewright.core.compiled import rules_form
from meeplewright.games.carcassonne import Carcassonne, Draw, Place, Start
from meeplewright.games.carcassonne.rules.actions import FOLLOWERS
from meeplewright.games.carcassonne.rules.base import TILES, TOTAL
from meeplewright.games.carcassonne.rules.tables import BASE
from meeplewright.games.carcassonne.rules.tiles import CITY, MOST_SEGMENTS, ROAD, START_TILE

SOURCE = Path(__file__).with_suffix(".c")
CHECKED = 300  # games


def tables() -> str:
    """The tables of the rules as a C header."""
    rows: dict[str, Iterable[int]] = {
        "COUNT": [tile.count for tile in TILES],
        "SEGMENTS": BASE.segments,
        "FIRST_FIELD": BASE.first_field,
        "CLOISTER_OF": BASE.cloister_of,
        "KIND": BASE.kind,
        "SIDES_OF_SEGMENT": BASE.sides_of_segment,
        "PENNANTS": BASE.marks,  # the base game has no other marks
        "CITIES_TOUCHED": BASE.cities_touched,
        "TERRAIN": BASE.terrain,
        "SIDE_SEGMENT": BASE.side_segment,
        "HALF_SEGMENT": BASE.half_segment,
        "CODE": BASE.code,
        "FITTING": BASE.fitting,
        "IS_DOUBLED": [_is_doubled([part.kind for part in tile.segments]) for tile in TILES],
    }
    sizes = {
        "TYPES": len(TILES),
        "TILES": TOTAL,
        "SEGMENTS_MOST": MOST_SEGMENTS,
        "START_TYPE": START_TILE,
    }
    lines = [f"#define {name} {value}" for name, value in sizes.items()]
    return "\n".join([*lines, *(_table(name, row) for name, row in rows.items())]) + "\n"


def _table(name: str, row: Iterable[int]) -> str:
    numbers = [int(number) for number in row]
    kind = "uint8_t" if min(numbers) >= 0 else "int8_t"
    return f"static const {kind} {name}[] = {{{', '.join(map(str, numbers))}}};"


def _is_doubled(kinds: Sequence[int]) -> int:
    """Whether two cities or two roads of the tile can belong to the same feature (CA 7.3)."""
    return int(max(kinds.count(CITY), kinds.count(ROAD)) > 1)


def compiled(folder: Path) -> Path:
    """The program, with the optimisation that the compiled rules have."""
    (folder / "tables.h").write_text(tables())
    program = folder / "plain_c"
    flags = ["-std=gnu11", "-O3", "-Wall", "-Wextra", "-Werror", f"-I{folder}"]
    subprocess.run(["cc", *flags, "-o", program, SOURCE], check=True)
    return program


def check(program: Path, seed: int, games: int) -> int:
    """Play its games by the rules; AssertionError or IllegalAction where they differ. Returns the
    number of checked actions.
    """
    command = [str(program), str(seed), "write", str(games)]
    written = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    state = Carcassonne().start(2, {})
    actions = 0
    for line in written.splitlines():
        word, *rest = line.split()
        numbers = [int(number) for number in rest]
        seat = state.to_act
        match word:
            case "start":
                state = Carcassonne().start(2, {})
                state.apply(CHANCE, Start(numbers[0]))
                continue
            case "draw":
                state.apply(CHANCE, Draw(TILES[numbers[0]].letter))
                continue
            case "place":
                assert seat is not None
                legal = state.legal(seat)
                action = next(
                    one
                    for one in legal
                    if isinstance(one, Place) and [one.x, one.y, one.turn] == numbers
                )
                state.apply(seat, action)
            case "follower":
                assert seat is not None
                state.apply(seat, state.require(seat, FOLLOWERS[numbers[0]]))
            case "end":
                outcome = state.outcome()
                assert outcome is not None and list(outcome.points) == numbers
        actions += 1
    return actions


def games_of_rules(seed: int, seconds: float) -> float:
    """Games per second of processor time."""
    rng, game = Random(seed), Carcassonne()
    games, begun = 0, process_time()
    while (spent := process_time() - begun) < seconds:
        for _ in range(100):
            game.start(2, {}).playout(rng)
        games += 100
    return games / spent


def games_of_c(program: Path, seed: int, seconds: float) -> float:
    command = [str(program), str(seed), "play", str(seconds)]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each side of a round")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        program = compiled(Path(folder))
        print(f"{CHECKED} games of the C program: {check(program, 1, CHECKED):,} actions agree")
        rules, plain = [], []
        for seed in range(1, asked.rounds + 1):
            rules.append(games_of_rules(seed, asked.seconds))
            plain.append(games_of_c(program, seed, asked.seconds))
    print(f"rules ({rules_form()}): {median(rules):,.0f} games/s; plain C: {median(plain):,.0f}")
    shares = [f"{ours / theirs:.0%}" for ours, theirs in zip(rules, plain, strict=True)]
    print("of plain C, by round:", ", ".join(shares))


if __name__ == "__main__":
    main()
