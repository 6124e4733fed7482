from __future__ import annotations

import random

import pytest

from red7.bots import Budget, find_bot
from red7.core import Match, Record, Red7Error
from red7.study.review import Mark, Review, review


def played(rules: str, bots: tuple[str, ...], seed: int) -> Record:
    chance = random.Random(seed)
    match = Match.start(len(bots), rules, chance.randbytes(32))
    while not match.over:
        if match.round.over:
            match = match.next_round()
            continue
        bot, view = find_bot(bots[match.round.turn - 1]), match.round.view(match.round.turn)
        match = match.apply(bot.choose(view, Budget(5), chance.getrandbits(32)).step)
    return Record.of(match, bots)


def check(record: Record, found: Review) -> None:
    players = len(record.players)
    for player in found.players:
        explained = player.luck.total - player.own_errors + player.others_errors
        assert player.result - 1 / players == pytest.approx(explained)
    for moment in found.moments:
        assert sum(moment.chances) == pytest.approx(1)
        assert sum(luck.total for luck in moment.luck) == pytest.approx(0, abs=1e-6)
        assert sum(moment.given) == pytest.approx(0)
    steps = [step for played in record.rounds for turn in played.turns for step in turn.steps]
    told = [step for decision in found.decisions for step in decision.played]
    assert [step.number for step in told] == [step.number for step in steps]
    for decision in found.decisions:
        assert decision.error >= 0
        assert (decision.mark is Mark.BEST) <= (decision.error < 0.01)
        assert decision.seen_chance >= decision.played_seen_chance


@pytest.mark.parametrize(
    ("rules", "bots"),
    [
        ("basic", ("green", "violet")),
        ("v1.2+draw+actions", ("green", "violet", "blue")),
        ("v1.3+draw!+actions", ("green", "violet")),
        ("expert", ("green", "blue")),
    ],
)
def test_luck_and_errors_explain_the_result(rules: str, bots: tuple[str, ...]) -> None:
    record = played(rules, bots, seed=3)
    done: list[tuple[int, int]] = []
    found = review(record, work=1, progress=lambda *now: done.append(now))
    check(record, found)
    assert done[-1][0] == done[-1][1] == len(done)


def test_a_review_repeats() -> None:
    record = played("v1.2+draw+actions", ("green", "violet"), seed=6)
    assert review(record, work=1) == review(record, work=1)
    assert review(record, work=1) != review(record, work=1, seed=7)


def test_draws_and_deals_are_kinds_of_luck() -> None:
    found = review(played("v1.2+draw+actions", ("green", "violet"), seed=4), work=2)
    assert any(moment.luck[0].deal for moment in found.moments if not moment.decision)
    assert any(moment.luck[0].draw for moment in found.moments if moment.decision)
    assert not any(moment.luck[0].deal for moment in found.moments if moment.decision)


def test_a_game_that_is_not_over_cannot_be_reviewed() -> None:
    match = Match.start(2, "basic", bytes(32))
    with pytest.raises(Red7Error) as caught:
        review(Record.of(match, ("Ada", "Bo")))
    assert caught.value.reason == "review-unfinished"


def test_an_only_way_has_no_mark() -> None:
    found = review(played("basic", ("violet",) * 4, seed=5), work=2)
    alone = [decision for decision in found.decisions if decision.mark is None]
    assert alone
    assert all(decision.error == 0 for decision in alone)
