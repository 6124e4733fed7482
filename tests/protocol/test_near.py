"""The digits that keep the players of a table together."""

from __future__ import annotations

from collections import Counter

import pytest

from red7.protocol.near import near
from red7.server.ids import new_id
from tests.server.given import SeededChance


@pytest.mark.parametrize(
    ("table", "digits"), [("k3J9wQz7Tn2LbX5r", "4399"), ("", "1cd9"), ("A", "32c7")]
)
def test_the_page_and_this_client_say_the_same(table: str, digits: str) -> None:
    """The page's own test names the same tables."""
    assert near(table) == digits


def test_tables_are_spread_evenly() -> None:
    chance = SeededChance(1)
    counts = Counter(int(near(new_id(chance)), 16) % 4 for _ in range(4000))
    assert min(counts.values()) > 900
