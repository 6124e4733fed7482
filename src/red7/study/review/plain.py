"""A review as JSON holds it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from red7.core.steps import write_steps
from red7.study.reasons import tell
from red7.study.review.values import Decision, Moment, PlayerReview, Review
from red7.words import Words


def plain_review(found: Review, says: Sequence[Words] = ()) -> dict[str, Any]:
    """Return a review as it appears in JSON.

    With words, each decision also says in each of their languages what speaks against it (``why``,
    by language), and names players by their seats.
    """
    return {
        "players": [_plain_player(found, player) for player in found.players],
        "moments": [_plain_moment(moment, says) for moment in found.moments],
        "turning_points": [
            at for at, moment in enumerate(found.moments) if moment in found.turning_points()
        ],
    }


def _plain_player(found: Review, player: PlayerReview) -> dict[str, Any]:
    return {
        "seat": player.seat,
        "name": found.names[player.seat - 1],
        "result": player.result,
        "luck": player.luck._asdict(),
        "own_errors": player.own_errors,
        "others_errors": player.others_errors,
        "accuracy": player.accuracy,
        "marks": {mark.value: count for mark, count in player.marks.items()},
    }


def _plain_moment(moment: Moment, says: Sequence[Words]) -> dict[str, Any]:
    return {
        "round": moment.number,
        "turn": moment.turn,
        "decision": moment.decision and _plain_decision(moment.decision, says),
        "chances": moment.chances,
        "luck": [luck._asdict() for luck in moment.luck],
        "given": moment.given,
    }


def _plain_decision(decision: Decision, says: Sequence[Words]) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "seat": decision.seat,
        "played": write_steps(decision.played),
        "best": write_steps(decision.best),
        "chance": decision.chance,
        "best_chance": decision.best_chance,
        "mark": decision.mark and decision.mark.value,
        "reasons": [
            {"name": reason.name, "facts": reason.plain_facts} for reason in decision.reasons
        ],
        "all_cards_seen": {
            "best": write_steps(decision.seen),
            "best_chance": decision.seen_chance,
            "chance": decision.played_seen_chance,
        },
    }
    if says:
        plain["why"] = {say.language: _why(say, decision) for say in says}
    return plain


def _why(say: Words, decision: Decision) -> str:
    return tell(say, decision.reasons, player=say("seat-number", seat=decision.seat))
