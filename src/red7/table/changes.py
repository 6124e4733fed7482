"""What an entry changes in the state of each reader, without building that state anew.

It is written at once as it is sent, in the form of ``red7.protocol.changes``: building messages and
then writing them takes four times as long, and every reader is sent every move. What a seat learns
about hidden cards comes from ``Round.view``, as in ``red7.table.state``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from red7.core import CARDS, Match, Round, View, commitment
from red7.core.turn import bests
from red7.table.compose import Composition
from red7.table.events import event_texts
from red7.table.guide import guide_text
from red7.table.log import Entry, Kind
from red7.table.outcomes import as_text
from red7.table.rounds import (
    LETTERS,
    PHASES,
    STEP_TEXTS,
    names_text,
    shown_hands,
    standing_texts,
)
from red7.table.state import Surroundings, clock_view, may_hurry, seat_view
from red7.table.table import Table

_STEPS: Final = (Kind.STEPS, Kind.TIMEOUT)
_AGREEING: Final = (Kind.READY, Kind.NEXT, Kind.REMATCH)
_FLAGS: Final = {False: "false", True: "true"}


class Telling(Protocol):
    """Writes the ``change`` for a seat, with the id of its own send if any."""

    def __call__(self, seat: int, done: str | None, /, *, muted: bool = False) -> str:
        """Write it; of a phrase by somebody who is muted, only the number."""
        ...


def change_texts(
    before: Table | None, entry: Entry, after: Table, around: Surroundings
) -> Telling | None:
    """Return a function that writes the ``change`` for a seat, with the id of its own send if any.

    None means that the whole state has to be sent. That is rare: most entries are steps.
    """
    changed = changes(before, entry, after, around)
    if changed is None:
        return None
    told = event_texts(before, entry, after, around.names)
    head = f'{{"type":"change","table":"{after.id}","seq":{after.seq},"now":{around.now}'

    def write(seat: int, done: str | None, *, muted: bool = False) -> str:
        own = f',"done":"{done}"' if done else ""
        happened = "[]" if muted else told(seat)
        return f'{head}{own},"events":{happened},"changes":{changed(seat)}}}'

    return write


def changes(
    before: Table | None, entry: Entry, after: Table, around: Surroundings
) -> Callable[[int], str] | None:
    """Return a function from seats to what an entry changes for them; seat 0 is a spectator."""
    if entry.kind is Kind.SAID:
        return lambda _: "{}"
    if entry.kind is Kind.HINTED:
        hints = after.hints[entry.seat - 1]
        taken = f'{{"seats":[{{"seat":{entry.seat},"hints":{hints}}}]}}'
        return lambda _: taken
    if before is None or before.match is None or after.match is None:
        return None
    if entry.kind in _STEPS or (entry.kind in _AGREEING and before.stage != after.stage):
        return _Played(before, before.match, after, after.match, around).changes
    if entry.kind in _AGREEING:
        told = f"{{{','.join(_common(before, after, around))}}}"
        return lambda _: told
    return None


class _Played:
    """Steps, or a deal; what they change for all readers alike is found only once."""

    def __init__(
        self, before: Table, was: Match, after: Table, now: Match, around: Surroundings
    ) -> None:
        self._before, self._after = before, after
        self._was, self._now = was.round, now.round
        self._dealt = was.begin is not now.begin
        self._out = was.round.out != now.round.out
        self._common = _common(before, after, around)
        self._round = _public(was, now)
        top = after.canvas_card
        if before.canvas_card != top:
            self._round.append(f'"canvas_card":{_card(top)}')
        if self._dealt and shown_hands(before) is not None:
            self._round.append('"hands":null')
        self._players = _players(was, now, dealt=self._dealt)

    def changes(self, seat: int) -> str:
        """Return what the steps change for a seat."""
        view, mover = self._now.view(seat), self._was.turn
        told = [*self._common, f'"round":{{{self._seen(view)}}}']
        if self._out:
            hurry = may_hurry(self._after, seat)
            if hurry != may_hurry(self._before, seat):
                told.append(f'"may_hurry":{_FLAGS[hurry]}')
        anew = view.over or self._dealt
        if anew or (seat and (self._out or seat in (mover, view.turn))):
            told.append(f'"guide":{guide_text(view, seat)}')
        if self._after.awaits(seat):
            move = Composition.begin(view)
            refused = [f'"{step}"' for step in move.refused()]
            told.append(f'"choices":{_list(move.each_choice(as_text))},"refused":{_list(refused)}')
        return f"{{{','.join(told)}}}"

    def _seen(self, view: View) -> str:
        told = self._round.copy()
        if view.seat and view.seat == self._after.turn:
            told.append(f'"position":"{view}"')
        if self._was.steps or view.steps:
            steps = [f'"{STEP_TEXTS[step]}"' for step in view.steps]
            told.append(f'"steps":{_list(steps)}')
        players = [self._player(view, *player) for player in self._players]
        told.append(f'"players":{_list(players)}')
        return ",".join(told)

    def _player(self, view: View, seat: int, told: str, known: bool, hand: bool) -> str:  # noqa: FBT001 - what is found once
        """Add what changes in a hand, which only that of the mover and of those who go out does."""
        if hand:
            if known or view.owns(seat):
                told += f',"hand":{names_text(view.hands[seat - 1])}'
            if not view.owns(seat):
                told += f',"hidden":{view.hidden[seat - 1]}'
        return f"{{{told}}}"


def _list(texts: Sequence[str]) -> str:
    return f"[{','.join(texts)}]"


def _card(card: int | None) -> str:
    return "null" if card is None else f'"{CARDS[card]}"'


def _common(before: Table, after: Table, around: Surroundings) -> list[str]:
    """Return what an entry changes at a table for all readers alike, outside the round."""
    told = []
    clock = clock_view(after)
    if clock:
        told.append(f'"clock":{clock.model_dump_json()}')
    if before.stage == "playing" == after.stage:
        return told
    seats = _seats(before, after, around)
    if seats:
        told.append(f'"seats":{_list(seats)}')
    if before.stage != after.stage:
        told.append(f'"stage":"{after.stage}"')
    if before.stage == "over" != after.stage:
        told.append(f'"game":{after.game},"commitment":"{commitment(after.seed)}","result":null')
    if before.next_seed != after.next_seed:
        promise = f'"{commitment(after.next_seed)}"' if after.next_seed else "null"
        told.append(f'"next_commitment":{promise}')
    until = after.pause_until
    if before.pause_until != until:
        told.append(f'"pause_until":{"null" if until is None else until}')
    if before.hurry != after.hurry:
        hurry = f'"{after.hurry}"' if after.hurry else "null"
        told.append(f'"hurry":{hurry}')
    return told


def _seats(before: Table, after: Table, around: Surroundings) -> list[str]:
    """Return what changes about who plays the seats."""
    told = []
    fresh = before.hints != after.hints  # in another game, nobody has taken any
    for seat in range(1, after.players + 1):
        was, now = (
            (table.chairs[seat - 1], seat in table.agreed, table.commitments[seat - 1])
            for table in (before, after)
        )
        revealed = bool(after.entropies[seat - 1])
        if was == now and bool(before.entropies[seat - 1]) == revealed and not fresh:
            continue
        if was[0] != now[0]:
            told.append(seat_view(after, seat, around).model_dump_json())
            continue
        promise = f'"{now[2]}"' if now[2] else "null"
        one = f'{{"seat":{seat},"ready":{_FLAGS[now[1]]}'
        if before.commitments != after.commitments or before.entropies != after.entropies:
            one += f',"commitment":{promise},"revealed":{_FLAGS[revealed]}'
        if fresh:
            one += f',"hints":{after.hints[seat - 1] if after.hints else 0}'
        told.append(one + "}")
    return told


def _public(before: Match, after: Match) -> list[str]:
    """Return what changes in the round for all readers alike."""
    was, now = before.round, after.round
    told = []
    if before.number != after.number:
        told.append(f'"number":{after.number}')
    if was.canvas != now.canvas:
        told.append(f'"canvas":"{LETTERS[now.canvas]}"')
    if was.out != now.out and was.over != now.over:
        told.append(f'"winner":{now.winner},"turn":{0 if now.over else now.turn}')
    elif was.turn != now.turn:
        told.append(f'"turn":{now.turn}')
    if was.phase is not now.phase:
        told.append(f'"phase":"{PHASES[now.phase]}"')
    if was.gone != now.gone:
        told.append(f'"gone":{names_text(now.gone)}')
    if was.deck != now.deck:
        told += _deck(was, now)
    if was.palettes != now.palettes or was.out != now.out:
        old, new = standing_texts(was.palettes, was.out), standing_texts(now.palettes, now.out)
        stand = [two for one, two in zip(old, new, strict=True) if one != two]
        told += [f'"standings":{_list(stand)}'] if stand else []
    return told


def _deck(was: Round, now: Round) -> list[str]:
    """Return what changes about the deck for all readers alike."""
    told = [f'"deck":{len(now.deck)}'] if len(was.deck) != len(now.deck) else []
    lies = now.deck[: now.deck_known]
    if was.deck[: was.deck_known] != lies:
        told.append(f'"deck_known":{_list([_card(card) for card in lies])}')
    return told


def _players(before: Match, after: Match, *, dealt: bool) -> list[tuple[int, str, bool, bool]]:
    """Return what changes of the players for all readers alike; the mover's hand always does.

    With each comes whether everybody knows other cards in the hand, and whether the hand changes.
    """
    was, now = before.round, after.round
    players = []
    for index, palette in enumerate(now.palettes):
        seat, told, out = index + 1, "", was.out[index] != now.out[index]
        if was.palettes[index] != palette:
            told += f',"palette":{names_text(palette)}'
        strongest = bests(palette)[now.canvas]
        if bests(was.palettes[index])[was.canvas] != strongest:
            told += f',"best":{names_text(strongest)}'
        known = was.known[index] != now.known[index]
        if known:
            told += f',"known":{names_text(now.known[index])}'
        if out:
            told += f',"out":{_FLAGS[now.out[index]]}'
        pile = after.piles[index]
        if before.piles[index] is not pile:
            told += f',"score":{pile.points},"pile":{names_text(pile.mask)}'
        hand = dealt or out or seat == was.turn
        if told or hand:
            players.append((seat, f'"seat":{seat}{told}', known, hand))
    return players
