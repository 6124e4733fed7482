from __future__ import annotations

from red7.core import Match, Record
from red7.protocol.reviews import ReasonFacts, Review
from red7.table.reviewed import points, with_sentences
from red7.words import words
from tests.server.study.reviewers import made_up


def review_of(players: int = 2, rules: str = "basic") -> Review:
    match = Match.start(players, rules, bytes(32))
    while not match.over:
        over = match.round.over
        match = match.next_round() if over else match.apply(match.round.legal_steps[0])
    names = ("Ann", "Ben", "Cid", "Dot")[:players]
    return Review.model_validate(made_up(Record.of(match, names)))


def test_a_reader_is_told_names_and_reasons() -> None:
    review = with_sentences(review_of(), ["Zoë", "Łukasz"], words("de"))
    assert [player.name for player in review.players] == ["Zoë", "Łukasz"]
    judged = [moment.decision for moment in review.moments if moment.decision]
    assert {bool(one.why) for one in judged} == {True, False}
    for one in judged:
        assert bool(one.why) == bool(one.reasons)
        assert "Zoë" in one.why or not one.why
        assert one.error == max(0.0, one.best_chance - one.chance)


def test_a_reader_is_addressed_about_own_turns_alone() -> None:
    reason = ReasonFacts(name="wrong-gives-even", facts={"card": "G4"})
    review = review_of()
    moments = [
        moment.model_copy(
            update={"decision": moment.decision.model_copy(update={"reasons": (reason,)})}
        )
        for moment in review.moments
        if moment.decision
    ]
    review = review.model_copy(update={"moments": tuple(moments)})
    for reader in (0, 1, 2):
        for moment in with_sentences(review, ["Zoë", "Łukasz"], words("en"), reader).moments:
            assert moment.decision
            seat = moment.decision.seat
            whose = "your" if seat == reader else ("Zoë’s", "Łukasz’s")[seat - 1]
            assert moment.decision.why == f"It gives up G4, {whose} only even card."


def test_facts_stay_as_they_are() -> None:
    review = review_of(3)
    after = with_sentences(review, ["a", "b", "c"], words("en"))
    assert after.turning_points == review.turning_points
    assert [one.chances for one in after.moments] == [one.chances for one in review.moments]


def test_differences_have_a_sign() -> None:
    assert points(-0.5) == "\N{MINUS SIGN}50.0"
    assert points(-0.0001) == points(0.0) == "+0.0"
