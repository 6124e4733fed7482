"""Positions and rules as notation.md writes them: reading, writing, views."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from .cards import COLOURS, highest_first, read_cards, write_cards

UNSEEN = "??"
"""A deck card that the writer of a position does not know."""


@dataclass(frozen=True)
class Rules:
    """Notation, Rules: "Edition, then options"."""

    edition: str
    draw: str  # "", "draw" or "draw!"
    match: bool
    actions: bool
    peeks: bool  # no option of the game: see `reckoned`


@dataclass(frozen=True)
class Seat:
    """A player still in; `hidden` counts the hand cards that the writer does not know."""

    palette: frozenset[str]
    hand: frozenset[str]
    public: frozenset[str]  # the part of the hand that everybody knows
    hidden: int

    def has_no_card(self) -> bool:
        """Whether the hand is empty."""
        return not self.hand and not self.hidden


@dataclass(frozen=True)
class Position:
    """Notation, Positions; seats count from 0 here, and None is a seat that is out."""

    rule: str
    turn: int
    deck: tuple[str, ...]  # from the top down
    known: int  # how many of them, from the top, everybody knows
    seats: tuple[Seat | None, ...]
    gone: frozenset[str]
    scores: str

    def players(self) -> list[Seat]:
        """The players still in."""
        return [seat for seat in self.seats if seat is not None]

    def mover(self) -> Seat:
        """The player to move."""
        seat = self.seats[self.turn]
        if seat is None:
            raise ValueError("the seat to move is out of the round")
        return seat

    def other_palettes(self) -> list[frozenset[str]]:
        """The palettes of the other players still in ("Players who are out do not count")."""
        return [
            seat.palette
            for place, seat in enumerate(self.seats)
            if seat is not None and place != self.turn
        ]


def read_text(value: object) -> str:
    """A text, and nothing else that JSON knows."""
    match value:
        case str():
            return value
        case _:
            raise ValueError(f"not a text: {value!r}")


def read_rules(text: str, *, peeks: bool) -> Rules:
    """Notation, Rules, with the three names for the usual mixes."""
    text = read_text(text)
    names = {
        "basic": "v1.2",
        "advanced": "v1.2+draw+match",
        "expert": "v1.2+draw+match+actions",
    }
    edition, *options = names.get(text, text).split("+")
    if edition not in ("v1.1", "v1.2", "v1.3"):
        raise ValueError(f"no such edition: {edition!r}")
    if len(set(options)) < len(options) or {"draw", "draw!"} <= set(options):
        raise ValueError(f"an option stands twice: {text!r}")
    if not set(options) <= {"draw", "draw!", "match", "actions"}:
        raise ValueError(f"no such option: {text!r}")
    draw = next((option for option in options if option.startswith("draw")), "")
    return Rules(edition, draw, "match" in options, "actions" in options, peeks)


def read_deck(text: str) -> tuple[tuple[str, ...], int]:
    """Notation, DECK: the cards from the top, and how many of them everybody knows."""
    if re.fullmatch("[0-9]{1,2}", text):
        return (UNSEEN,) * int(text), 0
    if text.startswith("="):
        first, bar, second = text[1:].partition("|")
        if not bar:
            return read_cards(first), 0
        public = read_cards(first)
        if not public:
            raise ValueError(f"nothing before the bar: {text!r}")
        return public + read_cards(second), len(public)
    first, mark, count = text.partition("?")
    public = read_cards(first)
    if not public or (mark and not re.fullmatch("[1-9][0-9]?", count)):
        raise ValueError(f"not a deck: {text!r}")
    return public + (UNSEEN,) * int(count or "0"), len(public)


def read_seat(text: str) -> Seat | None:
    """Notation, SEAT: palette `/` hand, or `x`.

    Partly known hands (`R7?6`) show common knowledge: nobody knows single cards of a hand else.
    """
    if text == "x":
        return None
    palette, slash, hand = text.partition("/")
    if not slash:
        raise ValueError(f"not a seat: {text!r}")
    cards = frozenset(read_cards(palette))
    if "?" in hand:
        first, _, count = hand.partition("?")
        if not re.fullmatch("[1-9][0-9]?", count):
            raise ValueError(f"not a hand: {hand!r}")
        public = frozenset(read_cards(first or "-"))
        return Seat(cards, public, public, int(count))
    if "|" in hand:
        first, _, second = hand.partition("|")
        public = frozenset(read_cards(first))
        rest = frozenset(read_cards(second))
        if not public or public & rest:
            raise ValueError(f"not a hand: {hand!r}")
        return Seat(cards, public | rest, public, 0)
    return Seat(cards, frozenset(read_cards(hand)), frozenset(), 0)


def known_cards(position: Position) -> Iterator[str]:
    """Every card that a position mentions, as often as it does."""
    yield from (card for card in position.deck if card != UNSEEN)
    for seat in position.players():
        yield from seat.palette
        yield from seat.hand
    yield from position.gone


def read_position(text: str) -> Position:
    """Notation, Positions: RULE TURN DECK SEAT SEAT [SEAT [SEAT]] [*GONE] [$SCORES]."""
    fields = text.split()
    scores = fields.pop()[1:] if fields and fields[-1].startswith("$") else ""
    gone = fields.pop()[1:] if fields and fields[-1].startswith("*") else "-"
    if not 5 <= len(fields) <= 7:
        raise ValueError(f"not a position: {text!r}")
    rule, turn, deck, *seats = fields
    if len(rule) != 1 or rule.upper() not in COLOURS:
        raise ValueError(f"no such rule: {rule!r}")
    if not re.fullmatch("[1-4]", turn) or int(turn) > len(seats):
        raise ValueError(f"no such seat: {turn!r}")
    numbers = scores.split(",") if scores else []
    if numbers and (len(numbers) != len(seats) or not all(map(str.isdecimal, numbers))):
        raise ValueError(f"not the scores of {len(seats)} players: {scores!r}")
    cards, known = read_deck(deck)
    position = Position(
        rule.upper(),
        int(turn) - 1,
        cards,
        known,
        tuple(read_seat(seat) for seat in seats),
        frozenset(read_cards(gone)),
        scores,
    )
    # "No card stands twice, and all cards together are at most 49".
    mentioned = list(known_cards(position))
    if len(set(mentioned)) < len(mentioned):
        raise ValueError(f"a card stands twice: {text!r}")
    unseen = position.deck.count(UNSEEN) + sum(seat.hidden for seat in position.players())
    if len(mentioned) + unseen > 49:
        raise ValueError(f"more than 49 cards: {text!r}")
    if not position.players():
        raise ValueError(f"nobody is in the round: {text!r}")
    return position


def write_known_hand(seat: Seat) -> str:
    """Notation, SEAT: "cards of a known hand that everybody knows stand before a bar"."""
    if seat.hidden or not seat.public:
        return write_hand_of_other(seat) if seat.hidden else write_cards(seat.hand)
    return write_cards(seat.public) + "|" + write_cards(seat.hand - seat.public)


def write_hand_of_other(seat: Seat) -> str:
    """Notation, SEAT: "cards that the writer does not know are counted"; no bar (views 92)."""
    unknown = len(seat.hand - seat.public) + seat.hidden
    known = "".join(highest_first(seat.public))
    return (known + (f"?{unknown}" if unknown else "")) or "-"


def write_tail(position: Position) -> list[str]:
    """The optional fields: GONE and SCORES, "parts that are empty left out"."""
    gone = ["*" + write_cards(position.gone)] if position.gone else []
    return gone + (["$" + position.scores] if position.scores else [])


def write_view(position: Position, viewer: int | None) -> str:
    """Notation, views: the position "as that seat may write it, with all common knowledge"."""
    public = "".join(position.deck[: position.known])
    rest = len(position.deck) - position.known
    unknown = f"?{rest}" if rest else ""
    deck = public + unknown if public else str(rest)
    fields = [position.rule, str(position.turn + 1), deck]
    for place, seat in enumerate(position.seats):
        if seat is None:
            fields.append("x")
            continue
        hand = write_known_hand(seat) if place == viewer else write_hand_of_other(seat)
        fields.append(write_cards(seat.palette) + "/" + hand)
    return " ".join(fields + write_tail(position))


def write_full(position: Position) -> str:
    """The position as somebody writes it who sees every hand and the deck."""
    public = "".join(position.deck[: position.known])
    rest = "".join(position.deck[position.known :]) or "-"
    fields = [
        position.rule,
        str(position.turn + 1),
        "=" + (public + "|" if public else "") + rest,
    ]
    for seat in position.seats:
        if seat is None:
            fields.append("x")
        else:
            fields.append(write_cards(seat.palette) + "/" + write_known_hand(seat))
    return " ".join(fields + write_tail(position))
