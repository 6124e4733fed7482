from __future__ import annotations

import random

import pytest

from red7.core import Red7Error, Round, read_position
from red7.core.view import view_of
from red7.protocol.study import Explored
from red7.table.exploring import explore

RULES = ("basic", "v1.2+draw", "v1.1+draw+actions", "v1.3+draw!+actions", "expert")


def cards_in(explored: Explored) -> list[str]:
    """Give all cards that an answer shows."""
    assert explored.state.round
    shown = explored.state.round
    found = [*shown.gone, *shown.deck_known]
    for player in shown.players:
        found += [*player.palette, *player.hand]
    return found


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_whole_round_can_be_followed(rules: str, seat: int | None) -> None:
    """From all cards, from a spectator's and from a player's view, step by step."""
    chance = random.Random(f"{rules} {seat}")
    now = Round.deal(players=3, rules=rules, seed=chance.randbytes(32).hex())
    start = str(now if seat is None else now.view(seat))
    text, line = start, ""
    while not now.over:
        steps = [step for step in now.legal_steps if str(step) != "~"] or list(now.legal_steps)
        begun = len(now.steps)
        now = now.apply(chance.choice(steps))
        seen = now if seat is None else now.view(seat)
        made = seen.steps if seen.begin else seen.past[-1].steps
        told = " ".join(map(str, made[begun:]))
        line = f"{line} {told}"
        explored = explore(rules, text, told)
        assert explored.steps == told
        # One by one, and all at once, come to the same.
        assert explored == explore(rules, start, line).model_copy(update={"steps": told})
        text = explored.position
        assert explored.over == now.over
        assert explored.turn_over == (now.begin is None)
        again = read_position(rules, text, seat)
        assert str(again if seat is None else view_of(again, seat)) == str(seen)
        assert again.past == seen.past
        assert explored.known == (not again.hidden[now.turn - 1] or now.over)
        # In v1.1, a 7 may count on a card of the deck that is written.
        if explored.known and "v1.1" not in rules:
            assert explored.legal == tuple(map(str, now.legal_steps))
        table = explored.state.round
        assert table
        assert table.turn == (0 if now.over else now.turn)
        assert [player.out for player in table.players] == list(now.out)
        assert len(set(cards_in(explored))) == len(cards_in(explored))
        for legal in explored.legal:
            explore(rules, text, legal)


def test_the_draw_of_a_3_follows_where_the_deck_is_known() -> None:
    text = "R 1 =V2B1 B5/Y3R7 V7/O1"
    explored = explore("v1.2+actions", text, "+Y3")
    assert explored.steps == "+Y3 !V2"
    assert explored == explore("v1.2+actions", text, "+Y3 !V2")
    assert explore("v1.2+actions", text, "+Y3 >V2").steps == "+Y3 !V2 >V2"
    # Otherwise the card is named, or stays unknown.
    waits = explore("v1.2+actions", "R 1 2 B5/Y3R7 V7/?1", "+Y3")
    assert waits.legal == ("!",)
    named = explore("v1.2+actions", "R 1 2 B5/Y3R7 V7/?1", "+Y3 !V2")
    assert named.known
    assert ">V2" in named.legal
    assert not explore("v1.2+actions", "R 1 2 B5/Y3R7 V7/?1", "+Y3 !").known


def test_who_is_hidden_may_play_what_nobody_has_seen() -> None:
    explored = explore("basic", "R 1 33 B5/R7V1 V7/?7", "+R7 .")
    assert not explored.known
    assert "+R6" in explored.legal
    assert "+V1" not in explored.legal  # it is known to be elsewhere
    assert "~" in explored.legal
    after = explore("basic", explored.position, "+O7 >O6")
    assert after.state.round
    assert after.state.round.players[1].hidden == 5
    assert after.state.round.canvas_card == "O6"
    with pytest.raises(Red7Error) as refused:
        explore("basic", explored.position, "+V1")
    assert refused.value.reason == "step-refused"
    assert refused.value.cause
    assert refused.value.cause.reason == "not-in-hand"


def test_a_match_shows_its_scores() -> None:
    state = explore("advanced", "R 1 33 B5/R7V1 V7/?7 $12,7", "").state
    assert state.round
    assert [player.score for player in state.round.players] == [12, 7]
    assert state.goal == 40
    assert explore("basic", "R 1 33 B5/R7V1 V7/?7", "").state.goal is None


@pytest.mark.parametrize(
    ("text", "steps", "why"),
    [
        ("R 1 33 B5/R7B5 V7/?7", "", "card-twice"),
        ("R 1 33 B5/R7", "", "position-short"),
        ("R 1 33 B5/R7 V7/?7", "+Q1", "step-expected"),
        ("R 1 33 B5/R7 x", "+R7", "step-refused"),
    ],
)
def test_what_is_impossible_is_refused(text: str, steps: str, why: str) -> None:
    with pytest.raises(Red7Error) as refused:
        explore("basic", text, steps)
    assert refused.value.reason == why
