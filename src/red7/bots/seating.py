"""Who meets whom, and who sits next to whom.

A *table* is a group of bots that meet, a *circle* is their order around it, and a *seating* assigns
each of them a seat.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

Table = tuple[str, ...]
Seating = tuple[str, ...]
Circle = tuple[Seating, ...]  # all its rotations


def circles_of(bots: tuple[str, ...], players: int) -> tuple[tuple[Circle, ...], ...]:
    """Return the circles of each table."""
    return tuple(tuple(circles(table)) for table in tables(bots, players))


def tables(bots: tuple[str, ...], players: int) -> tuple[Table, ...]:
    """Return the tables: every combination of bots that fills the seats.

    With fewer bots than seats, all sit equally often, except that some, in turn, sit once more.

    >>> tables(("a", "b", "c"), 2)
    (('a', 'b'), ('a', 'c'), ('b', 'c'))
    >>> tables(("a", "b"), 3)
    (('a', 'a', 'b'), ('a', 'b', 'b'))
    >>> tables(("a", "b"), 4)
    (('a', 'a', 'b', 'b'),)
    """
    each, more = divmod(players, len(bots))
    if not each:
        return tuple(combinations(bots, players))
    return tuple(
        tuple(sorted(bots * each + extra, key=bots.index)) for extra in combinations(bots, more)
    )


def circles(table: Table) -> Iterator[tuple[Seating, ...]]:
    """Yield every way to sit around a table, each with all its distinct rotations.

    >>> [["".join(seats) for seats in circle] for circle in circles(("a", "a", "b", "b"))]
    [['aabb', 'abba', 'bbaa', 'baab'], ['abab', 'baba']]
    """
    seen: set[Seating] = set()
    for order in permutations(table):
        if order not in seen:
            turned = dict.fromkeys(order[at:] + order[:at] for at in range(len(order)))
            seen.update(turned)
            yield tuple(turned)
