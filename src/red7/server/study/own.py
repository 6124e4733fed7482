"""Whether a question is about a game that the asker is playing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from red7.core import Position, View


class _Scene(NamedTuple):
    """What somebody sees of a position, by whatever name: rules and places do not matter."""

    canvas: int
    hand: int
    palette: int
    moves: bool
    others: tuple[tuple[int, bool], ...]  # their palettes, and whose turn it is


def is_own_view(asked: Position, own: View) -> bool:
    """Return whether a position is the one that a player sees before them in a running game.

    Only what the player sees counts: canvas, palettes of those still in, whose turn it is, and
    their own hand, now or at the start of the turn. What the question claims about anything else
    is ignored, so nothing can be learned about it from a refusal. Other rules, another order of
    the seats and seats that are out make it no other position.

    >>> own = View.parse("basic", "R 1 33 B5/R7V1 V7/?2", seat=1)
    >>> is_own_view(View.parse("v1.1+match", "R 2 0 V7/R6G4 B5/R7V1 x ; +R7", seat=2), own)
    True
    >>> is_own_view(View.parse("basic", "R 1 33 B5/R7V2 V7/?2", seat=1), own)
    False
    """
    mine = {_scene(then, own.seat) for then in (own, own.at_start)}
    return any(scene in mine for scene in _scenes(asked))


def _scenes(asked: Position) -> Iterator[_Scene]:
    """Yield what each seat whose hand is given sees, now and at the start of the turn."""
    for then in (asked, asked.at_start):
        for seat in range(1, then.players + 1):
            if not then.hidden[seat - 1]:
                yield _scene(then, seat)


def _scene(then: Position, seat: int) -> _Scene:
    others = sorted(
        (palette, other == then.turn)
        for other, palette in enumerate(then.palettes, 1)
        if other != seat and not then.out[other - 1]
    )
    mine = seat - 1
    return _Scene(
        then.canvas, then.hands[mine], then.palettes[mine], seat == then.turn, tuple(others)
    )
