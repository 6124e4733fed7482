"""A player's games in numbers, counted by the analysts from records and reviews."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from contextlib import aclosing
from dataclasses import dataclass
from typing import Any, Final

from red7.protocol.reviews import Review
from red7.server.errors import ServerError
from red7.server.pictures import LastMade
from red7.server.store import Store
from red7.server.study.analysts import AnswerLine, Question
from red7.server.study.reviews import Reviews
from red7.server.study.sharing import Study

ME: Final = "me"  # what the player is called whose games are counted
_SECONDS: Final = 60.0  # for some hundred long matches on a slow machine
_MOST_REVIEWS: Final = 2000  # of a few kilobytes each
_MOST_COUNTS: Final = 64

Judged = dict[str, Any]  # what is counted of a review


@dataclass(frozen=True)
class Counted:
    """A game to be counted."""

    record: str
    players: tuple[str, ...]  # what they are called in the numbers
    judged: Judged | None  # None if it has not been reviewed


class Statistics:
    """Counts games, and remembers what it counted last."""

    def __init__(self, store: Store, study: Study, reviews: Reviews) -> None:
        self._store = store
        self._study = study
        self._reviews = reviews
        self._judged: LastMade[tuple[str, str, int, int], Judged] = LastMade(_MOST_REVIEWS)
        self._counts: LastMade[bytes, AnswerLine] = LastMade(_MOST_COUNTS)

    async def judged(self, table: str, game: int, seat: int) -> Judged | None:
        """Return what a review that was kept says of a seat; None if there is none."""
        key = self._store.generation, table, game, seat
        found = self._judged.get(key)
        if found is None:
            review = await self._reviews.find(table, game)
            if review is not None:
                found = self._judged.keep(key, judged_of(review, seat))
        return found

    async def count(self, games: Sequence[Counted]) -> AnswerLine:
        """Return the numbers of some games, oldest first."""
        values = {
            "player": ME,
            "games": [
                {"record": one.record, "players": one.players, "review": one.judged}
                for one in games
            ],
        }
        key = hashlib.sha256(json.dumps(values).encode()).digest()
        found = self._counts.get(key)
        if found is None:
            found = self._counts.keep(key, await self._counted(values))
        return found

    async def _counted(self, values: dict[str, Any]) -> AnswerLine:
        async with aclosing(self._study.ask(Question("statistics", values, _SECONDS))) as lines:
            async for line in lines:
                if "statistics" in line:
                    found: AnswerLine = line["statistics"]
                    return found
        raise ServerError("trouble")


def judged_of(review: Review, seat: int) -> Judged:
    """Return what is counted of a review for one seat, which is a small part of it."""
    decisions = [
        (moment.turn, moment.decision)
        for moment in review.moments
        if moment.decision and moment.decision.seat == seat and moment.decision.mark
    ]
    return {
        "players": [
            player.model_dump(include={"result", "accuracy", "luck", "own_errors", "others_errors"})
            for player in review.players
        ],
        "moments": [
            {
                "turn": turn,
                "decision": {
                    **decision.model_dump(
                        include={"seat", "played", "best", "chance", "best_chance", "mark"}
                    ),
                    "reasons": [{"name": reason.name} for reason in decision.reasons[:1]],
                },
            }
            for turn, decision in decisions
        ],
    }
