"""A screen as a text to compare and as a picture to look at."""

from __future__ import annotations

import hashlib
import html
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Final

from rich.segment import Segment
from textual.pilot import Pilot

from red7.terminal.app import Red7App
from red7.terminal.look import Depth, Look

SIZES: Final = ((80, 24), (140, 40))
LOOKS: Final = {
    "dark": Look(Depth.TRUE, "dark"),
    "light": Look(Depth.TRUE, "light"),
    "none": Look(Depth.NONE, "dark"),
}
_DIGEST: Final = 6  # hexadecimal digits: enough to notice that a line is drawn differently
_ATTRIBUTES: Final = ("bold", "dim", "italic", "underline", "reverse", "strike")

Picture = Sequence[Sequence[Segment]]  # its lines


async def pictures(
    pilot: Pilot[Any], sizes: Sequence[tuple[int, int]]
) -> AsyncIterator[tuple[tuple[int, int], dict[str, Picture]]]:
    """Yield the screen of an app in each size, in all looks."""
    app = pilot.app
    assert isinstance(app, Red7App)
    for size in sizes:
        await pilot.resize_terminal(*size)
        await pilot.pause()
        drawn: dict[str, Picture] = {}
        for name, look in LOOKS.items():
            app.dress(look)
            await pilot.pause()
            update = app.screen._compositor.render_update(
                full=True, screen_stack=app._background_screens
            )
            assert update is not None
            segments = app.console.render(update)
            lines = list(Segment.split_lines(one for one in segments if not one.control))
            drawn[name] = lines[: size[1]]
        yield size, drawn


def written(size: tuple[int, int], drawn: Mapping[str, Picture]) -> str:
    """Return a screen as lines of text, each with a digest of its styles in every look."""
    plain = {name: [_text(line) for line in lines] for name, lines in drawn.items()}
    first = plain["dark"]
    assert all(lines == first for lines in plain.values()), "the looks differ in their text"
    width = size[0]
    head = f"{'═' * width}╡ {' '.join(f'{name:<{_DIGEST}}' for name in drawn)}".rstrip()
    rows = [
        f"{text:<{width}}│ {' '.join(_digest(lines[at]) for lines in drawn.values())}"
        for at, text in enumerate(first)
    ]
    return "\n".join([head, *rows]) + "\n"


def _text(line: Sequence[Segment]) -> str:
    return "".join(segment.text for segment in line)


def _digest(line: Sequence[Segment]) -> str:
    """Return a digest of the styles of a line, whatever pieces it is drawn in."""
    cells = [style for segment in line for style in [_style(segment)] * segment.cell_length]
    return hashlib.sha256(repr(cells).encode()).hexdigest()[:_DIGEST]


def _style(segment: Segment) -> tuple[object, ...]:
    style = segment.style
    if style is None:
        return ()
    colours = [one.name if one else "" for one in (style.color, style.bgcolor)]
    return (*colours, *(name for name in _ATTRIBUTES if getattr(style, name)))


# Pictures

_CELL: Final = (8.43, 18)  # of 14 pixels of the font
_GROUNDS: Final = {"dark": "#1d1629", "light": "#f4ecdd", "none": "#101010"}
_INKS: Final = {"dark": "#f5eefb", "light": "#241a2e", "none": "#d0d0d0"}


def svg(name: str, lines: Picture) -> str:
    """Return a screen as a picture; it holds no id, no time and no font of others."""
    wide, high = _CELL
    width = wide * max(sum(one.cell_length for one in line) for line in lines)
    parts = []
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            parts += _cells(name, segment, column * wide, row * high)
            column += segment.cell_length
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.1f}" height="{len(lines) * high}"'
        ' font-family="DejaVu Sans Mono, monospace" font-size="14" xml:space="preserve">'
        f'<rect width="100%" height="100%" fill="{_GROUNDS[name]}"/>{"".join(parts)}</svg>\n'
    )


def _cells(name: str, segment: Segment, x: float, y: float) -> list[str]:
    """Return the ground and the text of some cells."""
    style = segment.style
    ink, ground = _INKS[name], _GROUNDS[name]
    if style and style.color and style.color.triplet:
        ink = style.color.triplet.hex
    if style and style.bgcolor and style.bgcolor.triplet:
        ground = style.bgcolor.triplet.hex
    if style and style.reverse:
        ink, ground = ground, ink
    wide, high = _CELL
    parts = []
    if ground != _GROUNDS[name]:
        size = f'width="{segment.cell_length * wide:.2f}" height="{high}"'
        parts.append(f'<rect x="{x:.2f}" y="{y}" {size} fill="{ground}"/>')
    if segment.text.strip():
        more = ' font-weight="bold"' if style and style.bold else ""
        more += ' opacity="0.6"' if style and style.dim else ""
        more += ' text-decoration="underline"' if style and style.underline else ""
        text = html.escape(segment.text)
        length = f'textLength="{segment.cell_length * wide:.2f}"'
        parts.append(f'<text x="{x:.2f}" y="{y + 13.5}" {length} fill="{ink}"{more}>{text}</text>')
    return parts
