"""The course: every lesson, from the first card to dropping out on purpose.

The texts are in ``words/*/lessons.ftl``. What they say of a position is computed, and the tests
check what cannot be filled in: that nothing else helps, that only one turn does, and the like.
"""

from __future__ import annotations

from typing import Final

from red7.core import Rules
from red7.study.lessons.model import Goal, Lesson, Task

_BASIC: Final = Rules.parse("v1.2")
_DRAW: Final = Rules.parse("v1.2+draw")
_MATCH: Final = Rules.parse("v1.2+match")
_ACTIONS: Final = Rules.parse("v1.2+actions")


def _stay(message: str, position: str) -> Task:
    return Task(_BASIC, position, Goal.STAY, message)


def _colour(first: str, second: str) -> tuple[Task, ...]:
    """Meet a colour, and take the lead under it twice."""
    return _stay("lesson-meet", first), _stay("lesson-again", second)


def _act(number: int, message: str, *positions: str) -> Lesson:
    messages = (message, *("lesson-act-again" for _ in positions[1:]))
    tasks = (
        Task(_ACTIONS, text, Goal.ACT, said, number)
        for said, text in zip(messages, positions, strict=True)
    )
    return Lesson(message.removeprefix("lesson-act-"), "lesson-title-act", tuple(tasks))


