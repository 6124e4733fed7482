"""Other ways in which the hidden cards of a game may lie."""

from __future__ import annotations

from collections.abc import Callable

from red7.core.cards import CARDS, mask_of
from red7.envs.openspiel.table import TO_HAND, TO_PALETTE, Event, Table


def another_world(table: Table, seat: int, chance: Callable[[], float]) -> list[int]:
    """Return the actions of a game like this one with other cards, in the present round.

    The cards whose place the seat does not know change places at random. Others hold as many cards
    as before and make the same steps. Some of these may be illegal now: whether a card may be
    played can depend on those kept in hand. If all are legal, the seat cannot tell the two games
    apart.
    """
    swapped = _swapped(_hidden(table, seat), chance)
    actions: list[int] = []
    hand: list[int] = []
    earlier = len(table.events) - _events_in_round(table)
    for place, event in enumerate(table.events):
        card = event.card
        if place >= earlier and not event.open:
            card = swapped.get(card, card)
        if event.number == TO_HAND:
            hand.append(card)
            if len(hand) == table.setup.hand:  # a hand is dealt in ascending order
                actions += sorted(hand)
                hand = []
        else:
            by_chance = event.number == TO_PALETTE or not event.open
            actions.append(card if by_chance else event.number)
    return actions


def _events_in_round(table: Table) -> int:
    """Return how many events belong to the round that is being played."""
    dealt = [place for place, event in enumerate(table.events) if event.number == TO_HAND]
    first = dealt[-table.setup.players * table.setup.hand]
    return len(table.events) - first


def _hidden(table: Table, seat: int) -> list[int]:
    """Return the cards whose place the seat does not know."""
    round_events = table.events[len(table.events) - _events_in_round(table) :]
    mine = mask_of(event.card for event in round_events if _saw(event, seat))
    position = table.position
    if position is None:
        raise ValueError("cards are still being dealt")
    shown = position.gone
    for mask in (*position.palettes, *position.known):
        shown |= mask
    for card in position.deck:
        shown |= 1 << card if card >= 0 else 0
    return [int(card) for card in CARDS if not (shown | mine) >> card & 1]


def _saw(event: Event, seat: int) -> bool:
    """Return whether a seat saw the card of an event come from the deck."""
    return event.card >= 0 and (event.open or event.seat == seat)


def _swapped(cards: list[int], chance: Callable[[], float]) -> dict[int, int]:
    """Return which card takes the place of which."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        chosen = min(int(chance() * (last + 1)), last)
        order[chosen], order[last] = order[last], order[chosen]
    return dict(zip(cards, order, strict=True))
