"""Sheets over a screen: something to read, to choose from, or to type."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static

from red7.terminal.keys import Key, KeyBar

_CSS = """
{name} {{ align: center middle; }}
{name} > Vertical {{
    width: 90%; max-width: 100; height: auto; max-height: 90%;
    border: round $primary; background: $background; padding: 0 1;
}}
{name} .sheet-title {{ text-style: bold; height: auto; margin: 0 0 1 0; }}
{name} VerticalScroll {{
    height: auto; max-height: 65vh; scrollbar-gutter: stable; scrollbar-size-vertical: 1;
}}
{name} VerticalScroll > Static {{ padding: 0 1 0 0; }}
{name} OptionList {{ height: auto; max-height: 16; border: none; background: $background; }}
{name} Input {{ margin: 0 0 1 0; }}
"""


class SheetKeys(KeyBar):
    """The last line of a sheet: the way back."""

    DEFAULT_CSS = "SheetKeys { dock: none; padding: 0; margin: 1 0 0 0; }"

    def __init__(self, action: str) -> None:
        super().__init__()
        self._action = action

    def on_mount(self) -> None:
        """Show the key."""
        self.show([Key(("escape",), self.say("rooms-back"), self._action)])


class Reading(ModalScreen[None]):
    """A text to read, with the way back."""

    DEFAULT_CSS: ClassVar[str] = _CSS.format(name="Reading")
    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,q,enter,l,question_mark", "dismiss_sheet"),
    ]

    def __init__(self, title: str, text: Content, *, at_end: bool = False) -> None:
        super().__init__()
        self._title, self._text, self._at_end = title, text, at_end

    def compose(self) -> ComposeResult:
        """Put the title over the text."""
        with Vertical():
            yield Static(self._title, classes="sheet-title", markup=False)
            with VerticalScroll():
                yield Static(self._text)
            yield SheetKeys("dismiss_sheet")

    def on_mount(self) -> None:
        """Let the arrow keys move the text, and begin at its end if that is asked for."""
        scroll = self.query_one(VerticalScroll)
        scroll.focus()
        if self._at_end:
            scroll.scroll_end(animate=False)

    def action_dismiss_sheet(self) -> None:
        """Go back."""
        self.dismiss(None)

    def on_click(self, event: events.Click) -> None:
        """Go back if the click is beside the sheet."""
        if event.widget is self:
            self.dismiss(None)


class Choosing(ModalScreen[int | None]):
    """Several things to choose from; the answer is the number of one, or nothing."""

    DEFAULT_CSS: ClassVar[str] = _CSS.format(name="Choosing")
    BINDINGS: ClassVar[list[BindingType]] = [("escape,q", "nothing")]

    def __init__(self, title: str, options: Sequence[str]) -> None:
        super().__init__()
        self._title, self._options = title, tuple(options)

    def compose(self) -> ComposeResult:
        """Put the title over the list."""
        with Vertical():
            yield Static(self._title, classes="sheet-title", markup=False)
            yield OptionList(*map(Content, self._options))
            yield SheetKeys("nothing")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Answer with what was chosen."""
        self.dismiss(event.option_index)

    def on_key(self, event: events.Key) -> None:
        """Answer with the number that was typed."""
        if event.key.isdigit() and 0 < int(event.key) <= len(self._options):
            event.stop()
            self.dismiss(int(event.key) - 1)

    def action_nothing(self) -> None:
        """Choose nothing."""
        self.dismiss(None)


class Typing(ModalScreen[str]):
    """A line to type or paste; the answer is empty if nothing is wanted."""

    DEFAULT_CSS: ClassVar[str] = _CSS.format(name="Typing")
    BINDINGS: ClassVar[list[BindingType]] = [("escape", "nothing")]

    def __init__(self, title: str, text: str = "", *, mend: bool = False) -> None:
        super().__init__()
        self._title, self._text = title, text
        self._mend = mend  # whether the text is to be changed, not replaced

    def compose(self) -> ComposeResult:
        """Put the question over the line."""
        with Vertical():
            yield Static(self._title, classes="sheet-title", markup=False)
            yield Input(self._text, select_on_focus=not self._mend)
            yield SheetKeys("nothing")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Answer with what was typed."""
        self.dismiss(event.value.strip())

    def action_nothing(self) -> None:
        """Want nothing."""
        self.dismiss("")
