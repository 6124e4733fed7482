"""Random games for the tests."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from red7.core import Match, Round, Rules, Step
from red7.core.steps import DROP_STEP

ALL_RULES = tuple(
    "+".join(part for part in (edition, draw, match, actions) if part)
    for edition in ("v1.1", "v1.2", "v1.3")
    for draw in ("", "draw", "draw!")
    for match in ("", "match")
    for actions in ("", "actions")
)
ROUND_RULES = tuple(rules for rules in ALL_RULES if "match" not in rules)

chances = st.integers(0, 2**32).map(random.Random)
players = st.sampled_from((2, 3, 4))
any_rules = st.sampled_from(ALL_RULES)
round_rules = st.sampled_from(ROUND_RULES)


def choose(legal: tuple[Step, ...], chance: random.Random) -> Step:
    """Choose a step, dropping out only now and then, so that rounds get long enough to matter."""
    step = chance.choice(legal)
    return chance.choice(legal) if step == DROP_STEP and chance.random() < 0.9 else step


def walk(start: Round, chance: random.Random) -> Iterator[tuple[Round, Step, Round]]:
    """Play a round at random; give each step with the round before and after it."""
    while not start.over:
        step = choose(start.legal_steps, chance)
        after = start.apply(step)
        yield start, step, after
        start = after


def random_round(rules: str, seats: int, chance: random.Random) -> Round:
    """Give a round at some random point, at the start of a turn or in its middle."""
    rounds = [Round.deal(seats, rules, chance.randbytes(32))]
    rounds += [after for _, _, after in walk(rounds[0], chance)]
    return chance.choice(rounds[:-1])


def play_match(match: Match, chance: random.Random) -> Iterator[Match]:
    """Play a match at random and give it after every step and deal."""
    yield match
    while not match.over:
        if match.round.over:
            match = match.next_round()
        else:
            match = match.apply(choose(match.round.legal_steps, chance))
        yield match


def rules_of(text: str) -> Rules:
    """Read rules."""
    return Rules.parse(text)
