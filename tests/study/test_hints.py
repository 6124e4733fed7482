from __future__ import annotations

import random
import re
from typing import Final

import pytest

from red7.bots import Budget
from red7.core import COLOURS, Card, Colour, Red7Error, View
from red7.core.steps import DISCARD, DRAW, LAY, PLAY, read_steps
from red7.study import Findings, JudgedTurn, Proof, analyse
from red7.study.findings import exactly
from red7.study.hints import HINTS, STAGES, Hint, hint, tell_hint
from red7.study.reasons import Fact, explain
from red7.words import LANGUAGES, words
from tests.games import ALL_RULES, random_round
from tests.study.reasons.brute import Case, cards_of, saved
from tests.words.files import entries, variables

CARD: Final = re.compile(r"\b[ROYGBIV][1-7]\b")


def found(*turns: str, proven: Proof | None = None) -> Findings:
    """Give what an analysis might have found, the best first."""
    judged = [JudgedTurn(read_steps(turn), exactly(0.5), None, proven) for turn in turns]
    return Findings(tuple(judged))


def nudge(rules: str, position: str, best: str, proven: Proof | None = None) -> Hint:
    seat = int(position.split()[1])
    return hint(View.parse(rules, position, seat), found(best, proven=proven), 1)


@pytest.mark.parametrize(
    ("rules", "position", "best", "name"),
    [
        ("basic", "R 1 33 B5/V6 V7/?7", "~", "hint-out"),
        ("basic", "R 1 33 B5/R7R6 V6/?7", "~", "hint-drop"),
        ("basic", "R 1 33 B5/R7V1 V7/?7", "+R7 .", "hint-only"),
        ("basic", "R 1 0 B5/R7R6 O6/V1", "+R7 .", "hint-wins"),
        ("v1.2+draw", "R 1 20 R7/R6V1 V4/?7 ; >R6", "!", "hint-draw"),
        ("v1.2+draw", "R 1 20 R7/R6V1 V4/?7 ; >R6", ".", "hint-end"),
        ("v1.2+draw", "R 1 20 R7/R6O6V1 V4/?7", ">R6 !", "hint-earns"),
        ("v1.2+actions", "R 1 20 B5/R7R6O5 V6/?7", "+R7 >B5 .", "hint-action"),
        ("v1.2+actions", "R 1 20 R7/R1V1O6 V4V2/?7 ; +R1", "^V4 .", "hint-take"),
        ("v1.2+actions", "R 1 20 R7/O7O6 V4V2/?7 ; +O7", ">R7 .", "hint-to-canvas"),
        ("v1.2+actions", "R 1 20 R7/O7O6 V4V2/?7 ; +O7", "^R7 .", "hint-to-deck"),
        ("basic", "R 1 20 B4/R7R6G2 V5/?7", "+R7 >G2", "hint-both"),
        ("basic", "R 1 20 B4/R7R6G2 V5/?7", ">G2", "hint-discard"),
        ("basic", "R 1 20 B4/R7R6G2 V5/?7", "+R7 .", "hint-play"),
    ],
)
def test_a_nudge_tells_the_kind_of_turn(rules: str, position: str, best: str, name: str) -> None:
    assert nudge(rules, position, best).name == name


def test_a_proof_is_told_before_the_kind() -> None:
    position = "R 1 20 B4/R7R6G2 V5/?7"
    assert nudge("basic", position, "+R7 .", Proof.WIN).name == "hint-wins"


def test_nudges_have_facts() -> None:
    position = "R 1 20 B4/R7R6G2 V5/?7"
    assert nudge("basic", position, "+R7 .").facts == {"colour": Colour.RED}
    # B4 is ahead of V5 with an even card; with one colour, one number, one run and under Red, not.
    assert nudge("basic", position, ">G2").facts == {"count": 1}
    taking = nudge("v1.2+actions", "R 1 20 R7/R1V1O6 V4V2/?7 ; +R1", "^V4 .")
    assert taking.facts == {"seat": 2}
    assert tell_hint(words("en"), taking, {2: "Ada"}) == "Ada has the card to take."


def test_no_stage_tells_what_belongs_to_a_later_one() -> None:
    view = View.parse("basic", "R 1 20 B4/R7R6G2 V5/?7", 1)
    one, two, three = (hint(view, found("+R7 >G2"), stage) for stage in STAGES)
    assert (one.cards, one.turn, one.reasons) == ((), (), ())
    assert [str(card) for card in two.cards] == ["R7", "G2"]
    assert (two.turn, two.reasons) == ((), ())
    assert three.turn == read_steps("+R7 >G2")
    assert three.reasons == explain(view, three.turn)
    assert one.plain == {
        "stage": 1,
        "name": "hint-both",
        "facts": {},
        "cards": [],
        "turn": "",
        "reasons": [],
    }
    assert two.plain["facts"] == {"cards": ["R7", "G2"]}
    assert three.plain["turn"] == "+R7 >G2"
    assert tell_hint(words("en"), two) == "Look at R7 and G2."


