"""Everything the program says to people, in six languages.

The messages are Fluent files, in one folder for each language and split by who reads them; the
page in the browser reads those that ``web/messages.ts`` names.
"""

from __future__ import annotations

import json
import os
import re
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, visitor

from red7.core import Colour, Red7Error
from red7.core.errors import COMPARISON

if TYPE_CHECKING:
    from collections.abc import Mapping

LANGUAGES: Final = ("en", "fr", "de", "it", "es", "pl")
FILES: Final = (
    "game",
    "errors",
    "cli",
    "analysis",
    "play",
    "arena",
    "page",
    "setup",
    "study",
    "review",
    "explore",
    "stats",
    "account",
    "ratings",
    "meet",
    "people",
    "lessons",
    "learn",
    "rulebook",
    "puzzle-page",
    "puzzles",
    "terminal",
    "rooms",
)

NO_CHANGES: Final[tuple[tuple[str, str], ...]] = ()
# Where a rulebook has its own word for something: its language, and what is changed in it. The
# article comes with the word. The browser reads the same file.
VARIANTS: Final[dict[str, tuple[str, tuple[tuple[str, str], ...]]]] = {
    book: (own["language"], tuple((usual, printed) for usual, printed in own["changes"]))
    for book, own in json.loads(
        files(__name__).joinpath("variants.json").read_text(encoding="utf-8")
    ).items()
}

Value = str | int

_ENTRY: Final = re.compile(r"^([a-z][A-Za-z0-9_-]*) =", re.MULTILINE)  # where a message begins
# A placeholder in a formatted message for text that is filled in later.
_MARK: Final = re.compile("\ue000([a-z_]+)\ue001")


class _Choosing(visitor.Visitor):
    """Finds the variables that a message's wording depends on, and the messages it refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.variables.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


class _File:
    """The messages of one file, which refer to no message of another."""

    def __init__(self, language: str, name: str) -> None:
        self.text = files(__name__).joinpath(language, f"{name}.ftl").read_text(encoding="utf-8")
        # Isolating marks are for bidirectional text; all of ours runs from left to right.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._choosing: dict[str, set[str]] = {}

    def __contains__(self, message: str) -> bool:
        return f"\n{message} =" in self.text

    def bundle(self, message: str) -> FluentBundle:
        """Return the messages, of which this one is ready to be said."""
        self.choosing(message)
        return self._bundle

    def choosing(self, message: str) -> set[str]:
        """Return the variables that choose a message's wording, or that of a nested message."""
        # Parsing is slow, so only those messages are parsed that are said.
        if message not in self._choosing:
            resource, found = FluentResource(self._entries[message]), _Choosing()
            found.visit(resource)
            nested = [self.choosing(inner) for inner in found.messages]
            self._bundle.add_resource(resource)
            self._choosing[message] = found.variables.union(*nested)
        return self._choosing[message]

    @cached_property
    def _entries(self) -> dict[str, str]:
        """The source of each message."""
        _, *parts = _ENTRY.split(self.text)
        return {name: f"{name} ={rest}" for name, rest in zip(parts[::2], parts[1::2], strict=True)}


@cache
def _files(language: str) -> tuple[_File, ...]:
    return tuple(_File(language, name) for name in FILES)


@cache
def _file_of(language: str, message: str) -> _File:
    for file in _files(language):
        if message in file:
            return file
    raise LookupError(message)


def source(language: str) -> str:
    """Return all messages of a language in the Fluent format."""
    return "\n".join(file.text for file in _files(language))


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
        self._made = lru_cache(maxsize=4096)(self._make)
        self._said = lru_cache(maxsize=4096)(self._say)
        self._compared = lru_cache(maxsize=4096)(self._compare)

    def __call__(self, message: str, /, **values: Value) -> str:
        """Return a message with its variables filled in."""
        return self._said(message, tuple(values.items()))

    def _say(self, message: str, values: tuple[tuple[str, Value], ...]) -> str:
        chosen = _file_of(self.language, message).choosing(message)
        # Formatting is slow: each wording is formatted once, with cards and names filled in later.
        later = {n: v for n, v in values if isinstance(v, str) and n not in chosen}
        fixed = tuple((n, v) for n, v in values if n not in later)
        text = _MARK.sub(lambda mark: later[mark[1]], self._made(message, tuple(later), fixed))
        for usual, printed in self._changes:
            text = text.replace(usual, printed)
        return text

    def _make(
        self, message: str, later: tuple[str, ...], fixed: tuple[tuple[str, Value], ...]
    ) -> str:
        bundle = _file_of(self.language, message).bundle(message)
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise LookupError(message)
        marks = {name: f"\ue000{name}\ue001" for name in later}
        formatted, _ = bundle.format_pattern(pattern, dict(fixed) | marks)
        return str(formatted)

    def colour(self, colour: Colour) -> str:
        """Return the name of a colour."""
        return self("colour", colour=colour.letter)

    def heading(self, colour: Colour) -> str:
        """Return the name of a colour where it stands alone."""
        return self("colour-heading", colour=colour.letter)

    def rule(self, colour: Colour) -> str:
        """Return the rule of a colour in a few words."""
        return self("rule-text", colour=colour.letter)

    def error(self, error: Red7Error, rivals: Mapping[str, str] | None = None) -> str:
        """Turn an error from the core into a sentence.

        ``rivals`` names the other players by where they sit: opponent, left, right, across.
        """
        values = error.plain_facts
        if "rival" in values:
            place = str(values["rival"])
            values["rival"] = (rivals or {}).get(place) or self("rival", place=place)
        if "their_top" in values:
            # The comparison says all of this, which leaves only the card for the sentence.
            values["comparison"] = self._compared(*(values.pop(name) for name in COMPARISON))
        values["cause"] = self.error(error.cause, rivals) if error.cause else ""
        return self(f"error-{error.reason}", **values).strip()

    def comparison(self, facts: Mapping[str, Value]) -> str:
        """Describe what a player has under a colour, compared with the strongest opponent.

        The facts are those of a refusal that compares, and ``rival`` says where the opponent sits.
        """
        values = {**facts, "rival": self("rival", place=facts["rival"])}
        return self._compared(*(values[name] for name in COMPARISON))

    def _compare(  # noqa: PLR0913, PLR0917 - the facts of a comparison
        self, rule: Value, mine: Value, theirs: Value, rival: Value, top: Value, their_top: Value
    ) -> str:
        """Describe what a player has under a colour, compared with the strongest opponent."""
        if not (isinstance(mine, int) and isinstance(theirs, int)):
            raise TypeError(mine, theirs)
        if not mine:
            return self("compare-none", colour=rule)
        if rule == Colour.RED.letter:
            return self("compare-highest", top=top, rival=rival, their_top=their_top)
        return self(
            "compare-fewer" if mine < theirs else "compare-lower",
            canvas=self("colour", colour=rule),
            mine=self("counted", colour=rule, count=mine),
            theirs=self("number-word", count=theirs),
            rival=rival,
            top=top,
            their_top=their_top,
        )


@cache
def words(language: str) -> Words:
    """Return the messages of a language, which are read once."""
    return Words(language)


def system_language(environ: Mapping[str, str] = os.environ) -> str:
    """Return the language of the user's locale, or English if there is no translation.

    >>> system_language({"LANG": "pl_PL.UTF-8"}), system_language({"LC_ALL": "C", "LANG": "fr"})
    ('pl', 'en')
    """
    for name in ("RED7_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(name, "")
        if value:
            language = value[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


__all__ = ["FILES", "LANGUAGES", "Value", "Words", "source", "system_language", "words"]
