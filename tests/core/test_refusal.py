"""Each way to be refused, with the facts that a sentence is made of."""

from __future__ import annotations

import pytest

from red7.core import Red7Error, Rules, Step, read_position
from red7.core.refusal import place_at_table
from red7.words import words

COMPARED = ("rule", "mine", "theirs", "rival", "top", "their_top")


def refused(rules: str, position: str, step: str) -> Red7Error:
    error = read_position(Rules.parse(rules), position).refusal(Step.parse(step))
    assert error is not None
    return error


@pytest.mark.parametrize(
    ("rules", "position", "step", "reason"),
    [
        ("v1.2", "R 1 33 B5/R7 x", "~", "round-over"),
        ("v1.2", "R 1 33 B5/R7 V7/?7 ; +R7 .", "~", "turn-over"),
        ("v1.2", "R 1 33 B5/R7G1 V7/?7", "+G4", "not-in-hand"),
        ("v1.2", "R 1 33 B5/R7G1 V7/?7", ">G4", "not-in-hand"),
        ("v1.2", "R 1 33 B5/R7G1 V7/?7 ; +R7", "+G1", "played-already"),
        ("v1.2+draw", "R 1 33 B5/R7G1 V4/?7 ; >R7", "+G1", "discarded-already"),
        ("v1.2+draw", "R 1 33 B5/R7G1 V4/?7 ; >R7", ">G1", "discarded-already"),
        ("v1.2", "R 1 33 B5/R7G1 V7/?7", "+G1", "play-loses"),
        ("v1.2", "R 1 33 B5/R7G1 V7/?7", ">G1", "discard-loses"),
        ("v1.3+actions", "R 1 33 B5/R1G4V1 V7/?7 ; +R1", ">G4", "discard-bound"),
        ("v1.2", "R 1 33 B5/G4G6 V7/?7 ; +G4", ".", "end-loses"),
        ("v1.2", "R 1 33 B5/R7G1 V7/?7", ".", "end-too-early"),
        ("v1.2", "R 1 33 B5/R7G1 V7/?7 ; +R7", "~", "drop-late"),
        ("v1.2+actions", "R 1 33 B5/Y3G1 V4/?7 ; +Y3 !G7", "~", "drop-winning"),
        ("v1.2+actions", "R 1 33 B5/G5R7G1 V7/?7 ; +G5", ".", "action-unfinished"),
        ("v1.2+actions", "R 1 33 B5/G5R7G1 V7/?7 ; +G5", ">G1", "action-unfinished"),
        ("v1.2+actions", "R 1 33 B5/G5R7G1 V7/?7 ; +G5", "!", "action-unfinished"),
        ("v1.2+actions", "R 1 33 B5/G5R7G1 V7/?7 ; +G5", "^V7", "action-unfinished"),
        ("v1.2+actions", "R 1 33 B5/R7G1 V7/?7 ; +R7", "+G1", "action-unfinished"),
        ("v1.2+draw!", "R 1 33 B5/R7G1 V4/?7 ; >R7", ".", "draw-first"),
        ("v1.2+draw!", "R 1 33 B5/R7G1 V4/?7 ; >R7", "~", "draw-first"),
        ("v1.2+draw", "R 1 33 B5/R7G1 V4/?7", "!", "draw-not-earned"),
        ("v1.2+draw", "R 1 33 B5/R7G1 V4/?7 ; >R7", "!G4", "draw-unnamed"),
        ("v1.2", "R 1 33 B5/R7G1 V4/?7", "^V4", "lay-without-action"),
        ("v1.2+actions", "R 1 33 B5/R1 V4V7/?7 ; +R1", "^B5", "one-own-card"),
        ("v1.2+actions", "R 1 33 B5/R1 V4V7/?7 ; +R1", "^G7", "one-not-there"),
        ("v1.2+actions", "R 1 25 B5/R1 V4V7/?7 I3/?7 ; +R1", "^I3", "one-smaller-palette"),
        ("v1.1+actions", "R 1 25 B5/R1 V4V7/?7 I3/?7 ; +R1", "^I3", "one-last-card"),
        ("v1.2+actions", "R 1 33 B5/R1 V4V7/?7 ; +R1", "^V4", "one-loses"),
        ("v1.2+actions", "R 1 33 B5/R7 V4/?7 ; +R7", "^V4", "seven-not-there"),
        ("v1.1+actions", "R 1 33 R5/O7 V4/?7 ; +O7", ">O7", "seven-itself"),
        ("v1.1+actions", "R 1 33 G5/O7 V4/?7", "+O7", "play-action-loses"),
        ("v1.1+actions", "R 1 33 R5/O7 V4/?7 ; +O7", "^R5", "seven-canvas-only"),
        ("v1.2+actions", "R 1 33 G5/R7 V6/?7 ; +R7", "^R7", "seven-loses"),
        ("v1.2+actions", "R 1 33 G5/R7 V6/?7 ; +R7", ">G5", "seven-loses-at-once"),
    ],
)
def test_reasons(rules: str, position: str, step: str, reason: str) -> None:
    error = refused(rules, position, step)
    assert error.reason == reason
    # Where a card is named, it is the one that was to be moved.
    assert error.facts.get("card", Step.parse(step).card) == Step.parse(step).card


