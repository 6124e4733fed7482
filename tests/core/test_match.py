from __future__ import annotations

import random

import pytest
from hypothesis import given

from red7.core import Cards, Match, Red7Error, Round
from red7.core.deal import read_seed
from red7.core.match import deal_round, ending, leaders
from red7.core.rules import Rules
from red7.core.steps import read_steps
from tests.games import any_rules, chances, play_match, players


@given(any_rules, players, chances)
def test_random_matches_end(rules: str, seats: int, chance: random.Random) -> None:
    goal = {2: 40, 3: 35, 4: 30}[seats]
    match = None
    for match in play_match(Match.start(seats, rules, chance.randbytes(32)), chance):
        scored = [card for pile in match.piles for card in pile]
        assert len(scored) == len(set(scored))
        if not match.over:
            assert match.winners == ()
    assert match is not None
    assert match.over
    if match.rules.match:
        assert match.goal == goal
        left = 49 - sum(map(len, match.piles))
        assert max(match.scores) >= goal or left < 8 * seats
        assert match.winners == tuple(
            seat for seat, score in enumerate(match.scores, 1) if score == max(match.scores)
        )
    else:
        assert match.goal is None
        assert match.winners == (match.round.winner,)
        assert match.scores == (0,) * seats
        assert len(match.played) == 1
    with pytest.raises(Red7Error, match="match-over"):
        match.next_round()


@given(players, chances)
def test_scored_cards_stay_out_of_later_deals(seats: int, chance: random.Random) -> None:
    match = Match.start(seats, "expert", chance.randbytes(32))
    for match in play_match(match, chance):  # noqa: B020 - the last one is what is looked at
        if not match.turns and not match.round.steps:
            pile = Cards(match.round.gone)
            assert set(pile) == {card for pile in match.piles for card in pile}
            assert match.round.deck_size == 49 - 8 * seats - len(pile)
            assert match.round.scores == match.scores
    for number, played in enumerate(match.played, 1):
        again = played.start
        for turn in played.turns:
            assert turn.seat == again.turn
            again = again.play_turn(turn.steps)
        assert again.over
        assert (again.winner, again.best(again.winner)) == (played.winner, played.scored), number


def test_rounds_one_after_the_other() -> None:
    match = Match.start(2, "advanced", "07" * 32)
    with pytest.raises(Red7Error, match="round-running"):
        match.next_round()
    first = match
    match = match.apply("~")
    assert match.round.over
    assert not match.over
    assert match.played[-1].start == first.round
    assert match.played[-1].turns[0].steps == (match.played[-1].turns[0].steps[0],)
    second = match.next_round()
    assert second.number == 2
    assert second.turns == ()
    assert second.begin == second.round
    assert second.piles == match.piles


def test_each_round_is_shuffled_anew() -> None:
    for number in (1, 2, 3):
        dealt = deal_round(Rules(), bytes(32), (Cards(), Cards()), number)
        assert dealt == Round.deal(2, "basic", bytes(32), number=number)
    second = Match.start(2, "advanced", bytes(32)).apply("~").next_round()
    assert second.begin == deal_round(second.rules, bytes(32), second.piles, 2)
    assert second.begin != deal_round(second.rules, bytes(32), second.piles, 1)
    assert [second.view(seat).number for seat in (0, 1, 2)] == [2, 2, 2]


def test_scored_cards_pile_up() -> None:
    match = Match.start(2, "advanced", "07" * 32).apply("~")
    for _ in range(2):  # in three rounds one of two players wins twice
        match = match.next_round().apply("~")
    for seat in (1, 2):
        scored = [played.scored for played in match.played if played.winner == seat]
        assert match.scores[seat - 1] == sum(cards.points for cards in scored)
        assert all(cards <= match.piles[seat - 1] for cards in scored)


def test_entropy_changes_the_deal() -> None:
    plain = Match.start(2, seed=bytes(32))
    mixed = Match.start(2, seed=bytes(32), entropies=(b"a", b""))
    assert plain.round != mixed.round
    assert plain.round == Round.deal(2, seed=bytes(32))


def test_when_a_match_is_over() -> None:
    rules = Rules.parse("advanced")
    # 39 points are not enough for two players, 40 are.
    below = (Cards.parse("R7O7Y7G7B7V4"), Cards())
    assert below[0].points == 39
    assert ending(rules, below) is None
    assert ending(rules, (Cards.parse("R7O7Y7G7B7V5"), Cards())) == "goal"
    # Three players: 35; four: 30.
    assert ending(rules, (Cards(), Cards(), Cards.parse("R7O7Y7G7B7"))) == "goal"
    assert ending(rules, (Cards(), Cards(), Cards.parse("R7O7Y7G7B6"))) is None
    assert ending(rules, (Cards(), Cards(), Cards(), Cards.parse("R7O7Y7G7B2"))) == "goal"
    assert ending(rules, (Cards(), Cards(), Cards(), Cards.parse("R7O7Y7G7B1"))) is None
    # Four players need 32 cards for a deal: 17 scored cards leave just enough, 18 do not.
    low = Cards.parse("V1I1B1G1Y1O1R1V2I2B2G2Y2O2R2V3I3B3")
    assert len(low) == 17
    thirds = [Cards(list(low)[at::4]) for at in range(4)]
    assert ending(rules, thirds) is None
    more = [*thirds[:3], Cards(thirds[3] | Cards.parse("G3"))]
    assert ending(rules, more) == "cards"
    # A goal that is reached with the last cards is what counts.
    assert ending(rules, [*more[:3], Cards.parse("R7O7Y7G7B7V7")]) == "goal"
    assert ending(Rules.parse("basic"), (Cards(), Cards())) == "round"


def test_a_running_game_has_no_ending() -> None:
    match = Match.start(2, "advanced", bytes(32))
    assert (match.ending, match.over) == (None, False)
    assert Match.start(2, "basic", bytes(32)).ending is None
    assert Match.start(2, "basic", bytes(32)).apply("~").ending == "round"


def test_equal_scores_share_the_win() -> None:
    assert leaders((Cards.parse("R7"), Cards.parse("O3"), Cards.parse("G7"))) == (1, 3)


def test_wrong_numbers_of_players() -> None:
    with pytest.raises(Red7Error) as caught:
        Match.start(5)
    assert caught.value == Red7Error("players-number", text="5")


def test_what_is_played_unless_something_else_is_asked_for() -> None:
    match = Match.start()
    assert (match.players, match.rules) == (2, Rules())
    assert match.seed == read_seed(match.seed)
    assert Match.start().seed != match.seed
    assert Match.start(3, Rules.parse("expert"), bytes(32)) == Match.start(3, "expert", bytes(32))


def test_a_match_follows_written_steps() -> None:
    match = Match.start(2, "advanced", "07" * 32)
    assert match.follow(read_steps("~")) == match.apply("~")
    assert match.follow(read_steps("~")).scores == (0, 5)


def test_wrong_entropies() -> None:
    with pytest.raises(Red7Error, match="entropy-number"):
        Match.start(2, entropies=(b"a",))
    with pytest.raises(Red7Error, match="entropy-field"):
        Match.start(2, entropies=(b"a", b"b" * 65))


def test_the_seed_is_not_in_what_a_log_would_show() -> None:
    match = Match.start(2, seed="ab" * 32, entropies=(b"secret", b""))
    assert "xab" not in repr(match)
    assert "secret" not in repr(match)
