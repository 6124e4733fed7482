"""Puzzles: today's, one that suits the reader, trying a turn, and the answer once it is found.

Nothing tells the answer, what is legal or who is winning before a turn has been confirmed.
"""

from __future__ import annotations

from contextlib import aclosing
from typing import Annotated, Final, cast

from fastapi import APIRouter, Depends, Path, Query, Request

from red7.core import Red7Error
from red7.protocol.messages import Refusal
from red7.protocol.puzzles import (
    KindCount,
    PosedPuzzle,
    PuzzleKind,
    Puzzles,
    Solution,
    SolverStanding,
    TriedTurn,
    TryTurn,
)
from red7.rating import Rating
from red7.server.errors import ServerError
from red7.server.http.answers import language_of
from red7.server.http.routes.asking import Limited, Who, parts_of, recognised, refusals, work_out
from red7.server.parts import Parts
from red7.server.puzzles.book import Book, date_of, day_of, first_rating
from red7.server.puzzles.rushing import rush_at
from red7.server.store.puzzles import Attempt, Solver, Tried
from red7.server.study.analysts import Question
from red7.study.puzzles import Puzzle, judge
from red7.table.exploring import pose
from red7.table.refusals import refusal

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"], dependencies=[Limited])

_DAY_MS: Final = 86_400_000
_CHANCE: Final = 8  # bytes

AnyPuzzle = Annotated[str, Path(pattern=r"^[A-Za-z0-9]{1,32}$", examples=["k3v9x2"])]


async def reader(request: Request) -> str:
    """Return who is asking; empty for whoever has no name yet."""
    signed = await recognised(request)
    if signed is None:
        return ""
    signed.check("read")
    return signed.who


Reader = Annotated[str, Depends(reader)]


@router.get("", responses=refusals(401, 403))
async def puzzles(who: Reader, request: Request) -> Puzzles:
    """Return what there is to solve: today's puzzle, the kinds, and how the reader does."""
    parts = parts_of(request)
    book, now = await parts.puzzles(), parts.clock.now()
    return Puzzles(
        date=date_of(now).isoformat(),
        today=book.of_day(date_of(now)).id,
        next_ms=_DAY_MS - now % _DAY_MS,
        kinds=tuple(
            KindCount(kind=cast("PuzzleKind", kind), count=count)
            for kind, count in book.kinds.items()
        ),
        solver=standing(await parts.store.puzzles.solver(who), now) if who else None,
    )


@router.get("/today", responses=refusals(401, 403))
async def today(who: Reader, request: Request) -> PosedPuzzle:
    """Return the puzzle of the day, the same for everybody; days begin at midnight UTC."""
    parts = parts_of(request)
    book = await parts.puzzles()
    return await posed(request, book, book.of_day(date_of(parts.clock.now())), who)


@router.get("/next", responses=refusals(401, 403, 404))
async def following(
    who: Who,
    request: Request,
    kind: Annotated[PuzzleKind | None, Query(description="Only puzzles of one kind.")] = None,
) -> PosedPuzzle:
    """Return a puzzle that the reader has not tried, about as hard as the reader is strong."""
    parts = parts_of(request)
    book = await parts.puzzles()
    today = book.of_day(date_of(parts.clock.now())).id
    found = await parts.suiting.find(book, who, parts.chance.token(_CHANCE), kind or "", but=today)
    if found is None:
        raise ServerError("puzzle-unknown")
    # Whoever has tried all of them begins again.
    mine = await parts.store.puzzles.attempt(who, found.puzzle.id) if found.tried else None
    return await _posed(request, found.puzzle, mine, found.points, today=found.puzzle.id == today)


@router.get("/{puzzle}", responses=refusals(401, 403, 404))
async def one_puzzle(puzzle: AnyPuzzle, who: Reader, request: Request) -> PosedPuzzle:
    """Return a puzzle by its id."""
    book = await parts_of(request).puzzles()
    return await posed(request, book, find(book, puzzle), who)


