"""The ``explore`` command: trying out lines from a position or from a moment of a game."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from red7.cli.frame import Argument, CommandSpec, Option, UsageError, harmless
from red7.cli.options import RULES_OPTION
from red7.cli.screens import PLAIN_OPTION, on_screen
from red7.cli.studying.questions import EXAMPLE
from red7.cli.studying.records import load
from red7.cli.studying.rulebook import contents, lines, more_about, sections_named
from red7.cli.studying.study import (
    MOST_WORK,
    USUAL_WORK,
    AnalysisProgress,
    check_range,
    findings_table,
    why_text,
    wipe_progress,
)
from red7.core import Card, Red7Error, Rules, Step
from red7.core.steps import read_steps, write_steps
from red7.table.drawing.text import PositionText, wants_colour

if TYPE_CHECKING:
    from red7.study import Findings
    from red7.study.editing import Place
    from red7.study.exploring import Branch, Exploration
    from red7.words import Words

    Turn = tuple[Step, ...]

_MOST_LISTED: Final = 12
_STARTS_COMMENT: Final = "#"


def explore(
    say: Words,
    *,
    position: str | None,
    rules: str,
    turn: int | None,
    plain: bool,
    **options: int | None,
) -> None:
    """Open a screen, or read commands, line by line, and answer each."""
    screen = on_screen(plain=plain)
    if position is None and not screen:
        missing = say("cli-argument-missing", text="position")
        raise UsageError(f"{missing} {say('cli-try-help', command='red7 explore')}")
    explored, names = _read(say, position or EXAMPLE, rules, turn, options["round"])
    if screen:
        from red7.terminal.rooms.explore import try_out  # noqa: PLC0415 - slow to import

        try_out(say, explored, names)
        return
    prompt = Prompt(say, explored, brief=not sys.stdin.isatty())
    prompt.show()
    if sys.stdin.isatty():
        print(say("explore-welcome"))
        _converse(prompt)
    else:
        _follow(prompt, sys.stdin)


def _read(
    say: Words, position: str, rules: str, turn: int | None, number: int | None
) -> tuple[Exploration, tuple[str, ...]]:
    """Return a position, a line of turns, or a moment of a game with the names of its players."""
    from red7.study.exploring import Exploration  # noqa: PLC0415 - slow to import

    if turn is None and number is None and not _is_file(position):
        return Exploration.read(position, Rules.parse(rules)), ()
    record = load(say, position)
    return Exploration.of_record(record, turn or 0, number), record.players


def _is_file(text: str) -> bool:
    """Return whether the argument names a file; a position has spaces in it."""
    return " " not in text.strip() or Path(text).is_file()


def _converse(prompt: Prompt) -> None:
    """Answer a person, who sees what was wrong and goes on."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401, PLC0415 - enables line editing, where available
    while prompt.open:
        try:
            prompt.do(input("> "))
        except (Red7Error, UsageError) as error:
            print(harmless(prompt.sentence(error)))
            if isinstance(error, Red7Error):
                print(more_about(prompt.say, error, "rules"))
        except (EOFError, KeyboardInterrupt):
            print()
            return


def _follow(prompt: Prompt, lines: Iterable[str]) -> None:
    """Answer a script, which ends where a line is refused: the rest would go astray."""
    for number, line in enumerate(lines, 1):
        try:
            prompt.do(line)
        except (Red7Error, UsageError) as error:
            text = prompt.sentence(error)
            raise UsageError(prompt.say("explore-line", number=number, text=text)) from None
        if not prompt.open:
            return


