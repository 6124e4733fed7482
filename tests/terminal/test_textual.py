"""What the table in the terminal relies on in Textual, which may change with a major version."""

from __future__ import annotations

import inspect

import pytest
from textual import events
from textual.app import App
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.style import Style
from textual.widget import Widget

ADVICE = (
    "Textual has changed: look at red7.terminal and the pictures in tests/terminal/snapshots, then "
    "raise its upper bound"
)


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        (App, ["ENABLE_COMMAND_PALETTE", "get_default_screen", "get_line_filters"]),
        (Screen, ["AUTO_FOCUS", "compose"]),
        (ModalScreen, ["dismiss"]),
        (Widget, ["DEFAULT_CSS", "refresh", "render", "run_action"]),
    ],
)
def test_what_is_overridden_or_called_is_there(kind: type, names: list[str]) -> None:
    for name in names:
        assert hasattr(kind, name), f"{ADVICE} ({name})"


def test_every_colour_can_be_taken_away() -> None:
    assert "get_line_filters" in inspect.getsource(App), ADVICE


def test_what_is_pressed_is_found_where_it_was_drawn() -> None:
    assert Style.from_meta({"press": "draw"}).meta == {"press": "draw"}, ADVICE
    assert isinstance(inspect.getattr_static(events.MouseEvent, "style"), property), ADVICE


def test_texts_are_put_together_cut_and_wrapped_by_their_width() -> None:
    text = Content.assemble("牌 ", ("seven", Style(bold=True)))
    assert text.cell_length == 8, ADVICE
    assert text.truncate(5, ellipsis=True).plain == "牌 s…", ADVICE
    assert [line.plain.strip() for line in text.wrap(5)] == ["牌", "seven"], ADVICE
