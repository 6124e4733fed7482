from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from red7.core import (
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
from red7.core.cards import Cards, mask_of
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


def finished() -> Record:
    return Record.of(some_match("expert", 2, random.Random(3), finished=True), ("Ada", "Bo"))


def with_turn(record: Record, turn: RecordedTurn) -> Record:
    first = record.rounds[0]
    return replace(
        record, rounds=(replace(first, turns=(turn, *first.turns[1:])), *record.rounds[1:])
    )


def test_what_verification_finds() -> None:
    record = finished()
    assert record.verify()
    with pytest.raises(Red7Error, match="record-no-seed"):
        replace(record, seed=None).verify()
    with pytest.raises(Red7Error, match="record-commitment-differs"):
        replace(record, commitment="0" * 64).verify()
    with pytest.raises(Red7Error, match="record-deal-differs"):
        replace(record, seed=bytes(32), commitment="").verify()
    with pytest.raises(Red7Error, match="record-entropy-differs"):
        replace(record, commitments=("0" * 64,)).verify()
    with pytest.raises(Red7Error, match="record-result"):
        replace(record, result=()).verify()
    with pytest.raises(Red7Error, match="record-result"):
        replace(record, result=(1, 2)).verify()
    replace(record, commitment="").verify()


def test_what_replaying_finds() -> None:
    record = finished()
    first = record.rounds[0].turns[0]
    with pytest.raises(Red7Error, match="record-turn"):
        list(with_turn(record, replace(first, seat=3 - first.seat)).frames())
    with pytest.raises(Red7Error, match="record-step"):
        list(with_turn(record, replace(first, steps=first.steps * 3)).frames())
    with pytest.raises(Red7Error, match="turn-unfinished"):
        list(with_turn(record, replace(first, steps=())).frames())
    with pytest.raises(Red7Error, match="record-players"):
        list(replace(record, players=("Ada", "Bo", "Cem")).frames())
    with pytest.raises(Red7Error, match="record-players"):
        list(replace(record, players=("Ada",)).frames())
    with pytest.raises(Red7Error, match="record-after-end"):
        list(replace(record, rounds=(*record.rounds, record.rounds[0])).frames())
    long = replace(record.rounds[-1], turns=(*record.rounds[-1].turns, first))
    with pytest.raises(Red7Error, match="record-after-end"):
        list(replace(record, rounds=(*record.rounds[:-1], long)).frames())
    short = replace(record.rounds[0], turns=record.rounds[0].turns[:-1])
    with pytest.raises(Red7Error, match="record-after-end"):
        list(replace(record, rounds=(short, *record.rounds[1:])).frames())
    bare = replace(record.rounds[0], deal="")
    with pytest.raises(Red7Error, match="record-deal-missing"):
        list(replace(record, seed=None, rounds=(bare,)).frames())


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
    with pytest.raises(Red7Error, match="record-no-deal"):
        list(record.frames())


def test_scored_cards_are_gone_from_later_deals() -> None:
    record = finished()
    second = replace(record.rounds[1], deal=record.rounds[0].deal)
    wrong = replace(record, seed=None, rounds=(record.rounds[0], second))
    with pytest.raises(Red7Error, match="record-no-deal"):
        list(wrong.frames())


def test_a_deal_that_cannot_be_read_names_its_place() -> None:
    record = Record(Rules(), ("Ada", "Bo"), (RecordedRound(deal="R 1 33 B8/?7 V7/?7", line=9),))
    with pytest.raises(Red7Error) as caught:
        list(record.frames())
    assert caught.value.facts == {"number": 1, "place": 9}
    assert caught.value.cause is not None
    assert caught.value.cause.reason == "card-expected"


def test_names_for_all_seats() -> None:
    with pytest.raises(Red7Error, match="record-players"):
        Record.of(Match.start(2), ("Ada",))


@given(st.dictionaries(st.sampled_from(["Date", "Place"]), st.text()))
def test_tags_are_kept(tags: dict[str, str]) -> None:
    record = Record.of(Match.start(2), ("Ada", "Bo"), tags)
    assert record.tags == tags
