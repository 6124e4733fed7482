"""Every example, worked out once more by a reference that shares no code with the game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from red7.core import Colour, Round
from red7.core.steps import write_steps
from red7.core.view import view_of
from red7.rulebook import SECTIONS, Comparison, Example, Trial, Trials, verdict
from tests.reference import slow
from tests.reference.cards import RANK, read_cards, strength


def examples() -> Iterator[tuple[str, Example]]:
    for section in SECTIONS:
        yield from ((section.name, example) for example in section.examples)


COMPARISONS = [(name, one) for name, one in examples() if isinstance(one, Comparison)]
TRIALS = [
    (name, trial) for name, one in examples() if isinstance(one, Trials) for trial in one.tried
]


def palettes(position: str) -> dict[int, frozenset[str]]:
    """Give the palettes of those still in, by seat, from the text alone."""
    fields = [field for field in position.partition(" ;")[0].split()[3:] if field[0] not in "*$"]
    return {
        seat: frozenset(read_cards(field.partition("/")[0]))
        for seat, field in enumerate(fields, 1)
        if field != "x"
    }


@pytest.mark.parametrize(("section", "example"), COMPARISONS)
def test_best_sets_and_winners_are_those_of_the_reference(
    section: str, example: Comparison
) -> None:
    del section
    cards = palettes(example.position)
    assert [one.colour.letter for one in example.verdicts] == list("ROYGBIV")
    for found in example.verdicts:
        rule = found.colour.letter
        best = {seat: slow.best_set(rule, palette) for seat, palette in cards.items()}
        assert [tuple(map(str, one)) for one in found.best] == list(best.values())
        ranked = sorted(cards, key=lambda seat: strength(rule, cards[seat]), reverse=True)
        if not best[ranked[0]]:
            assert (found.seat, found.why, found.rival) == (0, "none", 0)
            continue
        assert (found.seat, found.rival) == tuple(ranked[:2])
        more = len(best[ranked[0]]) > len(best[ranked[1]])
        assert found.why == ("more" if more else "higher")
        # What a win would score is the sum of the numbers.
        points = sum(int(card[1]) for card in best[found.seat])
        assert found.cards(found.seat).points == points


def test_examples_show_every_way_to_be_winning_or_not() -> None:
    shown = {found.why for _, example in COMPARISONS for found in example.verdicts}
    assert shown == {"more", "higher", "none"}
    # And a best set that is not the same under each colour.
    assert all(len({one.best for one in found.verdicts}) > 1 for _, found in COMPARISONS[1:2])


def test_who_begins_sits_to_the_left_of_the_highest_card() -> None:
    (dealt,) = (example for _, example in COMPARISONS if example.dealt)
    cards = palettes(dealt.position)
    owner = max(cards, key=lambda seat: max(RANK[card] for card in cards[seat]))
    assert dealt.table.turn == owner % len(cards) + 1
    # A deal that really happens.
    assert str(Round.deal(3, "basic", "07" * 32).view(0)) == dealt.position


@pytest.mark.parametrize(("section", "trial"), TRIALS)
def test_turns_are_open_or_refused_as_the_reference_says(section: str, trial: Trial) -> None:
    del section
    made = write_steps(trial.steps)
    if trial.refused:
        *before, last = trial.steps
        reached = f"{trial.position} ; {write_steps(before)}" if before else trial.position
        assert str(last) not in slow.legal(trial.rules, reached), made
        return
    seat = trial.before.turn
    seen = slow.view(trial.rules, trial.position, [made], seat)
    assert seen == str(view_of(trial.after, seat))
    if not trial.after.over:
        cards = palettes(str(trial.after))
        rule = trial.after.canvas.letter
        winner = max(cards, key=lambda seat: strength(rule, cards[seat]))
        assert verdict(trial.after, trial.after.canvas).seat == winner


def test_trials_show_both_what_is_allowed_and_what_is_not() -> None:
    for name, example in examples():
        if isinstance(example, Trials):
            assert {trial.refused is None for trial in example.tried} == {True, False}, name


def test_the_last_one_left_is_told_as_winning() -> None:
    trial = Trial("basic", "R 1 20 B5/V1 V7/?3", "~")
    assert trial.after.over
    found = verdict(trial.after, Colour.RED)
    assert (found.seat, found.rival) == (2, 0)
