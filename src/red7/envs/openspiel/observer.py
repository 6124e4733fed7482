"""What a player may know, as the text and the numbers of OpenSpiel's observers."""

from __future__ import annotations

from math import prod
from typing import Final, Protocol

import numpy as np
import pyspiel
from numpy.typing import ArrayLike, NDArray

from red7.core import Colour, View
from red7.core.cards import CARDS, Cards, mask_of
from red7.core.numbering import PHASES
from red7.core.view import view_of
from red7.envs.encoding import DENSE_SIZE, scaled
from red7.envs.openspiel.table import Event, Setup, Table

_SPECTATOR: Final = 0
_ROW: Final = 3  # numbers for each event


class _State(Protocol):
    """A state of the game."""

    table: Table


class Observer:
    """Writes what a player may know, as ``iig_obs_type`` asks for it.

    With perfect recall, ``events`` holds a row for everything that has happened since the first
    deal: who did it or got a card, the number of the step (150: a card came to a hand, 151: to a
    palette), and the card that came from the deck, each counted from 1; 0 stands for what the
    player did not see, and fills the rest. Without, ``observation`` is the dense layout. Where no
    hand is to be seen, there is a part for each thing that everybody knows instead, with players
    counted from 0. While cards are dealt, all these are zeros.
    """

    def __init__(self, setup: Setup, kind: pyspiel.IIGObservationType) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no player sees all hands")
        self._setup, self._kind = setup, kind
        self._private: Final = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        shapes: dict[str, tuple[int, ...]] = {}
        if self._private:
            shapes |= {"player": (setup.players,), "hand": (len(CARDS),)}
        if kind.public_info and kind.perfect_recall:
            shapes["events"] = (setup.most_events, _ROW)
        elif kind.public_info and self._private:
            shapes["observation"] = (DENSE_SIZE,)
        elif kind.public_info:
            shapes |= _public_shapes(setup.players)
        self.tensor: NDArray[np.float32] = np.zeros(sum(map(prod, shapes.values())), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        begin = 0
        for name, shape in shapes.items():
            end = begin + prod(shape)
            self.dict[name] = self.tensor[begin:end].reshape(shape)
            begin = end

    def set_from(self, state: _State, player: int) -> None:
        """Set the numbers to what a player may know in a state."""
        self.tensor.fill(0)
        table, seat = state.table, player + 1
        if self._private:
            self.dict["player"][player] = 1
            self.dict["hand"][_held(table, seat)] = 1
        if "events" in self.dict:
            reader = seat if self._private else _SPECTATOR
            rows = [_row(event, reader) for event in table.events]
            self.dict["events"][: len(rows)] = np.array(rows, np.float32).reshape(-1, _ROW)
        view = table.view(seat) if "observation" in self.dict else None
        if view is not None:
            self.dict["observation"][:] = scaled(view)
        shown = table.view(_SPECTATOR) if "palettes" in self.dict else None
        for name, numbers in {} if shown is None else _public(shown).items():
            self.dict[name][:] = numbers

    def string_from(self, state: _State, player: int) -> str:
        """Return what a player may know in a state as text.

        It is the view of the seat, in matches after those of earlier rounds as they ended. With
        perfect recall, each is written with its past, behind the hand that was dealt.
        """
        table, seat = state.table, player + 1
        if not self._kind.public_info:
            return str(Cards(_mask(_held(table, seat)))) if self._private else ""
        reader = seat if self._private else _SPECTATOR
        past = self._kind.perfect_recall
        ends = table.rounds if past else ()
        texts = [
            self._round(dealt, view_of(end, reader).write(past=True), reader) for dealt, end in ends
        ]
        view = table.view(reader)
        if view is None:
            texts.append(_dealing(table, reader))
        else:
            now = view.write(past=past)
            now = f"{now} !" if table.draws else now
            texts.append(self._round(table.dealt, now, reader) if past else now)
        return f"{reader}: {' / '.join(texts)}"

    def _round(self, dealt: tuple[int, ...], text: str, reader: int) -> str:
        """Write a round with the hand that the reader was dealt in it."""
        if reader == _SPECTATOR:
            return text
        size = self._setup.hand
        return f"{Cards(_mask(dealt[(reader - 1) * size : reader * size]))} | {text}"


def _public_shapes(players: int) -> dict[str, tuple[int, ...]]:
    """Return the shapes of what everybody knows of a round."""
    seats, cards = (players,), (len(CARDS),)
    return {
        "palettes": seats + cards,
        "known": seats + cards,  # the cards of each hand that everybody knows
        "gone": cards,  # out of play
        "laid": cards,  # known to lie on the deck
        "hand_sizes": seats,
        "inside": seats,  # who is still in
        "scores": seats,
        "mover": seats,
        "canvas": (len(Colour),),
        "phase": (len(PHASES),),
        "deck_size": (1,),
    }


def _public(view: View) -> dict[str, ArrayLike]:
    """Return what everybody knows of a round, as a spectator sees it."""
    seats = range(1, view.players + 1)
    public = mask_of(card for card in view.deck[: view.deck_known])
    return {
        "palettes": [_plane(palette) for palette in view.palettes],
        "known": [_plane(known) for known in view.known],
        "gone": _plane(view.gone),
        "laid": _plane(public),
        "hand_sizes": [view.hand_size(seat) for seat in seats],
        "inside": [not out for out in view.out],
        "scores": view.scores or (0,) * view.players,
        "mover": [seat == view.turn for seat in seats],
        "canvas": [colour == view.canvas for colour in sorted(Colour)],
        "phase": [phase is view.phase for phase in PHASES],
        "deck_size": view.deck_size,
    }


def _plane(mask: int) -> list[int]:
    """Return 1 for each card of a set."""
    return [mask >> card & 1 for card in range(len(CARDS))]


def _mask(cards: tuple[int, ...] | list[int]) -> int:
    return sum(1 << card for card in cards)


def _held(table: Table, seat: int) -> list[int]:
    """Return the cards in the hand of a seat."""
    if table.position is None:
        return [card for place, card in _dealt_to(table, seat) if not place]
    return [int(card) for card in CARDS if table.position.hands[seat - 1] >> card & 1]


def _dealt_to(table: Table, seat: int) -> list[tuple[int, int]]:
    """Return the cards dealt so far that a seat has seen, each with the seat whose palette it is.

    That seat is 0 for a card in the hand of the reader.
    """
    size, hands = table.setup.hand, table.setup.players * table.setup.hand
    seen = [(0, card) for at, card in enumerate(table.dealt[:hands]) if at // size + 1 == seat]
    return seen + [(at + 1, card) for at, card in enumerate(table.dealt[hands:])]


def _dealing(table: Table, reader: int) -> str:
    """Write as much of a deal as a reader has seen."""
    seen = _dealt_to(table, reader)
    hand = Cards(_mask([card for place, card in seen if not place]))
    palettes = " ".join(str(CARDS[card]) for place, card in seen if place)
    return f"{hand} | dealing {len(table.dealt)} {palettes}".strip()


def _row(event: Event, reader: int) -> tuple[int, int, int]:
    """Return an event as a reader saw it."""
    saw = event.open or event.seat == reader
    return event.seat, event.number + 1, event.card + 1 if saw else 0
