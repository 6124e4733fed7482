"""A finished game in hindsight: how good each turn was, and what was luck."""

from red7.study.review.reviewing import review
from red7.study.review.values import (
    Decision,
    Luck,
    Mark,
    Moment,
    PlayerReview,
    Review,
)

__all__ = ["Decision", "Luck", "Mark", "Moment", "PlayerReview", "Review", "review"]
