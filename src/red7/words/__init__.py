"""Everything the program says to people, in six languages.

The messages stand in the .ftl files beside this module, one for each language, in the Fluent
format; the browser reads the same files.
"""

from __future__ import annotations

import os
from functools import cache, cached_property
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource

from red7.core import Card, Colour, Red7Error

if TYPE_CHECKING:
    from collections.abc import Mapping

LANGUAGES: Final = ("en", "fr", "de", "it", "es", "pl")

NO_CHANGES: Final[tuple[tuple[str, str], ...]] = ()
# Where a rulebook has its own word for something, and the usual one with its article.
VARIANTS: Final = {
    "es-v1.2": (
        "es",
        (
            ("del mazo", "de la baraja"),
            ("el mazo", "la baraja"),
            ("un mazo", "una baraja"),
            ("Mazo", "Baraja"),
            ("mazo", "baraja"),
        ),
    ),
}

Value = str | int


class Words:
    """The messages of one language.

    >>> say = words("en")
    >>> say("error-not-in-hand", card="R7")
    'R7 is not in your hand.'
    >>> words("de").colour(Colour.RED)
    'Rot'
    """

    def __init__(self, language: str) -> None:
        self.language, self._changes = VARIANTS.get(language, (language, NO_CHANGES))
        if self.language not in LANGUAGES:
            raise LookupError(language)

    @cached_property
    def _bundle(self) -> FluentBundle:
        """The messages, read when the first is wanted: many commands say nothing."""
        # Isolating marks are for bidirectional text; ours all runs from left to right.
        bundle = FluentBundle([self.language], use_isolating=False)
        text = files(__name__).joinpath(f"{self.language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
        return bundle

    def __call__(self, message: str, /, **values: Value) -> str:
        """Give a message with its variables filled in."""
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(message)
        formatted, _ = self._bundle.format_pattern(pattern, values)
        text = str(formatted)
        for usual, printed in self._changes:
            text = text.replace(usual, printed)
        return text

    def colour(self, colour: Colour) -> str:
        """Give the name of a colour."""
        return self("colour", colour=colour.letter)

    def rule(self, colour: Colour) -> str:
        """Give the rule of a colour in a few words."""
        return self("rule-text", colour=colour.letter)

    def error(self, error: Red7Error, rivals: Mapping[str, str] | None = None) -> str:
        """Make a sentence of an error of the core.

        ``rivals`` names the others by where they sit: opponent, left, right, across.
        """
        values = {name: _plain(fact) for name, fact in error.facts.items()}
        if "their_top" in error.facts:
            values["comparison"] = self._comparison(error.facts, rivals or {})
        values["cause"] = self.error(error.cause, rivals) if error.cause else ""
        return self(f"error-{error.reason}", **values).strip()

    def _comparison(self, facts: Mapping[str, object], rivals: Mapping[str, str]) -> str:
        """Tell what a player has under a colour, beside the strongest other."""
        rule, mine, theirs = facts["rule"], facts["mine"], facts["theirs"]
        if not (isinstance(rule, Colour) and isinstance(mine, int) and isinstance(theirs, int)):
            raise TypeError(facts)
        letter = rule.letter
        if not mine:
            return self("compare-none", colour=letter)
        place = str(facts["rival"])
        common = {
            "rival": rivals.get(place) or self("rival", place=place),
            "top": str(facts["top"]),
            "their_top": str(facts["their_top"]),
        }
        if rule is Colour.RED:
            return self("compare-highest", **common)
        return self(
            "compare-fewer" if mine < theirs else "compare-lower",
            **common,
            canvas=self.colour(rule),
            mine=self("counted", colour=letter, count=mine),
            theirs=self("number-word", count=theirs),
        )


def _plain(fact: object) -> Value:
    if isinstance(fact, int) and not isinstance(fact, Card | Colour):
        return fact
    return str(fact)


@cache
def words(language: str) -> Words:
    """Give the messages of a language, read once."""
    return Words(language)


def system_language(environ: Mapping[str, str] = os.environ) -> str:
    """Give the language of the user's locale, English where there is no better.

    >>> system_language({"LANG": "pl_PL.UTF-8"}), system_language({"LC_ALL": "C", "LANG": "fr"})
    ('pl', 'en')
    """
    for name in ("RED7_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(name, "")
        if value:
            language = value[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


__all__ = ["LANGUAGES", "Words", "system_language", "words"]
