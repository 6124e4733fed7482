"""Reading positions from one line of text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from red7.core.cards import Colour, mask_of, read_list, read_series, written
from red7.core.errors import Red7Error
from red7.core.layout import HIDDEN
from red7.core.position import Position
from red7.core.rules import PLAYERS, Rules
from red7.core.steps import Step, read_steps
from red7.core.turn import Phase
from red7.core.values import changed

if TYPE_CHECKING:
    from collections.abc import Iterator

CARD_COUNT: Final = 49
_FIELD: Final = re.compile(r"\S+")
_PAST_TURN: Final = re.compile(r"\s*(?P<seat>[1-9])\s(?P<steps>.*\S.*)", re.ASCII | re.DOTALL)
_LEAST_FIELDS: Final = 5  # rule, turn, deck and two seats


def read_position(rules: Rules | str, text: str, seat: int | None = None) -> Position:
    """Read a position, at the start of a turn or in its middle.

    If a seat is given, that seat wrote the position, so what it shows of other hands is public.
    The past turns are read where they are written.

    >>> position = read_position(Rules(), "R 1 33 B5/R1O2Y3G4B6I7V2 V7/?7 ; +I7")
    >>> [str(step) for step in position.legal_steps]
    ['>B6', '>Y3', '>O2', '>R1', '.']
    """
    rules = Rules.of(rules)
    now, sign, log = text.partition("@")
    head, semicolon, tail = now.partition(";")
    position = _read_start(rules, head, seat)
    if sign:
        position = _with_past(position, log, len(now) + 2)
    if not semicolon:
        return position
    place = len(head) + 2
    steps = read_steps(tail, place=place)
    if not steps:
        raise Red7Error("steps-missing", place=place)
    return _follow(position, steps)


def _follow(position: Position, steps: tuple[Step, ...]) -> Position:
    for number, step in enumerate(steps, 1):
        try:
            position = position.follow((step,))
        except Red7Error as error:
            raise Red7Error("step-refused", error, step=str(step), place=number) from None
    if position.phase is Phase.THREE:
        raise Red7Error("draw-missing", card=position.steps[-1].card or "")
    return position


def _with_past(position: Position, log: str, place: int) -> Position:
    """Attach the past that is written to a position, to which its turns must lead."""
    table, *turns = log.split(",")
    if not turns:
        raise Red7Error("past-missing", place=place)
    # Blanks in place of what stands before it, so that columns are those of the whole text.
    replay = _read_start(position.rules, " " * (place - 1) + table, None)
    place += len(table) + 1
    for number, turn in enumerate(turns, 1):
        found = _PAST_TURN.fullmatch(turn)
        if not found:
            raise Red7Error("past-turn", text=turn.strip()[:20], place=place)
        steps = read_steps(found["steps"], place=place + found.start("steps"))
        try:
            replay = _replayed(replay, int(found["seat"]), steps)
        except Red7Error as error:
            raise Red7Error("turn-refused", error, number=number) from None
        place += len(turn) + 1
    missing = replay.gone & ~position.gone
    for drawn, hand in zip(replay.hands, position.hands, strict=False):
        missing |= drawn & ~hand
    if missing or _table(replay) != _table(position):
        raise Red7Error("past-differs", text=str(replay))
    return changed(position, past=replay.past)


def _replayed(replay: Position, seat: int, steps: tuple[Step, ...]) -> Position:
    if seat != replay.turn:
        raise Red7Error("record-turn", seat=seat, number=replay.turn, place=0)
    return replay.play_turn(steps)


def _table(position: Position) -> object:
    """Return what everybody sees of a position."""
    return (
        position.canvas,
        0 if position.over else position.turn,
        position.palettes,
        position.out,
        [position.hand_size(seat) for seat in position.seats_in],
        position.deck[: position.deck_known],
        position.deck_size,
    )


@dataclass
class _Reader:
    """Collects the cards of a position, so that none appears twice."""

    seen: int = 0
    counted: int = 0  # cards that are only counted

    def claim(self, cards: int, place: int) -> int:
        if self.seen & cards:
            twice = read_series(written(self.seen & cards))[0]
            raise Red7Error("card-twice", card=twice, place=place)
        self.seen |= cards
        return cards

    def count(self, text: str) -> int:
        number = int(text)
        self.counted += number
        return number


def _read_start(rules: Rules, text: str, writer: int | None) -> Position:
    fields = [(field[0], field.start() + 1) for field in _FIELD.finditer(text)]
    if len(fields) < _LEAST_FIELDS:
        raise Red7Error("position-short", fields=len(fields))
    reader = _Reader()
    (rule, _), (turn, turn_place), deck_field = fields[:3]
    canvas = Colour.parse(rule)
    deck, deck_known, ordered = _read_deck(*deck_field, reader)
    rest = iter(fields[3:])
    seats, field = _read_seats(rest, reader)
    gone = 0
    if field is not None and field[0][0] == "*":
        gone = reader.claim(read_list(field[0][1:], place=field[1] + 1), field[1])
        field = next(rest, None)
    scores = None
    if field is not None and field[0][0] == "$":
        scores = _read_scores(*field, len(seats))
        field = next(rest, None)
    if field is not None:
        raise Red7Error("position-field", text=field[0][:20], place=field[1])
    if reader.seen.bit_count() + reader.counted > CARD_COUNT:
        raise Red7Error("too-many-cards", number=reader.seen.bit_count() + reader.counted)
    seat = _read_turn(turn, turn_place, seats)
    return Position(
        rules=rules,
        canvas=canvas,
        turn=seat,
        deck=deck,
        deck_known=deck_known,
        palettes=tuple(s.palette for s in seats),
        hands=tuple(s.hand for s in seats),
        hidden=tuple(s.hidden for s in seats),
        known=tuple(
            s.known if writer is None or index == writer else s.hand
            for index, s in enumerate(seats, 1)
        ),
        out=tuple(s.out for s in seats),
        gone=gone,
        scores=scores,
        ordered=ordered,
    )


def _read_turn(text: str, place: int, seats: list[_Seat]) -> int:
    if not re.fullmatch("[1-9]", text, re.ASCII) or int(text) > len(seats):
        raise Red7Error("turn-field", text=text[:20], place=place)
    # With one player left, the round is over and it does not matter whose turn it was.
    if seats[int(text) - 1].out and sum(not seat.out for seat in seats) != 1:
        raise Red7Error("turn-out", seat=int(text), place=place)
    return int(text)


_DECK: Final = re.compile(
    r"(?P<top>(?:[A-Za-z][0-9])*)(?P<hidden>\??)(?P<count>[0-9]{0,2})", re.ASCII
)


def _read_deck(text: str, place: int, reader: _Reader) -> tuple[tuple[int, ...], int, bool]:
    """Read the draw deck: its cards from the top, how many are public, whether it is ordered."""
    if text.startswith("="):
        top, bar, rest = text[1:].partition("|")
        known = read_series(top, place=place + 1)
        below = read_series(rest, place=place + len(top) + 2) if bar else []
        reader.claim(mask_of(known), place)
        reader.claim(mask_of(below), place)
        deck = (*map(int, known), *map(int, below))
        return deck, len(known) if bar else 0, True
    found = _DECK.fullmatch(text)
    # A count on its own has no question mark, and a question mark needs a count.
    if not found or not text or bool(found["count"]) != (bool(found["hidden"]) or not found["top"]):
        raise Red7Error("deck-field", text=text[:20], place=place)
    known = read_series(found["top"], place=place) if found["top"] else []
    reader.claim(mask_of(known), place)
    hidden = reader.count(found["count"]) if found["count"] else 0
    return (*map(int, known), *[HIDDEN] * hidden), len(known), False


@dataclass
class _Seat:
    palette: int = 0
    hand: int = 0
    hidden: int = 0
    known: int = 0
    out: bool = False


def _read_seats(
    fields: Iterator[tuple[str, int]], reader: _Reader
) -> tuple[list[_Seat], tuple[str, int] | None]:
    """Read the seats, and return them with the field after them."""
    seats: list[_Seat] = []
    after: tuple[str, int] | None = None
    for field in fields:
        if field[0][0] in "*$":
            after = field
            break
        seats.append(_read_seat(*field, reader))
    if len(seats) not in PLAYERS:
        raise Red7Error("seats-number", number=len(seats))
    return seats, after


_HAND: Final = re.compile(r"(?P<cards>[^?|]*)(?:\?(?P<count>[0-9]{1,2})|\|(?P<own>.+))?", re.ASCII)


def _read_seat(text: str, place: int, reader: _Reader) -> _Seat:
    if text in ("x", "X"):
        return _Seat(out=True)
    palette, slash, hand = text.partition("/")
    found = _HAND.fullmatch(hand)
    if not slash or not palette or not hand or not found:
        raise Red7Error("seat-field", text=text[:40], place=place)
    seat = _Seat(palette=reader.claim(read_list(palette, place=place), place))
    at = place + len(palette) + 1
    if found["cards"]:
        cards = reader.claim(read_list(found["cards"], place=at), place)
        seat.hand = cards
        # If a hand is partly hidden, everybody knows the cards it shows.
        seat.known = 0 if found["count"] is None and found["own"] is None else cards
    elif found["count"] is None:
        raise Red7Error("seat-field", text=text[:40], place=place)
    if found["own"]:
        own = read_list(found["own"], place=at + len(found["cards"]) + 1)
        seat.hand |= reader.claim(own, place)
    if found["count"]:
        seat.hidden = reader.count(found["count"])
    return seat


def _read_scores(text: str, place: int, players: int) -> tuple[int, ...]:
    numbers = text[1:].split(",")
    if len(numbers) != players or not all(re.fullmatch("[0-9]{1,3}", n, re.ASCII) for n in numbers):
        raise Red7Error("scores-field", text=text[:20], place=place)
    return tuple(map(int, numbers))
