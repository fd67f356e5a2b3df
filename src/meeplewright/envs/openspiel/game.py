"""OpenSpiel's Game and State for any of our games. All rules come from `core`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import pyspiel

from meeplewright.core import CHANCE, Game, InvalidSetup
from meeplewright.core.reading import one_of
from meeplewright.envs.openspiel.memory import Memory, compact
from meeplewright.envs.openspiel.observer import Observer, make_observer
from meeplewright.envs.openspiel.playing import Playing, Table
from meeplewright.envs.rewards import REWARDS, lowest_and_highest

PREFIX = "meeplewright_"
PERFECT, IMPERFECT = "perfect", "imperfect"


def register(game: Game) -> str:
    """Register the game with OpenSpiel; returns the name to load it by."""
    kind = _type_of(game, _informations(game)[0])
    # OpenSpiel keeps this factory until after Python has shut down. A class survives that, a
    # function does not.
    pyspiel.register_game(kind, type("SpielGame", (SpielGame,), {"rules": game}))
    return str(kind.short_name)


def _load(game: Game, parameters: dict[str, Any]) -> Any:
    """The OpenSpiel game, in any process."""
    name = PREFIX + game.name
    if name not in pyspiel.registered_names():
        register(game)
    return pyspiel.load_game(name, parameters)


def _informations(game: Game) -> tuple[str, ...]:
    """The values of the parameter `information`, the default first.

    A game without hidden information can also be searched as if it had some.
    """
    return (IMPERFECT,) if game.has_secrets else (PERFECT, IMPERFECT)


def _parameters(game: Game) -> dict[str, str | int]:
    """Every parameter with its default."""
    options = {option.name: option.default for option in game.options}
    ours = {"reward": REWARDS[0], "information": _informations(game)[0]}
    return {"players": game.seat_counts[0], **options, **ours}


def _most_seats(game: Game) -> int:
    """With the options that allow most."""
    counts = [counts for option in game.options for counts in option.seat_counts.values()]
    return max(allowed[-1] for allowed in (game.seat_counts, *counts))


def _type_of(game: Game, information: str) -> Any:
    kinds = pyspiel.GameType.Information
    is_perfect = information == PERFECT
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=f"Meeplewright {game.name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.PERFECT_INFORMATION if is_perfect else kinds.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=_most_seats(game),
        min_num_players=game.seat_counts[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def _info_of(table: Table) -> Any:
    encoding, bounds = table.encoding, table.encoding.bounds
    lowest, highest = lowest_and_highest(table.reward, table.seats, bounds.points)
    return pyspiel.GameInfo(
        num_distinct_actions=encoding.actions,
        max_chance_outcomes=encoding.outcomes,
        num_players=table.seats,
        min_utility=lowest,
        max_utility=highest,
        utility_sum=0.0,
        max_game_length=bounds.decisions,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters. InvalidSetup names the parameter that is wrong.

    `register` makes a subclass for each game, with that game as its `rules`.
    """

    rules: ClassVar[Game]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.rules
        given = {**_parameters(game), **(params or {})}
        options = {option.name: given[option.name] for option in game.options}
        reward = one_of(given["reward"], "reward", REWARDS, InvalidSetup)
        information = one_of(given["information"], "information", _informations(game), InvalidSetup)
        chosen = game.checked_options(options)
        seats = game.checked_seats(given["players"], chosen)
        self.table = Table(game, seats, chosen, reward)
        super().__init__(_type_of(game, information), _info_of(self.table), given)

    def __reduce__(self) -> tuple[Any, ...]:
        """`register` made the class, so another process could not find it by name."""
        return (_load, (self.rules, self.get_parameters()))

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.table.encoding.bounds.draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return make_observer(self.table, iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position. If several seats choose at the same time, they are asked in seat order, and
    secret choices stay secret.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.playing = Playing(game.table, game.table.start.copy(), Memory({}, []))

    def current_player(self) -> int:
        seat = self.playing.position.to_act
        if seat is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if seat == CHANCE else seat

    def is_terminal(self) -> bool:
        return self.playing.position.to_act is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.playing.chances()

    def returns(self) -> list[float]:
        return self.playing.returns()

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> SpielState:
        """A state that the player cannot tell from this one. Its `history()` starts empty: the
        real one would reveal hidden information, and there is no other.
        """
        other: SpielState = self.get_game().new_initial_state()
        other.playing = self.playing.dealt_anew(player_id, probability_sampler)
        return other

    def __str__(self) -> str:
        """The whole position, including hidden information."""
        return compact(self.playing.position.to_json())

    # OpenSpiel calls these three.

    def _legal_actions(self, player: int) -> list[int]:
        return self.playing.legal_ids(player)

    def _apply_action(self, action: int) -> None:
        self.playing.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        seat = CHANCE if player == pyspiel.PlayerId.CHANCE else player
        return self.playing.action_of(seat, action).to_text()
