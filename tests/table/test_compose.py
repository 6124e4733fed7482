from __future__ import annotations

import random
from collections.abc import Iterator
from typing import get_args

import pytest
from hypothesis import given

from red7.core import CARDS, Phase, Red7Error, Round, Step, View
from red7.core.steps import DRAW_STEP, DROP_STEP, END_STEP, LAYS, STEPS
from red7.protocol import messages as m
from red7.search.worlds.world import sample_world
from red7.table.compose import Composition, check_steps
from red7.table.errors import TableError
from red7.table.guide import guide_move
from red7.table.outcomes import outcome
from tests.games import any_rules, chances, choose, players, random_round

_ACTIONS = (Phase.ONE, Phase.FIVE, Phase.SEVEN)


def composed(rules: str, seats: int, chance: random.Random) -> Iterator[Composition]:
    """Compose some move from some point of a random round, and give it after every step."""
    table = random_round(rules, seats, chance)
    move = Composition.begin(table.view(table.turn))
    yield move
    while not move.complete:
        move = move.add(choose(move.now.legal_steps, chance))
        yield move


def drawn_between(before: View, after: View) -> bool:
    """Tell whether a card came from the deck, or has to: the slow and obvious way."""
    fewer = len(after.deck) + sum(s.kind == "^" for s in before.steps) < len(before.deck) + sum(
        s.kind == "^" for s in after.steps
    )
    return fewer or after.phase is Phase.THREE


def effect_of(now: View, step: Step) -> m.Effect:
    """Say in one word what a step does, from the position after it alone."""
    after = now.step(step)
    if after.out[now.seat - 1]:
        return "out"
    if drawn_between(now, after):
        return "draws"
    if after.phase in _ACTIONS:
        return "action"
    return "winning" if after.standing().seat == now.seat else "behind"


@given(any_rules, players, chances)
def test_choices_say_what_their_steps_lead_to(
    rules: str, seats: int, chance: random.Random
) -> None:
    for move in composed(rules, seats, chance):
        now, choices = move.now, move.choices()
        if move.complete:
            assert choices == ()
            continue
        assert [c.step for c in choices] == [str(step) for step in now.legal_steps]
        for choice in choices:
            step = Step.parse(choice.step)
            after = now.step(step)
            assert choice.model_dump().items() >= outcome(now, after).model_dump().items()
            assert choice.effect == effect_of(now, step)
            assert choice.winning == after.standing().seat
            assert choice.under == tuple(s.seat for s in after.standings().values())
            assert (choice.canvas or now.canvas.letter) == after.canvas.letter
            assert choice.ends == (after.phase is Phase.OVER)
            assert choice.out == after.out[now.seat - 1]
            assert choice.draws == drawn_between(now, after)


@given(any_rules, players, chances)
def test_what_comes_to_mind_and_is_refused_cannot_be_added(
    rules: str, seats: int, chance: random.Random
) -> None:
    for move in composed(rules, seats, chance):
        refused = move.refused()
        assert len(set(refused)) == len(refused)
        assert not move.complete or not refused
        for step in refused:
            error = move.now.refusal(step)
            assert error
            with pytest.raises(Red7Error, match=error.reason):
                move.add(step)
        held = {str(card) for card in move.now.hand(move.now.seat)}
        if move.now.phase in (Phase.START, Phase.FIVE):
            assert held <= {step[1:] for step in refused} | {c.step[1:] for c in move.choices()}


@given(any_rules, players, chances)
def test_a_move_is_finished_by_a_draw_or_an_end_where_the_rules_allow_it(
    rules: str, seats: int, chance: random.Random
) -> None:
    for move in composed(rules, seats, chance):
        legal = set() if move.complete else set(move.now.legal_steps)
        finishes = set(move.finishes)
        assert ("play" in finishes) == move.complete
        assert ("draw" in finishes) == (DRAW_STEP in legal)
        assert bool(finishes & {"end", "keep"}) == (END_STEP in legal)
        assert ("keep" in finishes) <= ("draw" in finishes)
        assert not {"end", "draw"} <= finishes
        assert len(finishes) == len(move.finishes)
        assert finishes <= set(get_args(m.Finish))
        assert move.may_drop == (DROP_STEP in legal)


