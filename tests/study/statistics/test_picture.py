from __future__ import annotations

import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

from red7.study.statistics import Habit, statistics
from red7.study.statistics.counting import PARTS, Point
from red7.study.statistics.games import Theme, TurnKind
from red7.study.statistics.labels import habit_label
from red7.study.statistics.picture import WIDTH, picture
from red7.table.drawing.letters import width
from red7.table.drawing.png import png
from red7.words import LANGUAGES, words
from tests.study.statistics.some import GAMES

ADA = statistics(GAMES, "Ada")
HABITS = [
    *(Habit("kind", f"{one}-{two}", 1, 0.1) for one in TurnKind for two in TurnKind),
    *(Habit("action", f"{way}-{n}", 1, 0.1) for way in ("missed", "used") for n in (1, 3, 5, 7)),
    *(Habit("part", part, 1, 0.1) for part in PARTS),
    *(Habit("theme", theme, 1, 0.1) for theme in Theme),
]


def rectangles(svg: str) -> list[dict[str, float]]:
    found = ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}rect")  # noqa: S314 - our own
    names = ("x", "y", "width", "height")
    return [{name: float(one.get(name, "0")) for name in names} for one in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_holds_its_sheets_and_bars(language: str) -> None:
    svg = picture(ADA, words(language))
    paper, *inner = rectangles(svg)
    assert paper["width"] == WIDTH
    for one in inner:
        assert 0 <= one["x"] < one["x"] + one["width"] <= WIDTH
        assert 0 < one["y"] < one["y"] + one["height"] <= paper["height"]
    sheets = [one for one in inner if one["height"] > 100]
    assert len(sheets) == 5
    for bar in (one for one in inner if one["height"] < 100):
        around = [s for s in sheets if s["x"] < bar["x"] < s["x"] + s["width"]]
        assert any(
            s["y"] < bar["y"]
            and bar["y"] + bar["height"] < s["y"] + s["height"]
            and bar["x"] + bar["width"] < s["x"] + s["width"]
            for s in around
        ), bar


@pytest.mark.parametrize(
    "found",
    [
        ADA,
        statistics(GAMES, "Nobody"),
        statistics(GAMES[2:], "Ada"),
        replace(ADA, player="Дмитрий", accuracy=(Point("", 0.0),)),
        replace(ADA, accuracy=tuple(Point("2026-01-01", 1.0) for _ in range(500))),
    ],
)
def test_every_picture_can_be_made(found: object) -> None:
    assert isinstance(found, type(ADA))
    assert png(picture(found, words("en")))[1:4] == b"PNG"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_habit_has_a_name_of_its_own_that_fits(language: str) -> None:
    say = words(language)
    told = [habit_label(say, habit) for habit in HABITS]
    assert len(set(told)) == len(told)
    for text in told:
        assert width(text, 20) <= 526, text
