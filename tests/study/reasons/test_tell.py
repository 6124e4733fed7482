from __future__ import annotations

import re
from functools import cache

import pytest

from red7.core import Card, Colour
from red7.study.hints import HINTS
from red7.study.reasons import Fact, Reason, compare, explain, tell
from red7.study.reasons.reason import REASONS, WRONG
from red7.words import LANGUAGES, words
from red7.words.reasons import NAMED
from tests.games import ALL_RULES
from tests.study.reasons.brute import cases
from tests.words.files import entries, variables

LIST = {"cards", "better"}
GREEN, BLUE = Colour.GREEN, Colour.BLUE
SECOND_PERSON = {
    language: re.compile(rf"(?i)\b(?:{forms})(?!\w)")
    for language, forms in {
        "en": "you|your|yours",
        "fr": "tu|te|t’\\w+|toi|ton|ta|tes",
        "de": r"du|dich|dir|dein\w*|\w+st du",
        "it": r"tu|te|ti|tu[aoei]|tuoi|sei|perdi|hai|peschi|potresti",
        "es": r"tú|te|ti|tus?|vas|pierdes|tienes|robas|puedas|podrías",
        "pl": r"ty|cię|ciebie|ci|tobie|tw[oó]\w+|prowadzisz|odpadasz|tracisz|możesz|masz",
    }.items()
}


def some(name: str) -> Fact:
    if name in LIST:
        return (Card.parse("O6"), Card.parse("G6"))
    made: dict[str, Fact] = {"colours": (BLUE, GREEN), "card": Card.parse("V2")}
    made |= {"other": Card.parse("R7"), "colour": BLUE}
    return made.get(name, 2)


def test_every_reason_has_its_message_and_every_fact_is_said() -> None:
    said = variables("en", "study")
    joining = {"joined-or", "joined-and"}
    others = [name for name in entries("en", "study") if name.startswith("stats-")]
    named = {name: (*REASONS[reason], "name") for reason, name in NAMED.items()}
    told = [*sorted(joining, reverse=True), *REASONS, *named, *HINTS, *others]
    assert list(entries("en", "study")) == told
    needed = REASONS | named
    assert {name: said[name] for name in needed} == {n: {*f} for n, f in needed.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence_with_its_facts_in_it(language: str) -> None:
    say = words(language)
    for name, needed in REASONS.items():
        reason = Reason(name, {fact: some(fact) for fact in needed})
        text = tell(say, [reason], {2: "Ada"})
        assert text[-1] == ".", text
        assert text[0].isupper(), text
        assert "{" not in text, text
        assert len(text) <= 170, text  # two of them fit on a phone
        if "cards" in needed:
            assert text.index("O6") < text.index("G6")
        if "seat" in needed:
            assert "Ada" in text
        if "card" in needed:
            assert "V2" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_can_be_told_about_somebody_else(language: str) -> None:
    say = words(language)
    for name, needed in WRONG.items():
        reason = Reason(name, {fact: some(fact) for fact in needed})
        for count in (0, 1, 2, 5):
            counted = {fact: count if fact == "count" else reason.facts[fact] for fact in needed}
            text = tell(say, [Reason(name, counted)], {2: "Bo"}, "Ada")
            assert not SECOND_PERSON[language].search(text), text
            assert text[-1] == "."
            assert text[0].isupper()
            assert len(text) <= 180, text
            assert ("Ada" in text) == (name in NAMED), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_second_person_is_recognised(language: str) -> None:
    """What the test above looks for is what the sentences for the player themselves contain."""
    say = words(language)
    for name in ("wrong-ahead", "wrong-hope-fewer", "wrong-out"):
        facts = {fact: some(fact) for fact in WRONG[name]}
        text = tell(say, [Reason(name, facts)])
        assert SECOND_PERSON[language].search(text), text


@cache
def found() -> tuple[tuple[Reason, ...], ...]:
    pairs = list(cases(ALL_RULES, 40, 9, few=True))
    good = [explain(case.view, case.turn) for case, _ in pairs]
    return (*good, *(compare(case.view, other.turn, case.turn) for case, other in pairs))


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_of_real_positions_can_be_told(language: str) -> None:
    for reasons in found():
        text = tell(words(language), reasons)
        assert bool(text) == bool(reasons)
        assert "None" not in text
        assert "Card(" not in text


def test_lists_are_joined_as_people_do() -> None:
    say = words("en")
    cards = tuple(map(Card.parse, ("O6", "G6", "R4")))
    only = Reason("why-only", {"cards": cards, "threes": 0})
    known = Reason("wrong-known", {"seat": 2, "cards": cards[:2]})
    lets = Reason("wrong-lets", {"colours": (BLUE,)})
    assert tell(say, [only]) == "Only with O6, G6 or R4 can anyone answer it."
    assert tell(say, [known, lets]) == (
        "Seat 2 is known to hold O6 and G6, which is enough to answer it. "
        "With Blue on the canvas, the next player is winning with what lies there."
    )


def test_a_reason_needs_its_facts() -> None:
    with pytest.raises(TypeError, match="needs the facts"):
        Reason("why-only", {})
    reason = Reason("why-only", {"cards": (Card.parse("O6"),), "threes": 1})
    assert reason.plain_facts == {"cards": ["O6"], "threes": 1}
    assert Reason("why-change", {"colour": GREEN}).plain_facts == {"colour": "G"}
