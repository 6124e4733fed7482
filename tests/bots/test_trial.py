"""The strong bots on positions where the right step is clear."""

from __future__ import annotations

from itertools import count

import pytest

from red7.bots import Budget, find_bot
from red7.bots.strong import Red
from red7.bots.trial import is_simple
from red7.core import Phase, Round, View

STRONG = ("orange", "red")


def chosen(name: str, rules: str, position: str, seed: int = 1) -> str:
    view = View.parse(rules, position, int(position.split()[1]))
    return str(find_bot(name).choose(view, Budget(), seed).step)


def test_a_win_at_once_is_taken() -> None:
    """The opponent's last card is known; only a Red 7 keeps it from answering."""
    assert chosen("red", "basic", "R 1 30 B5/R7I6 V4/O7|-") == "+R7"


@pytest.mark.parametrize("name", STRONG)
@pytest.mark.parametrize("rules", ["v1.2+match", "expert"])
def test_a_round_that_cannot_be_won_is_dropped_while_it_is_cheap(name: str, rules: str) -> None:
    """Whatever is played, the Red 7 takes the round: seven points, and with them the match."""
    assert chosen(name, rules, "R 1 20 B4/V6 Y3/R7|- $0,35") == "~"


@pytest.mark.parametrize("name", STRONG)
@pytest.mark.parametrize("rules", ["v1.2+match", "advanced", "expert"])
def test_a_round_that_may_be_won_is_played_on(name: str, rules: str) -> None:
    assert chosen(name, rules, "R 1 20 B4/V6 Y3/?1 $0,35") == "+V6"


@pytest.mark.parametrize("name", STRONG)
def test_a_losing_discard_leaves_the_winner_the_fewest_points(name: str) -> None:
    """Dropping out would give fifteen points, Red seven, Violet two: only two do not end it."""
    position = "Y 1 20 B4/R1V1O4 Y7Y6Y2/Y5|- $0,34"
    assert chosen(name, "v1.3+match", position) == ">V1"


@pytest.mark.parametrize("name", STRONG)
def test_without_a_match_nobody_goes_out_on_purpose(name: str) -> None:
    assert chosen(name, "v1.2", "R 1 20 B4/V6 Y3/R7|-") == "+V6"


@pytest.mark.parametrize("name", STRONG)
def test_points_are_weighed(name: str) -> None:
    """Both cards win the round at once; only one of them wins the match with it."""
    assert chosen(name, "v1.2+match", "R 1 20 B1/R7O5 Y3/V1|- $33,0") == "+R7"


@pytest.mark.parametrize(
    ("rules", "looks"),
    [(rules, looks) for rules in ("v1.2", "v1.2+draw+actions") for looks in (1, 2, 5)]
    + [("v1.2", 40)],
)
def test_a_deadline_cuts_thinking_short(rules: str, looks: int) -> None:
    """A clock that shows how often it was looked at, and so does not depend on the machine."""
    ticks = count(1)
    thinker = Red(clock=lambda: next(ticks))
    thinker.prepare()
    view = View.parse(rules, "R 1 33 B5/R1O2Y3G4B6I7V2 V7/?7", 1)
    analysis = thinker.analyse(view, Budget(10**6, deadline=looks - 1), 1)
    assert analysis.cut
    assert next(ticks) == looks + 1
    assert analysis.choice.step in view.legal_steps


@pytest.mark.parametrize(
    ("rules", "players", "simple"),
    [
        ("v1.2", 2, True),
        ("v1.2", 3, False),
        ("v1.2", 4, True),
        ("v1.2+draw", 2, False),
        ("v1.2+draw", 3, True),
        ("v1.2+actions", 3, False),
        ("expert", 4, False),
    ],
)
def test_whole_turns_are_tried_where_they_are_few(
    rules: str,
    players: int,
    simple: bool,  # noqa: FBT001
) -> None:
    game = Round.deal(players, rules, bytes(32))
    assert is_simple(game.view(game.turn)) == simple


def test_among_three_whole_turns_are_played_out_and_none_is_solved() -> None:
    view = View.parse("v1.2+draw", "R 1 17 B5/R1O2Y3G4B6I7V2 V7/?7 V6/?7", 1)
    lines = Red().analyse(view, Budget(), 1).lines
    assert all(line.tried and not line.solved for line in lines)
    assert lines[0].tried == max(line.tried for line in lines)
    for step in lines[0].steps:
        view = view.step(step)
    assert view.phase is Phase.OVER


def test_thinking_that_ends_in_time_is_not_cut() -> None:
    thinker = Red(clock=lambda: 1.0)
    thinker.prepare()
    view = View.parse("v1.2", "R 1 33 B5/R1O2Y3G4B6I7V2 V7/?7", 1)
    assert thinker.choose(view, Budget(10, deadline=1.0), 1) == Red().choose(view, Budget(10), 1)
