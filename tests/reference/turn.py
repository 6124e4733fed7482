"""One turn of Red7, step by step: what is printed, what is open, and what a step does.

A step is open when some whole continuation that begins with it ends with the mover winning, or
reaches a 3 that draws. All continuations are tried, with no shortcut.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from .cards import number, wins
from .position import UNSEEN, Position, Rules, Seat, known_cards

START = "start"  # nothing done yet
ONE, THREE, FIVE, SEVEN = "1", "3", "5", "7"  # this action is unfinished
ACTED = "acted"  # a card was played and all actions are done
EARNED = "earned"  # a discard from hand earned a draw that is neither taken nor left
OVER = "over"


@dataclass(frozen=True)
class Turn:
    """A position in mid-turn, with what has to be remembered of the steps so far."""

    position: Position
    stage: str = START
    seven: str = ""  # the 7 whose action is unfinished
    offered: bool = False  # a 7's discard earned a draw that is neither taken nor left
    acted_1_or_7: bool = False  # bars the losing discard of v1.3
    drew_by_3: bool = False  # opens the dropping out in mid-turn
    out: bool = False  # the turn is over and the mover is out


def is_winning(turn: Turn) -> bool:
    """Whether the mover is winning as things stand."""
    position = turn.position
    return wins(position.rule, position.mover().palette, position.other_palettes())


def with_mover(position: Position, mover: Seat | None) -> Position:
    """The position with another state of the mover's seat."""
    seats = list(position.seats)
    seats[position.turn] = mover
    return replace(position, seats=tuple(seats))


def targets_of_1(rules: Rules, position: Position) -> Iterator[str]:
    """Rules, actions, 1: "from the palette of another player still in, whose palette has at least
    as many cards as yours (the 1 included)"; v1.1: "whose palette has more than one card".
    """
    least = 2 if rules.edition == "v1.1" else len(position.mover().palette)
    for palette in position.other_palettes():
        if len(palette) >= least:
            yield from palette


def choices_of_7(rules: Rules, turn: Turn) -> Iterator[str]:
    """Rules, actions, 7: "any card of your palette, the 7 included, and either discard it to the
    canvas [...] or lay it face down on the deck"; v1.1: "other than that 7, to the canvas only".
    """
    for card in turn.position.mover().palette:
        if rules.edition != "v1.1":
            yield ">" + card
            yield "^" + card
        elif card != turn.seven:
            yield ">" + card


def play(rules: Rules, turn: Turn, card: str) -> Turn:
    """From hand to palette; "obliges you to perform its action, if you can", else passed over."""
    mover = turn.position.mover()
    mover = replace(
        mover,
        palette=mover.palette | {card},
        hand=mover.hand - {card},
        public=mover.public - {card},
    )
    after = replace(turn, position=with_mover(turn.position, mover), stage=ACTED)
    if not rules.actions or number(card) % 2 == 0:
        return after
    if number(card) == 1:
        # Vectors, legal 672: barred in v1.3 even if the 1 had no target.
        after = replace(after, acted_1_or_7=True)
        return replace(after, stage=ONE) if any(targets_of_1(rules, after.position)) else after
    if number(card) == 3:
        return replace(after, stage=THREE) if after.position.deck else after
    if number(card) == 5:
        return replace(after, stage=FIVE) if mover.hand else after
    after = replace(after, acted_1_or_7=True, seven=card)
    return replace(after, stage=SEVEN) if any(choices_of_7(rules, after)) else after


def earns(rules: Rules, position: Position, card: str) -> bool:
    """Rules, draw: "a card whose number is higher than the number of cards in your palette [...]
    if the deck is not empty".
    """
    return bool(rules.draw and position.deck and number(card) > len(position.mover().palette))


def discard_from_hand(rules: Rules, turn: Turn, card: str) -> Turn:
    """From hand to canvas: "its colour is now in force"; a discard that loses ends the turn."""
    mover = turn.position.mover()
    mover = replace(mover, hand=mover.hand - {card}, public=mover.public - {card})
    position = with_mover(turn.position, mover)
    position = replace(position, rule=card[0], gone=position.gone | {card})
    after = replace(turn, position=position, stage=OVER, offered=False)
    if not is_winning(after):
        return replace(after, out=True)
    return replace(after, stage=EARNED) if earns(rules, position, card) else after


