"""Cards as cells of a terminal: each with its letter and number, in one of two sizes."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final, Literal

from textual.content import Content
from textual.style import Style

from red7.terminal.look import Depth, Look
from red7.terminal.part import press

Size = Literal["small", "tall"]

WIDTHS: Final[dict[Size, int]] = {"small": 4, "tall": 6}
# Of a row: a tall card may be lifted by one line.
HEIGHTS: Final[dict[Size, int]] = {"small": 1, "tall": 4}
BEST: Final = "•"  # beside a card that counts, and under it where it is lifted
BACK: Final = "▮"
_MORE: Final = "…"
# A sign for each colour, as each has a pattern on the page.
_PATTERNS: Final = {"R": "//", "O": "••", "Y": "==", "G": "^^", "B": "~~", "I": "##", "V": "<>"}


@dataclass(frozen=True)
class Marks:
    """What is shown on the cards of a table."""

    cursor: str | None = None  # where the keyboard is
    picked: str | None = None  # the card that waits for a place to go
    hinted: Collection[str] = ()  # those that a hint points at
    open: Collection[str] | None = None  # those that can be picked up; None for no difference
    press: str = ""  # the action that a click on a card leads to: "screen.pick"


NO_MARKS: Final = Marks()


def card(look: Look, name: str) -> Content:
    """Return a card as it stands within a sentence.

    >>> str(card(Look(), "R7"))
    ' R7 '
    """
    return Content.styled(f" {name} ", look.card(name[0]))


def colour_chip(look: Look, letter: str) -> Content:
    """Return a colour by its letter; without colours it is no block, lest a column be a wall."""
    style = look.strong if look.depth is Depth.NONE else look.card(letter)
    return Content.styled(f" {letter} ", style)


def row(  # noqa: PLR0913 - how to draw it, each with a default
    look: Look,
    names: Sequence[str],
    width: int,
    *,
    size: Size = "small",
    best: Collection[str] = (),
    marks: Marks = NO_MARKS,
) -> list[Content]:
    """Return a row of cards as lines; if there are too many for the width, the last are counted.

    >>> [str(line) for line in row(Look(), ("R7", "B5"), 20, best=("R7",))]
    ['•R7•  B5 ']
    """
    if not names:
        return [Content.styled("–", look.quiet)] + [Content()] * (HEIGHTS[size] - 1)
    shown, gap = _fitting(names, width, WIDTHS[size])
    drawn = [
        _tall(look, name, lifted=name in best, marks=marks)
        if size == "tall"
        else [_small(look, name, best=name in best, marks=marks)]
        for name in shown
    ]
    lines = [Content(" " * gap).join(parts) for parts in zip(*drawn, strict=True)]
    if len(shown) < len(names):
        lines[len(lines) // 2] += Content.styled(f" {_MORE}{len(names) - len(shown)}", look.strong)
    return lines


def backs(look: Look, count: int) -> Content:
    """Return cards whose faces are hidden."""
    return Content.styled(BACK * count, look.quiet)


def _fitting(names: Sequence[str], width: int, wide: int) -> tuple[Sequence[str], int]:
    """Return as many cards as fit into a width, and the gap between them."""
    for gap in (1, 0):
        if len(names) * (wide + gap) - gap <= width:
            return names, gap
    return names[: max(1, (width - len(_MORE) - 3) // wide)], 0


def _style(look: Look, name: str, marks: Marks) -> Style:
    style = look.card(name[0])
    if marks.open is not None and name not in marks.open:
        style += Style(bold=False, dim=True)
    if marks.press and (marks.open is None or name in marks.open):
        style += press(f"{marks.press}('{name}')")
    return style


def _sides(look: Look, name: str, sign: str, marks: Marks) -> tuple[str, str, Style | None]:
    """Return what stands on either side of a card, and its style if it is not the card's."""
    if name == marks.picked:
        return ">", "<", look.focus
    if name == marks.cursor:
        return "[", "]", look.focus
    if name in marks.hinted:
        return "!", "!", None
    return sign, sign, None


def _small(look: Look, name: str, *, best: bool, marks: Marks) -> Content:
    style = _style(look, name, marks)
    left, right, beside = _sides(look, name, BEST if best else " ", marks)
    beside = style if beside is None else style + beside
    return Content.assemble((left, beside), (name, style), (right, beside))


def _tall(look: Look, name: str, *, lifted: bool, marks: Marks) -> list[Content]:
    style = _style(look, name, marks)
    left, right, beside = _sides(look, name, " ", marks)
    beside = style if beside is None else style + beside
    face = [
        Content.assemble((left, beside), (f"{name}   ", style)),
        Content.styled(f"  {_PATTERNS[name[0]]}  ", style + Style(bold=False)),
        Content.assemble((f"   {name}", style), (right, beside)),
    ]
    up = lifted or name in (marks.cursor, marks.picked)
    under = f"  {BEST}{BEST}  " if lifted else " " * WIDTHS["tall"]
    return [*face, Content.styled(under, look.gold)] if up else [Content(" " * 6), *face]
