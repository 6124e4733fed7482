"""The ways to go on with a turn, as bots weigh them."""

from __future__ import annotations

import random
from itertools import islice
from typing import Final

from red7.core import Phase, Step, View
from red7.core.steps import DISCARD, DRAW, DRAW_STEP, DROP
from red7.core.strength import colours_of
from red7.core.turn import strength

Line = tuple[Step, ...]
MOST_LINES: Final = 3000  # with actions a turn can go on in very many ways


def lines_of(view: View, chance: random.Random) -> list[Line]:
    """Give the ways to go on that keep the player in, in random order; all ways if none does."""
    lines = list(islice(view.lines(), MOST_LINES))
    staying = [line for line in lines if not goes_out(view, line)]
    chosen = staying or lines
    chance.shuffle(chosen)
    return chosen


def goes_out(view: View, line: Line) -> bool:
    """Tell whether a line drops out, or discards and loses."""
    if line[-1].kind == DROP:
        return True
    if not view.rules.edition.losing_discard or line[-1].kind != DISCARD:
        return False
    return view.follow(line).out[view.turn - 1]


def first_of(line: Line) -> Step:
    """Give the step to make now; a line names a card that is known to come, a choice does not."""
    return DRAW_STEP if line[0].kind == DRAW else line[0]


def cards_kept(view: View, line: Line) -> int:
    """Tell how many cards a line leaves in hand; a 3 played in need counts as a gamble."""
    after = view.follow(line)
    kept = after.hand_size(view.turn)
    if after.phase is Phase.THREE:
        kept += 1 if after.standing().seat == view.turn else -50
    return kept


def standing_after(view: View, line: Line) -> int:
    """Tell how strong a line leaves the palette under the colour then in force."""
    after = view.follow(line)
    return strength(after.canvas, after.palettes[view.turn - 1])


def replies_after(view: View, line: Line) -> int:
    """Count what an opponent could answer, were any unseen card in hand: the fewer the better."""
    after = view.follow(line)
    mine = after.palettes[view.turn - 1]
    unseen = after.unseen.mask
    colours = colours_of(unseen)
    replies = 0
    for seat in after.seats_in:
        if seat == view.turn:
            continue
        palette = after.palettes[seat - 1]
        for card in after.unseen:
            more = palette | 1 << card
            if strength(after.canvas, more) > strength(after.canvas, mine):
                replies += 2
            replies += sum(
                1
                for colour in range(7)
                if colours >> colour & 1 and strength(colour, more) > strength(colour, mine)
            )
    return replies
