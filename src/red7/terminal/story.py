"""What happened at a table, told in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from red7.core import Colour
from red7.protocol import messages as m
from red7.terminal.names import bot_level, called, seat_name
from red7.words import Words

_EDGES: Final = (m.Dealt, m.RoundEnded)


class Teller:
    """Tells the events of a table to one reader."""

    def __init__(self, say: Words, state: m.State) -> None:
        self._say, self._state = say, state

    def lines(self, events: Sequence[m.AnyEvent]) -> list[str]:
        """Tell all events of the latest game, a line for each thing that happened."""
        begun = max((at for at, one in enumerate(events) if isinstance(one, m.Started)), default=0)
        return [line for event in events[begun:] for line in self.tell(event)]

    def latest(self, events: Sequence[m.AnyEvent]) -> str:
        """Tell the last thing that happened in this round; empty if it has just begun or ended."""
        for event in reversed(events):
            if isinstance(event, _EDGES):
                return ""
            told = list(self.tell(event))
            if told:
                return " ".join(told)
        return ""

    def turn(self, seat: int, moves: Sequence[m.Move]) -> str:
        """Tell a turn in a sentence; one that only ends needs none, as the next one shows it."""
        steps = [self._step(seat, move) for move in moves if move.step != "."]
        if not steps:
            return ""
        say, text = self._say, steps[-1]
        if steps[:-1]:
            text = say("steps-joined", steps=say("separator").join(steps[:-1]), last=text)
        told = say("turn-told", who=self._who(seat), name=self._name(seat), steps=text)
        # In some languages the verb alone says that it is you, and so begins the sentence.
        return told[0].upper() + told[1:] if self._who(seat) == "you" else told

    def why_over(self, result: m.Result) -> str:
        """Tell why a match is over; nothing of a single round, which shows it."""
        if result.reason == "goal":
            return self._say("web-over-goal", goal=self._state.goal or 0)
        return self._say("web-over-cards") if result.reason == "cards" else ""

    def tell(self, event: m.AnyEvent) -> Iterator[str]:
        """Tell an event; nothing of what needs no telling."""
        say = self._say
        match event:
            case m.Stepped():
                yield from self._stepped(event)
            case m.Dealt():
                message = "round-begins-you" if self._own(event.begins) else "round-begins"
                yield say(message, number=event.round, name=self._name(event.begins))
            case m.RoundEnded():
                yield self._round_ended(event)
            case m.GameEnded():
                yield from filter(None, [self.why_over(event.result)])
            case m.Said():
                name = called(say, self._state, event.seat) if event.seat else event.name
                text = say(f"phrase-{event.phrase}")
                yield say("web-log-said", name=name or say("somebody"), text=text)
            case m.Seated() | m.Left() | m.StoodIn():
                yield self._came_or_went(event)
            case _:
                yield from self._aside(event)

    def _aside(self, event: m.AnyEvent) -> Iterator[str]:
        """Tell what happens beside the game."""
        say = self._say
        match event:
            case m.Agreed(to="rematch"):
                yield self._about("web-log-rematch", event.seat)
            case m.Hurried():
                message = "web-log-to-end" if event.to == "end" else "web-log-faster"
                yield self._about(message, event.seat)
            case m.Hinted():
                who, name = self._who(event.seat), self._name(event.seat)
                yield say("web-log-hinted", who=who, name=name, stage=event.stage)
            case m.Resumed() if self._state.setup.clock.kind != "none":
                yield say("web-log-resumed")
            case m.Expired():
                yield say("web-log-expired")
            case _:
                pass

    def _stepped(self, event: m.Stepped) -> Iterator[str]:
        if event.cause == "timeout":
            yield self._about("web-log-timeout", event.seat)
        yield from filter(None, [self.turn(event.seat, event.moves)])
        dropped = event.seat if event.moves and event.moves[-1].step == "~" else 0
        for seat in event.out:
            if seat != dropped:
                # Anybody but the one who moved is out for want of cards.
                message = "player-out" if seat == event.seat else "player-out-cards"
                yield self._about(message, seat)

    def _round_ended(self, event: m.RoundEnded) -> str:
        message = "web-log-you-won" if self._own(event.winner) else "web-log-won"
        return self._say(
            message,
            name=self._name(event.winner),
            canvas=self._say.colour(Colour.parse(event.colour)),
            cards=" ".join(event.cards),
            count=event.points,
        )

    def _came_or_went(self, event: m.Seated | m.Left | m.StoodIn) -> str:
        say, name = self._say, self._name(event.seat)
        if isinstance(event, m.Left):
            return say("web-log-left", name=name)
        if isinstance(event, m.StoodIn):
            return say("web-log-stood-in", name=name, bot=bot_level(say, event.bot))
        own = "other" if event.bot else self._who(event.seat)
        return say("web-log-seated", who=own, name=name if event.bot else event.name)

    def _step(self, seat: int, move: m.Move) -> str:
        say, who, card = self._say, self._who(seat), move.step[1:]
        match move.step[0]:
            case "+":
                return say("step-played", who=who, card=card)
            case ">":
                message = "step-moved" if move.palette else "step-canvas"
                colour = say.colour(Colour.parse(card[0]))
                return say(message, who=who, card=card, colour=colour)
            case "^":
                owner = move.palette
                if not owner or owner == seat:
                    return say("step-laid", who=who, card=card)
                whose, name = self._who(owner), self._name(owner)
                return say("step-taken", who=who, whose=whose, card=card, name=name)
            case "!":
                return (
                    say("step-drew-known", who=who, card=card)
                    if card
                    else say("step-drew", who=who)
                )
            case _:
                return say("step-dropped" if move.step == "~" else "step-ended", who=who)

    def _about(self, message: str, seat: int) -> str:
        return self._say(message, who=self._who(seat), name=self._name(seat))

    def _own(self, seat: int) -> bool:
        return bool(seat) and seat == self._state.you

    def _who(self, seat: int) -> str:
        return "you" if self._own(seat) else "other"

    def _name(self, seat: int) -> str:
        return seat_name(self._say, self._state, seat)
