"""What is wrong with a puzzle, and with a set of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tests.reference.position import read_rules

from .bits import bits
from .duel import forget
from .kinds import KINDS, Given, Verdict
from .puzzle import Puzzle, wrong_form
from .turns import Line, legal_lines, opened, read_seen

COLOURS = {
    "R": "red",
    "O": "orange",
    "Y": "yellow",
    "G": "green",
    "B": "blue",
    "I": "indigo",
    "V": "violet",
}


def wrong_with(puzzle: Puzzle) -> list[str]:
    """Everything that is wrong with a puzzle; nothing if it is right."""
    forget()
    wrong = list(wrong_form(puzzle))
    if wrong:
        return wrong
    try:
        rules = read_rules(puzzle.rules, peeks=False)
        position = opened(read_seen(puzzle.position))
    except ValueError as error:
        return [str(error)]
    given = Given(rules, position, legal_lines(rules, position))
    verdict = KINDS[puzzle.kind](given)
    return verdict.wrong or list(_wrong_answer(puzzle, given, verdict))


def _wrong_answer(puzzle: Puzzle, given: Given, verdict: Verdict) -> Iterator[str]:
    if len(verdict.right) != 1:
        turns = " or ".join(group[0].text for group in verdict.right) or "none"
        yield f"{len(verdict.right)} right turns: {turns}"
        return
    (ways,) = verdict.right
    texts = {line.text for line in ways}
    for text in sorted(texts - set(puzzle.answers)):
        yield f"{text} is missing"
    for text in sorted(set(puzzle.answers) - texts):
        yield f"{text} is not right"
    if puzzle.turns != verdict.turns:
        yield f"{verdict.turns} turns, not {puzzle.turns}"
    themes = set(_themes(given, ways))
    if set(puzzle.themes) != themes:
        yield f"the themes are {','.join(sorted(themes))}, not {','.join(puzzle.themes)}"


def _themes(given: Given, ways: list[Line]) -> Iterator[str]:
    yield f"players-{len(given.position.players())}"
    drops = any(line.text.endswith("~") for line in ways)
    yield "drop-out" if drops else COLOURS[ways[0].after.rule]
    for line in ways:
        yield from (f"action-{number}" for number in line.actions)


def wrong_together(puzzles: Iterable[Puzzle]) -> Iterator[tuple[Puzzle, str]]:
    """The puzzles whose id or own cards are too much like those of an earlier one."""
    ids: set[str] = set()
    before: list[tuple[int, Puzzle]] = []
    for puzzle in puzzles:
        if puzzle.id in ids:
            yield puzzle, "the id was used before"
        ids.add(puzzle.id)
        try:
            you = read_seen(puzzle.position).mover()
        except ValueError:
            continue  # said elsewhere
        own = bits(you.palette | you.hand)
        for other, earlier in before:
            if (own ^ other).bit_count() < 3:
                yield puzzle, f"too much like {earlier.id}"
        before.append((own, puzzle))


def sample(puzzles: Iterable[Puzzle], of_each: int) -> list[Puzzle]:
    """Some puzzles of every kind, by the order of their ids, which is that of chance."""
    some: dict[str, list[Puzzle]] = {kind: [] for kind in KINDS}
    for puzzle in sorted(puzzles, key=lambda puzzle: puzzle.id):
        if len(some[puzzle.kind]) < of_each:
            some[puzzle.kind].append(puzzle)
    return [puzzle for kind in KINDS for puzzle in some[kind]]
