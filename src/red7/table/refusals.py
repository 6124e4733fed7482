"""Refusals as sent to readers: a reason, its facts, and a sentence in their language."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from red7.core import Red7Error
from red7.core.errors import Fact
from red7.protocol import messages as m
from red7.protocol.trusted import trusted
from red7.rulebook import AT_TABLES, section_about
from red7.table.errors import TableError
from red7.words import words

_Refusal: Final = trusted(m.Refusal)


def refusal(error: Red7Error | TableError, language: str) -> m.Refusal:
    """Return an error's reason and facts, and a sentence about it."""
    if isinstance(error, TableError):
        # What a server refuses before it reaches a table is no matter of rules.
        section = AT_TABLES if error.reason in TableError.REASONS else ""
        reason = f"table-{error.reason}"
        text = _sentence(reason, language, tuple(error.facts.items()))
        return _Refusal(reason=reason, facts=dict(error.facts), text=text, section=section)
    return _refusal(error, language)


# The same few refusals are sent over and over.
@lru_cache(maxsize=1 << 12)
def _sentence(message: str, language: str, facts: tuple[tuple[str, Fact], ...]) -> str:
    return words(language)(message, **dict(facts))


@lru_cache(maxsize=1 << 12)
def _refusal(error: Red7Error, language: str) -> m.Refusal:
    cause = _refusal(error.cause, language) if error.cause else None
    text = words(language).error(error)
    return _Refusal(
        reason=error.reason,
        facts=error.plain_facts,
        text=text,
        cause=cause,
        section=section_about(error),
    )
