"""Many games against bots as one Gymnasium vector environment."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from meeplewright.core import Game, IllegalAction, InvalidSetup, Reason
from meeplewright.core.extras import needs
from meeplewright.core.reading import one_of
from meeplewright.envs.arrays import MASK, Array
from meeplewright.envs.single import RAISE, SingleAgentEnv

with needs("research"):
    from gymnasium.vector import AutoresetMode, SyncVectorEnv

MODES = {mode.value: mode for mode in AutoresetMode}


class SingleAgentVectorEnv(SyncVectorEnv[Any, Any]):
    """`num_envs` games of `SingleAgentEnv` in one process, by Gymnasium's vector interface.

    `autoreset_mode`: when a game that ended restarts. `NextStep`: with the next step, which ignores
    its action. `SameStep`: at once; the end is in `info["final_obs"]` and `info["final_info"]`.
    `Disabled`: when you call `reset(options={"reset_mask": …})`. All other arguments are as in
    `SingleAgentEnv`. If an action is illegal, no game changes, unless `illegal` is `lose`.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        seats: int | None = None,
        *,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        **named: Any,
    ) -> None:
        if type(num_envs) is not int or num_envs < 1:
            raise ValueError(f"num_envs: a whole number from 1 on, not {num_envs!r}")
        if not isinstance(autoreset_mode, AutoresetMode):
            asked = one_of(autoreset_mode, "autoreset_mode", tuple(MODES), InvalidSetup)
            autoreset_mode = MODES[asked]
        make = partial(SingleAgentEnv, game, seats, **named)
        super().__init__([make] * num_envs, autoreset_mode=autoreset_mode)
        self._refuses_illegal = named.get("illegal", RAISE) == RAISE
        actions: Any = self.single_action_space
        self._mask: Array = np.zeros((num_envs, int(actions.n)), np.int8)
        self._ended: Array = np.zeros(num_envs, bool)
        self._is_ready = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start a new game in every row, or in those of `options["reset_mask"]`. Row n gets the
        seed `seed + n`: it is the game of `SingleAgentEnv.reset(seed=seed + n)`.
        """
        kept = None if options is None else {**options}  # Gymnasium takes the mask out of it
        shown, infos = super().reset(seed=seed, options=kept)
        self._ended[infos[f"_{MASK}"]] = False
        self._complete(infos)
        self._is_ready = True
        return shown, infos

    def step(self, actions: Any) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        """Apply one action id per game."""
        self._check(np.asarray(actions))
        shown, rewards, terminated, truncated, infos = super().step(actions)
        if self.autoreset_mode != AutoresetMode.SAME_STEP:
            self._ended = terminated.copy()
        self._complete(infos)
        return shown, rewards, terminated, truncated, infos

    def action_masks(self) -> Array:
        """The action masks of all games as booleans, of the shape (num_envs, actions)."""
        return self._mask == 1

    def _complete(self, infos: dict[str, Any]) -> None:
        """The masks of all games, also of those that a reset left alone."""
        told = infos[f"_{MASK}"]
        self._mask[told] = infos[MASK][told]
        infos[MASK], infos[f"_{MASK}"] = self._mask.copy(), np.ones(self.num_envs, bool)

    def _check(self, actions: Array) -> None:
        """Check all actions before any is applied, except those of games that restart."""
        if not self._is_ready:
            raise RuntimeError("reset the games before you step")
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            wanted = f"{self.num_envs} whole numbers"
            raise ValueError(f"actions: {wanted}, not {actions.dtype} of shape {actions.shape}")
        if self._ended.any() and self.autoreset_mode == AutoresetMode.DISABLED:
            line = int(np.flatnonzero(self._ended)[0])
            raise RuntimeError(f"game {line} is over: reset it with options['reset_mask']")
        if self._refuses_illegal:
            self._check_legal(actions)

    def _check_legal(self, actions: Array) -> None:
        known = (actions >= 0) & (actions < self._mask.shape[1])
        legal = known & (self._mask[np.arange(self.num_envs), np.where(known, actions, 0)] == 1)
        wrong = np.flatnonzero(~(legal | self._ended))
        if len(wrong):
            line, number = int(wrong[0]), int(actions[wrong[0]])
            raise IllegalAction(Reason(f"actions[{line}]", "action-number", {"number": number}))
