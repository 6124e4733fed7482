"""A slow, plain reference of Red7 for tests; shares nothing with the package under test.

Readings that rules.md and notation.md leave open and that the vectors force (numbers are lines):

- In v1.3 a losing discard is barred after a 1 even if the 1 had no target (legal 426, 672, 882).
- Hand cards of a player who went out are not in GONE, even if everybody knew them (views 26 to 28:
  O7, drawn after all had seen it laid on the deck).
- A hand of another seat that everybody knows wholly is written without a bar, `B1`; the same hand
  is `B1|-` to its owner (views 92 to 95).
- "A draw still to come is no reason to hope", but a card that everybody knows to be on top of the
  deck is a certainty: a v1.1 7's discard may count on drawing it (legal 687, 688, 735).

Vectors that contradict the rules: legal 151 to 153 count on a top card that only the writer of the
position knows, though "what is open to you may depend [...] never on the hidden order of the deck"
and "the answer must not depend on the difference". Everything here follows them unless it is called
with `peeks=False`; the two readings differ in v1.1 with `draw` (or `draw!`) and `actions` only.

Readings of this module that neither text nor vectors decide:

- After a turn, seats with an empty hand whose turn it would be are shown as out. When the round is
  over, TURN is the seat of the last player in; points are not added to SCORES.
- A view writes no card found by elimination, and a seat that is out sees what a spectator sees.
- A position that ends with the `+` of a 3 that draws, without its `!`, is not valid; nor is one
  whose seat to move is `x`, unless one player is left.
- A whole hand without a bar is not known to everybody; `R7?6` means that everybody knows R7.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from .cards import best_set
from .position import (
    UNSEEN,
    Position,
    Rules,
    Seat,
    read_position,
    read_rules,
    read_text,
    write_full,
    write_view,
)
from .turn import OVER, THREE, Turn, next_turn, open_steps, perform, take

__all__ = ["after", "best_set", "count", "legal", "turns", "view"]


def read_start(text: str) -> Position:
    """A position at the start of a turn."""
    position = read_position(read_text(text))
    if len(position.players()) > 1:
        position.mover()
    return position


def legal(rules: str, position: str, *, peeks: bool = True) -> set[str]:
    """The steps open in a position, as `legal -` answers them."""
    read = read_rules(rules, peeks=peeks)
    start, mark, steps = read_text(position).partition(" ; ")
    turn = Turn(read_start(start))
    if mark and not steps.split():
        raise ValueError("no steps after the semicolon")
    if len(turn.position.players()) > 1 and turn.position.mover().hidden:
        raise ValueError("an unknown card in the mover's hand")
    for step in steps.split():
        turn = take(read, turn, step)
    if turn.stage == THREE:
        raise ValueError("a 3's draw is not written")
    return open_steps(read, turn)


def whole(rules: Rules, position: Position, text: str) -> Turn:
    """A written turn, played to its end."""
    if len(position.players()) > 1 and position.mover().hidden:
        raise ValueError("an unknown card in the mover's hand")
    turn = Turn(position)
    for step in text.split():
        turn = take(rules, turn, step)
    if turn.stage != OVER:
        raise ValueError(f"not a whole turn: {text!r}")
    return turn


def view(rules: str, position: str, turns: Sequence[str], seat: int, *, peeks: bool = True) -> str:
    """The position after some turns as a seat (0: a spectator) may write it."""
    read = read_rules(rules, peeks=peeks)
    current = read_start(position)
    if not 0 <= seat <= len(current.seats):
        raise ValueError(f"no such seat: {seat}")
    for text in turns:
        current = next_turn(whole(read, current, text))
    return write_view(current, seat - 1 if seat else None)


def after(rules: str, position: str, turn: str, *, peeks: bool = True) -> str:
    """The full position after one whole turn."""
    return write_full(next_turn(whole(read_rules(rules, peeks=peeks), read_start(position), turn)))


def all_turns(rules: Rules, turn: Turn) -> Iterator[tuple[tuple[str, ...], Turn]]:
    """Every series of open steps to the end of the turn, with what it leads to."""
    for step in sorted(open_steps(rules, turn)):
        top = turn.position.deck[0] if step == "!" else UNSEEN
        reached = perform(rules, turn, step, top)
        if reached.stage == OVER:
            yield (step,), reached
        else:
            for steps, end in all_turns(rules, reached):
                yield (step, *steps), end


def read_known(text: str) -> Position:
    """A position at the start of a turn in which every card is known."""
    position = read_start(text)
    if UNSEEN in position.deck or any(seat.hidden for seat in position.players()):
        raise ValueError("not all cards are known")
    return position


def turns(rules: str, position: str, *, peeks: bool = True) -> set[str]:
    """All whole turns from a position whose cards are all known; draws as a bare `!`."""
    start = Turn(read_known(position))
    return {" ".join(steps) for steps, _ in all_turns(read_rules(rules, peeks=peeks), start)}


def count(rules: str, position: str, depth: int, *, peeks: bool = True) -> int:
    """How many different series of exactly `depth` turns there are."""
    if depth < 0:
        raise ValueError("a depth below 0")
    return count_from(read_rules(rules, peeks=peeks), forget(read_known(position)), depth)


def forget(position: Position) -> Position:
    """Without what has no influence on what is open: who knows what, gone cards, scores.

    Rules: nothing is open or closed by knowledge of the deck ("whatever is known of the deck").
    """
    seats = tuple(seat and replace(seat, public=frozenset()) for seat in position.seats)
    return replace(position, known=0, seats=seats, gone=frozenset(), scores="")


@cache
def count_from(rules: Rules, position: Position, depth: int) -> int:
    """The same for a position that has been stripped by `forget`; equal positions are merged."""
    if depth == 0:
        return 1
    if len(position.players()) == 1:
        return 0
    if depth == 1:
        return count_last(rules, for_this_turn_only(position))
    return sum(
        count_from(rules, forget(next_turn(end)), depth - 1)
        for _, end in all_turns(rules, Turn(position))
    )


def for_this_turn_only(position: Position) -> Position:
    """Without what has no influence on this one turn: hands of others, their order, deep cards.

    A turn draws at most two cards, so the top three tell whether and what can be drawn.
    """
    others = sorted(position.other_palettes(), key=sorted)
    nothing: frozenset[str] = frozenset()
    seats = [position.mover()] + [Seat(palette, nothing, nothing, 0) for palette in others]
    return replace(position, turn=0, deck=position.deck[:3], seats=tuple(seats))


@cache
def count_last(rules: Rules, position: Position) -> int:
    """How many whole turns there are from a position."""
    return sum(1 for _ in all_turns(rules, Turn(position)))
