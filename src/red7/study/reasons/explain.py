"""What speaks for a turn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from red7.core import View
from red7.core.cards import listed
from red7.study.reasons.outcome import MOST_NAMED, Outcome, Turn
from red7.study.reasons.reason import Reason, reason

MOST_REASONS = 2
FEW = 50  # percent: a share that speaks for a turn
MANY_COLOURS = 5


def explain(view: View, turn: Turn) -> tuple[Reason, ...]:
    """Return the one or two most telling facts about a turn of the player whose view it is."""
    outcome = Outcome.of(view, turn)
    if outcome.out:
        return (reason("why-drops" if outcome.avoidable else "why-lost"),)
    if outcome.waits:
        return (_hope(outcome),)
    return tuple(islice(_facts(outcome), MOST_REASONS))


def _hope(outcome: Outcome) -> Reason:
    saving, unseen = outcome.saving, outcome.unseen
    if saving == unseen:
        return reason("why-hope-all")
    return reason("why-hope", count=saving, unseen=unseen) if saving else reason("why-hope-none")


def _facts(outcome: Outcome) -> Iterator[Reason]:
    """Yield what speaks for a turn that stays in, the most telling first."""
    if outcome.wins or outcome.unanswerable:
        yield reason("why-wins" if outcome.wins else "why-unanswerable")
        if scores(outcome):
            yield reason("why-points", count=outcome.best.points)
        return
    if outcome.forced:
        yield reason("why-forced")
    yield from _left(outcome)
    yield from _kept(outcome)


def scores(outcome: Outcome) -> bool:
    """Return whether it is known what a turn that ends the round scores."""
    rules = outcome.after.rules
    # A losing discard changes the colour, and so what counts.
    return rules.match and (outcome.wins or not rules.edition.losing_discard)


def _left(outcome: Outcome) -> Iterator[Reason]:
    """Yield what a turn leaves to the others: one fact, or none."""
    if outcome.sure or not outcome.tellable:
        return
    few = outcome.whole and outcome.alone.bit_count() <= MOST_NAMED
    if outcome.answered_only_by_threes:
        yield reason("why-only-three")
    elif few and outcome.alone and not outcome.further:
        cards = tuple(listed(outcome.alone))
        yield reason("why-only", cards=cards, threes=int(outcome.threes))
    elif few and not outcome.alone and not outcome.after.rules.actions:
        yield reason("why-two")
    elif 0 < outcome.percent <= FEW:
        yield reason("why-share", percent=outcome.percent)
    elif outcome.must_change:
        yield reason("why-change", colour=outcome.after.canvas)
    elif outcome.whole and outcome.singles:
        if outcome.fewest:
            yield reason("why-fewest", count=outcome.singles, unseen=outcome.unseen)
        elif 2 * outcome.singles <= outcome.unseen:
            yield reason("why-count", count=outcome.singles, unseen=outcome.unseen)


def _kept(outcome: Outcome) -> Iterator[Reason]:
    """Yield what a turn keeps, the most telling first."""
    if not outcome.held:
        yield reason("why-last")
    if outcome.changes:
        yield reason("why-keeps-changes", held=outcome.held, count=len(outcome.changes))
    if len(outcome.ahead) >= MANY_COLOURS:
        yield reason("why-ahead", count=len(outcome.ahead))
    if outcome.draws:
        yield reason("why-draws", held=outcome.held)
    elif outcome.held and not outcome.changes:
        yield reason("why-keeps", held=outcome.held)
