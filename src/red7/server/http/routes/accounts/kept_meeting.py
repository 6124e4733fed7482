"""What is stored about a player who looks for opponents, as they are told."""

from __future__ import annotations

from pydantic import Field

from red7.protocol.messages import Message
from red7.server.store import Store


class KeptPlace(Message):
    """A player's place in the queue of those who look for opponents."""

    rules: str
    seats: int
    clock: str
    rated: bool
    since: int
    seen: int


class KeptOffer(Message):
    """A game that a player was asked to play, or asked somebody to play."""

    kind: str
    stage: str
    host: bool
    answer: str
    created: int
    until: int


class KeptMeeting(Message):
    """What is stored about a player who looks for opponents."""

    place: KeptPlace | None = Field(description="In the queue for opponents.")
    offers: tuple[KeptOffer, ...] = Field(description="As long as they are remembered.")


async def kept_meeting(store: Store, who: str) -> KeptMeeting:
    """Return what is stored about a player who looks for opponents."""
    place, offers = await store.meeting.all_of(who)
    return KeptMeeting(
        place=None
        if place is None
        else KeptPlace(
            rules=place.rules,
            seats=place.seats,
            clock=place.clock,
            rated=place.rated,
            since=place.since,
            seen=place.seen,
        ),
        offers=tuple(
            KeptOffer(
                kind=offer.kind,
                stage=offer.stage,
                host=offer.host == who,
                answer=offer.answer_of(who),
                created=offer.created,
                until=offer.until,
            )
            for offer in offers
        ),
    )
