"""Seeds whose deal begins with what a test wants to see."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from red7.core import Match, Phase, Step, View

NAMES = {
    "R": "Red",
    "O": "Orange",
    "Y": "Yellow",
    "G": "Green",
    "B": "Blue",
    "I": "Indigo",
    "V": "Violet",
}
_END = Step.parse(".")

T = TypeVar("T")


def spoken(card: str) -> str:
    """Give a card as the page calls it.

    >>> spoken("R7")
    'Red 7'
    """
    return f"{NAMES[card[0]]} {card[1]}"


def deal(seed: str, rules: str = "v1.2", players: int = 2) -> Match:
    """Give the match that a seed deals."""
    return Match.start(players, rules, bytes.fromhex(seed))


def first_views(rules: str, players: int, seat: int) -> Iterator[tuple[str, View]]:
    """Give seeds with which a seat begins, and what it then sees."""
    for number in range(2000):
        seed = f"{number:064x}"
        view = deal(seed, rules, players).round.view(seat)
        if view.turn == seat:
            yield seed, view


def find_deal(
    rules: str, players: int, wanted: Callable[[View], T | None], seat: int = 1
) -> tuple[str, T]:
    """Give a seed with which a seat begins, and what was found in its deal."""
    for seed, view in first_views(rules, players, seat):
        found = wanted(view)
        if found:
            return seed, found
    raise LookupError(rules)


def plays(number: int, phase: Phase) -> Callable[[View], str | None]:
    """Look for a card of a number whose play leads into a phase."""

    def wanted(view: View) -> str | None:
        for step in view.legal_steps:
            if step.kind == "+" and str(step)[2] == str(number) and view.step(step).phase is phase:
                return str(step.card)
        return None

    return wanted


def acts(number: int, phase: Phase) -> Callable[[View], tuple[str, Step] | None]:
    """Look for a card of a number whose play leads into its action, and a step that ends that."""

    def wanted(view: View) -> tuple[str, Step] | None:
        card = plays(number, phase)(view)
        if card is None:
            return None
        acting = view.step(Step.parse(f"+{card}"))
        for step in acting.legal_steps:
            if acting.step(step).phase is Phase.FREE:
                return card, step
        return None

    return wanted


def refused(view: View) -> str | None:
    """Look for a card that cannot be discarded now."""
    for card in view.hand(view.seat):
        if view.refusal(Step.parse(f">{card}")):
            return str(card)
    return None


def loses(view: View) -> str | None:
    """Look for a discard that is open and puts its player out."""
    for step in view.legal_steps:
        if step.kind == ">" and view.step(step).out[view.seat - 1]:
            return str(step.card)
    return None


def wins_by_discard(view: View) -> str | None:
    """Look for a discard that leaves its player winning and ends the turn."""
    for step in view.legal_steps:
        after = view.step(step)
        if step.kind == ">" and after.phase is Phase.OVER and not after.out[view.seat - 1]:
            return str(step.card)
    return None


def wins_by_play(view: View) -> str | None:
    """Look for a card that is winning in the palette."""
    for step in view.legal_steps:
        if step.kind == "+" and _END in view.step(step).legal_steps:
            return str(step.card)
    return None


def find_answer(rules: str, wanted: Callable[[View], T | None]) -> tuple[str, str, T]:
    """Give a seed, a winning card of seat 1, and what was found in seat 2's turn after it."""
    for seed, view in first_views(rules, 2, 1):
        first = wins_by_play(view)
        if first:
            found = wanted(deal(seed, rules).apply(f"+{first}").apply(".").round.view(2))
            if found:
                return seed, first, found
    raise LookupError(rules)
