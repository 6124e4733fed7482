from __future__ import annotations

import pytest

from red7.core import EDITIONS, RULEBOOKS, Round, commitment
from red7.words import LANGUAGES, words
from tests.cli.run import red7


def test_a_deal_can_be_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    first = red7(monkeypatch, "deal", "--players", "3", "--rules", "expert").out.splitlines()
    seed = first[0].split()[-1]
    again = red7(monkeypatch, "deal", "--players", "3", "--seed", seed).out.splitlines()
    assert again == first
    assert first[1].split()[-1] == commitment(bytes.fromhex(seed))
    assert first[2] == f"Position: {Round.deal(3, 'expert', seed)}"


def test_other_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    out = red7(monkeypatch, "deal", "--seed", "00" * 32, "--round", "3").out
    assert str(Round.deal(2, seed=bytes(32), number=3)) in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_that_can_be_chosen(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    out = red7(monkeypatch, "rules", "--lang", language).out
    names = [*EDITIONS, "draw!", "match", "actions", *(book.name for book in RULEBOOKS)]
    assert all(f"  {name} " in out for name in names)
    assert words(language)("rules-books") in out
