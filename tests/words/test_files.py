from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, get_args

import pytest
from fluent.runtime import FluentBundle, FluentResource

from red7.arena.errors import REASONS as ARENA_REASONS
from red7.arena.game import FAULTS
from red7.cli.main import every_command
from red7.core import COLOURS, EDITIONS, RULEBOOKS
from red7.core.errors import COMPARISON, REASONS
from red7.protocol.messages import Effect, Phrase, Prompt
from red7.protocol.puzzles import PuzzleKind
from red7.rulebook import NAMES
from red7.server.errors import ServerError
from red7.server.store.people.people import Reason, TieKind
from red7.study.puzzles import KINDS
from red7.table.errors import TableError
from red7.train.curves import NAMES as CURVES
from red7.words import FILES, LANGUAGES, source
from tests.words.files import entries, references, text, variables

ROOT: Final = Path(__file__).parents[2]
# Where the messages of a file are used: in each of these places, or groups of places.
READERS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "game": (("web/src",), ("src/red7/cli", "src/red7/server", "src/red7/table", "src/red7/words")),
    "errors": (("src/red7/words", "src/red7/server", "src/red7/table"),),
    "cli": (("src/red7/cli", "src/red7/server", "src/red7/study", "src/red7/table"),),
    "analysis": (("src/red7/cli", "src/red7/study", "src/red7/table"),),
    "play": (("src/red7/cli",),),
    "arena": (("src/red7/arena", "src/red7/cli"),),
    "page": (("web/src",),),  # and the terminal, which says the same
    "setup": (("web/src",),),
    "study": (("src/red7/study", "src/red7/words"),),
    "review": (("web/src", "src/red7/cli", "src/red7/table"),),
    "explore": (("web/src",),),
    "meet": (("web/src",),),
    "people": (("web/src",),),
    "puzzle-page": (("web/src",),),
    "stats": (("web/src", "src/red7/cli", "src/red7/study"),),
    "account": (("web/src",),),
    "ratings": (("web/src",),),
    "lessons": (("src/red7/study",),),
    "learn": (("web/src",),),
    "rulebook": (("web/src", "src/red7/cli", "src/red7/rulebook"),),
    "puzzles": (("src/red7/cli", "src/red7/study"),),
    "terminal": (("src/red7/terminal", "src/red7/cli"),),
    "rooms": (("src/red7/terminal", "src/red7/cli"),),
}


@cache
def code(place: str) -> str:
    sources = (path for path in sorted((ROOT / place).rglob("*")) if path.is_file())
    return "\n".join(
        path.read_text(encoding="utf-8")
        for path in sources
        if path.suffix in {".py", ".ts", ".svelte"}
    )


def made_names() -> Iterator[str]:
    """Give the names that the code makes of a beginning and a reason, command or choice."""
    yield from (f"error-{reason}" for reason in REASONS)
    yield from (f"table-{reason}" for reason in {**TableError.REASONS, **ServerError.REASONS})
    yield from (f"arena-error-{reason}" for reason in ARENA_REASONS)
    yield from (f"arena-forfeit-{fault}" for fault in FAULTS)
    yield from (f"arena-{fault}" for fault in FAULTS)
    for kind in get_args(TieKind):
        yield from (f"people-{kind}", f"people-done-{kind}")
    yield from (f"people-reason-{reason}" for reason in get_args(Reason))
    yield from ("people-join", "people-watch")
    for section in ("wins", "cross", "ratings", "conduct"):
        yield from (f"arena-head-{section}", f"arena-about-{section}")
    yield from (f"arena-{head}" for head in ("win-rate", "95", "rating", "faults"))
    yield from (f"arena-label-{name}" for name in ("bots", "version"))
    yield from (f"help-{command.name}" for command in every_command())
    yield from (f"help-rule-{colour.letter}" for colour in COLOURS)
    yield from (f"help-action-{number}" for number in (1, 3, 5, 7))
    yield from (f"play-word-{word}" for word in ("open", "table", "rules", "hint", "undo", "quit"))
    yield from (f"rules-{name.replace('.', '')}" for name in EDITIONS)
    yield from (f"book-{book.name.replace('.', '')}" for book in RULEBOOKS)
    yield from (f"phrase-{phrase}" for phrase in get_args(Phrase))
    yield from (f"web-do-{prompt}" for prompt in get_args(Prompt))
    yield from (f"web-result-{effect}" for effect in get_args(Effect))
    unasked = {"watching", "watching-turn", "others-turn", "out-of-round"}
    asked = [p for p in get_args(Prompt) if p not in unasked and not p.startswith("play")]
    yield from (f"play-prompt-{prompt}" for prompt in asked)
    yield from (f"train-curve-{name.replace(' ', '-')}" for name in CURVES)
    yield from (f"web-explore-certain-{proof}" for proof in ("win", "loss"))
    yield from (f"lesson-miss-{goal}" for goal in ("play", "change", "draw"))
    yield from (f"rulebook-title-{name}" for name in NAMES)
    yield from (f"rulebook-why-{why}" for why in ("more", "higher", "none"))
    for kind in get_args(PuzzleKind):
        yield from (f"web-puzzle-kind-{kind}", f"web-puzzle-task-{kind}")
    for part in ("kind", "ask", "because"):
        yield from (f"puzzle-{part}-{kind}" for kind in KINDS)
    heads = ("kind", "count", "easiest", "middle", "hardest", "players")
    yield from (f"puzzles-{head}" for head in heads)
    for level in ("basic", "advanced", "expert"):
        yield from (f"web-level-{level}", f"web-level-{level}-more")


