"""A rush: as many puzzles as one can in three minutes, by the server's clock."""

from __future__ import annotations

from fastapi import APIRouter, Request

from red7.protocol.puzzles import RushState, TriedInRush, TryInRush
from red7.server.errors import ServerError
from red7.server.http.routes.asking import Limited, Who, parts_of, refusals
from red7.server.http.routes.puzzles.puzzles import allow, find, judged, posed
from red7.server.puzzles.rushing import MOST_MISSES, answered, rush_at
from red7.server.store.puzzles import Rush

# Before the puzzles, one of which would have the same address.
router = APIRouter(prefix="/api/puzzles/rush", tags=["puzzles"], dependencies=[Limited])

_SEED = 12  # bytes


@router.post("", responses=refusals(401, 403, 503))
async def begin(who: Who, request: Request) -> RushState:
    """Begin a rush; one that is under way ends. A rush changes no ratings."""
    parts = parts_of(request)
    await allow(parts, who)
    rush = Rush(who, parts.chance.token(_SEED).hex(), parts.clock.now())
    await parts.store.puzzles.begin_rush(rush)
    return await _told(request, rush)


@router.get("", responses=refusals(401, 403, 404))
async def rush_now(who: Who, request: Request) -> RushState:
    """Return how the reader's last rush stands."""
    rush = await parts_of(request).store.puzzles.rush(who)
    if rush is None:
        raise ServerError("rush-none")
    return await _told(request, rush)


@router.post("/try", responses=refusals(401, 403, 404, 503))
async def try_in_rush(body: TryInRush, who: Who, request: Request) -> TriedInRush:
    """Try a turn at the puzzle of a rush; right or wrong, the next one comes.

    The rush is over after three minutes, and with the third puzzle that is missed.
    """
    parts = parts_of(request)
    book, clock = await parts.puzzles(), parts.clock
    await allow(parts, who)
    right, _ = await judged(request, find(book, body.puzzle), body.turn)
    counted = False

    def step(rush: Rush) -> Rush | None:
        nonlocal counted
        now = rush_at(book, rush, clock.now())
        counted = now.puzzle is not None and now.puzzle.id == body.puzzle
        return answered(rush, body.puzzle, right=right) if counted else None

    rush = await parts.store.puzzles.advance(who, step)
    if rush is None:
        raise ServerError("rush-none")
    return TriedInRush(right=right if counted else None, rush=await _told(request, rush))


async def _told(request: Request, rush: Rush) -> RushState:
    parts = parts_of(request)
    book = await parts.puzzles()
    now = rush_at(book, rush, parts.clock.now())
    return RushState(
        score=rush.score,
        missed=rush.misses,
        most_misses=MOST_MISSES,
        left_ms=now.left,
        over=now.over,
        best=(await parts.store.puzzles.solver(rush.player)).rush,
        puzzle=await posed(request, book, now.puzzle, "") if now.puzzle else None,
    )
