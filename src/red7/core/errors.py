"""The library's only error type: a reason, and the facts needed to explain it.

``red7.words`` has a message for each of these reasons in every language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

# Cards and colours are integers too, each with its own text.
Fact = int | str
Facts = Mapping[str, Fact]

# Under this colour's rule the player has `mine` cards, and the strongest opponent, who sits at
# `rival`, has `theirs`; the highest of these cards are `top` and `their_top`.
COMPARISON: Final = ("rule", "mine", "theirs", "rival", "top", "their_top")

REASONS: Final[dict[str, tuple[str, ...]]] = {
    # Illegal steps
    "round-over": (),
    "turn-over": (),
    "not-your-turn": ("seat",),
    "hand-not-known": ("seat",),
    "not-in-hand": ("card",),
    "played-already": ("card", "actions"),
    "discarded-already": (),
    "play-loses": ("card", *COMPARISON),
    "play-action-loses": ("card",),
    "discard-loses": ("card", *COMPARISON),
    "discard-bound": ("card", *COMPARISON),
    "end-loses": COMPARISON,
    "end-too-early": (),
    "drop-late": (),
    "drop-winning": (),
    "action-unfinished": ("number",),
    "draw-first": (),
    "draw-not-earned": (),
    "draw-unnamed": (),
    "draw-disagrees": ("card",),
    "lay-without-action": ("card",),
    "one-own-card": ("card",),
    "one-not-there": ("card",),
    "one-smaller-palette": ("mine", "theirs", "rival"),
    "one-last-card": ("card",),
    "one-loses": ("card", *COMPARISON),
    "seven-not-there": ("card",),
    "seven-itself": (),
    "seven-canvas-only": ("card",),
    "seven-loses": ("card", *COMPARISON),
    "seven-loses-at-once": ("card", *COMPARISON),
    # Unreadable text
    "colour-unknown": ("text",),
    "card-unknown": ("text",),
    "card-expected": ("text", "place"),
    "card-twice": ("card", "place"),
    "step-expected": ("text", "place"),
    "edition-unknown": ("text",),
    "option-unknown": ("text",),
    "option-twice": ("text",),
    "players-number": ("text",),
    "seat-unknown": ("text", "players"),
    "position-short": ("fields",),
    "position-field": ("text", "place"),
    "turn-field": ("text", "place"),
    "turn-out": ("seat", "place"),
    "deck-field": ("text", "place"),
    "seat-field": ("text", "place"),
    "seats-number": ("number",),
    "scores-field": ("text", "place"),
    "too-many-cards": ("number",),
    "position-incomplete": (),
    "steps-missing": ("place",),
    "step-refused": ("step", "place"),
    "draw-missing": ("card",),
    "turn-unfinished": ("seat",),
    "turn-refused": ("number",),
    "view-not-known": ("seat",),
    "past-missing": ("place",),
    "past-turn": ("text", "place"),
    "past-differs": ("text",),
    # Seeds and deals
    "seed-field": ("text",),
    "entropy-field": ("text",),
    "entropy-number": ("number", "players"),
    "commitment-field": ("text",),
    "round-number": ("text",),
    # Records
    "record-empty": (),
    "record-tag": ("text", "place"),
    "record-tag-twice": ("text", "place"),
    "record-tag-missing": ("text",),
    "record-version": ("text",),
    "record-comment": ("place",),
    "record-line": ("text", "place"),
    "record-round": ("text", "place"),
    "record-players": ("number",),
    "record-deal-missing": ("number",),
    "record-deal": ("number", "place"),
    "record-no-deal": ("number",),
    "record-turn": ("seat", "number", "place"),
    "record-step": ("number", "place"),
    "record-after-end": ("place",),
    "record-result": ("text", "expected"),
    "review-unfinished": (),
    "record-deal-differs": ("number",),
    "record-commitment-differs": (),
    "record-entropy-differs": ("seat",),
    "record-no-seed": (),
    "record-json": ("text", "place"),
    "record-field": ("text", "path"),
    # Exploring
    "edit-begun": (),
    "edit-impossible": ("text",),
    "edit-elsewhere": ("card", "where", "seat"),
    "edit-held": ("card",),
    "explore-top": (),
    "explore-end": (),
    "explore-variation": ("number", "most"),
    "explore-round": ("number", "most"),
    "explore-turn": ("number", "most"),
    # Bots
    "bot-unknown": ("text", "names"),
    "bot-unfit": ("text",),
    # Matches
    "match-over": (),
    "round-running": (),
}


def check_facts(reasons: Mapping[str, tuple[str, ...]], reason: str, facts: Facts) -> None:
    """Check that an error has exactly the facts that its reason needs."""
    needed = reasons[reason]
    if len(facts) != len(needed) or not all(map(facts.__contains__, needed)):
        message = f"{reason} needs the facts {needed}, not {tuple(facts)}"
        raise TypeError(message)


class Red7Error(ValueError):
    """A refusal: ``reason`` says why, and ``facts`` holds the details.

    ``cause`` is the underlying error, if there is one, such as an illegal step in a record.
    """

    def __init__(self, reason: str, cause: Red7Error | None = None, /, **facts: Fact) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts
        self.cause = cause
        check_facts(REASONS, reason, facts)

    @property
    def plain_facts(self) -> dict[str, int | str]:
        """The facts as they appear in JSON: cards and colours as text."""
        return {name: fact if type(fact) is int else str(fact) for name, fact in self.facts.items()}

    def __reduce__(self) -> tuple[object, ...]:
        return _remake, (self.reason, self.cause, self.facts)

    def __str__(self) -> str:
        facts = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        text = f"{self.reason} ({facts})" if facts else self.reason
        return f"{text}: {self.cause}" if self.cause else text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Red7Error) and (self.reason, self.facts, self.cause) == (
            other.reason,
            other.facts,
            other.cause,
        )

    def __hash__(self) -> int:
        return hash((self.reason, tuple(self.facts.items())))


def _remake(reason: str, cause: Red7Error | None, facts: dict[str, Fact]) -> Red7Error:
    """Rebuild an error that was sent from another process."""
    return Red7Error(reason, cause, **facts)
