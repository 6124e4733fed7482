"""Whole games in the manner of Pgx: a value with everything a learner asks for, and a step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, NamedTuple, TypeVar, get_args

import jax
import jax.numpy as jnp
import numpy as np

from red7.core import Cards, Match, Round, Rules
from red7.core.cards import mask_of
from red7.core.errors import Red7Error
from red7.core.numbering import STEP_COUNT
from red7.core.rules import PLAYERS
from red7.envs.encoding.compact import NUMBER_COUNT, SET_COUNT
from red7.envs.jax.compact import CompactWords, compact_from
from red7.envs.jax.deal import init
from red7.envs.jax.flow import step
from red7.envs.jax.legal import exact_mask, loose_mask
from red7.envs.jax.log import new_log
from red7.envs.jax.match import ending
from red7.envs.jax.paying import forfeited, paid
from red7.envs.jax.sight import history, observe_from
from red7.envs.jax.state import State, narrowed, state_of
from red7.envs.rewards import Reward, reward_number
from red7.network.flags import flags
from red7.network.observation import SIZE
from red7.network.sets import Array

T = TypeVar("T")
Masks = Literal["exact", "loose"]
MASKS: Final = {"exact": exact_mask, "loose": loose_mask}
Layout = Literal["dense", "compact"]


class Game(NamedTuple):
    """A game, or a batch of games with a leading axis."""

    current_player: Array  # counted from 0
    observation: Array | CompactWords  # of the current player, in the layout asked for
    legal_action_mask: Array  # bool[150]; all true once the game is over
    rewards: Array  # float32 of each player: what the last step brought
    terminated: Array
    truncated: Array  # never
    round: State  # with all hidden cards
    key: Array  # for the deals to come in a match
    history: Array | None = None  # with recall: the last steps as the current player saw them


class Environment:
    """Games of one set of rules and one number of players; ``make`` creates it.

    All methods are pure functions of one game. ``jax.vmap`` and ``jax.jit`` make them batched and
    fast; what is not used, such as observations in random play, is then not computed.
    """

    def __init__(  # noqa: PLR0913 - what can be chosen
        self,
        rules: Rules | str = "basic",
        players: int = 2,
        masks: Masks = "exact",
        recall: int = 0,
        *,
        reward: Reward = "match",
        layout: Layout = "dense",
    ) -> None:
        if players not in PLAYERS:
            raise Red7Error("players-number", text=str(players))
        if masks not in MASKS:
            raise ValueError(f"masks must be one of {', '.join(MASKS)}, not {masks!r}")
        if recall < 0:
            raise ValueError(f"0 or more steps can be recalled, not {recall}")
        if layout not in get_args(Layout):
            raise ValueError(f"layout must be one of dense, compact, not {layout!r}")
        reward_number(reward)
        self.rules: Final = Rules.of(rules)
        self.num_players: Final = players
        self.masks: Final = masks
        self.recall: Final = recall
        self.reward: Final = reward
        self.layout: Final = layout
        self.observation_shape: Final[tuple[int, ...] | CompactWords] = (
            CompactWords((SET_COUNT, 2), (NUMBER_COUNT,)) if layout == "compact" else (SIZE,)
        )
        self._mask: Final = MASKS[masks]
        # NumPy's, so they are known when compiling, which makes it much faster.
        self._flags = flags(self.rules)
        self._seated = np.int32(players)

    num_actions: Final = STEP_COUNT

    def init(self, key: Array) -> Game:
        """Deal the first round of a game."""
        dealing, later = jax.random.split(key)
        none = jnp.zeros(self.num_players, jnp.int32)
        return self.begin(self._dealt(dealing, None, none), later)

    def state(self, game: Match | Round) -> State:
        """Return a game of ``red7.core`` as ``begin`` takes it.

        The cards that a round of a match was dealt without are those in the score piles. A round
        alone does not tell them apart from others out of play: then the match is needed.
        """
        now = game.round if isinstance(game, Match) else game
        if (now.rules, now.players, now.over) != (self.rules, self.num_players, False):
            raise ValueError("a game to begin with needs the same rules and players, and to go on")
        return narrowed(state_of(now, _piles(game), self.recall))

    def begin(self, state: State, key: Array) -> Game:
        """Begin with a round as it is; the key is for the deals to come in a match.

        With ``recall``, the round has to keep as many steps, as those from ``state`` do.
        """
        kept = 0 if state.log is None else state.log.seats.shape[-1]
        if kept != self.recall:
            raise ValueError(f"{self.recall} steps are to be recalled, and the round keeps {kept}")
        going = jnp.asarray(False)  # noqa: FBT003 - the flag is the value itself
        return self._shown(state, key, jnp.zeros(self.num_players, jnp.float32), going)

    def step(self, game: Game, action: Array) -> Game:
        """Make a step; the next round of a match is dealt automatically.

        A step outside the mask ends the game: whoever made it loses, and the others share the win.
        A game that is over stays as it is, and brings nothing more.
        """
        now = self._known(game.round)
        made = after = self._known(step(now, action))
        end = ending(after)
        key = game.key
        if self.rules.match:
            dealing, key = jax.random.split(key)
            again = self._dealt(dealing, end.piles, end.scores)
            after = _chosen(end.again, again, after)
        numbered = (action >= 0) & (action < STEP_COUNT)
        foul = ~(numbered & game.legal_action_mask[jnp.clip(action, 0, STEP_COUNT - 1)])
        earned = jnp.where(foul, forfeited(self.reward, now), paid(self.reward, now, made, end))
        rewards = jnp.where(game.terminated, jnp.zeros_like(earned), earned)
        kept, over = game.terminated | foul, game.terminated | foul | end.over
        return self._shown(_chosen(kept, now, after), key, rewards, over)

    def observe(self, game: Game, player: Array) -> Array | CompactWords:
        """Return the observation of any player, made from what that player may know.

        The player comes first in it. In the dense layout, whoever is not to move sees no phase, and
        of the turn under way only which cards moved.
        """
        return self._observed(self._known(game.round), jnp.asarray(player, jnp.int32))

    def history(self, game: Game, player: Array) -> Array:
        """Return the last ``recall`` steps of the round as any player remembers them.

        The rows are those of ``red7.envs.encoding.history``, filled up with -1 in front.
        """
        return history(self._known(game.round), jnp.asarray(player, jnp.int32))

    def _dealt(self, key: Array, piles: Array | None, scores: Array) -> State:
        """Deal a round, which forgets the rounds before."""
        state = init(key, self._flags, self._seated, piles, scores)
        return state._replace(log=jax.tree.map(jnp.asarray, new_log(self.recall)))

    def _known(self, state: State) -> State:
        """Return a round whose rules are known when compiling."""
        return state._replace(rules=self._flags, players=self._seated)

    def _observed(self, state: State, seat: Array) -> Array | CompactWords:
        if self.layout == "compact":
            return compact_from(state, seat)
        return observe_from(state, seat)

    def _shown(self, state: State, key: Array, rewards: Array, over: Array) -> Game:
        state = self._known(state)
        return Game(
            current_player=state.turn,
            observation=self._observed(state, state.turn),
            legal_action_mask=self._mask(state) | over,
            rewards=rewards,
            terminated=over,
            truncated=jnp.asarray(False),  # noqa: FBT003 - the flag is the value itself
            round=state._replace(rules=jnp.asarray(self._flags), players=jnp.asarray(self._seated)),
            key=key,
            history=history(state, state.turn) if self.recall else None,
        )


def make(  # noqa: PLR0913 - what can be chosen
    rules: Rules | str = "basic",
    players: int = 2,
    masks: Masks = "exact",
    recall: int = 0,
    *,
    reward: Reward = "match",
    layout: Layout = "dense",
) -> Environment:
    """Return the environment for games of these rules.

    With ``recall``, games also have a ``history`` of as many steps of the round.
    """
    return Environment(rules, players, masks, recall, reward=reward, layout=layout)


def auto_reset(env: Environment) -> Callable[[Game, Array, Array], Game]:
    """Return a step that deals anew wherever a game ends, and still tells its end and rewards."""

    def step_or_deal(game: Game, action: Array, key: Array) -> Game:
        going = jnp.zeros_like(game.terminated)
        after = env.step(game._replace(terminated=going), action)
        fresh = env.init(key)._replace(rewards=after.rewards, terminated=after.terminated)
        return _chosen(after.terminated, fresh, after)

    return step_or_deal


def _piles(game: Match | Round) -> int:
    """Return the cards in all score piles."""
    if isinstance(game, Match):
        return mask_of(card for pile in game.piles for card in pile)
    if game.scores is None:
        return 0
    if Cards(game.gone).points != sum(game.scores):
        raise ValueError("a round of a match that is under way needs the match")
    return game.gone


def _chosen(first: Array, one: T, other: T) -> T:
    """Return one of two values."""
    chosen: T = jax.tree.map(lambda a, b: jnp.where(first, a, b), one, other)
    return chosen
