"""Why a turn is good, or worse than another, in words."""

from __future__ import annotations

from red7.core import Step, View
from red7.core.steps import END_STEP, write_steps
from red7.study.reasons import compare, explain, tell
from red7.words import Words

Turn = tuple[Step, ...]


def why_good(say: Words, view: View, turn: Turn) -> str:
    """Return what speaks for a turn."""
    return say("analyse-why", turn=write_steps(turn), reasons=tell(say, explain(view, turn)))


def why_not(say: Words, view: View, turn: Turn, best: Turn) -> str:
    """Return what speaks against a turn beside the best one; empty if it is the best."""
    if best in {turn, (*turn, END_STEP)}:
        return ""
    reasons = compare(view, turn, best)
    message = "explore-against" if reasons else "explore-not-against"
    told = {"reasons": tell(say, reasons)} if reasons else {}
    return say(message, turn=write_steps(turn), best=write_steps(best), **told)
