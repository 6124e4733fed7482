"""The tables of a server as a list: one's own games, and those that wait for players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from textual.content import Content

from red7.terminal.names import bot_level
from red7.terminal.part import Part, press
from red7.terminal.titles import rules_name
from red7.words import Words

_WHAT: Final = 18  # columns
_RULES: Final = 14


@dataclass(frozen=True)
class Listed:
    """A table as it is listed."""

    table: str
    rules: str
    seats: Sequence[Mapping[str, Any]]
    mine: bool = False
    turn: bool = False  # whether it is the reader's
    free: int = 0

    def what(self, say: Words) -> str:
        """Return what the table is to the reader."""
        if self.mine:
            return say("web-tab-turn" if self.turn else "web-your-games")
        return say("web-room-free", count=self.free)

    def names(self, say: Words) -> str:
        """Return who sits there; a free seat is a dash."""
        named = [
            seat["name"] or (bot_level(say, seat["bot"]) if seat["bot"] else "–")
            for seat in self.seats
        ]
        return say("separator").join(named)


def read_tables(mine: Sequence[Any], waiting: Sequence[Any]) -> list[Listed]:
    """Return what a server answers, one's own tables first and none twice."""
    own = [
        Listed(one["table"], one["rules"], one["seats"], mine=True, turn=one["your_turn"])
        for one in mine
    ]
    known = {one.table for one in own}
    others = [
        Listed(one["table"], one["setup"]["rules"], one["seats"], free=one["free"])
        for one in waiting
        if one["table"] not in known
    ]
    return own + others


class TableList(Part):
    """The list as a widget: a text, and a line for each table."""

    DEFAULT_CSS = "TableList { height: 1fr; margin: 1 2; }"
    text: str = ""
    tables: tuple[Listed, ...] = ()
    at: int = 0

    def tell(self, text: str) -> None:
        """Show another text over the list."""
        self.text = text
        self.refresh()

    def show(self, tables: Sequence[Listed]) -> None:
        """Show these tables; the pointer stays on its table if that is still there."""
        names = [one.table for one in tables]
        pointed = self.tables[self.at].table if self.tables else ""
        at = names.index(pointed) if pointed in names else min(self.at, len(names) - 1)
        self.tables, self.at = tuple(tables), max(0, at)
        self.refresh()

    def choose(self, by: int) -> None:
        """Point at the next table, or at the one before."""
        if self.tables:
            self.at = (self.at + by) % len(self.tables)
        self.refresh()

    def render(self) -> Content:
        """Draw the text, and as many tables as fit, the one that is pointed at among them."""
        width, height = self.size
        text = Content(self.text).wrap(max(1, width))
        room = max(1, height - len(text) - 1)
        first = max(0, min(self.at - room // 2, len(self.tables) - room))
        shown = list(enumerate(self.tables))[first : first + room]
        lines = [self._line(at, one).truncate(width, ellipsis=True) for at, one in shown]
        return Content("\n").join([*text, Content(), *lines])

    def _line(self, at: int, one: Listed) -> Content:
        say, look, chosen = self.say, self.look, at == self.at
        style = look.gold if one.turn else look.strong if one.mine or chosen else look.quiet
        rules = rules_name(say, one.rules)
        open_it = press(f"screen.visit({at})")
        return Content.assemble(
            ("> " if chosen else "  ", look.gold),
            (f"{one.what(say):<{_WHAT}} ", style + open_it),
            (f"{rules:<{_RULES}} ", (look.strong if chosen else look.quiet) + open_it),
            (one.names(say), (look.strong if chosen else look.quiet) + open_it),
        )
