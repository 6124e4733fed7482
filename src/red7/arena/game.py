"""One game between bots, from the first deal to the result."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Final, NamedTuple, Protocol

from red7.arena.schedule import Arena, Fixture
from red7.bots import Bot, Budget, Choice
from red7.core import Match, Step, View

CRASH: Final = "crash"
STALL: Final = "stall"
ILLEGAL: Final = "illegal"
FAULTS: Final = (CRASH, STALL, ILLEGAL)
_LONGEST_DETAIL: Final = 200


@dataclass(frozen=True)
class Forfeit:
    """A game lost through the bot's own fault."""

    seat: int
    reason: str
    detail: str = ""


class ForfeitAt(NamedTuple):
    """The outcome of a game whose process had to be killed: a forfeit at this move."""

    move: int
    forfeit: Forfeit


@dataclass(frozen=True)
class Game:
    """The result of a game."""

    deal: int
    rotation: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]  # seats; each has an equal share of the win
    rounds: int
    turns: int
    steps: int
    forfeit: Forfeit | None = None

    @property
    def fixture(self) -> Fixture:
        """The game as it was scheduled."""
        return Fixture(self.deal, self.rotation, self.seats)

    def share(self, seat: int) -> float:
        """Return a seat's share of the win."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def to_json(self) -> dict[str, object]:
        """Return the game as a JSON object."""
        return asdict(self)

    @classmethod
    def from_json(cls, line: Mapping[str, object]) -> Game:
        """Read what ``to_json`` returned; anything else raises KeyError or TypeError."""
        forfeit = line["forfeit"]
        return cls(
            deal=_whole(line["deal"]),
            rotation=_whole(line["rotation"]),
            seats=tuple(str(bot) for bot in _list(line["seats"])),
            scores=tuple(_whole(score) for score in _list(line["scores"])),
            winners=tuple(_whole(seat) for seat in _list(line["winners"])),
            rounds=_whole(line["rounds"]),
            turns=_whole(line["turns"]),
            steps=_whole(line["steps"]),
            forfeit=Forfeit(**forfeit) if isinstance(forfeit, dict) else None,
        )


def _whole(value: object) -> int:
    if not isinstance(value, int):
        raise TypeError(value)
    return value


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError(value)
    return value


class Times(NamedTuple):
    """How long answers took, in seconds."""

    moves: int = 0
    total: float = 0.0
    longest: float = 0.0

    def plus(self, other: Times) -> Times:
        """Return the sum of both."""
        return Times(
            self.moves + other.moves,
            self.total + other.total,
            max(self.longest, other.longest),
        )


class GameWatch(Protocol):
    """Something that has to know when a bot is thinking, in case it never stops."""

    def begin(self, fixture: Fixture, seat: int, move: int) -> None:
        """Note that a bot has been asked for a step."""

    def end(self) -> None:
        """Note that it has answered."""


class Unwatched:
    """A watch that does nothing."""

    def begin(self, fixture: Fixture, seat: int, move: int) -> None:
        """Do nothing."""

    def end(self) -> None:
        """Do nothing."""


class _Fault(Exception):  # noqa: N818 - the bot's error, not ours
    """The bot that was asked loses the game."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        # Untrusted text: kept to one line, without anything a terminal would obey.
        line = " ".join(detail.split())
        self.detail = "".join(c if c.isprintable() else "?" for c in line)[:_LONGEST_DETAIL]


def play_game(  # noqa: PLR0913 - what is played, by whom, and who watches
    arena: Arena,
    fixture: Fixture,
    bots: Mapping[str, Bot],
    limit: float,
    *,
    watch: GameWatch | None = None,
    verdict: ForfeitAt | None = None,
    clock: Callable[[], float] = time.perf_counter,
) -> tuple[Game, dict[str, Times]]:
    """Play a game, and return its result and how long each bot took."""
    watch = watch or Unwatched()
    match = Match.start(arena.players, arena.rules, arena.deal_seed(fixture.deal))
    budget = Budget(arena.work)  # no deadline: that would make the result depend on the machine
    times = dict.fromkeys(fixture.seats, Times())
    forfeit = None
    move = 0
    while forfeit is None and not match.over:
        if match.round.over:
            match = match.next_round()
            continue
        if verdict and verdict.move == move:
            forfeit = verdict.forfeit
            break
        seat = match.round.turn
        name = fixture.seats[seat - 1]
        view = match.round.view(seat)
        seed = arena.move_seed(fixture, seat, move)
        watch.begin(fixture, seat, move)
        began = clock()
        try:
            answer = _asked(bots[name].choose, view, budget, seed)
            watch.end()
            took = clock() - began
            times[name] = times[name].plus(Times(1, took, took))
            match = match.apply(_checked(answer, match, late=took > limit))
        except _Fault as fault:
            watch.end()
            forfeit = Forfeit(seat, fault.reason, fault.detail)
        move += 1
    return _result(fixture, match, move, forfeit), times


def _asked(
    choose: Callable[[View, Budget, int], object], view: View, budget: Budget, seed: int
) -> object:
    try:
        return choose(view, budget, seed)
    except BaseException as error:  # noqa: BLE001 - not even SystemExit may end other games
        raise _Fault(CRASH, traceback.format_exception_only(error)[-1].strip()) from None


def _checked(answer: object, match: Match, *, late: bool) -> Step:
    if late:
        raise _Fault(STALL)
    if not isinstance(answer, Choice):
        raise _Fault(ILLEGAL, type(answer).__name__)
    step: object = answer.step
    if not isinstance(step, Step):
        raise _Fault(ILLEGAL, type(step).__name__)
    # Return our own legal step: the bot's may be any object that equals it.
    for legal in match.round.legal_steps:
        if tuple(legal) == tuple(step):
            return legal
    raise _Fault(ILLEGAL, f"{step.kind}{step.card or ''}")


def _result(fixture: Fixture, match: Match, steps: int, forfeit: Forfeit | None) -> Game:
    under_way = 0 if match.round.over else len(match.turns)
    return Game(
        deal=fixture.deal,
        rotation=fixture.rotation,
        seats=fixture.seats,
        scores=match.scores,
        winners=match.winners if forfeit is None else _left_winning(match, forfeit.seat),
        rounds=match.number,
        turns=sum(len(played.turns) for played in match.played) + under_way,
        steps=steps,
        forfeit=forfeit,
    )


def _left_winning(match: Match, faulty: int) -> tuple[int, ...]:
    """Return who wins when a bot has forfeited: by points in a match, else all still in."""
    if not match.rules.match:
        return tuple(seat for seat in match.round.seats_in if seat != faulty)
    others = {seat: score for seat, score in enumerate(match.scores, 1) if seat != faulty}
    highest = max(others.values())
    return tuple(seat for seat, score in others.items() if score == highest)
