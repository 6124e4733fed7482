"""Judging every turn of a position: better and better, as long as there is time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Final

import numpy as np

from red7.bots import Budget
from red7.core import Draw, View
from red7.search.kernels.flat import BARS, OUT, SIZE, STILL_IN, Lines
from red7.study.calibration import bend_of, calibrated
from red7.study.chances import SolvedChances, chances_of
from red7.study.findings import Findings, JudgedTurn, Proof, Span, estimated, exactly
from red7.study.opened import Opened, can_open
from red7.study.proving import Prover
from red7.study.turns import Turn, every_turn

# For 100 units of a budget: worlds to solve, evaluations by the network, nodes of all proofs.
WORLDS: Final = 600
EVALUATIONS: Final = 4000
NODES: Final = 30_000
# The same where a turn that was made is compared with the best, and the others do not count.
COMPARED_WORLDS: Final = 1500
COMPARED_EVALUATIONS: Final = 2000

_FEW_HIDDEN: Final = 3  # with so few hidden cards and nothing to draw, no proof is missed
_ENOUGH_NODES: Final = 20_000_000
_BATCH: Final = 64  # worlds solved between looks at the clock


def analyse(
    view: View,
    budget: Budget | None = None,
    seed: int = 0,
    clock: Callable[[], float] = time.monotonic,
) -> Iterator[Findings]:
    """Yield better and better judgements of the turns open to the seat to move.

    The first comes at once, and the last when the budget is spent; stop whenever you like. The same
    view, work and seed give the same last answer, unless a deadline cuts it short.
    """
    turns = [] if view.over else every_turn(view)
    if turns:
        yield from _Study(view, turns, budget or Budget(), seed, clock=clock).run()
    else:
        yield Findings(())


def compare_chances(
    view: View, turns: list[Turn], made: int, budget: Budget, seed: int = 0
) -> Findings:
    """Return some turns with their chances, for the sake of the best and of one that was made."""
    study = _Study(view, turns, budget, seed, made=made)
    for _ in study.comparing():
        pass
    return study.findings()


class _Study:
    """The turns of a view, and all that is known of them so far.

    Turns that come to the same are judged together, as one case.
    """

    def __init__(  # noqa: PLR0913 - what to judge, how long and for what
        self,
        view: View,
        turns: list[Turn],
        budget: Budget,
        seed: int,
        *,
        made: int | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.view, self.turns, self.budget, self.clock = view, turns, budget, clock
        self.prover = Prover(view)
        results = [self.prover.after(turn.line) for turn in turns]
        first: dict[bytes, int] = {}
        self.case_of = [
            first.setdefault(np.delete(result, slice(BARS, SIZE)).tobytes(), len(first))
            for result in results
        ]
        chosen = [self.case_of.index(case) for case in range(len(first))]
        self.cases = [turns[at] for at in chosen]
        self.lines: Lines = np.array([turn.line for turn in self.cases])
        me = view.turn - 1
        self.out = [bool(results[at][OUT + me]) for at in chosen]
        over = [results[at][STILL_IN] == 1 for at in chosen]
        self.proven: list[Proof | None] = [
            Proof.LOSS if out else Proof.WIN if won else None
            for out, won in zip(self.out, over, strict=True)
        ]
        # Where only the round counts, there is nothing to estimate in what is over.
        self.estimated = [
            case for case, proof in enumerate(self.proven) if view.rules.match or proof is None
        ]
        wanted = None if made is None else self.case_of[made]
        self.chances = chances_of(
            view,
            self.lines[self.estimated],
            seed,
            self.estimated.index(wanted) if wanted in self.estimated else None,
            self._is_late,
        )
        self.opened = (
            Opened(view, self.lines, WORLDS * budget.work // 100, seed)
            if made is None and can_open(view)
            else None
        )
        self.bend = bend_of(view, solved=isinstance(self.chances, SolvedChances))
        self.values, self.counts = self.chances.values(), self.chances.counts()

    def run(self) -> Iterator[Findings]:
        """Yield what is found, first of chances, then of open cards, then of proofs."""
        for part in (self.estimating, self._open, self._prove_wins, self._prove_losses):
            for _ in part():
                yield self.findings()
                if self._is_late():
                    return
        yield self.findings()

    def findings(self) -> Findings:
        """Return what is known so far."""
        self.values, self.counts = self.chances.values(), self.chances.counts()
        judged = [self._judged(case) for case in range(len(self.cases))]
        turns = [
            JudgedTurn(turn.steps, *judged[case])
            for turn, case in zip(self.turns, self.case_of, strict=True)
        ]
        turns.sort(key=lambda turn: -turn.chance.mid)
        if self.opened:
            return Findings(tuple(turns), self.opened.worlds, self.opened.is_complete)
        return Findings(tuple(turns), self.chances.worlds)

    def _is_late(self) -> bool:
        deadline = self.budget.deadline
        return deadline is not None and self.clock() > deadline

    def _judged(self, case: int) -> tuple[Span, Span | None, Proof | None]:
        proof = self.proven[case]
        share = None
        if self.opened:
            share = exactly(0.0) if self.out[case] else self.opened.share(case)
        return self._chance(case, proof), share, proof

    def _chance(self, case: int, proof: Proof | None) -> Span:
        if not self.view.rules.match and (proof is Proof.WIN or self.out[case]):
            return exactly(float(proof is Proof.WIN))
        at = self.estimated.index(case)
        found = estimated(float(self.values[at]), float(self.counts[at]))
        return calibrated(found, self.bend, float(self.values.max()))

    # Each of these does some work whenever it is asked for the next.

    def estimating(self) -> Iterator[None]:
        """Look at chances."""
        return self._looking(WORLDS, EVALUATIONS)

    def comparing(self) -> Iterator[None]:
        """Look at the chances of the best turn and of the one that was made."""
        return self._looking(COMPARED_WORLDS, COMPARED_EVALUATIONS)

    def _looking(self, worlds: int, evaluations: int) -> Iterator[None]:
        each = worlds if isinstance(self.chances, SolvedChances) else evaluations
        left = each * self.budget.work // 100
        while self.estimated and left > 0:
            left -= self.chances.go_on()
            yield

    def _open(self) -> Iterator[None]:
        opened = self.opened
        if opened is None:
            return
        wanted = opened.total if opened.enumerates else max(1, WORLDS * self.budget.work // 100)
        while opened.worlds < wanted:
            opened.look_at(min(_BATCH, wanted - opened.worlds))
            yield

    def _prove_wins(self) -> Iterator[None]:
        """Look for certain wins among the turns that have lost in no world, best first."""
        cases = [case for case in self._undecided() if not self._loses_somewhere(case)]
        left = self._nodes
        for done, case in enumerate(cases):
            most = left // (len(cases) - done)
            answer, used = self.prover.win(self.lines[case], most)
            left -= used
            if answer == 1:
                self.proven[case] = Proof.WIN
            yield

    def _prove_losses(self) -> Iterator[None]:
        """Look for certain losses among the turns that have won in no world, worst first."""
        cases = [case for case in self._undecided() if not self._wins_somewhere(case)]
        left = self._nodes
        for done, case in enumerate(reversed(cases)):
            most = left // (len(cases) - done)
            answer, used = self.prover.loss(self.lines[case], most)
            left -= used
            if answer == 1:
                self.proven[case] = Proof.LOSS
            yield

    def _undecided(self) -> list[int]:
        values = dict(zip(self.estimated, self.chances.values().tolist(), strict=True))
        cases = [case for case, proof in enumerate(self.proven) if proof is None]
        return sorted(cases, key=lambda case: -values[case])

    def _loses_somewhere(self, case: int) -> bool:
        return self.opened is not None and bool(self.opened.wins[case] < self.opened.worlds)

    def _wins_somewhere(self, case: int) -> bool:
        return self.opened is not None and bool(self.opened.wins[case])

    @cached_property
    def _nodes(self) -> int:
        """How many nodes all proofs of one kind may take."""
        view = self.view
        nothing_to_draw = not view.deck_size or (
            view.rules.draw is Draw.NEVER and not view.rules.actions
        )
        if nothing_to_draw and sum(view.hidden) <= _FEW_HIDDEN:
            return _ENOUGH_NODES
        return NODES * self.budget.work // 100
