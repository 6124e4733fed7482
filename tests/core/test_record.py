from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from red7.core import (
    Cards,
    Match,
    Record,
    RecordedRound,
    RecordedTurn,
    Red7Error,
    Rules,
    commitment,
    read_record,
    write_record,
)
from red7.core.cards import mask_of
from red7.core.record import _dealt
from red7.core.steps import read_steps
from tests.core.test_view import exchanged
from tests.games import any_rules, chances, play_match, players

NAMES = ("Ada", "Bo", "Cem", "Dee")


def some_match(rules: str, seats: int, chance: random.Random, *, finished: bool = False) -> Match:
    entropies = tuple(chance.randbytes(chance.randint(0, 9)) for _ in range(seats))
    start = Match.start(
        seats, rules, chance.randbytes(32), entropies if chance.random() < 0.5 else ()
    )
    matches = list(play_match(start, chance))
    return matches[-1] if finished else chance.choice(matches)


@given(any_rules, players, chances)
def test_a_finished_record_gives_the_game_back(
    rules: str, seats: int, chance: random.Random
) -> None:
    match = some_match(rules, seats, chance, finished=True)
    record = Record.of(match, NAMES[:seats])
    frames = list(record.frames())
    assert frames[-1].position == match.round
    assert frames[-1].piles == match.piles
    assert record.result == match.winners
    assert record.verify() == sum(len(played.turns) for played in match.played)
    # The seed alone is enough.
    bare = replace(record, rounds=tuple(replace(played, deal="") for played in record.rounds))
    assert list(bare.frames())[-1].position == match.round
    # So are the deals.
    dealt = replace(record, seed=None, entropies=())
    assert list(dealt.frames())[-1].position == match.round


@given(any_rules, players, chances)
def test_the_record_of_a_running_game_is_what_a_spectator_saw(
    rules: str, seats: int, chance: random.Random
) -> None:
    match = some_match(rules, seats, chance)
    record = Record.of(match, NAMES[:seats])
    if match.over:
        return
    assert record.seed is None
    assert record.entropies == ()
    assert record.commitment == commitment(match.seed)
    text = write_record(record)
    assert match.seed.hex() not in text
    assert list(read_record(text).frames())[-1].position == match.round.view(0)
    if not match.round.over and not match.played:
        secret = Cards(
            mask_of(match.round.deck[match.round.deck_known :])
            | sum(h & ~k for h, k in zip(match.round.hands, match.round.known, strict=True))
        )
        assert not any(str(card) in text for card in secret)


@given(any_rules, players, chances)
def test_running_records_do_not_tell_what_is_hidden(
    rules: str, seats: int, chance: random.Random
) -> None:
    match = some_match(rules, seats, chance)
    if match.round.over or match.round.steps or match.turns:
        return
    other = exchanged(match.round, 0, chance)
    one, two = (
        Record.of(match, NAMES[:seats]),
        Record.of(replace(match, begin=other, round=other), NAMES[:seats]),
    )
    assert write_record(one) == write_record(two)


@cache
def finished() -> Record:
    return Record.of(some_match("expert", 2, random.Random(3), finished=True), ("Ada", "Bo"))


def with_turn(record: Record, turn: RecordedTurn) -> Record:
    first = record.rounds[0]
    return replace(
        record, rounds=(replace(first, turns=(turn, *first.turns[1:])), *record.rounds[1:])
    )


def refused(record: Record) -> Red7Error:
    with pytest.raises(Red7Error) as caught:
        list(record.frames())
    return caught.value


def test_what_verification_finds() -> None:
    record = finished()
    assert record.verify()
    with pytest.raises(Red7Error, match="record-no-seed"):
        replace(record, seed=None).verify()
    with pytest.raises(Red7Error, match="record-commitment-differs"):
        replace(record, commitment="0" * 64).verify()
    with pytest.raises(Red7Error) as caught:
        replace(record, seed=bytes(32), commitment="").verify()
    assert caught.value == Red7Error("record-deal-differs", number=1)
    with pytest.raises(Red7Error) as caught:
        replace(record, commitments=("", "0" * 64)).verify()
    assert caught.value == Red7Error("record-entropy-differs", seat=2)
    replace(record, commitment="").verify()


def test_what_a_player_promised_is_checked() -> None:
    match = Match.start(2, "basic", bytes(32), (b"ab", b"")).apply("~")
    record = Record.of(match, ("Ada", "Bo"))
    assert record.commitments == (commitment(b"ab"), "")
    assert record.verify() == 1
    # Where nobody added anything, nothing is written down.
    for nothing in ((), (b"", b"")):
        match = Match.start(2, "basic", bytes(32), nothing).apply("~")
        record = Record.of(match, ("Ada", "Bo"))
        assert (record.entropies, record.commitments) == ((), ())
    # Somebody may have promised to add nothing.
    assert replace(record, commitments=(commitment(b""),) * 2).verify() == 1


def test_the_result_must_be_that_of_the_game() -> None:
    record = finished()
    won = str(record.result[0])
    assert refused(replace(record, result=())) == Red7Error("record-result", text="*", expected=won)
    assert refused(replace(record, result=(1, 2))) == Red7Error(
        "record-result", text="1,2", expected=won
    )
    unfinished = replace(record, rounds=(), result=(1,))
    assert refused(unfinished) == Red7Error("record-result", text="1", expected="*")


def test_the_last_round_need_not_decide_a_match() -> None:
    match = some_match("advanced", 4, random.Random(39), finished=True)
    assert (match.scores, match.winners, match.round.winner) == ((11, 24, 24, 23), (2, 3), 4)
    assert Record.of(match, NAMES).verify()


