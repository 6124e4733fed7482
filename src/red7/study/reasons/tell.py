"""Reasons in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from red7.study.reasons.reason import Reason
from red7.words import Words
from red7.words.reasons import sentence


def tell(
    say: Words,
    reasons: Iterable[Reason],
    names: Mapping[int, str] | None = None,
    player: str = "",
) -> str:
    """Say reasons in sentences; seats go by their names, where these are given.

    What is wrong with a turn is said to the player who made it or, if named, about that player.
    """
    return " ".join(
        sentence(say, reason.name, reason.plain_facts, names or {}, player) for reason in reasons
    )
