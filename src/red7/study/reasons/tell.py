"""Reasons in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from red7.core import Card, Colour
from red7.study.reasons.reason import Fact, Reason
from red7.words import Value, Words

# How the cards or colours of a reason are joined; otherwise they stand side by side.
_JOINED: Final = {
    "why-only": "joined-or",
    "wrong-lets": "joined-or",
    "wrong-known": "joined-and",
    "hint-cards": "joined-and",
}


def tell(say: Words, reasons: Iterable[Reason], names: Mapping[int, str] | None = None) -> str:
    """Say reasons in sentences; seats go by their names, where these are given."""
    return " ".join(sentence(say, reason.name, reason.facts, names) for reason in reasons)


def sentence(
    say: Words, message: str, facts: Mapping[str, Fact], names: Mapping[int, str] | None = None
) -> str:
    """Say a message with its facts; seats go by their names, where these are given."""
    values: dict[str, int | str] = {}
    for name, fact in facts.items():
        if isinstance(fact, tuple):
            values[name] = _together(say, message, [_one(say, one) for one in fact])
        elif name == "seat":
            values[name] = (names or {}).get(fact) or say("seat-number", seat=fact)
        else:
            values[name] = _one(say, fact)
    return say(message, **values)


def _one(say: Words, fact: int) -> Value:
    if isinstance(fact, Colour):
        return say.colour(fact)
    return str(fact) if isinstance(fact, Card) else fact


def _together(say: Words, name: str, items: list[Value]) -> str:
    *first, last = map(str, items)
    if name not in _JOINED:
        return " ".join((*first, last))
    return say(_JOINED[name], items=say("separator").join(first), last=last) if first else last
