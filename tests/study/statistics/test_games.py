from __future__ import annotations

import pytest

from red7.core.steps import read_steps
from red7.study.reasons.reason import WRONG
from red7.study.review import review
from red7.study.review.plain import plain_review
from red7.study.statistics import played_game
from red7.study.statistics.games import THEMES, Theme, TurnKind, kind_of
from tests.study.review.test_reviewing import played


@pytest.mark.parametrize(
    ("turn", "kind"),
    [
        ("+R7 .", TurnKind.PLAY),
        ("+Y3 !", TurnKind.PLAY),
        ("+B5 +V1 ^R4 .", TurnKind.PLAY),
        (">G4", TurnKind.DISCARD),
        (">G4 .", TurnKind.DISCARD),
        (">G4 !", TurnKind.DRAW),
        ("+R7 >G4 !", TurnKind.DRAW),
        ("!", TurnKind.DRAW),
        ("+R7 >G4", TurnKind.BOTH),
        (".", TurnKind.END),
        ("~", TurnKind.OUT),
        ("+Y3 !G1 ~", TurnKind.OUT),
    ],
)
def test_kinds_of_turns(turn: str, kind: TurnKind) -> None:
    assert kind_of(read_steps(turn)) is kind


def test_every_reason_has_a_theme() -> None:
    assert set(THEMES) == set(WRONG)
    assert set(THEMES.values()) == set(Theme) - {Theme.OTHER}


def test_a_game_is_taken_from_its_record_and_its_review() -> None:
    record = played("v1.2+draw+actions", ("Ada", "Bo", "Cy"), seed=3)
    record.tags["Date"] = "2026-11-15"
    found = review(record, work=1)
    game = played_game(record, plain_review(found))
    assert (game.rules, game.names, game.date) == (
        "v1.2+draw+actions",
        ("Ada", "Bo", "Cy"),
        "2026-11-15",
    )
    *_, last = record.frames()
    assert game.rounds == ((last.position.winner, last.position.canvas),)
    judged = [decision for decision in found.decisions if decision.mark]
    assert [choice.error for choice in game.choices] == [one.error for one in judged]
    assert [choice.seat for choice in game.choices] == [one.seat for one in judged]
    assert [choice.lap for choice in game.choices] == [(one.turn + 2) // 3 for one in judged]
    for choice, decision in zip(game.choices, judged, strict=True):
        odd = {s.card.number for s in decision.played if s.kind == "+" and s.card} & {1, 3, 5, 7}
        assert set(choice.actions) == odd
        if decision.reasons:
            assert choice.theme is THEMES[decision.reasons[0].name]
        else:
            assert (choice.theme is Theme.OTHER) == (choice.mark not in {"best", "good"})
    for sums, player in zip(game.seats, found.players, strict=True):
        assert sums.luck == player.luck
        assert (sums.result, sums.accuracy) == (player.result, player.accuracy)
        assert (sums.own_errors, sums.others_errors) == (player.own_errors, player.others_errors)


def test_without_a_review_a_record_tells_who_won() -> None:
    record = played("v1.2", ("Ada", "Bo"), seed=4)
    game = played_game(record, None)
    assert not game.reviewed
    assert [one.result for one in game.seats] == [float(seat in record.result) for seat in (1, 2)]
    assert {one.accuracy for one in game.seats} == {None}
    assert game.rounds == played_game(record, plain_review(review(record, work=1))).rounds
    assert not game.choices
