"""`bench batch` on a machine that has only jax, numpy and these sources. It prints JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence

from meeplewright.stand_ins import use_stand_ins


def bench_batch(words: Sequence[str]) -> int:
    """The same measurements as those of the command, with the same options."""
    parser = argparse.ArgumentParser(prog="meeplewright bench batch")
    parser.add_argument("game", nargs="?")
    parser.add_argument("--games", help="numbers of games at once, as 4096,65536")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each measurement")
    parser.add_argument("--compact", action="store_true", help="a smaller board")
    parser.add_argument("--json", action="store_true", help="always, without the other packages")
    asked = parser.parse_args(words)
    use_stand_ins()
    from meeplewright.core.registry import part_of
    from meeplewright.envs.speed import batch_form, game_with_engine, measured_rules

    game = asked.game or game_with_engine()
    bench = part_of(game, "batch")(asked.players, asked.compact)
    sizes = [int(size) for size in asked.games.split(",")] if asked.games else bench.usual_games
    speeds = [bench.measure(size, asked.seconds) for size in sizes]
    rules = measured_rules(game, asked.players, asked.seconds)
    form = batch_form(game, bench.device, asked.players, asked.compact, speeds, rules)
    print(json.dumps(form, indent=2))
    return 0
