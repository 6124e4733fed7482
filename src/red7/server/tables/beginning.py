"""Tables that begin with everybody seated, because they have agreed on the game beforehand."""

from __future__ import annotations

from collections.abc import Sequence

from red7.protocol import messages as m
from red7.server.store import Write
from red7.server.store.games.opponents import Claim
from red7.server.tables.service import Service
from red7.table.log import Draft, Entry, Kind
from red7.table.replay import apply
from red7.table.sends import create
from red7.table.table import Table


async def begin(service: Service, table: str, setup: m.Setup, people: Sequence[str]) -> None:
    """Begin a game at a new table, whose free seats these people take in their order.

    All of it is written in one transaction, so nobody ever finds a half-made table. It may be
    repeated, by any process: a table that is there already is only announced once more.
    Raises TableError if it is a rated game more than these people may play.
    """
    if not await service.store.heads([table]):
        await service.rated.claim(setup, Claim(table, 1, frozenset(people)))
    drafts = [(create(setup, service.house), people[0])]
    seats = [seat for seat, bot in enumerate(setup.seats, 1) if bot is None]
    for seat, who in zip(seats, people, strict=True):
        drafts.append((Draft(Kind.SEATED, seat), who))
    drafts.append((Draft(Kind.STARTED, seats[0]), people[0]))
    await service.store.append(_writes(service, table, drafts))
    now = (await service.load(table)).table
    service.bus.publish(table, now.seq)
    service.tell(now)


def _writes(service: Service, table: str, drafts: Sequence[tuple[Draft, str]]) -> list[Write]:
    at, generation = service.clock.now(), service.store.generation
    after: Table | None = None
    writes = []
    for seq, (draft, who) in enumerate(drafts, 1):
        entry = Entry(table, seq, at, draft.seat, draft.kind, draft.payload, who, f"begin-{seq}")
        after = apply(after, entry)
        writes.append(Write(entry, after, generation))
    return writes
