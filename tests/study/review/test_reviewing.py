from __future__ import annotations

import random

import pytest

from red7.core import Match, Record, Red7Error
from red7.study.review import Mark, Review, review
from tests.games import play_match


def played(rules: str, names: tuple[str, ...], seed: int) -> Record:
    """Give the record of a game played at random."""
    match = Match.start(len(names), rules, random.Random(seed).randbytes(32))
    *_, last = play_match(match, random.Random(seed))
    return Record.of(last, names)


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
    ("rules", "names"),
    [
        ("basic", ("Ada", "Bo")),
        ("v1.2+draw+actions", ("Ada", "Bo", "Cy")),
        ("v1.3+draw!+actions", ("Ada", "Bo")),
        ("expert", ("Ada", "Bo")),
    ],
)
def test_luck_and_errors_explain_the_result(rules: str, names: tuple[str, ...]) -> None:
    record = played(rules, names, seed=3)
    done: list[tuple[int, int]] = []
    found = review(record, work=1, progress=lambda *now: done.append(now))
    check(record, found)
    assert done[-1][0] == done[-1][1] == len(done)


def test_a_review_repeats() -> None:
    record = played("v1.2+draw+actions", ("Ada", "Bo"), seed=6)
    assert review(record, work=1) == review(record, work=1)
    assert review(record, work=1) != review(record, work=1, seed=7)


def test_draws_and_deals_are_kinds_of_luck() -> None:
    found = review(played("v1.2+draw+actions", ("Ada", "Bo"), seed=4), work=2)
    assert any(moment.luck[0].deal for moment in found.moments if not moment.decision)
    assert any(moment.luck[0].draw for moment in found.moments if moment.decision)
    assert not any(moment.luck[0].deal for moment in found.moments if moment.decision)


def test_a_game_that_is_not_over_cannot_be_reviewed() -> None:
    match = Match.start(2, "basic", bytes(32))
    with pytest.raises(Red7Error) as caught:
        review(Record.of(match, ("Ada", "Bo")))
    assert caught.value.reason == "review-unfinished"


def test_an_only_way_has_no_mark() -> None:
    found = review(played("basic", ("Ada", "Bo", "Cy", "Di"), seed=5), work=2)
    alone = [decision for decision in found.decisions if decision.mark is None]
    assert alone
    assert all(decision.error == 0 for decision in alone)
