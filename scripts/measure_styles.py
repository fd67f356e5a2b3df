"""How bots with a playing style play, compared with the same bot without one.

    .venv/bin/python scripts/measure_styles.py carcassonne --deals 50
    .venv/bin/python scripts/measure_styles.py keyflower --bot search:50 --seats 4 --deals 10

In every deal, one bot with the style plays against the others without it, from each seat. Prints a
table in Markdown: what both do per game. The arena measures how often they win. See docs/bots.md.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable

from meeplewright.bots import make_bot, styles_for
from meeplewright.core.game import CHANCE, Action, Event, Game, State
from meeplewright.core.play import play
from meeplewright.core.registry import find_game
from meeplewright.games.carcassonne import CarcassonneState, Follower
from meeplewright.games.keyflower.rules.actions import Bid, Upgrade, Use
from meeplewright.games.keyflower.rules.state import KeyflowerState
from meeplewright.games.keyflower.rules.tiles import NONE, NUMBER_OF

TURNS = "turns"
"""Supply and workers are means over these, not sums."""


def in_carcassonne(state: State, seat: int, action: Action) -> Counter[str]:
    """Followers placed by kind of feature, and those that are left in supply."""
    assert isinstance(state, CarcassonneState)
    if not isinstance(action, Follower):
        return Counter()
    placed = {} if action.on is None else {action.on: 1}
    return Counter({**placed, "supply": int(state.supply[seat]), TURNS: 1})


def in_keyflower(state: State, seat: int, action: Action) -> Counter[str]:
    """Bids and uses, bids on what another seat leads, upgrades, and workers behind the screen.

    When a tile is named, no worker has moved yet.
    """
    assert isinstance(state, KeyflowerState)
    match action:
        case Bid():
            leader = int(state.table.winner(NUMBER_OF[action.thing]))
            found = {"bid": 1, "outbid": int(leader not in (NONE, seat))}
        case Use():
            found = {"use": 1}
        case Upgrade():
            return Counter({"upgrade": 1})
        case _:
            return Counter()
    return Counter({**found, "workers": int(state.table.screen_workers(seat)), TURNS: 1})


MEASURES: dict[str, Callable[[State, int, Action], Counter[str]]] = {
    "carcassonne": in_carcassonne,
    "keyflower": in_keyflower,
}
MEANS = ("supply", "workers")


class Tally:
    """Counts what every seat of a game does."""

    def __init__(self, game: Game, seats: int) -> None:
        self.counts = [Counter[str]() for _ in range(seats)]
        self._measure = MEASURES[game.name]

    def watch(self, state: State, seat: int, action: Action, events: list[Event]) -> None:
        """Called after every action of a game."""
        if seat != CHANCE:
            self.counts[seat] += self._measure(state, seat, action)


def compared(
    game: Game, bot: str, style: str, seats: int, deals: int, seed: str = "styles"
) -> tuple[Counter[str], Counter[str], int]:
    """What the bot with the style did, what the next seat did without it, and how many games."""
    own, plain = Counter[str](), Counter[str]()
    for deal in range(deals):
        for seat in range(seats):
            tally = Tally(game, seats)
            specs = [f"{bot}+{style}" if at == seat else bot for at in range(seats)]
            bots = [make_bot(spec, game, at) for at, spec in enumerate(specs)]
            final = play(game, bots, seed=f"{seed}-{deal}", watch=tally.watch)
            for at, had in enumerate(final.points_now()):
                tally.counts[at]["points"] = had
            own += tally.counts[seat]
            plain += tally.counts[(seat + 1) % seats]
    return own, plain, deals * seats


def per_game(counts: Counter[str], name: str, games: int) -> float:
    """Per game, or per turn for what is left in supply."""
    return counts[name] / (counts[TURNS] if name in MEANS else games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(MEASURES))
    parser.add_argument("--bot", default="heuristic")
    parser.add_argument("--styles", nargs="*", help="all of the game if omitted")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=50)
    parser.add_argument("--seed", default="styles")
    asked = parser.parse_args()
    game = find_game(asked.game)
    print("| style | what | with | without |\n| --- | --- | --- | --- |")
    for style in asked.styles or styles_for(game):
        own, plain, games = compared(game, asked.bot, style, asked.seats, asked.deals, asked.seed)
        for name in sorted({*own, *plain} - {TURNS}):
            numbers = [f"{per_game(counts, name, games):.2f}" for counts in (own, plain)]
            print(f"| `{style}` | {name} | {' | '.join(numbers)} |", flush=True)


if __name__ == "__main__":
    main()
