"""A round seen from above: each player's chance, with every hand known and only the deck unknown.

The round is played on many times, everybody from their own view: two players who neither draw nor
act by solving worlds that they imagine, as in ``chances``, and all others by the network, each step
as likely as the network makes it. The network's own judgement of a position is too mild with those
who have just made a mistake, which its games hardly ever contain, and is asked only where a game
gets long.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from red7.bots.stakes import chances, shares, stakes_for
from red7.core import Round
from red7.core.cards import Cards
from red7.core.match import ending
from red7.network.kernels.ahead import make_forced_steps, settle
from red7.network.kernels.scene import Scenes, follow_steps, scene_of
from red7.network.opinion import shipped_network
from red7.network.sets import Array
from red7.search.kernels.chance import new_chance
from red7.search.kernels.flat import DECK, STILL_IN, Flat, flat_round, flat_rules
from red7.search.solving.solver import Workspace
from red7.search.worlds.strong import win_often
from red7.study.opened import can_open
from red7.study.review.values import Shares

_GAMES: Final = 8
_SOLVED_GAMES: Final = 12
_WORLDS: Final = 16  # that a player imagines
_JUDGED: Final = 6  # games that the network's judgement counts as
_DEPTH: Final = 6  # choices before the network judges

Random = np.random.Generator


def from_above(position: Round, piles: tuple[Cards, ...], chance: Random) -> Shares:
    """Return each player's chance; after the round, with these scores."""
    if position.over:
        return _result(position, piles)
    if can_open(position) and not position.rules.match:
        return _solved(position, chance)
    return _played(position, chance)


def at_a_glance(position: Round, piles: tuple[Cards, ...]) -> Shares:
    """Return each player's chance as the network judges it, which takes no time."""
    if position.over:
        return _result(position, piles)
    judged = shipped_network().judge(scene_of(position)[None])[0, : position.players]
    return tuple((judged / judged.sum()).tolist())


def _result(position: Round, piles: tuple[Cards, ...]) -> Shares:
    """Return the result of a round that is over, or in a match what it has led to."""
    if not position.rules.match:
        return tuple(float(seat == position.winner) for seat in range(1, position.players + 1))
    scores = tuple(pile.points for pile in piles)
    return shares(scores) if ending(position.rules, piles) else chances(scores)


def _solved(position: Round, chance: Random) -> Shares:
    """Let both players solve imagined worlds."""
    wins = np.zeros(position.players, dtype=np.int64)
    win_often(
        flat_round(position),
        flat_rules(position.rules),
        position.gone,
        np.array(position.known, dtype=np.int64),
        _SOLVED_GAMES,
        _WORLDS,
        new_chance(int(chance.integers(1 << 32))),
        Workspace().space,
        wins,
    )
    # A few games say little, so that the network's judgement counts as some more.
    judged = np.array(at_a_glance(position, ()))
    return tuple(((wins + _JUDGED * judged) / (_SOLVED_GAMES + _JUDGED)).tolist())


def _played(position: Round, chance: Random) -> Shares:
    """Let the network play on for everybody."""
    scenes = _with_any_deck(position, chance)
    found = np.zeros((len(scenes), position.players))
    rows = np.arange(len(scenes))
    for made in range(_DEPTH + 1):
        make_forced_steps(scenes)
        over = scenes[:, STILL_IN] < 2  # noqa: PLR2004 - one player is left
        found[rows[over]] = _ends(position, scenes[over])
        rows, scenes = rows[~over], scenes[~over]
        if not len(rows):
            break
        if made < _DEPTH:
            follow_steps(scenes, _steps(shipped_network().think(scenes).steps, chance))
        else:
            found[rows] = shipped_network().judge(scenes)[:, : position.players]
    mean = found.mean(axis=0)
    return tuple((mean / mean.sum()).tolist())


def _with_any_deck(position: Round, chance: Random) -> Scenes:
    """Return the round several times, with the unknown part of the deck in different orders."""
    scenes = np.repeat(scene_of(position)[None], _GAMES, axis=0)
    buried = position.deck_size - position.deck_known
    for scene in scenes:
        chance.shuffle(scene[DECK : DECK + buried])
    return scenes


def _steps(likely: Array, chance: Random) -> Flat:
    """Choose a step in each scene, as likely as the network makes it."""
    sums = likely.cumsum(axis=1)
    wanted = chance.random(len(likely)) * sums[:, -1]
    chosen = (sums <= wanted[:, None]).sum(axis=1)
    # Rounding must not lead behind the last step that is open.
    last = likely.shape[1] - 1 - (likely[:, ::-1] > 0).argmax(axis=1)
    steps: Flat = np.minimum(chosen, last).astype(np.int64)
    return steps


def _ends(position: Round, scenes: Scenes) -> Array:
    """Return what the ends of rounds are worth to each player."""
    worth = np.zeros((len(scenes), position.players))
    for seat in range(1, position.players + 1):
        stakes = stakes_for(position, seat)
        gains = np.zeros(len(scenes))
        settle(np.ascontiguousarray(scenes), np.array(stakes.values), stakes.limit, gains)
        worth[:, seat - 1] = gains
    return worth
