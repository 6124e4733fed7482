"""Which puzzle suits a solver: one that is about as hard as they are strong."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterator, Mapping, Sequence
from heapq import merge
from itertools import islice
from typing import Final, NamedTuple

from red7.server.clock import Clock
from red7.server.puzzles.book import NEAR, Book
from red7.server.store.puzzles import PuzzleStore
from red7.study.puzzles import Puzzle

_OLD: Final = 60.0  # seconds for which it is believed how hard puzzles are


class Suited(NamedTuple):
    """A puzzle for a solver, how hard it has turned out, and whether they have tried it."""

    puzzle: Puzzle
    points: int
    tried: bool


class PuzzleShelf:
    """Puzzles in the order of how hard they have turned out, all of them and by kind."""

    def __init__(self, puzzles: Sequence[Puzzle], ratings: Mapping[str, int]) -> None:
        self._shelves: dict[str, list[tuple[int, Puzzle]]] = {}
        rated = [(ratings.get(one.id, one.difficulty), one) for one in puzzles]
        for points, puzzle in sorted(rated, key=lambda one: (one[0], one[1].id)):
            for kind in ("", puzzle.kind):
                self._shelves.setdefault(kind, []).append((points, puzzle))

    def suiting(
        self, points: int, tried: Collection[str], chance: bytes, kind: str = ""
    ) -> Suited | None:
        """Return a puzzle about as hard as a solver is strong, which they have not tried.

        Whoever has tried them all begins again.
        """
        fresh = (one for one in self._nearest(points, kind) if one[1].id not in tried)
        near = list(islice(fresh, NEAR)) or list(islice(self._nearest(points, kind), NEAR))
        if not near:
            return None
        rated, puzzle = near[int.from_bytes(chance) % len(near)]
        return Suited(puzzle, rated, puzzle.id in tried)

    def _nearest(self, points: int, kind: str) -> Iterator[tuple[int, Puzzle]]:
        shelf = self._shelves.get(kind, [])
        middle = bisect_left(shelf, points, key=lambda one: one[0])
        easier = (shelf[at] for at in range(middle - 1, -1, -1))
        harder = (shelf[at] for at in range(middle, len(shelf)))
        return merge(easier, harder, key=lambda one: abs(one[0] - points))


class Suiting:
    """Keeps the puzzles in order, as people find them now or found them a minute ago."""

    def __init__(self, store: PuzzleStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._shelf: PuzzleShelf | None = None
        self._at = 0.0

    async def find(
        self, book: Book, who: str, chance: bytes, kind: str = "", *, but: str = ""
    ) -> Suited | None:
        """Return a puzzle for a solver, which is not one that everybody has to solve today."""
        solver = await self._store.solver(who)
        tried = await self._store.tried(who) | {but}
        return (await self._sorted(book)).suiting(solver.rating.points, tried, chance, kind)

    async def _sorted(self, book: Book) -> PuzzleShelf:
        now = self._clock.steady()
        if self._shelf is None or now - self._at >= _OLD:
            self._shelf, self._at = PuzzleShelf(book.puzzles, await self._store.points()), now
        return self._shelf
