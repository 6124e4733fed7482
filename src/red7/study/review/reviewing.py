"""Reviewing a game: each decision from what its player knew, and all of them from above.

Seen from above, with every hand known and only the deck unknown, each player has a chance at every
moment, from 1/n before the deal to the result. What a decision gave away is judged from the
player's own view. It is taken from the player and given to the opponents, in proportion to their
chances. Every other change is luck.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from red7.bots import Budget
from red7.bots.stakes import stakes_of
from red7.core import Frame, Record, Red7Error, Round, Step
from red7.core.steps import DRAW, DRAW_STEP, DROP, LAY
from red7.network.kernels.scene import follow_steps, scene_of
from red7.network.opinion import shipped_network
from red7.network.playing import play_on
from red7.search.kernels.flat import Lines
from red7.study.analysis import compare_chances
from red7.study.reasons import compare
from red7.study.review.above import Random, at_a_glance, from_above
from red7.study.review.values import (
    Decision,
    Luck,
    Mark,
    Moment,
    PlayerReview,
    Review,
    Shares,
    mark_of,
)
from red7.study.turns import Turn, every_turn

USUAL_WORK: Final = 20
_DRAWS: Final = 8  # other cards that a draw is compared with
_ALONE: Final = 4  # the part of the work that is enough where there is nothing to compare


def review(
    record: Record,
    work: int = USUAL_WORK,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Return a finished game with every decision judged.

    ``progress`` is told how many turns of how many are done.
    """
    frames = list(record.frames())
    if not record.result or not all(isinstance(frame.position, Round) for frame in frames):
        raise Red7Error("review-unfinished")
    moments: list[Moment] = []
    chance, above = random.Random(seed), np.random.default_rng(seed)  # noqa: S311 - a game
    before: Frame | None = None
    turn = 0
    for done, frame in enumerate(frames, 1):
        turn = 0 if frame.turn is None else turn + 1
        start = _equal(len(record.players)) if not moments else moments[-1].chances
        if frame.turn is None or before is None:
            moments.append(_dealt(frame, start, above))
        else:
            scene = _Scene(before, frame, turn, work, chance, above)
            moments += scene.moments(start)
        before = frame
        if progress:
            progress(done, len(frames))
    return Review(record.players, tuple(moments), _sums(record, moments))


def _equal(players: int) -> Shares:
    return (1 / players,) * players


def _dealt(frame: Frame, before: Shares, chance: Random) -> Moment:
    after = from_above(_round(frame), frame.piles, chance)
    luck = tuple(Luck(deal=b - a) for a, b in zip(before, after, strict=True))
    return Moment(frame.number, 0, None, after, luck, (0.0,) * len(after))


def _round(frame: Frame) -> Round:
    if not isinstance(frame.position, Round):
        raise TypeError(frame.position)
    return frame.position


