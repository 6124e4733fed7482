"""The lesson's screen: one task after the other, guided as at a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual.app import ComposeResult

from red7.protocol import messages as m
from red7.study.lessons import COURSE, Lesson, task_text, title
from red7.terminal.cards import Marks
from red7.terminal.composer import Composer
from red7.terminal.guide import Guidance, unseen
from red7.terminal.guiding import Guiding
from red7.terminal.keys import Key
from red7.terminal.rooms.guide import TallGuide
from red7.terminal.rooms.posing import numbered, with_names
from red7.terminal.rooms.task import TriedTask
from red7.terminal.scene import Scene
from red7.terminal.screens.composing import JUMPS, Guided
from red7.terminal.view import TableView
from red7.words import Words


class LessonScreen(Guided):
    """The tasks of a lesson."""

    def __init__(
        self, say: Words, lesson: Lesson, solved: Callable[[str, int], None], begin: int = 0
    ) -> None:
        self.lesson, self._solved, self._words = lesson, solved, say
        self.number = begin if begin < len(lesson.tasks) else 0
        self._open()
        super().__init__(self.composer)

    def _open(self) -> None:
        """Take up the task with the number that counts."""
        self.tried = TriedTask(self._words, self.lesson.tasks[self.number])
        self.composer = Composer(self.tried, self._play)
        self.making = self.composer

    def content(self) -> ComposeResult:
        """Put the guidance under the table."""
        yield TableView()
        yield TallGuide()

    def on_mount(self) -> None:
        """Show the first task."""
        self.show()

    @property
    def shown_state(self) -> m.State:
        """The table of the task."""
        state = self.tried.state
        return with_names(state, numbered(self.say, len(state.seats)))

    # Showing

    def show(self) -> None:
        """Show the task, and the move being composed."""
        say, state, tried = self.say, self.shown_state, self.tried
        self.composer.update(state)
        self.choose_card()
        guiding = Guiding(say, state, self.composer, self.attention)
        mine = self.composer.mine
        marks = Marks(
            cursor=self.attention.card if mine else None,
            open=self.composer.cards if mine else None,
            press="screen.pick",
        )
        scene = Scene(state, self.composer.round, guiding.thought if mine else None, marks)
        self.query_one(TableView).show(scene, [task_text(say, tried.task)])
        self.query_one(TallGuide).show(self._guidance(guiding))
        step = say("web-learn-step", number=self.number + 1, count=len(self.lesson.tasks))
        self.entitle(f"{title(say, self.lesson)} · {step}")
        self.rekey()

    def _guidance(self, guiding: Guiding) -> Guidance:
        say, verdict = self.say, self.tried.verdict
        if verdict is None:
            return guiding.guidance(())
        lines = [verdict.tell(say)]
        if verdict.reached and self._last:
            lines.append(say("web-learn-finished" if self._next else "web-learn-over"))
        keys = tuple(self._keys_after())
        return Guidance(
            "\n".join(lines), keys=keys, urgent=verdict.reached, bad=not verdict.reached
        )

    @property
    def _last(self) -> bool:
        return self.number + 1 == len(self.lesson.tasks)

    @property
    def _next(self) -> Lesson | None:
        """The lesson after this one."""
        return next(iter(COURSE[COURSE.index(self.lesson) + 1 :]), None)

    # Keys

    def keys(self) -> Sequence[Key]:
        """Return the keys that count now."""
        say = self.say
        every = Key(("l", "escape"), say("web-learn-all"), "all")
        around = [self.help_key(), Key(("q", "ctrl+q"), say("terminal-quit"), "leave")]
        if self.tried.verdict:
            return [*unseen(self._keys_after()), every, *around]
        guiding = Guiding(say, self.shown_state, self.composer, self.attention)
        guidance = guiding.guidance(())
        there = [*(way.key for way in guidance.ways), *guidance.keys]
        cards = self.card_keys() if self.composer.cards and not self.composer.question else []
        hint = Key(("h",), say("web-learn-show"), "hint")
        return [*unseen(there), hint, every, *cards, *JUMPS, *around]

    def _keys_after(self) -> list[Key]:
        """Return the keys that lead on once the task is judged."""
        say, verdict = self.say, self.tried.verdict
        if verdict is None or not verdict.reached:
            return [Key(("n", "enter"), say("web-learn-retry"), "again")]
        if not self._last:
            return [Key(("n", "enter"), say("web-learn-next"), "next")]
        if self._next:
            return [Key(("n", "enter"), say("web-learn-next-lesson"), "next")]
        return [Key(("n", "enter"), say("web-learn-all"), "all")]

    # What is done

    async def _play(self, steps: Sequence[str]) -> None:
        self.hush()
        await self.tried.play(steps)
        if self.tried.verdict and self.tried.verdict.reached:
            self._solved(self.lesson.name, self.number + 1)

    def action_hint(self) -> None:
        """Make a step towards the goal; what does not lead there is taken back first."""

        async def help_on() -> None:
            self.hush()
            composer = self.composer
            step = self.tried.hint(composer.steps)
            if not step:
                composer.clear()
                step = self.tried.hint(())
            if step == "~":
                composer.drop()
            elif len(step) > 1:
                await composer.step(step)
            elif composer.finishes:
                draws = step == "!"
                await composer.finish(composer.finishes[0 if draws else -1])

        self.wish(help_on)

    def action_again(self) -> None:
        """Begin the turn anew."""
        self._begin(self.number)

    def action_next(self) -> None:
        """Go on to the next task, or to the next lesson."""
        if not self._last:
            self._begin(self.number + 1)
        elif self._next:
            self.lesson = self._next
            self._begin(0)

    def _begin(self, number: int) -> None:
        self.number = number
        self._open()
        self.hush()
        self.show()

    def action_all(self) -> None:
        """Go to the list of all lessons."""
        self.dismiss()

    def action_leave(self) -> None:
        """Leave the course."""
        self.app.exit()
