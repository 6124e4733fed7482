"""How things look: the colours of the cards and of the table, in as many as a terminal has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final, Literal

from textual.color import Color
from textual.style import Style
from textual.theme import Theme

from red7.table.drawing.cards import NUMERAL, PAINT


class Depth(Enum):
    """How many colours a terminal can show."""

    TRUE = "true"
    MANY = "256"
    FEW = "16"
    NONE = "none"


_TRUE: Final = ("truecolor", "24bit")
_TRUE_TERMS: Final = ("direct", "kitty", "ghostty", "wezterm", "foot", "alacritty", "contour")
_COLOURLESS: Final = ("", "dumb", "unknown", "vt100", "vt102", "vt220")


def depth_of(environ: Mapping[str, str]) -> Depth:
    """Return how many colours the environment promises; ``NO_COLOR`` asks for none.

    >>> depth_of({"TERM": "xterm-256color", "COLORTERM": "truecolor"})
    <Depth.TRUE: 'true'>
    >>> depth_of({"TERM": "xterm-256color"}), depth_of({"TERM": "linux"})
    (<Depth.MANY: '256'>, <Depth.FEW: '16'>)
    >>> depth_of({"TERM": "xterm-256color", "NO_COLOR": "1"})
    <Depth.NONE: 'none'>
    """
    term = environ.get("TERM", "").lower()
    if environ.get("NO_COLOR") or term in _COLOURLESS:
        return Depth.NONE
    if environ.get("COLORTERM", "").lower() in _TRUE or any(one in term for one in _TRUE_TERMS):
        return Depth.TRUE
    return Depth.MANY if "256" in term else Depth.FEW


Shade = Literal["dark", "light"]

_LIGHT_GROUND: Final = 7  # of the sixteen colours, from this one on they are light


def shade_of(environ: Mapping[str, str]) -> Shade:
    """Return whether the terminal is dark or light, as far as it says so; most are dark.

    >>> shade_of({"COLORFGBG": "0;15"}), shade_of({"COLORFGBG": "15;default;0"}), shade_of({})
    ('light', 'dark', 'dark')
    """
    asked = environ.get("RED7_THEME", "").lower()
    if asked in ("dark", "light"):
        return "light" if asked == "light" else "dark"
    ground = environ.get("COLORFGBG", "").rpartition(";")[2]
    light = ground.isdigit() and int(ground) >= _LIGHT_GROUND and ground != "8"
    return "light" if light else "dark"


@dataclass(frozen=True)
class Inks:
    """The colours of the page, by night or by day."""

    paper: str
    sheet: str
    line: str
    ink: str
    quiet: str
    accent: str
    good: str
    bad: str
    gold: str
    focus: str


INKS: Final[dict[Shade, Inks]] = {
    "dark": Inks(
        paper="#1d1629",
        sheet="#31273f",
        line="#4b3f61",
        ink="#f5eefb",
        quiet="#c1b5d2",
        accent="#f0616b",
        good="#74d79a",
        bad="#ff9a9c",
        gold="#f3c64e",
        focus="#9db8ff",
    ),
    "light": Inks(
        paper="#f4ecdd",
        sheet="#fffdf8",
        line="#d3c3a8",
        ink="#241a2e",
        quiet="#544a5f",
        accent="#b3202b",
        good="#11683a",
        bad="#a01d28",
        gold="#8a5d04",
        focus="#1b4fd0",
    ),
}
# Of the sixteen colours that a terminal names, those nearest to the cards'; the ink is black or
# white, whichever can be read on them in the usual palettes.
_FEW: Final = {
    "R": ("ansi_red", "ansi_bright_white"),
    "O": ("ansi_yellow", "ansi_black"),
    "Y": ("ansi_bright_yellow", "ansi_black"),
    "G": ("ansi_green", "ansi_black"),
    "B": ("ansi_bright_cyan", "ansi_black"),
    "I": ("ansi_blue", "ansi_bright_white"),
    "V": ("ansi_magenta", "ansi_bright_white"),
}
_FEW_INKS: Final = {
    "quiet": "ansi_default",
    "good": "ansi_green",
    "bad": "ansi_red",
    "gold": "ansi_yellow",
    "focus": "ansi_cyan",
}


@dataclass(frozen=True)
class Look:
    """The styles of everything that is drawn, for one terminal."""

    depth: Depth = Depth.TRUE
    shade: Shade = "dark"

    def card(self, letter: str) -> Style:
        """Return the style of a card of a colour; without colours, it is shown in reverse."""
        return _card(self.depth, letter)

    @property
    def quiet(self) -> Style:
        """What matters less."""
        return self._ink("quiet", dim=self.depth in (Depth.FEW, Depth.NONE))

    @property
    def good(self) -> Style:
        """What is good for the reader."""
        return self._ink("good", bold=True)

    @property
    def bad(self) -> Style:
        """What is bad for the reader."""
        return self._ink("bad", bold=True)

    @property
    def gold(self) -> Style:
        """What counts: the best sets, and who is winning."""
        return self._ink("gold", bold=True)

    @property
    def focus(self) -> Style:
        """Where the keyboard is."""
        if self.depth is Depth.NONE:
            return Style(bold=True, reverse=False)
        if self.depth is Depth.FEW:
            ground, ink = "ansi_bright_white", "ansi_black"
        else:
            ground, ink = INKS[self.shade].ink, INKS[self.shade].paper
        return Style(background=Color.parse(ground), foreground=Color.parse(ink), bold=True)

    @property
    def key(self) -> Style:
        """A key that can be pressed."""
        if self.depth is Depth.NONE:
            return Style(bold=True, underline=True)
        return self._ink("focus", bold=True)

    @property
    def strong(self) -> Style:
        """What is to be seen first."""
        return Style(bold=True)

    def _ink(self, name: str, *, bold: bool = False, dim: bool = False) -> Style:
        if self.depth is Depth.NONE:
            return Style(bold=bold, dim=dim)
        few = self.depth is Depth.FEW
        colour = _FEW_INKS[name] if few else getattr(INKS[self.shade], name)
        return Style(foreground=Color.parse(colour), bold=bold, dim=dim)


@cache
def _card(depth: Depth, letter: str) -> Style:
    if depth is Depth.NONE:
        return Style(reverse=True)
    paint, ink = _FEW[letter] if depth is Depth.FEW else (PAINT[letter], NUMERAL[letter])
    # Bold black is grey in many terminals.
    bold = ink != "ansi_black"
    return Style(background=Color.parse(paint), foreground=Color.parse(ink), bold=bold)


def themes() -> list[Theme]:
    """Return the project's own themes for Textual, dark and light."""
    return [_theme(shade, inks) for shade, inks in INKS.items()]


def theme_name(depth: Depth, shade: Shade) -> str:
    """Return the name of the theme for a terminal: with few colours, its own ground is kept."""
    return f"ansi-{shade}" if depth in (Depth.FEW, Depth.NONE) else f"red7-{shade}"


def _theme(shade: Shade, inks: Inks) -> Theme:
    return Theme(
        name=f"red7-{shade}",
        primary=inks.focus,
        secondary=inks.gold,
        accent=inks.accent,
        warning=inks.gold,
        error=inks.bad,
        success=inks.good,
        foreground=inks.ink,
        background=inks.paper,
        surface=inks.paper,
        panel=inks.sheet,
        dark=shade == "dark",
    )
