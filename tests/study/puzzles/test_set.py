from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

from red7.core.steps import read_steps, write_steps
from red7.study.puzzles import EASIEST, HARDEST, KINDS, every_puzzle, find_puzzle, puzzle_of_day
from red7.study.puzzles.daily import MODERATE
from red7.study.puzzles.puzzle import in_full, puzzle_id, themes_of
from red7.study.puzzles.shipped import read_puzzles, write_puzzles

DAY = date(2026, 11, 17)


def test_there_are_enough_of_every_kind() -> None:
    kinds = Counter(puzzle.kind for puzzle in every_puzzle())
    assert set(kinds) == set(KINDS)
    assert min(kinds.values()) >= 150
    assert kinds.total() >= 2000


def test_players_and_rules_are_mixed() -> None:
    themes = Counter(theme for puzzle in every_puzzle() for theme in puzzle.themes)
    assert min(themes[f"players-{number}"] for number in (2, 3, 4)) >= 100
    assert min(themes[f"action-{number}"] for number in (1, 3, 5, 7)) >= 20
    colours = ("red", "orange", "yellow", "green", "blue", "indigo", "violet")
    assert min(themes[colour] for colour in colours) >= 100
    assert {puzzle.rules for puzzle in every_puzzle()} >= {"basic", "advanced", "expert"}


def test_every_puzzle_says_of_itself_what_follows_from_it() -> None:
    for puzzle in every_puzzle():
        view = puzzle.view
        assert str(view) == puzzle.position
        assert view.turn == 1
        assert puzzle.id == puzzle_id(puzzle.kind, puzzle.rules, puzzle.position)
        assert all(in_full(view, answer) == answer for answer in puzzle.answers)
        assert puzzle.themes == themes_of(view, read_steps(puzzle.answers[0]))
        assert EASIEST <= puzzle.difficulty <= HARDEST
        assert (puzzle.turns is not None) == (puzzle.kind == "open")


def test_ids_differ_and_find_their_puzzle() -> None:
    assert len({puzzle.id for puzzle in every_puzzle()}) == len(every_puzzle())
    assert all(find_puzzle(puzzle.id) is puzzle for puzzle in every_puzzle())
    assert find_puzzle("nobody") is None


def test_no_two_puzzles_are_too_alike() -> None:
    seen: list[int] = []
    for puzzle in every_puzzle():
        view = puzzle.view
        own = view.palettes[0] | view.hands[0]
        assert all((own ^ other).bit_count() >= 3 for other in seen), puzzle.id
        seen.append(own)


def test_only_one_turn_stays_in_where_that_is_asked() -> None:
    staying = [puzzle for puzzle in every_puzzle() if puzzle.kind == "stay"]
    for puzzle in staying:
        view = puzzle.view
        turns = {write_steps(line) for line in view.lines() if not view.follow(line).out[0]}
        assert turns == set(puzzle.answers), puzzle.id


def test_the_text_of_puzzles_is_read_as_it_was_written() -> None:
    assert read_puzzles(write_puzzles(every_puzzle())) == every_puzzle()


def test_every_kind_comes_up_within_six_days() -> None:
    for start in range(0, 400, 7):
        days = [DAY + timedelta(days=start + more) for more in range(6)]
        assert {puzzle_of_day(day).kind for day in days} == set(KINDS)


def test_no_puzzle_comes_twice_within_two_years_and_all_are_moderate() -> None:
    chosen = [puzzle_of_day(DAY + timedelta(days=day)) for day in range(730)]
    assert len({puzzle.id for puzzle in chosen}) == 730
    assert all(puzzle.difficulty in MODERATE for puzzle in chosen)


def test_a_set_that_grows_leaves_the_days_as_they_were() -> None:
    whole = every_puzzle()
    for days in range(0, 365, 30):
        day = DAY + timedelta(days=days)
        assert puzzle_of_day(day, whole[:2000]) == puzzle_of_day(day)


def test_a_day_has_a_puzzle_of_every_kind() -> None:
    assert [puzzle_of_day(DAY, kind=kind).kind for kind in KINDS] == list(KINDS)
