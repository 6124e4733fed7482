from __future__ import annotations

import io
import re
import sys
from pathlib import Path

import pytest

from red7.cli.main import run
from tests.cli.run import red7

POSITION = "G 2 G2?31 R6G4/?6 O6Y3/R7Y2G1B4 x *G3 $5,0,7"
SHOWN = """\
Canvas: G Green – the most even cards win
Draw deck: 32, on top G2
Scores: Seat 1 5, Seat 2 0, Seat 3 7
Out of play: G3

  Seat 1 (winning)
    Palette: [R6] [G4]
    Hand:    ?×6
▶ Seat 2 (to move)
    Palette: [O6] Y3
    Hand:    R7 B4 Y2 G1
  Seat 3: out

Who is winning under each colour:
  R Red     Seat 1  R6
  O Orange  Seat 1  R6
  Y Yellow  Seat 1  R6
▶ G Green   Seat 1  R6 G4
  B Blue    Seat 1  R6 G4
  I Indigo  Seat 1  R6
  V Violet  Seat 2  Y3

Open steps: +R7 +G1 ~
"""


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_show(monkeypatch: pytest.MonkeyPatch) -> None:
    assert red7(monkeypatch, "show", POSITION).out == SHOWN


def test_colours_only_on_a_terminal_that_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stdout", terminal)
    assert run(["show", POSITION]) == 0
    painted = terminal.getvalue()
    assert "\x1b[1;48;5;160;38;5;231m R6 \x1b[0m" in painted
    bare = re.sub(r"\x1b\[[0-9;]*m", "", painted)
    # Every card keeps its letter and number; colour is never alone.
    cards = re.compile(r"[ROYGBIV][1-7]")
    assert cards.findall(bare) == cards.findall(SHOWN)


def test_nobody_is_winning_and_nothing_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    out = red7(monkeypatch, "show", "V 1 0 -/R7 G5/-").out
    assert "V Violet  nobody" in out
    assert "Palette: –" in out
    assert "Draw deck: 0" in out


def test_a_round_that_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    out = red7(monkeypatch, "show", "R 1 0 B5/R7 x").out
    assert "Seat 1 has won the round." in out
    assert "Open steps" not in out


@pytest.mark.parametrize("language", ["fr", "de", "it", "es", "pl"])
def test_in_other_languages(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    out = red7(monkeypatch, "show", POSITION, "--lang", language).out
    assert len(out.splitlines()) == len(SHOWN.splitlines())
    assert "[R6] [G4]" in out


def test_a_turn_under_way(monkeypatch: pytest.MonkeyPatch) -> None:
    out = red7(monkeypatch, "show", "R 1 33 B5/R7G4 V7/?7 ; +R7").out
    assert "This turn so far: +R7" in out


def test_the_picture_in_the_readme(monkeypatch: pytest.MonkeyPatch) -> None:
    readme = (Path(__file__).parents[3] / "README.md").read_text(encoding="utf-8")
    command = next(line for line in readme.splitlines() if "red7 show" in line)
    position = command.split("'")[1]
    assert red7(monkeypatch, "show", position).out in readme
