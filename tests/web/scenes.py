"""Every phase of an expert match, at tables of two, three and four."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from red7.core import CARDS
from red7.table.table import Chair
from tests.web.staged import Scene

RULES: Final = "v1.2+draw+match+actions"
NAMES: Final = ("Ada", "Maximiliane", "Aleksander", "Wilhelmina")
# As wide as names can be: letters, ideographs, emoji.
WIDE: Final = ("W" * 24, "龍" * 24, "🦄" * 24, "M" * 24)
_ALL: Final = [str(card) for card in CARDS]
_PILES: Final = ("O7Y3", "G7G6", "O4V7", "G5")
_CANVAS: Final = "B4"
# Under Blue, the second seat wins by four colours to three. Each odd card of the first hand opens
# its action, V4 alone or R7 by its action earns a draw, and B6 is refused.
_OWN: Final = "O6G4B2/R7I5G3Y1B6O2V4"
_OTHERS: Final = ("R4Y4I4V2/I7|R6B5G1Y6", "I6R5V5/B7R3O1|Y7G2", "V6Y5/V3O5R1")


@dataclass(frozen=True)
class Phase:
    """A scene, and the taps that lead on from it.

    A tap is a card (``B6``), a card and where it goes (``+R7``, ``>V4``), or dropping out (``~``).
    """

    name: str
    scene: Scene
    taps: tuple[str, ...] = ()


def _cards(text: str) -> list[str]:
    return re.findall(r"[A-Z]\d", text)


def _deck(*used: str) -> str:
    taken = {card for text in used for card in _cards(text)}
    return "".join(card for card in _ALL if card not in taken)


def _scene(players: int, turn: int = 1, more: str = "", **options: Any) -> Scene:
    seats = (_OWN, *_OTHERS[: players - 1])
    deck = _deck(*seats, *_PILES, _CANVAS)
    position = f"B {turn} ={deck[:2]}|{deck[2:]} {' '.join(seats)}{more}"
    return _at(players, position, **options)


def _at(players: int, position: str, **options: Any) -> Scene:
    facts: dict[str, Any] = {
        "rules": RULES,
        "position": position,
        "names": NAMES,
        "canvas": _CANVAS,
        "piles": _PILES[:players],
        "clock": True,
        "round": 3,
    }
    return Scene(**facts | options)


def phases(players: int) -> tuple[Phase, ...]:
    """Give the phases at a table of so many."""
    return tuple(_phases(players))


# Between these, nothing may move.
CALM: Final = ("waiting", "turn", "picked", "refused", "composed")


# What opens over the table: a phase, and what is tapped from there on.
SHEETS: Final = {
    "help": ("full", "[data-part=rule]"),
    "hint": ("turn", "[data-hint]"),
    "hint-turn": ("hinted", "[data-hint]", *["dialog[open] .further"] * 2),
    "standings": ("full", ".strip"),
    "menu": ("turn", ".menu"),
    "talk": ("turn", ".menu", "dialog[open] .phrases .button >> nth=0"),
    "log": ("match-lost", ".menu", "dialog[open] .phrases .button >> nth=1"),
    "piles": ("match-lost", ".menu", "dialog[open] .phrases .button >> nth=2"),
    "leaving": ("turn", ".menu", "dialog[open] .inside > .button"),
    "result": ("match-lost", "[data-part=guide] [aria-haspopup]"),
}


def _phases(players: int) -> Iterator[Phase]:
    own = _scene(players)
    yield Phase("waiting", _scene(players, turn=2))
    yield Phase("turn", own)
    yield Phase("picked", own, ("R7",))
    yield Phase("refused", own, (">B6",))
    yield Phase("composed", own, ("+O2", ">V4"))
    yield Phase("behind", own, ("+O2",))
    yield Phase("ahead", own, ("+V4",))
    yield Phase("one", own, ("+Y1",))
    yield Phase("three", own, ("+G3",))
    yield Phase("drawn", _scene(players, more=" ; +G3 !"))
    yield Phase("five", own, ("+I5",))
    yield Phase("seven", own, ("+R7",))
    yield Phase("seven-picked", own, ("+R7", "R7"))
    yield Phase("seven-earned", own, ("+R7", ">R7"))
    yield Phase("earned", own, (">V4",))
    yield Phase("drop", own, ("~",))
    yield Phase("hinted", replace(own, hints=12))
    only = f"R 1 ={_deck('B2', 'O2', *_OTHERS, *_PILES)} B2/O2 {' '.join(_OTHERS[: players - 1])}"
    yield Phase("only-drop", _at(players, only, canvas=None))
    yield Phase("watching", replace(_scene(players, turn=2), you=0))
    yield from _absences(players)
    yield from _ends(players)
    yield from _fullest(players)


def _absences(players: int) -> Iterator[Phase]:
    people = tuple(map(Chair, NAMES[:players]))
    yield Phase("stand-in", _scene(players, chairs=(Chair(NAMES[0], bot="green"), *people[1:])))
    if players == 2:
        return
    rest = _OTHERS[: players - 1]
    out = _at(players, f"B 2 ={_deck(*rest, *_PILES)} x {' '.join(rest)}")
    yield Phase("out", out)
    yield Phase("only-bots", replace(out, chairs=(people[0], *[Chair(bot="red")] * (players - 1))))
    left = f"B 1 ={_deck(_OWN, *rest[1:], *_PILES)} {_OWN} x {' '.join(rest[1:])}"
    yield Phase("gone", _at(players, left, chairs=(people[0], Chair(gone=True), *people[2:])))


def _ends(players: int) -> Iterator[Phase]:
    won = ("R7O7Y7G7B7I7", *_PILES[1:players])
    lost = (_PILES[0], "R7O7Y7G7B7I7", *_PILES[2:players])
    for winner, name in ((1, "won"), (2, "lost")):
        seats = ["x"] * players
        seats[winner - 1] = (_OWN, *_OTHERS)[winner - 1]
        ended = {
            "kind": "round-ended",
            "round": 3,
            "winner": winner,
            "colour": "B",
            "cards": _cards(seats[winner - 1].partition("/")[0]),
            "points": 14,
            "scores": [10] * players,
            "hands": None,
        }
        position = f"B {winner} ={_deck(*seats, *_PILES)} {' '.join(seats)}"
        pause = _at(players, position, stage="pause", events=(ended,))
        yield Phase(f"round-{name}", pause)
        yield Phase(f"round-{name}-seen", replace(pause, you=0))
        over = replace(pause, stage="over", piles=won if winner == 1 else lost)
        yield Phase(f"match-{name}", over)
        yield Phase(f"round-{name}-ready", replace(pause, agreed=frozenset((1,))))
    yield Phase("rematch", replace(over, agreed=frozenset(range(2, players + 1))))
    if players > 2:
        # Too few cards are left for another round, and nobody has the points: two share the win.
        few = [card for card in _ALL if card[1] < "5"][: 49 - 8 * players + 1]
        piles = tuple("".join(few[seat::players]) for seat in range(players))
        yield Phase("match-cards", replace(over, piles=piles))


_MIXED: Final = [_ALL[number * 17 % len(_ALL)] for number in range(len(_ALL))]


# The most cards that palettes and hands may hold, by seat.
_FULL: Final[dict[tuple[int, str], tuple[tuple[int, int], ...]]] = {
    (2, "full"): ((10, 10), (10, 10)),
    (3, "full"): ((10, 10), (10, 4), (10, 4)),
    (4, "full"): ((10, 10), (10, 4), (3, 4), (3, 4)),
    (4, "full-others"): ((6, 10), (10, 1), (10, 1), (10, 1)),
}


def _fullest(players: int) -> Iterator[Phase]:
    for (count, name), seats in _FULL.items():
        if count != players:
            continue
        cards = iter(_MIXED)
        texts = [
            "/".join("".join(next(cards) for _ in range(held)) for held in seat) for seat in seats
        ]
        deck = _deck(*texts)
        # The canvas shows a card that nobody holds; where there is none, only Red can be in force.
        canvas = deck[:2] or None
        position = f"{(canvas or 'R')[0]} 1 ={deck[2:] or '-'} {' '.join(texts)}"
        scene = _at(players, position, canvas=canvas)
        yield Phase(name, scene)
        yield Phase(f"{name}-picked", scene, (_cards(texts[0].partition("/")[2])[4],))
        yield Phase(f"{name}-waiting", replace(scene, position=position.replace(" 1 ", " 2 ", 1)))
