"""Who plays with whom, decided from places in the queue alone."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from red7.server.store.people.waiting import GameWish, Place

# In points of strength, of which 400 mean that one of two wins ten games of eleven.
_WIDTH: Final = 100  # that two may be apart at first
_WIDER: Final = 10  # and more for each second that both have waited
_ANYBODY_MS: Final = 60_000  # after which strength no longer matters
_NEAREST: Final = 12  # that are tried in all combinations with whoever has waited longest
_OLDEST: Final = 200  # of those who want the same that are looked at in one go


@dataclass(frozen=True)
class Group:
    """People who are to play with each other, and how many bots."""

    people: tuple[Place, ...]
    bots: int = 0


def group(
    places: Iterable[Place],
    now: int,
    apart: Collection[frozenset[str]] = (),
    awaited: Iterable[Place] = (),
) -> Iterator[Group]:
    """Give groups of people who want the same game and are alike enough.

    Whoever has waited longest comes first, with those nearest in strength. Pairs of people who must
    not meet are never in one group. Bots are taken only by those who want them, for the seats that
    are left when nobody else can be found.

    Whoever was let down comes before all others, with those who were let down as well, and then
    with those who have waited longest. Some of them may be awaited, because others are asking them
    right now. Otherwise a few people who decline everybody, and come back, could keep those who
    want to play from ever being free together.

    >>> ann, ben = (Place(who, "v1.2", 3, "", False, 0, 0, 0, bots=True) for who in ("ann", "ben"))
    >>> [(len(found.people), found.bots) for found in group([ann, ben], now=1000)]
    [(2, 1)]
    """
    wishes: dict[GameWish, list[Place]] = {}
    for place in sorted(places, key=_turn):
        wishes.setdefault(place.wish, []).append(place)
    busy = sorted(awaited, key=_turn)
    for wish, alike in wishes.items():
        waiting = alike[:_OLDEST]
        seats = waiting[0].seats
        same = [place for place in busy if place.wish == wish]
        for found in _teams(waiting, range(seats, seats - 1, -1), now, apart, same):
            waiting = [place for place in waiting if place not in found]
            yield Group(found)
        willing = [place for place in waiting if place.bots]
        for found in _teams(willing, range(seats - 1, 0, -1), now, apart):
            yield Group(found, seats - len(found))


def _turn(place: Place) -> tuple[bool, int, str]:
    return not place.let_down, place.since, place.who


def _teams(
    places: Sequence[Place],
    sizes: Sequence[int],
    now: int,
    apart: Collection[frozenset[str]],
    awaited: Sequence[Place] = (),
) -> Iterator[tuple[Place, ...]]:
    """Give teams of the first of these sizes that can be found, without using anybody twice."""
    taken: set[str] = set()
    missing = {place.who for place in awaited}
    for place in places:
        if place.who in taken or place.who in missing:
            continue
        near = [
            other
            for other in (*places, *(awaited if place.let_down else ()))
            if other.who not in taken and other is not place and _fit(place, other, now, apart)
        ]
        if place.let_down:
            # First whoever is free; for the others one waits no longer than they have.
            free = {other.who for other in near if other.let_down and other.who not in missing}
            near.sort(key=lambda other: (other.who not in free, other.since, other.who))
        else:
            near = [other for other in near if other.who not in missing]
            near.sort(key=lambda other: abs(other.strength - place.strength))
        team = next(
            (
                (place, *others)
                for size in sizes
                for others in combinations(near[:_NEAREST], size - 1)
                if all(_fit(one, other, now, apart) for one, other in combinations(others, 2))
            ),
            None,
        )
        if team and missing.isdisjoint(one.who for one in team):
            taken |= {one.who for one in team}
            yield team
        elif team:
            missing.add(place.who)  # waits for those who are missing, and nobody else may have them


def _fit(one: Place, other: Place, now: int, apart: Collection[frozenset[str]]) -> bool:
    if frozenset((one.who, other.who)) in apart:
        return False
    waited = now - max(one.since, other.since)
    difference = abs(one.strength - other.strength)
    return waited >= _ANYBODY_MS or difference <= _WIDTH + _WIDER * max(0, waited) / 1000
