from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from red7.server.meeting.matching import group
from red7.server.store.people.waiting import Place

CLOCK = '{"kind":"turn","seconds":60}'
NOW = 1_000_000


def place(
    who: str, seats: int = 2, *, waited: int = 0, strength: int = 0, bots: bool = False
) -> Place:
    since = NOW - waited * 1000
    return Place(
        who, "v1.2", seats, CLOCK, slow=False, strength=strength, since=since, seen=NOW, bots=bots
    )


def names(places: list[Place], apart: set[frozenset[str]] | None = None) -> list[list[str]]:
    return [[one.who for one in found.people] for found in group(places, NOW, apart or set())]


def test_those_who_have_waited_longest_play_first() -> None:
    waiting = [place("cid", waited=1), place("ann", waited=9), place("ben", waited=5)]
    assert names(waiting) == [["ann", "ben"]]


def test_like_plays_with_like() -> None:
    waiting = [
        place("ann", waited=9, strength=1000),
        place("ben", waited=8, strength=1090),
        place("cid", waited=7, strength=1010),
    ]
    assert names(waiting) == [["ann", "cid"]]


def test_it_gets_wider_with_time_and_for_both() -> None:
    for waited, apart, found in (
        (0, 100, True),
        (0, 101, False),
        (20, 300, True),
        (20, 301, False),
        (60, 5000, True),
    ):
        two = [place("ann", waited=waited), place("ben", waited=waited, strength=apart)]
        assert bool(names(two)) == found, (waited, apart)
    # Somebody new does not pay for how long another has waited.
    assert not names([place("ann", waited=600), place("ben", strength=101)])


def test_people_who_must_not_meet_never_do() -> None:
    three = [place("ann", 3, waited=3), place("ben", 3, waited=2), place("cid", 3, waited=1)]
    assert names(three) == [["ann", "ben", "cid"]]
    assert names(three, {frozenset(("ben", "cid"))}) == []
    four = [*three, place("dot", 3)]
    assert names(four, {frozenset(("ben", "cid"))}) == [["ann", "ben", "dot"]]
    assert names(four, {frozenset(("ann", "ben"))}) == [["ann", "cid", "dot"]]


def test_bots_come_last_and_only_to_those_who_want_them() -> None:
    ann = place("ann", 3, waited=30, bots=True)
    assert [(len(one.people), one.bots) for one in group([ann], NOW)] == [(1, 2)]
    ben, cid = place("ben", 3), place("cid", 3)
    found = list(group([ann, ben], NOW))
    assert [(one.people, one.bots) for one in found] == [((ann,), 2)]
    assert [one.bots for one in group([ann, ben, cid], NOW)] == [0]


@given(
    st.lists(
        st.tuples(st.integers(2, 4), st.integers(0, 90), st.integers(0, 600), st.booleans()),
        max_size=14,
    ),
    st.sets(st.frozensets(st.integers(0, 13), min_size=2, max_size=2), max_size=10),
)
def test_groups_are_disjoint_and_hold_what_was_wanted(
    wanted: list[tuple[int, int, int, bool]], pairs: set[frozenset[int]]
) -> None:
    places = [
        place(f"p{number:02}", seats, waited=waited, strength=strength, bots=bots)
        for number, (seats, waited, strength, bots) in enumerate(wanted)
    ]
    apart = {frozenset(f"p{number:02}" for number in pair) for pair in pairs}
    found = list(group(places, NOW, apart))
    people = [one.who for team in found for one in team.people]
    assert len(people) == len(set(people))
    for team in found:
        assert {one.seats for one in team.people} == {len(team.people) + team.bots}
        assert all(one.bots for one in team.people) or not team.bots
        assert not any(frozenset((a.who, b.who)) in apart for a, b in combinations(team.people, 2))
    # Nobody who wants bots is left, and of two who fit and want a game for two, at most one.
    left = [one for one in places if one.who not in people]
    assert not any(one.bots for one in left)
    for one, other in combinations([one for one in left if one.seats == 2], 2):
        long = NOW - max(one.since, other.since) >= 60_000
        assert not long or frozenset((one.who, other.who)) in apart
