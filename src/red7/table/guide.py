"""Guidance: what a reader can do now, decided once for the page and the terminal.

It only names what to say; the sentences are in ``red7.words``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from red7.core import Phase, View
from red7.core.steps import DRAW_STEP, DROP_STEP, LAY
from red7.core.turn import START
from red7.protocol import messages as m
from red7.protocol.trusted import trusted
from red7.table.compose import Composition

_Guide: Final = trusted(m.Guide)


def guide(view: View, seat: int) -> m.Guide | None:
    """Return the guidance for a seat watching a round; seat 0 is a spectator."""
    if seat and view.over:
        return None
    waits = _waits(view, seat)
    return _Guide(prompt=waits) if waits else guide_move(Composition.begin(view))


def guide_text(view: View, seat: int) -> str:
    """Return the guidance for a seat as it is sent."""
    if seat and view.over:
        return "null"
    waits = _waits(view, seat)
    if waits:
        return _text(waits)
    if view.phase is START:  # nothing can be finished yet, but everybody may drop out
        return _text("only-drop" if view.legal_steps == (DROP_STEP,) else "start", (), True)  # noqa: FBT003 - for the cache
    move = Composition.begin(view)
    return _text(prompt(move), move.finishes, move.may_drop)


def _waits(view: View, seat: int) -> m.Prompt | None:
    """Return what to say to a reader who waits for others; None if it is their turn."""
    if not seat:
        return "watching" if view.over else "watching-turn"
    if view.turn == seat:
        return None
    return "out-of-round" if view.out[seat - 1] else "others-turn"


@lru_cache(maxsize=1 << 8)
def _text(prompt: m.Prompt, finishes: tuple[m.Finish, ...] = (), may_drop: bool = False) -> str:  # noqa: FBT001, FBT002 - for the cache
    return _Guide(prompt=prompt, finishes=finishes, may_drop=may_drop).model_dump_json()


def guide_move(move: Composition) -> m.Guide:
    """Return the guidance for a player composing a move."""
    return _Guide(prompt=prompt(move), finishes=move.finishes, may_drop=move.may_drop)


def prompt(move: Composition) -> m.Prompt:
    """Return what comes next in a move, by the phase of its turn.

    >>> from red7.core import Round
    >>> move = Composition.begin(Round.deal(players=2, rules="v1.2", seed="07" * 32).view(1))
    >>> prompt(move), prompt(move.add("+O6")), prompt(move.add("+O6").add("."))
    ('start', 'end', 'play')
    """
    if move.complete:
        return "play-draws" if move.draws else "play-out" if move.goes_out else "play"
    view = move.now
    if view.legal_steps == (DROP_STEP,):
        return "only-drop"
    if view.phase is Phase.FREE:
        return "end" if move.finishes else "behind" if move.may_drop else "discard"
    if view.legal_steps == (DRAW_STEP,):
        return "earned-must"
    if view.phase is Phase.SEVEN and not any(step.kind == LAY for step in view.legal_steps):
        return "seven-canvas"
    return _USUAL[view.phase]


_USUAL: Final[dict[Phase, m.Prompt]] = {
    Phase.START: "start",
    Phase.ONE: "one",
    Phase.FIVE: "five",
    Phase.SEVEN: "seven",
    Phase.EARNED: "earned",
    Phase.SEVEN_EARNED: "seven-earned",
}
