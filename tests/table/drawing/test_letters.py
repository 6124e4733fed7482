from __future__ import annotations

import pytest

from red7.table.drawing.letters import cut, legible, letters, lines, width, write
from red7.words import LANGUAGES, source


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_that_we_say_can_be_drawn(language: str) -> None:
    said = {sign for sign in source(language) if sign.isalnum() or sign in ".,:;!?’«»„”“"}
    assert said <= letters().keys() | {"ꞏ"}


def test_text_is_cut_to_the_room_there_is() -> None:
    assert cut("Ann", 20, 500) == "Ann"
    for room in range(40, 200, 10):
        short = cut("Bartholomew Cuthbert", 20, room)
        assert width(short, 20) <= room
        assert short.endswith("…")
    broken = lines("the most cards of one colour win", 20, 150)
    assert " ".join(broken) == "the most cards of one colour win"
    assert all(width(line, 20) <= 150 for line in broken)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ann", "Ann"),
        ("Zoë 🎲", "Zoë"),
        ("Zoe\u0308", "Zoë"),
        ("Łukasz", "Łukasz"),
        ("Дмитрий", ""),
        ("Ann Дмитрий", ""),
        ("山田太郎", ""),
        ("🎲🎲", ""),
        ("<b>&", "<b>&"),
    ],
)
def test_names_in_other_scripts_cannot_be_drawn(name: str, shown: str) -> None:
    assert legible(name) == shown


def test_text_is_drawn_as_outlines() -> None:
    drawn = write("A <b", 10, 20, 30, fill="#000")
    assert drawn.count("<path") == 3  # a space has none
    assert "<b" not in drawn
    assert "text" not in drawn