@router.post("/{puzzle}/try", responses=refusals(401, 403, 404, 503))
async def try_turn(puzzle: AnyPuzzle, body: TryTurn, who: Who, request: Request) -> TriedTurn:
    """Say whether a turn is the answer. The first try changes the ratings of both.

    It may be tried again until it is right.
    """
    book = await parts_of(request).puzzles()
    asked = find(book, puzzle)
    await allow(parts_of(request), who)
    await _keep_from_rush(request, book, who, puzzle)
    right, refused = await judged(request, asked, body.turn)
    tried = await _note(request, book, asked, who, body.turn, right=right)
    return _told(tried, request, right=right, refused=refused)


@router.post("/{puzzle}/give-up", responses=refusals(401, 403, 404, 503))
async def give_up(puzzle: AnyPuzzle, who: Who, request: Request) -> TriedTurn:
    """Give up, to read the answer; without a try before, it counts as a wrong one."""
    book = await parts_of(request).puzzles()
    asked = find(book, puzzle)
    await allow(parts_of(request), who)
    await _keep_from_rush(request, book, who, puzzle)
    tried = await _note(request, book, asked, who, "", right=False)
    return _told(tried, request, right=False, refused=None)


@router.get("/{puzzle}/solution", responses=refusals(401, 403, 404))
async def solution(puzzle: AnyPuzzle, who: Who, request: Request) -> Solution:
    """Return the answer and why it is right, to whoever has solved the puzzle or given up."""
    parts = parts_of(request)
    book = await parts.puzzles()
    asked = find(book, puzzle)
    await _keep_from_rush(request, book, who, puzzle)
    attempt = await parts.store.puzzles.attempt(who, puzzle)
    if attempt is None or attempt.ended is None:
        raise ServerError("puzzle-unsolved")
    rated = await parts.store.puzzles.rating(puzzle)
    return Solution(
        answers=asked.answers,
        themes=asked.themes,
        why=await _told_why(request, who, _solution(request, asked)),
        tried=attempt.turn,
        against=await _told_why(request, who, _against(request, asked, attempt.turn)),
        rating=Rating(rated.mu, rated.sigma).points if rated else asked.difficulty,
        tried_by=rated.tries if rated else 0,
        solved_by=rated.solved if rated else 0,
    )


def find(book: Book, puzzle: str) -> Puzzle:
    """Return a puzzle by its id, or refuse."""
    found = book.find(puzzle)
    if found is None:
        raise ServerError("puzzle-unknown")
    return found


async def allow(parts: Parts, who: str) -> None:
    """Refuse a player who tries too often, or who is forgotten."""
    if not parts.limits.puzzles.allows(who):
        raise ServerError("too-many")
    if await parts.store.player(who) is None:
        raise ServerError("sign-in")


async def _keep_from_rush(request: Request, book: Book, who: str, puzzle: str) -> None:
    """Refuse to tell of the puzzle that a rush of the player has come to."""
    parts = parts_of(request)
    rush = await parts.store.puzzles.rush(who)
    if rush is None:
        return
    now = rush_at(book, rush, parts.clock.now())
    if now.puzzle is not None and now.puzzle.id == puzzle:
        raise ServerError("puzzle-in-rush")


async def judged(request: Request, puzzle: Puzzle, turn: str) -> tuple[bool, Refusal | None]:
    """Say whether a turn is the answer, and why it is not even legal if it is not."""
    right, error = await work_out(request, lambda text: _judge(puzzle, text), turn)
    return right, refusal(error, language_of(request)) if error else None


def _judge(puzzle: Puzzle, turn: str) -> tuple[bool, Red7Error | None]:
    # If only the end is missing, why the turn may not end tells more than that it does not.
    for written in (turn, f"{turn} ."):
        try:
            return judge(puzzle, written).right, None
        except Red7Error as error:
            refused = error
    return False, refused


