"""A game as one seat sees it: as text for a terminal, and as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from red7.core import Match, View
from red7.core.steps import DISCARD
from red7.envs.kernels.pixels import pixels
from red7.table.drawing.png import png
from red7.table.drawing.position import Scene, drawn_scene
from red7.table.drawing.text import PositionText
from red7.table.rounds import round_view
from red7.words import system_language, words

MODES: Final = ["human", "ansi", "rgb_array"]


def check_mode(mode: str | None) -> None:
    """Refuse a way to render that there is not."""
    if mode is not None and mode not in MODES:
        message = f"render_mode is one of {', '.join(MODES)}, not {mode}"
        raise ValueError(message)


def table_text(match: Match, seat: int, names: Sequence[str], *, coloured: bool = True) -> str:
    """Return what a seat sees as lines of text, with the codes of a terminal if coloured."""
    text = PositionText(words(system_language()), coloured=coloured)
    return "\n".join(text.lines(match.round.view(seat), dict(enumerate(names, 1)))) + "\n"


def table_picture(match: Match, seat: int, names: Sequence[str]) -> NDArray[np.uint8]:
    """Return what a seat sees as a picture of 1200 × 630 pixels: [height, width, colour]."""
    view = match.round.view(seat)
    shown = round_view(match, view, _canvas_card(view))
    scene = Scene(shown, tuple(names), match.goal)
    return pixels(png(drawn_scene(scene, words(system_language()))))


def _canvas_card(view: View) -> int | None:
    """Return the card on top of the canvas; None until one is discarded in this round."""
    steps = [step for turn in view.past for step in turn.steps] + [*view.steps]
    cards = [step.card for step in steps if step.kind == DISCARD and step.card is not None]
    return int(cards[-1]) if cards else None
