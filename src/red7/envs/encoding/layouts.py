"""The names of the layouts."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Layout: TypeAlias = Literal["compact", "dense", "scaled"]
LAYOUTS: Final[tuple[Layout, ...]] = get_args(Layout)


def layout_number(layout: str) -> int:
    """Return the place of a layout among all; there has to be such a layout."""
    if layout not in LAYOUTS:
        message = f"layouts are {', '.join(LAYOUTS)}, not {layout}"
        raise ValueError(message)
    return LAYOUTS.index(layout)