@dataclass
class _Scene:
    """A turn of a game, which may hold several decisions."""

    before: Frame
    after: Frame
    turn: int
    work: int
    chance: random.Random
    above: Random

    def moments(self, start: Shares) -> Iterator[Moment]:
        """Yield the decisions of the turn with what they changed."""
        if self.after.turn is None:
            return
        now, steps = _round(self.before), self.after.turn.steps
        while steps:
            turns = every_turn(now.view(now.turn))
            at = _begun(turns, steps)
            made, steps = steps[: len(turns[at].steps)], steps[len(turns[at].steps) :]
            then = now.follow(made)
            then = then.settled() if not steps else then
            decision = self._decision(now, turns, at)
            end = from_above(then, self.after.piles, self.above)
            drawn = self._drawn(now, made, then)
            yield _moment(decision, start, end, drawn)
            now, start = then, end

    def _decision(self, now: Round, turns: list[Turn], made: int) -> Decision:
        view = now.view(now.turn)
        ways = sum(turn.steps[-1].kind != DROP for turn in turns)
        alone = ways <= 1 and turns[made].steps[-1].kind != DROP
        budget = Budget(max(1, self.work // _ALONE) if alone else self.work)
        found = compare_chances(view, turns, made, budget, self.chance.getrandbits(32))
        played = next(turn for turn in found.turns if turn.steps == turns[made].steps)
        best = played if alone else found.best
        seen = self._all_seen(now, turns)
        at, mine = max(range(len(seen)), key=seen.__getitem__), seen[made]
        error = best.chance.mid - played.chance.mid
        wrong = mark_of(error) not in (Mark.BEST, Mark.GOOD)
        return Decision(
            self.after.number,
            self.turn,
            now.turn,
            played.steps,
            best.steps,
            played.chance.mid,
            best.chance.mid,
            None if alone else mark_of(error),
            turns[at].steps if seen[at] > mine else played.steps,
            max(seen[at], mine),
            mine,
            compare(view, played.steps, best.steps) if wrong else (),
        )

    def _all_seen(self, now: Round, turns: list[Turn]) -> list[float]:
        """Return what each turn would be worth with all cards seen."""
        chosen: Lines = np.array([turn.line for turn in turns])
        scenes = np.repeat(scene_of(now)[None], len(chosen), axis=0)
        for column in range(chosen.shape[1]):
            if (chosen[:, column] < 0).all():
                break
            follow_steps(scenes, np.ascontiguousarray(chosen[:, column]))
        stakes = stakes_of(now.view(now.turn))
        network = shipped_network()
        values = np.array(stakes.values), stakes.limit
        worth: list[float] = play_on(network, scenes, now.turn, values, 0).gains.tolist()
        return worth

    def _drawn(self, now: Round, made: tuple[Step, ...], then: Round) -> tuple[float, ...]:
        """Return how lucky an unknown card drawn at the end was, compared with others."""
        nothing = (0.0,) * now.players
        if then.over or made[-1].kind != DRAW:
            return nothing
        laid = sum(step.kind == LAY for step in made)
        place = sum(step.kind == DRAW for step in made) - 1 - laid
        if place < now.deck_known:
            return nothing
        others = range(place + 1, now.deck_size)
        chosen = self.chance.sample(others, min(_DRAWS, len(others)))
        drawn = at_a_glance(then, self.after.piles)
        ends = [drawn, *[self._instead(now, made, place, other) for other in chosen]]
        usual = np.mean(ends, axis=0).tolist()
        return tuple(share - mean for share, mean in zip(drawn, usual, strict=True))

    def _instead(self, now: Round, made: tuple[Step, ...], place: int, other: int) -> Shares:
        """Return the chances if another card of the deck had been drawn."""
        deck = list(now.deck)
        deck[place], deck[other] = deck[other], deck[place]
        then = replace(now, deck=tuple(deck)).follow((*made[:-1], DRAW_STEP)).settled()
        return at_a_glance(then, self.after.piles)


def _begun(turns: list[Turn], steps: tuple[Step, ...]) -> int:
    """Return with which of some turns these steps begin; a draw may name its card."""
    numbers = [step.number for step in steps]
    for at, turn in enumerate(turns):
        if [step.number for step in turn.steps] == numbers[: len(turn.steps)]:
            return at
    raise LookupError(steps)


def _moment(decision: Decision, start: Shares, end: Shares, drawn: tuple[float, ...]) -> Moment:
    """Return a decision with what it gave away, and the rest of the change as luck."""
    given = _given(decision, end)
    luck = tuple(
        Luck(draw=draw, unseen=after - before - gift - draw)
        for before, after, gift, draw in zip(start, end, given, drawn, strict=True)
    )
    return Moment(decision.number, decision.turn, decision, end, luck, given)


def _given(decision: Decision, end: Shares) -> Shares:
    """Return what a decision gave to each player."""
    own = decision.seat - 1
    others = [0.0 if seat == own else max(share, 1e-9) for seat, share in enumerate(end)]
    total = sum(others)
    return tuple(
        -decision.error if seat == own else decision.error * share / total
        for seat, share in enumerate(others)
    )


def _sums(record: Record, moments: list[Moment]) -> tuple[PlayerReview, ...]:
    return tuple(_player(record, moments, seat) for seat in range(1, len(record.players) + 1))


def _player(record: Record, moments: list[Moment], seat: int) -> PlayerReview:
    at = seat - 1
    luck = Luck()
    for moment in moments:
        luck = luck.plus(moment.luck[at])
    mine = [m.decision for m in moments if m.decision and m.decision.seat == seat]
    judged = [decision for decision in mine if decision.mark]
    kept = [min(1.0, d.chance / d.best_chance) if d.best_chance > 0 else 1.0 for d in judged]
    return PlayerReview(
        seat,
        1 / len(record.result) if seat in record.result else 0.0,
        luck,
        sum(decision.error for decision in mine),
        sum(gift for moment in moments if (gift := moment.given[at]) > 0),
        sum(kept) / len(kept) if kept else None,
        {mark: sum(decision.mark is mark for decision in mine) for mark in Mark},
    )