MADE: Final = frozenset(made_names())


def beginning(name: str) -> str:
    """Give the beginning with which a name is made, as it stands in the code."""
    if name.startswith(("web-explore-certain", "web-puzzle-kind", "web-puzzle-task")):
        return f"{name.rpartition('-')[0]}-"
    parts = name.split("-")
    if parts[0] == "puzzle":
        return f"puzzle-{parts[1]}-"
    long = {"arena-error", "arena-forfeit", "arena-head", "arena-about", "arena-label"}
    long |= {
        "help-rule",
        "lesson-miss",
        "help-action",
        "play-word",
        "play-prompt",
        "rulebook-title",
        "rulebook-why",
        "train-curve",
        "web-level",
        "web-do",
        "web-result",
    }
    return ("-".join(parts[:2]) if "-".join(parts[:2]) in long else parts[0]) + "-"


@cache
def named(place: str) -> frozenset[str]:
    """Give what is written between quotation marks, as names of messages are."""
    return frozenset(re.findall(r"""["'`]([\w-]+)(?=["'`])""", code(place)))


@cache
def begun(place: str) -> frozenset[str]:
    """Give the beginnings with which names are made."""
    return frozenset(re.findall(r"""["'`]([\w-]+-)\$?{""", code(place)))


def uses(place: str, name: str) -> bool:
    return name in named(place) or (name in MADE and beginning(name) in begun(place))


@pytest.mark.parametrize("file", FILES)
def test_every_message_is_used_by_those_who_read_its_file(file: str) -> None:
    inside = set[str]().union(*(references(m).messages for m in entries("en", file).values()))
    for name in entries("en", file).keys() - inside:
        for places in READERS[file]:
            assert any(uses(place, name) for place in places), (name, places)


def test_every_name_that_the_code_makes_has_a_message() -> None:
    there = [name for file in FILES for name in entries("en", file)]
    assert len(there) == len(set(there)), "a message stands in two files"
    assert set(there) >= MADE


def test_a_language_is_a_folder_of_the_same_files() -> None:
    folder = files("red7.words")
    for language in LANGUAGES:
        names = sorted(file.name for file in folder.joinpath(language).iterdir())
        assert names == sorted(f"{name}.ftl" for name in FILES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_no_message_and_no_variable_is_missing(language: str, file: str) -> None:
    assert variables(language, file) == variables("en", file)
    same_order = list(entries(language, file)) == list(entries("en", file))
    assert same_order, "keep the order, for whoever compares"


LANGUAGE_NAMES: Final = {
    "en": "English",
    "fr": "French",
    "de": "German",
    "it": "Italian",
    "es": "Spanish",
    "pl": "Polish",
}


def headings(language: str, file: str) -> list[str]:
    """Give the comments of a file as if it were the English one."""
    name = LANGUAGE_NAMES[language]
    lines = text(language, file).splitlines()
    return [line.replace(name, "English") for line in lines if line.startswith("#")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_language_has_the_same_headings_in_english(language: str, file: str) -> None:
    assert headings(language, file) == headings("en", file)


def test_all_messages_of_a_language_come_together() -> None:
    for language in LANGUAGES:
        whole = source(language)
        for file in FILES:
            assert text(language, file) in whole


def test_every_reason_has_its_message() -> None:
    for reason, facts in REASONS.items():
        said = variables("en", "errors")[f"error-{reason}"]
        allowed = set(facts) | {"cause"}
        if set(COMPARISON) <= set(facts):
            allowed = (allowed - set(COMPARISON)) | {"comparison"}
        assert said <= allowed, reason
        # What the core tells is also said, except where a comparison says it.
        assert said >= allowed - {"cause"}, reason


NUMBERS: Final = {
    *("count", "place", "number", "seat", "players", "fields", "mine", "theirs", "goal"),
    *("held", "percent", "threes", "unseen"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_every_message_can_be_said(language: str, file: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text(language, file)))  # it needs no other file
    for message, names in variables(language, file).items():
        pattern = bundle.get_message(message).value
        assert pattern is not None
        for number in (0, 1, 2, 5, 22) if names & NUMBERS else (0,):
            for letter in "ROYGBIV" if "colour" in names else "R":
                values = {name: number if name in NUMBERS else "R7" for name in names}
                values |= dict.fromkeys(names & {"colour"}, letter)
                said, errors = bundle.format_pattern(pattern, values)
                assert not errors, (message, errors)
                assert str(said).strip(), message
