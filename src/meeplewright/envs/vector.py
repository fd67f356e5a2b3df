"""Many games at once with arrays in and out: here, or in worker processes over shared memory."""

from __future__ import annotations

from types import TracebackType
from typing import Any

from meeplewright.core import Game, IllegalAction, Reason
from meeplewright.core.extras import needs
from meeplewright.envs.arrays import Array, Layout
from meeplewright.envs.games import Arrays, Games, shapes
from meeplewright.envs.rewards import WIN
from meeplewright.envs.setups import checked_setup
from meeplewright.envs.workers import Workers

with needs("research"):
    import numpy as np


class VectorEnv:
    """So many games of one setup that go on side by side and begin anew when they end.

    After `reset` and every `step` these arrays, a line a game, say how things stand. They are
    written in place: copy what you keep.

    - `rows`: what the seat to act knows, as the encoding writes it; `observation` has the same
      numbers by field
    - `action_mask`: 1 for its legal actions
    - `seat`: which seat acts
    - `terminated`: whether a game ended with this step; all else is then the next one's beginning,
      but for the rewards and points, which are of the game that ended
    - `rewards`: by seat; 0 but for games that ended with this step
    - `points`: by seat, of the last game that ended in this line

    `workers`: so many processes share the work; 0 means this one alone. The games are the same
    either way. `timeout`: so many seconds they have for a reset or a step, None for as many as they
    like. `seats`, `reward` and the options of the game are as in `GameEnv`.
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
        **options: object,
    ) -> None:
        setup = checked_setup(game, seats, reward, options)
        self.game, self.seats = setup.game, setup.seats
        self.options, self.reward = setup.options, setup.reward
        self.games = _at_least("games", games, 1)
        workers = min(_at_least("workers", workers, 0), games)
        if timeout is not None and not timeout > 0:
            raise ValueError(f"timeout: seconds, or None, not {timeout!r}")
        self.encoding = self.game.encoding(self.seats)
        self._lines = np.arange(games)
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
        self.observation: dict[str, Array] = Layout(self.encoding).named(self.rows)

    # -- play ---------------------------------------------------------------------------------

    def reset(self, seed: str | int | None = None) -> dict[str, Array]:
        """All games begin anew. The same seed gives every game the same luck."""
        if self._is_closed:
            raise RuntimeError("the games are closed; make a new environment")
        self._is_ready = False  # nor is it where that fails, or is interrupted
        self._players.reset(seed)
        self._is_ready = True
        return self.observation

    def step(self, actions: Any) -> tuple[dict[str, Array], Array, Array]:
        """An action in every game, by its id: the observation, the rewards, what terminated.

        IllegalAction, which names the first game at fault, where one is not legal: then nothing
        has changed in any game.
        """
        if not self._is_ready:
            raise RuntimeError("reset the games before you step")
        chosen = np.asarray(actions)
        self._check(chosen)
        self._players.arrays.actions[:] = chosen
        self._is_ready = False  # some games may have gone on and others not, if it is interrupted
        self._players.step()
        self._is_ready = True
        return self.observation, self.rewards, self.terminated

    def _check(self, chosen: Array) -> None:
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            wanted = f"{self.games} whole numbers"
            raise ValueError(f"actions: {wanted}, not {chosen.dtype} of shape {chosen.shape}")
        known = (chosen >= 0) & (chosen < self.encoding.actions)
        legal = known & (self.action_mask[self._lines, np.where(known, chosen, 0)] == 1)
        if not legal.all():
            line = int(np.flatnonzero(~legal)[0])
            number = int(chosen[line])
            raise IllegalAction(Reason(f"actions[{line}]", "action-number", {"number": number}))

    def random_actions(self, luck: Any) -> Array:
        """A legal action for every game, each as likely; `luck` is a numpy Generator."""
        lines, ids = np.nonzero(self.action_mask)
        counts = np.bincount(lines, minlength=self.games)
        firsts = np.cumsum(counts) - counts
        return ids[firsts + luck.integers(counts)]

    # -- the end ------------------------------------------------------------------------------

    def close(self) -> None:
        """End the worker processes, if there are any. The arrays stay as they are."""
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
