from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

from red7.train.curves import NAMES, PANELS, PICTURE, TABLE, Curves, draw, read_rows, round_above

COLUMNS = [name for names in PANELS.values() for name in names]
SVG = "{http://www.w3.org/2000/svg}"


def row(steps: float) -> dict[str, float]:
    return {"steps": steps} | dict.fromkeys(COLUMNS, steps / 1e7)


def test_the_curves_of_a_later_piece_begin_with_those_of_the_earlier(tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    for folder in (first, second):
        folder.mkdir()
    curves = Curves(first)
    curves.add(row(1e6))
    curves.add(row(2e6))
    Curves(second, resume=first).add(row(3e6))
    assert read_rows(second / TABLE) == [row(1e6), row(2e6), row(3e6)]
    assert read_rows(first / TABLE) == [row(1e6), row(2e6)]
    assert (second / PICTURE).read_text(encoding="utf-8") == draw(read_rows(second / TABLE))


def test_a_checkpoint_without_curves_can_be_resumed(tmp_path: Path) -> None:
    assert Curves(tmp_path, resume=tmp_path / "elsewhere").rows == []


def test_every_curve_is_drawn_where_its_values_are() -> None:
    picture = ET.fromstring(draw([row(0), row(5e6), row(1e7)], lambda name: f"<{name}>"))  # noqa: S314 - our own
    lines = [line.attrib["points"].split() for line in picture.iter(f"{SVG}polyline")]
    assert len(lines) == len(COLUMNS)
    for points in lines:
        (left, low), (middle, half), (right, high) = (map(float, p.split(",")) for p in points)
        assert 2 * middle == left + right
        assert 2 * half == low + high
        assert left < right
        assert high < low  # upwards
    texts = {text.text for text in picture.iter(f"{SVG}text")}
    several = [name for names in PANELS.values() if len(names) > 1 for name in names]
    assert {f"<{name}>" for name in (*PANELS, *several)} <= texts
    assert set(COLUMNS) | set(PANELS) | {"steps"} == set(NAMES)


def test_scales_end_with_round_numbers() -> None:
    found = [round_above(value) for value in (0, 0.03, 0.1, 0.55, 0.81, 3)]
    assert found == [0.1, 0.1, 0.1, 0.6, 1.0, 3.0]
