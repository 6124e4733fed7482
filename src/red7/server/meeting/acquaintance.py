"""What the queue has to know of people, which others know."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass


async def _all_alike(who: str, rules: str) -> int:
    del who, rules
    return 0


async def _nobody_apart(people: Sequence[str]) -> set[frozenset[str]]:
    del people
    return set()


@dataclass(frozen=True)
class Acquaintance:
    """What others know about people who want to play: how strong they are, and who must not meet.

    Strength is counted in points, of which 400 mean ten games won of eleven. Pairs are asked for
    among some people at once.
    """

    find: Callable[[str], Awaitable[str]] | None = None  # by the name of an account; empty if none
    strength: Callable[[str, str], Awaitable[int]] = _all_alike
    apart: Callable[[Sequence[str]], Awaitable[set[frozenset[str]]]] = _nobody_apart
    kept_out: Callable[[str], object] = lambda _: None  # something true if so
