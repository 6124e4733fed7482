from __future__ import annotations

from red7.bots.seating import circles, tables

BOTS = ("a", "b", "c", "d", "e")


def test_tables_and_circles() -> None:
    assert len(tables(BOTS, 3)) == 10
    assert tables(("a", "b", "c"), 4) == (
        ("a", "a", "b", "c"),
        ("a", "b", "b", "c"),
        ("a", "b", "c", "c"),
    )
    assert len(list(circles(("a", "b", "c", "d")))) == 6
    assert list(circles(("a", "b"))) == [(("a", "b"), ("b", "a"))]
