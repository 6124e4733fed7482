from __future__ import annotations

import pytest

from red7.core import EDITIONS, RULEBOOKS, Draw, Red7Error, Rules
from red7.core.rules import GOALS, Target
from tests.games import ALL_RULES


@pytest.mark.parametrize("text", ALL_RULES)
def test_rules_round_trip(text: str) -> None:
    assert str(Rules.parse(text)) == text
    assert Rules.parse(text.upper()) == Rules.parse(text)


def test_there_are_thirty_six() -> None:
    assert len(set(map(Rules.parse, ALL_RULES))) == 36


def test_options_in_any_order() -> None:
    rules = Rules.parse(" v1.1 + actions + draw! ")
    assert rules == Rules(EDITIONS["v1.1"], Draw.MUST, match=False, actions=True)


def test_names() -> None:
    assert str(Rules.parse("basic")) == "v1.2"
    assert str(Rules.parse("Advanced")) == "v1.2+draw+match"
    assert str(Rules.parse("expert")) == "v1.2+draw+match+actions"


@pytest.mark.parametrize(
    ("text", "reason", "wrong"),
    [
        ("", "edition-unknown", ""),
        ("v1.4", "edition-unknown", "v1.4"),
        ("v1.2+drow", "option-unknown", "drow"),
        ("v1.2+", "option-unknown", ""),
        ("v1.2+draw+draw!", "option-twice", "draw!"),
        ("v1.2+match+match", "option-twice", "match"),
        ("v1.2+actions+actions", "option-twice", "actions"),
        ("expert+draw", "edition-unknown", "expert"),
    ],
)
def test_wrong_rules(text: str, reason: str, wrong: str) -> None:
    with pytest.raises(Red7Error) as caught:
        Rules.parse(text)
    assert caught.value.reason == reason
    assert caught.value.facts == {"text": wrong}


def test_what_the_editions_print() -> None:
    one, two, three = (EDITIONS[name] for name in ("v1.1", "v1.2", "v1.3"))
    assert one.one_takes_from is Target.MORE_THAN_ONE
    assert two.one_takes_from is three.one_takes_from is Target.AS_MANY_AS_MINE
    assert [e.losing_discard for e in (one, two, three)] == [False, False, True]
    assert [e.seven_takes_itself for e in (one, two, three)] == [False, True, True]
    assert [e.seven_to_deck for e in (one, two, three)] == [False, True, True]
    assert [e.seven_wins_at_once for e in (one, two, three)] == [False, True, False]
    assert [e.seven_earns_draw for e in (one, two, three)] == [True, True, False]


def test_goals() -> None:
    assert GOALS == {2: 40, 3: 35, 4: 30}


def test_the_nine_rulebooks() -> None:
    assert len({book.name for book in RULEBOOKS}) == len(RULEBOOKS) == 9
    assert sorted(book.language for book in RULEBOOKS) == sorted(
        ["en", "en", "fr", "fr", "de", "it", "es", "es", "pl"]
    )
    for book in RULEBOOKS:
        assert str(Rules.parse(book.rules)) == book.rules
