"""Game records: what was dealt, every step, and how to replay them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from red7.core.cards import Cards, Colour
from red7.core.deal import commitment, deal_seed
from red7.core.errors import Red7Error
from red7.core.layout import HIDDEN
from red7.core.match import ALL, Match, Turn, deal_round, ending, leaders, scored_set
from red7.core.notation import read_position
from red7.core.position import Position
from red7.core.round import Round
from red7.core.rules import HAND, PLAYERS, Rules
from red7.core.turn import Phase
from red7.core.view import View, visible_steps

if TYPE_CHECKING:
    from collections.abc import Iterator

    from red7.core.steps import Step

VERSION: Final = 1


@dataclass(frozen=True)
class RecordedTurn:
    """One line of a record: a seat, its steps, and a comment on them."""

    seat: int
    steps: tuple[Step, ...]
    comment: str = ""
    line: int = field(default=0, compare=False)  # where it was read from


@dataclass(frozen=True)
class RecordedRound:
    """A round of a record: its deal as a position, if given, and its turns."""

    turns: tuple[RecordedTurn, ...] = ()
    deal: str = ""
    comment: str = ""
    line: int = field(default=0, compare=False)  # where its deal was read from


@dataclass(frozen=True)
class Record:
    """A finished or running game, checked when it is replayed."""

    rules: Rules
    players: tuple[str, ...]
    rounds: tuple[RecordedRound, ...] = ()
    seed: bytes | None = None
    entropies: tuple[bytes, ...] = ()
    commitment: str = ""  # SHA-256 of the seed, shown before the deal
    commitments: tuple[str, ...] = ()  # SHA-256 of each player's entropy; "" if none was shown
    result: tuple[int, ...] = ()  # the seats that won; empty while the game is running
    tags: dict[str, str] = field(default_factory=dict)  # anything else: date, place, …
    comment: str = ""

    @classmethod
    def of(
        cls, match: Match, players: tuple[str, ...], tags: dict[str, str] | None = None
    ) -> Record:
        """Record a match: in full once it is over, until then only what a spectator may know."""
        if len(players) != match.players:
            raise Red7Error("record-players", number=len(players))
        logs = [(played.start, played.turns) for played in match.played]
        if not match.round.over:
            unfinished = Turn(match.round.turn, match.round.steps)
            logs.append((match.begin, (*match.turns, unfinished)))
        rounds = tuple(_recorded(start, turns, everything=match.over) for start, turns in logs)
        added = match.entropies if any(match.entropies) else ()
        return cls(
            rules=match.rules,
            players=players,
            rounds=rounds,
            seed=match.seed if match.over else None,
            entropies=added if match.over else (),
            commitment=commitment(match.seed),
            commitments=tuple(commitment(e) if e else "" for e in added),
            result=match.winners,
            tags=dict(tags or {}),
        )

    def frames(self) -> Iterator[Frame]:
        """Replay the game turn by turn; an error names the place of anything that does not fit."""
        return _replay(self)

    def verify(self) -> int:
        """Recompute every commitment and deal, replay every step, and count the turns."""
        if self.seed is None:
            raise Red7Error("record-no-seed")
        if self.commitment and commitment(self.seed) != self.commitment:
            raise Red7Error("record-commitment-differs")
        for seat, promised in enumerate(self.commitments, 1):
            given = self.entropies[seat - 1] if seat <= len(self.entropies) else b""
            if promised and commitment(given) != promised:
                raise Red7Error("record-entropy-differs", seat=seat)
        return sum(frame.turn is not None for frame in self.frames())


def _recorded(start: Round, turns: tuple[Turn, ...], *, everything: bool) -> RecordedRound:
    if everything:
        full = tuple(RecordedTurn(turn.seat, turn.steps) for turn in turns)
        return RecordedRound(full, deal=str(start))
    lines: list[RecordedTurn] = []
    position = start
    for turn in turns:
        after = position.follow(turn.steps)
        if turn.steps:
            lines.append(RecordedTurn(turn.seat, visible_steps(after, 0)))
        position = after.settled()
    return RecordedRound(tuple(lines), deal=str(start.view(0)))


@dataclass(frozen=True)
class Frame:
    """A moment of a replay: the position after a turn, or as dealt."""

    number: int  # of the round
    turn: RecordedTurn | None  # None for the deal
    position: Position
    piles: tuple[Cards, ...]  # after this turn
    scored: Cards  # by the winner, if this turn ended the round


def _replay(record: Record) -> Iterator[Frame]:
    if len(record.players) not in PLAYERS:
        raise Red7Error("record-players", number=len(record.players))
    piles = (Cards(),) * len(record.players)
    winners: tuple[int, ...] = ()
    nothing = Cards()
    running = False
    for number, played in enumerate(record.rounds, 1):
        if winners or running:
            raise Red7Error("record-after-end", place=_line(played))
        position = _dealt(record, played, piles, number)
        yield Frame(number, None, position, piles, nothing)
        for turn in played.turns:
            if position.over or position.phase is not Phase.START:
                raise Red7Error("record-after-end", place=turn.line)
            position = _turned(position, turn, last=turn is played.turns[-1])
            scored = scored_set(position) if position.over else nothing
            if scored and record.rules.match:
                piles = _add(piles, position.winner, scored)
            yield Frame(number, turn, position, piles, scored)
        running = not position.over
        if position.over and ending(record.rules, piles):
            winners = leaders(piles) if record.rules.match else (position.winner,)
    if record.result != winners and (record.result or winners):
        raise Red7Error("record-result", text=_seats(record.result), expected=_seats(winners))


def _seats(seats: tuple[int, ...]) -> str:
    return ",".join(map(str, seats)) or "*"


def _line(played: RecordedRound) -> int:
    return played.turns[0].line if played.turns else 0


def _add(piles: tuple[Cards, ...], seat: int, scored: Cards) -> tuple[Cards, ...]:
    return tuple(pile | scored if index == seat else pile for index, pile in enumerate(piles, 1))


def _turned(position: Position, turn: RecordedTurn, *, last: bool) -> Position:
    """Return the position after a turn; only the last turn may be unfinished."""
    if turn.seat != position.turn:
        raise Red7Error("record-turn", seat=turn.seat, number=position.turn, place=turn.line)
    after = position
    for number, step in enumerate(turn.steps, 1):
        try:
            after = after.follow((step,))
        except Red7Error as error:
            raise Red7Error("record-step", error, number=number, place=turn.line) from None
    if after.phase is not Phase.OVER and not last:
        raise Red7Error("turn-unfinished", seat=turn.seat)
    return after.settled() if after.phase is Phase.OVER else after


def _dealt(
    record: Record, played: RecordedRound, piles: tuple[Cards, ...], number: int
) -> Position:
    """Return a round as dealt: from the seed, from the written deal, or from both if they agree."""
    expected = None
    if record.seed is not None:
        seed = deal_seed(record.seed, record.entropies)
        expected = deal_round(record.rules, seed, piles, number)
    if not played.deal:
        if expected is None:
            raise Red7Error("record-deal-missing", number=number)
        return expected
    try:
        position = read_position(record.rules, played.deal)
        complete = HIDDEN not in position.deck and not any(position.hidden)
        dealt = Round.of(position) if complete else View.parse(record.rules, played.deal, 0)
    except Red7Error as error:
        raise Red7Error("record-deal", error, number=number, place=played.line) from None
    if dealt.players != len(piles):
        raise Red7Error("record-players", number=dealt.players)
    if not is_deal(dealt, piles):
        raise Red7Error("record-no-deal", number=number)
    if expected is not None and dealt != expected:
        raise Red7Error("record-deal-differs", number=number)
    return dealt


def is_deal(position: Position, piles: tuple[Cards, ...]) -> bool:
    """Return whether a position is a new deal after these cards have been scored."""
    scored = Cards()
    for pile in piles:
        scored |= pile
    points = tuple(pile.points for pile in piles) if position.rules.match else None
    seats = range(1, position.players + 1)
    highest = max(seats, key=lambda seat: position.palettes[seat - 1])
    return (
        position.begin is None
        and position.canvas is Colour.RED
        and position.turn == highest % position.players + 1
        and all(position.hand_size(seat) == HAND for seat in seats)
        and all(len(position.palette(seat)) == 1 for seat in seats)
        and not any(position.known)
        and position.deck_known == 0
        and position.deck_size == len(ALL) - len(seats) * (HAND + 1) - len(scored)
        and position.gone == scored.mask
        and position.scores == points
    )
