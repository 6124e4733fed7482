"""A round as one reader sees it, ready to be drawn."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, cast

from red7.core import CARDS, COLOURS, Match, Phase, View
from red7.core.cards import listed
from red7.core.steps import DRAWN, STEPS
from red7.core.turn import best, bests, strengths
from red7.protocol import messages as m
from red7.protocol.trusted import trusted
from red7.table.table import Table

_Standing: Final = trusted(m.Standing)
_RoundView: Final = trusted(m.RoundView)
_PlayerView: Final = trusted(m.PlayerView)

PHASES: Final = {
    phase: cast("m.PhaseName", phase.name.lower().replace("_", "-")) for phase in Phase
}
STEP_TEXTS: Final = {step: str(step) for step in (*STEPS, *DRAWN)}
LETTERS: Final = tuple(cast("m.ColourLetter", colour.letter) for colour in COLOURS)
_QUOTED: Final = tuple(f'"{card}"' for card in CARDS)
_RED_FIRST: Final = tuple(reversed(range(7)))
_NOBODY: Final = (0,) * 7


@lru_cache(maxsize=1 << 14)
def names(mask: int) -> tuple[str, ...]:
    """Return the cards of a set as text, highest first."""
    return tuple(str(card) for card in listed(mask))


@lru_cache(maxsize=1 << 14)
def names_text(mask: int) -> str:
    """Return the cards of a set, highest first, as they are sent."""
    return "[" + ",".join(map(_QUOTED.__getitem__, listed(mask))) + "]"


@lru_cache(maxsize=1 << 13)
def _strengths(palette: int, seat: int) -> tuple[int, ...]:
    """Return a palette's strength under each colour, Red first, each followed by the seat."""
    reached = reversed(strengths(palette))
    return tuple([strength << 3 | seat if strength else 0 for strength in reached])


@lru_cache(maxsize=1 << 12)
def leaders(palettes: tuple[int, ...], out: tuple[bool, ...]) -> tuple[int, ...]:
    """Return the seat that is winning under each colour, Red first; 0 if nobody is."""
    rows = [_strengths(p, seat) for seat, p in enumerate(palettes, 1) if not out[seat - 1]]
    return tuple([strongest & 7 for strongest in map(max, _NOBODY, *rows)])


@lru_cache(maxsize=1 << 12)
def standings(palettes: tuple[int, ...], out: tuple[bool, ...]) -> tuple[m.Standing, ...]:
    """Return who would be winning under each colour, Red first."""
    under = leaders(palettes, out)
    return tuple(
        [
            _standing(rule, seat, palettes[seat - 1] if seat else 0)
            for seat, rule in zip(under, _RED_FIRST, strict=True)
        ]
    )


# All readers get the same standings, and most are the same after the next move.
@lru_cache(maxsize=1 << 13)
def _standing(rule: int, seat: int, palette: int) -> m.Standing:
    return _Standing(colour=LETTERS[rule], seat=seat, cards=names(best(rule, palette)))


@lru_cache(maxsize=1 << 12)
def standing_texts(palettes: tuple[int, ...], out: tuple[bool, ...]) -> tuple[str, ...]:
    """Return who would be winning under each colour, Red first, as it is sent."""
    sets = [_NOBODY, *map(bests, palettes)]
    under = zip(leaders(palettes, out), _RED_FIRST, strict=True)
    return tuple([_standing_text(rule, seat, sets[seat][rule]) for seat, rule in under])


@lru_cache(maxsize=1 << 14)
def _standing_text(rule: int, seat: int, cards: int) -> str:
    return f'{{"colour":"{LETTERS[rule]}","seat":{seat},"cards":{names_text(cards)}}}'


def round_view(
    match: Match,
    view: View,
    canvas_card: int | None,
    hands: tuple[tuple[str, ...], ...] | None = None,
) -> m.RoundView:
    """Return a view of the round in full, ready to be drawn; hands, if they are shown after it."""
    return _RoundView(
        number=match.number,
        position=str(view) if view.seat == view.turn and not view.over else None,
        canvas=LETTERS[view.canvas],
        canvas_card=None if canvas_card is None else str(CARDS[canvas_card]),
        deck=view.deck_size,
        deck_known=tuple(str(CARDS[card]) for card in view.deck[: view.deck_known]),
        turn=0 if view.over else view.turn,
        phase=PHASES[view.phase],
        steps=tuple([STEP_TEXTS[step] for step in view.steps]),
        players=tuple(_player(match, view, seat) for seat in range(1, view.players + 1)),
        standings=standings(view.palettes, view.out),
        gone=names(view.gone),
        winner=view.winner,
        hands=hands,
    )


def shown_hands(table: Table) -> tuple[tuple[str, ...], ...] | None:
    """Return what each seat held at the end of the round, if hands are shown."""
    if table.hands is None or (table.stage != "over" and table.setup.show_hands == "game"):
        return None
    return tuple(map(names, table.hands))


def _player(match: Match, view: View, seat: int) -> m.PlayerView:
    index = seat - 1
    palette = view.palettes[index]
    return _PlayerView(
        seat=seat,
        palette=names(palette),
        best=names(best(view.canvas, palette)),
        hand=names(view.hands[index]),
        hidden=view.hidden[index],
        known=names(view.known[index]),
        out=view.out[index],
        score=match.piles[index].points,
        pile=names(match.piles[index].mask),
    )
