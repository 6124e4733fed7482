"""The table's screen: it shows what its keeper says, and sends what the reader wants."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from textual.app import ComposeResult
from textual.content import Content

from red7.protocol import messages as m
from red7.terminal.cards import Marks
from red7.terminal.clocks import clock_texts
from red7.terminal.composer import Composer
from red7.terminal.guide import GuideBar, unseen
from red7.terminal.guiding import Attention, Guiding
from red7.terminal.keys import Key
from red7.terminal.links.link import Link
from red7.terminal.names import STRENGTHS, bot_level
from red7.terminal.scene import Scene
from red7.terminal.screens.composing import JUMPS, Guided
from red7.terminal.screens.sheets import Choosing, Reading
from red7.terminal.story import Teller
from red7.terminal.titles import title_of, trouble_of
from red7.terminal.view import TableView

_LAST_HINT: Final = 3
_TICK: Final = 0.5  # seconds between two looks at the clocks
_PHRASES: Final[tuple[m.Phrase, ...]] = m.Phrase.__args__  # type: ignore[attr-defined]


class TableScreen(Guided):
    """A table to play at, or to watch."""

    def __init__(self, link: Link, *, leave: Callable[[], None] | None = None) -> None:
        self.link = link
        self.composer = Composer(link, self._play)
        super().__init__(self.composer)
        self._leave = leave
        self._place: object = None

    def content(self) -> ComposeResult:
        """Put the guidance under the table."""
        yield TableView()
        yield GuideBar()

    def on_mount(self) -> None:
        """Reach the table before anything else is done."""
        self.wish(self.link.open)
        self.link.listen(self.show)
        self.set_interval(_TICK, self._tick)

    async def on_unmount(self) -> None:
        """Leave the table as it is."""
        await self.link.close()

    # Showing

    @property
    def shown_state(self) -> m.State | None:
        """The table as it is now."""
        return self.link.state

    def show(self) -> None:
        """Show the table as it is now, and the move being composed on it."""
        state = self.link.state
        if state is None or not self.is_mounted:
            return
        if not self.composer.update(state):
            self._turn_over(state)
        self.choose_card()
        guiding = self._guiding(state)
        told = Teller(self.say, state).lines(self.link.events)
        self.query_one(TableView).show(self._scene(state, guiding), told)
        self.query_one(GuideBar).show(guiding.guidance(self.link.events))
        self.entitle(title_of(self.say, state, self.link), trouble_of(self.say, self.link))
        self.rekey()

    def _guiding(self, state: m.State) -> Guiding:
        return Guiding(self.say, state, self.composer, self.attention)

    def _turn_over(self, state: m.State) -> None:
        """Put away what was said about a turn, once it is another's."""
        place = (state.game, state.round and (state.round.number, state.round.position))
        if place != self._place:
            self._place = place
            self.attention = Attention()

    def _scene(self, state: m.State, guiding: Guiding) -> Scene:
        composer, attention = self.composer, self.attention
        named = attention.hints[-1].cards if attention.hints else ()
        cards = composer.cards
        marks = Marks(
            cursor=attention.card if composer.mine else None,
            hinted=named,
            open=cards if composer.mine else None,
            press="screen.pick",
        )
        clocks = clock_texts(state, self.link.now())
        thought = guiding.thought if composer.mine else None
        return Scene(state, composer.round, thought, marks, clocks)

    def _tick(self) -> None:
        state = self.link.state
        if state and (state.clock or self.link.trouble):
            self.show()

    # Keys

    def keys(self) -> Sequence[Key]:
        """Return the keys that count now."""
        state, composer = self.link.state, self.composer
        if state is None:
            return [Key(("q", "ctrl+q"), self.say("terminal-quit"), "leave")]
        guidance = self._guiding(state).guidance(self.link.events)
        there = [*(way.key for way in guidance.ways), *guidance.keys]
        return [*unseen(there), *self._general(state), *(JUMPS if composer.mine else ())]

    def _general(self, state: m.State) -> list[Key]:
        say, composer = self.say, self.composer
        keys: list[Key] = []
        if composer.cards and not composer.question:
            keys += self.card_keys()
        if composer.mine and state.setup.hints:
            keys.append(Key(("h",), say("web-hint"), "hint"))
            if len(self.attention.hints) == _LAST_HINT:
                keys.append(Key(("m",), say("web-hint-make"), "make_hint"))
        if self.link.pacing and not state.you:
            keys.append(Key(("space",), say("web-replay-pause"), "pause"))
            keys.append(Key(("plus", "equals_sign"), say("web-faster"), "pace(1)"))
            keys.append(Key(("minus",), say("terminal-slower"), "pace(-1)"))
        if self.link.address:
            keys.append(Key(("s",), say("web-talk"), "talk"))
        return [
            *keys,
            Key(("l",), say("web-log"), "log"),
            self.help_key(),
            Key(("q", "ctrl+q"), say("terminal-quit"), "leave"),
        ]

    # The reader's move

    async def _play(self, steps: Sequence[str]) -> None:
        self.hush()
        await self.link.send(m.Steps, steps=tuple(steps))

    # Hints

    def action_hint(self) -> None:
        """Take the next hint for this turn, or read the last one again."""
        self._wait(self.say("web-hint-wait"))

        async def hint() -> None:
            told = self.attention.hints
            self.composer.clear()
            why = await self.link.long_wait()
            if why:
                self._wait(why)
            try:
                found = await self.link.hint(min(len(told) + 1, _LAST_HINT))
            except TimeoutError:  # moves wait no longer for it, and it can be asked for again
                text = why or self.say("web-hint-failed")
                self.attention.told, self.attention.bad = text, not why
                return
            if len(told) < _LAST_HINT:
                told.append(found)
            self.attention.told, self.attention.bad = found.text, False

        self.wish(hint)

    def _wait(self, for_what: str) -> None:
        self.attention.waiting = for_what
        self.show()

    def action_make_hint(self) -> None:
        """Compose the turn of the last hint, as far as it can be taken back."""
        steps = self.attention.hints[-1].turn.split()

        async def make() -> None:
            self.composer.clear()
            for step in steps:
                if step == "~":
                    self.composer.drop()
                elif len(step) > 1 and step[0] != "!":
                    await self.composer.step(step)
            self.hush()

        self.wish(make)

    # Around the game

    def action_next(self) -> None:
        """Go on to the next round, or to another game."""
        paused = self.link.state is not None and self.link.state.stage == "pause"
        self.wish(lambda: self.link.send(m.Ready if paused else m.Rematch))

    def action_sit(self) -> None:
        """Take a seat, or one's own back."""
        self.wish(lambda: self.link.send(m.Sit))

    def action_start(self) -> None:
        """Start the game."""
        self.wish(lambda: self.link.send(m.Start))

    def action_add_bot(self) -> None:
        """Let a bot take the first free seat."""
        state = self.link.state
        free = [view.seat for view in state.seats if view.kind == "free"] if state else []
        if not free:
            return

        def chosen(number: int | None) -> None:
            if number is not None:
                bot = STRENGTHS[number]
                self.wish(lambda: self.link.send(m.AddBot, seat=free[0], bot=bot))

        levels = [bot_level(self.say, bot) for bot in STRENGTHS]
        self.app.push_screen(Choosing(self.say("web-add-bot"), levels), chosen)

    def action_hurry(self, to: m.Haste) -> None:
        """Let bots play faster, or to the end of the round."""
        self.wish(lambda: self.link.send(m.Hurry, to=to))

    def action_pace(self, by: int) -> None:
        """Let bots play faster or more slowly while one watches."""
        if self.link.pacing:
            self.link.pacing.change(by)
        self.show()

    def action_pause(self) -> None:
        """Let bots wait, or go on."""
        if self.link.pacing:
            self.link.pacing.pause()
        self.show()

    def action_talk(self) -> None:
        """Say a quick phrase."""

        def chosen(number: int | None) -> None:
            if number is not None:
                phrase = _PHRASES[number]
                self.wish(lambda: self.link.send(m.Say, phrase=phrase))

        said = [self.say(f"phrase-{phrase}") for phrase in _PHRASES]
        self.app.push_screen(Choosing(self.say("web-talk"), said), chosen)

    def action_log(self) -> None:
        """Show everything that happened."""
        if self.link.state:
            lines = Teller(self.say, self.link.state).lines(self.link.events)
            text = Content("\n".join(lines))
            self.app.push_screen(Reading(self.say("web-log"), text, at_end=True))

    def action_leave(self) -> None:
        """Leave the screen; the game stays as it is."""
        if self._leave:
            self._leave()
        else:
            self.app.exit()
