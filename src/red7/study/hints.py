"""What to tell a player who asks for help: first a nudge, then the cards, then the turn and why.

A hint is made from the player's own view and from what an analysis of it found, so it cannot know
more than the player does.

>>> from red7.core import View
>>> from red7.study import analyse
>>> from red7.words import words
>>> view = View.parse("basic", "R 1 0 B5/R7V1 V7/R6", seat=1)
>>> *_, found = analyse(view)
>>> for stage in STAGES:
...     print(tell_hint(words("en"), hint(view, found, stage)))
Only one way to play your cards keeps you in the round.
Look at R7.
Best turn: +R7 . – Nobody can answer it, whatever they hold: it wins the round.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from red7.core import Card, Phase, Red7Error, Step, View
from red7.core.cards import listed, mask_of
from red7.core.steps import DISCARD, DRAW, LAY, PLAY, write_steps
from red7.core.turn import ACTING, bars_of, strength
from red7.study.findings import Findings, JudgedTurn, Proof
from red7.study.reasons import Fact, Reason, explain, tell
from red7.study.reasons.outcome import Outcome
from red7.study.reasons.reason import plain_fact
from red7.study.reasons.tell import sentence
from red7.words import Words

NUDGE, CARDS, TURN = STAGES = (1, 2, 3)

# Every hint with the facts it needs: the nudges, the most telling first, then the other stages.
HINTS: Final[dict[str, tuple[str, ...]]] = {
    "hint-out": (),
    "hint-drop": (),
    "hint-only": (),
    "hint-wins": (),
    "hint-take": ("seat",),
    "hint-to-canvas": (),
    "hint-to-deck": (),
    "hint-draw": (),
    "hint-end": (),
    "hint-action": (),
    "hint-earns": (),
    "hint-both": (),
    "hint-discard": ("count",),
    "hint-play": ("colour",),
    "hint-cards": ("cards",),
    "hint-turn": (),
}


@dataclass(frozen=True)
class Hint:
    """A hint of one stage; what belongs to a later stage is not in it."""

    stage: int
    name: str  # of its message
    facts: Mapping[str, Fact]
    cards: tuple[Card, ...] = ()  # those to move, highest first; from stage 2 on
    turn: tuple[Step, ...] = ()  # stage 3
    reasons: tuple[Reason, ...] = ()  # stage 3

    def __post_init__(self) -> None:
        if set(self.facts) != set(HINTS[self.name]):
            message = f"{self.name} needs the facts {HINTS[self.name]}, not {tuple(self.facts)}"
            raise TypeError(message)

    @property
    def plain(self) -> dict[str, object]:
        """The hint as it appears in JSON."""
        return {
            "stage": self.stage,
            "name": self.name,
            "facts": {name: plain_fact(fact) for name, fact in self.facts.items()},
            "cards": [str(card) for card in self.cards],
            "turn": write_steps(self.turn),
            "reasons": [{"name": one.name, "facts": one.plain_facts} for one in self.reasons],
        }


def hint(view: View, found: Findings, stage: int) -> Hint:
    """Return a hint for the player whose view this is, from what an analysis of it found."""
    if view.seat != view.turn:
        raise Red7Error("not-your-turn", seat=view.turn)
    if not found.turns:
        raise Red7Error("round-over" if view.over else "turn-over")
    best = found.best
    cards = tuple(listed(mask_of(_moved(best.steps))))
    if stage == TURN:
        return Hint(TURN, "hint-turn", {}, cards, best.steps, explain(view, best.steps))
    if stage == CARDS and cards:
        return Hint(CARDS, "hint-cards", {"cards": cards}, cards)
    # Where no card moves, there is no more to tell than the nudge tells.
    name, facts = _nudge(view, best)
    return Hint(stage, name, facts)


def tell_hint(say: Words, given: Hint, names: Mapping[int, str] | None = None) -> str:
    """Say a hint in a sentence; seats go by their names, where these are given."""
    if given.stage == TURN:
        reasons = tell(say, given.reasons, names)
        return say(given.name, turn=write_steps(given.turn), reasons=reasons)
    return sentence(say, given.name, given.facts, names)


def _moved(steps: tuple[Step, ...]) -> list[Card]:
    """Return the cards that a player moves by choice."""
    return [step.card for step in steps if step.card is not None and step.kind != DRAW]


def _nudge(view: View, best: JudgedTurn) -> tuple[str, dict[str, Fact]]:
    """Return what kind of turn to think of, without any of its cards."""
    outcome = Outcome.of(view, best.steps)
    if outcome.out:
        return ("hint-drop" if outcome.avoidable else "hint-out"), {}
    if outcome.forced:
        return "hint-only", {}
    if outcome.wins or outcome.unanswerable or best.proven is Proof.WIN:
        return "hint-wins", {}
    return _going_on(view, best.steps[0]) or _kind(view, best.steps)


def _going_on(view: View, first: Step) -> tuple[str, dict[str, Fact]] | None:
    """Return what to think of in the middle of an action, or where no card is to be moved."""
    if first.kind == LAY and view.phase is Phase.ONE:
        return "hint-take", {"seat": _owner(view, first)}
    if view.phase is Phase.SEVEN:
        return ("hint-to-deck" if first.kind == LAY else "hint-to-canvas"), {}
    if first.card is None:
        return ("hint-draw" if first.kind == DRAW else "hint-end"), {}
    return None


def _owner(view: View, step: Step) -> int:
    return next(seat for seat in view.seats_in if step.card in view.palette(seat))


def _kind(view: View, steps: tuple[Step, ...]) -> tuple[str, dict[str, Fact]]:
    """Return what kind of turn it is: one with actions or a draw, only played, only discarded."""
    acting = [s for s in steps if s.kind == PLAY and s.card is not None and s.card.number in ACTING]
    if view.rules.actions and acting:
        return "hint-action", {}
    if steps[-1].kind == DRAW:
        return "hint-earns", {}
    kinds = {step.kind for step in steps}
    if {PLAY, DISCARD} <= kinds:
        return "hint-both", {}
    if DISCARD in kinds:
        return "hint-discard", {"count": _ahead(view)}
    return "hint-play", {"colour": view.canvas}


def _ahead(view: View) -> int:
    """Return under how many colours the player is winning as the palettes lie."""
    bars = bars_of(tuple(view.palettes[seat - 1] for seat in view.seats_in if seat != view.turn))
    mine = view.palettes[view.turn - 1]
    return sum(strength(colour, mine) > bars[colour] for colour in range(len(bars)))
