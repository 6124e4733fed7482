from __future__ import annotations

import math
import os
import random
from dataclasses import replace
from itertools import count
from typing import Final

import pytest

from red7.bots import Budget
from red7.core import Draw, Round, View, read_position
from red7.study import Findings, Proof, analyse
from red7.study.analysis import compare_chances
from red7.study.turns import every_turn
from tests.study import slow
from tests.study.small import FAMILIES, position_of

# One of each family; RED7_POSITIONS=300 tries three hundred, RED7_POSITIONS=0 none.
_WANTED: Final = int(os.environ.get("RED7_POSITIONS", "1"))
_POSITIONS: Final = max(1, min(_WANTED, 10))  # in each part
_PARTS: Final = math.ceil(_WANTED / _POSITIONS)


def last(view: View, work: int = 100, seed: int = 0) -> Findings:
    *_, found = analyse(view, Budget(work), seed)
    return found


def view_of(rules: str, text: str) -> View:
    return View.parse(rules, text, read_position(rules, text).turn)


@pytest.mark.parametrize("part", range(_PARTS))
@pytest.mark.parametrize("name", FAMILIES)
def test_small_positions_are_judged_as_the_slow_way_does(name: str, part: int) -> None:
    family, chance = FAMILIES[name], random.Random(f"{name} {part}")
    for _ in range(_POSITIONS):
        rules, text = position_of(family, chance)
        view = view_of(str(rules), text)
        found = last(view)
        assert {turn.steps for turn in found.turns} == set(slow.every_turn(view))
        nothing_to_draw = not view.deck_size or (rules.draw is Draw.NEVER and not rules.actions)
        for turn in found.turns:
            if turn.open:
                assert found.enumerated
                assert turn.open.mid == pytest.approx(float(slow.open_share(view, turn.steps)))
                assert turn.open.low == turn.open.mid == turn.open.high
            wins = slow.certain_win(view, turn.steps)
            assert wins or turn.proven is not Proof.WIN, (rules, text, str(turn))
            if nothing_to_draw and sum(view.hidden) <= 3:
                assert (turn.proven is Proof.WIN) == wins, (rules, text, str(turn))
            if turn.proven is Proof.LOSS:
                assert slow.certain_loss(view, turn.steps), (rules, text, str(turn))


def test_a_proof_does_not_look_into_hidden_cards_half_way() -> None:
    # Every world is won with open cards, but which way depends on what the other holds.
    gone = "R7O7Y7G7B7I7R6O6G6I6V6R5O5Y5G5B5I5V5R4O4Y4G4B4I4V4Y3G3B3V3R2Y2G2B2V2R1O1G1I1V1"
    view = View.parse("basic", f"I 2 0 Y6B1/?2 O3I3/V7R3O2 *{gone}", 2)
    found = last(view)
    turn = next(turn for turn in found.turns if str(turn) == "+R3 >V7")
    assert len(view.unseen) == 3
    assert turn.open is not None
    assert turn.open.mid == 1
    assert turn.proven is None


def test_up_to_five_thousand_worlds_are_enumerated() -> None:
    view = View.parse("basic", "R 1 0 B5/R7V1 V7/?3 *O7Y7G7B7I7R6O6Y6G6B6I6V6R5O5Y5", 1)
    assert len(view.unseen) == 30
    found = last(view, work=1)
    assert found.worlds == 4060
    assert found.enumerated


def test_the_same_work_and_seed_give_the_same_answer() -> None:
    view = view_of("v1.2+draw+actions", "R 1 27 B5/R1O3Y4G7 V7/?4 I6/?4")
    found = last(view, 10, seed=5)
    assert last(view, 10, seed=5) == found
    assert last(view, 10, seed=6) != found


def test_the_best_turn_comes_first_and_proofs_settle_chances() -> None:
    view = View.parse("basic", "R 1 0 B5/R7V1 V7/R6", 1)
    found = last(view)
    assert [str(turn) for turn in found.turns] == ["+R7 .", "~"]
    assert [turn.chance.mid for turn in found.turns] == [1, 0]
    game = Round.deal(4, "basic", bytes(32))
    mids = [turn.chance.mid for turn in last(game.view(game.turn), 10).turns]
    assert len(mids) > 3
    assert mids == sorted(mids, reverse=True)


def test_a_deadline_stops_it_after_the_first_answer() -> None:
    game = Round.deal(2, "basic", bytes(32))
    ticks = count()
    answers = list(analyse(game.view(game.turn), Budget(100, 5.0), 0, lambda: float(next(ticks))))
    assert 0 < len(answers) < 10
    assert answers[-1].turns


def test_nothing_is_judged_where_nothing_can_be_done() -> None:
    assert last(View.parse("basic", "R 1 0 B5/R7 x", 1)) == Findings(())


@pytest.mark.parametrize("rules", ["basic", "v1.2+draw+actions"])
def test_hidden_cards_make_no_difference(rules: str) -> None:
    game = Round.deal(2, rules, bytes(32))
    hidden = [*game.hand(3 - game.turn), *game.deck]
    random.Random(1).shuffle(hidden)
    hands = list(game.hands)
    hands[2 - game.turn] = sum(1 << int(card) for card in hidden[:7])
    other = replace(game, hands=tuple(hands), deck=tuple(int(card) for card in hidden[7:]))
    assert other != game
    assert last(other.view(game.turn), 10) == last(game.view(game.turn), 10)


def test_a_comparison_gives_the_chances_of_all_turns() -> None:
    game = Round.deal(2, "basic", bytes(32))
    view = game.view(game.turn)
    turns = every_turn(view)
    found = compare_chances(view, turns, 0, Budget(20), seed=3)
    assert {turn.steps for turn in found.turns} == {turn.steps for turn in turns}
    assert found.worlds >= 300
    assert not any(turn.open for turn in found.turns)
