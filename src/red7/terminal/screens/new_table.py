"""A new table on a server: a few things to choose, each with its key."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from textual.app import ComposeResult
from textual.content import Content

from red7.core.rules import NAMED
from red7.protocol import messages as m
from red7.terminal.frame import Framed
from red7.terminal.keys import Key, draw_key
from red7.terminal.look import Look
from red7.terminal.names import STRENGTHS, bot_level
from red7.terminal.part import Part
from red7.words import Words

_LEVELS: Final = tuple(NAMED)
_CLOCKS: Final = (
    m.NoClock(),
    m.TurnClock(seconds=60),
    m.GameClock(seconds=300, increment=5),
    m.TurnClock(seconds=86_400),
)
_FEWEST, _MOST = 2, 4


@dataclass(frozen=True)
class Wishes:
    """What is chosen so far."""

    level: int = 0
    others: tuple[str, ...] = ("",)  # the bot of each other seat; empty for a person
    clock: int = 0
    open: bool = True

    @property
    def setup(self) -> m.Setup:
        """The settings of the table."""
        seats = (None, *(bot or None for bot in self.others))
        rules, clock = NAMED[_LEVELS[self.level]], _CLOCKS[self.clock]
        return m.Setup(rules=rules, seats=seats, clock=clock, open=self.open)

    def more_players(self) -> Wishes:
        """Return the same for one more player, or for the fewest after the most."""
        others = (*self.others, "") if len(self.others) + 1 < _MOST else self.others[: _FEWEST - 1]
        return replace(self, others=others)

    def other(self, seat: int) -> Wishes:
        """Return the same with the next kind of player in a seat: a person, or a bot."""
        kinds = ("", *STRENGTHS)
        now = self.others[seat - 2]
        others = list(self.others)
        others[seat - 2] = kinds[(kinds.index(now) + 1) % len(kinds)]
        return replace(self, others=tuple(others))


def draw_wishes(look: Look, say: Words, wishes: Wishes) -> Content:
    """Return what is chosen, with the keys to change it."""

    def line(key: str, name: str, value: str, action: str) -> Content:
        drawn = draw_key(look, Key((key,), name, action))
        gap = " " * max(2, 34 - drawn.cell_length)
        return Content.assemble("  ", drawn, gap, (value, look.strong))

    level = say(f"web-level-{_LEVELS[wishes.level]}")
    lines = [
        line("r", say("web-rules"), level, "level"),
        line("p", say("web-seats"), str(len(wishes.others) + 1), "players"),
        Content.assemble("     ", (say("web-seat-you"), look.quiet)),
    ]
    for seat, bot in enumerate(wishes.others, 2):
        who = bot_level(say, bot) if bot else say("web-seat-person")
        lines.append(line(str(seat), say("seat-number", seat=seat), who, f"seat({seat})"))
    lines.append(line("c", say("web-clock"), clock_name(say, _CLOCKS[wishes.clock]), "clock"))
    lines.append(line("o", say("web-open"), "✓" if wishes.open else "–", "open"))
    return Content("\n").join(lines)


def clock_name(say: Words, clock: m.Clock) -> str:
    """Return a clock in words."""
    if isinstance(clock, m.GameClock):
        return say("web-clock-game", count=clock.seconds // 60)
    if isinstance(clock, m.TurnClock):
        day = clock.seconds >= 86_400  # noqa: PLR2004 - seconds of a day
        return say("web-clock-day") if day else say("web-clock-turn", count=clock.seconds)
    return say("web-clock-none")


class Choices(Part):
    """What is chosen, as a widget."""

    DEFAULT_CSS = "Choices { height: 1fr; padding: 1 2; }"
    wishes = Wishes()

    def show(self, wishes: Wishes) -> None:
        """Show other wishes."""
        self.wishes = wishes
        self.refresh()

    def render(self) -> Content:
        """Draw it."""
        return draw_wishes(self.look, self.say, self.wishes)


class NewTable(Framed):
    """Asks how a table is to be; the answer is a setup, or nothing."""

    wishes = Wishes()

    def content(self) -> ComposeResult:
        """Show what is chosen."""
        yield Choices()

    def on_mount(self) -> None:
        """Say what this is about."""
        super().on_mount()
        self.entitle(f"Red7 · {self.say('web-choose-rules')}")

    def keys(self) -> Sequence[Key]:
        """Return the keys that count now."""
        say = self.say
        seats = range(2, len(self.wishes.others) + 2)
        return [
            Key(("enter",), say("web-open-table"), "done"),
            Key(("escape", "q"), say("web-cancel"), "cancel"),
            Key(("r",), "", "level"),
            Key(("p",), "", "players"),
            *(Key((str(seat),), "", f"seat({seat})") for seat in seats),
            Key(("c",), "", "clock"),
            Key(("o",), "", "open"),
        ]

    def _wish(self, wishes: Wishes) -> None:
        self.wishes = wishes
        self.query_one(Choices).show(wishes)

    def action_level(self) -> None:
        """Choose other rules."""
        self._wish(replace(self.wishes, level=(self.wishes.level + 1) % len(_LEVELS)))

    def action_players(self) -> None:
        """Choose another number of players."""
        self._wish(self.wishes.more_players())

    def action_seat(self, seat: int) -> None:
        """Choose somebody else for a seat."""
        self._wish(self.wishes.other(seat))

    def action_clock(self) -> None:
        """Choose another clock."""
        self._wish(replace(self.wishes, clock=(self.wishes.clock + 1) % len(_CLOCKS)))

    def action_open(self) -> None:
        """Choose whether everybody may find the table."""
        self._wish(replace(self.wishes, open=not self.wishes.open))

    def action_done(self) -> None:
        """Open the table."""
        self.dismiss(self.wishes.setup)

    def action_cancel(self) -> None:
        """Go back without one."""
        self.dismiss(None)
