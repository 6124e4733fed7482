from __future__ import annotations

import random

import pytest
from hypothesis import given

from red7.core import Match, Record, Red7Error, Round, View, read_position
from red7.core.steps import write_steps
from red7.study.editing import Place
from red7.study.exploring import Exploration
from tests.games import any_rules, chances, play_match, players, random_round, walk

DEAL = "R 1 33 B5/R1O2Y3G4B6I7V2 V7/?7"
OPEN = "R 1 0 B5/R7R6V1 V7/V5I6"


def at(text: str = DEAL, rules: str = "basic") -> Exploration:
    return Exploration.read(text, rules)


def test_turns_are_played_to_their_end_or_in_pieces() -> None:
    whole = at().play("+I7 .")
    pieces = at().play("+I7")
    assert pieces.text == "R 1 33 B5/I7B6G4Y3O2V2R1 V7/?7 ; +I7"
    assert pieces.play(".") == whole
    assert whole.text == "R 2 33 I7B5/B6G4Y3O2V2R1 V7/?7"
    assert at().play("+I7 . +O7 . ~").position.over


def test_a_hidden_hand_may_play_any_card_that_nobody_has_seen() -> None:
    other = at().play("+I7 .")
    assert not other.known
    assert other.play("+O7 .").text == "R 1 33 I7B5/B6G4Y3O2V2R1 O7V7/?6"
    with pytest.raises(Red7Error, match="not-in-hand"):
        other.play("+G4 .")
    with pytest.raises(Red7Error, match="hand-not-known"):
        _ = other.view
    with pytest.raises(Red7Error, match="hand-not-known"):
        _ = other.turns


def test_a_refused_step_says_why_and_changes_nothing() -> None:
    tried = at()
    with pytest.raises(Red7Error, match="end-loses"):
        tried.play("+V2 .")
    with pytest.raises(Red7Error, match="steps-missing"):
        tried.play(" ")
    with pytest.raises(Red7Error, match="round-over"):
        tried.play("~ +R7")


def test_a_card_drawn_may_be_named_or_not() -> None:
    start = at("R 1 20 B5/Y3G1 V7/?7", "v1.2+actions")
    assert start.play("+Y3").text.endswith("; +Y3 !")
    named = start.play("+Y3 !G6")
    assert named.text.endswith("; +Y3 !G6")
    assert "G6" in str(named.position.hand(1))
    known = at("R 1 =B2B3 B5/Y3G1 V7/I1I2", "v1.2+actions").play("+Y3")
    assert known.text.endswith("; +Y3 !B2")


def test_the_tree_keeps_what_was_tried() -> None:
    first = at(OPEN).play("+R7 .")
    other = first.back().play("+R7 >R6").back()
    again = other.play("+R7 .")
    assert (again.at, len(again.nodes)) == (first.at, 3)
    assert [write_steps(other.nodes[child].steps) for child in other.children] == [
        "+R7 .",
        "+R7 >R6",
    ]
    assert other.forward().at == 2  # the way last taken
    assert other.forward(1).at == 1
    assert other.play("+R7").back() == other
    assert again.play("~").top().at == 0
    for wrong, reason in (
        (other.back, "explore-top"),
        (lambda: other.forward(3), "explore-variation"),
        (lambda: other.forward(1).forward(), "explore-end"),
    ):
        with pytest.raises(Red7Error, match=reason):
            wrong()


def test_the_tree_is_listed_with_variations_after_the_first_way() -> None:
    tried = at().play("+I7 .").play("+O7 .").back().play("~").back().play("+R7 .").play("+V2 >B6")
    tried = tried.top().edit(Place.HAND, "R7", 1)
    listed = [
        (branch.depth, branch.number, branch.seat, write_steps(branch.node.steps))
        for branch in tried.tree()
    ]
    assert listed == [
        (0, 0, 0, ""),
        (0, 1, 1, "+I7 ."),
        (1, 0, 0, ""),
        (0, 2, 2, "+O7 ."),
        (1, 2, 2, "~"),
        (1, 2, 2, "+R7 ."),
        (1, 3, 1, "+V2 >B6"),
    ]
    assert {branch.at for branch in tried.tree()} == set(range(len(tried.nodes)))


