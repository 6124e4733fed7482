from __future__ import annotations

import pytest

from red7.server.tables.presence import LocalPresence


class Hands:
    """A steady clock that a test sets."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hands() -> Hands:
    return Hands()


def test_tabs_of_one_player_count_as_one(hands: Hands) -> None:
    presence = LocalPresence(hands, 60)
    presence.arrive("t", "ann")
    presence.arrive("t", "ann")
    presence.arrive("t", "ben")
    assert presence.people("t") == {"ann", "ben"}
    presence.depart("t", "ann")
    assert presence.here("t", "ann")
    presence.depart("t", "ann")
    assert not presence.here("t", "ann")
    assert presence.watched() == ["t"]
    presence.depart("t", "ben")
    assert presence.watched() == []
    assert presence.people("t") == frozenset()


def test_whoever_is_gone_for_long_is_known_until_given_up(hands: Hands) -> None:
    presence = LocalPresence(hands, 60)
    presence.arrive("t", "ann")
    presence.depart("t", "ann")
    presence.expect("t", "ben")
    hands.now = 59.0
    presence.expect("t", "ben")  # gone since before, not from now on
    assert not presence.long_gone("t", "ann")
    assert presence.all_long_gone() == []
    hands.now = 60.0
    assert presence.long_gone("t", "ann")
    assert presence.all_long_gone() == [("t", "ann"), ("t", "ben")]
    presence.give_up("t", "ann")
    assert presence.all_long_gone() == [("t", "ben")]
    assert not presence.long_gone("t", "ann")


def test_whoever_comes_back_is_not_gone(hands: Hands) -> None:
    presence = LocalPresence(hands, 60)
    presence.arrive("t", "ann")
    presence.depart("t", "ann")
    hands.now = 30.0
    presence.arrive("t", "ann")
    presence.expect("t", "ann")
    hands.now = 100.0
    assert not presence.long_gone("t", "ann")
    assert presence.all_long_gone() == []