def test_the_unfinished_action_is_named() -> None:
    for position, number in (
        ("R 1 33 B5/R1 V4V7/?7 ; +R1", 1),
        ("R 1 33 B5/G5R7G1 V7/?7 ; +G5", 5),
        ("R 1 33 B5/R7G1 V7/?7 ; +R7", 7),
    ):
        assert refused("v1.2+actions", position, ".").facts == {"number": number}


def test_how_many_cards_a_palette_too_small_for_a_one_has() -> None:
    facts = refused("v1.2+actions", "R 1 25 R7G2/R1 V4V6V7/?7 I3I2/?7 ; +R1", "^I3").facts
    assert (facts["mine"], facts["theirs"]) == (3, 2)


def test_the_colour_that_a_seven_would_put_in_force_is_compared() -> None:
    facts = refused("v1.2+actions", "R 1 33 G5/R7 V6/?7 ; +R7", ">G5").facts
    assert (str(facts["rule"]), facts["mine"], facts["theirs"]) == ("G", 0, 1)
    facts = refused("v1.2+actions", "R 1 33 G5/R7 V6/?7 ; +R7", "^R7").facts
    assert (str(facts["rule"]), str(facts["top"]), str(facts["their_top"])) == ("R", "G5", "V6")


def test_the_example_of_the_even_cards() -> None:
    error = refused("v1.2", "R 1 25 G2/Y4G1 V7V6V4/?5 B5/?7", ">G1")
    assert error.facts == {
        "card": 3,
        "rule": 3,
        "mine": 1,
        "theirs": 2,
        "rival": "left",
        "top": 10,
        "their_top": 35,
    }


def test_the_rival_is_the_strongest_of_the_others() -> None:
    facts = refused("v1.2", "R 2 25 B5/?7 G4/G1 V7/?5 V6/?7", "+G1").facts
    assert (facts["rival"], str(facts["their_top"]), str(facts["top"])) == ("left", "V7", "G4")
    facts = refused("v1.2", "R 2 25 B7/?7 G4/G1 V7/?5 V6/?7", "+G1").facts
    assert facts["rival"] == "right"
    facts = refused("v1.2", "G 2 25 B7/?7 V3/V1 x V6/?7", "+V1").facts
    assert (facts["mine"], facts["top"], facts["rival"]) == (0, "", "across")


def test_what_would_be_left_after_a_card_was_taken_is_compared() -> None:
    # Of the three colours two are left, and the Violet 6 among them is higher than the Blue 5.
    facts = refused("v1.2+actions", "B 1 33 B5/R1 V6Y4G3/?7 ; +R1", "^Y4").facts
    assert (facts["mine"], facts["theirs"]) == (2, 2)
    assert (str(facts["top"]), str(facts["their_top"])) == ("B5", "V6")


@pytest.mark.parametrize(
    ("seat", "other", "players", "place"),
    [
        (1, 2, 2, "opponent"),
        (2, 1, 2, "opponent"),
        (1, 2, 3, "left"),
        (1, 3, 3, "right"),
        (3, 1, 3, "left"),
        (1, 3, 4, "across"),
        (4, 2, 4, "across"),
        (1, 4, 4, "right"),
        (4, 1, 4, "left"),
    ],
)
def test_places_at_the_table(seat: int, other: int, players: int, place: str) -> None:
    assert place_at_table(seat, other, players) == place


@pytest.mark.parametrize(("rules", "actions"), [("v1.2+match", 0), ("v1.2+actions", 1)])
def test_a_second_play_tells_whether_a_five_would_help(rules: str, actions: int) -> None:
    error = refused(rules, "R 1 33 B5/R6G1 V4/?7 ; +R6", "+G1")
    assert error.plain_facts == {"card": "G1", "actions": actions}
    assert ("5" in words("en").error(error)) == bool(actions)


def test_a_palette_too_small_for_the_one_is_told_by_its_place() -> None:
    error = refused("v1.2+actions", "R 1 25 B5/R1 V4V7/?7 I3/?7 ; +R1", "^I3")
    assert error.plain_facts == {"mine": 2, "theirs": 1, "rival": "right"}
    assert words("en").error(error).endswith("you have 2, the player on your right has 1.")
