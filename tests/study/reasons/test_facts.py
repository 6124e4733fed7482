"""Every sentence is true: its facts are recomputed from whole rounds."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice

import pytest

from red7.study.reasons import Reason, compare, explain
from red7.study.reasons.reason import REASONS
from tests.games import ALL_RULES
from tests.study.reasons.brute import Case, cases, positions
from tests.study.reasons.checks import CHECKS

PLAIN = tuple(rules for rules in ALL_RULES if "actions" not in rules)
ACTING = tuple(rules for rules in ALL_RULES if "actions" in rules)


def check(case: Case, other: Case, reasons: tuple[Reason, ...]) -> Counter[str]:
    seen: Counter[str] = Counter()
    for reason in reasons:
        holds = CHECKS[reason.name](case, other, reason)
        shown = (str(case.view.rules), str(case.view), case.turn, other.turn, reason)
        assert holds is not False, shown
        seen[reason.name] += holds is not None
    return seen


def test_every_reason_is_checked() -> None:
    assert set(CHECKS) == set(REASONS)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("few", [True, False])
@pytest.mark.parametrize("rules", [PLAIN, ACTING], ids=["plain", "actions"])
def test_every_fact_holds(rules: tuple[str, ...], few: bool, seed: int) -> None:  # noqa: FBT001
    for case, other in cases(rules, 40 if few else 15, seed, few=few):
        check(case, other, explain(case.view, case.turn))
        check(other, case, compare(case.view, other.turn, case.turn))


# Reasons that random turns rarely have, the rarest first.
RARE = (
    *("why-unanswerable", "why-only-three", "why-only", "why-two", "why-hope-none", "why-hope"),
    *("why-wins", "why-forced", "why-fewest", "why-change", "why-share"),
)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("rules", [PLAIN, ACTING], ids=["plain", "actions"])
def test_rare_facts_hold_too(rules: tuple[str, ...], seed: int) -> None:
    chance = random.Random(seed + 10)
    seen: Counter[str] = Counter()
    for view in positions(rules, 15, chance, few=True):
        told = {line: explain(view, line) for line in islice(view.lines(), 40)}
        best = min(told, key=lambda line: rank(told[line]))
        case, other = Case(view, best, chance), Case(view, chance.choice(list(told)), chance)
        seen += check(case, other, told[best])
        seen += check(other, case, compare(view, other.turn, best))
    assert seen.keys() & {*RARE}


def rank(reasons: tuple[Reason, ...]) -> int:
    names = [reason.name for reason in reasons]
    return min((RARE.index(name) for name in names if name in RARE), default=len(RARE))
