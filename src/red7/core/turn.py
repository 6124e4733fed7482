"""What the player to move may do.

Everything here depends on a ``Situation``, which holds only what the player to move may know:
neither hidden hands nor the order of the deck can reach these functions.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Final, NamedTuple

from red7.core.cards import Card, listed
from red7.core.rules import Draw, Rules, Target
from red7.core.steps import (
    DISCARD,
    DISCARDS,
    DRAW_STEP,
    DROP_STEP,
    END_STEP,
    LAY,
    LAYS,
    PLAY,
    PLAYS,
    Step,
)
from red7.core.strength import COLUMN, best_of_each, colours_of
from red7.core.strength import strength as strength_of

# The same palettes are evaluated many times in a turn.
strength = lru_cache(maxsize=1 << 16)(strength_of)
bests = lru_cache(maxsize=1 << 14)(best_of_each)


def best(rule: int, palette: int) -> int:
    """Return the best set of a palette under a colour; 0 if there is none."""
    return bests(palette)[rule]


@lru_cache(maxsize=1 << 14)
def strengths(palette: int) -> tuple[int, ...]:
    """Return how strong a palette is under each of the seven colours, Violet first."""
    return tuple([cards.bit_count() << 6 | cards.bit_length() for cards in bests(palette)])


@lru_cache(maxsize=1 << 14)
def bars_of(palettes: tuple[int, ...]) -> tuple[int, ...]:
    """Return the strength to beat under each of the seven colours, Violet first."""
    if len(palettes) == 1:
        return strengths(palettes[0])
    return tuple(map(max, zip(*map(strengths, palettes), strict=True)))


class Phase(Enum):
    """How far a turn has progressed."""

    START = "nothing done yet"
    FREE = "cards played and all actions finished"
    ONE = "a 1 takes a card"
    THREE = "a 3 draws a card"
    FIVE = "a 5 plays another card"
    SEVEN = "a 7 takes a card of one's own palette"
    SEVEN_EARNED = "a 7's discard earned a draw"
    EARNED = "a discard from hand earned a draw"
    OVER = "the turn is over"

    __hash__ = object.__hash__  # members are unique, and Enum's own hash is slow


# As plain names, because looking them up in the class is slow in this hot code.
START, FREE, ONE, THREE, FIVE, SEVEN, SEVEN_EARNED, EARNED, OVER = Phase

ACTING: Final = {1: ONE, 3: THREE, 5: FIVE, 7: SEVEN}


class Situation(NamedTuple):
    """Everything that determines what the player to move may do."""

    rules: Rules
    phase: Phase
    canvas: int  # the colour in force
    palette: int
    others: tuple[int, ...]  # the palettes of the other players still in
    bars: tuple[int, ...]  # the strength to beat under each colour
    hand: int
    held: int  # how many cards the hand holds
    deck: int  # how many cards
    top: int = -1  # the card on top of the deck, if known
    seven: int = -1  # the 7 whose action is under way
    tried: bool = False  # a 3 has drawn a card this turn
    bound: bool = False  # a 1 or a 7 was played as an action: no losing discard
    guessed: bool = False  # the hand is unknown: `hand` is what it may hold


def winning(now: Situation) -> bool:
    """Return whether the player to move is winning as things stand."""
    return strength(now.canvas, now.palette) > now.bars[now.canvas]


# The colours in a set of seven bits, to find a hand's colours without a loop.
_COLOURS_IN: Final = tuple(tuple(c for c in range(7) if bits >> c & 1) for bits in range(128))


def can_finish(now: Situation, palette: int, hand: int) -> bool:
    """Return whether the turn can end with the player winning, once all actions are finished."""
    if now.guessed:
        return True
    bars, count = now.bars, palette.bit_count()
    for colour in (now.canvas, *_COLOURS_IN[colours_of(hand)]):
        # With too few cards there is no need to compute the strength.
        if count >= bars[colour] >> 6 and strength(colour, palette) > bars[colour]:
            return True
    return False


def targets(now: Situation) -> int:
    """Return the cards that a 1 just played may take."""
    least = 2
    if now.rules.edition.one_takes_from is Target.AS_MANY_AS_MINE:
        least = now.palette.bit_count()
    cards = 0
    for other in now.others:
        if other.bit_count() >= least:
            cards |= other
    return cards


def movable(now: Situation) -> int:
    """Return the cards that the action of a 7 may take."""
    itself = 0 if now.rules.edition.seven_takes_itself else 1 << now.seven
    return now.palette & ~itself


def after_play(now: Situation, card: Card) -> Situation:
    """Return the situation after a card has gone from hand to palette, before its action."""
    number = card.number
    acting = now.rules.actions and number in ACTING
    played = now._replace(
        phase=FREE,
        palette=now.palette | 1 << card,
        hand=now.hand & ~(1 << card),
        held=now.held - 1,
        bound=now.bound or (acting and number in (1, 7)),
        seven=int(card) if acting and number == 7 else now.seven,  # noqa: PLR2004 - the card's
    )
    if not acting:
        return played
    # An action that cannot be performed is skipped.
    can_act = {1: targets, 3: _deck_left, 5: _hand_left, 7: movable}[number]
    return played._replace(phase=ACTING[number]) if can_act(played) else played


def _deck_left(now: Situation) -> int:
    return now.deck


def _hand_left(now: Situation) -> int:
    return now.held


def after_taking(now: Situation, card: Card) -> Situation:
    """Return the situation after a 1 has moved a card from another palette to the deck."""
    bit = 1 << card
    others = tuple(other & ~bit for other in now.others)
    return now._replace(
        phase=FREE,
        others=others,
        bars=bars_of(others),
        deck=now.deck + 1,
        top=int(card),
    )


def after_moving(now: Situation, card: Card, *, to_canvas: bool) -> Situation:
    """Return the situation after a 7 has moved a card from the player's own palette."""
    palette = now.palette & ~(1 << card)
    if to_canvas:
        return now._replace(phase=FREE, palette=palette, canvas=card % 7)
    return now._replace(phase=FREE, palette=palette, deck=now.deck + 1, top=int(card))


