"""Writing at once, without a task, what nothing stands in the way of.

Most sends are moves and the like at a table that is in memory, and to which nobody else is writing,
or only another of them is being written. They need no task that waits for its turn, for the store
and for a second try. Whatever else there may be to do is left to ``Service.carry_out``: it can
wait, look what others have written, decide again, and say what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import Context
from functools import cache, partial
from typing import Final, NamedTuple

import structlog

from red7.protocol import messages as m
from red7.server.accounts.names import Names
from red7.server.clock import Clock
from red7.server.errors import origin_of
from red7.server.metrics import Metrics
from red7.server.store import Store, StoreError, StoreLostError, Write
from red7.server.tables.entries import entry_after, write_of
from red7.server.tables.live import Live, LiveTables
from red7.server.tables.rated import TAKING_PART
from red7.server.tables.writer import Writer
from red7.table.log import Entry
from red7.table.sends import House, act

# What games are full of. Before anything else is done, something may have to be looked up.
MOVES: Final = frozenset({"steps", "ready", "rematch", "commit", "reveal"})

_MOST_WAITING: Final = 3  # sends, for what is being written at their table; four can play there

_log = structlog.get_logger("red7.service")

Announce = Callable[[Live, Entry, Callable[[int], None]], None]


class Sent(NamedTuple):
    """What a player sends, and whom to tell what becomes of it."""

    who: str
    send: m.AnySend
    acknowledge: Callable[[int], None]
    ended: Callable[[bool], None]  # is called at the end, with whether it was written
    context: Context  # in which whoever sent it is known; for what it leads to


class Prompt:
    """Writes what players send without a task where it can."""

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
        self._done = cache(lambda kind: metrics.sends.labels(kind, "done"))
        # By the tables at which something is being written here: what waits for that, since when.
        self._next: dict[str, list[tuple[Sent, float]]] = {}

    def begin(self, sent: Sent) -> bool:
        """Begin to write what was sent; return whether that was possible, so that its end is told.

        It may wait for another's at its table, and is begun when that is told. Otherwise nothing
        has been done, and why is found out by whoever tries in another way.
        """
        waiting, now = self._next.get(sent.send.table), self._clock.steady()
        if waiting is None:
            return self._begin(sent, now)
        if len(waiting) >= _MOST_WAITING:
            return False
        waiting.append((sent, now))
        return True

    def _begin(self, sent: Sent, since: float) -> bool:
        who, send, *_ = sent
        live = self._tables.at_hand(send.table)
        if live is None or live.generation != self._store.generation:
            return False
        if send.type in TAKING_PART and live.table.setup.rated:
            return False
        if (who, send.id) in live.sends or not self._names.knows(who) or not live.lock.take():
            return False
        try:
            draft = act(live.table, who, send, self._house)
            entry = entry_after(live.table, draft, who, send.id, self._clock.now())
            write = write_of(live, entry, draft)
            self._writer.submit(write, partial(self._written, live, write, sent, since))
        except Exception:  # noqa: BLE001 - refused, mostly; the other way says why
            live.lock.release()
            return False
        self._next[send.table] = []
        return True

    def _written(
        self,
        live: Live,
        write: Write,
        sent: Sent,
        since: float,
        became: bool | StoreError,  # noqa: FBT001 - as the writer tells it
    ) -> None:
        """Tell what is committed; leave it to another try if it is not, or perhaps; then go on."""
        done = became is True
        try:
            if done:
                sent.context.run(self._tell, live, write, sent, since)
            elif became is False or isinstance(became, StoreLostError):
                live.doubt()
        except Exception as error:  # noqa: BLE001 - it is committed, and others wait to be told
            self._failed(error)
        live.lock.release()
        self._end(sent, done=done)
        waiting = self._next.pop(sent.send.table)
        for number, (other, came) in enumerate(waiting, 1):
            if self._begin(other, came):
                self._next[sent.send.table] += waiting[number:]
                break
            self._end(other, done=False)

    def _tell(self, live: Live, write: Write, sent: Sent, since: float) -> None:
        live.advance(write.entry, write.after)
        self._announce(live, write.entry, sent.acknowledge)
        self._done(sent.send.type).inc()
        self._metrics.send_seconds.observe(self._clock.steady() - since)

    def _end(self, sent: Sent, *, done: bool) -> None:
        try:
            sent.context.run(sent.ended, done)
        except Exception as error:  # noqa: BLE001 - others wait to be told
            self._failed(error)

    def _failed(self, error: Exception) -> None:
        self._metrics.failures.labels("socket").inc()
        _log.error("not told", error=origin_of(error))
