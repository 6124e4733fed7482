from __future__ import annotations

import re
import struct

import pytest

from red7.table.drawing.png import png
from red7.table.drawing.review import name_of, picture
from red7.table.reviewed import with_sentences
from red7.words import LANGUAGES, words
from tests.table.test_reviewed import review_of

NAMES = ["Ada", "Bartholomäus Cuthbert W", "Дмитрий", "W" * 24]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_within_the_picture(players: int, language: str) -> None:
    say = words(language)
    svg = picture(with_sentences(review_of(players, "expert"), NAMES, say), say)
    lines = re.findall(r'<polyline data-seat="(\d)" points="([^"]+)"', svg)
    assert [int(seat) for seat, _ in lines] == list(range(1, players + 1))
    places = [tuple(map(float, one.split(","))) for _, line in lines for one in line.split()]
    assert all(24 <= x <= 750 and 108 <= y <= 606 for x, y in places)
    for x, y, wide, high in re.findall(
        r'<rect x="([-\d.]+)" y="([-\d.]+)" width="([-\d.]+)" height="([-\d.]+)"', svg
    ):
        assert 0 <= float(x) <= float(x) + float(wide) <= 1200
        assert 0 <= float(y) <= float(y) + float(high) <= 630
    for x, y in re.findall(r"<g fill=\"[^\"]+\" transform=\"translate\(([-\d.]+) ([-\d.]+)\)", svg):
        assert 20 <= float(x) < 1180
        assert 20 <= float(y) < 620


def test_the_graph_shows_what_the_review_says() -> None:
    say = words("en")
    review = with_sentences(review_of(2), NAMES, say)
    svg = picture(review, say)
    line = re.findall(r'<polyline data-seat="1" points="([^"]+)"', svg)[0].split()
    assert len(line) == len(review.moments)
    heights = [float(one.split(",")[1]) for one in line]
    chances = [moment.chances[0] for moment in review.moments]
    # The higher the chance, the higher up.
    assert sorted(range(len(chances)), key=lambda at: (heights[at], at)) == sorted(
        range(len(chances)), key=lambda at: (-chances[at], at)
    )
    marks = [moment.decision.mark for moment in review.moments if moment.decision]
    assert svg.count("<circle") == marks.count("mistake")
    assert svg.count("l10 -10 10 10 -10 10z") == marks.count("blunder")


def test_a_name_that_cannot_be_drawn_becomes_a_seat() -> None:
    say = words("en")
    players = with_sentences(review_of(4, "expert"), NAMES, say).players
    assert [name_of(player, say) for player in players[:3]] == [*NAMES[:2], "Seat 3"]


def test_it_becomes_a_png_of_its_size() -> None:
    say = words("en")
    drawn = png(picture(with_sentences(review_of(), NAMES, say), say))
    assert struct.unpack(">II", drawn[16:24]) == (1200, 630)