class Prompt:
    """What each command does, and what it prints."""

    def __init__(
        self,
        say: Words,
        explored: Exploration,
        *,
        brief: bool = False,
        tell: Callable[[str], None] = print,
    ) -> None:
        self.say = say
        self.explored = explored
        self.brief = brief  # a position is shown as its text
        self.tell = tell
        self.open = True
        self._text = PositionText(say, coloured=wants_colour())
        self._listed: tuple[Turn, ...] | None = None
        self._found: Findings | None = None
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "turns": self._list,
            "back": self._back,
            "forward": self._forward,
            "top": self._top,
            "tree": self._tree,
            "analyse": self._analyse,
            "analyze": self._analyse,
            "why": self._why,
            "set": self._set,
            "move": self._move,
            "hide": self._hide,
            "show": self._hide,
            "table": self._table,
            "rules": self._rules,
            "position": self._position,
            "line": self._line,
            "help": self._help,
            "?": self._help,
            "quit": self._quit,
            "exit": self._quit,
        }

    def do(self, line: str) -> None:
        """Carry out a command, or make the steps of a turn."""
        words = line.split()
        if not words or words[0].startswith(_STARTS_COMMENT):
            return
        name = words[0].lower()
        if name in self._commands:
            self._commands[name](words if name in {"hide", "show"} else words[1:])
        elif name[0].isalpha():
            raise UsageError(self.say("explore-unknown", text=harmless(words[0][:40])))
        else:
            self._go(self.explored.play(self._turn(line)))

    def sentence(self, error: Red7Error | UsageError) -> str:
        """Say why a line was refused."""
        return self.say.error(error) if isinstance(error, Red7Error) else str(error)

    def show(self) -> None:
        """Show where we are: as a table for people, as text for programs."""
        if self.brief:
            self.tell(str(self.explored.shown))
        else:
            self._table([])

    def _go(self, explored: Exploration) -> None:
        self.explored = explored
        self._listed = self._found = None
        self.show()

    # Going through the tree

    def _turn(self, text: str) -> Turn:
        """Read a turn, or the number of one that was listed."""
        text = text.strip()
        if not text.isdecimal():
            return read_steps(text)
        listed = self.explored.turns if self._listed is None else self._listed
        if not 1 <= int(text) <= len(listed):
            raise UsageError(self.say("explore-number", text=text, most=len(listed)))
        return listed[int(text) - 1]

    def _back(self, words: list[str]) -> None:
        for _ in range(self._number(words, 1)):
            self.explored = self.explored.back()
        self._go(self.explored)

    def _forward(self, words: list[str]) -> None:
        self._go(self.explored.forward(self._number(words, 0)))

    def _top(self, _: list[str]) -> None:
        self._go(self.explored.top())

    def _number(self, words: list[str], otherwise: int) -> int:
        if not words:
            return otherwise
        if not words[0].isdecimal():
            raise UsageError(self.say("explore-whole", text=harmless(words[0][:20])))
        return int(words[0])

    def _tree(self, _: list[str]) -> None:
        for branch in self.explored.tree():
            mark = "▶" if branch.at == self.explored.at else " "
            self.tell(f"{mark} {'    ' * branch.depth}{self._branch(branch)}")
        if self.explored.begun:
            self.tell(f"  … {write_steps(self.explored.begun)}")

    def _branch(self, branch: Branch) -> str:
        if branch.seat:
            return f"{branch.number:>2}  {branch.seat}: {write_steps(branch.node.steps)}"
        return f"    {branch.node.position}"

    # Judging

    def _list(self, _: list[str]) -> None:
        self._listed = self.explored.turns
        if not self._listed:
            self.tell(self.say("analyse-nothing"))
        for number, turn in enumerate(self._listed, 1):
            self.tell(f"{number:>3}  {write_steps(turn)}")

    def _analyse(self, words: list[str]) -> None:
        found = self._judged(self._number(words, USUAL_WORK))
        self._listed = tuple(turn.steps for turn in found.turns)
        self.tell(findings_table(self.say, found, _MOST_LISTED))
        if len(found.turns) > _MOST_LISTED:
            self.tell(self.say("explore-more", count=len(found.turns) - _MOST_LISTED))

    def _judged(self, work: int) -> Findings:
        from red7.bots import Budget  # noqa: PLC0415 - slow to import
        from red7.study import Findings, analyse  # noqa: PLC0415 - slow to import

        check_range(self.say, "analyse", work, MOST_WORK)
        found, progress = Findings(()), AnalysisProgress(self.say)
        try:
            for found in analyse(self.explored.view, Budget(work)):
                progress(found)
        except KeyboardInterrupt:  # what there is by now is an answer, too
            if not found.turns:
                raise
        finally:
            wipe_progress()
        self._found = found
        return found

    def _why(self, words: list[str]) -> None:
        from red7.study.why import why_not  # noqa: PLC0415 - slow to import

        asked = self._turn(" ".join(words)) if words else None
        found = self._found or self._judged(USUAL_WORK)
        if not found.turns:
            self.tell(self.say("analyse-nothing"))
            return
        view, best = self.explored.view, found.best.steps
        self.tell(why_text(self.say, view, asked or best))
        against = why_not(self.say, view, asked, best) if asked else ""
        if against:
            self.tell(against)

    # Changing cards

    def _set(self, words: list[str]) -> None:
        from red7.study.editing import OF_SEATS, Place  # noqa: PLC0415 - slow to import

        place, rest = self._place(words, "explore-set", tuple(Place))
        seat = self._seat(rest, "explore-set") if place in OF_SEATS else 0
        self._go(self.explored.edit(place, " ".join(rest[1:] if seat else rest), seat))

    def _move(self, words: list[str]) -> None:
        from red7.study.editing import FOR_CARDS, OF_SEATS  # noqa: PLC0415 - slow to import

        place, rest = self._place(words[1:], "explore-move", FOR_CARDS)
        seat = self._seat(rest, "explore-move") if place in OF_SEATS else 0
        self._go(self.explored.put(Card.parse(words[0]), place, seat))

    def _place(
        self, words: list[str], usage: str, places: tuple[Place, ...]
    ) -> tuple[Place, list[str]]:
        found = next((place for place in places if words and place == words[0].lower()), None)
        if found is None:
            raise UsageError(self.say(usage))
        return found, words[1:]

    def _seat(self, words: list[str], usage: str) -> int:
        if not words or not words[0].isdecimal():
            raise UsageError(self.say(usage))
        return int(words[0])

    def _hide(self, words: list[str]) -> None:
        self._go(self.explored.hide(hidden=words[0].lower() == "hide"))

    # Telling

    def _table(self, _: list[str]) -> None:
        explored = self.explored
        for line in self._text.lines(explored.shown):
            self.tell(line)
        if explored.begun:
            steps = write_steps(explored.begun)
            self.tell("\n" + self.say("label", name=self.say("show-steps"), value=steps))
        tried = [explored.nodes[child] for child in explored.children]
        if tried and not explored.begun:
            listed = [
                f"{number} {write_steps(node.steps) or node.position}"
                for number, node in enumerate(tried, 1)
            ]
            self.tell("\n" + self.say("explore-tried", list=" · ".join(listed)))

    def _position(self, _: list[str]) -> None:
        self.tell(str(self.explored.shown))

    def _line(self, _: list[str]) -> None:
        self.tell(self.explored.line)

    def _rules(self, words: list[str]) -> None:
        name = words[0].lower() if words else ""
        found = sections_named(name)
        if name and not found:
            raise UsageError(self.say("rules-section-unknown", text=harmless(name[:40])))
        for section in found:
            for line in lines(self.say, section):
                self.tell(line)
        if not found:
            for line in contents(self.say):
                self.tell(line)

    def _help(self, _: list[str]) -> None:
        self.tell(self.say("explore-help"))

    def _quit(self, _: list[str]) -> None:
        self.open = False


EXPLORE: Final = CommandSpec(
    "explore",
    explore,
    [Argument("position", "help-arg-explore", required=False)],
    [
        RULES_OPTION,
        Option("turn", "help-opt-explore-turn", "NUMBER", whole=True),
        Option("round", "help-opt-explore-round", "NUMBER", whole=True),
        PLAIN_OPTION,
    ],
    [
        f"red7 explore '{EXAMPLE}'",
        "red7 explore game.red7 --turn 1",
        "red7 explore game.red7 < commands.txt",
    ],
    more="help-explore-more",
)