async def posed(request: Request, book: Book, puzzle: Puzzle, who: str) -> PosedPuzzle:
    """Return a puzzle as it is posed to a reader."""
    parts = parts_of(request)
    store, now = parts.store.puzzles, parts.clock.now()
    mine = await store.attempt(who, puzzle.id) if who else None
    is_today = puzzle.id == book.of_day(date_of(now)).id
    if is_today and mine and day_of(mine.ended or now) < day_of(now):
        # Solved long ago, and now everybody's once more.
        again = (await store.solver(who)).day == day_of(now)
        mine = mine if again else None
    rated = await store.rating(puzzle.id)
    points = Rating(rated.mu, rated.sigma).points if rated else puzzle.difficulty
    return await _posed(request, puzzle, mine, points, today=is_today)


async def _posed(
    request: Request, puzzle: Puzzle, mine: Attempt | None, points: int, *, today: bool
) -> PosedPuzzle:
    state = await work_out(request, lambda asked: pose(asked.rules, asked.position), puzzle)
    return PosedPuzzle(
        id=puzzle.id,
        kind=cast("PuzzleKind", puzzle.kind),
        rules=state.setup.rules,  # a name stands for them
        turns=puzzle.turns,
        state=state,
        rating=points,
        today=today,
        tries=mine.tries if mine else 0,
        solved=mine is not None and mine.solved,
        over=mine is not None and mine.ended is not None,
    )


def standing(solver: Solver, now: int) -> SolverStanding:
    """Return how somebody does at puzzles, as they are told."""
    rating, day = solver.rating, day_of(now)
    return SolverStanding(
        rating=rating.points,
        margin=rating.margin,
        settled=solver.settled,
        tries=solver.tries,
        solved=solver.solved,
        streak=solver.streak_on(day),
        longest=solver.longest,
        today=solver.day == day,
        rush=solver.rush,
    )


async def _note(  # noqa: PLR0913 - what is to be noted
    request: Request, book: Book, puzzle: Puzzle, who: str, turn: str, *, right: bool
) -> Tried:
    parts = parts_of(request)
    now = parts.clock.now()
    is_today = puzzle.id == book.of_day(date_of(now)).id
    return await parts.store.puzzles.note(
        who,
        puzzle.id,
        turn,
        right=right,
        at=now,
        start=first_rating(puzzle),
        day=day_of(now) if is_today else 0,
    )


def _told(tried: Tried, request: Request, *, right: bool, refused: Refusal | None) -> TriedTurn:
    return TriedTurn(
        right=right,
        over=tried.attempt.ended is not None,
        refusal=refused,
        gained=tried.gained,
        solver=standing(tried.solver, parts_of(request).clock.now()),
    )


def _solution(request: Request, puzzle: Puzzle) -> Question:
    """Ask why the answer is right."""
    return Question(
        "solution",
        {
            "kind": puzzle.kind,
            "rules": puzzle.rules,
            "position": puzzle.position,
            "answers": puzzle.answers,
            "turns": puzzle.turns,
            "language": language_of(request),
        },
    )


def _against(request: Request, puzzle: Puzzle, turn: str) -> Question | None:
    """Ask what speaks against the turn that was tried, if there was one."""
    if not turn:
        return None
    return Question(
        "why",
        {
            "rules": puzzle.rules,
            "position": puzzle.position,
            "seat": puzzle.view.seat,
            "turn": turn,
            "better": puzzle.answers[0],
            "language": language_of(request),
        },
    )


async def _told_why(request: Request, who: str, question: Question | None) -> str:
    """Return what study says; nothing where nobody analyses, or the turn is illegal."""
    parts = parts_of(request)
    if question is None or not parts.settings.study_work or not parts.limits.study.allows(who):
        return ""
    why = ""
    try:
        async with aclosing(parts.study.ask(question)) as lines:
            async for line in lines:
                why = str(line["why"])
    except (Red7Error, ServerError):
        return ""  # the answer itself matters more
    return why
