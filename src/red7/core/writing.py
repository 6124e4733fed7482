"""Writing positions, and the turns that led to them, as one line of text."""

from __future__ import annotations

from red7.core.cards import written
from red7.core.layout import Layout
from red7.core.past import PastTurn
from red7.core.steps import write_steps


def write_position(position: Layout) -> str:
    """Write a position so that reading it gives it back."""
    start = position.at_start
    fields = [start.canvas.letter, str(start.turn), _write_deck(start)]
    fields += [_write_seat(start, seat) for seat in range(1, start.players + 1)]
    if start.gone:
        fields.append(f"*{written(start.gone)}")
    if start.scores is not None:
        fields.append("$" + ",".join(map(str, start.scores)))
    if position.steps:
        fields += [";", write_steps(position.steps)]
    return " ".join(fields)


def write_past(past: tuple[PastTurn, ...]) -> str:
    """Write past turns: the table before the first as a spectator saw it, then each turn."""
    first = past[0]
    seats = [
        "x" if out else f"{written(palette)}/{f'?{held}' if held else '-'}"
        for palette, held, out in zip(first.palettes, first.hands, first.out, strict=True)
    ]
    deck = _write_top(first.laid, first.deck - len(first.laid))
    table = " ".join([first.canvas.letter, str(first.seat), deck, *seats])
    turns = [f"{turn.seat} {write_steps(turn.steps)}" for turn in past]
    return ", ".join([table, *turns])


def _write_deck(position: Layout) -> str:
    deck, known = position.deck, position.deck_known
    if not position.ordered:
        return _write_top(deck[:known], len(deck) - known)
    top, rest = _series(deck[:known]), _series(deck[known:])
    return f"={top}|{rest}" if known else f"={rest}"


def _write_top(top: tuple[int, ...], hidden: int) -> str:
    """Write a deck of which only the top is known."""
    if not top:
        return str(hidden)
    return f"{_series(top)}?{hidden}" if hidden else _series(top)


def _series(cards: tuple[int, ...]) -> str:
    return "".join(written(1 << card) for card in cards) or "-"


def _write_seat(position: Layout, seat: int) -> str:
    index = seat - 1
    if position.out[index]:
        return "x"
    hand, known, hidden = position.hands[index], position.known[index], position.hidden[index]
    palette = written(position.palettes[index])
    if hidden:
        return f"{palette}/{written(hand) if hand else ''}?{hidden}"
    if known and position.owns(seat):
        return f"{palette}/{written(known)}|{written(hand & ~known)}"
    return f"{palette}/{written(hand)}"
