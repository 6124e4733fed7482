"""Seeds whose deal begins with what a test wants to see."""

from __future__ import annotations

from collections.abc import Callable, Iterator

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


def spoken(card: str) -> str:
    """Give a card as the page calls it.

    >>> spoken("R7")
    'Red 7'
    """
    return f"{NAMES[card[0]]} {card[1]}"


def first_views(rules: str, players: int) -> Iterator[tuple[str, View]]:
    """Give seeds with which seat 1 begins, and what it then sees."""
    for number in range(2000):
        seed = f"{number:064x}"
        view = Match.start(players, rules, bytes.fromhex(seed)).round.view(1)
        if view.turn == 1:
            yield seed, view


def find_deal(rules: str, players: int, wanted: Callable[[View], str | None]) -> tuple[str, str]:
    """Give a seed, and what was found in its deal."""
    for seed, view in first_views(rules, players):
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


def refused(view: View) -> str | None:
    """Look for a card that cannot be discarded now."""
    for card in view.hand(1):
        if view.refusal(Step.parse(f">{card}")):
            return str(card)
    return None


def loses(view: View) -> str | None:
    """Look for a discard that is open and puts its player out."""
    for step in view.legal_steps:
        if step.kind == ">" and view.step(step).out[0]:
            return str(step.card)
    return None


def wins_by_discard(view: View) -> str | None:
    """Look for a discard that leaves its player winning and ends the turn."""
    for step in view.legal_steps:
        after = view.step(step)
        if step.kind == ">" and after.phase is Phase.OVER and not after.out[0]:
            return str(step.card)
    return None


def wins_by_play(view: View) -> str | None:
    """Look for a card that is winning in the palette."""
    for step in view.legal_steps:
        if step.kind == "+" and Step.parse(".") in view.step(step).legal_steps:
            return str(step.card)
    return None
