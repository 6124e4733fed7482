"""A table: who sits at it, the game being played, and its clocks."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final, TypeVar

from red7.core import Match
from red7.protocol.messages import Haste, Setup, Stage
from red7.protocol.setups import is_slow

T = TypeVar("T")


ENTROPY_MS: Final = 10_000  # to reveal promised entropy; programs do it at once
PAUSE_MS: Final = 45_000  # to look at the end of a round, unless everybody is ready earlier
BOTS_PAUSE_MS: Final = 4_000  # the same if only bots play
BOT_LATE_MS: Final = 10_000  # until a bot to move is woken, as its process may have died
WAITING_MS: Final = 2 * 3_600_000  # without a new entry until a waiting table expires
SLOW_WAITING_MS: Final = 7 * 24 * 3_600_000  # the same where a turn may take a day
GRACE_MS: Final = 30_000  # for the running clock after the server was down
SLOW_GRACE_MS: Final = 3_600_000  # the same where a turn may take a day


@dataclass(frozen=True)
class Chair:
    """Who plays a seat: a person, a bot, a bot for a person who is away, or nobody."""

    who: str = ""
    bot: str = ""
    gone: bool = False  # left a running game, so the seat drops out of every round
    former: str = ""  # who left a running game, and is still named here

    @property
    def named(self) -> str:
        """The player whose name the seat bears, even after they have left; empty if none."""
        return self.who or self.former

    @property
    def free(self) -> bool:
        """Whether somebody may sit down here before a game."""
        return not self.who and not self.bot

    @property
    def person(self) -> bool:
        """Whether a person plays here, for whom the others wait."""
        return bool(self.who) and not self.bot


@dataclass(frozen=True)
class Table:
    """Everything that a log says, including secrets; ``state`` builds what readers see."""

    id: str
    setup: Setup
    host: str
    created: int
    seq: int
    at: int  # the time of the last entry
    chairs: tuple[Chair, ...]
    seed: bytes = field(repr=False)  # of this game, or of the one about to start
    stage: Stage = "waiting"
    game: int = 1
    next_seed: bytes | None = field(default=None, repr=False)  # of the rematch
    commitments: tuple[str, ...] = ()  # to each seat's entropy; "" if none
    entropies: tuple[bytes, ...] = field(default=(), repr=False)
    withheld: tuple[str, ...] = ()  # commitments of this game that were never opened; "" if none
    match: Match | None = field(default=None, repr=False)
    canvas_card: int | None = None
    hands: tuple[int, ...] | None = field(default=None, repr=False)  # at the end of the round
    agreed: frozenset[int] = frozenset()  # seats ready for the next round or a rematch
    hurry: Haste | None = None  # how bots hurry, until the round ends
    hints: tuple[int, ...] = ()  # how many stages each seat has taken in this game
    hinted: int = 0  # the stage up to which the seat to move has been helped since the last steps
    left: tuple[int, ...] = ()  # milliseconds on each clock when it last started
    since: int = 0  # when the running clock, the pause or the wait for entropy began
    expired: bool = False  # nobody came in time; sitting down revives the table
    closed: bool = False  # by the host of the server, for good

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.chairs)

    @property
    def persons(self) -> frozenset[int]:
        """The seats that people play, for whom the others wait."""
        # Not a generator, which takes twice as long; every move asks for it.
        return frozenset([s for s, c in enumerate(self.chairs, 1) if c.who and not c.bot])

    def has_others(self, who: str) -> bool:
        """Return whether somebody else plays here, even if a bot stands in for them now."""
        return any(chair.who not in ("", who) for chair in self.chairs)

    @property
    def turn(self) -> int:
        """The seat to move; 0 if there is none."""
        return self.match.round.turn if self.match and self.stage == "playing" else 0

    @property
    def bot_to_move(self) -> str:
        """The bot to move; empty if there is none."""
        return self.chairs[self.turn - 1].bot if self.turn else ""

    def awaits(self, seat: int) -> bool:
        """Return whether the person on a seat is to move; a bot may play there for them."""
        return bool(seat) and seat == self.turn and not self.chairs[seat - 1].bot

    @property
    def only_bots_left(self) -> bool:
        """Whether only bots are left in the round, and seats that were left."""
        if self.match is None or self.stage != "playing":
            return False
        out = self.match.round.out
        return all(out[seat - 1] for seat in self.persons)

    @property
    def left_to_bots(self) -> bool:
        """Whether only bots play this game, so that it may rest while nobody watches.

        A rated game is played to its end, so that nobody can escape it by leaving.
        """
        if self.stage not in ("playing", "pause"):
            return False
        for chair in self.chairs:
            if chair.who and not chair.bot:  # a person, as mostly
                return False
        return not self.setup.rated and any(chair.bot for chair in self.chairs)

    @property
    def deadline(self) -> int | None:
        """When the seat to move runs out of time; None if there is no clock."""
        if not self.turn or not self.left:
            return None
        return self.since + self.left[self.turn - 1]

    @property
    def pause_until(self) -> int | None:
        """When the next round begins, even if not everybody is ready; None for no such time.

        A person who plays with bots alone keeps nobody waiting, unless the game is rated: then it
        has to end.
        """
        if self.stage != "pause" or (len(self.persons) == 1 and not self.setup.rated):
            return None
        return self.since + (PAUSE_MS if self.persons else BOTS_PAUSE_MS)

    @property
    def wake(self) -> int | None:
        """When the server has to act if nobody else does; None if that is not known.

        A game left to bots goes on while somebody watches. Otherwise it rests, and is given up soon
        if nobody can take a seat back.
        """
        if self.left_to_bots:
            return None if any(chair.who for chair in self.chairs) else self.at + WAITING_MS
        if self.stage == "waiting":
            return None if self.expired else self.at + self._waiting_ms
        if self.stage == "entropy":
            return self.since + ENTROPY_MS
        if self.stage != "playing":
            return self.pause_until
        chair = self.chairs[self.turn - 1]
        if chair.gone:
            return self.since
        return self.since + BOT_LATE_MS if chair.bot else self.deadline

    @property
    def slow(self) -> bool:
        """Whether people play when they find the time, so that nobody has to be there."""
        return is_slow(self.setup.clock)

    @property
    def _waiting_ms(self) -> int:
        return SLOW_WAITING_MS if self.slow else WAITING_MS

    @property
    def watchable(self) -> bool:
        """Whether a game is running that everybody may find, and that is worth watching now."""
        public = self.setup.open and self.setup.spectators and not self.slow
        return public and self.stage in ("playing", "pause") and bool(self.persons)

    @property
    def untimed(self) -> bool:
        """Whether a game is running that waits for people for as long as they like."""
        return self.stage in ("playing", "pause") and self.wake is None

    def seat_of(self, who: str) -> int:
        """Return a player's seat; 0 if they have none."""
        for seat, chair in enumerate(self.chairs, 1):
            if who and chair.who == who:
                return seat
        return 0

    def with_chair(self, seat: int, chair: Chair) -> Table:
        """Return the table with somebody else on a seat."""
        return replace(self, chairs=put(self.chairs, seat, chair))

    def unpromised(self) -> tuple[int, ...]:
        """Return the seats that promised entropy and have not revealed it."""
        pairs = zip(self.commitments, self.entropies, strict=True)
        return tuple(
            seat for seat, (promise, shown) in enumerate(pairs, 1) if promise and not shown
        )


def put(values: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """Return a tuple with one entry per seat, with one of them changed."""
    return (*values[: seat - 1], value, *values[seat:])