def test_of_turns_that_are_as_good_the_simplest_is_told() -> None:
    view = View.parse("basic", "R 1 20 B4/R7R6G2 V5/?7", 1)
    equal = found("+R7 >G2", "+R7 >R6", "+R7 .", "+R6 .")
    assert hint(view, equal, 3).turn == read_steps("+R7 .")
    *turns, last = equal.turns
    worse = Findings((*turns[:2], JudgedTurn(last.steps, exactly(0.4), None, None)))
    assert hint(view, worse, 3).turn == read_steps("+R7 >G2")
    lost = found("+R7 .", "~", proven=Proof.LOSS)
    assert hint(view, lost, 3).turn == read_steps("+R7 .")


def test_where_no_card_moves_the_second_stage_repeats_the_first() -> None:
    view = View.parse("basic", "R 1 33 B5/V6 V7/?7", 1)
    one, two = (hint(view, found("~"), stage) for stage in (1, 2))
    assert (one.name, two.name, two.stage) == ("hint-out", "hint-out", 2)


def test_hints_are_for_whoever_is_to_move() -> None:
    other = View.parse("basic", "R 2 33 B5/V6 V7/?7", 1)
    with pytest.raises(Red7Error, match="not-your-turn"):
        hint(other, found("~"), 1)
    over = View.parse("basic", "R 1 0 B5/R7 x", 1)
    with pytest.raises(Red7Error, match="round-over"):
        hint(over, Findings(()), 1)


@pytest.mark.parametrize("rules", ALL_RULES)
def test_hints_are_true_whatever_the_best_turn_is(rules: str) -> None:
    """The facts of a nudge, worked out once more; the best turn is any turn."""
    chance = random.Random(rules)
    say = words("en")
    for _ in range(15):
        position = random_round(rules, chance.choice((2, 3, 4)), chance)
        view = position.view(position.turn)
        lines = list(view.lines())
        best = JudgedTurn(chance.choice(lines), exactly(0.5), None, None)
        if view.follow(best.steps).phase.name == "THREE":
            best = JudgedTurn((*best.steps, read_steps("!")[0]), exactly(0.5), None, None)
        one, two, three = (hint(view, Findings((best,)), stage) for stage in STAGES)
        kinds = {step.kind for step in best.steps}
        stay = saved(view)
        if one.name == "hint-out":
            assert not [line for line in stay if view.follow(line).phase.name != "THREE"]
        if one.name == "hint-drop":
            assert view.follow(best.steps).out[view.turn - 1]
            assert stay
        if one.name == "hint-only":
            begun = cards_of(best.steps)
            assert {cards_of(line)[: len(begun)] for line in stay} == {begun}
        if one.name == "hint-discard":
            ahead = [c for c in COLOURS if view.standing(c).seat == view.turn]
            assert one.facts == {"count": len(ahead)}
            assert kinds & {PLAY, DISCARD} == {DISCARD}
        if one.name == "hint-play":
            assert kinds & {PLAY, DISCARD} == {PLAY}
            assert one.facts == {"colour": view.canvas}
        moved = {s.card for s in best.steps if s.kind in {PLAY, DISCARD, LAY}}
        assert set(three.cards) == set(two.cards) | moved == moved
        assert not CARD.search(tell_hint(say, one))
        assert DRAW not in tell_hint(say, two)
        assert set(CARD.findall(tell_hint(say, two))) == {str(card) for card in moved}
        assert str(best) in tell_hint(say, three)


@pytest.mark.parametrize(("rules", "times"), [("basic", 4), ("expert", 2), ("v1.3+draw", 4)])
def test_hidden_cards_make_no_difference(rules: str, times: int) -> None:
    chance = random.Random(rules)
    say = words("en")
    for _ in range(times):
        position = random_round(rules, chance.choice((2, 3)), chance).at_start
        case = Case(position.view(position.turn), (), chance)
        told = []
        for world in (case.world(), case.world()):
            view = world.view(world.turn)
            *_, last = analyse(view, Budget(work=2))
            hints = [hint(view, last, stage) for stage in STAGES]
            told.append([(one.plain, tell_hint(say, one)) for one in hints])
        assert told[0] == told[1]


def some(name: str) -> Fact:
    made: dict[str, Fact] = {"cards": (Card.parse("O6"), Card.parse("G6")), "colour": Colour.BLUE}
    return made.get(name, 2)


def test_every_hint_has_its_message_and_every_fact_is_said() -> None:
    said = {n: v for n, v in variables("en", "study").items() if n.startswith("hint-")}
    told = {"hint-turn": {"turn", "reasons"}}
    assert said == {name: told.get(name, {*facts}) for name, facts in HINTS.items()}
    assert [name for name in entries("en", "study") if name.startswith("hint-")] == [*HINTS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_is_a_sentence(language: str) -> None:
    for name, needed in HINTS.items():
        if name != "hint-turn":
            given = Hint(1, name, {fact: some(fact) for fact in needed})
            text = tell_hint(words(language), given, {2: "Ada"})
            assert text[-1] == ".", text
            assert len(text) <= 170, text  # it fits on a phone
            assert ("Ada" in text) == ("seat" in needed)


def test_a_hint_needs_its_facts() -> None:
    with pytest.raises(TypeError, match="needs the facts"):
        Hint(1, "hint-play", {})
