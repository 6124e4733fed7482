from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from red7.core import CARDS, commitment
from red7.protocol import messages as m
from red7.table.events import event_texts, events
from red7.table.log import Draft, Kind
from red7.table.state import Surroundings, state
from red7.table.upkeep import due
from tests.table.games import NAMES, SETUPS, WHO, LocalTable, refused, started


def all_events(local: LocalTable, seat: int) -> list[m.AnyEvent]:
    told: list[m.AnyEvent] = []
    for number in range(1, len(local.log) + 1):
        told += events_of(local, number, seat)
    return told


def events_of(local: LocalTable, number: int, seat: int = 0) -> list[m.AnyEvent]:
    """Give what a seat is told of an entry."""
    before = local.states[number - 2] if number > 1 else None
    entry, after = local.log[number - 1], local.states[number - 1]
    return list(events(before, entry, after, seat, NAMES))


def last(local: LocalTable, seat: int = 0) -> list[m.AnyEvent]:
    return events_of(local, len(local.log), seat)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.rules)
def test_events_tell_the_whole_game(setup: m.Setup) -> None:
    local = started(setup, 9)
    local.play_on()
    told = all_events(local, 0)
    kinds = [event.kind for event in told]
    assert kinds[0] == "created"
    assert kinds.count("started") == 1
    assert kinds[-1] == "game-ended"
    assert local.table.match
    assert kinds.count("dealt") == kinds.count("round-ended") == local.table.match.number
    # Every seat that is out at an end went out in some event.
    outs = [seat for event in told if isinstance(event, m.Stepped) for seat in event.out]
    assert len(outs) == local.table.match.number * (local.table.players - 1)
    assert [(event.seq, event.at) for event in told] == sorted(
        (event.seq, event.at) for event in told
    )
    assert {event.seq for event in told} == {entry.seq for entry in local.log}


@pytest.mark.parametrize("entropy", [False, True])
@pytest.mark.parametrize("show_hands", ["round", "game"])
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.rules)
def test_what_is_written_at_once_says_the_same(
    setup: m.Setup, show_hands: str, *, entropy: bool
) -> None:
    local = started(setup.model_copy(update={"show_hands": show_hands}), 9)
    local.play_on()
    for seat in local.table.persons:
        who = local.table.chairs[seat - 1].who
        local.send(who, m.Rematch)
        if entropy and local.table.next_seed:
            local.send(who, m.Commit, commitment=commitment(who.encode() * 8))
    for seat in sorted(local.table.unpromised()):
        who = local.table.chairs[seat - 1].who
        local.send(who, m.Reveal, entropy=(who.encode() * 8).hex())
    local.play_on()
    for number, entry in enumerate(local.log, 1):
        before, after = local.states[number - 2] if number > 1 else None, local.states[number - 1]
        texts = event_texts(before, entry, after, NAMES)
        for seat in range(local.table.players + 1):
            told = [event.model_dump_json() for event in events_of(local, number, seat)]
            assert texts(seat) == f"[{','.join(told)}]"


@dataclass
class Board:
    """The public side of a round, moved on by events alone."""

    palettes: list[set[str]] = field(default_factory=list)
    hands: list[int] = field(default_factory=list)
    deck: int = 0
    canvas: str | None = None

    @classmethod
    def of(cls, told: m.RoundView) -> Board:
        return cls(
            palettes=[set(player.palette) for player in told.players],
            hands=[len(player.hand) + player.hidden for player in told.players],
            deck=told.deck,
            canvas=told.canvas_card,
        )

    def follow(self, event: m.Stepped) -> None:
        for move in event.moves:
            kind, card, own = move.step[0], move.step[1:], event.seat - 1
            if move.palette:
                self.palettes[move.palette - 1].remove(card)
            elif kind in "+>^":
                self.hands[own] -= 1
            if kind == "+":
                self.palettes[own].add(card)
            elif kind == ">":
                self.canvas = card
            elif kind == "^":
                self.deck += 1
            elif kind == "!":
                self.deck -= 1
                self.hands[own] += 1
        for seat in event.out:
            self.palettes[seat - 1], self.hands[seat - 1] = set(), 0


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.rules)
@pytest.mark.parametrize("seat", [0, 1])
def test_every_card_goes_the_way_that_events_tell(setup: m.Setup, seat: int) -> None:
    assert sum(followed(setup, seed, seat) for seed in range(6)) > 20


