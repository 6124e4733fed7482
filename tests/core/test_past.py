"""The log of a round: what each seat may remember of the turns that are over."""

from __future__ import annotations

import random

from hypothesis import given

from red7.core import Match, Round, View
from red7.core.past import masked
from red7.core.steps import DRAW, PLAY, read_steps, write_steps
from red7.core.view import view_of
from tests.core.test_view import drawn, exchanged, told
from tests.games import any_rules, chances, choose, play_match, players, round_rules, walk


@given(any_rules, players, chances)
def test_the_log_of_a_round_is_that_of_its_match(
    rules: str, seats: int, chance: random.Random
) -> None:
    for match in play_match(Match.start(seats, rules, chance.randbytes(32)), chance):
        past = match.round.past
        assert [(turn.seat, turn.steps) for turn in past] == [tuple(turn) for turn in match.turns]
        position = match.begin
        for turn in past:
            assert (turn.canvas, turn.palettes, turn.out) == (
                position.canvas,
                position.palettes,
                position.out,
            )
            assert (turn.deck, turn.laid) == (position.deck_size, position.deck_known)
            position = position.follow(turn.steps).settled()
        assert position == match.round.at_start


@given(round_rules, players, chances)
def test_hidden_cards_never_reach_the_log_of_a_seat(
    rules: str, seats: int, chance: random.Random
) -> None:
    """Two rounds that a seat could not tell apart when they were dealt stay so, turn by turn."""
    seat = chance.randint(0, seats)
    one = Round.deal(seats, rules, chance.randbytes(32))
    two = exchanged(one, seat, chance)
    while not one.over and not two.over:
        assert told(one, seat) == told(two, seat)
        common = [step for step in one.legal_steps if step in two.legal_steps]
        if not common:
            break
        step = choose(tuple(common), chance)
        mover = one.turn
        one, two = one.step(step), two.step(step)
        if mover == seat and drawn(one) != drawn(two):
            break  # the difference has become known to this seat
        one, two = one.settled(), two.settled()


@given(round_rules, players, chances)
def test_a_seat_remembers_its_own_draws_and_no_others(
    rules: str, seats: int, chance: random.Random
) -> None:
    *_, (_, _, game) = walk(Round.deal(seats, rules, chance.randbytes(32)), chance)
    for seat in range(seats + 1):
        view = game.view(seat)
        assert view_of(view, seat).past == view.past
        for whole, seen in zip(game.past, view.past, strict=True):
            assert seen._replace(steps=()) == whole._replace(steps=())
            if seat == whole.seat:
                assert seen == whole
            else:
                assert seen.steps == masked(whole.steps, whole.laid)


def test_a_draw_is_masked_unless_the_card_was_seen_going_onto_the_deck() -> None:
    steps = read_steps("+R7 ^V1 !V1 !B2")
    assert write_steps(masked(steps, 0)) == "+R7 ^V1 !V1 !"
    assert write_steps(masked(steps, 1)) == "+R7 ^V1 !V1 !B2"
    assert write_steps(masked(read_steps("+Y3 !B2"), 0)) == "+Y3 !"


def test_how_a_position_came_about_is_no_part_of_it() -> None:
    game = Round.deal(2, seed="07" * 32).apply("+O6").apply(">G2")
    text = str(game)
    assert game.past
    assert not Round.parse("basic", text).past
    assert Round.parse("basic", text) == game
    assert hash(Round.parse("basic", text)) == hash(game)
    assert str(game._with(past=())) == text


def test_a_view_that_follows_the_game_keeps_its_log() -> None:
    game = Round.parse("v1.2+actions", "R 1 =B2B3 B5/R7Y3I4 V7/Y2")
    view = game.view(2)
    after = game.follow(read_steps("+Y3 !")).follow(read_steps("~")).settled()
    seen = view.follow(read_steps("+Y3 !")).follow(read_steps("~")).settled()
    assert isinstance(seen, View)
    assert seen.past == after.view(2).past
    assert [step.kind for step in seen.past[0].steps][:2] == [PLAY, DRAW]
