"""The ``puzzle`` and ``puzzles`` commands: to solve one, and to list and make them."""

from __future__ import annotations

import json as plain_json
import sys
from collections import Counter
from dataclasses import asdict
from datetime import UTC, datetime, tzinfo
from pathlib import Path
from typing import TYPE_CHECKING, Final

from red7.cli.frame import Argument, CommandSpec, Option, UsageError, harmless
from red7.cli.screens import PLAIN_OPTION, on_screen
from red7.cli.studying.study import check_range, tell_preparing, wipe_progress
from red7.core import Red7Error
from red7.table.drawing.text import PositionText, wants_colour

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from red7.study.puzzles import Puzzle
    from red7.words import Words

_GENERATE: Final = "generate"
_MOST: Final = 100_000
_MOST_SEED: Final = 1 << 53  # that every program reads exactly
_USUAL_COUNT: Final = 60
_TELL_EVERY: Final = 5  # games


def puzzle(
    say: Words,
    *,
    kind: str | None,
    id: str | None,  # noqa: A002 - the option
    plain: bool,
    now: Callable[[tzinfo], datetime] = datetime.now,
) -> None:
    """Show a puzzle, and judge the turns that are tried."""
    from red7.study.puzzles import find_puzzle, puzzle_of_day  # noqa: PLC0415 - others do without

    if kind:
        _check_kinds(say, [kind])
    if id:
        asked = find_puzzle(id.lower())
        if asked is None:
            raise UsageError(say("puzzle-unknown", text=harmless(id[:40])))
    else:
        asked = puzzle_of_day(now(UTC).date(), kind=kind)
    if on_screen(plain=plain):
        from red7.terminal.rooms.puzzle import solve  # noqa: PLC0415 - slow to import

        solve(say, asked)
    else:
        _Solving(say, asked).run()


class _Solving:
    """Somebody who solves a puzzle, line by line."""

    def __init__(self, say: Words, asked: Puzzle) -> None:
        self.say, self.puzzle, self.view = say, asked, asked.view

    def run(self) -> None:
        """Show the puzzle, and answer until it is solved or given up."""
        for line in self._heading():
            print(line)
        for tried in self._lines():
            if tried in {"quit", "q"}:
                return
            if tried in {"answer", "?"} or self._judge(tried):
                self._explain()
                return

    def _heading(self) -> Iterator[str]:
        from red7.study.puzzles.telling import question, title  # noqa: PLC0415 - others do without

        say, asked, view = self.say, self.puzzle, self.view
        yield title(say, asked)
        difficulty = str(asked.difficulty)
        yield say("puzzle-rules", rules=asked.rules, difficulty=difficulty)
        yield ""
        # What has to be found out is not told: who is winning, and under which colours.
        text = PositionText(say, coloured=wants_colour())
        yield from text.lines(view, judged=asked.kind != "stay")
        yield ""
        yield question(say, asked)

    def _lines(self) -> Iterator[str]:
        """Ask for turns, as long as there are any."""
        if sys.stdin.isatty():
            print(self.say("puzzle-help"))
        while True:
            print(self.say("puzzle-prompt"), end=" ", flush=True)
            line = sys.stdin.readline()
            if not sys.stdin.isatty():
                print()
            if not line:
                return
            if line.strip():
                yield line.strip()

    def _judge(self, tried: str) -> bool:
        """Say whether a turn is right, and if not, what is wrong with it."""
        from red7.study.puzzles import judge  # noqa: PLC0415 - others do without
        from red7.study.puzzles.telling import against  # noqa: PLC0415 - as above

        try:
            verdict = judge(self.puzzle, tried)
        except Red7Error as error:
            print(harmless(self.say.error(error)))
            return False
        if verdict.right:
            print(self.say("puzzle-right"))
            return True
        print(self.say("puzzle-wrong", turn=verdict.turn))
        wrong = against(self.say, self.puzzle, verdict.turn)
        if wrong:
            print(wrong)
        return False

    def _explain(self) -> None:
        """Tell the answer, why it is right, and how to try it out."""
        from red7.study.puzzles.telling import answer  # noqa: PLC0415 - others do without

        for line in answer(self.say, self.puzzle):
            print(line)
        command = f"red7 explore '{self.puzzle.position}' --rules {self.puzzle.rules}"
        print(self.say("puzzle-explore", command=command))


def _check_kinds(say: Words, kinds: Sequence[str]) -> None:
    from red7.study.puzzles import KINDS  # noqa: PLC0415 - others do without

    for kind in kinds:
        if kind not in KINDS:
            values = {"value": harmless(kind[:40]), "text": "--kind", "choices": ", ".join(KINDS)}
            raise UsageError(say("cli-value-wrong", **values))


