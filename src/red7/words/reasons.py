"""Reasons in words, from their names and their facts as they stand in JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from red7.core import Colour
from red7.words import Value, Words

PlainFact = int | str | Sequence[str]  # a number, a card or a colour as text, or several of these

# How the cards or colours of a reason are joined; otherwise they stand side by side.
_JOINED: Final = {
    "why-only": "joined-or",
    "wrong-lets": "joined-or",
    "wrong-known": "joined-and",
    "hint-cards": "joined-and",
}
# The reasons that speak of the player; for anybody but the reader, each has a message of its own.
NAMED: Final = {
    "wrong-out": "wrong-out-named",
    "wrong-hope": "wrong-hope-named",
    "wrong-hope-fewer": "wrong-hope-fewer-named",
    "wrong-last": "wrong-last-named",
    "wrong-gives-colour": "wrong-gives-colour-named",
    "wrong-gives-even": "wrong-gives-even-named",
    "wrong-gives-low": "wrong-gives-low-named",
    "wrong-ahead": "wrong-ahead-named",
    "wrong-changes": "wrong-changes-named",
    "wrong-weaker": "wrong-weaker-named",
    "wrong-highest": "wrong-highest-named",
}


def sentence(
    say: Words,
    name: str,
    facts: Mapping[str, PlainFact],
    names: Mapping[int, str],
    player: str = "",
) -> str:
    """Say a reason in a sentence; seats go by their names, where these are given.

    It speaks to the player who made the turn or, if that player is named, about them. Only what is
    wrong with a turn can be told about somebody else.

    >>> from red7.words import words
    >>> sentence(words("en"), "wrong-gives-even", {"card": "G4"}, {})
    'It gives up G4, your only even card.'
    >>> sentence(words("en"), "wrong-gives-even", {"card": "G4"}, {}, "Ada")
    'It gives up G4, Ada’s only even card.'
    """
    values: dict[str, Value] = {}
    for key, fact in facts.items():
        if isinstance(fact, int):
            seated = key == "seat" and (names.get(fact) or say("seat-number", seat=fact))
            values[key] = seated or fact
        elif isinstance(fact, str):
            values[key] = _one(say, fact)
        else:
            values[key] = _together(say, name, [_one(say, one) for one in fact])
    if player and name in NAMED:
        return say(NAMED[name], name=player, **values)
    return say(name, **values)


def _one(say: Words, fact: str) -> str:
    """Return a card as it is, and the name of a colour for its letter."""
    return say.colour(Colour.parse(fact)) if len(fact) == 1 else fact


def _together(say: Words, name: str, items: Sequence[str]) -> str:
    *first, last = items
    if name not in _JOINED:
        return " ".join(items)
    return say(_JOINED[name], items=say("separator").join(first), last=last) if first else last
