"""The rulebook in plain lines, as the command ``rules`` and the plain game show it."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Final

from red7.core import Position, Red7Error
from red7.rulebook import (
    NAMES,
    Comparison,
    Example,
    RuleVerdict,
    Section,
    Trial,
    Trials,
    find_section,
    section_about,
    verdict,
)
from red7.table.narration import describe_turn, spaced
from red7.words import Value, Words

_WIDTH: Final = 88
ALL: Final = "all"


def sections_named(name: str) -> tuple[Section, ...]:
    """Return the sections that a name stands for: one, all of them, or none."""
    found = [find_section(one) for one in (NAMES if name == ALL else (name,))]
    return tuple(section for section in found if section)


def contents(say: Words) -> Iterator[str]:
    """Yield the names and titles of all sections."""
    for section in sections_named(ALL):
        yield f"  {section.name:<15} {say(section.title)}"


def lines(say: Words, section: Section) -> Iterator[str]:
    """Yield a section in lines: its title, its paragraphs, its examples worked out."""
    yield say(section.title)
    if section.option:
        yield say("rulebook-option")
    for text in section.texts:
        yield from _wrapped(f"{_marked(say, text.mark)}{say(text.message, **text.values)}")
    for example in section.examples:
        yield ""
        yield from _example(say, example)


def more_about(say: Words, error: Red7Error, command: str) -> str:
    """Say where the rulebook explains a refusal."""
    return say("rules-more", command=f"{command} {section_about(error)}")


def _marked(say: Words, mark: str) -> str:
    if not mark:
        return ""
    return "- " if mark == "•" else say("label", name=mark, value="").rstrip() + " "


def _wrapped(text: str) -> list[str]:
    hang = "  " if text.startswith("- ") else ""
    # No line may end where a no-break space stands.
    return textwrap.wrap(text, _WIDTH, subsequent_indent=hang, break_on_hyphens=False)


def _example(say: Words, example: Example) -> Iterator[str]:
    before = example.table if isinstance(example, Comparison) else example.tried[0].before
    yield say("label", name=say("rulebook-example"), value=str(before))
    if isinstance(example, Comparison):
        yield from _compared(say, example)
    else:
        yield from _tried(say, example)


def _compared(say: Words, example: Comparison) -> Iterator[str]:
    if example.dealt:
        first = verdict(example.table, example.table.canvas)
        name = say("seat-number", seat=example.table.turn)
        yield "  " + say("rulebook-first", name=name, card=str(first.cards(first.seat)))
    for one in example.verdicts:
        sets = " / ".join(spaced(cards) for cards in one.best)
        points = one.cards(one.seat).points
        scored = [say("rulebook-scores", count=points)] if example.scored and one.seat else []
        told = " ".join([f"{sets}.", why(say, one), *scored])
        yield "  " + say("label", name=say.heading(one.colour), value=told)


def why(say: Words, found: RuleVerdict) -> str:
    """Say who is winning under a colour, and why."""
    mine, theirs = found.cards(found.seat), found.cards(found.rival)
    values: dict[str, Value] = {"name": say("seat-number", seat=found.seat)}
    if found.why == "more":
        values |= {"count": len(mine), "theirs": len(theirs)}
    elif found.why == "higher":
        values |= {"top": str(next(iter(mine))), "their_top": str(next(iter(theirs)))}
    return say(f"rulebook-why-{found.why}", **values)


def _tried(say: Words, example: Trials) -> Iterator[str]:
    for trial in example.tried:
        yield "  " + say("label", name=trial.rules, value=turn_text(say, trial))
        refused = trial.refused
        message = "rulebook-refused" if refused else "rulebook-allowed"
        told = say.error(refused) if refused else _standing(say, trial.after)
        yield "    " + say("label", name=say(message), value=told)


def _standing(say: Words, after: Position) -> str:
    if after.over:
        return say("rulebook-wins", name=say("seat-number", seat=after.winner))
    return why(say, verdict(after, after.canvas))


def turn_text(say: Words, trial: Trial) -> str:
    """Say what is done in a turn that is tried, by a reader who sits where it is made."""
    before = trial.before
    names = {seat: say("seat-number", seat=seat) for seat in range(1, before.players + 1)}
    return describe_turn(say, before, trial.steps, names, before.turn)