def puzzles(  # noqa: PLR0913 - one for each option
    say: Words,
    *,
    task: str | None,
    json: bool,
    kind: str | None,
    seed: int,
    count: int,
    output: str | None,
) -> None:
    """Count the puzzles of the package, list them, or make new ones."""
    from red7.study.puzzles import KINDS, every_puzzle  # noqa: PLC0415 - others do without

    kinds = kind.split(",") if kind else list(KINDS)
    _check_kinds(say, kinds)
    if task is None:
        chosen = [each for each in every_puzzle() if each.kind in kinds]
        print(_as_json(chosen) if json else _table(say, chosen))
        return
    if task != _GENERATE:
        values = {"value": harmless(task[:40]), "text": "TASK", "choices": _GENERATE}
        raise UsageError(say("cli-value-wrong", **values))
    check_range(say, "--count", count, _MOST)
    check_range(say, "--seed", seed, _MOST_SEED)
    _generate(say, seed, count, kinds, output, json=json)


def _as_json(chosen: Sequence[Puzzle]) -> str:
    return "\n".join(plain_json.dumps(asdict(each)) for each in chosen)


def _table(say: Words, chosen: Sequence[Puzzle]) -> str:
    """Return how many puzzles there are of each kind, and how hard they are."""
    from red7.study.puzzles import KINDS  # noqa: PLC0415 - others do without

    heads = ["kind", "count", "easiest", "middle", "hardest", "players"]
    rows = [[say(f"puzzles-{head}") for head in heads]]
    for kind in KINDS:
        mine = [each for each in chosen if each.kind == kind]
        if mine:
            hard = sorted(each.difficulty for each in mine)
            players = Counter(len(each.view.seats_in) for each in mine)
            numbers = [len(mine), hard[0], hard[len(hard) // 2], hard[-1]]
            listed = ", ".join(f"{number}: {players[number]}" for number in sorted(players))
            name = f"{kind} ({say(f'puzzle-kind-{kind}')})"
            rows.append([name, *map(str, numbers), listed])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
    return "\n".join([*lines, "", say("puzzles-total", count=len(chosen))])


def _generate(  # noqa: PLR0913 - one for each option
    say: Words, seed: int, count: int, kinds: Sequence[str], output: str | None, *, json: bool
) -> None:
    """Make puzzles, and write them to a file or print them."""
    from red7.study.puzzles.making import make_puzzles  # noqa: PLC0415 - slow to import
    from red7.study.puzzles.shipped import write_puzzles  # noqa: PLC0415 - others do without

    file = Path(output) if output else None
    if file and file.exists():
        raise UsageError(say("cli-file-exists", file=str(file)))
    made: list[Puzzle] = []

    def progress(games: int) -> None:
        if sys.stderr.isatty() and games % _TELL_EVERY == 0:
            text = say("puzzles-making", done=len(made), total=count, games=games)
            print(f"\r\033[K{text}", end="\r", file=sys.stderr, flush=True)

    tell_preparing(say)
    made.extend(make_puzzles(seed, count, kinds, progress=progress))
    wipe_progress()
    text = f"{_as_json(made)}\n" if json else write_puzzles(made)
    if file is None:
        print(text, end="")
        return
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        why = error.strerror or str(error)
        raise UsageError(say("cli-file-unwritable", file=str(file), why=why)) from None
    print(say("puzzles-made", count=len(made), file=str(file)))


_KIND_NAMES: Final = "stay|sure|open|action|deny|best"

PUZZLE: Final = CommandSpec(
    "puzzle",
    puzzle,
    [],
    [
        Option("kind", "help-opt-puzzle-kind", _KIND_NAMES),
        Option("id", "help-opt-puzzle-id", "ID"),
        PLAIN_OPTION,
    ],
    ["red7 puzzle", "red7 puzzle --kind open", "red7 puzzle --lang de"],
    more="help-puzzle-more",
)
PUZZLES: Final = CommandSpec(
    "puzzles",
    puzzles,
    [Argument("task", "help-arg-puzzles", required=False)],
    [
        Option("json", "help-opt-puzzles-json"),
        Option("kind", "help-opt-puzzles-kinds", "KIND,…"),
        Option("seed", "help-opt-puzzles-seed", "NUMBER", default="1", whole=True),
        Option("count", "help-opt-puzzles-count", "NUMBER", default=str(_USUAL_COUNT), whole=True),
        Option("output", "help-opt-puzzles-output", "FILE", short="o"),
    ],
    [
        "red7 puzzles",
        "red7 puzzles --json --kind sure,best",
        "red7 puzzles generate --seed 7 --count 12 --kind open -o new.txt",
    ],
)
