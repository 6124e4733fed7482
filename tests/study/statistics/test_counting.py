from __future__ import annotations

import json
from dataclasses import replace

import pytest

from red7.study.review import Luck
from red7.study.statistics import Habit, Point, player_names, statistics
from red7.study.statistics.counting import together
from tests.study.statistics.some import GAMES, sums

ADA = statistics(GAMES, "Ada")


def test_games_are_counted_by_rules_players_and_opponents() -> None:
    assert (ADA.all.games, ADA.all.won) == (3, 1.5)
    assert ADA.all.expected == pytest.approx(1 / 2 + 1 / 3 + 1 / 2)
    assert [(one.name, one.games, one.won) for one in ADA.rules] == [
        ("v1.2", 2, 1.0),
        ("v1.2+draw+match+actions", 1, 0.5),
    ]
    assert [(one.name, one.games) for one in ADA.players] == [("2", 2), ("3", 1)]
    assert [(one.name, one.games, one.won) for one in ADA.opponents] == [
        ("Bo", 3, 1.5),
        ("Cy", 1, 0.5),
    ]


def test_colours_are_those_in_force_when_a_round_ends() -> None:
    found = {one.colour.letter: (one.rounds, one.won) for one in ADA.colours}
    assert found == dict.fromkeys("OYBIV", (0, 0)) | {"R": (3, 2), "G": (1, 0)}
    assert [one.colour.letter for one in ADA.colours] == list("ROYGBIV")


def test_games_without_a_review_count_only_as_games() -> None:
    bare = replace(GAMES[0], reviewed=False, seats=(sums(0.0, None), sums(1.0, None)), choices=())
    found = statistics([*GAMES, bare], "Ada")
    assert (found.all.games, found.all.won) == (4, 1.5)
    assert found.reviewed == ADA.reviewed == ADA.all
    assert found.accuracy == ADA.accuracy
    assert found.habits == ADA.habits
    assert {one.colour.letter: one.rounds for one in found.colours}["R"] == 4


def test_accuracy_is_in_the_order_of_the_dates() -> None:
    assert ADA.accuracy == (Point("2026-11-01", 0.6), Point("2026-11-02", 0.8))
    assert ADA.mean_accuracy == pytest.approx(0.7)
    assert statistics(GAMES[2:], "Ada").mean_accuracy is None


def rounded(habits: tuple[Habit, ...]) -> list[Habit]:
    return [replace(habit, given=round(habit.given, 9)) for habit in habits]


def test_habits_are_grouped_and_the_most_costly_comes_first() -> None:
    assert rounded(ADA.habits_of("kind")) == [
        Habit("kind", "play-both", 2, 0.3),
        Habit("kind", "discard-discard", 1, 0.05),
    ]
    assert {(one.name, one.count) for one in ADA.habits_of("action")} == {
        ("missed-3", 1),
        ("missed-5", 1),
        ("used-1", 1),
    }
    assert [(one.name, one.count) for one in ADA.habits_of("part")] == [
        ("late", 1),
        ("early", 1),
        ("middle", 1),
    ]
    assert rounded(ADA.habits_of("theme")) == [Habit("theme", "answers", 2, 0.3)]
    given = [one.given for one in ADA.habits]
    assert given == sorted(given, reverse=True)
    for group in ("kind", "part"):
        assert sum(one.given for one in ADA.habits_of(group)) == pytest.approx(0.35)


def test_sums_are_those_of_the_reviews() -> None:
    assert ADA.luck == pytest.approx(Luck(0.3, 0.6, -0.3))
    assert ADA.own_errors == pytest.approx(0.9)
    assert ADA.others_errors == pytest.approx(0.3)
    assert ADA.marks["mistake"] == 4


def test_whoever_sits_in_two_seats_counts_twice() -> None:
    twice = statistics([replace(GAMES[0], names=("Ada", "Ada"))], "Ada")
    assert (twice.all.games, twice.all.won) == (2, 1.0)
    assert [one.name for one in twice.opponents] == ["Ada"]


def test_nobody_has_no_games() -> None:
    nobody = statistics(GAMES, "Nobody")
    assert (nobody.all.games, nobody.habits, nobody.accuracy) == (0, (), ())


def test_names_are_in_the_order_of_their_games() -> None:
    assert player_names(GAMES) == ["Ada", "Bo", "Cy"]


def test_many_games_are_taken_together() -> None:
    points = [Point(str(at), at / 100) for at in range(100)]
    taken = together(points, 60)
    assert len(taken) == 50
    assert sum(point.games for point in taken) == 100
    assert taken[0] == Point("1", 0.005, 2)
    assert together(points[:60], 60) == points[:60]
    assert together([], 60) == []


def test_numbers_are_plain() -> None:
    plain = json.loads(json.dumps(ADA.plain))
    assert plain["player"] == "Ada"
    assert plain["colours"][0] == {"colour": "R", "rounds": 3, "won": 2}
    assert plain["luck"] == {name: pytest.approx(v) for name, v in ADA.luck._asdict().items()}
    assert plain["accuracy"][0] == {"date": "2026-11-01", "accuracy": 0.6, "games": 1}
    assert plain["mean_accuracy"] == pytest.approx(0.7)
    assert plain["all"]["won"] == 1.5