def hopeful(now: Situation) -> bool:
    """Return whether the turn can still end with the player winning, in any phase.

    Only a 3's draw counts as hope; a draw earned by a discard never does.
    """
    if now.phase is FREE:
        return can_finish(now, now.palette, now.hand)
    if now.phase is THREE:
        return True
    if now.phase is FIVE:
        return _can_go_on(now)
    if now.phase is ONE:
        return any(may_take(now, card) for card in listed(targets(now)))
    return any(
        may_move(now, card, to_canvas=to_canvas)
        for card in listed(movable(now))
        for to_canvas in (True, False)
    )


# Seven 5s can be played in 5,040 orders, which lead to few situations.
@lru_cache(maxsize=1 << 14)
def _can_go_on(now: Situation) -> bool:
    """Return whether a 5 just played has another card to play."""
    return any(may_play(now, card) for card in listed(now.hand))


def may_play(now: Situation, card: Card) -> bool:
    """Return whether a card may be played from hand to palette."""
    if not now.rules.actions or not card.number & 1:
        return can_finish(now, now.palette | 1 << card, now.hand & ~(1 << card))
    return hopeful(after_play(now, card))


def may_take(now: Situation, card: Card) -> bool:
    """Return whether a 1 may take this card from another palette."""
    return hopeful(after_taking(now, card))


def may_move(now: Situation, card: Card, *, to_canvas: bool) -> bool:
    """Return whether a 7 may move this card from the player's palette to the canvas or the deck."""
    edition = now.rules.edition
    if not to_canvas and not edition.seven_to_deck:
        return False
    moved = after_moving(now, card, to_canvas=to_canvas)
    if to_canvas and edition.seven_wins_at_once:
        return winning(moved)
    if can_finish(moved, moved.palette, moved.hand):
        return True
    # A draw still to come is no reason to hope, but a known card is a certainty.
    draws = to_canvas and edition.seven_earns_draw and moved.top >= 0
    return (
        draws
        and earns_draw(now.rules, card, moved.palette, moved.deck)
        and winning(moved._replace(canvas=moved.top % 7))
    )


