"""The screen for exploring: moves are tried and taken back, and all turns judged beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from textual.app import ComposeResult
from textual.content import Content

from red7.core.steps import write_steps
from red7.protocol import messages as m
from red7.study.exploring import Branch, Exploration
from red7.terminal.app import Red7App
from red7.terminal.cards import Marks
from red7.terminal.guide import Guidance, Way, unseen
from red7.terminal.guiding import Guiding
from red7.terminal.keys import Key
from red7.terminal.links.link import RefusedError
from red7.terminal.rooms.analysing import USUAL_WORK, Analyse, Analysing, FoundTurns, analyse
from red7.terminal.rooms.guide import TallGuide
from red7.terminal.rooms.line import Line
from red7.terminal.scene import Scene
from red7.terminal.screens.composing import JUMPS, Composing
from red7.terminal.screens.sheets import Reading, Typing
from red7.terminal.thinking import Thinker, Thinking
from red7.terminal.titles import rules_name
from red7.terminal.view import TableView
from red7.words import Words

# What steps lead to, said of whoever is to move.
_RESULTS: Final = {
    "winning": "web-would-win",
    "behind": "web-would-not-win",
    "out": "web-out",
    "draws": "web-draw",
}
_FINISHES: Final[dict[m.Finish, str]] = {"keep": "web-no-draw", "end": "web-explore-end"}
_FURTHER: Final = 10  # times the work


def try_out(say: Words, explored: Exploration, names: Sequence[str] = ()) -> None:
    """Open the screen on a position; players without names are numbered."""
    Red7App(say, ExploreScreen(say, explored, Thinker(), names=names)).run()


class ExploreScreen(Composing):
    """A position, the lines that are tried from it, and the analysis of where one is."""

    def __init__(
        self,
        words: Words,
        explored: Exploration,
        thinking: Thinking,
        *,
        names: Sequence[str] = (),
        find: Analyse = analyse,
    ) -> None:
        self.line = Line(words, explored, self._moved, names)
        self.composer = self.line.composer
        super().__init__(self.composer)
        self._thinking = thinking
        self.analysing = Analysing(thinking, self._found, find)
        self.at = 0  # of the turns that were found

    def content(self) -> ComposeResult:
        """Put the analysis beside the table, and the guidance under it."""
        yield TableView(FoundTurns())
        yield TallGuide()

    def on_mount(self) -> None:
        """Show the position, and begin to look at it."""
        self.show()
        self._look()

    def on_unmount(self) -> None:
        """Let nobody think on for nothing."""
        self.analysing.stop()

    # The analysis

    def _look(self, work: int = USUAL_WORK) -> None:
        view = self.line.view if self.line.known else None
        self.run_worker(self.analysing.look(view, work), name="analysis")

    def _moved(self) -> None:
        """Look at another position."""
        self.at = 0
        self.hush()
        self._look()

    def _found(self) -> None:
        if self.is_mounted:
            self.show()

    @property
    def _turns(self) -> int:
        return len(self.analysing.found.turns) if self.analysing.found else 0

    # Showing

    @property
    def shown_state(self) -> m.State:
        """The table as it is seen."""
        return self.line.seen

    @property
    def own_seat(self) -> int:
        """The seat to move."""
        return self.line.mover

    def show(self) -> None:
        """Show the position, and the move being composed in it."""
        say, line = self.say, self.line
        self.composer.update(line.state)
        self.choose_card()
        guiding, mine = self._guiding(), self.composer.mine
        marks = Marks(
            cursor=self.attention.card if mine else None,
            open=self.composer.cards if mine else None,
            press="screen.pick",
        )
        thought = guiding.thought if mine else None
        scene = Scene(line.seen, self.composer.round, thought, marks, shoulder=line.mover)
        self.query_one(TableView).show(scene)
        self.query_one(FoundTurns).show(self.analysing, self.at)
        self.query_one(TallGuide).show(self._guidance())
        self.entitle(f"{say('web-explore')} · {rules_name(say, str(line.explored.rules))}")
        self.rekey()

    def _guiding(self) -> Guiding:
        return Guiding(self.say, self.line.state, self.composer, self.attention)

    def _guidance(self) -> Guidance:
        say, attention, line = self.say, self.attention, self.line
        if attention.waiting or attention.told:
            text = attention.waiting or attention.told
        elif line.over:
            text = say("web-explore-over")
        elif not line.known:
            text = say("rooms-unknown", name=line.name)
        else:
            text = say("web-explore-to-move", name=line.name)
            if self.composer.steps:
                text += f": {' '.join(self.composer.steps)}"
        keys = tuple(self._keys())
        return Guidance(text, tuple(self._ways()), keys, urgent=True, bad=attention.bad)

    def _ways(self) -> list[Way]:
        """Return where the chosen card might go, said of whoever is to move."""
        if not self.composer.mine:
            return []
        options = self.composer.options(self.attention.card) if self.attention.card else []
        ways = []
        for way, option in zip(self._guiding().ways(), options, strict=True):
            key = way.key
            if option.kind == "+":
                key = replace(key, label=self.say("web-explore-to-palette"))
            effect = option.choice.effect if option.choice else ""
            result = self.say(_RESULTS[effect]) if effect in _RESULTS else way.result
            good = bool(option.choice and option.choice.winning == self.line.mover)
            ways.append(replace(way, key=key, result=result, good=good))
        return ways

    # Keys

    def _keys(self) -> list[Key]:
        """Return the keys for the move."""
        say, keys = self.say, []
        for key, finish in zip(self._guiding().keys(), self.composer.finishes, strict=False):
            label = say(_FINISHES[finish]) if finish in _FINISHES else key.label
            keys.append(replace(key, label=label))
        if self.composer.may_undo:
            keys.append(Key(("backspace", "u"), say("web-undo"), "undo"))
        elif self._may_go_back:
            keys.append(Key(("backspace", "u"), say("web-explore-back"), "back"))
        if self.line.explored.children and not self.composer.steps:
            keys.append(Key(("n",), say("web-explore-on"), "on"))
        if self.composer.may_drop:
            keys.append(Key(("x",), say("web-drop"), "drop"))
        return keys

    @property
    def _may_go_back(self) -> bool:
        explored = self.line.explored
        return bool(explored.begun) or explored.node.parent is not None

    def keys(self) -> Sequence[Key]:
        """Return the keys that count now."""
        say = self.say
        there = [*(way.key for way in self._ways()), *self._keys()]
        *cards, put = self.card_keys()
        keys = [*unseen(there), *(cards if self.composer.cards else ()), *unseen([put])]
        if self._turns:
            keys.append(Key(("j", "pagedown"), say("web-explore-turn"), "choose(1)"))
            keys.append(Key(("k", "pageup"), "", "choose(-1)"))
            keys.append(Key(("m",), say("web-play"), "make"))
            keys.append(Key(("w",), say("web-explore-why"), "why"))
        keys.append(Key(("t",), say("rooms-type"), "type"))
        keys.append(Key(("s",), say("rooms-position"), "position"))
        if self._turns:
            keys.append(Key(("f",), say("web-explore-further"), "further"))
        home = len(self.app.screen_stack) == 1
        leave = Key(("q", "escape"), say("terminal-quit" if home else "rooms-back"), "leave")
        lines = Key(("l",), say("web-explore-lines"), "lines")
        return [*keys, lines, Key(("home",), "", "top"), *JUMPS, self.help_key(), leave]

    # What is done

    def action_finish(self, finish: m.Finish) -> None:
        """Finish the move; here nothing is lost by it."""

        async def finished() -> None:
            await self.composer.finish(finish)
            await self.composer.sure()

        self.wish(finished)

    def action_drop(self) -> None:
        """Drop out."""

        async def dropped() -> None:
            self.composer.drop()
            await self.composer.sure()

        self.wish(dropped)

    def action_back(self) -> None:
        """Go one turn back."""
        self._go(self.line.explored.back)

    def action_on(self) -> None:
        """Go one turn on, the way that was last taken."""
        self._go(self.line.explored.forward)

    def action_top(self) -> None:
        """Go to the first position."""
        self._go(self.line.explored.top)

    def _go(self, way: Callable[[], Exploration]) -> None:
        async def gone() -> None:
            self.line.go(way)

        self.wish(gone)

    def action_choose(self, by: int) -> None:
        """Choose the next of the turns that were found, or the one before."""
        if self._turns:
            self.at = (self.at + by) % self._turns
        self.show()

    def action_turn(self, number: int) -> None:
        """Choose a turn that was clicked on; a second click plays it."""
        again, self.at = self.at == number, number
        if again:
            self.action_make()
        self.show()

    def action_make(self) -> None:
        """Play the chosen turn."""
        found = self.analysing.found
        if found and self.at < len(found.turns):
            self._play(write_steps(found.turns[self.at].steps))

    def _play(self, text: str) -> None:
        async def play() -> None:
            self.composer.clear()
            await self.line.play(text.split())

        self.wish(play)

    def action_why(self) -> None:
        """Say why the chosen turn is good, or worse than the best."""
        found, say, view = self.analysing.found, self.say, self.line.view
        if not found or not found.turns:
            return
        turn, best = found.turns[self.at].steps, found.best.steps
        self.attention.waiting = say("web-looking")
        self.show()

        def told() -> str:
            from red7.study.why import why_good, why_not  # noqa: PLC0415 - slow to import

            return why_not(say, view, turn, best) or why_good(say, view, turn)

        async def ask() -> None:
            self.attention.told, self.attention.bad = await self._thinking.do(told), False

        self.wish(ask)

    def action_further(self) -> None:
        """Look further than before."""
        self._look(self.analysing.work * _FURTHER)
        self.show()

    def action_type(self) -> None:
        """Type steps instead of choosing cards."""

        def typed(text: str | None) -> None:
            if text:
                self._play(text)

        title = f"{self.say('rooms-type')}\n{self.say('rooms-type-how')}"
        self.app.push_screen(Typing(title), typed)

    def action_position(self) -> None:
        """Change the position, or paste another one."""
        self._ask_position(self.line.text)

    def _ask_position(self, text: str, wrong: str = "") -> None:
        """Ask for a position, saying what is wrong with the one that was typed."""

        def typed(given: str | None) -> None:
            if not given or given == self.line.text:
                return
            try:
                self.line.begin(given)
            except RefusedError as error:
                self._ask_position(given, error.refusal.text)
            else:
                self.show()

        title = f"{self.say('rooms-position')}\n{wrong or self.say('rooms-position-how')}"
        self.app.push_screen(Typing(title, text, mend=bool(wrong)), typed)

    def action_lines(self) -> None:
        """Show all lines that were tried."""
        explored = self.line.explored
        lines = [
            f"{'▶' if one.at == explored.at else ' '} {'    ' * one.depth}{_branch(one)}"
            for one in explored.tree()
        ]
        text = Content("\n".join(lines))
        self.app.push_screen(Reading(self.say("web-explore-lines"), text))

    def action_leave(self) -> None:
        """Go back to where one came from."""
        if len(self.app.screen_stack) > 1:
            self.dismiss()
        else:
            self.app.exit()


def _branch(branch: Branch) -> str:
    if branch.seat:
        return f"{branch.number:>2}  {branch.seat}: {write_steps(branch.node.steps)}"
    return f"    {branch.node.position}"
