"""A reason for a turn or against it: the name of a message, and its facts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from red7.core.cards import Card, Colour

# Cards and colours are integers too, each with its own text.
Fact = int | tuple[Card, ...] | tuple[Colour, ...]

# Every reason with the facts it needs, the most telling first.
WHY: Final[dict[str, tuple[str, ...]]] = {
    # Leaving the round, and hoping for a card
    "why-lost": (),
    "why-drops": (),
    "why-hope": ("count", "unseen"),
    "why-hope-all": (),
    "why-hope-none": (),
    # The end of the round
    "why-wins": (),
    "why-unanswerable": (),
    "why-points": ("count",),
    "why-forced": (),
    # What it leaves to the others
    "why-only-three": (),
    "why-only": ("cards", "threes"),
    "why-two": (),
    "why-share": ("percent",),
    "why-change": ("colour",),
    "why-fewest": ("count", "unseen"),
    "why-count": ("count", "unseen"),
    # What it keeps
    "why-last": (),
    "why-keeps-changes": ("held", "count"),
    "why-ahead": ("count",),
    "why-draws": ("held",),
    "why-keeps": ("held",),
}
WRONG: Final[dict[str, tuple[str, ...]]] = {
    "wrong-out": (),
    "wrong-hope": ("count", "unseen"),
    "wrong-hope-fewer": ("mine", "theirs", "unseen"),
    "wrong-misses-win": (),
    "wrong-misses-unanswerable": (),
    "wrong-points": ("mine", "theirs"),
    # What it leaves to the others
    "wrong-known": ("seat", "cards"),
    "wrong-lets": ("colours",),
    "wrong-share": ("mine", "theirs"),
    "wrong-count": ("mine", "theirs", "unseen"),
    # What it keeps
    "wrong-last": (),
    "wrong-gives-colour": ("card", "colour"),
    "wrong-gives-even": ("card",),
    "wrong-gives-low": ("card",),
    "wrong-fewer": ("mine", "theirs"),
    "wrong-ahead": ("mine", "theirs"),
    "wrong-changes": ("mine", "theirs"),
    "wrong-weaker": ("colour", "cards", "better"),
    "wrong-scores": ("mine", "theirs"),
    "wrong-highest": ("card", "other"),
}
REASONS: Final = WHY | WRONG


@dataclass(frozen=True)
class Reason:
    """One fact of a position, as a message of ``red7.words`` and what it speaks of."""

    name: str
    facts: Mapping[str, Fact]

    def __post_init__(self) -> None:
        needed = REASONS[self.name]
        if set(self.facts) != set(needed):
            message = f"{self.name} needs the facts {needed}, not {tuple(self.facts)}"
            raise TypeError(message)

    @property
    def plain_facts(self) -> dict[str, int | str | list[str]]:
        """The facts as they appear in JSON: cards and colours as text."""
        return {name: plain_fact(fact) for name, fact in self.facts.items()}


def reason(name: str, **facts: Fact) -> Reason:
    """Return a reason with its facts."""
    return Reason(name, facts)


def plain_fact(fact: Fact) -> int | str | list[str]:
    """Return a fact as it appears in JSON: cards and colours as text."""
    if isinstance(fact, tuple):
        return [str(one) for one in fact]
    return fact if type(fact) is int else str(fact)