def followed(setup: m.Setup, seed: int, seat: int) -> int:
    """Follow a game by its events, and count the moves."""
    local = started(setup, seed)
    local.play_on()
    board, steps = Board(), 0
    for number, after in enumerate(local.states, 1):
        told = state(after, seat, Surroundings()).round
        for event in events_of(local, number, seat):
            if isinstance(event, m.Dealt):
                assert told
                assert (event.round, event.begins) == (told.number, told.turn)
                board = Board.of(told)
            elif isinstance(event, m.Stepped):
                assert told
                board.follow(event)
                assert board == Board.of(told)
                steps += len(event.moves)
    return steps


def test_a_drawn_card_is_told_to_who_drew_it_only() -> None:
    local = started(m.Setup(rules="v1.2+draw!"), 2)
    local.play_on()
    hidden = 0
    for seat in (0, 1, 2):
        for event in all_events(local, seat):
            if isinstance(event, m.Stepped):
                for move in event.moves:
                    if move.step.startswith("!"):
                        assert (move.step != "!") == (event.seat == seat)
                        hidden += move.step == "!"
    assert hidden


def test_who_sits_down_and_who_plays_for_whom() -> None:
    local = LocalTable(m.Setup(stand_in="violet"))
    local.send("ann", m.Sit)
    assert last(local) == [m.Seated(seq=2, at=local.now, seat=1, name="Ann")]
    local.send("ann", m.AddBot, seat=2, bot="blue")
    assert last(local) == [m.Seated(seq=3, at=local.now, seat=2, name="", bot="blue")]
    local.send("ann", m.Leave)
    assert last(local) == [m.Left(seq=4, at=local.now, seat=1)]
    local.send("cid", m.Sit)
    assert last(local) == [m.Seated(seq=5, at=local.now, seat=1, name="")]  # she has no name
    local.send("cid", m.Start)
    local.write(Draft(Kind.BOT, 1, {"bot": "violet"}))
    assert last(local) == [m.StoodIn(seq=7, at=local.now, seat=1, bot="violet")]


def test_a_bot_for_a_seat_that_was_left_stands_in() -> None:
    local = started(m.Setup())
    local.send("ben", m.Leave)
    local.send("ann", m.AddBot, seat=2, bot="blue")
    assert [event.kind for event in last(local)] == ["stood-in"]


def test_entropy_is_told_as_it_is_promised_shown_and_withheld() -> None:
    local = LocalTable(m.Setup(seats=(None, None, None)))
    local.seat_all()
    promise = "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d"
    for who in ("ann", "ben"):
        local.send(who, m.Commit, commitment=promise)  # of a single byte, zero
    assert [event.kind for event in last(local)] == ["committed"]
    local.send("ann", m.Start)
    assert last(local) == [m.Started(seq=local.table.seq, at=local.now, game=1)]
    local.send("ben", m.Reveal, entropy="00")
    assert last(local) == [m.Revealed(seq=local.table.seq, at=local.now, seat=2, entropy="00")]
    late = due(local.table, local.now + 10**6)
    assert late
    local.write(late)
    withheld, dealt = last(local)
    assert withheld == m.Withheld(seq=local.table.seq, at=local.now, seats=(1,))
    assert isinstance(dealt, m.Dealt)


