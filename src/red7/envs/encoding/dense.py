"""The dense layout: the 2,428 small integers that the network sees.

Its values are those of ``red7.network.observation``, where the observer is the seat to move. For a
seat that waits they mean the same, and no phase is marked.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from red7.core import Cards, View
from red7.core.numbering import OVER, PHASES
from red7.envs.encoding.compact import sight
from red7.envs.encoding.sight import Sight
from red7.network.flags import SEATS, flags
from red7.network.observation import (
    CARD_VALUES,
    PLANES,
    ROUND_VALUES,
    SCALE,
    SIZE,
    observe,
)
from red7.network.outlook import outlook
from red7.network.recent import Recent
from red7.network.seen import Seen
from red7.network.sets import CARDS, words

__all__ = ["DENSE_SIZE", "SCALE", "Parts", "dense", "dense_of", "parts", "scaled"]

DENSE_SIZE: Final = SIZE


class Parts(NamedTuple):
    """The values of a dense observation by name."""

    cards: dict[str, NDArray[Any]]  # [..., card, value]
    round: dict[str, NDArray[Any]]  # [..., value]


def dense(view: View) -> NDArray[np.int8]:
    """Return what the seat of a view may know, in the dense layout."""
    return dense_of(sight(view))


def scaled(view: View) -> NDArray[np.float32]:
    """Return the dense layout as floats, with the counts made small."""
    return dense(view) * SCALE


def dense_of(seen: Sight) -> NDArray[np.int8]:
    """Return a sight in the dense layout."""
    arranged = _arranged(seen)
    observation: NDArray[np.int8] = observe(arranged, outlook(arranged, np), np)
    return observation


def parts(observation: NDArray[Any]) -> Parts:
    """Return the values of a dense observation, or of a batch of them, by name.

    >>> from red7.core import Card, Round
    >>> view = Round.deal(players=2, seed="07" * 32).view(1)
    >>> named = parts(dense(view))
    >>> named.cards["palette"][Card.parse("B4")]
    array([1, 0, 0, 0], dtype=int8)
    >>> named.round["players"]
    array([1, 0, 0], dtype=int8)
    """
    planes = observation[..., : CARDS * PLANES]
    cards = planes.reshape((*planes.shape[:-1], CARDS, PLANES))
    return Parts(
        _named(cards, CARD_VALUES), _named(observation[..., CARDS * PLANES :], ROUND_VALUES)
    )


def _named(values: NDArray[Any], fields: tuple[tuple[str, int], ...]) -> dict[str, NDArray[Any]]:
    ends = np.cumsum([width for _, width in fields])[:-1]
    pieces = np.split(values, ends, axis=-1)
    return {name: piece for (name, _), piece in zip(fields, pieces, strict=True)}


def _arranged(seen: Sight) -> Seen:
    """Return a sight as the network expects it: the others still in before those who are out."""
    mine = seen.mover == 0

    def rank(place: int) -> tuple[bool, bool, int]:
        return place >= seen.players, place > 0 and not seen.inside[place], place

    order = sorted(range(SEATS), key=rank)

    def one(cards: Cards) -> NDArray[np.uint32]:
        return np.array(words(cards.mask), dtype=np.uint32)

    def sets(cards: tuple[Cards, ...]) -> NDArray[np.uint32]:
        return np.array([words(cards[place].mask) for place in order], dtype=np.uint32)

    def numbers(values: tuple[int, ...]) -> NDArray[np.int32]:
        return np.array([values[place] for place in order], dtype=np.int32)

    return Seen(
        rules=flags(seen.rules),
        players=np.int32(seen.players),
        inside=numbers(seen.inside).astype(bool),
        hand=one(seen.hand),
        known=sets(seen.known),
        hand_sizes=numbers(seen.hand_sizes),
        palettes=sets(seen.palettes),
        gone=one(seen.gone),
        laid=one(seen.laid),
        top=np.int32(seen.top),
        deck_size=np.int32(seen.deck_size),
        canvas=np.int32(seen.canvas),
        phase=np.int32(PHASES.index(seen.phase) if mine else OVER),
        seven=np.int32(seen.seven if mine else -1),
        tried=np.bool_(seen.tried and mine),
        bound=np.bool_(seen.bound and mine),
        scores=numbers(seen.scores),
        scored=np.int32(seen.scored),
        recent=Recent(
            played=np.stack([sets(seen.played), sets(seen.played_before)], axis=1),
            discarded=np.stack([sets(seen.discarded), sets(seen.discarded_before)], axis=1),
            laid=sets(seen.laid_by),
            drawn=numbers(seen.drawn),
            began=numbers(seen.began),
        ),
    )
