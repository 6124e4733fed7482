"""The game ``red7`` of OpenSpiel, and its states."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

import pyspiel

from red7.core import Rules, View
from red7.core.cards import CARDS
from red7.core.numbering import STEP_COUNT
from red7.core.rules import HAND, PLAYERS
from red7.core.steps import STEPS
from red7.envs.openspiel.observer import Observer
from red7.envs.openspiel.table import COLOURS, NUMBERS, IllegalStepError, Setup, Table
from red7.envs.openspiel.worlds import another_world
from red7.envs.rewards import result

GAME_TYPE: Final = pyspiel.GameType(
    short_name="red7",
    long_name="Red7",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=max(PLAYERS),
    min_num_players=min(PLAYERS),
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification={
        "rules": "basic",
        "players": 2,
        "colours": COLOURS,
        "numbers": NUMBERS,
        "hand": HAND,
    },
)


class Red7Game(pyspiel.Game):  # type: ignore[misc]  # without types
    """Red7 with the given rules and players, perhaps with fewer cards."""

    def __init__(self, params: dict[str, str | int] | None = None) -> None:
        given = params or {}
        self.setup: Final = Setup(
            Rules.of(str(given.get("rules", "basic"))),
            int(given.get("players", 2)),
            int(given.get("colours", COLOURS)),
            int(given.get("numbers", NUMBERS)),
            int(given.get("hand", HAND)),
        )
        self.start: Final = Table.start(self.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=STEP_COUNT,
            max_chance_outcomes=len(CARDS),
            num_players=self.setup.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.setup.most_events,
        )
        super().__init__(GAME_TYPE, info, given)

    def new_initial_state(self) -> Red7State:
        """Return a game before its first card is dealt."""
        return Red7State(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> Observer:
        """Return an observer of what a player may know, or of a part of it."""
        if params:
            message = f"an observer has no parameters, but was given {params}"
            raise ValueError(message)
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.setup, kind)


class Red7State(pyspiel.State):  # type: ignore[misc]  # without types
    """A state of the game; players are counted from 0."""

    def __init__(self, game: Red7Game) -> None:
        super().__init__(game)
        self.table = game.start

    def current_player(self) -> int:
        """Return who is to move."""
        if self.table.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.table.by_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.seat - 1

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.table.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return which card may come next, and how likely each is."""
        return self.table.outcomes()

    def returns(self) -> list[float]:
        """Return what the game has paid each player."""
        if not self.table.over:
            return [0.0] * self.table.setup.players
        return list(result(self.table.winners, self.table.setup.players))

    def view(self, player: int) -> View | None:
        """Return what a player may know about the round; None while cards are dealt."""
        return self.table.view(player + 1)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> Red7State:
        """Return a state that the player cannot tell from this one, dealt at random.

        All ways in which the cards may lie that the player has not seen are equally likely, as far
        as the steps of the others were legal with them.
        """
        while True:  # the cards as they lie are one of these ways
            world: Red7State = self.get_game().new_initial_state()
            with suppress(IllegalStepError):
                for action in another_world(self.table, player_id + 1, probability_sampler):
                    world.apply_action(action)
                return world

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal() if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        table = self.table
        self.table = table.deal(action) if table.by_chance else table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        by_chance = player == pyspiel.PlayerId.CHANCE
        return str(CARDS[action] if by_chance else STEPS[action])

    def __str__(self) -> str:
        table = self.table
        dealt = " ".join(str(CARDS[card]) for card in table.dealt)
        ends = [str(end) for _, end in table.rounds]
        now = f"dealing {dealt}".strip() if table.position is None else str(table.position)
        return " / ".join([*ends, f"{now} !" if table.draws else now])


pyspiel.register_game(GAME_TYPE, Red7Game)
