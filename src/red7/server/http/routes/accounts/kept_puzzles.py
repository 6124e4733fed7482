"""What is stored about a player's puzzles, as it is exported."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from red7.protocol.messages import Message
from red7.server.parts import Parts
from red7.server.puzzles.rushing import rush_at
from red7.server.store.puzzles import Rush


class KeptAttempt(Message):
    """What a player has done with a puzzle."""

    puzzle: str
    at: int = Field(description="When it was first tried.")
    tries: int
    turn: str = Field(description="The last turn that was wrong; empty if none was.")
    ended: int | None = Field(description="When it was solved or given up; null if neither.")
    solved: bool
    points: int = Field(description="The player's rating after the first try.")


class KeptSolver(Message):
    """How a player does at puzzles."""

    mu: float
    sigma: float
    tries: int
    solved: int
    streak: int
    longest: int
    day: int = Field(description="On which the day's puzzle was last solved, since 1970.")
    rush: int


class KeptRush(Message):
    """A player's last rush."""

    seed: str | None = Field(
        description="Null while it goes on, because the puzzles to come follow from it."
    )
    began: int
    number: int
    score: int
    missed: str


class KeptPuzzles(Message):
    """What is stored about a player's puzzles."""

    solver: KeptSolver | None = Field(description="Null for whoever has tried none.")
    attempts: tuple[KeptAttempt, ...] = Field(description="Oldest first.")
    rush: KeptRush | None


async def kept_puzzles(parts: Parts, who: str) -> KeptPuzzles:
    """Return what is stored about a player's puzzles."""
    store = parts.store.puzzles
    solver, rush = await store.solver(who), await store.rush(who)
    attempts = map(_but_the_player, await store.attempts(who))
    tried = solver.tries or solver.rush
    return KeptPuzzles(
        solver=KeptSolver.model_validate(_but_the_player(solver)) if tried else None,
        attempts=tuple(map(KeptAttempt.model_validate, attempts)),
        rush=await _kept_rush(parts, rush) if rush else None,
    )


async def _kept_rush(parts: Parts, rush: Rush) -> KeptRush:
    now = rush_at(await parts.puzzles(), rush, parts.clock.now())
    kept = _but_the_player(rush)
    return KeptRush.model_validate(kept if now.over else kept | {"seed": None})


def _but_the_player(kept: object) -> dict[str, Any]:
    return {name: value for name, value in vars(kept).items() if name != "player"}
