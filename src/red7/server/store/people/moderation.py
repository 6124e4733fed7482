"""What hosts do, in the database: bans, renamed players, refused names, and a log of all of it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, replace
from math import inf
from typing import Final, Literal

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from red7.server.store.access import Access
from red7.server.store.marks import fresh_mark
from red7.server.store.people.accounts import keep_name
from red7.server.store.people.behind import Behind
from red7.server.store.people.people import Report
from red7.server.store.schema import (
    ACCOUNTS,
    AUDIT,
    BANS,
    META,
    NAME_RULES,
    PLAYERS,
    REPORTS,
    TABLES,
)

Act = Literal["ban", "unban", "rename", "close", "handle", "name-add", "name-remove"]


@dataclass(frozen=True)
class Ban:
    """Somebody who may not play here, until some time or for good."""

    player: str
    since: int
    until: int | None
    why: str

    def holds(self, now: int) -> bool:
        """Return whether it has not ended yet."""
        return self.until is None or now < self.until


@dataclass(frozen=True)
class Deed:
    """What a host did."""

    id: str
    at: int
    host: str
    act: Act
    subject: str
    detail: str = ""


@dataclass(frozen=True)
class Listed:
    """A player as hosts see them."""

    id: str
    name: str
    kind: str  # guest, person, bot
    created: int
    seen: int
    reports: int  # that nobody has looked at
    ban: Ban | None


@dataclass(frozen=True)
class WantedPlayers:
    """Which players to list."""

    text: str = ""  # part of a name, or an id
    kind: str = ""
    banned: bool = False
    reported: bool = False


class ModerationStore:
    """Finds and stores what hosts do; every act goes into the audit log with it, or not at all."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self._behind = Behind(access)
        insert = postgresql.insert if access.postgres else sqlite.insert
        ban = insert(BANS)
        self._ban = ban.on_conflict_do_update(
            index_elements=[BANS.c.player],
            set_={name: ban.excluded[name] for name in ("since", "until", "why")},
        )
        rule = insert(NAME_RULES)
        self._rule = rule.on_conflict_do_update(
            index_elements=[NAME_RULES.c.pattern],
            set_={"refused": rule.excluded.refused, "at": rule.excluded.at},
        )
        signal = insert(META)
        self._signal = signal.on_conflict_do_update(
            index_elements=[META.c.name], set_={"value": signal.excluded.value}
        )

    @asynccontextmanager
    async def _doing(self, deed: Deed) -> AsyncIterator[AsyncConnection]:
        """Do something, note who did it, and let the servers know that there is something new."""
        async with self._access.transaction() as connection:
            yield connection
            await connection.execute(sa.insert(AUDIT), asdict(deed))
            await connection.execute(self._signal, {"name": _SIGNAL, "value": fresh_mark()})

    async def signal(self) -> str:
        """Return a word that is another after everything a host does."""
        found = await self._access.do(sa.select(META.c.value).where(META.c.name == _SIGNAL))
        return str(found[0].value) if found else ""

    async def note(self, deed: Deed) -> None:
        """Note what a host did elsewhere, as in the log of a table."""
        async with self._doing(deed):
            pass

    # Bans

    async def ban(self, ban: Ban, deed: Deed) -> None:
        """Keep somebody out; what was said about them before is replaced."""
        async with self._doing(deed) as connection:
            # Whoever makes a bot at this moment is waited for, so that it is found with the ban.
            mine = sa.select(ACCOUNTS.c.player).where(ACCOUNTS.c.player == ban.player)
            await connection.execute(mine.with_for_update())
            await connection.execute(self._ban, asdict(ban))

    async def unban(self, player: str, deed: Deed) -> None:
        """Let somebody in again."""
        async with self._doing(deed) as connection:
            await connection.execute(sa.delete(BANS).where(BANS.c.player == player))

    async def bans(self, now: int) -> dict[str, Ban]:
        """Return the bans that have not ended, by player; bots are kept out with their owners."""
        holds = BANS.c.until.is_(None) | (BANS.c.until > now)
        found = await self._access.do(sa.select(BANS).where(holds))
        bans = {row.player: Ban(**row._asdict()) for row in found}
        for owner, bots in (await self._behind.bots(list(bans))).items():
            for bot in bots:
                bans[bot] = max(replace(bans[owner], player=bot), bans.get(bot, _NEVER), key=_end)
        return bans

    async def ban_of(self, player: str) -> Ban | None:
        """Return the last ban of a player, which may have ended."""
        found = await self._access.do(sa.select(BANS).where(BANS.c.player == player))
        return Ban(**found[0]._asdict()) if found else None

    # Names

    async def rename(self, player: str, name: str, skeleton: str, deed: Deed) -> None:
        """Give a player another name; that of an account must stay the only one of its looks."""
        async with self._doing(deed) as connection:
            renamed = sa.update(PLAYERS).where(PLAYERS.c.id == player).values(name=name)
            await connection.execute(renamed)
            mine = ACCOUNTS.c.player == player
            before = await connection.scalar(sa.select(ACCOUNTS.c.skeleton).where(mine))
            if before is not None and before != skeleton:
                await connection.execute(sa.update(ACCOUNTS).where(mine).values(skeleton=skeleton))
                await keep_name(connection, before, "", deed.at)  # not even for its owner

    async def rule_name(self, pattern: str, deed: Deed, *, refused: bool) -> None:
        """Have names refused from now on, or allowed though they are in the list."""
        async with self._doing(deed) as connection:
            row = {"pattern": pattern, "refused": refused, "at": deed.at}
            await connection.execute(self._rule, row)

    async def name_rules(self) -> dict[str, bool]:
        """Return which patterns a host has added, and which taken from the list."""
        found = await self._access.do(sa.select(NAME_RULES.c.pattern, NAME_RULES.c.refused))
        return {row.pattern: bool(row.refused) for row in found}

    # Looking

    async def players(self, wanted: WantedPlayers, now: int, most: int) -> list[Listed]:
        """Return players, those last seen first."""
        reports = (
            sa.select(sa.func.count())
            .where(REPORTS.c.about == PLAYERS.c.id, REPORTS.c.handled.is_(None))
            .scalar_subquery()
        )
        kind = sa.func.coalesce(ACCOUNTS.c.kind, "guest")
        found = (
            sa.select(PLAYERS, kind.label("kind"), reports.label("reports"))
            .add_columns(BANS.c.since, BANS.c.until, BANS.c.why)
            .outerjoin(ACCOUNTS, ACCOUNTS.c.player == PLAYERS.c.id)
            .outerjoin(BANS, BANS.c.player == PLAYERS.c.id)
            .order_by(PLAYERS.c.seen.desc(), PLAYERS.c.id)
            .limit(most)
        )
        if wanted.text:
            named = PLAYERS.c.name.icontains(wanted.text, autoescape=True)
            found = found.where(named | (PLAYERS.c.id == wanted.text))
        if wanted.kind:
            found = found.where(kind == wanted.kind)
        if wanted.banned:
            holds = BANS.c.until.is_(None) | (BANS.c.until > now)
            found = found.where(BANS.c.player.is_not(None), holds)
        if wanted.reported:
            found = found.where(reports > 0)
        return [_listed(row) for row in await self._access.do(found)]

    async def called(self, text: str, most: int) -> list[str]:
        """Return the players with this id, or with exactly this name."""
        wanted = sa.select(PLAYERS.c.id).where((PLAYERS.c.id == text) | (PLAYERS.c.name == text))
        newest = wanted.order_by(PLAYERS.c.seen.desc(), PLAYERS.c.id)
        found = await self._access.do(newest.limit(most))
        return [row.id for row in found]

    async def opened_by(self, player: str, most: int) -> list[str]:
        """Return the tables that a player has opened and at which a game may still be played."""
        unfinished = TABLES.c.stage.in_(["waiting", "entropy", "playing", "pause"])
        wanted = sa.select(TABLES.c.id).where(TABLES.c.host == player, unfinished)
        found = await self._access.do(wanted.order_by(TABLES.c.at.desc(), TABLES.c.id).limit(most))
        return [row.id for row in found]

    async def reports(self, most: int, *, handled: bool = False) -> Sequence[Report]:
        """Return reports that nobody has looked at, or all of them; the newest first."""
        wanted = sa.select(REPORTS).order_by(REPORTS.c.at.desc(), REPORTS.c.id).limit(most)
        if not handled:
            wanted = wanted.where(REPORTS.c.handled.is_(None))
        return [Report(**row._asdict()) for row in await self._access.do(wanted)]

    async def handle(self, about: str, deed: Deed) -> int:
        """Note that a host has looked at the reports about somebody; return how many there were."""
        due = (REPORTS.c.about == about) & REPORTS.c.handled.is_(None)
        async with self._doing(deed) as connection:
            done = await connection.execute(
                sa.update(REPORTS).where(due).values(handled=deed.at).returning(REPORTS.c.id)
            )
            return len(done.all())

    async def deeds(self, most: int, subject: str = "") -> list[Deed]:
        """Return what hosts have done, perhaps to one subject; the newest first."""
        wanted = sa.select(AUDIT).order_by(AUDIT.c.at.desc(), AUDIT.c.id).limit(most)
        if subject:
            wanted = wanted.where(AUDIT.c.subject == subject)
        return [Deed(**row._asdict()) for row in await self._access.do(wanted)]


_SIGNAL: Final = "deeds"
_NEVER: Final = Ban("", 0, 0, "")


def _end(ban: Ban) -> float:
    return inf if ban.until is None else ban.until


def _listed(row: sa.Row[tuple[object, ...]]) -> Listed:
    ban = None if row.since is None else Ban(row.id, row.since, row.until, row.why)
    return Listed(row.id, row.name, row.kind, row.created, row.seen, row.reports, ban)