def test_frames_tell_the_score_as_it_grows() -> None:
    match = some_match("expert", 2, random.Random(3), finished=True)
    frames = Record.of(match, ("Ada", "Bo")).frames()
    piles = [Cards(), Cards()]
    for number, played in enumerate(match.played, 1):
        for turn in (None, *played.turns):
            frame = next(frames)
            last = turn is played.turns[-1]
            if last:
                piles[played.winner - 1] |= played.scored
            assert (frame.number, frame.turn is None) == (number, turn is None)
            assert frame.scored == (played.scored if last else Cards())
            assert frame.piles == tuple(piles)
    assert next(frames, None) is None


def test_what_replaying_finds() -> None:
    record = finished()
    first = replace(record.rounds[0].turns[0], line=11)
    other = 3 - first.seat
    assert refused(with_turn(record, replace(first, seat=other))) == Red7Error(
        "record-turn", seat=other, number=first.seat, place=11
    )
    assert refused(with_turn(record, replace(first, steps=read_steps("~ ~")))) == Red7Error(
        "record-step", Red7Error("round-over"), number=2, place=11
    )
    assert refused(with_turn(record, replace(first, steps=()))) == Red7Error(
        "turn-unfinished", seat=first.seat
    )
    assert refused(replace(record, players=("Ada", "Bo", "Cem"))) == Red7Error(
        "record-players", number=2
    )
    assert refused(replace(record, players=("Ada",))) == Red7Error("record-players", number=1)


def test_nothing_may_follow_the_end() -> None:
    record = finished()
    late = replace(record.rounds[0].turns[0], line=21)
    later = replace(late, line=22)
    for turns, place in (((late,), 21), ((late, later), 21), ((), 0)):
        more = replace(record.rounds[0], turns=turns)
        assert refused(replace(record, rounds=(*record.rounds, more))) == Red7Error(
            "record-after-end", place=place
        )
    long = replace(record.rounds[-1], turns=(*record.rounds[-1].turns, late))
    assert refused(replace(record, rounds=(*record.rounds[:-1], long))) == Red7Error(
        "record-after-end", place=21
    )
    # A round that goes on is the last.
    short = replace(record.rounds[0], turns=record.rounds[0].turns[:-1])
    assert refused(replace(record, rounds=(short, *record.rounds[1:]))).reason == "record-after-end"


def test_deals_that_are_missing_or_not_seen_in_full() -> None:
    record = finished()
    bare = replace(record.rounds[0], deal="")
    assert refused(replace(record, seed=None, rounds=(bare,))) == Red7Error(
        "record-deal-missing", number=1
    )
    # Four players who have scored 17 cards use up the deck; a spectator sees no hand.
    scored = ("V1I1B1G1Y1", "O1R1V2I2", "B2G2Y2O2", "R2V3I3B3")
    piles = tuple(map(Cards.parse, scored))
    points = ",".join(str(pile.points) for pile in piles)
    gone = Cards([card for pile in piles for card in pile])
    seen = f"R 1 0 G3/?7 Y3/?7 O3/?7 R3/?7 *{gone} ${points}"
    running = Record(Rules.parse("advanced"), NAMES)
    assert str(_dealt(running, RecordedRound(deal=seen), piles, 5)) == seen


@pytest.mark.parametrize(
    "deal",
    [
        "R 1 33 B5/?7 V7/?7 $0,0",  # scores where there is no match
        "R 2 33 B5/?7 V7/?7",  # the wrong player begins
        "G 1 33 B5/?7 V7/?7",
        "R 1 33 B5/?6 V7/?7",
        "R 1 32 B5/?7 V7/?7",
        "R 1 32 B5/?7 V7G1/?7",
        "R 1 32 B5/?7 V7/?7 *G1",
        "R 1 G1?32 B5/?7 V7/?7",
        "R 1 33 B5/R7?6 V7/?7",
        "R 1 33 B5/?7 V7/?7 ; ~",
    ],
)
def test_a_deal_is_a_deal(deal: str) -> None:
    record = Record(Rules(), ("Ada", "Bo"), (RecordedRound(deal=deal),))
    assert refused(record) == Red7Error("record-no-deal", number=1)


def test_scored_cards_are_gone_from_later_deals() -> None:
    record = finished()
    second = replace(record.rounds[1], deal=record.rounds[0].deal)
    wrong = replace(record, seed=None, rounds=(record.rounds[0], second))
    assert refused(wrong) == Red7Error("record-no-deal", number=2)


def test_a_deal_that_cannot_be_read_names_its_place() -> None:
    record = Record(Rules(), ("Ada", "Bo"), (RecordedRound(deal="R 1 33 B8/?7 V7/?7", line=9),))
    with pytest.raises(Red7Error) as caught:
        list(record.frames())
    assert caught.value.facts == {"number": 1, "place": 9}
    assert caught.value.cause is not None
    assert caught.value.cause.reason == "card-expected"


def test_names_for_all_seats() -> None:
    with pytest.raises(Red7Error) as caught:
        Record.of(Match.start(2), ("Ada",))
    assert caught.value == Red7Error("record-players", number=1)


@given(st.dictionaries(st.sampled_from(["Date", "Place"]), st.text()))
def test_tags_are_kept(tags: dict[str, str]) -> None:
    record = Record.of(Match.start(2), ("Ada", "Bo"), tags)
    assert record.tags == tags