@given(any_rules, players, chances)
def test_every_game_can_be_explored_and_shared(
    rules: str, seats: int, chance: random.Random
) -> None:
    start = Round.deal(seats, rules, chance.randbytes(32))
    tried = Exploration.of(start)
    last = start
    for before, step, after in walk(start, chance):
        del before
        tried, last = tried.play((step,)), after
        assert tried.position == after
        assert tried.position.past == after.past
    read = Exploration.read(tried.line)
    assert read.position == last
    assert read.line == tried.line


@given(any_rules, players, chances)
def test_a_line_of_a_view_can_be_read_again(rules: str, seats: int, chance: random.Random) -> None:
    position = random_round(rules, seats, chance)
    text = str(position.view(position.turn))
    tried = Exploration.read(text, rules)
    assert tried.text == str(read_position(rules, text))
    turn = chance.choice(tried.turns)
    after = tried.play(turn)
    assert Exploration.read(after.line).position == after.position
    assert set(tried.turns) == set(position.view(position.turn).lines())


def test_a_line_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(Red7Error, match="turn-refused"):
        at(f"basic {DEAL} | +I7 . | +G4 .")
    with pytest.raises(Red7Error, match="edition-unknown"):
        at(f"chess {DEAL}")


def test_edits_are_part_of_the_tree_and_shared_lines_begin_there() -> None:
    tried = at().play("+I7 .").edit(Place.HAND, "O7R6", 2)
    assert tried.known
    assert tried.play("+O7 .").line == "v1.2 R 2 33 I7B5/B6G4Y3O2V2R1 V7/O7R6 | +O7 ."
    assert tried.back().text == "R 2 33 I7B5/B6G4Y3O2V2R1 V7/?7"


def test_what_is_hidden_is_neither_shown_nor_judged() -> None:
    tried = at(OPEN)
    assert tried.view == View.parse("basic", OPEN, 1)
    assert str(tried.view) == "R 1 0 B5/R7R6V1 V7/I6V5"
    hidden = tried.hide()
    assert str(hidden.view) == str(hidden.shown) == "R 1 0 B5/R7R6V1 V7/?2"
    assert hidden.text == tried.text
    assert hidden.hide(hidden=False) == tried
    unknown = at().play("+I7 .").hide()
    assert str(unknown.shown) == "R 2 33 I7B5/?6 V7/?7"


def finished(rules: str, seats: int, seed: int) -> tuple[Match, Record]:
    chance = random.Random(seed)
    *_, match = play_match(Match.start(seats, rules, chance.randbytes(32)), chance)
    return match, Record.of(match, tuple("ABCD"[:seats]))


@pytest.mark.parametrize("rules", ["basic", "expert"])
def test_a_moment_of_a_record(rules: str) -> None:
    _, record = finished(rules, 3, 5)
    frames = list(record.frames())
    turns = 0
    in_round = 0
    for frame in frames:
        in_round = 0 if frame.turn is None else in_round + 1
        turns += frame.turn is not None
        by_round = Exploration.of_record(record, in_round, frame.number)
        assert by_round.position == frame.position
        if frame.turn is not None:
            by_game = Exploration.of_record(record, turns)
            assert (by_game.position, by_game.nodes) == (frame.position, by_round.nodes)
            assert by_game.hidden
    for turn, number, reason in (
        (turns + 1, None, "explore-turn"),
        (-1, None, "explore-turn"),
        (99, 1, "explore-turn"),
        (0, len(record.rounds) + 1, "explore-round"),
    ):
        with pytest.raises(Red7Error, match=reason):
            Exploration.of_record(record, turn, number)


def test_a_running_game_shows_what_a_spectator_saw() -> None:
    match = Match.start(2, "basic", bytes(32))
    while len(match.turns) < 2:
        match = match.apply(next(s for s in match.round.legal_steps if s.kind != "~"))
    before = match.round.view(0)
    match = match.apply(next(s for s in match.round.legal_steps if s.kind == "+"))
    tried = Exploration.of_record(Record.of(match, ("Ada", "Bo")), 2)
    assert tried.position == before
    with pytest.raises(Red7Error, match="explore-turn"):
        Exploration.of_record(Record.of(match, ("Ada", "Bo")), 3)
