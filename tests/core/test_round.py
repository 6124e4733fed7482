from __future__ import annotations

import random

import pytest
from hypothesis import given

from red7.core import (
    STEPS,
    Card,
    Cards,
    Colour,
    Phase,
    Red7Error,
    Round,
    Rules,
    Step,
    read_position,
)
from red7.core.cards import ALL_CARDS, mask_of
from red7.core.steps import DISCARD, DROP
from red7.core.strength import best
from tests.games import chances, players, random_round, round_rules, walk


def places(game: Round) -> list[int]:
    """Give every card that is somewhere, hands of players who are out excepted."""
    masks = [*game.palettes, *game.hands, mask_of(game.deck), game.gone]
    cards = [card for mask in masks for card in Cards(mask)]
    assert len(cards) == len(set(cards)), "a card stands twice"
    return sorted(map(int, cards))


@given(round_rules, players, chances)
def test_no_card_is_lost_or_doubled(rules: str, seats: int, chance: random.Random) -> None:
    game = Round.deal(seats, rules, chance.randbytes(32))
    thrown: set[int] = set()  # hands turned face down
    for before, _, after in walk(game, chance):
        # Hands never change while their owner goes out, but for a card discarded in going.
        for seat in range(seats):
            if after.out[seat] and not before.out[seat]:
                thrown |= {int(c) for c in Cards(before.hands[seat])} - set(places(after))
        assert sorted([*places(after), *thrown]) == list(range(49))


@given(round_rules, players, chances)
def test_whoever_stays_in_is_winning_at_the_end_of_the_turn(
    rules: str, seats: int, chance: random.Random
) -> None:
    game = Round.deal(seats, rules, chance.randbytes(32))
    while not game.over:
        seat = game.turn
        step = chance.choice(game.legal_steps)
        ended = game.step(step)
        if ended.phase is Phase.OVER:
            assert ended.out[seat - 1] or ended.standing().seat == seat
        game = ended.settled()


@given(round_rules, players, chances)
def test_the_winner_scores_the_best_set_which_is_empty_only_after_a_losing_discard(
    rules: str, seats: int, chance: random.Random
) -> None:
    game = Round.deal(seats, rules, chance.randbytes(32))
    steps = []
    last = game
    for last, step, after in walk(game, chance):
        steps.append((last, step))
        game = after
    assert game.over
    assert game.winner == game.turn
    assert game.seats_in == (game.winner,)
    scored = game.best(game.winner)
    assert scored.mask == best(game.canvas, game.palettes[game.winner - 1])
    losing = [s for before, s in steps if s.kind == DISCARD and before.step(s).out[before.turn - 1]]
    assert scored or losing
    if losing:
        assert rules.startswith("v1.3")
    with pytest.raises(Red7Error, match="round-over"):
        game.apply("~")
    assert game.legal_steps == ()


@given(round_rules, players, chances)
def test_every_other_step_is_refused_with_a_reason(
    rules: str, seats: int, chance: random.Random
) -> None:
    game = random_round(rules, seats, chance)
    for step in STEPS:
        refusal = game.refusal(step)
        assert (refusal is None) == (step in game.legal_steps)
        if refusal:
            with pytest.raises(Red7Error) as caught:
                game.apply(step)
            assert caught.value == refusal


@given(players, chances)
def test_a_deal(seats: int, chance: random.Random) -> None:
    game = Round.deal(seats, "expert", chance.randbytes(32))
    assert game.canvas is Colour.RED
    assert [game.hand_size(seat) for seat in range(1, seats + 1)] == [7] * seats
    assert all(len(game.palette(seat)) == 1 for seat in range(1, seats + 1))
    assert game.deck_size == 49 - 8 * seats
    owner = max(range(1, seats + 1), key=lambda seat: max(game.palette(seat)))
    assert game.turn == owner % seats + 1
    assert game.standing().seat == owner
    assert not game.gone
    assert len(places(game)) == 49


def test_deals_differ_and_repeat() -> None:
    assert Round.deal(2, seed=bytes(32)) == Round.deal(2, "basic", "00" * 32)
    assert Round.deal(2) != Round.deal(2)
    assert Round.deal(2, seed=bytes(32)) != Round.deal(2, seed=bytes(32), number=2)


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_wrong_numbers_of_players(seats: int) -> None:
    with pytest.raises(Red7Error) as caught:
        Round.deal(seats)
    assert caught.value == Red7Error("players-number", text=str(seats))


