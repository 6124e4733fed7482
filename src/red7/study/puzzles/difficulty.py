"""How hard a puzzle is: what bots of each strength make of it, as a number like a rating."""

from __future__ import annotations

import math
import zlib
from collections.abc import Collection, Mapping
from typing import Final

from red7.bots import Budget, find_bot
from red7.core import Phase, View
from red7.core.steps import write_steps
from red7.study.puzzles.cases import cases_of
from red7.study.puzzles.puzzle import EASIEST, HARDEST, STAY, actions_in

# How strong the bots are at puzzles, on the scale of ratings, and how often each tries.
STRENGTHS: Final[Mapping[str, int]] = {
    "violet": 400,  # as good as chance
    "indigo": 800,
    "blue": 1000,
    "green": 1350,
    "yellow": 1500,
    "orange": 1700,
    "red": 2200,
}
TRIES: Final[Mapping[str, int]] = {
    "violet": 8,
    "indigo": 8,
    "blue": 8,
    "green": 8,
    "yellow": 8,
    "orange": 8,
    "red": 4,
}
# So much is known of a puzzle before anybody tries it: as if one of two of this strength had
# solved it.
_MIDDLE: Final = 1300
_SCALE: Final = 400 / math.log(10)  # as in Elo's ratings
_BUDGET: Final = Budget(100)
_SEEDS_APART: Final = 1000  # more than the steps of any turn

Solved = Mapping[str, int]  # how often each bot found the answer


def tried_by_bots(
    view: View, answers: Collection[str], seed: int, tries: Mapping[str, int] = TRIES
) -> dict[str, int]:
    """Return how often each bot finds the answer."""
    return {
        bot: sum(bot_turn(bot, view, (seed + at) * _SEEDS_APART) in answers for at in range(count))
        for bot, count in tries.items()
    }


def bot_turn(bot: str, view: View, seed: int) -> str:
    """Return the turn that a bot makes, to its end or as far as an unknown card."""
    player, now = find_bot(bot), view
    while now.phase not in (Phase.OVER, Phase.THREE) and not now.hidden[view.turn - 1]:
        now = now.step(player.choose(now, _BUDGET, seed + len(now.steps)).step)
    return write_steps(now.steps)


def difficulty_of(solved: Solved, luck: float, tries: Mapping[str, int] = TRIES) -> int:
    """Return the rating at which these results are most likely; a guess is right with luck.

    >>> nobody, everybody = dict.fromkeys(TRIES, 0), dict(TRIES)
    >>> difficulty_of(everybody, 0.1), difficulty_of(nobody, 0.1)
    (600, 2400)
    >>> difficulty_of(everybody | {"violet": 1, "indigo": 4}, 0.1)
    770

    What the weak hit by luck makes a puzzle no easier that is hard for all the others:

    >>> only_red = nobody | {"red": 4}
    >>> difficulty_of(only_red, 0.1) - difficulty_of(only_red | {"violet": 2}, 0.1)
    0
    """
    return max(
        range(EASIEST, HARDEST + 1), key=lambda points: _likelihood(points, solved, luck, tries)
    )


def _likelihood(points: int, solved: Solved, luck: float, tries: Mapping[str, int]) -> float:
    """Return how likely results are at a difficulty, as a logarithm."""
    known = _chance(_MIDDLE, points)
    found = math.log(known) + math.log1p(-known)
    for bot, count in tries.items():
        chance = luck + (1 - luck) * _chance(STRENGTHS[bot], points)
        found += solved[bot] * math.log(chance) + (count - solved[bot]) * math.log1p(-chance)
    return found


def _chance(strength: float, difficulty: float) -> float:
    """Return how likely somebody of a strength is to solve a puzzle."""
    return 1 / (1 + math.exp((difficulty - strength) / _SCALE))


def difficulty_of_staying(view: View, answers: Collection[str]) -> int:
    """Return how hard it is to find the only turn that stays in.

    No bot ever misses it, because they are told what is legal. What counts is how much there is to
    look through: the ways to play and discard cards, the palettes to compare, and whether the
    answer takes two cards or an action.
    """
    cards = view.hand_size(view.turn)
    ways = cards * (cards + 1)
    answer = min(answers, key=len)
    found = 300 + 150 * math.log2(ways)
    found += 100 * (len(view.seats_in) - 2)
    found += 150 * (answer.count("+") + answer.count(">") - 1)
    found += 150 * view.rules.actions
    if actions_in(view.rules, view.follow(answer).steps):
        found += 200
    return min(max(round(found), EASIEST), HARDEST)


def measured(name: str, kind: str, view: View, answers: Collection[str]) -> int | None:
    """Return the difficulty of a puzzle; None if the strongest bot does not solve it.

    Where even Red guesses, bots cannot tell how hard it is. The id gives the bots their seeds, so
    that a puzzle can be measured again.
    """
    if kind == STAY:
        return difficulty_of_staying(view, answers)
    seed = zlib.crc32(name.encode())
    strongest = {"red": TRIES["red"]}
    solved = tried_by_bots(view, answers, seed, strongest)
    if 2 * solved["red"] <= strongest["red"]:
        return None
    others = {bot: count for bot, count in TRIES.items() if bot not in strongest}
    luck = 1 / len(cases_of(view))
    return difficulty_of(solved | tried_by_bots(view, answers, seed, others), luck)
