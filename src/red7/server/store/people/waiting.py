"""Those who wait in the queue, and what is remembered about offers that came to nothing."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from red7.server.store.schema import OFFER_SEATS, OFFERS, PLACES

MOST_READ: Final = 1_000  # places or offers to look at in one go
MOST_LIKE: Final = 50  # of those who look for the same as somebody

Ask = Callable[[sa.Executable], Awaitable[Sequence[sa.Row[Any]]]]


class GameWish(NamedTuple):
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
    def wish(self) -> GameWish:
        """The game that they look for."""
        return GameWish(self.rules, self.seats, self.clock, self.rated)


@dataclass(frozen=True)
class Waiting:
    """All that decides who of those who wait is asked to play with whom."""

    places: list[Place]  # oldest first
    awaited: list[Place]  # of people who were let down, and are asked to play right now
    declined: set[frozenset[str]]  # pairs of people of whom one did not want to play with the other


async def read_waiting(ask: Ask, alive: int, declined: int, like: Place | None = None) -> Waiting:
    """Read who waits and was seen since some time, or need not be, and who has declined whom.

    Like somebody, these are some of the others who look for the same, and whom that person has
    declined, or who has declined them.
    """
    here = (PLACES.c.offer == "") & (PLACES.c.slow | (PLACES.c.seen >= alive))
    concerned = sa.select(PLACES.c.who).where(PLACES.c.offer == "")
    most = MOST_READ
    if like:
        same = sa.tuple_(*(PLACES.c[name] for name in GameWish._fields)) == sa.tuple_(*like.wish)
        here &= same & (PLACES.c.who != like.who)
        concerned, most = concerned.where(PLACES.c.who == like.who), MOST_LIKE
    by_age = sa.select(PLACES).order_by(PLACES.c.since, PLACES.c.who).limit(most)
    waiting = await ask(by_age.where(here))
    if not waiting:
        return Waiting([], [], set())
    asked = sa.select(OFFERS.c.id).where(OFFERS.c.stage == "open")
    let_down = by_age.where(PLACES.c.offer.in_(asked), PLACES.c.let_down)
    awaited = [] if like else await ask(let_down)
    theirs = sa.select(OFFER_SEATS.c.offer).where(OFFER_SEATS.c.who.in_(concerned))
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
