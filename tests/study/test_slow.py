"""The slow answers on positions that can be worked out by hand, and how they must agree."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice

import pytest

from red7.core import CARDS, Cards, View, read_position
from red7.core.steps import read_steps, write_steps
from tests.study.plans import some_plan_wins
from tests.study.slow import certain_loss, certain_win, every_turn, open_share, worlds
from tests.study.small import FAMILIES, position_of, small_positions


def seen(rules: str, text: str, unseen: str | None = None) -> View:
    """Read a position as its mover; all other cards but the unseen ones are gone."""
    position = read_position(rules, text)
    if unseen is not None:
        gone = position.unseen - Cards.parse(unseen)
        head, sign, steps = text.partition(" ;")
        text = f"{head} *{gone}{sign}{steps}"
    return View.parse(rules, text, position.turn)


def turns(view: View) -> set[str]:
    return {write_steps(turn) for turn in every_turn(view)}


def proven(view: View, turn: str) -> str | None:
    steps = read_steps(turn)
    won, lost = certain_win(view, steps), certain_loss(view, steps)
    assert not (won and lost)
    return "win" if won else "loss" if lost else None


def share(view: View, turn: str) -> Fraction | int:
    return open_share(view, read_steps(turn))


@pytest.mark.parametrize(
    ("rules", "text", "expected"),
    [
        # Green would leave nothing to show.
        ("v1.2", "R 1 33 B5/R5G4 V4/?2", ["+R5 .", "+G4 .", "+G4 >R5", ">R5", "~"]),
        ("v1.2", "R 1 33 B5/R5G4 V4/?2 ; +G4", [">R5", "."]),
        # Where a discard may leave one behind, Green is open too.
        (
            "v1.3",
            "R 1 33 B5/R5G4 V4/?2",
            ["+R5 >G4", "+R5 .", "+G4 .", "+G4 >R5", ">R5", ">G4", "~"],
        ),
        ("v1.2+draw", "R 1 2 B5/R6 V4/?1", ["+R6 .", ">R6 !", ">R6 .", "~"]),
        ("v1.2+draw!", "R 1 2 B5/R6 V4/?1", ["+R6 .", ">R6 !", "~"]),
        ("v1.2+draw", "R 1 Y2?1 B5/R6 V4/?1", ["+R6 .", ">R6 !Y2", ">R6 .", "~"]),
        ("v1.2+actions", "R 1 2 B6/Y3 V4/?1", ["+Y3 !", ">Y3", "~"]),
        (
            "v1.2+actions",
            "R 1 G6 B6/Y3 V4/?1",
            ["+Y3 !G6 >G6", "+Y3 !G6 .", ">Y3", "~"],
        ),
        ("v1.2+actions", "R 1 2 B6/Y3 V4/?1 ; +Y3 !O6", [">O6", "."]),
    ],
)
def test_every_turn_to_its_end_or_to_an_unknown_card(
    rules: str, text: str, expected: list[str]
) -> None:
    assert turns(seen(rules, text)) == set(expected)


@pytest.mark.parametrize(
    ("rules", "text", "unseen", "number"),
    [
        ("v1.2", "R 1 0 B5/R6 V4/?2", "R7G4B2I1", 6),
        ("v1.2", "R 1 2 B5/R6 V4/?2", "R7G4B2I1", 6),  # nobody will ever see the deck
        ("v1.2+draw", "R 1 2 B5/R6 V4/?2", "R7G4B2I1", 12),
        ("v1.2+actions", "R 1 1 B5/R6 V4/?2", "R7G4B2I1", 12),
        ("v1.2+actions", "R 1 O5?1 B5/R6 V4/O2?1", "R7G4B2I1", 12),
        ("v1.2", "R 1 0 B5/R6 V4/?1 V5/?1", "R7G4B2I1", 12),
        ("v1.2", "R 1 0 B5/R6 V4/O2", "R7G4B2I1", 1),
        ("v1.2", "R 1 0 B5/R6 V4/?2 ; +R6", "R7G4B2I1", 6),
    ],
)
def test_worlds_are_all_ways_the_hidden_cards_may_lie(
    rules: str, text: str, unseen: str, number: int
) -> None:
    view = seen(rules, text, unseen)
    all_worlds = list(worlds(view))
    assert len(all_worlds) == len(set(all_worlds)) == number
    for world in all_worlds:
        again = world.view(view.seat)
        assert again.legal_steps == view.legal_steps
        assert view.begin is not None or again == view


def test_an_answer_that_one_card_of_two_gives_is_half_a_win() -> None:
    # Nothing but Red 7 beats Orange 7 in Red; Violet 1 helps neither way.
    view = seen("v1.2", "R 1 0 B5/O7 V7/?1", "R7V1")
    assert turns(view) == {"+O7 .", "~"}
    assert share(view, "+O7 .") == Fraction(1, 2)
    assert proven(view, "+O7 .") is None
    assert (share(view, "~"), proven(view, "~")) == (0, "loss")


def test_a_turn_that_nobody_can_answer_is_a_certain_win() -> None:
    view = seen("v1.2", "R 1 0 B5/O7 V7/?1", "I1V1")
    assert (share(view, "+O7 ."), proven(view, "+O7 .")) == (1, "win")


def test_a_turn_that_every_hand_can_answer_is_a_certain_loss() -> None:
    view = seen("v1.2", "R 1 0 B5/G6 V4/?1", "R7O7")
    assert (share(view, "+G6 ."), proven(view, "+G6 .")) == (0, "loss")


def test_the_last_card_is_known_by_what_is_left() -> None:
    view = seen("v1.2", "R 1 0 B5/O7 V7/?1", "R7")
    assert (share(view, "+O7 ."), proven(view, "+O7 .")) == (0, "loss")


def test_an_opponent_without_cards_is_beaten_by_any_turn_that_stays_in() -> None:
    view = seen("v1.2+draw", "R 1 1 B5/R6 V4/-", "R7V1")
    answers = {turn: proven(view, turn) for turn in turns(view)}
    assert answers == {"+R6 .": "win", ">R6 !": "win", ">R6 .": "win", "~": "loss"}


def test_winning_every_world_by_itself_is_no_certain_win() -> None:
    # The opponent holds two of Blue 6, Indigo 2, Yellow 1 and discards Yellow 1. Against Blue 6
    # only >O2 wins (Orange: three 3s against at most two 6s), which loses to >I2 (Indigo: a 6 is
    # higher than a 3). Against Indigo 2 only +O2 wins (two orange cards), which loses to +B6 (two
    # blue cards, and higher).
    view = seen("v1.2", "I 2 0 Y6B1/?2 O3I3/V7R3O2", "B6I2Y1")
    assert (share(view, "+R3 >V7"), proven(view, "+R3 >V7")) == (1, None)
    later = "Y 2 0 Y6B1/?1 R3O3I3/O2"
    unknown = seen("v1.2", later, "B6I2")
    assert {turn: share(unknown, turn) for turn in turns(unknown)} == {
        ">O2": Fraction(1, 2),
        "+O2 .": Fraction(1, 2),
        "~": 0,
    }
    for card, right, wrong in (("B6", ">O2", "+O2 ."), ("I2", "+O2 .", ">O2")):
        known = seen("v1.2", later.replace("?1", card), "-")
        assert (proven(known, right), proven(known, wrong)) == ("win", "loss")


def test_losing_to_every_hand_by_itself_is_no_certain_loss() -> None:
    # The opponent has to answer >G6 (Green: three even cards) without knowing the last card: if it
    # is Indigo 5, >V7 would be right and +V7 >I7 wrong, and the other way round if it is Blue 2.
    text, unseen = "V 1 0 O6V6V2/G6B2 R4G2/I7V7", "I5"
    view = seen("v1.1", text, unseen)
    assert (share(view, ">G6"), proven(view, ">G6")) == (0, None)
    shown = seen("v1.1", text.replace("G6B2", "B2|G6"), unseen)
    assert (share(shown, ">G6"), proven(shown, ">G6")) == (0, "loss")


def test_a_discard_that_leaves_its_player_behind_is_a_loss() -> None:
    for others in ("V7/?1", "V7/?1 V6/?1"):
        view = seen("v1.3", f"R 1 0 B5/O7 {others}", "I1V1G1")
        assert proven(view, ">O7") == "loss"


def test_how_to_play_on_may_depend_on_a_card_drawn() -> None:
    # After +G6 or >G6 either 7 wins back, played in Red, discarded in Green.
    view = seen("v1.2+draw", "R 1 1 B5/R6 V4/G6", "R7O7")
    answers = {turn: proven(view, turn) for turn in turns(view)}
    assert answers == {"+R6 .": "win", ">R6 !": "win", ">R6 .": "loss", "~": "loss"}


def test_a_card_that_may_not_be_drawn_is_not_counted_on() -> None:
    view = seen("v1.2+draw", "R 1 1 B5/R6 V4/G6", "R7V1")
    assert proven(view, ">R6 !") is None
    for top, expected in (("R7", "win"), ("V1", "loss")):
        known = seen("v1.2+draw", f"R 1 {top} B5/R6 V4/G6", "-")
        assert proven(known, f">R6 !{top}") == expected


def test_a_three_played_in_hope() -> None:
    # Blue 1 wins by two colours, Violet 1 by the 3; Indigo 1 does not help.
    text = "R 1 1 V5/Y3 R7/-"
    assert proven(seen("v1.2+actions", text, "B1V1"), "+Y3 !") == "win"
    assert proven(seen("v1.2+actions", text, "B1I1"), "+Y3 !") is None
    # What comes after a draw is for the next question, even if it can only be bad.
    assert proven(seen("v1.2+actions", text, "I1"), "+Y3 !") is None
    assert proven(seen("v1.2+actions", "R 1 I1 V5/Y3 R7/-", "-"), "+Y3 !I1 ~") == "loss"


def test_a_turn_that_has_begun() -> None:
    view = seen("v1.2+actions", "R 1 1 V5/Y3 R7/- ; +Y3 !B1", "V1")
    assert {turn: proven(view, turn) for turn in turns(view)} == {">B1": "win", "~": "loss"}


def test_three_players() -> None:
    # Seat 3 could change to Green, where nobody else has an even card.
    text = "R 1 0 B5/R7 V7/?1 V6/?1"
    assert proven(seen("v1.2", text, "I1V1"), "+R7 .") == "win"
    assert proven(seen("v1.2", text, "I1V1G1"), "+R7 .") is None
    assert proven(seen("v1.2", text, "G1G3"), "+R7 .") is None


def test_a_hand_that_is_all_known_leaves_nothing_to_guess() -> None:
    chance = random.Random(3)
    for _ in range(30):
        view = _read(*position_of(FAMILIES["plain, open"], chance))
        for turn in every_turn(view):
            assert certain_win(view, turn) == (open_share(view, turn) == 1)


def test_a_certain_win_is_a_plan_that_wins_everywhere() -> None:
    fused = seen("v1.2", "I 2 0 Y6B1/?2 O3I3/V7R3O2", "B6I2Y1"), read_steps("+R3 >V7")
    tiny = [view for view in islice(_some_positions(4), 60) if _is_tiny(view)]
    cases = [fused, *((view, turn) for view in tiny for turn in every_turn(view))]
    found = []
    for view, turn in cases:
        found.append(certain_win(view, turn))
        assert some_plan_wins(view, turn) == found[-1]
    assert found.count(True) > 10
    assert found.count(False) > 10


def _is_tiny(view: View) -> bool:
    cards = sum(view.hand_size(seat) for seat in view.seats_in) + view.deck_size
    # Plans with actions are many more.
    return cards + view.rules.actions <= 5 and len(list(worlds(view))) <= 12


def _some_positions(seed: int) -> Iterator[View]:
    for rules, text in islice(small_positions(seed), 3 * len(FAMILIES)):
        yield _read(rules, text)


def _read(rules: object, text: str) -> View:
    return View.parse(str(rules), text, read_position(str(rules), text).turn)


def test_a_position_is_written_as_its_mover_writes_it() -> None:
    texts = list(islice(small_positions(1), 3 * len(FAMILIES)))
    assert texts == list(islice(small_positions(1), 3 * len(FAMILIES)))
    for rules, text in texts:
        view = _read(rules, text)
        assert str(view) == text
        assert view.legal_steps


def test_certainty_is_about_every_world() -> None:
    names = [name for name in FAMILIES if name.startswith("plain") and name != "plain, long"]
    for number, name in enumerate(names):
        view = _read(*position_of(FAMILIES[name], random.Random(number)))
        for turn in every_turn(view):
            found = open_share(view, turn)
            assert found == 1 or not certain_win(view, turn)
            assert found == 0 or not certain_loss(view, turn)


def test_all_cards_are_accounted_for() -> None:
    for view in _some_positions(2):
        world = next(worlds(view))
        places = [*world.palettes, *world.hands, world.gone, *(1 << card for card in world.deck)]
        assert sum(places) <= (1 << len(CARDS)) - 1
        assert sum(mask.bit_count() for mask in places) == sum(places).bit_count()
