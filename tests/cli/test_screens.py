"""Which commands open a screen, and when they write lines instead."""

from __future__ import annotations

import importlib
import random
import sys
from pathlib import Path
from typing import Any

import pytest

from red7.cli.screens import on_screen
from red7.core import Record, write_record
from red7.study.puzzles import every_puzzle
from tests.cli.run import red7
from tests.core.test_record import some_match


class Stream:
    def __init__(self, *, terminal: bool) -> None:
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal


def test_a_screen_needs_a_terminal_at_both_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for given, shown, plain in [(1, 1, 0), (1, 1, 1), (0, 1, 0), (1, 0, 0)]:
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", Stream(terminal=bool(given)))
            patch.setattr(sys, "stdout", Stream(terminal=bool(shown)))
            patch.setattr(sys, "stderr", Stream(terminal=True))
            found.append(on_screen(plain=bool(plain)))
    assert found == [True, False, False, False]


def test_each_command_opens_its_room(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    match = some_match("basic", 2, random.Random(5), finished=True)
    file = tmp_path / "game.red7"
    file.write_text(write_record(Record.of(match, ("Ada", "Bo"))), encoding="utf-8")
    puzzle = every_puzzle()[0]
    rooms = {
        ("studying.puzzles", "puzzle.solve"): ["puzzle", "--id", puzzle.id],
        ("studying.learn", "learn.study"): ["learn", "highest"],
        ("studying.records", "replay.watch"): ["replay", str(file)],
        ("studying.explore", "explore.try_out"): ["explore", str(file), "--turn", "1"],
    }
    opened: list[tuple[Any, ...]] = []
    for (command, room), argv in rooms.items():
        module, _, name = room.rpartition(".")
        monkeypatch.setattr(f"red7.cli.{command}.on_screen", lambda *, plain: not plain)
        there = importlib.import_module(f"red7.terminal.rooms.{module}")
        monkeypatch.setattr(there, name, lambda *args: opened.append(args))
        before = len(opened)
        ran = red7(monkeypatch, *argv)
        assert (ran.status, ran.out, ran.err) == (0, "", "")
        assert len(opened) == before + 1, argv
        ran = red7(monkeypatch, *argv, "--plain")
        assert ran.out
        assert len(opened) == before + 1, argv
    assert [args[1] for args in opened[:1]] == [puzzle]
    # Without a position, there is one to begin with; lines of text ask for it.
    assert red7(monkeypatch, "explore").status == 0
    assert opened[-1][1].position
    missing = red7(monkeypatch, "explore", "--plain")
    assert missing.status == 2
    assert "position" in missing.err
