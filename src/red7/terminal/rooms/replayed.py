"""A record as a replay shows it: the table after each turn, and what happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from red7.core import Frame, Position, Record
from red7.protocol import messages as m
from red7.protocol.reviews import JudgedDecision, MarkName, Review
from red7.table.exploring import shown
from red7.table.narration import describe_ending, describe_round_end, describe_turn
from red7.table.rounds import names as card_names
from red7.terminal.rooms.posing import with_names
from red7.words import Words

# Whose hands are shown: everybody's, nobody's, or those of one seat.
Hands = int | Literal["all", "none"]

GRAVE: Final[tuple[MarkName, ...]] = ("mistake", "blunder")
_MARKS: Final[tuple[MarkName, ...]] = ("best", "good", "inaccuracy", *GRAVE)


@dataclass(frozen=True)
class Stop:
    """A deal or a turn of a record."""

    number: int  # of the round
    turn: int  # of the round; 0 for the deal
    state: m.State
    told: tuple[str, ...]


def stops_of(say: Words, record: Record) -> list[Stop]:
    """Return every moment of a record at which one can stop."""
    names = dict(enumerate(record.players, 1))
    stops: list[Stop] = []
    before: Position | None = None
    turn = 0
    for frame in record.frames():
        turn = 0 if frame.turn is None else turn + 1
        told = tuple(_told(say, record, before, frame, names))
        stops.append(Stop(frame.number, turn, _state(record, frame), told))
        before = frame.position
    last = stops[-1]
    ending = (*last.told, describe_ending(say, record, names))
    return [*stops[:-1], Stop(last.number, last.turn, last.state, ending)]


def _told(
    say: Words, record: Record, before: Position | None, frame: Frame, names: dict[int, str]
) -> list[str]:
    if frame.turn is None or before is None:
        return [say("round-number", number=frame.number)]
    told = [describe_turn(say, before, frame.turn.steps, names)]
    if frame.turn.comment:
        told.append(f"{{{frame.turn.comment}}}")
    if frame.position.over:
        told += describe_round_end(say, record, frame, names)
    return told


def _state(record: Record, frame: Frame) -> m.State:
    state = shown(frame.position, frame.position.steps).state
    if state.round is None:
        raise ValueError(state.stage)
    players = tuple(
        player.model_copy(update={"pile": card_names(pile.mask), "score": pile.points})
        for player, pile in zip(state.round.players, frame.piles, strict=True)
    )
    numbered = state.round.model_copy(update={"number": frame.number, "players": players})
    return with_names(state.model_copy(update={"round": numbered}), record.players)


def with_hands(state: m.State, hands: Hands) -> m.State:
    """Return the table without the hands that are not to be seen; their cards are counted."""
    if hands == "all" or state.round is None:
        return state
    players = tuple(
        player
        if player.seat == hands
        else player.model_copy(update={"hand": (), "hidden": len(player.hand) + player.hidden})
        for player in state.round.players
    )
    return state.model_copy(update={"round": state.round.model_copy(update={"players": players})})


@dataclass(frozen=True)
class Judged:
    """What a review knows of one stop."""

    chances: tuple[float, ...]
    decisions: tuple[JudgedDecision, ...] = ()  # of one turn; a draw in the middle divides it
    turning: bool = False

    @property
    def mark(self) -> MarkName | None:
        """The worst of the turn."""
        marks = [one.mark for one in self.decisions if one.mark]
        return max(marks, key=_MARKS.index, default=None)

    @property
    def worst(self) -> JudgedDecision | None:
        """The decision that gave away the most."""
        return max(self.decisions, key=lambda one: one.error, default=None)


def judged(review: Review, stops: Sequence[Stop]) -> list[Judged]:
    """Return a review by the stops of its game."""
    turning = [review.moments[at] for at in review.turning_points]
    players = len(review.players)
    found: list[Judged] = []
    chances: tuple[float, ...] = (1 / players,) * players
    for stop in stops:
        here = [one for one in review.moments if (one.round, one.turn) == (stop.number, stop.turn)]
        chances = here[-1].chances if here else chances
        decisions = tuple(one.decision for one in here if one.decision)
        found.append(Judged(chances, decisions, any(one in turning for one in here)))
    return found
