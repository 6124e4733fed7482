from __future__ import annotations

import io
import re
import sys

import pytest

from red7.core import read_position
from red7.table.drawing.text import PositionText, wants_colour
from red7.words import words

POSITION = read_position("v1.2", "G 2 33 R6G4/?6 O6Y3/R7Y2G1B4 *G2")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_colour_is_for_terminals_that_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not wants_colour({})
    monkeypatch.setattr(sys, "stdout", Terminal())
    assert wants_colour({})
    assert not wants_colour({"NO_COLOR": "1"})
    assert not wants_colour({"TERM": "dumb"})


def test_colour_adds_nothing_to_the_letters() -> None:
    plain, painted = (
        "\n".join(PositionText(words("en"), coloured=coloured).lines(POSITION))
        for coloured in (False, True)
    )
    cards = re.compile(r"[ROYGBIV][1-7]")
    bare = re.sub(r"\x1b\[[0-9;]*m", "", painted)
    assert cards.findall(bare) == cards.findall(plain)
    assert "\x1b[1;48;5;160;38;5;231m R6 \x1b[0m" in painted


def test_who_is_winning_is_told_only_on_request() -> None:
    text = PositionText(words("en"), coloured=False)
    assert any("winning" in line for line in text.lines(POSITION))
    assert not any("winning" in line for line in text.lines(POSITION, judged=False))


def test_players_go_by_their_names() -> None:
    lines = PositionText(words("en"), coloured=False).lines(POSITION, {1: "Ada", 2: "Bo"})
    assert any(line.startswith("▶ Bo") for line in lines)
