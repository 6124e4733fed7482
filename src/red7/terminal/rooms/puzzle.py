"""The puzzle's screen: a turn is put together, confirmed, and answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from textual.app import ComposeResult

from red7.core import Colour, Red7Error, Rules
from red7.core.steps import read_steps
from red7.protocol import messages as m
from red7.study.exploring import Exploration
from red7.study.puzzles import Puzzle, every_puzzle, judge
from red7.study.puzzles.telling import (
    against,
    answer,
    cards_to_move,
    first_help,
    question,
    title,
)
from red7.table.exploring import shown
from red7.terminal.app import Red7App
from red7.terminal.cards import Marks
from red7.terminal.guide import Guidance, Way, unseen
from red7.terminal.keys import Key
from red7.terminal.rooms.explore import ExploreScreen
from red7.terminal.rooms.guide import TallGuide
from red7.terminal.rooms.loose_turn import LooseTurn
from red7.terminal.rooms.posing import numbered, with_names
from red7.terminal.scene import Scene
from red7.terminal.screens.composing import JUMPS, Composing
from red7.terminal.thinking import Thinker, Thinking
from red7.terminal.view import TableView
from red7.words import Words

_PLACES: Final = {"+": ("p", "web-to-palette"), "^": ("d", "web-to-deck")}

Outcome = Literal["", "right", "shown"]


def solve(say: Words, puzzle: Puzzle) -> None:
    """Open the screen on a puzzle."""
    Red7App(say, PuzzleScreen(puzzle, Thinker())).run()


class PuzzleScreen(Composing):
    """One puzzle, and after it the next of its kind."""

    making: LooseTurn

    def __init__(self, puzzle: Puzzle, thinking: Thinking) -> None:
        self.puzzle, self._thinking = puzzle, thinking
        self._state = shown(puzzle.view, (), puzzle.view.seat).state
        super().__init__(LooseTurn(self._state))
        self.outcome: Outcome = ""
        self._tried: list[str] = []
        self._hinted: tuple[str, ...] = ()

    def content(self) -> ComposeResult:
        """Put the guidance under the table."""
        yield TableView()
        yield TallGuide()

    def on_mount(self) -> None:
        """Show the puzzle."""
        self.show()

    def _pose(self, puzzle: Puzzle) -> None:
        """Take up another puzzle."""
        self.puzzle = puzzle
        self._state = shown(puzzle.view, (), puzzle.view.seat).state
        self.making = LooseTurn(self._state)
        self.outcome, self._tried, self._hinted = "", [], ()
        self.hush()

    @property
    def shown_state(self) -> m.State:
        """The table of the puzzle."""
        return with_names(self._state, numbered(self.say, len(self._state.seats)))

    # Showing

    def show(self) -> None:
        """Show the puzzle, and what was made of it."""
        state = self.shown_state
        self.choose_card()
        marks = Marks(
            cursor=None if self.outcome else self.attention.card,
            hinted=self._hinted,
            press="screen.pick",
        )
        # What has to be found out is not told: who is winning, and under which colours.
        told = bool(self.outcome)
        scene = Scene(state, self._round, marks=marks, says_winner=told)
        view, guide = self.query_one(TableView), self.query_one(TallGuide)
        view.show(scene, [question(self.say, self.puzzle), *self._tried])
        guide.show(self._guidance())
        self.entitle(" · ".join(self._title()))
        self.rekey()

    @property
    def _round(self) -> m.RoundView | None:
        """The table as it would be: by what is thought of, or in the end by the answer."""
        if not self.outcome:
            return self.making.round
        steps = read_steps(self.puzzle.answers[0])
        after = self.puzzle.view.follow(steps)
        return shown(after, steps, self.puzzle.view.seat).state.round

    def _title(self) -> list[str]:
        say, puzzle = self.say, self.puzzle
        return [title(say, puzzle), say("web-puzzle-level", points=str(puzzle.difficulty))]

    def _guidance(self) -> Guidance:
        say, attention = self.say, self.attention
        if self.outcome:
            text = attention.waiting or attention.told
            return Guidance(text, keys=tuple(self._keys_after()), urgent=True)
        text = attention.waiting or attention.told
        if not text and self.making.steps:
            text = say("web-puzzle-step", turn=self.making.text)
        text = text or say("web-puzzle-compose")
        keys = tuple(self._keys())
        return Guidance(text, tuple(self._ways()), keys, urgent=True, bad=attention.bad)

    def _ways(self) -> list[Way]:
        options = self.making.options(self.attention.card) if self.attention.card else []
        return [
            Way(self._place(option.step), "", chosen=at == self.attention.way % len(options))
            for at, option in enumerate(options)
        ]

    def _place(self, step: str) -> Key:
        say, kind, card = self.say, step[0], step[1:]
        if kind == ">":
            colour = say.heading(Colour.parse(card[0]))
            return Key(("c",), say("web-to-canvas-colour", canvas=colour), f"place('{step}')")
        key, message = _PLACES[kind]
        return Key((key,), say(message), f"place('{step}')")

    # Keys

    def _keys(self) -> list[Key]:
        say, turn, keys = self.say, self.making, []
        if turn.steps:
            keys.append(Key(("e",), say("web-puzzle-confirm"), "confirm"))
        if turn.draws and not turn.dropped:
            keys.append(Key(("w",), say("web-draw"), "place('!')"))
        if turn.steps:
            keys.append(Key(("backspace", "u"), say("web-undo"), "undo"))
        else:
            keys.append(Key(("x",), say("web-drop"), "drop"))
        return keys

    def _keys_after(self) -> list[Key]:
        say = self.say
        return [
            Key(("n", "enter"), say("web-puzzle-next"), "next"),
            Key(("e",), say("web-explore"), "explore"),
        ]

    def keys(self) -> Sequence[Key]:
        """Return the keys that count now."""
        say = self.say
        leave = Key(("q", "escape", "ctrl+q"), say("terminal-quit"), "leave")
        if self.outcome:
            return [*unseen(self._keys_after()), self.help_key(), leave]
        there = [*(way.key for way in self._ways()), *self._keys()]
        helps = [Key(("h",), say("web-hint"), "hint"), Key(("a",), say("web-puzzle-show"), "give")]
        return [*unseen(there), *helps, *self.card_keys(), *JUMPS, self.help_key(), leave]

    # What is done

    def action_drop(self) -> None:
        """Think of dropping out."""
        self.making.drop()
        self.hush()
        self.show()

    def action_confirm(self) -> None:
        """Say whether the turn is right, and if not, what is wrong with it."""
        say, puzzle, text = self.say, self.puzzle, self.making.text
        try:
            verdict = judge(puzzle, text)
        except Red7Error as error:
            self.attention.told, self.attention.bad = say.error(error), True
            self.show()
            return
        if verdict.right:
            self._finish("right")
            return
        wrong = say("puzzle-wrong", turn=verdict.turn)
        self._tried.append(wrong)
        self._wait()

        async def judged() -> None:
            self.making.clear()
            why = await self._thinking.do(lambda: against(say, puzzle, verdict.turn))
            self.attention.told, self.attention.bad = f"{wrong} {why}".strip(), True

        self.wish(judged)

    def action_hint(self) -> None:
        """Point at the cards that the answer moves."""
        self._hinted = cards_to_move(self.puzzle)
        self.attention.told, self.attention.bad = first_help(self.say, self.puzzle), False
        self.show()

    def action_give(self) -> None:
        """Give up, and show the answer."""
        self._finish("shown")

    def _finish(self, outcome: Outcome) -> None:
        """Tell the answer, and show the table as it then is."""
        say, puzzle = self.say, self.puzzle
        self.outcome, self._hinted = outcome, ()
        self._wait()

        async def told() -> None:
            lines = await self._thinking.do(lambda: answer(say, puzzle))
            if outcome == "right":
                lines[0] = f"{say('puzzle-right')} {lines[0]}"
            self.attention.told, self.attention.bad = "\n".join(lines), False

        self.wish(told)

    def _wait(self) -> None:
        self.attention.waiting = self.say("web-looking")
        self.show()

    def action_next(self) -> None:
        """Go on to the next puzzle of this kind."""
        same = [one for one in every_puzzle() if one.kind == self.puzzle.kind]
        at = [one.id for one in same].index(self.puzzle.id)
        self._pose(same[(at + 1) % len(same)])
        self.show()

    def action_explore(self) -> None:
        """Try out other lines from here."""
        puzzle = self.puzzle
        explored = Exploration.read(puzzle.position, Rules.parse(puzzle.rules))
        self.app.push_screen(ExploreScreen(self.say, explored, self._thinking))

    def action_leave(self) -> None:
        """Leave the puzzle."""
        self.app.exit()
