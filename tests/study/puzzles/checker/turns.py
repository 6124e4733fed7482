"""The legal turns of a puzzle, what they come to, and what the reader of its position knows."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace

from tests.reference.cards import CARDS, write_cards
from tests.reference.position import (
    UNSEEN,
    Position,
    Rules,
    known_cards,
    read_position,
    write_tail,
)
from tests.reference.turn import FIVE, ONE, OVER, SEVEN, THREE, Turn, next_turn, open_steps, perform


@dataclass(frozen=True)
class Line:
    """A legal turn: its text, where the next one begins, and the actions it uses."""

    text: str
    after: Position
    actions: frozenset[str]

    @property
    def stays(self) -> bool:
        """Whether you are still in the round."""
        return self.after.seats[0] is not None

    @property
    def alone(self) -> bool:
        """Whether nobody else is."""
        return self.stays and len(self.after.players()) == 1


def legal_lines(rules: Rules, position: Position) -> list[Line]:
    """All legal turns."""
    return list(_lines(rules, Turn(position), (), frozenset()))


def _lines(
    rules: Rules, turn: Turn, said: tuple[str, ...], actions: frozenset[str]
) -> Iterator[Line]:
    if turn.stage in {ONE, THREE, FIVE, SEVEN}:
        actions |= {turn.stage}
    for step in sorted(open_steps(rules, turn)):
        top = turn.position.deck[0] if step == "!" else UNSEEN
        reached = perform(rules, turn, step, top)
        text = step if top == UNSEEN else step + top
        if reached.stage == OVER:
            yield Line(" ".join((*said, text)), next_turn(reached), actions)
        else:
            yield from _lines(rules, reached, (*said, text), actions)


def draws_unknown(line: Line) -> bool:
    """Whether a turn draws a card that is not known."""
    return "!" in line.text.split()


def same_outcomes(lines: list[Line]) -> list[list[Line]]:
    """Turns that come to the same, together."""
    groups: dict[object, list[Line]] = defaultdict(list)
    for line in lines:
        seats = tuple(seat and (seat.palette, seat.hand, seat.hidden) for seat in line.after.seats)
        groups[line.after.rule, line.after.deck, seats].append(line)
    return list(groups.values())


def unseen(position: Position) -> list[str]:
    """The cards of the 49 that the position does not mention."""
    mentioned = set(known_cards(position))
    return [card for card in CARDS if card not in mentioned]


def opened(position: Position) -> Position:
    """The same where everything that is written is known to everybody."""
    seats = tuple(seat and replace(seat, public=seat.hand) for seat in position.seats)
    return replace(position, seats=seats, known=len(position.deck) - position.deck.count(UNSEEN))


def read_seen(text: str) -> Position:
    """A position as you see it, as the first seat; raises ValueError for anything else."""
    position = read_position(text)
    if position.turn != 0:
        raise ValueError("it is not your turn")
    you = position.mover()
    if you.hidden or you.has_no_card():
        raise ValueError("your hand is empty or hidden")
    if len(position.players()) < 2:
        raise ValueError("nobody else is in the round")
    if position.known < len(position.deck) and position.deck[-1] != UNSEEN:
        raise ValueError("the deck is written as nobody sees it")
    if write_seen(position) != text:
        raise ValueError(f"written otherwise than {write_seen(position)!r}")
    return position


def write_seen(position: Position) -> str:
    """How the first seat writes a position; what is known of other hands has no bar."""
    rest = position.deck.count(UNSEEN)
    public = "".join(position.deck[: len(position.deck) - rest])
    deck = public + (f"?{rest}" if rest else "") if public else str(rest)
    fields = [position.rule, "1", deck]
    for place, seat in enumerate(position.seats):
        if seat is None:
            fields.append("x")
        elif place == 0 and seat.public:
            hand = f"{write_cards(seat.public)}|{write_cards(seat.hand - seat.public)}"
            fields.append(f"{write_cards(seat.palette)}/{hand}")
        else:
            known = write_cards(seat.hand) if seat.hand or not seat.hidden else ""
            hidden = f"?{seat.hidden}" if seat.hidden else ""
            fields.append(f"{write_cards(seat.palette)}/{known}{hidden}")
    return " ".join(fields + write_tail(position))
