"""The ways to continue a turn, as seen by bots that do not search."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

from red7.core import Phase, Step, View
from red7.core.steps import DISCARD, DROP
from red7.core.strength import colours_of
from red7.core.turn import strength

Line = tuple[Step, ...]


def random_line(view: View, chance: random.Random) -> Line:
    """Return a random way to continue, one that goes out only if there is no other."""
    line = _walk(view, chance)
    # A 3 may draw a card known to be useless, which leads nowhere: then consider the whole turn.
    return some_lines(view, chance, len(view.legal_steps))[0] if goes_out(view, line) else line


def _walk(view: View, chance: random.Random) -> Line:
    """Take random steps, going out only if no other step is legal."""
    now, made = view, len(view.steps)
    while True:
        steps = list(now.legal_steps)
        chance.shuffle(steps)
        # Going out comes last: dropping out, or in some editions a losing discard.
        steps.sort(key=lambda step: step.kind == DROP)
        after = now.step(steps[0])
        for step in steps[1:]:
            if not after.out[view.turn - 1] or step.kind == DROP:
                break
            after = now.step(step)
        if is_settled(view, after):
            return after.steps[made:]
        now = after


def some_lines(view: View, chance: random.Random, most: int) -> list[Line]:
    """Return ways to continue without going out, in random order; all ways if there are none.

    With actions there can be very many. This returns about ``most`` of them, an equal share for
    each step that is legal now.
    """
    share = max(1, most // len(view.legal_steps))
    chosen: list[Line] = []
    for step in view.legal_steps:
        staying = (line for line in _lines_after(view, step) if not goes_out(view, line))
        chosen += islice(staying, share)
    if not chosen:
        for step in view.legal_steps:
            chosen += islice(_lines_after(view, step), share)
    chance.shuffle(chosen)
    return chosen


def _lines_after(view: View, step: Step) -> Iterator[Line]:
    """Yield the ways to continue that begin with a step."""
    after = view.step(step)
    made = after.steps[len(view.steps) :]
    if is_settled(view, after):
        yield made
    else:
        for line in after.lines():
            yield (*made, *line)


def is_settled(view: View, after: View) -> bool:
    """Return whether the turn is over or waits for an unknown card."""
    waits = after.phase is Phase.THREE or after.hidden[view.turn - 1] > 0
    return after.phase is Phase.OVER or waits


def sound_steps(view: View) -> tuple[Step, ...]:
    """Return the legal steps; if only this round counts, without those that go out needlessly."""
    if view.rules.match:
        return view.legal_steps
    staying = tuple(step for step in view.legal_steps if not _leaves(view, step))
    return staying or view.legal_steps


def _leaves(view: View, step: Step) -> bool:
    if step.kind == DISCARD and view.rules.edition.losing_discard:
        return view.step(step).out[view.turn - 1]
    return step.kind == DROP


def goes_out(view: View, line: Line) -> bool:
    """Return whether a line ends by dropping out or with a losing discard."""
    if line[-1].kind == DROP:
        return True
    if not view.rules.edition.losing_discard or line[-1].kind != DISCARD:
        return False
    return view.follow(line).out[view.turn - 1]


def cards_kept(view: View, line: Line) -> int:
    """Return how many cards a line leaves in hand; a 3 played while behind counts as a gamble."""
    after = view.follow(line)
    kept = after.hand_size(view.turn)
    if after.phase is Phase.THREE:
        kept += 1 if after.standing().seat == view.turn else -50
    return kept


def standing_after(view: View, line: Line) -> int:
    """Return how strong the palette is after a line, under the colour then in force."""
    after = view.follow(line)
    return strength(after.canvas, after.palettes[view.turn - 1])


def replies_after(view: View, line: Line, overlooked: int = 0) -> int:
    """Count the replies the opponents could have if they held every unseen card.

    The fewer, the better. Overlooked colours (seven bits) are not counted as replies.
    """
    after = view.follow(line)
    mine = after.palettes[view.turn - 1]
    thought_of = colours_of(after.unseen.mask) & ~overlooked
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
                if thought_of >> colour & 1 and strength(colour, more) > strength(colour, mine)
            )
    return replies
