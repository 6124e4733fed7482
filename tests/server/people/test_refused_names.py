from __future__ import annotations

import pytest

from red7.server.errors import ServerError
from red7.server.people.refused_names import RefusedNames, folded, is_pattern, usual_patterns

ALIKE = (
    "Voldemort",
    "VOLDEMORT",
    "Lord Voldemort",
    "voldemort-1997",
    "v0ld3m0rt",
    "Vo1demort",
    "V\N{CYRILLIC SMALL LETTER O}ld\N{CYRILLIC SMALL LETTER IE}mort",
    "\N{FULLWIDTH LATIN CAPITAL LETTER V}oldemort",
    "\N{MATHEMATICAL BOLD CAPITAL V}oldemort",
    "Völdemörťt",
    "v.o.l.d.e.m.o.r.t",
    "v o l d e m o r t",
    "Vooooldemorttt",
    "VoIdemort",  # with a capital i
)


@pytest.mark.parametrize("name", ALIKE, ids=ascii)
def test_spelling_makes_no_difference(name: str) -> None:
    names = RefusedNames(["voldemort"])
    assert names.refuses(name)
    with pytest.raises(ServerError) as caught:
        names.check(name)
    assert caught.value.reason == "name-refused"


@pytest.mark.parametrize("name", ["Voldemorte", "Valdemar", "Harry", "Old Mort", "🐍", "Вова"])
def test_other_names_are_welcome(name: str) -> None:
    RefusedNames(["voldemort"]).check(name)


def test_a_double_letter_is_not_a_single_one() -> None:
    names = RefusedNames(["goblin", "troll"])
    assert names.refuses("Trollll")
    assert not names.refuses("Trol")
    assert names.refuses("Gobblin")


def test_an_asterisk_stands_for_anything() -> None:
    names = RefusedNames(["*umbridge*", "tom*"])
    assert all(map(names.refuses, ["xXUmbridgeXx", "Umbridge", "Dolores_umbr1dge", "Tommy", "Tom"]))
    assert not any(map(names.refuses, ["Atom", "Bridge"]))


def test_nobody_is_refused_for_part_of_a_name_without_one() -> None:
    names = RefusedNames()
    for name in ("Scunthorpe", "Niger", "Nigeria", "Spice", "Kiker", "Pakistan", "Pedał", "Negro"):
        names.check(name)


def test_a_host_adds_and_takes_away() -> None:
    names = RefusedNames(["voldemort", "*umbridge*"])
    names.change({"Quirrell": True, "*UMBRIDGE*": False})
    assert names.patterns == ("Quirrell", "voldemort")
    assert names.refuses("Quirre11")
    assert not names.refuses("Umbridge")
    names.change({})
    assert names.refuses("Umbridge")
    assert not RefusedNames([]).refuses("Voldemort")


def test_the_list_that_comes_along_is_of_patterns_that_refuse_themselves() -> None:
    usual = usual_patterns()
    assert len(usual) == len(set(usual)) > 30
    names = RefusedNames()
    for pattern in usual:
        assert is_pattern(pattern), pattern
        assert names.refuses(pattern.strip("*")), pattern


@pytest.mark.parametrize(
    ("text", "possible"),
    [
        ("ogre", True),
        ("*ogre", True),
        ("", False),
        ("*", False),
        ("o*gre", False),
        ("-", False),
        ("x" * 61, False),
    ],
)
def test_what_can_be_put_on_the_list(text: str, possible: bool) -> None:  # noqa: FBT001
    assert is_pattern(text) is possible


def test_letters_of_other_scripts_stay_what_they_are_unless_they_look_like_latin_ones() -> None:
    assert folded("日本") == "日本"
    assert folded("Zażółć") == "zazoic"
