"""Many games at once, as arrays: in this process, or in workers with shared memory."""

from __future__ import annotations

from types import TracebackType
from typing import Any

import numpy as np

from meeplewright.core import Game, IllegalAction, Reason
from meeplewright.envs.arrays import Array
from meeplewright.envs.games import Arrays, Games, shapes
from meeplewright.envs.observations import FIELDS, Observations
from meeplewright.envs.rewards import WIN
from meeplewright.envs.setups import checked_setup
from meeplewright.envs.workers import Workers


class VectorEnv:
    """Many games of one setup that run in parallel and restart when they end.

    `reset` and `step` update these arrays, which have one row per game. They are written in
    place, so copy what you want to keep.

    - `rows`: what the seat to act knows, as the encoding writes it
    - `observation`: the same by field, as views on `rows`, or as `observations` and `flat` say;
      then it is made from them anew by every reset and step, and None before the first reset
    - `action_mask`: 1 for its legal actions
    - `seat`: which seat acts
    - `terminated`: whether a game ended with this step; then rewards and points belong to that
      game, and everything else to the start of the next one
    - `rewards`: by seat; 0 except for games that ended with this step, or if they are margins
    - `points`: by seat, of the last game that ended in this row

    `workers`: the number of processes; 0 means only this one. The games are the same either way.
    `timeout`: seconds that workers have for a reset or a step; None means no limit. `seats`,
    `reward`, `observations`, `flat`, `skip_forced` and the options of the game are as in `GameEnv`.
    """

    def __init__(
        self,
        game: str | Game,
        games: int,
        seats: int | None = None,
        *,
        workers: int = 0,
        timeout: float | None = 300.0,
        reward: str = WIN,
        observations: str = FIELDS,
        flat: bool = False,
        skip_forced: bool = False,
        **options: object,
    ) -> None:
        setup = checked_setup(game, seats, reward, options, skip_forced)
        self.game, self.seats = setup.game, setup.seats
        self.options, self.reward = setup.options, setup.reward
        self.games = _at_least("games", games, 1)
        workers = min(_at_least("workers", workers, 0), games)
        if timeout is not None and not timeout > 0:
            raise ValueError(f"timeout: seconds, or None, not {timeout!r}")
        self.encoding = self.game.encoding_for(self.seats, self.options)
        self._starts: Array = (
            np.arange(games) * self.encoding.actions
        )  # where the flags of each begin
        self._shown = Observations(self.game, self.encoding, observations, flat)
        self._is_ready = False
        self._is_closed = False
        if workers:
            self._players: Games | Workers = Workers(setup, games, workers, timeout)
        else:
            own: dict[str, Array] = {
                name: np.zeros(*shape) for name, shape in shapes(setup, games).items()
            }
            self._players = Games(setup, range(games), Arrays(**own))
        arrays = self._players.arrays
        self.rows: Array = arrays.rows
        self.action_mask: Array = arrays.mask
        self.seat: Array = arrays.seat
        self.rewards: Array = arrays.rewards
        self.terminated: Array = arrays.terminated
        self.points: Array = arrays.points
        self.observation: Any = self._shown.of(self.rows) if observations == FIELDS else None

    # -- play ---------------------------------------------------------------------------------

    def reset(self, seed: str | int | None = None) -> Any:
        """Restart all games. The same seed gives every game the same draws."""
        if self._is_closed:
            raise RuntimeError("the games are closed; make a new environment")
        self._is_ready = False  # stays so if reset fails or is interrupted
        self._players.reset(seed)
        self._show()
        return self.observation

    def step(self, actions: Any) -> tuple[Any, Array, Array]:
        """Apply one action id per game; returns observation, rewards and terminated.

        If an action is not legal, IllegalAction names the first such game, and no game changes.
        """
        if not self._is_ready:
            raise RuntimeError("reset the games before you step")
        chosen = np.asarray(actions)
        self._check(chosen)
        self._players.arrays.actions[:] = chosen
        self._is_ready = False  # if interrupted, only some games have made their step
        self._players.step()
        self._show()
        return self.observation, self.rewards, self.terminated

    def _show(self) -> None:
        if self._shown.kind != FIELDS:
            self.observation = self._shown.of(self.rows)
        self._is_ready = True

    def _check(self, chosen: Array) -> None:
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            wanted = f"{self.games} whole numbers"
            raise ValueError(f"actions: {wanted}, not {chosen.dtype} of shape {chosen.shape}")
        numbers = chosen.astype(np.int64, copy=False)
        known = (numbers >= 0) & (numbers < self.encoding.actions)
        flags = self.action_mask.reshape(-1).take(self._starts + numbers, mode="clip")
        legal = known & (flags == 1)
        if not legal.all():
            line = int(np.flatnonzero(~legal)[0])
            number = int(chosen[line])
            raise IllegalAction(Reason(f"actions[{line}]", "action-number", {"number": number}))

    def random_actions(self, luck: Any) -> Array:
        """A uniformly random legal action for every game; `luck` is a numpy Generator."""
        arrays = self._players.arrays
        places = arrays.firsts + luck.integers(arrays.counts)
        return arrays.legal.reshape(-1)[places].astype(np.int64)

    # -- the end ------------------------------------------------------------------------------

    def close(self) -> None:
        """End the worker processes, if there are any. The arrays do not change."""
        self._is_ready = False
        self._is_closed = True
        self._players.close()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def _at_least(name: str, number: int, least: int) -> int:
    if type(number) is not int or number < least:
        raise ValueError(f"{name}: a whole number from {least} on, not {number!r}")
    return number
