"""`bench batch` on a machine that has only jax, numpy and these sources. It prints JSON."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any, Final

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
    from meeplewright.core.errors import GameError

    try:
        form = _measured(asked)
    except (GameError, ValueError) as error:
        print(_sentence(error), file=sys.stderr)
        return 2
    print(json.dumps(form, indent=2))
    return 0


def _measured(asked: argparse.Namespace) -> dict[str, Any]:
    from meeplewright.core.batch import MOST_SECONDS, games_in
    from meeplewright.core.registry import find_game, part_of
    from meeplewright.envs.speed import batch_form, game_with_engine, measured_rules

    sizes = games_in(asked.games)
    if not 0 < asked.seconds <= MOST_SECONDS:
        raise ValueError(asked.seconds)
    game = asked.game or game_with_engine()
    find_game(game).checked_seats(asked.players)
    bench = part_of(game, "batch")(asked.players, asked.compact)
    speeds = [bench.measure(size, asked.seconds) for size in sizes or bench.usual_games]
    rules = measured_rules(game, asked.players, asked.seconds)
    return batch_form(game, bench.device, asked.players, asked.compact, speeds, rules)


_SENTENCES: Final = {
    "setup-game": "There is no game {game}. There are {games}.",
    "setup-seats": "It has {least} to {most} seats, not {seats}.",
    "setup-batch-compact": "This game has no compact boards.",
}
"""The texts of the catalogues need packages that are not here."""


def _sentence(error: ValueError) -> str:
    """What is wrong with the given words."""
    reason = getattr(error, "reason", None)
    if reason is None:
        return f"Numbers of games and of seconds must be above 0 and not too large: {error}."
    return _SENTENCES.get(reason.key, str(reason)).format(**reason.arguments)
