"""What is wrong with a turn, against a better one."""

from __future__ import annotations

from collections.abc import Iterator

from red7.core import Card, View
from red7.core.steps import DISCARD
from red7.core.strength import BELOW_FOUR, EVEN
from red7.core.turn import strength
from red7.study.reasons.explain import scores
from red7.study.reasons.outcome import MOST_NAMED, Outcome, Turn
from red7.study.reasons.reason import Reason, reason

MUCH = 5  # percent: a difference in answers that tells something


def compare(view: View, turn: Turn, better: Turn) -> tuple[Reason, ...]:
    """Return the one or two most telling facts that speak against a turn; none if none does."""
    mine, theirs = Outcome.of(view, turn), Outcome.of(view, better)
    decisive = next(_decisive(mine, theirs), None)
    if decisive:
        return (decisive,)
    if mine.out or theirs.out or mine.waits or theirs.waits or mine.wins or mine.unanswerable:
        return ()
    left, kept = list(_left(mine, theirs)), list(_kept(mine, theirs))
    # One of each kind tells more than two of one.
    chosen = [*left[:1], *kept[:1], *left[1:], *kept[1:]][:2]
    return tuple(chosen)


def _decisive(mine: Outcome, theirs: Outcome) -> Iterator[Reason]:
    """Yield what needs no other reason beside it."""
    if not theirs.may_stay:
        return
    if mine.out:
        yield reason("wrong-out")
    elif mine.waits:
        yield from _hoped(mine, theirs)
    elif not theirs.waits:
        yield from _ended(mine, theirs)


def _hoped(mine: Outcome, theirs: Outcome) -> Iterator[Reason]:
    """Yield what is wrong with hoping for a card."""
    saving, unseen = mine.saving, mine.unseen
    if theirs.waits and saving < theirs.saving and unseen == theirs.unseen:
        yield reason("wrong-hope-fewer", mine=saving, theirs=theirs.saving, unseen=unseen)
    if not theirs.waits and saving < unseen:
        yield reason("wrong-hope", count=saving, unseen=unseen)


def _ended(mine: Outcome, theirs: Outcome) -> Iterator[Reason]:
    """Yield what a turn misses by not ending the round, or by scoring less."""
    if theirs.wins and not mine.wins:
        yield reason("wrong-misses-win")
    if theirs.unanswerable and not (mine.wins or mine.unanswerable):
        yield reason("wrong-misses-unanswerable")
    if _ends(mine) and _ends(theirs) and mine.best.points < theirs.best.points:
        yield reason("wrong-points", mine=mine.best.points, theirs=theirs.best.points)


def _ends(outcome: Outcome) -> bool:
    """Return whether a turn ends the round, with a score that is known."""
    return (outcome.wins or outcome.unanswerable) and scores(outcome)


def _left(mine: Outcome, theirs: Outcome) -> Iterator[Reason]:
    """Yield what a turn leaves to the others, the most telling first."""
    if mine.sure and not theirs.sure:
        seat, cards = mine.sure
        yield reason("wrong-known", seat=seat, cards=cards)
    lets = tuple(colour for colour in mine.lets if colour not in theirs.lets)
    if lets and len(lets) <= MOST_NAMED and _same_next(mine, theirs):
        yield reason("wrong-lets", colours=lets)
    if not (mine.tellable and theirs.tellable):
        return
    if mine.percent - MUCH >= theirs.percent > 0 and _same_next(mine, theirs):
        yield reason("wrong-share", mine=mine.percent, theirs=theirs.percent)
    covered = mine.whole and theirs.whole and mine.unseen == theirs.unseen
    if covered and 100 * (mine.singles - theirs.singles) >= MUCH * mine.unseen:
        yield reason("wrong-count", mine=mine.singles, theirs=theirs.singles, unseen=mine.unseen)


def _same_next(mine: Outcome, theirs: Outcome) -> bool:
    """Return whether the same player has to answer either turn."""
    return [rival.seat for rival in mine.rivals[:1]] == [rival.seat for rival in theirs.rivals[:1]]


def _kept(mine: Outcome, theirs: Outcome) -> Iterator[Reason]:
    """Yield what a turn keeps less of, the most telling first."""
    if theirs.held > mine.held == 0:
        yield reason("wrong-last")
    yield from _given_up(mine, theirs)
    if mine.held < theirs.held:
        yield reason("wrong-fewer", mine=mine.held, theirs=theirs.held)
    if len(mine.ahead) < len(theirs.ahead):
        yield reason("wrong-ahead", mine=len(mine.ahead), theirs=len(theirs.ahead))
    if len(mine.changes) < len(theirs.changes):
        yield reason("wrong-changes", mine=len(mine.changes), theirs=len(theirs.changes))
    yield from _shown(mine, theirs)


def _given_up(mine: Outcome, theirs: Outcome) -> Iterator[Reason]:
    """Yield the cards that a turn gives up, and the better one keeps for a use."""
    colours = {card.colour for card in mine.hand}
    for card in theirs.changes:
        if card.colour not in colours and _only(mine.view, card, theirs):
            yield reason("wrong-gives-colour", card=card, colour=card.colour)
    for name, kind in (("wrong-gives-even", EVEN), ("wrong-gives-low", BELOW_FOUR)):
        last = _last_of(mine, kind)
        if last is not None and last not in _discarded(theirs):
            yield reason(name, card=last)


def _only(view: View, card: Card, theirs: Outcome) -> bool:
    """Return whether a card held now is the only one of its colour there, and then too."""
    held = [one for one in view.hand(view.turn) if one.colour is card.colour]
    return held == [card] and card in theirs.hand


def _last_of(outcome: Outcome, kind: int) -> Card | None:
    """Return the card discarded that was the player's only one of a kind."""
    seat = outcome.view.turn
    own = outcome.view.hand(seat) | outcome.view.palette(seat)
    found = [card for card in own if card.mask & kind]
    return found[0] if len(found) == 1 and found[0] in _discarded(outcome) else None


def _discarded(outcome: Outcome) -> list[Card | None]:
    return [step.card for step in outcome.turn if step.kind == DISCARD]


def _shown(mine: Outcome, theirs: Outcome) -> Iterator[Reason]:
    """Yield what counts in front of the player, and the highest card kept, if that is less."""
    canvas = mine.after.canvas
    own, other = mine.best, theirs.best
    if canvas is theirs.after.canvas and strength(canvas, own.mask) < strength(canvas, other.mask):
        yield reason("wrong-weaker", colour=canvas, cards=tuple(own), better=tuple(other))
    if mine.after.rules.match and own.points < other.points:
        yield reason("wrong-scores", mine=own.points, theirs=other.points)
    if mine.hand and theirs.hand and max(mine.hand) < max(theirs.hand):
        yield reason("wrong-highest", card=max(mine.hand), other=max(theirs.hand))
