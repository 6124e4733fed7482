"""What hosts do about players, tables and names, while servers run or not."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from getpass import getuser
from typing import Final

from red7.server.accounts.looks import skeleton
from red7.server.accounts.names import StoredNames
from red7.server.accounts.spelling import clean_name
from red7.server.bus import LocalBus
from red7.server.chance import Chance
from red7.server.clock import Clock, Time
from red7.server.errors import ServerError
from red7.server.ids import new_id
from red7.server.metrics import Metrics
from red7.server.people.refused_names import RefusedNames, folded, is_pattern
from red7.server.settings import SettingError, Settings
from red7.server.store import Store
from red7.server.store.opening import file_of, open_store, start_store
from red7.server.store.people.moderation import Act, Ban, Deed, Listed, WantedPlayers
from red7.server.store.people.people import Report
from red7.server.tables.presence import LocalPresence
from red7.server.tables.service import Service
from red7.table.errors import TableError
from red7.table.log import Draft, Kind
from red7.table.table import Table

MOST: Final = 100  # rows of a list
_MOST_TABLES: Final = 1_000  # of one player
_DAY: Final = 24 * 3_600_000
_LONGEST_WHY: Final = 200
_LONGEST_HOST: Final = 64


class Moderator:
    """A host, with the data of a server open."""

    def __init__(self, store: Store, now: int, time: Time, chance: Chance) -> None:
        self._store = store
        self._moderation = store.moderation
        self._now = now
        self._time = time
        self._chance = chance

    def _deed(self, act: Act, subject: str, detail: str = "") -> Deed:
        return Deed(new_id(self._chance), self._now, _host(), act, subject, detail)

    async def players(self, wanted: WantedPlayers) -> list[Listed]:
        """Return players, those last seen first."""
        return await self._moderation.players(wanted, self._now, MOST)

    async def names_of(self, players: Sequence[str]) -> dict[str, str]:
        """Return the names of players; those who are forgotten are left out."""
        return await self._store.names_of(players)

    async def find(self, text: str) -> tuple[str, str]:
        """Return the id and the name of the one player who has this id, or this name."""
        found = await self._moderation.called(text, MOST)
        if text in found:
            found = [text]
        if not found:
            raise SettingError("admin-player-unknown", player=text)
        if len(found) > 1:
            raise SettingError("admin-player-several", player=text, ids=", ".join(found))
        return found[0], (await self._store.names_of(found))[found[0]]

    async def ban(self, text: str, days: int | None, why: str) -> tuple[str, int | None]:
        """Keep a player out for some days, or for good; return their name and when it ends."""
        who, name = await self.find(text)
        until = None if days is None else self._now + days * _DAY
        ban = Ban(who, self._now, until, why[:_LONGEST_WHY])
        await self._moderation.ban(ban, self._deed("ban", who, _told(days, ban.why)))
        return name, until

    async def unban(self, text: str) -> str:
        """Let a player in again; return their name."""
        who, name = await self.find(text)
        await self._moderation.unban(who, self._deed("unban", who))
        return name

    async def rename(self, text: str, wanted: str) -> tuple[str, str]:
        """Give a player another name; return the one before, and the new one."""
        who, before = await self.find(text)
        name = clean_name(wanted)
        taken = await self._store.accounts.named(skeleton(name))
        if taken and taken.player != who:
            raise ServerError("name-taken")
        await self._moderation.rename(who, name, skeleton(name), self._deed("rename", who))
        return before, name

    async def close(self, text: str) -> int:
        """Close a table, or all tables of a player; return how many were open."""
        tables, decide = [text], _closed
        if not await self._store.heads(tables):
            decide = _closed_if_used
            who, _ = await self.find(text)
            sat = await self._store.tables_of(who, _MOST_TABLES)
            opened = await self._moderation.opened_by(who, _MOST_TABLES)
            tables = list(dict.fromkeys([*sat, *opened]))
        return sum([await self._close(table, decide) for table in tables])

    async def _close(self, table: str, decide: Callable[[Table], Draft | None]) -> bool:
        clock = Clock(await self._store.now(), self._time)
        service = Service(
            self._store,
            LocalBus(),
            clock=clock,
            chance=self._chance,
            presence=LocalPresence(clock.steady, 0.0),
            names=StoredNames(self._store),
            metrics=Metrics(),
        )
        service.start()
        try:
            closed = await service.write_own(table, decide)
        except TableError:
            return False
        finally:
            await service.stop()
        if closed is not None:
            await self._moderation.note(self._deed("close", table))
        return closed is not None

    async def reports(self) -> Sequence[Report]:
        """Return the reports that nobody has looked at, the newest first."""
        return await self._moderation.reports(MOST)

    async def handle(self, text: str) -> tuple[str, int]:
        """Note that the reports about a player were looked at; return the name and how many."""
        who, name = await self.find(text)
        return name, await self._moderation.handle(who, self._deed("handle", who))

    async def deeds(self, text: str) -> list[Deed]:
        """Return what hosts have done, perhaps about one player or table; the newest first."""
        found = await self._moderation.called(text, 2) if text else []
        return await self._moderation.deeds(MOST, found[0] if len(found) == 1 else text)

    async def patterns(self) -> tuple[str, ...]:
        """Return the names that are refused."""
        names = RefusedNames()
        names.change(await self._moderation.name_rules())
        return names.patterns

    async def refuse_name(self, pattern: str) -> None:
        """Have a name refused from now on."""
        await self._rule(pattern, refused=True)

    async def allow_name(self, pattern: str) -> None:
        """Have a name refused no longer."""
        for known in await self.patterns():
            if folded(known) == folded(pattern):
                await self._rule(known, refused=False)
                return
        raise SettingError("admin-name-unknown", word=pattern)

    async def _rule(self, pattern: str, *, refused: bool) -> None:
        if not is_pattern(pattern):
            raise SettingError("admin-name-wrong", word=pattern)
        deed = self._deed("name-add" if refused else "name-remove", "", pattern)
        await self._moderation.rule_name(pattern, deed, refused=refused)


def _closed(table: Table) -> Draft | None:
    return None if table.closed else Draft(Kind.EXPIRED, payload={"closed": True})


def _closed_if_used(table: Table) -> Draft | None:
    """Close a table at which somebody plays or waits; all others are left as they are."""
    unused = table.stage == "over" or table.expired
    return None if unused else _closed(table)


def _told(days: int | None, why: str) -> str:
    return " ".join(filter(None, ["for good" if days is None else f"{days} d", why]))


def _host() -> str:
    """Return who is at the keyboard, as the system calls them."""
    try:
        return getuser()[:_LONGEST_HOST]
    except (KeyError, OSError):
        return ""  # a user without a name, as in some containers


@asynccontextmanager
async def moderating(settings: Settings, *, time: Time, chance: Chance) -> AsyncIterator[Moderator]:
    """Open the data of a server for a host; it may be running."""
    file = file_of(settings)
    if file and not file.exists():
        raise SettingError("admin-nothing", folder=str(file.parent))
    store = open_store(settings)
    await start_store(store, settings)
    try:
        yield Moderator(store, await store.now(), time, chance)
    finally:
        await store.close()
