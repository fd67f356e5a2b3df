"""Any game with an encoding as a PettingZoo environment for agents in turn (AEC)."""

from __future__ import annotations

from functools import partial
from operator import index
from random import Random
from types import ModuleType
from typing import Any, NoReturn

import numpy as np

from meeplewright.core import CHANCE, Game, game_names, write_state
from meeplewright.core.errors import InvalidSetup, Reason
from meeplewright.core.extras import needs
from meeplewright.core.play import stream
from meeplewright.core.reading import a_whole, one_of
from meeplewright.envs.arrays import MASK, OBSERVATION, Array, mask_array, row_array
from meeplewright.envs.observations import FIELDS, Observations
from meeplewright.envs.rewards import MARGIN, WIN, Margins, returns
from meeplewright.envs.setups import checked_setup

with needs("research"):
    from gymnasium import logger, spaces
    from pettingzoo import AECEnv, aec_registry, register
    from pettingzoo.utils import wrappers

HUMAN, ANSI, PIXELS = "human", "ansi", "rgb_array"
RENDER_MODES = (HUMAN, ANSI, PIXELS)
VERSION = 0
"""Increases when environments behave differently; ids have `Encoding.version`."""


def aec_env(game: str | Game, seats: int | None = None, **named: Any) -> AECEnv:
    """The environment in PettingZoo's usual wrappers: an illegal action ends the game, and calls
    in the wrong order raise an error. The arguments are those of `GameEnv`.
    """
    env = GameEnv(game, seats, **named)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


def env_module(game: str) -> ModuleType:
    """The environment of a game in PettingZoo's layout: a module `<game>_v0` with `env`, in
    PettingZoo's wrappers, and `raw_env`, without them. `parallel_env` says why there is none.
    """
    module = ModuleType(f"meeplewright.envs.{game}_v{VERSION}", aec_env.__doc__)
    module.__dict__.update(
        GAME=game,
        env=partial(aec_env, game),
        raw_env=partial(GameEnv, game),
        parallel_env=partial(parallel_env, game),
    )
    return module


def parallel_env(game: str, *_: Any, **__: Any) -> NoReturn:
    """Raises InvalidSetup: what a seat may do depends on what the seats before it have done."""
    raise InvalidSetup(Reason("parallel_env", "setup-parallel", {"game": game}))


def register_env(game: str) -> None:
    """Register the environment of a game with `pettingzoo.make`."""
    name = f"meeplewright/{game}-v{VERSION}"
    if name not in aec_registry:
        register("aec", name, partial(aec_env, game))


class GameEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One game. Its seats are the agents player_0, player_1, …; the seed decides all draws.

    `seats`: the default is the smallest number that the game allows. `reward`: see `rewards.py`.
    `observations`: `fields`, `floats`, `planes` or `tokens`. `flat`: an observation is one row of
    numbers instead. `skip_forced`: the environment makes moves where only one action is legal.
    `size`: of a picture, in pixels. All other arguments are options of the game. Raises
    InvalidSetup for a wrong argument.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        reward: str = WIN,
        observations: str = FIELDS,
        flat: bool = False,
        skip_forced: bool = False,
        render_mode: str | None = None,
        size: int = 640,
        **options: object,
    ) -> None:
        super().__init__()
        setup = checked_setup(game, seats, reward, options, skip_forced)
        self.game, self.seats = setup.game, setup.seats
        self.options, self.reward = setup.options, setup.reward
        self.skip_forced = setup.skip_forced
        self.size = a_whole(size, "size", InvalidSetup)
        if size < 1:
            asked: dict[str, str | int] = {"name": "size", "value": size, "least": 1}
            raise InvalidSetup(Reason("size", "usage-out-of-range", asked))
        self.render_mode = render_mode
        if render_mode is not None:
            one_of(render_mode, "render_mode", RENDER_MODES, InvalidSetup)
        self.encoding = self.game.encoding_for(self.seats, self.options)
        self._shown = Observations(self.game, self.encoding, observations, flat)
        self.metadata = {
            "name": f"{self.game.name}_v{VERSION}",
            "render_modes": [*RENDER_MODES],
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        mask = spaces.Box(0, 1, (self.encoding.actions,), np.int8)
        self._observed = {
            agent: spaces.Dict({OBSERVATION: self._shown.space, MASK: mask})
            for agent in self.possible_agents
        }
        self._acted = {
            agent: spaces.Discrete(self.encoding.actions) for agent in self.possible_agents
        }
        self.state_space = self._shown.rows.space(self.seats)
        self._luck = Random()
        self._margins = Margins(self.seats)
        self.position = self.game.start(self.seats, self.options)

    # -- spaces -------------------------------------------------------------------------------

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._acted[agent]

    # -- play ---------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. The same seed gives the same draws; without a seed the random stream
        continues. `options` is ignored: set the game's options when you make the environment.
        """
        if seed is not None:
            self._luck = stream(seed, "chance")
        self.position = self.game.start(self.seats, self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._margins = Margins(self.seats)
        self._go_on(has_moved=False)

    def step(self, action: Any) -> None:
        """Apply an action by its id. If it is not legal: IllegalAction, and nothing changes."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat, position = self._seat_of[agent], self.position
        position.apply(seat, self.encoding.action_of(position, seat, index(action)))
        self._cumulative_rewards[agent] = 0.0
        self._go_on(has_moved=True)

    def _go_on(self, has_moved: bool) -> None:
        """Go on until an agent must decide or the game is over. The first rewards come after the
        first move, and include the margins at the start.
        """
        position = self.position
        self._play_on()
        if self.reward == MARGIN and (has_moved or position.to_act is None):
            self.rewards = dict(zip(self.agents, self._margins.changes(position), strict=True))
        if position.to_act is None:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[position.to_act]
        self._accumulate_rewards()
        if self.render_mode == HUMAN:
            self.render()

    def _play_on(self) -> None:
        """Draw, and make forced moves if asked to."""
        position = self.position
        while (seat := position.to_act) is not None:
            if seat == CHANCE:
                position.apply(CHANCE, position.draw(self._luck))
            elif self.skip_forced and len(legal := position.legal(seat)) == 1:
                position.apply(seat, legal[0])
            else:
                return

    def _finish(self) -> None:
        outcome = self.position.outcome()
        assert outcome is not None, "a game that is over has an outcome"
        if self.reward != MARGIN:
            self.rewards = dict(zip(self.agents, returns(self.reward, outcome), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        for seat, agent in enumerate(self.agents):
            points, place = outcome.points[seat], outcome.ranking[seat]
            self.infos[agent] = {"points": points, "place": place}
        self.agent_selection = self.agents[0]

    # -- observations -------------------------------------------------------------------------

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent knows, and its action mask: all zeros unless it is to act now."""
        encoding, position, seat = self.encoding, self.position, self._seat_of[agent]
        row = row_array(encoding.observe(position, seat))
        is_asked = agent == self.agent_selection and not self.terminations.get(agent, True)
        ids = encoding.legal_ids(position, seat) if is_asked else []
        return {
            OBSERVATION: self._shown.of(row),
            MASK: mask_array(encoding, ids),
        }

    def state(self) -> Array:
        """What all seats know together: the rows of all seats, one after the other.

        For centralised critics. An agent that is given this while it plays knows hidden things.
        """
        rows = [row_array(self.encoding.observe(self.position, at)) for at in range(self.seats)]
        return self._shown.rows.of(np.stack(rows)).ravel()

    def render(self) -> Any:
        """The table with everything visible: printed, as text, or as pixels."""
        if self.render_mode is None:
            logger.warn("render was called, but the environment was made without a render_mode")
            return None
        if self.render_mode == PIXELS:
            from meeplewright.envs.rendering import pixels

            return pixels(self.position, self.size)
        text = write_state(self.position)
        if self.render_mode == ANSI:
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""


for _name in game_names():
    register_env(_name)
