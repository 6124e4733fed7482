"""Those who wait in the queue, and what is remembered about offers that came to nothing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from red7.server.store.schema import OFFER_SEATS, OFFERS, PLACES

MOST_READ: Final = 1_000  # places or offers to look at in one go

Ask = Callable[[sa.Executable], Awaitable[Sequence[sa.Row[Any]]]]


class Wish(NamedTuple):
    """The game that somebody looks for: the same for all who play together."""

    rules: str
    seats: int
    clock: str  # as JSON
    rated: bool = False


@dataclass(frozen=True)
class Place:
    """Somebody's place in the queue, and what they look for."""

    who: str
    rules: str
    seats: int
    clock: str  # as JSON
    slow: bool
    strength: int
    since: int
    seen: int
    bots: bool = False
    let_down: bool = False  # by somebody who did not want to play with them
    offer: str = ""
    rated: bool = False

    @property
    def wish(self) -> Wish:
        """The game that they look for."""
        return Wish(self.rules, self.seats, self.clock, self.rated)


@dataclass(frozen=True)
class Waiting:
    """All that decides who of those who wait is asked to play with whom."""

    places: list[Place]  # oldest first
    awaited: list[Place]  # of people who were let down, and are asked to play right now
    declined: set[frozenset[str]]  # pairs of people of whom one did not want to play with the other


async def read_waiting(ask: Ask, alive: int, declined: int) -> Waiting:
    """Read who waits and was seen since some time, or need not be, and who has declined whom."""
    here = PLACES.c.slow | (PLACES.c.seen >= alive)
    by_age = sa.select(PLACES).order_by(PLACES.c.since, PLACES.c.who).limit(MOST_READ)
    waiting = await ask(by_age.where(PLACES.c.offer == "", here))
    if not waiting:
        return Waiting([], [], set())
    asked = sa.select(OFFERS.c.id).where(OFFERS.c.stage == "open")
    awaited = await ask(by_age.where(PLACES.c.offer.in_(asked), PLACES.c.let_down))
    theirs = sa.select(OFFER_SEATS.c.offer).where(
        OFFER_SEATS.c.who.in_(sa.select(PLACES.c.who).where(PLACES.c.offer == ""))
    )
    off = sa.select(OFFERS.c.id).where(
        OFFERS.c.kind == "match",
        OFFERS.c.stage == "off",
        OFFERS.c.until > declined,
        OFFERS.c.id.in_(theirs),
    )
    seats = await ask(sa.select(OFFER_SEATS).where(OFFER_SEATS.c.offer.in_(off)))
    return Waiting(
        [Place(**row._asdict()) for row in waiting],
        [Place(**row._asdict()) for row in awaited],
        _declined(seats),
    )


def _declined(seats: Iterable[sa.Row[Any]]) -> set[frozenset[str]]:
    answers: dict[str, dict[str, str]] = defaultdict(dict)
    for seat in seats:
        answers[seat.offer][seat.who] = seat.answer
    pairs = set()
    for given in answers.values():
        # Where nobody has said no, it was too late for those who have not said anything.
        no = "no" if "no" in given.values() else ""
        refusing = [who for who, answer in given.items() if answer == no]
        pairs |= {frozenset((one, other)) for one in refusing for other in given if one != other}
    return pairs