def discard_by_7(rules: Rules, turn: Turn, card: str) -> Turn:
    """From palette to canvas; the earned draw: "in v1.1 and v1.2 a discard is a discard [...] the
    palette is counted after the card has left it"; "In v1.3 a 7's discard never earns a draw".
    """
    mover = turn.position.mover()
    position = with_mover(turn.position, replace(mover, palette=mover.palette - {card}))
    position = replace(position, rule=card[0], gone=position.gone | {card})
    offered = rules.edition != "v1.3" and earns(rules, position, card)
    return replace(turn, position=position, stage=ACTED, seven="", offered=offered)


def lay_on_deck(turn: Turn, card: str) -> Turn:
    """Rules, Public knowledge: "A card laid on the deck was seen by all"."""
    position = turn.position
    seats = tuple(seat and replace(seat, palette=seat.palette - {card}) for seat in position.seats)
    position = replace(position, seats=seats, deck=(card, *position.deck), known=position.known + 1)
    return replace(turn, position=position, stage=ACTED, seven="")


def draw(turn: Turn, card: str) -> Turn:
    """The top card comes to the hand; a card that everybody knew is known there too.

    UNSEEN stands for a card that the mover does not know yet, and so cannot reckon with.
    """
    position = turn.position
    mover = position.mover()
    if card == UNSEEN:
        mover = replace(mover, hidden=mover.hidden + 1)
    else:
        public = {card} if position.known else set()
        mover = replace(mover, hand=mover.hand | {card}, public=mover.public | public)
    position = replace(position, deck=position.deck[1:], known=max(0, position.known - 1))
    position = with_mover(position, mover)
    if turn.stage == EARNED:  # "The turn is then over"
        return replace(turn, position=position, stage=OVER)
    if turn.stage == THREE:
        return replace(turn, position=position, stage=ACTED, drew_by_3=True)
    return replace(turn, position=position, offered=False)


def perform(rules: Rules, turn: Turn, step: str, drawn: str = UNSEEN) -> Turn:
    """What a step does; `drawn` is the card that a `!` brings."""
    kind, card = step[0], step[1:]
    if kind == "+":
        return play(rules, turn, card)
    if kind == ">" and turn.stage == SEVEN:
        return discard_by_7(rules, turn, card)
    if kind == ">":
        return discard_from_hand(rules, turn, card)
    if kind == "^":
        return lay_on_deck(turn, card)
    if kind == "!":
        return draw(turn, drawn)
    return replace(turn, stage=OVER, offered=False, out=kind == "~")


def reckoned(rules: Rules, position: Position) -> str:
    """The card that a draw will bring, as far as the mover may reckon with it.

    Rules: "a draw still to come is no reason to hope". Vectors, legal 687 and 735: a card that
    everybody knows to be on top is no hope but a certainty. Legal 151 to 153 go further and reckon
    with a top card that only the writer of the position knows: `peeks` follows them.
    """
    known = position.known or rules.peeks
    return position.deck[0] if position.deck and known else UNSEEN


