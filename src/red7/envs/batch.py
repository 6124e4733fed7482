"""Thousands of games at once, each of which makes one step at a time, in compiled code.

Every step is made by the seat whose turn it is, so whoever calls plays all seats.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from red7.core import Cards, Red7Error, Round, Rules, View
from red7.core.cards import ALL_CARDS
from red7.core.deal import deal_order, read_seed
from red7.core.numbering import rule_numbers
from red7.core.rules import PLAYERS
from red7.envs.encoding import (
    DENSE_SIZE,
    LAYOUTS,
    SEATS,
    STEP_COUNT,
    Compact,
    Layout,
    layout_number,
    step,
)
from red7.envs.encoding.compact import NUMBER_COUNT, SET_COUNT
from red7.envs.kernels import games
from red7.envs.kernels.layout import FINISHED, LOGGED, PILES, SIZE
from red7.envs.kernels.remembering import NUMBER
from red7.envs.rewards import Reward, reward_number
from red7.network.kernels.scene import RULES
from red7.search.kernels import flat
from red7.search.kernels.chance import Chance, new_chance

Observation: TypeAlias = Compact | NDArray[np.int8] | NDArray[np.float32]

_CARDS: Final = ALL_CARDS.bit_count()
_LONGEST: Final = 512  # steps of a round that are kept; see benchmarks.round_lengths
_LEAST: Final = 256  # games for which a thread is worth while


class Look(NamedTuple):
    """What the seats to move may know and do; the arrays change with the next step."""

    observation: Observation
    mask: NDArray[np.int8]
    seats: NDArray[np.int8]  # who is to move, counted from 1
    history: NDArray[np.int16]  # the last steps of each round, as many as are to be recalled


class Outcome(NamedTuple):
    """What a step led to; the arrays are those of the batch."""

    look: Look
    final: Observation | None  # where a game is over, if another follows in the same step
    actors: NDArray[np.int8]  # who made the step; 0 where a new game began instead
    rewards: NDArray[np.float64]  # of each seat
    over: NDArray[np.bool_]
    illegal: NDArray[np.bool_]
    final_history: NDArray[np.int16] | None


class Batch:
    """Games that are played side by side; rules and players may differ from game to game."""

    def __init__(  # noqa: PLR0913 - what can be chosen
        self,
        count: int,
        *,
        rules: Rules | str | Sequence[Rules | str] = "basic",
        players: int | Sequence[int] = 2,
        reward: Reward = "match",
        layout: Layout = "compact",
        recall: int = 0,
        threads: int | None = None,
    ) -> None:
        if not 0 <= recall <= _LONGEST:
            message = f"from 0 to {_LONGEST} steps can be recalled, not {recall}"
            raise ValueError(message)
        self.count = count
        self.rules = tuple(map(Rules.of, _each(rules, count, str | Rules)))
        self.players = _each(players, count, int)
        if wrong := set(self.players) - set(PLAYERS):
            raise Red7Error("players-number", text=str(wrong.pop()))
        self.layout: Final = layout
        self._recall = recall
        self._layout, self._how = layout_number(layout), reward_number(reward)
        self._states = np.zeros((count, SIZE), dtype=np.int64)
        self._states[:, flat.PLAYERS] = self.players
        self._states[:, RULES:PILES] = [rule_numbers(rules) for rules in self.rules]
        self._chances = np.zeros((count, 1), dtype=np.uint64)
        self._orders = np.zeros((count, _CARDS), dtype=np.int8)
        self._outlooks = np.zeros((count, SEATS))
        self._log = np.zeros((count, _LONGEST), dtype=np.int32)
        self._shown, self._final = self._buffers(), self._buffers()
        self._mask = np.zeros((count, STEP_COUNT), dtype=np.int8)
        self._seats, self._actors, self._events = np.zeros((3, count), dtype=np.int8)
        self._rewards = np.zeros((count, SEATS))
        used = min(threads or os.cpu_count() or 1, max(1, count // _LEAST))
        self._pool = ThreadPoolExecutor(used, "red7-batch") if used > 1 else None
        self._parts = _parts(count, used)
        self._spaces = [games.new_space() for _ in self._parts]
        self.seed(range(count))

    def seed(self, seeds: Sequence[int | None]) -> None:
        """Let the deals of each game depend on its seed from now on; None leaves it as it is."""
        _check_count("seeds", len(seeds), self.count)
        for row, seed in enumerate(seeds):
            if seed is not None:
                self._chances[row] = new_chance(seed)

    def begin(
        self,
        which: NDArray[np.bool_] | None = None,
        deals: Sequence[bytes | str] | None = None,
    ) -> Look:
        """Begin new games, or some of them; ``deals`` gives the seed of the first deal of each."""
        chosen = np.ones(self.count, np.bool_) if which is None else np.asarray(which, np.bool_)
        _check_count("truth values", chosen.shape, (self.count,))
        wanted = np.where(chosen, games.BY_CHANCE, games.NO).astype(np.int8)
        if deals is not None:
            _check_count("deals", len(deals), self.count)
            for row in np.flatnonzero(chosen).tolist():
                self._orders[row] = deal_order(read_seed(deals[row]), ALL_CARDS)
            wanted[chosen] = games.AS_GIVEN
        self._run(
            games.begin_games,
            wanted,
            self._layout,
            self._states,
            self._chances,
            self._orders,
            self._outlooks,
            self._log,
            self._mask,
            *self._shown,
            self._seats,
        )
        return self.look

    @property
    def look(self) -> Look:
        """What the seats to move may know and do."""
        seen = self._observation(self._shown)
        return Look(seen, self._mask, self._seats, self._shown[-1])

    def step(self, steps: NDArray[Any], *, same_step: bool = True) -> Outcome:
        """Make a step in each game; an illegal one loses it.

        A game that is over is followed by another in the same step, or else in the next one, whose
        number is then ignored.
        """
        self._run(
            games.step_games,
            self._numbers(steps),
            self._how,
            same_step,
            self._layout,
            self._states,
            self._chances,
            self._orders,
            self._outlooks,
            self._log,
            self._mask,
            *self._shown,
            self._seats,
            *self._final,
            self._actors,
            self._rewards,
            self._events,
        )
        illegal = self._events == games.ILLEGAL
        over = illegal | (self._events == games.ENDED)
        final = self._observation(self._final) if same_step else None
        recalled = self._final[-1] if same_step else None
        return Outcome(self.look, final, self._actors, self._rewards, over, illegal, recalled)

    def illegal(self, steps: NDArray[Any]) -> int | None:
        """Return the first game in which a step is illegal; None if all are legal."""
        row = games.find_illegal(self._states, self._numbers(steps))
        return None if row < 0 else int(row)

    def _numbers(self, steps: NDArray[Any]) -> NDArray[np.int64]:
        """Return the numbers of steps as kernels take them: one for each game, as many as rows."""
        numbers = np.ascontiguousarray(steps, dtype=np.int64)
        _check_count("steps", numbers.shape, (self.count,))
        return numbers

    def random_steps(self, chance: Chance) -> NDArray[np.int64]:
        """Return one of the legal steps of each game, all equally likely; -1 without any."""
        made = np.zeros(self.count, dtype=np.int64)
        games.choose_steps(self._states, chance, made)
        return made

    @property
    def finished(self) -> NDArray[np.bool_]:
        """Which games are over and not yet followed by another."""
        return self._states[:, FINISHED] > 0

    def round(self, row: int) -> Round:
        """Return the round of a game as ``red7.core`` has it, with every card and its past.

        It is replayed from its deal, which is slow.
        """
        rules, players = self.rules[row], self.players[row]
        cards = [int(card) for card in self._orders[row]]
        state = self._states[row]
        # At the end of a match, the piles hold what the winner of this round has scored in it.
        laid = int(np.bitwise_or.reduce(state[flat.PALETTE : flat.PALETTE + players]))
        piles = [Cards(int(pile) & ~laid) for pile in state[PILES : PILES + players]]
        gone = Cards()
        for pile in piles:
            gone |= pile
        now = Round.from_cards(
            rules,
            players,
            cards[: _CARDS - len(gone)],
            gone=gone.mask,
            scores=tuple(pile.points for pile in piles) if rules.match else None,
        )
        logged = int(state[LOGGED])
        if logged > _LONGEST:
            message = f"only {_LONGEST} steps of a round are kept"
            raise ValueError(message)
        for kept in self._log[row, :logged]:
            now = now.apply(step(int(kept) & NUMBER))
        return now

    def view(self, row: int) -> View:
        """Return what the seat to move may know about a game, for policies that want a view."""
        now = self.round(row)
        return now.view(now.turn)

    def _buffers(self) -> tuple[NDArray[Any], ...]:
        """Return room for observations and recalled steps; unused layouts get no rows."""
        rows = [self.count if self._layout == layout else 0 for layout in range(len(LAYOUTS))]
        return (
            np.zeros((rows[0], SET_COUNT), np.int64),
            np.zeros((rows[0], NUMBER_COUNT), np.int8),
            np.zeros((rows[1], DENSE_SIZE), np.int8),
            np.zeros((rows[2], DENSE_SIZE), np.float32),
            np.full((self.count, self._recall, 3), -1, np.int16),
        )

    def _observation(self, buffers: tuple[NDArray[Any], ...]) -> Any:  # noqa: ANN401 - by layout
        cards, numbers, dense, scaled, _ = buffers
        return {"compact": Compact(cards, numbers), "dense": dense, "scaled": scaled}[self.layout]

    def _run(self, kernel: Callable[..., Any], *arguments: Any) -> None:  # noqa: ANN401 - a kernel's
        """Run a kernel over all games, in as many threads as there are parts."""
        if self._pool is None:
            kernel(0, self.count, *self._spaces[0], *arguments)
            return
        running = [
            self._pool.submit(kernel, *part, *space, *arguments)
            for part, space in zip(self._parts, self._spaces, strict=True)
        ]
        for part in running:
            part.result()

    def close(self) -> None:
        """End the threads."""
        if self._pool is not None:
            self._pool.shutdown()


def _check_count(what: str, given: int | tuple[int, ...], expected: int | tuple[int, ...]) -> None:
    """Refuse too many or too few of something: kernels would read beyond its end."""
    if given != expected:
        message = f"{what} have to be as many as games, {expected}, not {given}"
        raise ValueError(message)


def _each(given: Any, count: int, single: Any) -> tuple[Any, ...]:  # noqa: ANN401 - of one type
    """Return one value for each game: the same for all, or those that are given."""
    if isinstance(given, single):
        return (given,) * count
    if len(given) != count:
        message = f"{count} games need as many rules and numbers of players, not {len(given)}"
        raise ValueError(message)
    return tuple(given)


def _parts(count: int, number: int) -> list[tuple[int, int]]:
    """Return the first row of each part, and the one behind its last."""
    ends = [count * part // number for part in range(number + 1)]
    return list(pairwise(ends))
