"""What the server itself writes to a log: timeouts, ends of pauses, absent players."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from red7.core import Step
from red7.core.steps import DROP_STEP, END_STEP, write_steps
from red7.table.errors import TableError
from red7.table.log import Draft, Kind
from red7.table.table import BOT_LATE_MS, Table
from red7.table.turns import any_steps

_DUE: Final = {"waiting": Kind.EXPIRED, "entropy": Kind.WITHHELD, "pause": Kind.NEXT}


def gone(table: Table, seat: int) -> Draft | None:
    """Free the seat of a player who stays away before the game.

    During the game, let a bot play for them if the table agreed to a stand-in. Where a turn may
    take a day, nobody has to be there.
    """
    if table.slow:
        return None
    if table.stage == "waiting" and seat in table.persons:
        return Draft(Kind.LEFT, seat)
    bot = table.setup.stand_in
    running = table.stage in ("playing", "pause")
    return (
        Draft(Kind.BOT, seat, {"bot": bot}) if bot and running and seat in table.persons else None
    )


def due(table: Table, now: int, *, watched: bool = False) -> Draft | None:
    """Return what the server itself has to write by now; None if nothing.

    Whether somebody watches decides if a game left to bots goes on.
    """
    if table.left_to_bots and watched:
        return _due_among_bots(table, now)
    wake = table.wake
    if wake is None or now < wake:
        return None
    if table.left_to_bots:
        return Draft(Kind.EXPIRED)
    if table.stage in _DUE:
        return Draft(_DUE[table.stage])
    if table.chairs[table.turn - 1].gone:
        return _forced(table, "gone")
    late = table.deadline is not None and now >= table.deadline
    return _forced(table, "timeout") if late else None


def given_up(table: Table, before: int, *, watched: bool = False) -> Draft | None:
    """Give up a game at which nothing has happened for long; if somebody watches, go on waiting."""
    if not table.untimed or table.at > before:
        return None
    return Draft(Kind.RESUMED if watched else Kind.EXPIRED)


def visited(table: Table, before: int, people: Collection[str]) -> Draft | None:
    """Note that a player of a game that waits for people looks in, unless something was lately.

    Somebody who may take a seat back is a player, too.
    """
    there = any(chair.named in people for chair in table.chairs)
    return Draft(Kind.RESUMED) if there and table.untimed and table.at <= before else None


def _due_among_bots(table: Table, now: int) -> Draft | None:
    if table.pause_until is not None:
        return Draft(Kind.NEXT) if now >= table.pause_until else None
    if table.chairs[table.turn - 1].gone:
        return _forced(table, "gone")
    # If the game has rested, the clock of the bot to move must not have run out meanwhile.
    late = table.deadline is not None and now >= min(table.deadline, table.since + BOT_LATE_MS)
    return Draft(Kind.RESUMED) if late else None


def _forced(table: Table, cause: str) -> Draft:
    """Drop out for a seat, or end its turn: after a draw, it cannot always drop out."""
    if table.match is None:
        raise TableError("not-running")
    view = table.match.round.view(table.turn)
    steps: tuple[Step, ...]
    if DROP_STEP in view.legal_steps:
        steps = (DROP_STEP,)
    elif END_STEP in view.legal_steps:
        steps = (END_STEP,)
    else:
        # In v1.1, a 7's discard may earn a card before the player is winning.
        steps = any_steps(view)
    return Draft(Kind.TIMEOUT, table.turn, {"steps": write_steps(steps), "cause": cause})
