"""Why a step is refused: the reason and its facts."""

from __future__ import annotations

from typing import Final

from red7.core.cards import CARDS, COLOURS, Card
from red7.core.errors import Fact, Red7Error
from red7.core.layout import Layout
from red7.core.rules import Draw, Target
from red7.core.steps import DISCARD, DRAW, DROP, LAY, PLAY, Step
from red7.core.turn import (
    ACTING,
    Phase,
    Situation,
    after_moving,
    after_play,
    after_taking,
    best,
    strength,
    targets,
    winning,
)

_NUMBERS: Final = {phase: number for number, phase in ACTING.items()}


def refuse(position: Layout, now: Situation, step: Step) -> Red7Error:
    """Return the reason why an illegal step is refused."""
    card = step.card
    if step.kind == DRAW:
        if card is not None:
            return Red7Error("draw-unnamed")
        return _unfinished(now) or Red7Error("draw-not-earned")
    if card is None:
        return _refuse_drop(now) if step.kind == DROP else _refuse_end(position, now)
    if step.kind == LAY:
        return _refuse_lay(position, now, card)
    if step.kind == DISCARD and now.phase is Phase.SEVEN:
        return _refuse_move(position, now, card, to_canvas=True)
    if step.kind == PLAY:
        return _refuse_play(position, now, card)
    return _refuse_discard(position, now, card)


def _unfinished(now: Situation) -> Red7Error | None:
    """Return the reason if an action or a compulsory draw has to come first."""
    if now.phase in _NUMBERS:
        return Red7Error("action-unfinished", number=_NUMBERS[now.phase])
    if now.phase in (Phase.EARNED, Phase.SEVEN_EARNED) and now.rules.draw is Draw.MUST:
        return Red7Error("draw-first")
    return None


def _refuse_drop(now: Situation) -> Red7Error:
    unfinished = _unfinished(now)
    if unfinished:
        return unfinished
    return Red7Error("drop-winning" if now.tried else "drop-late")


def _refuse_end(position: Layout, now: Situation) -> Red7Error:
    if now.phase is Phase.START:
        return Red7Error("end-too-early")
    unfinished = _unfinished(now)
    return unfinished or Red7Error("end-loses", **compare(position, now))


def _not_from_hand(now: Situation, card: Card) -> Red7Error | None:
    """Return the reason if this card, or any card, can no longer leave the hand."""
    if now.phase is Phase.EARNED:
        return Red7Error("discarded-already")
    return None if now.hand >> card & 1 else Red7Error("not-in-hand", card=card)


def _refuse_play(position: Layout, now: Situation, card: Card) -> Red7Error:
    if now.phase is not Phase.FIVE:
        unfinished = _unfinished(now)
        if unfinished:
            return unfinished
    unplayable = _not_from_hand(now, card)
    if unplayable:
        return unplayable
    if now.phase not in (Phase.START, Phase.FIVE):
        return Red7Error("played-already", card=card, actions=int(now.rules.actions))
    played = after_play(now, card)
    if winning(played):
        return Red7Error("play-action-loses", card=card)  # winning so far, but an action follows
    return Red7Error("play-loses", card=card, **compare(position, played))


def _refuse_discard(position: Layout, now: Situation, card: Card) -> Red7Error:
    unfinished = _unfinished(now)
    if unfinished:
        return unfinished
    unplayable = _not_from_hand(now, card)
    if unplayable:
        return unplayable
    reason = "discard-bound" if now.rules.edition.losing_discard else "discard-loses"
    return Red7Error(reason, card=card, **compare(position, now, card % 7))


def _refuse_lay(position: Layout, now: Situation, card: Card) -> Red7Error:
    if now.phase is Phase.SEVEN:
        return _refuse_move(position, now, card, to_canvas=False)
    if now.phase is not Phase.ONE:
        return _unfinished(now) or Red7Error("lay-without-action", card=card)
    bit = 1 << card
    if now.palette & bit:
        return Red7Error("one-own-card", card=card)
    owners = [
        (seat, other)
        for seat, other in zip(_rivals(position), now.others, strict=True)
        if other & bit
    ]
    if not owners:
        return Red7Error("one-not-there", card=card)
    if not targets(now) & bit:
        if now.rules.edition.one_takes_from is Target.MORE_THAN_ONE:
            return Red7Error("one-last-card", card=card)
        ((owner, palette),) = owners
        mine, theirs = now.palette.bit_count(), palette.bit_count()
        rival = place_at_table(position.turn, owner, position.players)
        return Red7Error("one-smaller-palette", mine=mine, theirs=theirs, rival=rival)
    return Red7Error("one-loses", card=card, **compare(position, after_taking(now, card)))


def _refuse_move(position: Layout, now: Situation, card: Card, *, to_canvas: bool) -> Red7Error:
    edition = now.rules.edition
    if not now.palette >> card & 1:
        return Red7Error("seven-not-there", card=card)
    if not to_canvas and not edition.seven_to_deck:
        return Red7Error("seven-canvas-only", card=card)
    if card == now.seven and not edition.seven_takes_itself:
        return Red7Error("seven-itself")
    at_once = to_canvas and edition.seven_wins_at_once
    facts = compare(position, after_moving(now, card, to_canvas=to_canvas))
    return Red7Error("seven-loses-at-once" if at_once else "seven-loses", card=card, **facts)


def compare(position: Layout, now: Situation, colour: int | None = None) -> dict[str, Fact]:
    """Compare the player to move with the strongest opponent under a colour or the one in force."""
    mover = position.turn
    rule = now.canvas if colour is None else colour
    strengths = [strength(rule, other) for other in now.others]
    place = strengths.index(max(strengths))
    rival, palette = _rivals(position)[place], now.others[place]
    mine, theirs = best(rule, now.palette), best(rule, palette)
    return {
        "rule": COLOURS[rule],
        "mine": mine.bit_count(),
        "theirs": theirs.bit_count(),
        "rival": place_at_table(mover, rival, position.players),
        "top": _top(mine),
        "their_top": _top(theirs),
    }


def _rivals(position: Layout) -> list[int]:
    """Return the other seats that are still in."""
    seats = enumerate(position.out, 1)
    return [seat for seat, out in seats if not out and seat != position.turn]


def _top(cards: int) -> Fact:
    return CARDS[cards.bit_length() - 1] if cards else ""


def place_at_table(seat: int, other: int, players: int) -> str:
    """Return where another player sits; the next to move sits on the left.

    >>> place_at_table(1, 2, 2), place_at_table(4, 1, 4), place_at_table(1, 3, 4)
    ('opponent', 'left', 'across')
    """
    distance = (other - seat) % players
    if players == 2:  # noqa: PLR2004 - two players face each other
        return "opponent"
    if distance == 1:
        return "left"
    return "right" if distance == players - 1 else "across"
