"""A position as a table to compose a move at, without anybody who keeps it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from red7.core import Red7Error, View
from red7.protocol import messages as m
from red7.table.compose import Composition
from red7.table.errors import TableError
from red7.table.exploring import shown
from red7.table.guide import guide_move
from red7.table.outcomes import outcome
from red7.table.refusals import refusal
from red7.terminal.links.link import RefusedError
from red7.words import Words

_PREVIEW: Final = "preview"


def posed(view: View, you: int) -> m.State:
    """Return a view as the table of its player, with all that may be done."""
    state = shown(view, view.steps, you).state
    if view.over or view.turn != you:
        return state
    move = Composition.begin(view)
    return state.model_copy(
        update={"choices": move.choices(), "refused": move.refused(), "guide": guide_move(move)}
    )


def preview(say: Words, view: View, steps: Sequence[str]) -> m.Preview:
    """Return what some steps of a view's player would lead to, or refuse them."""
    move = Composition.begin(view)
    try:
        for step in steps:
            move = move.add(step)
    except (Red7Error, TableError) as error:
        raise refused(say, error) from None
    state = shown(move.now, move.now.steps, view.seat).state
    if state.round is None:
        raise refused(say, TableError("not-running"))
    return m.Preview(
        id=_PREVIEW,
        table=state.table,
        seq=state.seq,
        steps=tuple(steps),
        outcome=outcome(view, move.now) if steps else None,
        round=state.round,
        choices=move.choices(),
        refused=move.refused(),
        guide=guide_move(move),
    )


def refused(say: Words, error: Red7Error | TableError) -> RefusedError:
    """Return an error as whoever keeps a table would tell it."""
    return RefusedError(refusal(error, say.language))


def with_names(state: m.State, names: Sequence[str]) -> m.State:
    """Return a state in which those at the table go by these names."""
    seats = tuple(
        seat.model_copy(update={"name": name})
        for seat, name in zip(state.seats, names, strict=True)
    )
    return state.model_copy(update={"seats": seats})


def numbered(say: Words, players: int) -> list[str]:
    """Return what players are called of whom nothing but their seats is known."""
    return [say("web-explore-player", seat=seat) for seat in range(1, players + 1)]