def discardable(now: Situation) -> int:
    """Return the colours that may be discarded from hand to the canvas, as seven bits."""
    colours = colours_of(now.hand)
    if now.rules.edition.losing_discard and not now.bound:
        return colours
    reached, bars = strengths(now.palette), now.bars
    for colour in _COLOURS_IN[colours]:
        if reached[colour] <= bars[colour]:
            colours ^= 1 << colour
    return colours


def earns_draw(rules: Rules, card: Card, palette: int, deck: int) -> bool:
    """Return whether a discard earns a card: its number must exceed the size of the palette."""
    return rules.draw is not Draw.NEVER and deck > 0 and card.number > palette.bit_count()


def is_open(now: Situation, step: Step) -> bool:
    """Return whether a step is legal."""
    kind, card = step
    if card is None:
        return step in _bare_steps(now)
    bit = 1 << card
    phase = now.phase
    if kind == PLAY:
        in_time = phase is START or phase is FIVE
        return in_time and bool(now.hand & bit) and may_play(now, card)
    if kind == DISCARD:
        if phase is SEVEN:
            return bool(movable(now) & bit) and may_move(now, card, to_canvas=True)
        in_time = _may_discard_now(now) and bool(now.hand & bit)
        return in_time and bool(discardable(now) >> card % 7 & 1)
    if kind == LAY:
        if phase is ONE:
            return bool(targets(now) & bit) and may_take(now, card)
        if phase is SEVEN:
            return bool(movable(now) & bit) and may_move(now, card, to_canvas=False)
    return False


def _may_discard_now(now: Situation) -> bool:
    """Return whether a card may be discarded from hand in this phase."""
    if now.phase is SEVEN_EARNED:
        return now.rules.draw is Draw.MAY
    return now.phase is START or now.phase is FREE


def _bare_steps(now: Situation) -> list[Step]:
    """Return the legal steps that name no card."""
    phase = now.phase
    if phase is START:
        return [DROP_STEP] if now.held else []
    if phase is THREE:
        return [DRAW_STEP]
    steps = []
    if phase in (EARNED, SEVEN_EARNED):
        steps.append(DRAW_STEP)
        if now.rules.draw is Draw.MUST:
            return steps
    elif phase is not FREE:
        return steps
    if winning(now):
        steps.append(END_STEP)
    elif now.tried:
        steps.append(DROP_STEP)
    return steps


def _plain_plays(now: Situation, hand: tuple[Card, ...]) -> list[Step]:
    """Return the legal plays without actions: ``can_finish`` for the whole hand at once."""
    bars, palette, held, canvas = now.bars, now.palette, now.hand, now.canvas
    count = palette.bit_count() + 1
    # Colours that need more cards than the palette will have are out of reach for every card.
    reach = [c for c in _COLOURS_IN[colours_of(held)] if count >= bars[c] >> 6 and c != canvas]
    in_force = count >= bars[canvas] >> 6
    plays: list[Step] = []
    if not reach and not in_force:
        return plays
    for card in hand:
        bit = 1 << card
        reached = strengths(palette | bit)
        if in_force and reached[canvas] > bars[canvas]:
            plays.append(PLAYS[card])
            continue
        own = card % 7
        for colour in reach:
            # The card cannot be discarded as well, but another of its colour can.
            if colour == own and held & COLUMN << own == bit:
                continue
            if reached[colour] > bars[colour]:
                plays.append(PLAYS[card])
                break
    return plays


def open_steps(now: Situation) -> tuple[Step, ...]:
    """Return all legal steps, in a fixed order."""
    phase = now.phase
    if phase is SEVEN:
        own = listed(movable(now))
        steps = [DISCARDS[card] for card in own if may_move(now, card, to_canvas=True)]
        steps += [LAYS[card] for card in own if may_move(now, card, to_canvas=False)]
    elif phase is ONE:
        steps = [LAYS[card] for card in listed(targets(now)) if may_take(now, card)]
    else:
        steps = []
        hand = listed(now.hand)
        if phase is START or phase is FIVE:
            if now.rules.actions or now.guessed:
                steps += [PLAYS[card] for card in hand if may_play(now, card)]
            else:
                steps += _plain_plays(now, hand)
        if _may_discard_now(now):
            colours = discardable(now)
            steps += [DISCARDS[card] for card in hand if colours >> card % 7 & 1]
    return (*steps, *_bare_steps(now))
