"""What statistics need of a game: from its record and its review as JSON holds it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from red7.core import Colour, Record, Rules, Step
from red7.core.steps import DISCARD, DRAW, DROP, PLAY, read_steps
from red7.core.turn import ACTING
from red7.study.review.values import Luck


class TurnKind(StrEnum):
    """What a turn consists of."""

    PLAY = "play"
    DISCARD = "discard"
    BOTH = "both"
    DRAW = "draw"  # a card that a discard earned
    END = "end"  # nothing more, after a draw
    OUT = "out"


class Theme(StrEnum):
    """What speaks against a turn, in broad terms."""

    OUT = "out"
    HOPE = "hope"
    WIN = "win"
    POINTS = "points"
    ANSWERS = "answers"
    HAND = "hand"
    PALETTE = "palette"
    OTHER = "other"  # no fact speaks against it


THEMES: Final[dict[str, Theme]] = {
    "wrong-out": Theme.OUT,
    "wrong-hope": Theme.HOPE,
    "wrong-hope-fewer": Theme.HOPE,
    "wrong-misses-win": Theme.WIN,
    "wrong-misses-unanswerable": Theme.WIN,
    "wrong-points": Theme.POINTS,
    "wrong-scores": Theme.POINTS,
    "wrong-known": Theme.ANSWERS,
    "wrong-lets": Theme.ANSWERS,
    "wrong-share": Theme.ANSWERS,
    "wrong-count": Theme.ANSWERS,
    "wrong-last": Theme.HAND,
    "wrong-gives-colour": Theme.HAND,
    "wrong-gives-even": Theme.HAND,
    "wrong-gives-low": Theme.HAND,
    "wrong-fewer": Theme.HAND,
    "wrong-changes": Theme.HAND,
    "wrong-highest": Theme.HAND,
    "wrong-ahead": Theme.PALETTE,
    "wrong-weaker": Theme.PALETTE,
}


@dataclass(frozen=True)
class JudgedChoice:
    """A decision that was judged, and what was better."""

    seat: int
    error: float  # the chance given away
    mark: str
    kind: TurnKind
    best: TurnKind
    actions: tuple[int, ...]  # the numbers of the cards played for their action
    best_actions: tuple[int, ...]
    lap: int  # which of the player's turns in the round, if nobody has gone out
    theme: Theme | None  # None if it was not bad enough to be explained


@dataclass(frozen=True)
class SeatSums:
    """What a review sums up for a seat."""

    result: float  # the share of the win
    accuracy: float | None
    luck: Luck
    own_errors: float
    others_errors: float


@dataclass(frozen=True)
class PlayedGame:
    """A finished game."""

    rules: str
    names: tuple[str, ...]
    date: str  # empty if the record does not say
    rounds: tuple[tuple[int, Colour], ...]  # who won each, and which colour was then in force
    seats: tuple[SeatSums, ...]
    choices: tuple[JudgedChoice, ...]
    reviewed: bool = True  # otherwise, only what the record tells is known


def played_game(record: Record, review: Mapping[str, Any] | None) -> PlayedGame:
    """Return what statistics need of a finished game, which may not have been reviewed yet."""
    ends = [frame.position for frame in record.frames() if frame.position.over]
    moments = review["moments"] if review else ()
    decided = [m for m in moments if m["decision"] and m["decision"]["mark"]]
    return PlayedGame(
        str(record.rules),
        record.players,
        record.tags.get("Date", ""),
        tuple((position.winner, position.canvas) for position in ends),
        tuple(_sums(player) for player in review["players"]) if review else _results(record),
        tuple(_choice(moment, record.rules, len(record.players)) for moment in decided),
        reviewed=review is not None,
    )


def _results(record: Record) -> tuple[SeatSums, ...]:
    """Return who won; nothing else is known without a review."""
    shares = (
        (seat in record.result) / len(record.result) for seat, _ in enumerate(record.players, 1)
    )
    return tuple(SeatSums(share, None, Luck(), 0.0, 0.0) for share in shares)


def _sums(player: Mapping[str, Any]) -> SeatSums:
    return SeatSums(
        player["result"],
        player["accuracy"],
        Luck(**player["luck"]),
        player["own_errors"],
        player["others_errors"],
    )


def _choice(moment: Mapping[str, Any], rules: Rules, players: int) -> JudgedChoice:
    decision = moment["decision"]
    played, best = read_steps(decision["played"]), read_steps(decision["best"])
    wrong = decision["mark"] not in {"best", "good"}
    first = decision["reasons"][0]["name"] if decision["reasons"] else ""
    return JudgedChoice(
        decision["seat"],
        max(0.0, decision["best_chance"] - decision["chance"]),
        decision["mark"],
        kind_of(played),
        kind_of(best),
        _actions(rules, played),
        _actions(rules, best),
        (moment["turn"] - 1) // players + 1,
        THEMES.get(first, Theme.OTHER) if wrong else None,
    )


def kind_of(turn: tuple[Step, ...]) -> TurnKind:
    """Return what a turn consists of.

    >>> [kind_of(read_steps(turn)).value for turn in ("+R7 .", ">G4", "+R7 >G4", ">G4 !", "~")]
    ['play', 'discard', 'both', 'draw', 'out']
    """
    kinds = [step.kind for step in turn]
    if DROP in kinds:
        return TurnKind.OUT
    if kinds[-1] == DRAW and (PLAY not in kinds or DISCARD in kinds):
        return TurnKind.DRAW
    if PLAY in kinds:
        return TurnKind.BOTH if DISCARD in kinds else TurnKind.PLAY
    return TurnKind.DISCARD if DISCARD in kinds else TurnKind.END


def _actions(rules: Rules, turn: tuple[Step, ...]) -> tuple[int, ...]:
    if not rules.actions:
        return ()
    numbers = {step.card.number for step in turn if step.kind == PLAY and step.card is not None}
    return tuple(sorted(numbers & set(ACTING)))
