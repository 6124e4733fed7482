"""Editions and options: what players can choose before a game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from red7.core.errors import Red7Error


class Target(Enum):
    """Whose palette a 1 may take a card from."""

    AS_MANY_AS_MINE = "at least as many cards as mine, the 1 included"
    MORE_THAN_ONE = "more than one card"


@dataclass(frozen=True)
class Edition:
    """What one edition of the rulebook says, where editions differ."""

    name: str
    losing_discard: bool  # a discard from hand may leave you behind, and so out
    one_takes_from: Target
    seven_takes_itself: bool  # the 7 just played may take itself
    seven_to_deck: bool  # its card may be laid on the deck instead of the canvas
    seven_wins_at_once: bool  # its discard must leave you winning at once
    seven_earns_draw: bool  # with `draw`, its discard may earn a card


EDITIONS: Final = {
    edition.name: edition
    for edition in (
        Edition(
            name="v1.1",
            losing_discard=False,
            one_takes_from=Target.MORE_THAN_ONE,
            seven_takes_itself=False,
            seven_to_deck=False,
            seven_wins_at_once=False,
            seven_earns_draw=True,
        ),
        Edition(
            name="v1.2",
            losing_discard=False,
            one_takes_from=Target.AS_MANY_AS_MINE,
            seven_takes_itself=True,
            seven_to_deck=True,
            seven_wins_at_once=True,
            seven_earns_draw=True,
        ),
        Edition(
            name="v1.3",
            losing_discard=True,
            one_takes_from=Target.AS_MANY_AS_MINE,
            seven_takes_itself=True,
            seven_to_deck=True,
            seven_wins_at_once=False,
            seven_earns_draw=False,
        ),
    )
}


class Draw(Enum):
    """Whether a high enough discard earns a card from the deck."""

    NEVER = ""
    MAY = "draw"
    MUST = "draw!"


PLAYERS: Final = (2, 3, 4)
HAND: Final = 7
GOALS: Final = {2: 40, 3: 35, 4: 30}
NAMED: Final = {
    "basic": "v1.2",
    "advanced": "v1.2+draw+match",
    "expert": "v1.2+draw+match+actions",
}


@dataclass(frozen=True)
class Rules:
    """An edition with its options.

    >>> Rules.parse("expert") == Rules.parse("v1.2+actions+match+draw")
    True
    >>> str(Rules.parse("V1.1+draw!"))
    'v1.1+draw!'
    """

    edition: Edition = EDITIONS["v1.2"]
    draw: Draw = Draw.NEVER
    match: bool = False
    actions: bool = False

    @classmethod
    def parse(cls, text: str) -> Rules:
        """Read rules such as ``v1.2+draw+match`` or a name such as ``expert``."""
        name = text.strip().lower()
        known = _READ.get(name)
        if known is None:
            known = cls._parse(NAMED.get(name, name), text)
            if len(_READ) < _REMEMBERED:
                _READ[name] = known
        return known

    @classmethod
    def of(cls, rules: Rules | str) -> Rules:
        """Return rules that are given either as such or as text."""
        return cls.parse(rules) if isinstance(rules, str) else rules

    @classmethod
    def _parse(cls, name: str, text: str) -> Rules:
        edition, *options = (part.strip() for part in name.split("+"))
        if edition not in EDITIONS:
            raise Red7Error("edition-unknown", text=edition or text)
        draw, match, actions = Draw.NEVER, False, False
        for option in options:
            given_before = {"match": match, "actions": actions}.get(option, draw is not Draw.NEVER)
            if option not in ("draw", "draw!", "match", "actions"):
                raise Red7Error("option-unknown", text=option)
            if given_before:
                raise Red7Error("option-twice", text=option)
            if option == "match":
                match = True
            elif option == "actions":
                actions = True
            else:
                draw = Draw(option)
        return cls(EDITIONS[edition], draw, match, actions)

    @property
    def drawing(self) -> bool:
        """Whether cards are ever drawn."""
        return self.actions or self.draw is not Draw.NEVER

    @property
    def family(self) -> str:
        """Which of the named rules these are most like, whatever the edition.

        >>> Rules.parse("v1.1+match").family
        'advanced'
        """
        if self.actions:
            return "expert"
        return "advanced" if self.match or self.draw is not Draw.NEVER else "basic"

    def __str__(self) -> str:
        parts = [self.edition.name, self.draw.value]
        parts += ["match"] * self.match + ["actions"] * self.actions
        return "+".join(part for part in parts if part)


# The batch commands read the same few texts over and over.
_READ: Final[dict[str, Rules]] = {}
_REMEMBERED: Final = 1000


@dataclass(frozen=True)
class Rulebook:
    """A printed rulebook, its language, and the rules to play it as printed."""

    name: str
    language: str
    rules: str


# The nine printed books. Players may add options (draw, match, actions) to each of them, but one
# French translation makes the draw compulsory.
RULEBOOKS: Final = (
    Rulebook("en-v1.2", "en", "v1.2"),
    Rulebook("en-v1.2-second", "en", "v1.2"),
    Rulebook("fr-v1.2", "fr", "v1.2"),
    Rulebook("de-v1.2", "de", "v1.2"),
    Rulebook("it-v1.2", "it", "v1.2"),
    Rulebook("es-v1.2", "es", "v1.2"),
    Rulebook("es-v1.3", "es", "v1.3"),
    Rulebook("pl", "pl", "v1.1"),
    Rulebook("fr-draw", "fr", "v1.2+draw!"),
)
