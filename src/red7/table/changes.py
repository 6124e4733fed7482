"""What an entry changes in the state of each reader, without building that state anew.

What a seat learns about hidden cards comes from ``Round.view``, as in ``red7.table.state``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from red7.core import CARDS, Match, View, commitment
from red7.core.turn import best
from red7.protocol import messages as m
from red7.table.compose import Composition
from red7.table.guide import guide
from red7.table.log import Entry, Kind
from red7.table.rounds import LETTERS, PHASES, STEP_TEXTS, names, shown_hands, standings
from red7.table.state import Surroundings, clock_view, may_hurry, result, seat_views
from red7.table.table import Table

_STEPS: Final = (Kind.STEPS, Kind.TIMEOUT)
_AGREEING: Final = (Kind.READY, Kind.REMATCH)


def changes(
    before: Table | None, entry: Entry, after: Table, around: Surroundings
) -> Callable[[int], m.Changes] | None:
    """Return a function from seats to what an entry changes for them; seat 0 is a spectator.

    None means that the whole state has to be sent. That is rare: most entries are steps.
    """
    if entry.kind is Kind.SAID:
        return lambda _: {}
    if before is None or before.match is None or after.match is None:
        return None
    if entry.kind in _STEPS:
        return _Steps(before, before.match, after, after.match).changes
    if entry.kind in _AGREEING and before.stage == after.stage:
        return _agreed(after, around)
    return None


def _agreed(after: Table, around: Surroundings) -> Callable[[int], m.Changes]:
    """Return what changes when somebody has agreed to go on, and others have not yet."""
    told: m.Changes = {"seats": seat_views(after, around)}
    if after.next_seed:
        told["next_commitment"] = commitment(after.next_seed)
    return lambda _: told


class _Steps:
    """Steps; what they change for all readers alike is found only once."""

    def __init__(self, before: Table, was: Match, after: Table, now: Match) -> None:
        self._after = after
        self._was, self._now = was.round, now.round
        self._out = was.round.out != now.round.out
        self._common = _common(before, after)
        self._round = _public(was, now)
        if before.canvas_card != after.canvas_card and after.canvas_card is not None:
            self._round["canvas_card"] = str(CARDS[after.canvas_card])
        if now.round.over:
            self._round["hands"] = shown_hands(after)
        self._players = _players(was, now)

    def changes(self, seat: int) -> m.Changes:
        """Return what the steps change for a seat."""
        view = self._now.view(seat)
        told = self._common.copy()
        told["round"] = self._seen(view)
        if self._out:
            told["may_hurry"] = may_hurry(self._after, seat)
        if view.over or (seat and (self._out or seat in (self._was.turn, view.turn))):
            told["guide"] = guide(view, seat)
        if self._after.awaits(seat):
            move = Composition.begin(view)
            told["choices"], told["refused"] = move.choices(), move.refused()
        elif seat and seat == self._was.turn:
            told["choices"], told["refused"] = None, ()
        return told

    def _seen(self, view: View) -> m.RoundChanges:
        told = self._round.copy()
        if view.seat and view.seat in (self._was.turn, view.turn):
            told["position"] = str(view) if view.seat == self._after.turn else None
        if self._was.steps or view.steps:
            told["steps"] = tuple([STEP_TEXTS[step] for step in view.steps])
        told["players"] = tuple([self._held(view, player) for player in self._players])
        return told

    def _held(self, view: View, player: m.PlayerChanges) -> m.PlayerChanges:
        """Add what changes in a hand, which only that of the mover and of those who go out does."""
        seat = player["seat"]
        if seat != self._was.turn and "out" not in player:
            return player
        told = player.copy()
        if view.owns(seat) or "known" in player:
            told["hand"] = names(view.hands[seat - 1])
        if not view.owns(seat):
            told["hidden"] = view.hidden[seat - 1]
        return told


def _common(before: Table, after: Table) -> m.Changes:
    """Return what steps change at a table for all readers alike, outside the round."""
    told: m.Changes = {}
    if after.left:
        told["clock"] = clock_view(after)
    if before.stage != after.stage:
        told["stage"] = after.stage
        told["pause_until"], told["hurry"] = after.pause_until, after.hurry
    if after.stage == "over":
        told["result"] = result(after)
    return told


def _public(before: Match, after: Match) -> m.RoundChanges:
    """Return what steps change in the round for all readers alike."""
    was, now = before.round, after.round
    told: m.RoundChanges = {}
    if was.canvas != now.canvas:
        told["canvas"] = LETTERS[now.canvas]
    if now.over:
        told["winner"], told["turn"] = now.winner, 0
    elif was.turn != now.turn:
        told["turn"] = now.turn
    if was.phase is not now.phase:
        told["phase"] = PHASES[now.phase]
    if was.gone != now.gone:
        told["gone"] = names(now.gone)
    if len(was.deck) != len(now.deck):
        told["deck"] = len(now.deck)
    laid, lies = was.deck[: was.deck_known], now.deck[: now.deck_known]
    if laid != lies:
        told["deck_known"] = tuple([str(CARDS[card]) for card in lies])
    pairs = zip(standings(was.palettes, was.out), standings(now.palettes, now.out), strict=True)
    stand = [new for old, new in pairs if old is not new and old != new]
    if stand:
        told["standings"] = tuple(stand)
    return told


def _players(before: Match, after: Match) -> list[m.PlayerChanges]:
    """Return what changes of the players for all readers alike; the mover's hand always does."""
    was, now = before.round, after.round
    told = []
    for index, palette in enumerate(now.palettes):
        player: m.PlayerChanges = {"seat": index + 1}
        if was.palettes[index] != palette:
            player["palette"] = names(palette)
        strongest = best(now.canvas, palette)
        if best(was.canvas, was.palettes[index]) != strongest:
            player["best"] = names(strongest)
        if was.known[index] != now.known[index]:
            player["known"] = names(now.known[index])
        if was.out[index] != now.out[index]:
            player["out"] = now.out[index]
        pile = after.piles[index]
        if before.piles[index] is not pile:
            player["score"], player["pile"] = pile.points, names(pile.mask)
        if len(player) > 1 or index + 1 == was.turn:
            told.append(player)
    return told
