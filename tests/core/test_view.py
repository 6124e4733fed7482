"""The one door: what a seat cannot know changes nothing that it sees, may do or is told."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

from red7.core import STEPS, Cards, Match, Red7Error, Round, View
from red7.core.cards import listed, mask_of
from red7.core.layout import HIDDEN
from red7.core.steps import DRAW, Step, read_steps
from red7.core.view import view_of
from tests.games import (
    any_rules,
    chances,
    choose,
    play_match,
    players,
    random_round,
    round_rules,
)


def exchanged(game: Round, seat: int, chance: random.Random) -> Round:
    """Give a round that differs from another only in what a seat cannot know."""
    hidden: list[int] = []
    for index, hand in enumerate(game.hands):
        if index != seat - 1:
            hidden += listed(hand & ~game.known[index])
    hidden += game.deck[game.deck_known :]
    thrown = [int(card) for card in game.unseen]  # hands that were turned face down
    cards = hidden + thrown
    chance.shuffle(cards)
    fresh = iter(cards)
    hands = []
    for index, hand in enumerate(game.hands):
        if index == seat - 1:
            hands.append(hand)
        else:
            count = (hand & ~game.known[index]).bit_count()
            hands.append(game.known[index] | mask_of(next(fresh) for _ in range(count)))
    below = len(game.deck) - game.deck_known
    deck = game.deck[: game.deck_known] + tuple(int(next(fresh)) for _ in range(below))
    return game._with(hands=tuple(hands), deck=deck)


def told(game: Round, seat: int) -> object:
    """Give all that a seat sees, may do, and is told when it asks for something impossible."""
    view = game.view(seat)
    if game.turn != seat or game.over:
        return (view, view.past, view.write(past=True), view.standings())
    refusals = [game.refusal(step) for step in STEPS]
    assert refusals == [view.refusal(step) for step in STEPS]
    assert game.legal_steps == view.legal_steps
    text = view.write(past=True)
    return (view, view.past, text, view.standings(), game.legal_steps, refusals)


@given(round_rules, players, chances)
def test_what_a_seat_cannot_know_changes_nothing_for_it(
    rules: str, seats: int, chance: random.Random
) -> None:
    seat = chance.randint(0, seats)
    # A turn under way has a past: exchange before it begins, and play on.
    one = random_round(rules, seats, chance)
    one = one.at_start
    two = exchanged(one, seat, chance)
    assert told(one, seat) == told(two, seat)
    for _ in range(12):
        common = [step for step in one.legal_steps if step in two.legal_steps]
        if not common:
            break
        step = choose(tuple(common), chance)
        mover = one.turn
        one, two = one.step(step), two.step(step)
        if mover == seat and drawn(one) != drawn(two):
            break  # the difference has become known to this seat
        if one.phase is not two.phase:
            # Another player's 5 may find its hand empty in one of the rounds only; it cannot.
            pytest.fail("the same steps led to different moments of the turn")
        one, two = one.settled(), two.settled()
        if one.over or two.over:
            break
        assert told(one, seat) == told(two, seat)


def drawn(game: Round) -> list[Step]:
    return [step for step in game.steps if step.kind == DRAW]


@given(round_rules, players, chances)
def test_a_view_holds_no_card_that_its_seat_may_not_know(
    rules: str, seats: int, chance: random.Random
) -> None:
    game = random_round(rules, seats, chance)
    for seat in range(seats + 1):
        view = game.view(seat)
        secret = Cards(mask_of(game.deck[game.deck_known :]))
        for index, hand in enumerate(game.hands):
            if index != seat - 1:
                secret |= Cards(hand & ~game.known[index])
        assert secret <= view.unseen
        assert not any(str(card) in str(view) for card in secret)
        assert not any(repr(card) in repr(view) for card in secret)


@given(round_rules, players, chances)
def test_views_round_trip(rules: str, seats: int, chance: random.Random) -> None:
    game = random_round(rules, seats, chance)
    for seat in range(seats + 1):
        view = game.view(seat)
        assert View.parse(rules, str(view), seat) == view
        assert view.ordered is False


@given(round_rules, players, chances)
def test_a_view_can_follow_the_game(rules: str, seats: int, chance: random.Random) -> None:
    """What is public, applied to a view, gives the view of what came of it."""
    seat = chance.randint(0, seats)
    game = Round.deal(seats, rules, chance.randbytes(32))
    view = game.view(seat)
    while not game.over:
        line = chance.choice(list(game.lines()))
        after = game.follow(line)
        seen = after.view(seat).steps
        assert view.follow(seen) == after.view(seat)
        game = after.settled()
        view = view.follow(seen).settled()
        assert view == game.view(seat)


@given(any_rules, players, chances)
def test_views_of_a_match(rules: str, seats: int, chance: random.Random) -> None:
    match = chance.choice(list(play_match(Match.start(seats, rules, chance.randbytes(32)), chance)))
    for seat in range(seats + 1):
        seen = match.view(seat)
        assert seen.view == match.round.view(seat)
        assert seen.piles == match.piles
        assert (seen.over, seen.winners, seen.goal) == (match.over, match.winners, match.goal)


def test_common_knowledge_is_kept() -> None:
    rules = "v1.2+draw+actions"
    game = Round.parse(rules, "R 1 =B2B3 B5/R1O7Y7I4 V7G4/Y2Y3 O2/V1V2")
    game = game.apply("+R1").apply("^V7")
    assert game.view(3).deck[0] != HIDDEN
    assert str(game.view(0)).endswith("; +R1 ^V7")
    game = game.apply(">O7").apply("!")
    # Everybody saw the Violet 7 go onto the deck, and who drew it.
    assert "V7?2" in str(game.view(2))
    assert "/V7|Y7I4" in str(game.view(1))


def test_drawn_cards_are_shown_to_who_drew_them() -> None:
    game = Round.parse("v1.2+actions", "R 1 =B2B3 B5/R7Y3I4 V7/Y2")
    after = game.apply("+Y3")
    assert [str(step) for step in after.view(1).steps] == ["+Y3", "!B2"]
    assert [str(step) for step in after.view(2).steps] == ["+Y3", "!"]
    assert [str(step) for step in after.view(0).steps] == ["+Y3", "!"]


def test_a_card_laid_on_known_cards_is_known_too() -> None:
    game = Round.parse("v1.2+draw+actions", "R 1 =B2|B3 B5/R1O7Y7I4 V7G4/Y2Y3")
    game = game.follow(read_steps("+R1 ^V7 >O7 !"))
    assert [str(step) for step in game.view(2).steps] == ["+R1", "^V7", ">O7", "!V7"]
    assert str(game.settled().view(2)).startswith("O 2 B2?1 ")


def test_several_known_cards_may_be_drawn_in_one_turn() -> None:
    game = Round.parse("v1.2+draw+actions", "R 1 =V1I1|B3B2 B5/R7O6Y2 V4/G1")
    game = game.follow(read_steps("+R7 >R7 ! >O6 !"))
    assert [str(step) for step in game.view(2).steps] == ["+R7", ">R7", "!V1", ">O6", "!I1"]
    assert str(game.settled().view(0)) == "O 2 2 B5/I1V1?1 V4/?1 *R7O6"


def test_what_a_seat_writes_of_other_hands_all_know() -> None:
    text = "R 1 33 B5/R7|O1 V7/Y2"
    view = View.parse("basic", text, 1)
    assert view.known == (Cards.parse("R7").mask, Cards.parse("Y2").mask)
    assert str(view) == text


def test_the_scores_are_for_all_to_see() -> None:
    game = Round.parse("advanced", "R 1 =- B5/R7 V7/Y2 *G4 $4,0")
    assert [str(game.view(seat)) for seat in (0, 2)] == [
        "R 1 0 B5/?1 V7/?1 *G4 $4,0",
        "R 1 0 B5/?1 V7/Y2 *G4 $4,0",
    ]


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_no_such_seat(seat: int) -> None:
    with pytest.raises(Red7Error) as caught:
        Round.deal(2).view(seat)
    assert caught.value == Red7Error("seat-unknown", text=str(seat), players=2)


def test_a_view_of_a_view_needs_the_hand() -> None:
    view = Round.deal(2).view(1)
    assert view_of(view, 1) == view
    with pytest.raises(Red7Error) as caught:
        view_of(view, 2)
    assert caught.value == Red7Error("view-not-known", seat=2)


def test_the_hidden_top_of_the_deck_opens_nothing() -> None:
    """A 7's discard may count on a card that all know to be on the deck, and on no other."""
    rules = "v1.1+draw!+actions"
    rest = "Y3Y1R3 O7I6B2/I3|I2I1 I7R6V1/B1|Y7Y2G1"
    assert "+Y7" not in map(str, Round.parse(rules, f"G 2 =O6{rest}").legal_steps)
    assert "+Y7" in map(str, Round.parse(rules, f"G 2 =O6|{rest}").legal_steps)


def test_a_seat_is_refused_what_is_not_its_turn() -> None:
    game = Round.deal(3, seed=bytes(32))
    other = game.turn % 3 + 1
    for step in ("~", "+R7", "."):
        refusal = game.view(other).refusal(step)
        assert refusal == Red7Error("not-your-turn", seat=game.turn)
