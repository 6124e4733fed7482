from __future__ import annotations

import re
from pathlib import Path

import pytest

from red7.bots.found import OUR_OWN
from red7.study.puzzles.difficulty import STRENGTHS, TRIES
from red7.words import LANGUAGES, words

PAGE = Path(__file__).parents[2] / "web/src/words/people.ts"


def test_every_list_of_our_bots_names_them_from_weakest_to_strongest() -> None:
    (listed,) = re.findall(r"STRENGTHS = \[(.*?)\]", PAGE.read_text(encoding="utf-8"))
    assert re.findall(r'"(\w+)"', listed) == list(OUR_OWN)
    assert list(STRENGTHS) == list(TRIES) == list(OUR_OWN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_told_how_strong_a_bot_is_knows_of_how_many(language: str) -> None:
    assert words(language)("web-bot-level", number=1).endswith(f" {len(OUR_OWN)}")
