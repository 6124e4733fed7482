"""Which section explains why something was refused."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from red7.core import Red7Error

# By section, the reasons of ``red7.core`` that it explains. A reason that only frames another
# (the step of a line, the turn of a record) leads where that one leads.
_EXPLAINS: Final[dict[str, tuple[str, ...]]] = {
    "cards": ("card-unknown", "colour-unknown", "too-many-cards", "card-twice"),
    "winning": ("end-loses", "discard-loses", "play-loses"),
    "setup": ("players-number", "seats-number", "record-players"),
    "turn": (
        "turn-over",
        "not-your-turn",
        "not-in-hand",
        "played-already",
        "discarded-already",
        "end-too-early",
        "turn-unfinished",
    ),
    "out": ("round-over", "round-running", "drop-late", "drop-winning", "turn-out"),
    "draw": ("draw-first", "draw-not-earned", "draw-unnamed", "draw-disagrees", "draw-missing"),
    "points": ("match-over",),
    "actions": (
        "play-action-loses",
        "action-unfinished",
        "lay-without-action",
        "one-own-card",
        "one-not-there",
        "one-loses",
        "seven-not-there",
        "seven-loses",
    ),
    "editions": (
        "discard-bound",
        "one-smaller-palette",
        "one-last-card",
        "seven-itself",
        "seven-canvas-only",
        "seven-loses-at-once",
        "edition-unknown",
        "option-unknown",
        "option-twice",
    ),
    "known": ("hand-not-known", "view-not-known", "position-incomplete"),
    "notation": (
        "card-expected",
        "step-expected",
        "seat-unknown",
        "position-short",
        "position-field",
        "turn-field",
        "deck-field",
        "seat-field",
        "scores-field",
        "steps-missing",
        "step-refused",
        "turn-refused",
        "past-missing",
        "past-turn",
        "past-differs",
        "record-empty",
        "record-tag",
        "record-tag-twice",
        "record-tag-missing",
        "record-version",
        "record-comment",
        "record-line",
        "record-round",
        "record-deal-missing",
        "record-deal",
        "record-no-deal",
        "record-turn",
        "record-step",
        "record-after-end",
        "record-result",
        "record-json",
        "record-field",
        "review-unfinished",
        "edit-begun",
        "edit-impossible",
        "edit-elsewhere",
        "edit-held",
        "explore-top",
        "explore-end",
        "explore-variation",
        "explore-round",
        "explore-turn",
    ),
    "tables": (
        "seed-field",
        "entropy-field",
        "entropy-number",
        "commitment-field",
        "round-number",
        "record-deal-differs",
        "record-commitment-differs",
        "record-entropy-differs",
        "record-no-seed",
        "bot-unknown",
        "bot-unfit",
    ),
}
EXPLAINED: Final[Mapping[str, str]] = MappingProxyType(
    {reason: section for section, reasons in _EXPLAINS.items() for reason in reasons}
)
# Whatever a table refuses although the rules allow it is explained there.
AT_TABLES: Final = "tables"


def section_about(error: Red7Error) -> str:
    """Return the name of the section that explains an error; the innermost cause decides.

    >>> loses = Red7Error("draw-first")
    >>> section_about(loses), section_about(Red7Error("turn-refused", loses, number=1))
    ('draw', 'draw')
    """
    return section_about(error.cause) if error.cause else EXPLAINED[error.reason]
