"""The replay's screen: a recorded game turn by turn, and the review's judgement under it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from textual.app import ComposeResult
from textual.content import Content
from textual.worker import Worker

from red7.core import Record, Red7Error
from red7.protocol import messages as m
from red7.protocol.reviews import Review
from red7.study.exploring import Exploration
from red7.table.reviewed import with_sentences
from red7.terminal.app import Red7App
from red7.terminal.frame import Framed
from red7.terminal.given import SystemTime, Time
from red7.terminal.keys import Key
from red7.terminal.rooms.explore import ExploreScreen
from red7.terminal.rooms.judgement import Judgement
from red7.terminal.rooms.replayed import GRAVE, Hands, Judged, judged, stops_of, with_hands
from red7.terminal.scene import Scene
from red7.terminal.screens.sheets import Reading
from red7.terminal.thinking import Thinker, Thinking, long_wait
from red7.terminal.titles import rules_name
from red7.terminal.view import TableView
from red7.words import Words

# Seconds for each turn while the replay plays by itself, the slowest first.
_PACES: Final[dict[m.Pace, float]] = {"calm": 4.0, "normal": 2.0, "quick": 0.8}

# Makes a review, or reads one that was kept; it hears how far the work has come.
Reviewing = Callable[[Callable[[int, int], None]], Mapping[str, Any]]


def watch(say: Words, record: Record, reviewing: Reviewing) -> None:
    """Open the screen on a record."""
    thinkers = Thinker(), Thinker()  # whoever explores does not wait for the review
    Red7App(say, ReplayScreen(say, record, reviewing, thinkers)).run()


class ReplayScreen(Framed):
    """A recorded game."""

    def __init__(
        self,
        words: Words,
        record: Record,
        reviewing: Reviewing,
        thinkers: tuple[Thinking, Thinking],
        time: Time | None = None,
    ) -> None:
        super().__init__()
        self.record, self._reviewing, self._time = record, reviewing, time or SystemTime()
        self._thinking, self._exploring = thinkers
        self.stops = stops_of(words, record)
        self.judged: list[Judged] = []
        self.at = 0
        self.hands: Hands = "all"
        self.pace: m.Pace = "normal"
        self._playing: Worker[None] | None = None
        self._note = long_wait(words, compiled=self._thinking.compiled) or words("web-looking")

    def content(self) -> ComposeResult:
        """Put the judgement under the table."""
        yield TableView()
        yield Judgement()

    def on_mount(self) -> None:
        """Show the deal, and begin with the review."""
        self.show()
        self.run_worker(self._review(), name="review")

    # The review

    async def _review(self) -> None:
        loop = asyncio.get_running_loop()

        def progress(done: int, total: int) -> None:
            with contextlib.suppress(RuntimeError):  # the app has been left
                loop.call_soon_threadsafe(self._going, done, total)

        try:
            plain = await self._thinking.do(lambda: self._reviewing(progress))
        except Red7Error as error:
            self._note = self.say.error(error)
        else:
            review = with_sentences(Review.model_validate(plain), self.record.players, self.say)
            self.judged = judged(review, self.stops)
        self.show()

    def _going(self, done: int, total: int) -> None:
        self._note = f"{self.say('web-review')}: {self.say('review-doing', done=done, total=total)}"
        if self.is_mounted and not self.judged:
            self.show()

    # Showing

    def show(self) -> None:
        """Show the table at the stop where one is."""
        say, stop = self.say, self.stops[self.at]
        lines = [line for one in self.stops[: self.at + 1] for line in one.told]
        self.query_one(TableView).show(Scene(with_hands(stop.state, self.hands)), lines)
        panel = self.query_one(Judgement)
        panel.show(self.record.players, self.judged, self.at, self._note)
        turn = say("web-replay-at", number=self.at, count=len(self.stops) - 1)
        parts = [say("web-replay-title"), rules_name(say, str(self.record.rules))]
        parts.append(say("label", name=say("web-replay-turn"), value=turn))
        if self.hands != "all":
            parts.append(self._whose())
        if self.playing:
            parts.append(say("terminal-speed", speed=say(f"web-pace-{self.pace}")))
        self.entitle(" · ".join(parts))
        self.rekey()

    def _whose(self) -> str:
        if isinstance(self.hands, int):
            return self.say("web-replay-hands-of", name=self.record.players[self.hands - 1])
        return self.say(f"web-replay-hands-{self.hands}")

    # Keys

    def keys(self) -> Sequence[Key]:
        """Return the keys that lead through the game."""
        say = self.say
        keys = [
            Key(("left", "backspace", "k"), "", "step(-1)"),
            Key(("right", "enter", "j"), say("web-replay-next"), "step(1)"),
            Key(("space",), say(f"web-replay-{'pause' if self.playing else 'play'}"), "play"),
            Key(("home",), "", "go(0)"),
            Key(("end",), "", f"go({len(self.stops) - 1})"),
            Key(("pageup",), "", "step(-10)"),
            Key(("pagedown",), "", "step(10)"),
        ]
        if self.playing:
            keys.append(Key(("plus", "equals_sign"), say("web-faster"), "pace(1)"))
            keys.append(Key(("minus",), say("terminal-slower"), "pace(-1)"))
        if self._mistake(1) is not None:
            keys.append(Key(("n",), say("review-next"), "mistake(1)"))
        if self._mistake(-1) is not None:
            keys.append(Key(("p", "N"), "", "mistake(-1)"))
        return [
            *keys,
            Key(("e",), say("web-explore"), "explore"),
            Key(("h",), say("web-replay-hands"), "hands"),
            Key(("l",), say("web-log"), "log"),
            Key(("q", "escape", "ctrl+q"), say("terminal-quit"), "leave"),
        ]

    # What is done

    def action_step(self, by: int) -> None:
        """Go some turns on, or back."""
        self.action_go(self.at + by)

    def action_go(self, stop: int) -> None:
        """Go to a stop; whoever chooses one looks at it."""
        self._pause()
        self._go(stop)

    def _go(self, stop: int) -> None:
        self.at = max(0, min(len(self.stops) - 1, stop))
        self.show()

    # Playing by itself

    @property
    def playing(self) -> bool:
        """Whether the replay goes on by itself."""
        return self._playing is not None

    def action_play(self) -> None:
        """Let the replay go on by itself, at its end from the beginning; or pause it."""
        if self.playing:
            self._pause()
        else:
            if self.at == len(self.stops) - 1:
                self.at = 0
            self._play()
        self.show()

    def action_pace(self, by: int) -> None:
        """Let the replay go on faster, or more slowly."""
        paces = list(_PACES)
        self.pace = paces[max(0, min(paces.index(self.pace) + by, len(paces) - 1))]
        self._pause()
        self._play()
        self.show()

    def _play(self) -> None:
        self._playing = self.run_worker(self._keep_going(), name="playing")

    def _pause(self) -> None:
        if self._playing:
            self._playing.cancel()
        self._playing = None

    async def _keep_going(self) -> None:
        while self.at < len(self.stops) - 1:
            await self._time.sleep(_PACES[self.pace])
            self._go(self.at + 1)
        self._playing = None
        self.show()

    def action_mistake(self, by: int) -> None:
        """Go to the next mistake, or to the one before."""
        found = self._mistake(by)
        if found is not None:
            self.action_go(found)

    def _mistake(self, by: int) -> int | None:
        after = range(self.at + by, len(self.judged) if by > 0 else -1, by)
        return next((at for at in after if self.judged and self.judged[at].mark in GRAVE), None)

    def action_hands(self) -> None:
        """Show other hands: all, none, then those of one seat after the other."""
        ways: list[Hands] = ["all", "none", *range(1, len(self.record.players) + 1)]
        self.hands = ways[(ways.index(self.hands) + 1) % len(ways)]
        self.show()

    def action_explore(self) -> None:
        """Try out other lines from here."""
        self._pause()
        stop, names = self.stops[self.at], self.record.players
        explored = Exploration.of_record(self.record, stop.turn, stop.number)
        # Hands are open here, as they are in the replay.
        explored = explored.hide(hidden=self.hands != "all")
        self.app.push_screen(ExploreScreen(self.say, explored, self._exploring, names=names))

    def action_log(self) -> None:
        """Show everything that happened up to here."""
        lines = [line for one in self.stops[: self.at + 1] for line in one.told]
        text = Content("\n".join(lines))
        self.app.push_screen(Reading(self.say("web-log"), text, at_end=True))

    def action_leave(self) -> None:
        """Leave the replay."""
        self.app.exit()
