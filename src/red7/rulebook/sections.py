"""The sections of the rulebook, in the order in which one learns them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from red7.core import COLOURS, EDITIONS, Colour
from red7.rulebook.examples import Comparison, Example, Trials


@dataclass(frozen=True)
class Text:
    """A paragraph: the message that says it, the values it is said with, and what marks it."""

    message: str
    values: dict[str, str] = field(default_factory=dict)
    mark: str = ""  # the letter of a colour, the number of a card, an edition: what it speaks of
    brief: str = ""  # the message that is said instead where there is little room


@dataclass(frozen=True)
class Section:
    """A part of the rulebook with a name of its own, by which addresses and refusals call it."""

    name: str
    texts: tuple[Text, ...]
    examples: tuple[Example, ...] = ()
    option: bool = False  # it is played only if all agree on it
    printed: bool = True  # stands on the sheet of paper, too

    @property
    def title(self) -> str:
        """The message with its title."""
        return f"rulebook-title-{self.name}"


def _said(*messages: str) -> tuple[Text, ...]:
    return tuple(Text(message) for message in messages)


def _listed(*messages: str) -> tuple[Text, ...]:
    return tuple(Text(message, mark="•") for message in messages)


def _rule(colour: Colour) -> Text:
    letter = colour.letter
    return Text(f"help-rule-{letter}", {"colour": letter}, letter, brief="rule-text")


def _action(number: int) -> Text:
    return Text(f"help-action-{number}", {"edition": "v12"}, str(number))


def _in_each(options: str, steps: str) -> tuple[tuple[str, str], ...]:
    return tuple((edition + options, steps) for edition in EDITIONS)


_ACTIONS: Final = "v1.2+actions"
_DRAW: Final = "v1.2+draw"

SECTIONS: Final = (
    Section(
        "cards",
        _said("rulebook-cards-all", "rulebook-cards-order"),
        (Comparison("R 1 25 G7/?7 R6/?7 I7/?7"),),
    ),
    Section(
        "colours",
        (*_said("rulebook-colours-canvas"), *(_rule(colour) for colour in reversed(COLOURS))),
        (Comparison("I 1 20 R7O4G4B3V1/?4 Y6Y2I5B5R3/?4"),),
    ),
    Section(
        "winning",
        _said("rulebook-winning-most", "rulebook-winning-tie", "rulebook-winning-none"),
        (
            Comparison("B 1 20 R6O4Y1/?4 G7B2V5/?4 I6I3Y4R2/?4"),
            Comparison("G 1 30 R7B5/?5 Y5I7/?5"),
        ),
    ),
    Section(
        "setup",
        _said("rulebook-setup-deal", "rulebook-setup-first"),
        (Comparison("R 3 25 O5/?7 R5/?7 Y5/?7", dealt=True),),
    ),
    Section(
        "turn",
        (
            *_said("rulebook-turn-may"),
            *_listed("rulebook-turn-play", "rulebook-turn-discard", "rulebook-turn-both"),
            *_listed("rulebook-turn-drop"),
            *_said("rulebook-turn-end", "rulebook-turn-same"),
        ),
        (
            Trials(
                "R 1 31 B5G2/R7O6G6Y4I2V1 V7Y3/?6",
                tuple(("v1.2", steps) for steps in ("+R7 .", ">G6", "+Y4 >I2", "+O6 .", ">O6")),
            ),
        ),
    ),
    Section(
        "out",
        _said("rulebook-out-drop", "rulebook-out-hand", "rulebook-out-last"),
        (
            Trials(
                "R 1 20 B5/V4R7 V7/- I6/?3",
                tuple(("v1.2", steps) for steps in ("+R7 .", "~", "+V4")),
            ),
        ),
    ),
    Section(
        "draw",
        (
            Text("help-draw", {"draw": "may"}),
            *_said("rulebook-draw-count", "rulebook-draw-must"),
        ),
        (
            Trials(
                "R 1 =Y1O5 B5G4/G6G2R2V1 Y3V2/?4",
                (
                    *((_DRAW, steps) for steps in (">G6 !", ">G6 .", ">R2")),
                    *((f"{_DRAW}!", steps) for steps in (">G6 !", ">G6 .")),
                ),
            ),
        ),
        option=True,
    ),
    Section(
        "points",
        _said(
            "rulebook-points-score",
            "rulebook-points-cards",
            "rulebook-points-later",
            "rulebook-points-end",
        ),
        (Comparison("G 1 20 Y6O6Y4G1B3V3/?1 R5I2/?4", scored=True),),
        option=True,
    ),
    Section(
        "actions",
        (
            *_said("rulebook-actions-must"),
            *(_action(number) for number in (1, 3, 5, 7)),
            *_said("rulebook-actions-after", "rulebook-actions-three"),
        ),
        (
            Trials(
                "R 1 20 B5/B1V2G3 R6Y4/?4 V4/?4",
                ((_ACTIONS, "+B1 ^R6 ."), (_ACTIONS, "+B1 ^V4")),
            ),
            Trials(
                "V 1 =R7O4 B5/Y3V6 I2V1/?4",
                tuple((_ACTIONS, steps) for steps in ("+Y3 ! >R7", "+Y3 ! .", "+Y3 ! ~")),
            ),
            Trials(
                "O 1 20 B4G2/I5O4V6 R6/?4",
                tuple((_ACTIONS, steps) for steps in ("+I5 +O4 .", "+I5 .")),
            ),
            Trials(
                "B 1 20 R4Y2/G7I6V3 O6B5I1/?4",
                tuple((_ACTIONS, steps) for steps in ("+G7 >G7 .", "+G7 >R4 .", "+G7 ^R4 .")),
            ),
        ),
        option=True,
    ),
    Section(
        "editions",
        (
            *_said("rulebook-editions-differ"),
            Text("rulebook-editions-v11", mark="v1.1"),
            Text("rulebook-editions-v12", mark="v1.2"),
            Text("rulebook-editions-v13", mark="v1.3"),
            *_said("rulebook-editions-books", "rulebook-editions-named"),
        ),
        (
            Trials("R 1 31 B5/O2V1G3 V7/?6", _in_each("", ">O2")),
            Trials("R 1 20 B5G4/B1I1R7 R6Y4/?4 V4V3I2/?4", _in_each("+actions", "+B1 ^R6 .")),
            Trials("R 1 20 B5G4/R7Y2 O7Y6/?4", _in_each("+actions", "+R7 ^G4 .")),
            Trials("R 1 20 B5G4/O7Y2 Y6G5/?4", _in_each("+actions", "+O7 >G4 >Y2")),
        ),
    ),
    Section("known", _said("rulebook-known-hidden", "rulebook-known-seen")),
    Section(
        "notation",
        _said(
            "rulebook-notation-cards",
            "rulebook-notation-steps",
            "rulebook-notation-positions",
            "rulebook-notation-rules",
            "rulebook-notation-games",
        ),
        printed=False,
    ),
    Section(
        "tables",
        _said(
            "rulebook-tables-seats",
            "rulebook-tables-moves",
            "rulebook-tables-help",
            "rulebook-tables-deals",
            "rulebook-tables-rated",
        ),
        printed=False,
    ),
)
NAMES: Final = tuple(section.name for section in SECTIONS)


def find_section(name: str) -> Section | None:
    """Return the section with a name; None if there is none."""
    return next((section for section in SECTIONS if section.name == name), None)