def test_what_is_dealt_unless_something_else_is_asked_for() -> None:
    assert Round.deal(seed=bytes(32)) == Round.deal(2, Rules(), bytes(32), number=1)
    text = str(Round.deal(3, seed=bytes(32)))
    assert Round.parse(Rules(), text) == Round.parse("basic", text)


def test_a_round_needs_every_card() -> None:
    for text in ("R 1 33 B5/R1 V7/Y2", "R 1 =- B5/R1 V7/?1"):
        with pytest.raises(Red7Error, match="position-incomplete"):
            Round.parse("basic", text)


def test_a_round_writes_its_deck_in_order() -> None:
    for deck, written in (("0", "=-"), ("G4B2", "=G4B2|-"), ("=G4B2", "=G4B2")):
        game = Round.parse("basic", f"R 1 {deck} B5/R7 V7/Y2 ; +R7")
        assert str(game) == f"R 1 {written} B5/R7 V7/Y2 ; +R7"


def test_a_player_with_an_empty_hand_is_out_when_the_turn_comes() -> None:
    game = Round.parse("basic", "R 1 =- B5/R7Y1 V7/- O6/O7")
    after = game.apply("+R7").apply(".")
    assert after.out == (False, True, False)
    assert after.turn == 3
    assert "V7" in {str(card) for card in Cards(after.gone)}


def test_the_last_player_in_wins_at_once() -> None:
    game = Round.parse("basic", "R 1 =- B5/R7Y1 V7/-")
    after = game.apply("+R7").apply(".")
    assert (after.over, after.winner, after.turn) == (True, 1, 1)
    game = Round.parse("basic", "R 1 =- B5/R7Y1 V7/- x")
    assert game.apply("~").winner == 2


def test_dropping_out_turns_the_palette_down() -> None:
    game = Round.parse("basic", "R 1 =- B5/R7Y1 V7/I1 V6/G4")
    after = game.apply(Step(DROP))
    assert str(after) == "R 2 =- x V7/I1 V6/G4 *B5"
    assert not after.unseen & Cards.parse("B5")
    assert Card.parse("R7") in after.unseen


def test_a_round_is_a_value() -> None:
    game = Round.deal(3, seed=bytes(32))
    before = str(game)
    _ = [game.apply(step) for step in game.legal_steps]
    assert str(game) == before
    with pytest.raises(AttributeError):
        game.turn = 2  # type: ignore[misc]
    assert hash(game) == hash(Round.deal(3, seed=bytes(32)))
    assert mask_of(places(game)) == ALL_CARDS


def test_seats_that_are_not_there() -> None:
    game = Round.deal(2)
    for look in (game.palette, game.hand, game.best):
        for seat in (-1, 0, 3):
            with pytest.raises(Red7Error) as caught:
                look(seat)
            assert caught.value == Red7Error("seat-unknown", text=str(seat), players=2)


def test_hidden_cards_are_not_in_what_a_log_would_show() -> None:
    game = Round.deal(2, seed=bytes(32))
    assert repr(game) == f"<Round of v1.2, seat {game.turn} to move>"
    assert str(game.hand(1)) in repr(game.view(1))


def test_turns_as_text() -> None:
    game = Round.parse("basic", "R 1 =- B5/R7Y1 V7/I1 O6/O7")
    assert game.play_turn("+R7") == game.play_turn("+R7 .") == game.apply("+R7").apply(".")
    assert game.follow("+R7").phase is Phase.FREE
    assert game.refusal("+R7") is None


def test_numbers_of_rounds() -> None:
    for number in (-1, 0, 2**32):
        with pytest.raises(Red7Error, match="round-number"):
            Round.deal(2, number=number)


def test_a_round_forgets_what_a_position_found_with_a_look_at_the_deck() -> None:
    text = "G 2 =O6Y3Y1R3 O7I6B2/I3|I2I1 I7R6V1/B1|Y7Y2G1"
    position = read_position("v1.1+draw!+actions", text)
    assert "+Y7" in map(str, position.legal_steps)
    assert "+Y7" not in map(str, Round.of(position).legal_steps)
