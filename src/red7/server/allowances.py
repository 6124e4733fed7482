"""How often an address or a player may do something costly, and how many connections they have."""

from __future__ import annotations

from typing import Final

from red7.server.bus import Bus
from red7.server.clock import Clock
from red7.server.limits import PAUSE_SECONDS, Addresses, Limit, Pauses, Shared, Spacing
from red7.server.settings import Settings
from red7.server.spending import CapacityEverywhere, Everywhere

_BUSY: Final = 10  # players of one address may be as busy as one player may be

_REFUSALS: Final = 100  # of requests and messages, per second and address; others wait for theirs
_LONGEST_REFUSAL: Final = 5.0  # seconds
_MINUTE: Final = 60.0
REVIEW: Final = 10  # analysis requests that a review counts as

_TRIES_AT_PUZZLES: Final = 60  # per minute; who guesses learns nothing from it
_GUESSERS: Final = 20  # addresses that may guess codes at the same time as fast as one may
_CHALLENGES: Final = 10  # per minute, each of which calls somebody
_TIES: Final = 60  # changes per minute in what a player thinks of others


class Allowances:
    """How often an address or a player may do something costly, in all processes together."""

    def __init__(self, settings: Settings, clock: Clock, addresses: Addresses, bus: Bus) -> None:
        def limit(name: str, rate: float, burst: float) -> Limit:
            return Everywhere(rate, burst, name, clock=clock, bus=bus)

        rate, requests = settings.rate, settings.requests
        self.questions = limit("questions", requests, requests * 3)
        self.requests = limit("requests", requests, requests * 5)
        self.newcomers = limit("newcomers", requests / 10, max(requests, 1))
        self.messages: Limit = Shared(
            limit("messages", rate, rate * 5),
            # A burst of all at once would be felt by the others.
            limit("messages of all", rate * _BUSY, rate * _BUSY * 2),
            addresses.of,
        )

        def studying(name: str, each: float) -> Limit:
            address = each * _BUSY
            return Shared(
                limit(name, each / _MINUTE, max(each, 1)),
                limit(f"{name} of all", address / _MINUTE, max(address, 1)),
                addresses.of,
            )

        self.study = studying("study", settings.study)
        # Whoever has many games reviewed may ask other questions in the meantime.
        self.reviews = studying("reviews", settings.study / REVIEW)
        # Apart, so that nobody is kept out of their account by those who guess its password.
        each = settings.sign_ins
        self.sign_ins = limit("sign-ins", each / _MINUTE, max(each * 2, 1))
        self.guesses = limit("guesses", each / _MINUTE, max(each, 1))
        # Whoever guesses codes need not name an account, so all of them are counted together.
        self.codes = limit("codes", each * _GUESSERS / _MINUTE, max(each * _GUESSERS, 1))
        # Nobody thinks differently of others that often; without limits on requests, there is none.
        self.ties = studying("ties", _TIES if requests else 0)
        self.challenges = studying("challenges", _CHALLENGES if requests else 0)
        self.puzzles = studying("puzzles", _TRIES_AT_PUZZLES if requests else 0)
        self.refusals = Spacing(_REFUSALS, _LONGEST_REFUSAL)
        self.pauses = Pauses(clock.steady)
        self._bus = bus
        bus.hear("pause", lambda _, who: self.pauses.begin(who, PAUSE_SECONDS))
        self.connections = CapacityEverywhere(settings.sockets, "connections", clock=clock, bus=bus)
        self.sockets = CapacityEverywhere(settings.sockets, "sockets", clock=clock, bus=bus)

    def pause(self, who: str) -> None:
        """Keep out somebody who would not slow down, in every process."""
        self.pauses.begin(who, PAUSE_SECONDS)
        self._bus.tell("pause", who)

    def beat(self) -> None:
        """Let the other processes know what somebody holds here; to be called every second."""
        self.connections.beat()
        self.sockets.beat()
