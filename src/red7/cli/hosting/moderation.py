"""The tasks of ``admin`` that are about people: players, bans, names, reports, the audit log."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from red7.cli.frame import UsageError, harmless

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from red7.server.app.moderating import Moderator
    from red7.server.settings import Settings
    from red7.server.store.people.moderation import Listed
    from red7.words import Words

_KINDS: Final = ("guest", "person", "bot")
_LIST: Final = ("add", "remove")


@dataclass(frozen=True)
class HostTask:
    """What a host wants: whom or what it is about, and the options."""

    target: str = ""
    to: str = ""
    days: int | None = None
    why: str = ""
    kind: str = ""
    banned: bool = False
    reported: bool = False


# How many arguments each task takes: at least, and at most.
TASKS: Final = {
    "players": (0, 1),
    "ban": (1, 1),
    "unban": (1, 1),
    "rename": (2, 2),
    "close": (1, 1),
    "reports": (0, 0),
    "handle": (1, 1),
    "audit": (0, 1),
    "names": (0, 2),
}


def moderate(say: Words, task: str, asked: HostTask, settings: Settings) -> None:
    """Do what a host wants, and tell what was done."""
    from red7.server.app.moderating import moderating  # noqa: PLC0415 - others should not wait
    from red7.server.chance import SystemChance  # noqa: PLC0415 - as above
    from red7.server.clock import SystemTime  # noqa: PLC0415 - as above

    if asked.kind and asked.kind not in _KINDS:
        values = {"value": harmless(asked.kind), "text": "--kind", "choices": ", ".join(_KINDS)}
        raise UsageError(say("cli-value-wrong", **values))
    if asked.days is not None and asked.days < 1:
        values = {"value": str(asked.days), "text": "--days", "choices": "1, 2, 3 …"}
        raise UsageError(say("cli-value-wrong", **values))
    if task == "names" and asked.target and (asked.target not in _LIST or not asked.to):
        if asked.target in _LIST:
            raise UsageError(say("cli-argument-missing", text="TO"))
        values = {"value": harmless(asked.target), "text": "TARGET", "choices": ", ".join(_LIST)}
        raise UsageError(say("cli-value-wrong", **values))

    async def run() -> list[str]:
        async with moderating(settings, time=SystemTime(), chance=SystemChance()) as host:
            return await _DO[task](say, host, asked)

    for line in asyncio.run(run()) or [say("admin-none")]:
        print(harmless(line))


async def _players(say: Words, host: Moderator, asked: HostTask) -> list[str]:
    from red7.server.store.people.moderation import WantedPlayers  # noqa: PLC0415 - others should not wait

    wanted = WantedPlayers(asked.target, asked.kind, asked.banned, asked.reported)
    return [_player(say, found) for found in await host.players(wanted)]


def _player(say: Words, found: Listed) -> str:
    notes = []
    if found.ban:
        if found.ban.until is None:
            notes.append(say("admin-note-banned-for-good"))
        else:
            notes.append(say("admin-note-banned", until=_time(found.ban.until)))
    if found.reports:
        notes.append(say("admin-note-reports", count=found.reports))
    return "  ".join([found.id, _time(found.seen), f"{found.kind:6}", found.name, *notes])


async def _ban(say: Words, host: Moderator, asked: HostTask) -> list[str]:
    name, until = await host.ban(asked.target, asked.days, asked.why)
    if until is None:
        return [say("admin-banned-for-good", name=name)]
    return [say("admin-banned", name=name, until=_time(until))]


async def _unban(say: Words, host: Moderator, asked: HostTask) -> list[str]:
    return [say("admin-unbanned", name=await host.unban(asked.target))]


async def _rename(say: Words, host: Moderator, asked: HostTask) -> list[str]:
    from red7.table.errors import TableError  # noqa: PLC0415 - others should not wait
    from red7.table.refusals import refusal  # noqa: PLC0415 - others should not wait

    try:
        before, name = await host.rename(asked.target, asked.to)
    except TableError as error:
        raise UsageError(refusal(error, say.language).text) from None
    return [say("admin-renamed", before=before, name=name)]


async def _close(say: Words, host: Moderator, asked: HostTask) -> list[str]:
    return [say("admin-closed", count=await host.close(asked.target))]


async def _reports(say: Words, host: Moderator, asked: HostTask) -> list[str]:
    del asked
    found = await host.reports()
    names = await host.names_of(sorted({who for one in found for who in (one.about, one.sender)}))
    return [
        say(
            "admin-report",
            time=_time(one.at),
            reason=one.reason,
            name=names.get(one.about, "?"),
            player=one.about,
            sender=names.get(one.sender, "?"),
            table=one.table_id,
        )
        for one in found
    ]


async def _handle(say: Words, host: Moderator, asked: HostTask) -> list[str]:
    name, count = await host.handle(asked.target)
    return [say("admin-handled", name=name, count=count)]


async def _audit(say: Words, host: Moderator, asked: HostTask) -> list[str]:
    del say
    found = await host.deeds(asked.target)
    names = await host.names_of(sorted({deed.subject for deed in found}))
    return [
        "  ".join(
            filter(
                None,
                [
                    *(_time(deed.at), deed.host, deed.act),
                    *(deed.subject, names.get(deed.subject, ""), deed.detail),
                ],
            )
        )
        for deed in found
    ]


async def _names(say: Words, host: Moderator, asked: HostTask) -> list[str]:
    if not asked.target:
        return list(await host.patterns())
    if asked.target == "add":
        await host.refuse_name(asked.to)
        return [say("admin-name-added", word=asked.to)]
    await host.allow_name(asked.to)
    return [say("admin-name-removed", word=asked.to)]


def _time(at: int) -> str:
    from red7.server.people.bans import shown_time  # noqa: PLC0415 - others should not wait

    return shown_time(at)


_DO: Final[dict[str, Callable[[Words, Moderator, HostTask], Awaitable[list[str]]]]] = {
    "players": _players,
    "ban": _ban,
    "unban": _unban,
    "rename": _rename,
    "close": _close,
    "reports": _reports,
    "handle": _handle,
    "audit": _audit,
    "names": _names,
}
