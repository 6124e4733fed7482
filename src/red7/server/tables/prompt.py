"""Writing at once, without a task, what nothing stands in the way of.

Most sends are steps at a table that is in memory, and to which nobody else is writing. They need no
task that waits for its turn, for the store and for a second try. Whatever else there may be to do
is left to ``Service.carry_out``: it can wait, look what others have written, decide again, and say
what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import Context
from functools import partial
from typing import NamedTuple

import structlog

from red7.protocol import messages as m
from red7.server.accounts.names import Names
from red7.server.clock import Clock
from red7.server.errors import origin_of
from red7.server.metrics import Metrics
from red7.server.store import Store, StoreError, StoreLostError, Write
from red7.server.tables.entries import entry_after, write_of
from red7.server.tables.live import Live, LiveTables
from red7.server.tables.writer import Writer
from red7.table.log import Entry
from red7.table.sends import House, act

_log = structlog.get_logger("red7.service")

Announce = Callable[[Live, Entry, Callable[[int], None]], None]


class Steps(NamedTuple):
    """Steps that a player sends, and whom to tell what becomes of them."""

    who: str
    send: m.Steps
    acknowledge: Callable[[int], None]
    ended: Callable[[bool], None]  # is called at the end, with whether they were written
    context: Context  # in which whoever sent them is known; for what they lead to


class Prompt:
    """Writes steps without a task where it can."""

    def __init__(  # noqa: PLR0913, PLR0917 - the parts it connects
        self,
        tables: LiveTables,
        writer: Writer,
        announce: Announce,
        house: House,
        store: Store,
        clock: Clock,
        names: Names,
        metrics: Metrics,
    ) -> None:
        self._tables = tables
        self._writer = writer
        self._store = store
        self._house = house
        self._clock = clock
        self._names = names
        self._metrics = metrics
        self._announce = announce
        self._done = metrics.sends.labels("steps", "done")

    def begin(self, steps: Steps) -> bool:
        """Begin to write steps; return whether that was possible, so that their end will be told.

        Otherwise nothing has been done, and why is found out by whoever tries in another way.
        """
        who, send, *_ = steps
        live, began = self._tables.at_hand(send.table), self._clock.steady()
        if live is None or live.generation != self._store.generation:
            return False
        if (who, send.id) in live.sends or not self._names.knows(who) or not live.lock.take():
            return False
        try:
            draft = act(live.table, who, send, self._house)
            entry = entry_after(live.table, draft, who, send.id, self._clock.now())
            write = write_of(live, entry)
            end = partial(self._end, live, write, steps, began)
            self._writer.submit(write, lambda became: steps.context.run(end, became))
        except Exception:  # noqa: BLE001 - refused, mostly; the other way says why
            live.lock.release()
            return False
        return True

    def _end(
        self,
        live: Live,
        write: Write,
        steps: Steps,
        began: float,
        became: bool | StoreError,  # noqa: FBT001 - as the writer tells it
    ) -> None:
        """Tell steps that are committed; leave them to another try if they are not, or perhaps."""
        written = became is True
        try:
            if written:
                live.advance(write.entry, write.after)
                self._announce(live, write.entry, steps.acknowledge)
                self._done.inc()
                self._metrics.send_seconds.observe(self._clock.steady() - began)
            elif became is False or isinstance(became, StoreLostError):
                live.doubt()
        except Exception as error:  # noqa: BLE001 - they are committed, and others wait to be told
            self._metrics.failures.labels("socket").inc()
            _log.error("not told", error=origin_of(error))
        finally:
            live.lock.release()
            steps.ended(written)