COURSE: Final = (
    Lesson(
        "highest",
        "lesson-title-highest",
        (
            _stay("lesson-highest-first", "R 1 33 B5/R7G4V1 O6/?3"),
            _stay("lesson-highest-equal", "R 1 33 B5/G6R6V1 O6/?3"),
            _stay("lesson-highest-answer", "R 1 31 R6B5/O7I7Y2 B7O6/?2"),
        ),
    ),
    Lesson(
        "same",
        "lesson-title-same",
        (
            *_colour("O 1 29 B5I3/R5G4R1 O7I6/?3", "O 1 27 Y5G2I2/R4Y4R2 B6I6I4/?3"),
            *_colour("Y 1 29 G3R1/G7Y6I1 O6V4/?3", "Y 1 27 G5I4G1/R5G4R3 Y7Y6R2/?3"),
        ),
    ),
    Lesson(
        "kind",
        "lesson-title-kind",
        (
            *_colour("G 1 29 B6O5/O6R3Y3 I7G6/?3", "G 1 27 B5V4O2/G6O1G1 R6O6O5/?3"),
            *_colour("V 1 29 V7R1/R4B4R3 O7Y2/?3", "V 1 27 B4R1I1/V6Y4I3 V7Y2G1/?3"),
        ),
    ),
    Lesson(
        "spread",
        "lesson-title-spread",
        (
            *_colour("B 1 29 O5O2/B5O4O3 Y6Y1/?3", "B 1 27 R6R5O1/O5R4B4 B7O6B5/?3"),
            *_colour("I 1 29 G5Y2/Y6I5V5 B6O2/?3", "I 1 27 Y7Y2O1/I6R3R2 O7G6Y1/?3"),
        ),
    ),
    Lesson(
        "turn",
        "lesson-title-turn",
        (
            Task(_BASIC, "G 1 29 I7V3/B5I4V1 O3B2/?3", Goal.PLAY, "lesson-turn-play"),
            Task(_BASIC, "B 1 29 R3R1/Y3B3B2 V7G2/?3", Goal.CHANGE, "lesson-turn-change"),
            _stay("lesson-turn-both", "Y 1 29 Y7O4/I5R2I1 R7G3/?3"),
        ),
    ),
    Lesson(
        "winning",
        "lesson-title-winning",
        (
            _stay("lesson-winning-everybody", "I 1 27 I5Y3/R6V5Y4 O3B2/?3 B7G6/?3"),
            _stay("lesson-winning-none", "G 1 29 V5B1/R6G5V3 O6I3/?3"),
            Task(_BASIC, "B 1 27 I5I1V1/B7G5O2 I7G4Y2/?3", Goal.CHANGE, "lesson-winning-under"),
        ),
    ),
    Lesson(
        "ties",
        "lesson-title-ties",
        (
            _stay("lesson-ties-count", "B 1 27 V6G3I1/G7G2G1 B6V3R2/?3"),
            _stay("lesson-ties-colour", "Y 1 27 G7B5B1/O3O2G1 I7R2I2/?3"),
        ),
    ),
    Lesson(
        "out",
        "lesson-title-out",
        (
            Task(_BASIC, "I 1 27 Y6B3V2/I6R1I1 O6O5G4/?3", Goal.DROP, "lesson-out-none"),
            _stay("lesson-out-still", "B 1 27 G7B7G1/I6V5I3 Y7B3V2/?3"),
            Task(_BASIC, "O 1 27 V7B6Y1/R6Y4 R7Y6Y2/-", Goal.WIN, "lesson-out-last"),
        ),
    ),
    Lesson(
        "draw",
        "lesson-title-draw",
        (
            Task(_DRAW, "O 1 =V1B3I6I1 R4O2/G3G1B1 G5R1/?3", Goal.DRAW, "lesson-draw-earn"),
            Task(_DRAW, "R 1 =O5R4I1G7 O3V1/Y6R5I2 B6B2/?3", Goal.DRAW, "lesson-draw-both"),
        ),
    ),
    Lesson(
        "score",
        "lesson-title-score",
        (
            Task(_MATCH, "Y 1 27 I7V7Y6/R5V5 R6V3R2/-", Goal.MOST, "lesson-score-win"),
            Task(_MATCH, "R 1 25 I5B4B3B1/R6Y5G2 G7V5V3Y1/-", Goal.MOST, "lesson-score-more"),
        ),
    ),
    _act(
        1,
        "lesson-act-one",
        "R 1 28 G7V7/I5V2I1 Y7R1Y1/?3",
        "V 1 28 G5R1/G6G2O1 R4O2B2/?3",
    ),
    _act(
        3,
        "lesson-act-three",
        "Y 1 =R1G7B4I1 Y6G1/O4Y3O2 B7O5V1/?3",
        "O 1 =I5Y7G1R3 V7V4/O3G2B2 Y4I4O2/?3",
    ),
    _act(
        5,
        "lesson-act-five",
        "Y 1 28 V5O2/Y6B6Y5 Y7I3B1/?3",
        "I 1 28 B7V1/Y5R4O4 G7Y3O2/?3",
    ),
    _act(
        7,
        "lesson-act-seven",
        "G 1 28 Y4I1/I7I6G1 G6G5R4/?3",
        "V 1 28 G6Y5/V7G4V4 Y6B4I2/?3",
        "O 1 28 G5G4/G7Y4O2 G6I6G1/?3",
    ),
    Lesson(
        "deny",
        "lesson-title-deny",
        (
            Task(_MATCH, "G 1 27 Y7V7O4/O5R2 V6Y4G4/O7B1|-", Goal.DENY, "lesson-deny"),
            Task(_MATCH, "I 1 27 O5Y5Y3/I4I2 V6B5I3/R7R6|-", Goal.DENY, "lesson-deny"),
        ),
    ),
    Lesson(
        "leave",
        "lesson-title-leave",
        (
            Task(_MATCH, "R 1 27 G6R4O1/R3Y2 O6I4V2/V7I2|-", Goal.DENY, "lesson-leave"),
            Task(_MATCH, "Y 1 27 V4R2R1/I5B2 V6V3O2/V7O6|-", Goal.DENY, "lesson-leave"),
            Task(_MATCH, "G 1 27 O7B5Y2/B7I6 R4B2B1/R6G3|-", Goal.DENY, "lesson-leave"),
        ),
    ),
)


def find_lesson(name: str) -> Lesson | None:
    """Return the lesson of a name; None if there is none."""
    return next((lesson for lesson in COURSE if lesson.name == name), None)
