from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from red7.arena import Arena, Standings
from red7.arena.game import Forfeit, Game
from red7.arena.report import bounds, decimal, percent, report
from red7.arena.statistics import Interval
from red7.words import LANGUAGES, words
from tests.arena.test_standings import STANDINGS

VOID = {"meta", "line", "circle", "rect"}


class Reader(HTMLParser):
    """Checks that every element is closed, and collects what there is."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    reader.close()
    assert reader.open == []
    return reader


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_stands_alone(language: str) -> None:
    text = report(words(language), STANDINGS)
    reader = read(text)
    tags = [tag for tag, _ in reader.tags]
    assert tags.count("svg") == 3
    assert not {"script", "link", "img", "iframe", "object", "use"} & set(tags)
    names = {name for _, attributes in reader.tags for name in attributes}
    assert not {"src", "href", "xlink:href", "onload", "onclick"} & names
    assert "url(" not in text
    assert "@import" not in text
    assert "//" not in text
    assert "prefers-color-scheme: dark" in text
    assert (dict(reader.tags)["html"]) == {"lang": language}
    for head in ("wins", "cross", "ratings", "conduct"):
        assert words(language)(f"arena-head-{head}") in reader.texts


def test_the_numbers_are_in_it() -> None:
    texts = read(report(words("en"), STANDINGS)).texts
    rate = STANDINGS.win_rate["b"]
    assert percent(words("en"), rate.mid) == "66.7%"
    assert "66.7%" in texts
    assert bounds(words("en"), rate) in texts
    assert "a crashed in deal 1, seating 1: why" in texts
    assert texts.count("…") == 1  # there were more


def test_places_in_the_plot() -> None:
    """The dot lies between the ends of its interval, on the scale that the ticks show."""
    text = report(words("en"), STANDINGS)
    ticks = re.findall(r'<text class="tick" x="([\d.]+)%"[^>]*>(\d+)%', text)
    (x0, v0), (x1, v1) = [(float(x), float(v)) for x, v in (ticks[0], ticks[-1])]
    dots = [float(x) for x in re.findall(r'class="dot" cx="([\d.]+)%"', text)][:2]
    for bot, dot in zip(STANDINGS.order, dots, strict=True):
        value = v0 + (dot - x0) * (v1 - v0) / (x1 - x0)
        assert value == pytest.approx(100 * STANDINGS.win_rate[bot].mid, abs=0.02)
    for low, high in re.findall(r'class="range" x1="([\d.]+)%" x2="([\d.]+)%"', text):
        assert 0 <= float(low) < float(high) <= 100


def test_names_and_faults_cannot_break_out() -> None:
    evil = '<script>alert("1")</script>'
    arena = Arena((evil, "b&b"), "basic", 3, 3, bytes(32), 100)
    games = [
        Game(*fixture, (0, 0, 0), (1,), 1, 8, 15, Forfeit(2, "illegal", "</li><b>"))
        for deal in range(arena.deals)
        for fixture in arena.fixtures(deal)
    ]
    text = report(words("en"), Standings.of(arena, games, []))
    assert "<script" not in text
    assert "<b>" not in text.replace("<b></b>", "")
    read(text)


def test_numbers_in_the_way_of_the_language() -> None:
    assert decimal(words("de"), 1.25, 2) == "1,25"
    assert percent(words("fr"), 0.5) == "50,0\u202f%"
    assert bounds(words("pl"), Interval(0.1, 0.2, 0.3)) == "10,0–30,0%"