@given(any_rules, players, chances)
def test_a_move_ends_with_the_turn_or_at_a_draw_and_nothing_follows(
    rules: str, seats: int, chance: random.Random
) -> None:
    *begun, whole = composed(rules, seats, chance)
    start = begun[0].start
    for move in begun:
        assert not move.complete
        if move.steps:
            assert not drawn_between(start, move.now)
            with pytest.raises(TableError, match="steps-unfinished"):
                check_steps(start, move.steps)
    check_steps(start, whole.steps)
    assert whole.draws == drawn_between(start, whole.now)
    assert whole.draws or whole.now.phase is Phase.OVER
    for step in STEPS:
        assert not whole.open(step)
        if whole.draws:
            with pytest.raises(TableError, match="steps-after-draw"):
                whole.add(step)
        else:
            with pytest.raises(Red7Error, match=r"turn-over|round-over"):
                whole.add(str(step))


@given(any_rules, players, chances)
def test_the_steps_of_a_move_are_those_that_its_player_makes(
    rules: str, seats: int, chance: random.Random
) -> None:
    """Nobody makes the draw of a 3, or names a card that is drawn."""
    *_, whole = composed(rules, seats, chance)
    made = whole.now.steps[len(whole.start.steps) :]
    sent = m.Steps(id="x", table="t1", steps=tuple(map(str, whole.steps)))
    assert [Step.parse(text) for text in sent.steps] == list(whole.steps)
    by_itself = len(made) - len(whole.steps)
    assert by_itself in (0, 1)
    assert [step for step in made if step.kind != "!"] == [
        step for step in whole.steps if step.kind != "!"
    ]
    if by_itself:
        last = whole.steps[-1]
        assert (last.kind, last.card and last.card.number) == ("+", 3)


@given(any_rules, players, chances)
def test_a_move_depends_on_no_card_that_its_player_cannot_see(
    rules: str, seats: int, chance: random.Random
) -> None:
    table = random_round(rules, seats, chance)
    view = table.view(table.turn)
    other = sample_world(view, chance).view(table.turn)
    here, there = Composition.begin(view), Composition.begin(other)
    while True:
        assert here.choices() == there.choices()
        assert here.refused() == there.refused()
        assert guide_move(here) == guide_move(there)
        assert (here.complete, here.draws, here.goes_out) == (
            there.complete,
            there.draws,
            there.goes_out,
        )
        if here.complete:
            return
        step = choose(here.now.legal_steps, chance)
        here, there = here.add(step), there.add(step)


def test_an_earlier_move_can_be_returned_to() -> None:
    view = Round.parse("v1.2", "R 1 =- B5/R7G1 V7/I1I2").view(1)
    begun = Composition.begin(view)
    ended = begun.add("+R7").add(".")
    assert begun.steps == ()
    assert begun.now == view
    assert [str(step) for step in ended.steps] == ["+R7", "."]
    assert not ended.goes_out
    assert begun.add("~").goes_out


def test_a_card_of_ones_own_is_laid_by_a_seven_alone() -> None:
    view = Round.parse("v1.2+actions", "R 1 =G2 B5/R7G1 V7V6/I1").view(1)
    begun = Composition.begin(view)
    assert not any(begun.open(step) for step in LAYS)
    acting = begun.add("+R7")
    steps = {*acting.refused(), *(choice.step for choice in acting.choices())}
    assert steps == {">B5", "^B5", ">R7", "^R7"}
    assert {str(card) for card in CARDS if acting.open(LAYS[card])} <= {"B5", "R7"}
