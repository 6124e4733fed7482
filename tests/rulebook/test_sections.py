from __future__ import annotations

import pytest

from red7.core import EDITIONS
from red7.core.rules import NAMED
from red7.rulebook import NAMES, SECTIONS, Comparison, Trials, find_section
from red7.words import LANGUAGES, words


def test_a_section_is_found_by_its_name() -> None:
    assert len(set(NAMES)) == len(NAMES)
    for section in SECTIONS:
        assert find_section(section.name) is section
    assert find_section("nothing") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_said_in_every_language(language: str) -> None:
    say = words(language)
    for section in SECTIONS:
        assert say(section.title)
        told = [say(text.message, **text.values) for text in section.texts]
        assert all(told)
        assert len(set(told)) == len(told)
        assert all(len(text) <= 330 for text in told), "short enough to be read"


def test_every_option_and_edition_has_its_place() -> None:
    options = {"draw": "draw", "match": "points", "actions": "actions"}
    for option, name in options.items():
        section = find_section(name)
        assert section
        assert section.option, option
    assert set(options) == {part for rules in NAMED.values() for part in rules.split("+")[1:]}
    editions = find_section("editions")
    assert editions
    assert [text.mark for text in editions.texts if text.mark] == list(EDITIONS)
    for example in editions.examples:
        assert isinstance(example, Trials)
        tried = [trial.before.rules.edition.name for trial in example.tried]
        assert tried == list(EDITIONS), "the same turn in each edition"
        outcomes = {trial.refused is None for trial in example.tried}
        assert outcomes == {True, False}, "an example of a difference"


def test_each_rule_of_the_game_has_an_example() -> None:
    for section in SECTIONS:
        if section.name not in {"known", "notation", "tables"}:
            assert section.examples, section.name
    colours = find_section("colours")
    assert colours
    assert [text.mark for text in colours.texts[1:]] == list("ROYGBIV")
    (example,) = colours.examples
    assert isinstance(example, Comparison)
    assert all(all(found.best) for found in example.verdicts), "something lights up everywhere"
