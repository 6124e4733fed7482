"""Asking people to play who were found for each other."""

from __future__ import annotations

import json
from typing import Final

from red7.protocol import messages as m
from red7.server.chance import Chance
from red7.server.ids import new_id
from red7.server.meeting.matching import Group
from red7.server.store.people.meeting import Offer, OfferSeat

_ANSWER_MS: Final = 30_000  # to say whether one wants to play with those who were found
_BOT: Final = "blue"  # as in a game that is begun by a single press


def offer_to(found: Group, now: int, chance: Chance) -> Offer:
    """Return the game that these people are asked to play; chance decides who begins."""
    first = found.people[0]
    # Nobody has to be asked who has just asked for a game with bots, or is not there.
    agreed = first.slow or len(found.people) == 1
    turn = chance.token(1)[0] % len(found.people)
    order = (*found.people[turn:], *found.people[:turn])
    setup = m.Setup.model_validate(
        {
            "rules": first.rules,
            "seats": (*[None] * len(order), *[_BOT] * found.bots),
            "clock": json.loads(first.clock),
            "open": len(order) > 1,  # to be watched
            "hints": False,
            "rated": first.rated,
        }
    )
    return Offer(
        new_id(chance),
        "match",
        "agreed" if agreed else "open",
        setup.model_dump_json(),
        order[0].who,
        new_id(chance),
        now,
        now + _ANSWER_MS,
        tuple(
            OfferSeat(seat, place.who, "yes" if agreed else "")
            for seat, place in enumerate(order, 1)
        ),
    )
