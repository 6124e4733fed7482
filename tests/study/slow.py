"""What an analysis claims, worked out slowly: straight from the definitions, on tiny positions.

Nothing here knows anything about Red7 but what ``red7.core`` says. A *world* is a complete round
that agrees with what a player knows. An *information set* is a set of worlds that look alike to a
player, who has to make one choice for all of them.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import fields
from fractions import Fraction
from itertools import combinations, permutations

from red7.core import Card, Draw, Phase, Round, Step, View
from red7.core.cards import listed, mask_of
from red7.core.layout import HIDDEN
from red7.core.steps import DRAW_STEP

Turn = tuple[Step, ...]
Information = frozenset[Round]


def every_turn(view: View) -> list[Turn]:
    """Return every legal turn of the player to move, to its end or to an unknown card."""
    turns = []
    for line in view.lines():
        waits = view.follow(line).phase is Phase.THREE
        turns.append((*line, DRAW_STEP) if waits else line)
    return turns


# How the hidden cards may lie


def worlds(view: View) -> Iterator[Round]:
    """Yield every round that agrees with a view, each once."""
    unseen = list(listed(view.unseen.mask))
    for hands, rest in _dealt(unseen, view.hidden):
        for below in _decks(view, rest):
            yield _world(view, hands, below)


def _dealt(
    cards: list[Card], sizes: tuple[int, ...]
) -> Iterator[tuple[tuple[int, ...], list[Card]]]:
    """Yield all ways to give each hand so many cards, as masks, with the cards left over."""
    if not sizes:
        yield (), cards
        return
    for chosen in combinations(cards, sizes[0]):
        left = [card for card in cards if card not in chosen]
        for others, rest in _dealt(left, sizes[1:]):
            yield (mask_of(chosen), *others), rest


def _decks(view: View, cards: list[Card]) -> Iterable[tuple[int, ...]]:
    """Return all orders that the hidden part of the deck may have; one if nobody ever draws."""
    size = view.deck.count(HIDDEN)
    if view.rules.draw is Draw.NEVER and not view.rules.actions:
        return [tuple(cards[:size])]
    return permutations(cards, size)


def _world(view: View, hidden: tuple[int, ...], below: tuple[int, ...]) -> Round:
    known = {field.name: getattr(view, field.name) for field in fields(Round)}
    # How far the turn has come is told by the phase and its like; its steps are needed no more.
    return Round(
        **known
        | {
            "hands": tuple(a | b for a, b in zip(view.hands, hidden, strict=True)),
            "hidden": (0,) * view.players,
            "deck": view.deck[: view.deck_known] + below,
            "ordered": True,
            "begin": None,
            "steps": (),
            "past": (),
        }
    )


# With all cards open


Winners = dict[tuple[object, ...], int]


def open_share(view: View, turn: Turn, winners: Winners | None = None) -> Fraction:
    """Return the share of worlds in which a turn wins against perfect play with open cards.

    For two players, without ``draw`` and ``actions``. The turns of a position can share what has
    been found out about the winners.
    """
    winners = {} if winners is None else winners
    won = [
        _open_winner(world.follow(turn).settled(), winners) == view.seat for world in worlds(view)
    ]
    return Fraction(sum(won), len(won))


def _open_winner(game: Round, winners: Winners) -> int:
    """Return which of two players wins if both see all cards and play perfectly."""
    if game.over:
        return game.winner
    # Without draw and actions, nothing else matters.
    now = (game.rules.edition.name, game.turn, game.phase, game.canvas, game.palettes, game.hands)
    if now not in winners:
        outcomes = [_open_winner(game.apply(step), winners) for step in game.legal_steps]
        other = sum(game.seats_in) - game.turn
        winners[now] = game.turn if game.turn in outcomes else other
    return winners[now]


# From what a player can know


def certain_win(view: View, turn: Turn) -> bool:
    """Return whether a turn wins, played on as well as this player can know, whatever happens."""
    after = [world.follow(turn) for world in worlds(view)]
    proof = _Proof(view.seat)
    return all(proof.wins(part) for part in _told_apart(after, view.seat))


def certain_loss(view: View, turn: Turn) -> bool:
    """Return whether a turn puts its player out, or leaves the one opponent a certain win.

    The opponent has to have one with every hand they may hold, from what they can know then. A turn
    that stops in the middle, at a draw, is not lost yet. What the turn being legal might betray of
    the hand is left out; it could only in v1.1 with draw and actions, after a 7's discard.
    """
    after = [world.follow(turn) for world in worlds(view)]
    if after[0].out[view.seat - 1]:
        return True
    if after[0].phase is not Phase.OVER or len(view.seats_in) != 2:
        return False
    opponent = sum(view.seats_in) - view.seat
    proof = _Proof(opponent)
    return all(
        proof.wins(frozenset(worlds(seen)))
        for seen in {game.settled().view(opponent) for game in after}
    )


class _Proof:
    """The search for one player's certain win, over information sets."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.found: dict[Information, bool] = {}

    def wins(self, alike: Information) -> bool:
        """Return whether the player has one way of playing on that wins in all these worlds."""
        if alike not in self.found:
            self.found[alike] = self._wins(alike)
        return self.found[alike]

    def _wins(self, alike: Information) -> bool:
        some = next(iter(alike))
        if some.over:
            return some.winner == self.seat
        if some.turn == self.seat:
            return any(self._wins_after(alike, step) for step in some.legal_steps)
        steps = {step for world in alike for step in world.legal_steps}
        return all(self._wins_after(alike, step) for step in steps)

    def _wins_after(self, alike: Information, step: Step) -> bool:
        """Return whether the player wins in all worlds of a set in which a step can be made."""
        after = [world.step(step) for world in alike if step in world.legal_steps]
        return all(self.wins(part) for part in _told_apart(after, self.seat))


def _told_apart(rounds: Iterable[Round], seat: int) -> list[Information]:
    """Split worlds by what a seat sees of them; they looked alike before the last step."""
    parts: dict[View, set[Round]] = defaultdict(set)
    for game in rounds:
        parts[game.view(seat)].add(game.settled())
    return [frozenset(part) for part in parts.values()]