def test_a_round_ends_with_what_it_was_won_by() -> None:
    for when in ("round", "game"):
        local = started(m.Setup(rules="advanced", show_hands=when), 3)
        while local.table.stage == "playing":
            local.play_turn()
        assert local.table.stage == "pause"
        stepped, ended = last(local)
        assert isinstance(stepped, m.Stepped)
        assert isinstance(ended, m.RoundEnded)
        assert ended.winner not in stepped.out
        assert ended.points == sum(int(card[1]) for card in ended.cards)
        assert ended.scores[ended.winner - 1] == ended.points
        assert (ended.hands is not None) == (when == "round")
        for who in ("ann", "ben"):
            local.send(who, m.Ready)
        assert [event.kind for event in last(local)] == ["agreed", "dealt"]


def test_without_a_match_no_points_are_told() -> None:
    local = started(m.Setup())
    local.play_on()
    _, ended, over = last(local)
    assert isinstance(ended, m.RoundEnded)
    assert isinstance(over, m.GameEnded)
    assert ended.points == 0
    assert ended.cards
    assert over.result.winners == (ended.winner,)
    assert over.result.seed == local.table.seed.hex()
    assert over.result.record == "t1-1"


def test_a_rematch_is_agreed_to_and_begun() -> None:
    local = started(m.Setup())
    local.play_on()
    local.send("ann", m.Rematch)
    (agreed,) = last(local)
    assert agreed == m.Agreed(seq=local.table.seq, at=local.now, seat=1, to="rematch")
    assert refused(local, "ann", m.Rematch) == "agreed-already"
    local.send("ben", m.Rematch)
    assert [event.kind for event in last(local)] == ["agreed", "started", "dealt"]
    assert not any(isinstance(event, m.GameEnded) for event in last(local))


def test_phrases_pauses_of_the_server_and_the_end_of_waiting() -> None:
    local = LocalTable(m.Setup())
    local.send("ann", m.Say, phrase="good-luck")
    assert last(local) == [m.Said(seq=2, at=local.now, seat=0, name="Ann", phrase="good-luck")]
    local.write(Draft(Kind.RESUMED))
    assert last(local) == [m.Resumed(seq=3, at=local.now)]
    local.write(Draft(Kind.EXPIRED))
    assert last(local) == [m.Expired(seq=4, at=local.now)]


def test_it_is_told_who_lets_the_bots_hurry() -> None:
    local = started(m.Setup(seats=(None, "violet", "violet")))
    while local.table.turn != 1:
        local.play_turn()
    local.send("ann", m.Steps, steps=["~"])
    local.send("ann", m.Hurry, to="end")
    (event,) = events(local.states[-2], local.log[-1], local.table, 0, {})
    assert isinstance(event, m.Hurried)
    assert (event.seat, event.to) == (1, "end")


def test_all_are_told_alike_that_somebody_took_a_hint() -> None:
    local = started(m.Setup())
    seat = local.table.turn
    local.send(WHO[seat - 1], m.Hint, stage=2)
    expected = m.Hinted(seq=local.table.seq, at=local.now, seat=seat, stage=2)
    for reader in range(3):
        assert list(events(local.states[-2], local.log[-1], local.table, reader, {})) == [expected]


def test_a_turn_that_was_forced_says_so() -> None:
    local = started(m.Setup(clock=m.TurnClock(seconds=5)))
    seat = local.table.turn
    late = due(local.table, local.now + 5_000)
    assert late
    local.write(late)
    stepped = last(local)[0]
    assert isinstance(stepped, m.Stepped)
    assert (stepped.cause, stepped.seat, stepped.out) == ("timeout", seat, (seat,))
    assert stepped.moves == (m.Move(step="~"),)


def test_no_event_of_a_running_game_names_a_seed() -> None:
    local = started(m.Setup(rules="expert", seats=(None, "violet")), 6)
    secret = local.table.seed.hex()
    while local.table.stage == "playing":
        local.play_turn()
    told = [event.model_dump_json() for event in all_events(local, 1)]
    assert len(told) > len(CARDS) // 7
    assert not any(secret in text for text in told)
