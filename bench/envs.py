"""Measures the environments for machine learning, next to well-known ones.

    .venv/bin/python bench/envs.py --write

Each step is a random legal action, followed by an observation and the legal actions of the next
player, as a learner needs them. All rows take turns in one run, so that a busy machine slows down
all of them; the best round counts. `--write` puts the numbers into bench/README.md.
"""

import argparse
import re
import sys
from collections.abc import Callable
from importlib import import_module
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from pettingzoo import make

from meeplewright.envs import VectorEnv, aec_env
from meeplewright.envs.speed import rate

README = Path(__file__).resolve().parent / "README.md"
NUMBERS = re.compile(r"(?<=<!-- envs -->\n).*(?=<!-- end of envs -->)", re.DOTALL)
GAMES = 256  # side by side in a VectorEnv
BESIDE = "PettingZoo, connect_four-v3"
"""The row that the others are compared with."""

Measure = Callable[[float], float]
"""Takes a duration in seconds (roughly), returns steps per second."""


def vector(game: str, workers: int) -> Measure:
    def measure(seconds: float) -> float:
        luck = np.random.default_rng(1)
        with VectorEnv(game, GAMES, workers=workers) as env:

            def step_all() -> int:
                env.step(env.random_actions(luck))
                return GAMES

            env.reset(seed=1)
            step_all()
            return rate(seconds, step_all)

    return measure


def pettingzoo(making: Callable[[], Any]) -> Measure:
    """An environment with `observation` and `action_mask`, agent by agent."""

    def measure(seconds: float) -> float:
        env, luck, seeds = making(), np.random.default_rng(1), count()

        def game() -> int:
            steps = 0
            env.reset(seed=next(seeds))
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                over = terminated or truncated
                env.step(None if over else luck.choice(np.flatnonzero(seen["action_mask"])))
                steps += not over
            return steps

        return rate(seconds, game)

    return measure


def classic(name: str) -> Measure:
    return pettingzoo(lambda: make("aec", f"classic/{name}"))


def openspiel(name: str) -> Measure:
    """A game of OpenSpiel through its Python API; chance outcomes are not counted as steps."""

    def measure(seconds: float) -> float:
        import_module("meeplewright.envs.openspiel")  # registers our games with OpenSpiel
        loaded, luck = import_module("pyspiel").load_game(name), Random(1)

        def game() -> int:
            steps, state = 0, loaded.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(luck.choices(outcomes, weights)[0])
                    continue
                state.observation_tensor(state.current_player())
                state.apply_action(luck.choice(state.legal_actions()))
                steps += 1
            return steps

        return rate(seconds, game)

    return measure


ROWS: dict[str, Measure] = {
    "Carcassonne, `VectorEnv`, this process": vector("carcassonne", 0),
    "Carcassonne, `VectorEnv`, two workers": vector("carcassonne", 2),
    "Carcassonne, PettingZoo": pettingzoo(lambda: aec_env("carcassonne")),
    "Carcassonne, OpenSpiel": openspiel("meeplewright_carcassonne"),
    "Keyflower, `VectorEnv`, this process": vector("keyflower", 0),
    "Keyflower, `VectorEnv`, two workers": vector("keyflower", 2),
    "Keyflower, PettingZoo": pettingzoo(lambda: aec_env("keyflower")),
    "Keyflower, OpenSpiel": openspiel("meeplewright_keyflower"),
    "PettingZoo, tictactoe-v3": classic("tictactoe-v3"),
    BESIDE: classic("connect_four-v3"),
    "OpenSpiel in C++, connect_four": openspiel("connect_four"),
    "OpenSpiel in C++, backgammon": openspiel("backgammon"),
}


def report(rounds: int, seconds: float) -> dict[str, float]:
    """The best of this many rounds, row by row."""
    found = dict.fromkeys(ROWS, 0.0)
    for _ in range(rounds):
        for title, measure in ROWS.items():
            print(f"{title} ...", file=sys.stderr, flush=True)
            found[title] = max(found[title], measure(seconds))
    return found


def table(found: dict[str, float]) -> str:
    """As Markdown."""
    lines = ["| | steps/s | relative to connect_four-v3 |", "| --- | ---: | ---: |"]
    lines += [
        f"| {title} | {round(steps):,} | {steps / found[BESIDE]:.2f} |"
        for title, steps in found.items()
    ]
    return "\n".join(lines) + "\n"


def write_numbers(text: str, path: Path = README) -> None:
    page = path.read_text("utf-8")
    path.write_text(NUMBERS.sub(lambda _: text, page), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures the environments, beside others.")
    parser.add_argument("--rounds", type=int, default=3, help="how often each is measured")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each time")
    parser.add_argument("--write", action="store_true", help="put the table into bench/README.md")
    asked = parser.parse_args()
    text = table(report(asked.rounds, asked.seconds))
    if asked.write:
        write_numbers(text)
    print(text)


if __name__ == "__main__":
    main()
