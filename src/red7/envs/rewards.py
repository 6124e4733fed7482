"""What a step is worth to each seat.

- ``match``: the result of the game, paid at its end. The winner gets 1 and the others share a loss
  of 1; several winners share what they win.
- ``round``: the same after every round, with the winner of the round.
- ``shaped``: the result of the game, paid as it comes about. After each step, every seat is paid by
  how much its outlook has changed, which begins at 0 and ends as the result.

All rewards of a step add up to 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, get_args

from red7.core import Match

Reward: TypeAlias = Literal["match", "round", "shaped"]
REWARDS: Final[tuple[Reward, ...]] = get_args(Reward)

# What an illegal step does: it loses the game, or it is refused.
Illegal: TypeAlias = Literal["lose", "raise"]

# How much of a match a round counts for in ``shaped``, by a rough guess: most take four to seven.
STAKE: Final = 0.25


def reward_number(reward: str) -> int:
    """Return the place of a kind of rewards among all; there has to be such a kind."""
    if reward not in REWARDS:
        message = f"rewards are by {', '.join(REWARDS)}, not {reward}"
        raise ValueError(message)
    return REWARDS.index(reward)


def check_illegal(illegal: str) -> None:
    """Refuse anything but the two ways to deal with illegal steps."""
    if illegal not in get_args(Illegal):
        message = f"illegal steps are to {' or '.join(get_args(Illegal))}, not {illegal}"
        raise ValueError(message)


def paid(reward: Reward, before: Match, after: Match) -> tuple[float, ...]:
    """Return what a step pays each seat; ``after`` is before the next round is dealt."""
    if reward == "shaped":
        changes = zip(outlook(before), outlook(after), strict=True)
        return tuple(then - now for now, then in changes)
    if reward == "round" and after.round.over:
        return result((after.round.winner,), after.players)
    if reward == "match" and after.over:
        return result(after.winners, after.players)
    return (0.0,) * after.players


def result(winners: Sequence[int], players: int) -> tuple[float, ...]:
    """Return what each seat gets if these seats share a win.

    >>> result([2], players=2), result([1], players=3), result([1, 2], players=2)
    ((-1.0, 1.0), (1.0, -0.5, -0.5), (0.0, 0.0))
    """
    share = 1 / len(winners)
    return tuple(
        _gain(share if seat in winners else 0.0, players) for seat in range(1, players + 1)
    )


def forfeited(reward: Reward, match: Match) -> tuple[float, ...]:
    """Return what each seat is paid if the game ends with an illegal step of the seat to move.

    It loses, and the others share the win. Together with what has been paid before, ``shaped``
    adds up to that as well.

    >>> forfeited("match", Match.start(3, "basic", bytes(32)))
    (-1.0, 0.5, 0.5)
    """
    loser, others = match.round.turn, match.players - 1
    ends = (-1.0 if seat == loser else 1.0 / others for seat in range(1, match.players + 1))
    if reward != "shaped":
        return tuple(ends)
    return tuple(end - now for end, now in zip(ends, outlook(match), strict=True))


def outlook(match: Match) -> tuple[float, ...]:
    """Return how each seat stands: its lead in points, and its share of all cards in hand."""
    if match.over:
        return result(match.winners, match.players)
    leads = _leads(match)
    if match.round.over:
        return leads
    stake = STAKE if match.rules.match else 1.0
    hands = (_gain(share, match.players) for share in _hand_shares(match))
    return tuple(lead + stake * gain for lead, gain in zip(leads, hands, strict=True))


def _gain(share: float, players: int) -> float:
    """Return what a share of a win is worth."""
    return (players * share - 1) / (players - 1)


def _leads(match: Match) -> tuple[float, ...]:
    """Return how far each seat is ahead of the others' average, as a part of the goal."""
    if match.goal is None:
        return (0.0,) * match.players
    total, most = sum(match.scores), (match.players - 1) * match.goal
    return tuple((match.players * score - total) / most for score in match.scores)


def _hand_shares(match: Match) -> tuple[float, ...]:
    """Return each seat's share of the cards in all hands; if there are none, all in have equal."""
    sizes = [match.round.hand_size(seat) for seat in range(1, match.players + 1)]
    if not any(sizes):
        sizes = [int(not out) for out in match.round.out]
    return tuple(size / sum(sizes) for size in sizes)
