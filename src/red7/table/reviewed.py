"""A review for somebody to read: with the names of the players, and its reasons in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from red7.protocol.reviews import JudgedDecision, Review, ReviewedMoment
from red7.words import Words
from red7.words.reasons import sentence


def with_sentences(review: Review, names: Sequence[str], say: Words, reader: int = 0) -> Review:
    """Return a review with names and sentences.

    They speak to the reader about the turns of the reader's own seat, and of everybody else by
    name.
    """
    players = tuple(
        player.model_copy(update={"name": names[player.seat - 1]}) for player in review.players
    )
    seats = dict(enumerate(names, 1))
    moments = tuple(_moment(moment, seats, say, reader) for moment in review.moments)
    return review.model_copy(update={"players": players, "moments": moments})


def _moment(
    moment: ReviewedMoment, names: dict[int, str], say: Words, reader: int
) -> ReviewedMoment:
    decision = moment.decision
    if decision is None or not decision.reasons:
        return moment
    player = "" if decision.seat == reader else names[decision.seat]
    why = _why(decision, names, say, player)
    return moment.model_copy(update={"decision": decision.model_copy(update={"why": why})})


def _why(decision: JudgedDecision, names: dict[int, str], say: Words, player: str) -> str:
    return " ".join(
        sentence(say, reason.name, reason.facts, names, player) for reason in decision.reasons
    )


def points(share: float) -> str:
    """Return a difference of chances in percentage points.

    >>> points(0.1234), points(0.0)
    ('+12.3', '+0.0')
    """
    return f"{round(100 * share, 1) + 0.0:+.1f}".replace("-", "\N{MINUS SIGN}")