def printed(rules: Rules, turn: Turn) -> Iterator[tuple[str, Turn]]:
    """Each step with what it leads to, before it is asked whether the turn can still be won."""
    hand = turn.position.mover().hand
    if turn.stage == ONE:
        steps = ["^" + card for card in targets_of_1(rules, turn.position)]
    elif turn.stage == THREE:
        steps = ["!"]
    elif turn.stage == FIVE:
        steps = ["+" + card for card in hand]
    elif turn.stage == SEVEN:
        steps = list(choices_of_7(rules, turn))
    elif turn.stage == EARNED or (turn.offered and rules.draw == "draw!"):
        steps = ["!"] if rules.draw == "draw!" else ["!", "."]
    elif turn.stage == START:
        steps = [kind + card for card in hand for kind in "+>"] + ["~"]
    elif turn.stage == ACTED:
        steps = [">" + card for card in hand] + ["."] + (["!"] if turn.offered else [])
        # "Later in the turn only after a 3 has drawn a card in it".
        steps += ["~"] if turn.drew_by_3 else []
    else:
        return
    for step in steps:
        after = perform(rules, turn, step, reckoned(rules, turn.position))
        if step[0] == ">" and turn.stage == SEVEN:
            # v1.2: "where you must be winning at once".
            if rules.edition == "v1.2" and not is_winning(after):
                continue
        elif step[0] == ">" and after.out:
            # v1.3 only, and "not in a turn in which a 1 or a 7 was played as an action".
            if rules.edition != "v1.3" or turn.acted_1_or_7:
                continue
        elif step == "." and not is_winning(turn):
            continue
        elif step == "~" and turn.stage == ACTED and is_winning(turn):
            continue  # "and you are not winning as things stand"
        yield step, after


def good_lines(rules: Rules, turn: Turn) -> Iterator[tuple[str, ...]]:
    """All whole continuations that end with the mover winning, or with a 3 that draws ("may be
    tried in hope").
    """
    for step, after in printed(rules, turn):
        if after.stage == OVER:
            if not after.out:
                yield (step,)
        elif after.stage == THREE:
            yield (step, "!")
        else:
            for line in good_lines(rules, after):
                yield (step, *line)


def open_steps(rules: Rules, turn: Turn) -> set[str]:
    """The steps open to the mover.

    Rulings: "a palette play from which the turn cannot end with you winning is not offered"; "each
    choice inside an action is open only if the turn can still end with you winning". Dropping out
    and the losing discard of v1.3 end the turn at once and ask for nothing.
    """
    position = turn.position
    if len(position.players()) == 1:
        return set()  # "the last player in wins the round at once"
    if turn.stage == START and position.mover().has_no_card():
        return set()  # "A player whose turn begins with an empty hand is out"
    if turn.stage == THREE:
        return {"!"}  # "follows its `+` by itself and is not a choice"
    return {
        step
        for step, after in printed(rules, turn)
        if after.stage in (OVER, THREE) or any(True for _ in good_lines(rules, after))
    }


def take(rules: Rules, turn: Turn, text: str) -> Turn:
    """Performs one written step, which has to be open; a `!` finds its card."""
    step, card = (text[0], text[1:].upper()) if text[0] == "!" else (text.upper(), "")
    if step not in open_steps(rules, turn):
        raise ValueError(f"not a legal step: {text!r}")
    if step != "!":
        return perform(rules, turn, step)
    top = turn.position.deck[0]
    if top == UNSEEN:
        # "and with its card"
        if not card:
            raise ValueError("a draw without its card from a deck that is not known")
        if card in set(known_cards(turn.position)):
            raise ValueError(f"a card stands twice: {card!r}")
    elif card and card != top:  # "if written it must agree"
        raise ValueError(f"{card!r} does not lie on top of the deck")
    return draw(turn, card or top)


def leave(position: Position, place: int) -> Position:
    """Rules: "turns hand and palette face down; nobody sees the hand"; GONE: "in palettes of
    players who are out". Hand cards are mentioned no more, not even those that everybody knew.
    """
    seat = position.seats[place]
    assert seat is not None
    seats = list(position.seats)
    seats[place] = None
    return replace(position, seats=tuple(seats), gone=position.gone | seat.palette)


def next_turn(turn: Turn) -> Position:
    """The start of the next turn: "A player whose turn begins with an empty hand is out"; "the
    last player in wins the round at once", and is then shown as the seat to move.
    """
    position = turn.position
    place = position.turn
    if turn.out:
        position = leave(position, place)
    while True:
        place = (place + 1) % len(position.seats)
        seat = position.seats[place]
        if seat is None:
            continue
        if len(position.players()) == 1 or not seat.has_no_card():
            return replace(position, turn=place)
        position = leave(position, place)
