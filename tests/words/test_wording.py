"""What can be checked of good wording without speaking a language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from fluent.syntax import ast, visitor

from red7.core import COLOURS
from red7.words import FILES, LANGUAGES, words
from tests.words.files import entries

THIN: Final = "\u202f"  # a narrow no-break space
FIRM: Final = "\u00a0"  # a no-break space


class Texts(visitor.Visitor):
    """Collects what a message says between its variables."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:  # noqa: N802
        self.found.append(node.parse()["value"])


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Give every piece of text with the name of its message."""
    for file in FILES:
        for name, entry in entries(language, file).items():
            found = Texts()
            found.visit(entry)
            yield from ((name, text) for text in found.found)


# Marks that are no punctuation: draw!, G4?31, B5/?7, sqlite:///games.db, postgresql://host.
NOTATION: Final = re.compile(r"draw!|G4\?31|/\?7|sqlite:///|postgresql://")


def test_french_punctuation_does_not_leave_its_word() -> None:
    for name, text in texts("fr"):
        plain = NOTATION.sub("", text)
        for found in re.finditer("[;!?%:»]", plain):
            place = found.start()
            space = FIRM if found[0] in ":»" else THIN
            quoted = plain[place - 2 : place] == f"«{FIRM}"
            assert plain[place - 1 : place] == space or quoted, (name, text)
        for after in re.findall("«(.?)", plain):
            assert after == FIRM, (name, text)


def test_bots_are_called_alike_by_all_at_a_table() -> None:
    assert len({words(language)("bot-names") for language in LANGUAGES}) == 1


def test_an_ellipsis_follows_its_word() -> None:
    for language in LANGUAGES:
        if language != "de":  # where a space is right
            for name, text in texts(language):
                assert not re.search(r"\s…", text), (language, name, text)


def test_quotes_and_apostrophes_are_printed_ones() -> None:
    for language in LANGUAGES:
        for name, text in texts(language):
            assert "'" not in text, (language, name, text)
            assert '"' not in text.replace('[Rules "v1.2"]', ""), (language, name, text)


# Words that the printed rulebook of a language does not use, or that we decided against.
AVOIDED: Final = {
    "en": r"\bto the first page\b|\bcan be had\b",
    "fr": r"hors jeu|Indiquez|\bbots?\b|\bjou\w* [^.:]*dans (la|ta) palette|d’un même nombre",
    "de": r"Geben Sie|abw[eio]rf|abgeworfen|Abwurf|\bin (deine|die) Palette|\bMatch\b",
    "it": r"in testa|\bfuori\b|nessuna mano|La mano successiva|è mancato|sicuro",
    "es": r"descart|\b(el|un|este) terminal\b|\bsitios?\b|\ba (tu|el) área|Visitante|manda el",
    "pl": r"\bparti[aęei]\b|dobier|dobrani|prowadziłaby|\(a\)|\b[Mm]ecz|tą samą liczbą|kibic",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_the_rulebooks_do_not_use(language: str) -> None:
    for name, text in texts(language):
        assert not re.search(AVOIDED[language], text), (name, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_colours_alone_have_a_capital(language: str) -> None:
    say = words(language)
    for colour in COLOURS:
        heading = say.heading(colour)
        assert heading[0].isupper()
        assert heading.lower() == say.colour(colour).lower()


# On a narrow phone a button holds so many characters, and one of two side by side so many.
WHOLE, HALF = 22, 16
BUTTONS: Final = {
    WHOLE: """web-play-now web-with-friends web-choose-rules web-colours web-open-table web-start
        web-copy web-home web-leave web-seat-back web-play-anyway web-keep-playing web-record
        web-end-show web-replay web-to-palette web-to-canvas web-to-deck""",
    HALF: """web-join web-copied web-play web-end web-draw web-no-draw web-undo web-drop
        web-next-round web-rematch web-cancel web-close web-faster web-to-end""",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_fit_on_a_phone(language: str) -> None:
    say = words(language)
    for most, names in BUTTONS.items():
        for name in names.split():
            assert len(say(name)) <= most, (name, say(name))


HELP: Final = [
    *((f"help-rule-{colour.letter}", "v12") for colour in COLOURS),
    *((f"help-action-{number}", "v12") for number in (1, 3, 5, 7)),
    ("help-action-1", "v11"),
    *(("help-action-7", edition) for edition in ("v11", "v13")),
    *((name, "v12") for name in ("help-draw", "help-score", "help-turn")),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_short(language: str) -> None:
    say = words(language)
    told = [say(name, edition=edition, draw="may", goal=40) for name, edition in HELP]
    assert len(set(told)) == len(HELP)
    for text in told:
        assert 1 <= len(re.findall(r"\.(?= |$)", text)) <= 3, text
        assert len(text) <= 350, text
