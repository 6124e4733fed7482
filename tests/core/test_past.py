"""The log of a round: what each seat may remember of the turns that are over."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

from red7.core import Match, Red7Error, Round, View, read_position
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
            assert turn.deck == position.deck_size
            assert turn.laid == position.deck[: position.deck_known]
            assert turn.hands == tuple(position.hand_size(seat + 1) for seat in range(seats))
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
                assert seen.steps == masked(whole.steps, len(whole.laid))


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


def written(view: View) -> View:
    """Write a view with its past, and read it again."""
    return View.parse(view.rules, view.write(past=True), view.seat)


@given(any_rules, players, chances)
def test_the_past_of_a_view_round_trips(rules: str, seats: int, chance: random.Random) -> None:
    match = chance.choice(list(play_match(Match.start(seats, rules, chance.randbytes(32)), chance)))
    for seat in range(seats + 1):
        view = match.round.view(seat)
        again = written(view)
        assert again == view
        assert again.past == view.past
        assert again.at_start.past == view.at_start.past
        assert str(again) == str(view) == view.write()
        assert again.write(past=True) == view.write(past=True)


@given(round_rules, players, chances)
def test_a_past_that_begins_in_mid_round_round_trips(
    rules: str, seats: int, chance: random.Random
) -> None:
    game = Round.deal(seats, rules, chance.randbytes(32))
    # Cards on the deck that everybody knows, as if laid there before.
    game = game._with(deck_known=chance.randint(0, 3))
    for _, _, after in walk(game, chance):
        view = after.view(chance.randint(0, seats))
        assert written(view).past == view.past


def test_a_view_without_a_past_has_none_to_write() -> None:
    view = Round.deal(2, seed="07" * 32).view(1)
    assert view.write(past=True) == str(view)


def test_the_past_is_written_as_the_seat_saw_it() -> None:
    game = Round.parse("v1.2+draw", "R 1 =B2B3 B5/R7R6I4 V4/Y2G7 $3,4").play_turn(">R6 !")
    table = "@ R 1 2 B5/?3 V4/?2,"
    assert game.view(1).write(past=True) == f"R 2 1 B5/R7I4B2 V4/?2 *R6 $3,4 {table} 1 >R6 !B2"
    assert game.view(2).write(past=True) == f"R 2 1 B5/?3 V4/G7Y2 *R6 $3,4 {table} 1 >R6 !"
    begun = game.apply("+G7").view(2).write(past=True)
    assert begun == f"R 2 1 B5/?3 V4/G7Y2 *R6 $3,4 ; +G7 {table} 1 >R6 !"
    assert View.parse("v1.2+draw", begun, 2).past == game.view(2).past


def test_a_past_may_be_written_freely() -> None:
    text = "g 2 33 O6B4/?5 B5/R7O5 *g2@r 1 33 b4/?7 b5/?2 ,1 +o6>g2"
    position = read_position("basic", text)
    assert [str(step) for step in position.past[0].steps] == ["+O6", ">G2"]
    assert position.past[0].hands == (7, 2)
    # A final end may be left out, as elsewhere.
    position = read_position("basic", "R 2 33 O6B4/?6 B5/R7O5 @ R 1 33 B4/?7 B5/?2, 1 +O6")
    assert [str(step) for step in position.past[0].steps] == ["+O6", "."]


NOW = "G 2 33 O6B4/?5 B5/R7O5 *G2"
BEGIN = "R 1 33 B4/?7 B5/?2"


@pytest.mark.parametrize(
    ("past", "error"),
    [
        ("", Red7Error("past-missing", place=29)),
        (f" {BEGIN}", Red7Error("past-missing", place=29)),
        (f" {BEGIN},", Red7Error("past-turn", text="", place=49)),
        (f" {BEGIN}, +O6 >G2", Red7Error("past-turn", text="+O6 >G2", place=49)),
        (f" {BEGIN}, 1", Red7Error("past-turn", text="1", place=49)),
        (f" {BEGIN}, 1 +O6 G2", Red7Error("step-expected", text="G2", place=56)),
        (" R 1 33 B4/7, 1 +O6", Red7Error("position-short", fields=4)),
        (" R 1 33 B4/7 B5/?2, 1 +O6", Red7Error("card-expected", text="7", place=40)),
    ],
)
def test_a_past_that_cannot_be_read(past: str, error: Red7Error) -> None:
    with pytest.raises(Red7Error) as caught:
        read_position("basic", f"{NOW} @{past}")
    assert caught.value == error


@pytest.mark.parametrize(
    ("turns", "number", "reason"),
    [
        ("2 +O6 >G2", 1, "record-turn"),
        ("1 +B5 >G2", 1, "not-in-hand"),
        ("1 >Y2", 1, "discard-loses"),
        ("1 +O6 >G2, 2 .", 2, "end-too-early"),
    ],
)
def test_a_past_turn_that_was_not_open(turns: str, number: int, reason: str) -> None:
    with pytest.raises(Red7Error) as caught:
        read_position("basic", f"{NOW} @ {BEGIN}, {turns}")
    assert (caught.value.reason, caught.value.facts) == ("turn-refused", {"number": number})
    assert caught.value.cause is not None
    assert caught.value.cause.reason == reason


@pytest.mark.parametrize(
    "text",
    [
        "Y 2 33 O6B4/?5 B5/R7O5 *G2",  # another canvas
        "G 1 33 O6B4/?5 B5/R7O5 *G2",  # another seat to move
        "G 2 32 O6B4/?5 B5/R7O5 *G2",  # another deck
        "G 2 I1?32 O6B4/?5 B5/R7O5 *G2",  # a card on it that nobody laid there
        "G 2 33 B4/?5 B5/R7O5 *G2",  # another palette
        "G 2 33 O6B4/?4 B5/R7O5 *G2",  # other hands
        "G 2 33 O6B4/?5 B5/R7 *G2",
        "G 2 33 O6B4/?5 B5/R7O5",  # a card that is not gone
        "G 2 33 O6B4/?5 B5/R7O5 x *G2",  # another number of players
    ],
)
def test_a_past_that_leads_elsewhere(text: str) -> None:
    assert read_position("basic", f"{NOW} @ {BEGIN}, 1 +O6 >G2").past
    with pytest.raises(Red7Error) as caught:
        read_position("basic", f"{text} @ {BEGIN}, 1 +O6 >G2")
    assert caught.value == Red7Error("past-differs", text="G 2 33 O6B4/?5 B5/?2 *G2")


def test_a_card_that_was_drawn_is_still_held() -> None:
    past = "@ R 1 2 B5/?3 V4/?2, 1 >R6 !B2"
    assert read_position("v1.2+draw", f"R 2 1 B5/R7I4B2 V4/?2 *R6 {past}").past
    with pytest.raises(Red7Error, match="past-differs"):
        read_position("v1.2+draw", f"R 2 1 B5/R7I4B1 V4/?2 *R6 {past}")
