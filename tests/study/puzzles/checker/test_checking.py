"""The checker finds out what is wrong with puzzles that can be worked out by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.reference.cards import CARDS, read_cards, write_cards
from tests.reference.position import read_rules

from .checking import sample, wrong_together, wrong_with
from .puzzle import Puzzle
from .turns import legal_lines, read_seen, same_outcomes


def puzzle(
    kind: str, rules: str, position: str, answers: str, themes: str, turns: int | None = None
) -> Puzzle:
    return Puzzle(
        "4f7k2m",
        kind,
        rules,
        position,
        tuple(answers.split(" | ")),
        1200,
        tuple(themes.split(",")),
        turns,
    )


def hidden(position: str, unseen: str) -> str:
    """A position in which all cards are gone but those it mentions and the unseen ones."""
    mentioned = "".join(part for part in position.replace("/", " ").split()[3:] if "?" not in part)
    return f"{position} *{write_cards(set(CARDS) - set(read_cards(mentioned + unseen)))}"


# Only Red 7 beats Violet 6.
STAY = puzzle("stay", "basic", "R 1 33 B5/R7 V6/?2", "+R7 .", "players-2,red")
# Two colours beat one, once the card on top of the deck is drawn and discarded.
STAY_BY_3 = puzzle(
    "stay",
    "v1.2+actions",
    "R 1 B4?3 V2/Y3 V6/?1",
    "+Y3 !B4 >B4",
    "players-2,blue,action-3",
)
# Neither Indigo 1 nor Violet 1 is an answer to Orange 7.
SURE = puzzle("sure", "basic", hidden("R 1 0 B5/O7 V7/?1", "I1V1"), "+O7 .", "players-2,red")
# Only Green 1, discarded, answers Red 7: Violet 4 is the only even card. Orange 2, discarded, then
# wins: 7s are compared. Who discards it at once has nothing left against Green 1.
OPEN = puzzle("open", "basic", "R 1 0 V1/R7O2 I7V4/V5G1", "+R7 .", "players-2,red", 2)
# Without Red 7 the other has Violet 2 against Violet 6, and Indigo 4 does not help.
ACTION = puzzle(
    "action", "v1.2+actions", "R 1 0 V6/V1 R7V2/I4", "+V1 ^R7 .", "players-2,red,action-1"
)
# A pair of 5s, in either order.
FIVES = puzzle(
    "action",
    "v1.2+actions",
    "O 1 0 V7Y2/Y5I5 R7/V5",
    "+Y5 +I5 . | +I5 +Y5 .",
    "players-2,orange,action-5",
)
# The other has 14 points in Blue, and needs 8. In Green, Violet 6 wins the round with 6. The other
# has scored eight cards, which were not dealt again.
DENY = puzzle("deny", "v1.2+match", "B 1 25 I1/G4B2 B7I7/V6 $0,32", "+B2 >G4", "players-2,green")
# One of the two cards beats Orange 7.
BEST = puzzle("best", "basic", hidden("R 1 0 B5/O7 V7/?1", "R7V1"), "+O7 .", "players-2,red")

RIGHT = [STAY, STAY_BY_3, SURE, OPEN, ACTION, FIVES, DENY, BEST]


@pytest.mark.parametrize("right", RIGHT)
def test_a_right_puzzle(right: Puzzle) -> None:
    assert wrong_with(right) == []


@pytest.mark.parametrize("right", RIGHT)
def test_a_wrong_answer(right: Puzzle) -> None:
    assert "~ is not right" in wrong_with(replace(right, answers=("~",)))
    assert wrong_with(replace(right, answers=(*right.answers, "~"))) == ["~ is not right"]


@pytest.mark.parametrize("right", RIGHT)
def test_wrong_themes(right: Puzzle) -> None:
    for themes in (
        right.themes[1:],
        right.themes[:1],
        (*right.themes, "drop-out"),
        (*right.themes, "action-7"),
    ):
        (said,) = wrong_with(replace(right, themes=themes))
        assert said.startswith("the themes are")


@pytest.mark.parametrize("right", RIGHT)
@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"id": "4F7K2M"}, "id"),
        ({"id": "4f7k2"}, "id"),
        ({"kind": "win"}, "kind"),
        ({"difficulty": 599}, "difficulty"),
        ({"difficulty": 2401}, "difficulty"),
        ({"answers": ("~", "~")}, "answers"),
        ({"themes": ("red", "red")}, "themes"),
    ],
)
def test_wrong_fields(right: Puzzle, fields: dict[str, object], said: str) -> None:
    assert any(what.startswith(said) for what in wrong_with(replace(right, **fields)))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("right", "position", "rules", "said"),
    [
        # Red 7 and Orange 7 both keep you in.
        (STAY, "R 1 33 B5/R7O7 V6/?2", "", "right turns: "),
        (STAY, "R 1 33 B5/O6 V7/?2", "", "0 right turns: none"),
        # A discard of Red 6 earns a card that nobody knows.
        (STAY, "R 1 33 B5/R6 V4/?1", "v1.2+draw", ">R6 ! draws a card"),
        (STAY_BY_3, "R 1 4 V2/Y3 V6/?1", "", "draws a card"),
        # Red 7 beats Orange 7.
        (SURE, hidden("R 1 0 B5/O7 V7/?1", "R7I1"), "", "0 right turns: none"),
        (SURE, hidden("R 1 0 B5/O7Y7 V7/?1", "I1V1"), "", "right turns: "),
        (SURE, hidden("R 1 0 B5/O7 V7/I1", "V1"), "", "other hands are not hidden"),
        (SURE, hidden("R 1 1 B5/O7 V7/?1", "I1V1"), "v1.2+draw", "cards can be drawn or act"),
        (SURE, SURE.position, "v1.2+actions", "cards can be drawn or act"),
        # Against an empty hand both turns win.
        (OPEN, "R 1 0 V1/R7O2 I7V4/-", "", "2 right turns: "),
        # Red 7 is answered by one of two colours, and then nothing helps.
        (OPEN, "R 1 0 V1/R7 I7V4/V5G1", "", "0 right turns: none"),
        (OPEN, OPEN.position, "advanced", "the rules are not basic"),
        (OPEN, "R 1 0 V1/R7O2 I7V4/V5G1 Y7/B1", "", "not two players"),
        (OPEN, "R 1 0 V1/R7O2 I7V4/?2", "", "a hand is hidden"),
        # Either 1 can take Red 7.
        (ACTION, "R 1 0 V6/I1V1 R7V2/I4", "", "right turns: "),
        # Orange 6 answers the 1.
        (ACTION, "R 1 0 V6/V1 R7V2/O6I4", "", "0 right turns: none"),
        (ACTION, "R 1 0 B5/R6 V6/O2", "", "+R6 . wins without an action"),
        (ACTION, ACTION.position, "basic", "no actions"),
        (ACTION, "R 1 3 V6/V1 R7V2/I4", "", "the deck is hidden"),
        (ACTION, "R 1 0 V6/V1 R7V2/?1", "", "a hand is hidden"),
        # Six points are enough now.
        (DENY, "B 1 25 I1/G4B2 B7I7/V6 $0,34", "", "0 right turns: none"),
        # Fourteen are not: who drops out has kept the other from the goal as well.
        (DENY, "B 1 25 I1/G4B2 B7I7/V6 $0,25", "", "2 right turns: "),
        # With four seats 30 points are enough, and 32 are too many.
        (DENY, "B 1 0 I1/G4B2 B7I7/V6 x x $0,32,0,0", "", "scores [0, 32, 0, 0]"),
        (DENY, "B 1 0 I1/G4B2 B7I7/V6", "", "scores []"),
        # All cards were dealt; or four were not, which are worth 28 points at most; or 33, which
        # are worth more.
        (DENY, "B 1 33 I1/G4B2 B7I7/V6 $0,32", "", "nobody can have scored [0, 32]"),
        (DENY, "B 1 29 I1/G4B2 B7I7/V6 $0,32", "", "nobody can have scored [0, 32]"),
        (DENY, "B 1 0 I1/G4B2 B7I7/V6 $0,32", "", "nobody can have scored [0, 32]"),
        # Nothing is left to answer Green with.
        (DENY, "B 1 25 I1/G4B2 B7I7/V5 $0,32", "", "+B2 >G4 wins the round"),
        (DENY, DENY.position, "v1.2", "not such a match"),
        (DENY, DENY.position, "expert", "not such a match"),
        (BEST, SURE.position, "", "+O7 . wins always"),
        (BEST, hidden("R 1 0 B5/O7Y7 V7/?1", "R7V1"), "", "right turns: "),
        (BEST, "R 1 25 B5/O7 V7/?4", "", "163185 ways"),
        (BEST, BEST.position, "v1.3", "the rules are not basic"),
        (BEST, hidden("R 1 0 B5/O7 V7/R7", "V1"), "", "the other hand is not hidden"),
        (STAY, "R 2 33 B5/R7 V6/V1", "", "it is not your turn"),
        (STAY, "R 1 33 B5/R7 x", "", "nobody else is in the round"),
        (STAY, "R 1 33 B5/- V6/?2", "", "your hand is empty or hidden"),
        (STAY, "R 1 33 B5/R7 B5/?2", "", "a card stands twice"),
        (STAY, "R 1 =G4 B5/R7 V6/?2", "", "the deck is written as nobody sees it"),
        (STAY, "R 1 33 B5/R7 V2V6/?2", "", "written otherwise"),
    ],
)
def test_a_position_that_is_none_of_its_kind(
    right: Puzzle, position: str, rules: str, said: str
) -> None:
    wrong = wrong_with(replace(right, position=position, rules=rules or right.rules))
    assert any(said in what for what in wrong), wrong


def test_a_way_that_is_missing() -> None:
    assert wrong_with(replace(FIVES, answers=("+Y5 +I5 .",))) == ["+I5 +Y5 . is missing"]


@pytest.mark.parametrize(
    ("position", "together"),
    [
        # Red 7 goes to the canvas, by way of the palette or not.
        ("R 1 0 R6R5/R7 V4/I1", [{">R7", "+R7 >R7 ."}]),
        # Either red card brings Red, but the other one stays.
        ("R 1 0 R6R5/V7 V4/I1", []),
    ],
)
def test_turns_that_come_to_the_same(position: str, together: list[set[str]]) -> None:
    rules = read_rules("v1.2+actions", peeks=False)
    lines = legal_lines(rules, read_seen(position))
    assert len(lines) > 5
    groups = [{line.text for line in group} for group in same_outcomes(lines)]
    assert [group for group in groups if len(group) > 1] == together


@pytest.mark.parametrize("turns", [1, 3])
def test_a_wrong_number_of_turns(turns: int) -> None:
    assert wrong_with(replace(OPEN, turns=turns)) == [f"2 turns, not {turns}"]


def test_turns_are_given_for_one_kind_alone() -> None:
    assert wrong_with(replace(OPEN, turns=None)) == ["turns None"]
    assert wrong_with(replace(STAY, turns=1)) == ["turns 1"]


def test_a_final_point_is_part_of_a_turn() -> None:
    assert wrong_with(replace(OPEN, answers=("+R7",))) == ["+R7 . is missing", "+R7 is not right"]


def test_a_card_that_is_drawn_is_named() -> None:
    wrong = wrong_with(replace(STAY_BY_3, answers=("+Y3 ! >B4",)))
    assert wrong == ["+Y3 !B4 >B4 is missing", "+Y3 ! >B4 is not right"]


def test_dropping_out_can_be_right() -> None:
    # Six points in Blue are not enough, and after either 7 the other can reach eight.
    drop = puzzle("deny", "v1.2+match", "B 1 25 R6V6V4/Y7 V5O1/V7Y3 $0,32", "~", "")
    (said,) = wrong_with(replace(drop, themes=("players-2",)))
    assert said.startswith("the themes are")
    assert "drop-out" in said


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ("R 1 33 B5R4/Y2G1 V6/?2", "too much like 4f7k2m"),  # in hand or palette
        ("R 1 33 B5R4Y2/V1 V6/?2", "too much like 4f7k2m"),  # one exchanged
        ("R 1 33 B5R4Y2G1/V1 V6/?2", "too much like 4f7k2m"),  # one more
        ("R 1 33 B5R4/Y2 V6/?2", "too much like 4f7k2m"),  # one less
        ("R 1 33 B5R4/V2V1 V6/?2", ""),  # two exchanged
        ("R 1 33 B5R4Y2/V2V1 V6/?2", ""),  # one exchanged, one more
    ],
)
def test_puzzles_that_are_too_alike(other: str, said: str) -> None:
    first = replace(STAY, position="R 1 33 B5/R4Y2G1 V6/?2")
    second = replace(SURE, id="abcdef", position=other)
    assert list(wrong_together([first, second])) == ([(second, said)] if said else [])


def test_an_id_that_was_used_before() -> None:
    assert list(wrong_together([STAY, OPEN])) == [(OPEN, "the id was used before")]


def test_a_sample_has_some_of_each_kind() -> None:
    many = [replace(each, id=f"{each.kind[:4]}{n:02}") for n in range(5) for each in RIGHT]
    some = sample(many, 2)
    assert [each.kind for each in some] == [
        kind for kind in ("stay", "sure", "open", "action", "deny", "best") for _ in range(2)
    ]
