"""The ``show`` command: a position as a readable table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from red7.cli.frame import Argument, CommandSpec
from red7.cli.options import RULES_OPTION
from red7.core import read_position
from red7.core.steps import write_steps
from red7.table.drawing.text import PositionText, wants_colour

if TYPE_CHECKING:
    from red7.words import Words


def show(say: Words, position: str, rules: str) -> None:
    """Print a position as a table."""
    shown = read_position(rules, position)
    text = PositionText(say, coloured=wants_colour())
    print("\n".join(text.lines(shown)))
    if shown.steps:
        print("\n" + say("label", name=say("show-steps"), value=write_steps(shown.steps)), end="")
    if not shown.over and not shown.hidden[shown.turn - 1]:
        steps = " ".join(map(str, shown.legal_steps)) or "–"
        print("\n" + say("label", name=say("show-open"), value=steps))


SHOW: Final = CommandSpec(
    "show",
    show,
    [Argument("position", "help-arg-position")],
    [RULES_OPTION],
    ["red7 show 'G 2 33 R6G4/?6 O6Y3/R7Y2G1B4 *G2' --rules v1.2+actions"],
)
