"""One seat of any game as a Gymnasium environment: bots or policies play all others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import index
from random import Random
from typing import Any

from meeplewright.bots import Bot, make_bot
from meeplewright.core import Game, IllegalAction, game_names
from meeplewright.core.errors import InvalidSetup
from meeplewright.core.extras import needs
from meeplewright.core.play import stream
from meeplewright.core.reading import one_of
from meeplewright.envs.aec import RENDER_MODES, VERSION, GameEnv
from meeplewright.envs.arrays import MASK, OBSERVATION, Array

with needs("research"):
    import gymnasium

Policy = Callable[[Any, Array], int]
"""Chooses an action id from an observation and its action mask."""
Opponent = str | Policy
RAISE, LOSE = "raise", "lose"
ILLEGAL_REWARD = -1.0


class SingleAgentEnv(gymnasium.Env[Any, Any]):
    """You play one seat, and the environment plays all others.

    `opponents`: a bot such as `heuristic` or `search:200ms`, or a policy; or a list with one for
    every other seat, in the order of play after yours. `seat`: yours; None means a random one in
    every game. `illegal`: what an illegal action does: `raise` an IllegalAction, and nothing
    changes, or `lose` the game with a reward of -1. `skip_forced`: the environment makes your
    moves where only one action is legal. All other arguments are as in `GameEnv`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  declared so by Gymnasium
        "render_modes": [*RENDER_MODES],
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        opponents: Opponent | Sequence[Opponent] = "greedy",
        seat: int | None = 0,
        illegal: str = RAISE,
        skip_forced: bool = False,
        render_mode: str | None = None,
        **named: Any,
    ) -> None:
        self.table = GameEnv(game, seats, render_mode=render_mode, **named)
        self.skip_forced = skip_forced
        self.render_mode = render_mode
        self.illegal = one_of(illegal, "illegal", (RAISE, LOSE), InvalidSetup)
        self.opponents = self._for_each(opponents)
        self._wanted_seat = None if seat is None else self._checked_seat(seat)
        first = self.table.possible_agents[0]
        seen: Any = self.table.observation_space(first)
        self.observation_space = seen[OBSERVATION]
        self.action_space = self.table.action_space(first)
        self.seat = self._wanted_seat or 0
        self._players: dict[int, Bot | Policy] = {}
        self._luck: list[Random] = []
        self._is_over = True
        self._earned = 0.0  # since your last move
        self._seated()  # a wrong name is refused here

    def _for_each(self, opponents: Opponent | Sequence[Opponent]) -> list[Opponent]:
        others = self.table.seats - 1
        if isinstance(opponents, str) or callable(opponents):
            return [opponents] * others
        given = list(opponents)
        if len(given) != others:
            raise ValueError(f"opponents: one for all seats, or {others}, not {len(given)}")
        return given

    def _checked_seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.table.seats:
            raise ValueError(f"seat: 0 to {self.table.seats - 1}, or None, not {seat!r}")
        return seat

    # -- play ---------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start a new game and play until it is your turn. The same seed gives the same draws, and
        bots the same random numbers; without a seed, they continue.
        """
        super().reset(seed=seed)
        seats = self.table.seats
        wanted = self._wanted_seat
        self.seat = int(self.np_random.integers(seats)) if wanted is None else wanted
        if seed is not None or not self._luck:
            self._luck = [stream(seed, f"seat {seat}") for seat in range(seats)]
        self.close()
        self._players = self._seated()
        self._is_over = False
        self.table.reset(seed)
        self._earned = self.table.rewards[self._agent]
        self._go_on()
        return self._shown()

    def _seated(self) -> dict[int, Bot | Policy]:
        """The other players by seat, with new bots for every game."""
        players: dict[int, Bot | Policy] = {}
        for after, opponent in enumerate(self.opponents, 1):
            seat = (self.seat + after) % self.table.seats
            if isinstance(opponent, str):
                players[seat] = make_bot(opponent, self.table.game, seat)
            else:
                players[seat] = opponent
        return players

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Apply your action by its id, and play until it is your turn again."""
        if self._is_over:
            raise RuntimeError("the game is over or was not started: reset the environment")
        try:
            self._act(index(action))
        except IllegalAction:
            if self.illegal == RAISE:
                raise
            self._is_over = True
            shown, info = self._shown()
            return shown, ILLEGAL_REWARD, True, False, info
        self._go_on()
        reward, self._earned = self._earned, 0.0
        shown, info = self._shown()
        return shown, reward, self._is_over, False, info

    def _act(self, action: int) -> None:
        self.table.step(action)
        self._earned += self.table.rewards[self._agent]

    def _go_on(self) -> None:
        """The others play until it is your turn or the game is over."""
        position = self.table.position
        while (seat := position.to_act) is not None:
            if seat != self.seat:
                self._act(self._choice(seat))
            elif self.skip_forced and len(position.legal(seat)) == 1:
                self._act(self.table.encoding.legal_ids(position, seat)[0])
            else:
                return
        self._is_over = True

    def _choice(self, seat: int) -> int:
        table, player = self.table, self._players[seat]
        if not isinstance(player, Bot):
            observed = table.observe(table.possible_agents[seat])
            return index(player(observed[OBSERVATION], observed[MASK]))
        position = table.position
        view, legal = position.view(seat), position.legal(seat)
        action = player.choose(view, legal, None, self._luck[seat])
        return table.encoding.action_id(position, seat, action)

    # -- observations -------------------------------------------------------------------------

    @property
    def _agent(self) -> str:
        agent: str = self.table.possible_agents[self.seat]
        return agent

    def _shown(self) -> tuple[Any, dict[str, Any]]:
        """Your observation, and your action mask, all zeros at the end; then also your points and
        your place.
        """
        seen = self.table.observe(self._agent)
        return seen[OBSERVATION], {MASK: seen[MASK], **self.table.infos[self._agent]}

    def action_masks(self) -> Array:
        """The action mask as booleans, under the name that Stable-Baselines3 asks for."""
        return self.table.observe(self._agent)[MASK].astype(bool)

    def render(self) -> Any:
        return self.table.render()

    def close(self) -> None:
        """End what bots run outside this process."""
        for player in self._players.values():
            if isinstance(player, Bot):
                player.close()
        self._players = {}
        self._is_over = True


def register_single(game: str) -> None:
    """Register the environment of a game with `gymnasium.make` and `gymnasium.make_vec`."""
    name = f"meeplewright/{game}-v{VERSION}"
    if name not in gymnasium.registry:
        many = f"{__package__}.single_vector:SingleAgentVectorEnv"
        here = f"{__name__}:{SingleAgentEnv.__name__}"
        gymnasium.register(name, here, vector_entry_point=many, kwargs={"game": game})


for _name in game_names():
    register_single(_name)
