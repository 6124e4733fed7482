from __future__ import annotations

from xml.etree import ElementTree as ET

from benchmarks.scale.picture import HEIGHT, WIDTH, draw, sweep


def test_the_picture_has_a_line_for_each_centile_inside_its_frame() -> None:
    root = ET.fromstring(draw(sweep([250, 500], seed=1)))  # noqa: S314 - our own
    lines = [one.get("points", "") for one in root.iter() if one.tag.endswith("polyline")]
    assert len(lines) == 3
    points = [tuple(map(float, at.split(","))) for line in lines for at in line.split()]
    assert all(0 <= x <= WIDTH and 0 <= y <= HEIGHT for x, y in points)
