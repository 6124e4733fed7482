"""What the house itself writes to a log: timeouts, ends of pauses, players who stay away."""

from __future__ import annotations

from typing import Final

from red7.core import Step
from red7.core.steps import DROP_STEP, END_STEP, write_steps
from red7.table.compose import any_steps
from red7.table.errors import TableError
from red7.table.log import Draft, Kind
from red7.table.table import Table

_DUE: Final = {"waiting": Kind.EXPIRED, "entropy": Kind.WITHHELD, "pause": Kind.NEXT}


def gone(table: Table, seat: int) -> Draft | None:
    """Free the seat of somebody who stays away before the game.

    In the game let a bot play for them, if the table agreed to that.
    """
    if table.stage == "waiting" and seat in table.persons:
        return Draft(Kind.LEFT, seat)
    bot = table.setup.stand_in
    running = table.stage in ("playing", "pause")
    return (
        Draft(Kind.BOT, seat, {"bot": bot}) if bot and running and seat in table.persons else None
    )


def due(table: Table, now: int) -> Draft | None:
    """Give what the server itself has to write by now, if anything."""
    wake = table.wake
    if wake is None or now < wake:
        return None
    if table.stage in _DUE:
        return Draft(_DUE[table.stage])
    if table.chairs[table.turn - 1].gone:
        return _forced(table, "gone")
    late = table.deadline is not None and now >= table.deadline
    return _forced(table, "timeout") if late else None


def _forced(table: Table, cause: str) -> Draft:
    """Drop out for a seat; after a draw that is not always possible, and its turn is ended."""
    if table.match is None:
        raise TableError("not-running")
    view = table.match.round.view(table.turn)
    steps: tuple[Step, ...]
    if DROP_STEP in view.legal_steps:
        steps = (DROP_STEP,)
    elif END_STEP in view.legal_steps:
        steps = (END_STEP,)
    else:
        # Under v1.1 a 7's discard may have earned a card before its player was winning.
        steps = any_steps(view)
    return Draft(Kind.TIMEOUT, table.turn, {"steps": write_steps(steps), "cause": cause})
