"""A round as far as somebody knows it: which steps are open in it, and how they change it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, Self, TypeVar

from red7.core.cards import Card
from red7.core.errors import Red7Error
from red7.core.layout import HIDDEN, Layout
from red7.core.past import PastTurn
from red7.core.refusal import refuse
from red7.core.steps import DRAW, DRAW_STEP, DRAWN, DROP, END, END_STEP, LAY, PLAY, Step, read_steps
from red7.core.turn import (
    ACTING,
    EARNED,
    FREE,
    OVER,
    SEVEN,
    SEVEN_EARNED,
    START,
    THREE,
    Situation,
    after_play,
    bars_of,
    earns_draw,
    is_open,
    open_steps,
    strength,
)
from red7.core.writing import write_position

T = TypeVar("T")


class Once(Generic[T]):
    """A property of a position that is computed once (functools.cached_property takes a lock)."""

    def __init__(self, find: Callable[[Any], T]) -> None:
        self._find = find
        self._name = find.__name__
        self.__doc__ = find.__doc__

    def __get__(self, position: Position | None, owner: type[Position]) -> T:
        if position is None:
            raise AttributeError(self._name)
        value = self._find(position)
        position.__dict__[self._name] = value
        return value


class Position(Layout):
    """A round that can be played on. ``Round`` and ``View`` are the two kinds."""

    @Once
    def legal_steps(self) -> tuple[Step, ...]:
        """The legal steps of the player to move, based on what that player may know."""
        if self.over or self.phase is OVER:
            return ()
        if self.hidden[self.turn - 1]:
            raise Red7Error("hand-not-known", seat=self.turn)
        return open_steps(self.situation)

    @Once
    def situation(self) -> Situation:
        """Everything that determines what the player to move may do."""
        mover = self.turn - 1
        hand, guessed = self.hands[mover], False
        if self.hidden[mover]:
            # Following another player's turn: the hand may hold any card not seen elsewhere.
            hand, guessed = hand | self.unseen.mask, True
        others = self.palettes[:mover] + self.palettes[mover + 1 :]
        if True in self.out:
            outs = self.out[:mover] + self.out[mover + 1 :]
            others = tuple(other for other, out in zip(others, outs, strict=True) if not out)
        return Situation(
            self.rules,
            self.phase,
            self.canvas,
            self.palettes[mover],
            others,
            bars_of(others),
            hand,
            self.hand_size(self.turn),
            len(self.deck),
            self.known_top,
            self.seven,
            self.tried,
            self.bound,
            guessed,
        )

    @property
    def known_top(self) -> int:
        """The card on top of the deck if the holder of this position knows it, else HIDDEN."""
        return self.deck[0] if self.deck else HIDDEN

    def refusal(self, step: Step | str) -> Red7Error | None:
        """Return why a step is refused; None if it is legal."""
        return self._refusal(Step.parse(step) if isinstance(step, str) else step)

    def _refusal(self, step: Step) -> Red7Error | None:
        if self.over:
            return Red7Error("round-over")
        if self.phase is OVER:
            return Red7Error("turn-over")
        now = self.situation
        return None if is_open(now, step) else refuse(self, now, step)

    def lines(self) -> Iterator[tuple[Step, ...]]:
        """Yield every way to continue the turn, to its end or to an unknown draw."""
        for step in self.legal_steps:
            after = self.step(step)
            made = after.steps[len(self.steps) :]
            if after.phase is OVER or after._waits_for_card(step):
                yield made
            else:
                for line in after.lines():
                    yield (*made, *line)

    def _waits_for_card(self, step: Step) -> bool:
        """Return whether the step just made drew, or must draw, an unknown card."""
        return self.phase is THREE or (step is DRAW_STEP and self.hidden[self.turn - 1] > 0)

    # What happens next

    def apply(self, step: Step | str) -> Self:
        """Return the position after a step; a 3's draw and the change of turn follow automatically.

        An illegal step raises an error that says why.
        """
        return self.step(step).settled()

    def step(self, step: Step | str) -> Self:
        """Return the position after a step, without moving on from a finished turn."""
        step = Step.parse(step) if isinstance(step, str) else step
        if "legal_steps" not in self.__dict__ or step not in self.legal_steps:
            reason = self.refusal(step)
            if reason:
                raise reason
        after = self._after(step)
        if after.phase is THREE and after.deck[0] != HIDDEN:
            after = after._after(DRAW_STEP)
        return after

    def follow(self, steps: Iterable[Step] | str) -> Self:
        """Return the position after steps as they are written, including every draw."""
        position = self
        for step in read_steps(steps) if isinstance(steps, str) else steps:
            if step.kind == DRAW and step.card is not None:
                bare: Step = DRAW_STEP
            else:
                bare = step
            reason = position._refusal(bare)
            if reason:
                raise reason
            position = position._after(step)
        return position

    def play_turn(self, steps: Iterable[Step] | str) -> Self:
        """Return the position after a whole turn as written; a final ``.`` may be left out."""
        start = self.settled()
        after = start.follow(steps)
        if after.phase is not OVER:
            if not after.steps or not is_open(after.situation, END_STEP):
                raise Red7Error("turn-unfinished", seat=after.turn)
            after = after._after(END_STEP)
        return after.settled()

    def _after(self, step: Step) -> Self:
        """Return the position after a step that is known to be legal."""
        kind, card = step
        begin = self.at_start
        if kind == DRAW:
            return self._after_draw(card, begin)
        steps = (*self.steps, step)
        if kind == DROP:
            return self._with(begin=begin, steps=steps, phase=OVER, **self._going_out())
        if kind == END or card is None:
            return self._with(begin=begin, steps=steps, phase=OVER)
        if kind == PLAY:
            return self._after_play(card, begin, steps)
        if kind == LAY:
            return self._with(
                begin=begin,
                steps=steps,
                phase=FREE,
                palettes=tuple(palette & ~(1 << card) for palette in self.palettes),
                deck=(int(card), *self.deck),
                deck_known=self.deck_known + 1,
            )
        return self._after_discard(card, begin, steps)

    def _after_play(self, card: Card, begin: Self, steps: tuple[Step, ...]) -> Self:
        mover = self.turn - 1
        after = self._with(
            begin=begin,
            steps=steps,
            phase=FREE,
            palettes=_put(self.palettes, mover, self.palettes[mover] | 1 << card),
            **self._without(card),
        )
        if self.rules.actions and card.number in ACTING:
            played = after_play(self.situation, card)
            return after._with(phase=played.phase, seven=played.seven, bound=played.bound)
        return after

    def _without(self, card: Card) -> dict[str, tuple[int, ...]]:
        """Return the hands after a card, known or hidden, has left the mover's hand."""
        mover, bit = self.turn - 1, 1 << card
        if not self.hands[mover] & bit:
            return {"hidden": _put(self.hidden, mover, self.hidden[mover] - 1)}
        changes = {"hands": _put(self.hands, mover, self.hands[mover] ^ bit)}
        if self.known[mover] & bit:
            changes["known"] = _put(self.known, mover, self.known[mover] ^ bit)
        return changes

    def _after_discard(self, card: Card, begin: Self, steps: tuple[Step, ...]) -> Self:
        mover = self.turn - 1
        by_seven = self.phase is SEVEN
        palettes, palette = self.palettes, self.palettes[mover]
        earned = earns_draw(self.rules, card, palette & ~(1 << card), len(self.deck))
        changes: dict[str, object] = {}
        if by_seven:
            palettes = _put(palettes, mover, palette & ~(1 << card))
            earned = earned and self.rules.edition.seven_earns_draw
            phase = SEVEN_EARNED if earned else FREE
        else:
            changes |= self._without(card)
            phase = EARNED if earned else OVER
        after = self._with(
            begin=begin,
            steps=steps,
            phase=phase,
            canvas=card.colour,
            gone=self.gone | 1 << card,
            palettes=palettes,
            **changes,
        )
        colour = card % 7
        if by_seven or strength(colour, palette) > self.situation.bars[colour]:
            return after
        return after._with(phase=OVER, **after._going_out())

    def _after_draw(self, card: Card | None, begin: Self) -> Self:
        mover = self.turn - 1
        top, public = self.deck[0], self.deck_known > 0
        if card is not None and top != card and (top != HIDDEN or card not in self.unseen):
            raise Red7Error("draw-disagrees", card=card)
        drawn = top if card is None else int(card)
        changes: dict[str, object] = {
            "begin": begin,
            "deck": self.deck[1:],
            "deck_known": max(self.deck_known - 1, 0),
            "phase": OVER if self.phase is EARNED else FREE,
            "tried": self.tried or self.phase is THREE,
        }
        if drawn == HIDDEN:
            changes["steps"] = (*self.steps, DRAW_STEP)
            changes["hidden"] = _put(self.hidden, mover, self.hidden[mover] + 1)
        else:
            changes["steps"] = (*self.steps, DRAWN[drawn])
            changes["hands"] = _put(self.hands, mover, self.hands[mover] | 1 << drawn)
            if public:
                changes["known"] = _put(self.known, mover, self.known[mover] | 1 << drawn)
        return self._with(**changes)

    def _going_out(self) -> dict[str, object]:
        """Return what changes when the player to move goes out, turning hand and palette down."""
        mover = self.turn - 1
        return {
            "out": _put(self.out, mover, True),  # noqa: FBT003 - the flag is the value itself
            "gone": self.gone | self.palettes[mover],
            "palettes": _put(self.palettes, mover, 0),
            "hands": _put(self.hands, mover, 0),
            "hidden": _put(self.hidden, mover, 0),
            "known": _put(self.known, mover, 0),
        }

    def settled(self) -> Self:
        """Move on from a finished turn; a player who would begin with an empty hand is out."""
        position = self
        while position.phase is OVER or position._starves():
            if position.phase is START:
                position = position._with(**position._going_out())
            position = position._next_turn()
        return position

    def _starves(self) -> bool:
        """Return whether the player to move begins without cards while others are still in."""
        return self.phase is START and not self.hand_size(self.turn) and not self.over

    def _next_turn(self) -> Self:
        seat = self.turn % self.players + 1
        while self.out[seat - 1]:
            seat = seat % self.players + 1
        return self._with(
            turn=seat,
            phase=START,
            seven=HIDDEN,
            tried=False,
            bound=False,
            begin=None,
            steps=(),
            past=self.past if self.begin is None else (*self.past, self._turn_made(self.begin)),
        )

    def _turn_made(self, begin: Self) -> PastTurn:
        """Return the finished turn, for the log."""
        return PastTurn(
            self.turn,
            self.steps,
            begin.canvas,
            begin.palettes,
            tuple([begin.hand_size(seat) for seat in range(1, begin.players + 1)]),
            begin.out,
            len(begin.deck),
            begin.deck[: begin.deck_known],
        )

    def _with(self, **changes: object) -> Self:
        """Return a copy with some fields changed (dataclasses.replace is ten times slower)."""
        new = object.__new__(type(self))
        fields = self.__dict__ | changes
        fields.pop("legal_steps", None)
        fields.pop("situation", None)
        fields.pop("_views", None)
        fields.pop("_seen_by_all", None)
        object.__setattr__(new, "__dict__", fields)
        return new

    def __repr__(self) -> str:
        # Hidden cards must not end up in a log; a view's repr shows more.
        return f"<{type(self).__name__} of {self.rules}, seat {self.turn} to move>"

    def __str__(self) -> str:
        return write_position(self)


def _put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """Return a tuple with one entry changed."""
    return values[:index] + (value,) + values[index + 1 :]  # noqa: RUF005 - faster, and hot
