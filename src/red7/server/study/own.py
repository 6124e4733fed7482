"""Whether a question is about a game that the asker is playing."""

from __future__ import annotations

from red7.core import Position, View


def is_own_view(asked: Position, own: View) -> bool:
    """Return whether a position is the one that a player sees before them in a running game.

    Only what the player sees counts: rules, canvas, palettes, who is out, whose turn it is, and
    their own hand. What the question claims about anything else is ignored, so nothing can be
    learned about it from a refusal. A turn under way is the same turn, however far it has come.

    >>> own = View.parse("basic", "R 1 33 B5/R7V1 V7/?2", seat=1)
    >>> is_own_view(View.parse("basic", "R 1 0 B5/R7V1 V7/R6G4 ; +R7", seat=1), own)
    True
    >>> is_own_view(View.parse("basic", "R 1 33 B5/R7V2 V7/?2", seat=1), own)
    False
    """
    then, now, mine = asked.at_start, own.at_start, own.seat - 1
    return (
        then.rules == now.rules
        and then.canvas == now.canvas
        and then.turn == now.turn
        and then.palettes == now.palettes
        and then.out == now.out
        and not then.hidden[mine]
        and then.hands[mine] == now.hands[mine]
    )
