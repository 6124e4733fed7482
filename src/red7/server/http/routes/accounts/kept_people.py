"""What is stored about a player and other people, as it is exported."""

from __future__ import annotations

from pydantic import Field

from red7.protocol.messages import Message
from red7.server.store import Store

_MOST_DEEDS = 1_000


class KeptTie(Message):
    """Somebody whom a player follows, blocks or has muted."""

    kind: str
    player: str
    name: str
    at: int


class KeptReport(Message):
    """What a player has reported."""

    at: int
    about: str
    table: str
    reason: str


class KeptBan(Message):
    """Since when a player is kept out, until when, and why."""

    since: int
    until: int | None = Field(description="Null for good.")
    why: str


class KeptDeed(Message):
    """What a host has done about a player."""

    at: int
    act: str
    detail: str


class KeptPeople(Message):
    """What is stored about a player and others."""

    ties: tuple[KeptTie, ...]
    hidden: bool = Field(description="Whether the player does not want to be seen online.")
    reports: tuple[KeptReport, ...] = Field(description="Sent by the player, oldest first.")
    ban: KeptBan | None
    deeds: tuple[KeptDeed, ...] = Field(description="Of hosts, about the player; newest first.")


async def kept_people(store: Store, who: str) -> KeptPeople:
    """Return what is stored about a player and others."""
    ban = await store.moderation.ban_of(who)
    reports = await store.people.reports_by(who)
    return KeptPeople(
        ties=tuple(
            KeptTie(kind=tie.kind, player=tie.player, name=tie.name, at=tie.at)
            for tie in await store.people.ties_of(who)
        ),
        hidden=bool(await store.people.hidden_among([who])),
        reports=tuple(
            KeptReport(at=sent.at, about=sent.about, table=sent.table_id, reason=sent.reason)
            for sent in reports
        ),
        ban=KeptBan(since=ban.since, until=ban.until, why=ban.why) if ban else None,
        deeds=tuple(
            KeptDeed(at=deed.at, act=deed.act, detail=deed.detail)
            for deed in await store.moderation.deeds(_MOST_DEEDS, who)
        ),
    )
