from __future__ import annotations

import pytest

from red7.core import CARDS, Red7Error
from red7.server.errors import ServerError
from red7.table.errors import TableError
from red7.table.refusals import refusal
from red7.words import LANGUAGES, words


@pytest.mark.parametrize("kind", [TableError, ServerError])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence_in_every_language(
    kind: type[TableError], language: str
) -> None:
    for reason, facts in kind.REASONS.items():
        values: dict[str, int | str] = dict.fromkeys(facts, 2)
        told = refusal(kind(reason, **values), language)
        assert told.text[-1] in ".2"
        assert (told.reason, told.facts) == (f"table-{reason}", values)


def test_refusals_carry_facts_as_they_are_written() -> None:
    error = Red7Error("not-in-hand", card=CARDS[0])
    told = refusal(Red7Error("step-refused", error, step="+R7", place=1), "en")
    assert told.facts == {"step": "+R7", "place": 1}
    assert told.cause
    assert told.cause.facts == {"card": "V1"}
    assert told.cause.text in told.text


def test_the_same_refusal_is_told_to_each_in_their_language() -> None:
    error = Red7Error("not-your-turn", seat=2)
    texts = {language: refusal(error, language).text for language in LANGUAGES}
    assert len(set(texts.values())) == len(LANGUAGES)
    assert texts == {language: words(language).error(error) for language in LANGUAGES}
    assert refusal(Red7Error("not-your-turn", seat=1), "en") != refusal(error, "en")
