"""What the table's screen tells its reader to do, from the state and the move being composed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from red7.core import Colour
from red7.protocol import messages as m
from red7.terminal.composer import Composer, Option
from red7.terminal.guide import Guidance, Way
from red7.terminal.keys import Key
from red7.terminal.names import called, seat_name
from red7.terminal.story import Teller
from red7.words import Words

if TYPE_CHECKING:
    from red7.protocol.study import ToldHint

_PLACES: Final = {"+": "p", ">": "c", "^": "d"}  # as on the page
_FINISHES: Final[dict[m.Finish, str]] = {
    "play": "web-play",
    "draw": "web-draw",
    "keep": "web-no-draw",
    "end": "web-end",
}


@dataclass
class Attention:
    """What the reader attends to besides the table: a card, a place for it, what was last said."""

    card: str | None = None  # where the keyboard is
    way: int = 0  # which of the card's ways is thought of
    told: str = ""  # a refusal, or a hint
    bad: bool = False  # whether it is a refusal
    hints: list[ToldHint] = field(default_factory=list)
    waiting: str = ""  # what is being waited for, if it takes long


class Guiding:
    """Puts into words what can be done, and gives each thing its key."""

    def __init__(
        self, say: Words, state: m.State, composer: Composer, attention: Attention
    ) -> None:
        self._say, self._state, self._composer, self._attention = say, state, composer, attention

    def guidance(self, events: Sequence[m.AnyEvent]) -> Guidance:
        """Return everything that the guide shows."""
        say, state, composer, attention = self._say, self._state, self._composer, self._attention
        if state.stage in ("waiting", "entropy"):
            return Guidance(self._room(), keys=tuple(self._room_keys()), urgent=True)
        if state.stage in ("pause", "over"):
            return Guidance(self._end(events), keys=tuple(self._end_keys()), urgent=True)
        if state.you and state.seats[state.you - 1].away:
            keys = (Key(("t", "enter"), say("web-seat-back"), "sit"),)
            return Guidance(say("web-bot-for-you"), keys=keys, urgent=True)
        if composer.question:
            return self._ask()
        text, bad = attention.told, attention.bad
        if attention.waiting:
            text, bad = attention.waiting, False
        if not text:
            text = self._prompt(events)
        ways = tuple(self.ways()) if composer.mine else ()
        return Guidance(text, ways, tuple(self.keys()), urgent=composer.mine, bad=bad)

    # The reader's move

    def ways(self) -> list[Way]:
        """Return where the chosen card might go."""
        options = self._options()
        return [self._way(option, at) for at, option in enumerate(options)]

    def _options(self) -> list[Option]:
        return self._composer.options(self._attention.card) if self._attention.card else []

    @property
    def thought(self) -> m.Outcome | None:
        """What the chosen card leads to where it is thought of."""
        options = self._options()
        return options[self._attention.way % len(options)].choice if options else None

    def _way(self, option: Option, at: int) -> Way:
        say, options = self._say, self._options()
        card, choice = option.step[1:], option.choice
        if option.kind == ">":
            label = say("web-to-canvas-colour", canvas=say.heading(Colour.parse(card[0])))
        else:
            label = say("web-to-palette" if option.kind == "+" else "web-to-deck")
        effect = choice.effect if choice else "refused"
        chosen = at == self._attention.way % len(options)
        return Way(
            Key((_PLACES[option.kind],), label, f"place('{option.step}')"),
            say(f"web-result-{effect}", number=int(card[1])),
            refused=choice is None,
            good=bool(choice and choice.winning == self._state.you and not choice.out),
            chosen=chosen,
        )

    def keys(self) -> list[Key]:
        """Return the keys for finishing a move, taking it back, or letting bots hurry."""
        say, composer = self._say, self._composer
        keys = []
        for number, finish in enumerate(composer.finishes):
            names: tuple[str, ...] = ("k",) if number else ("e",)
            if not number and not composer.cards:
                names = ("e", "enter")
            keys.append(Key(names, say(_FINISHES[finish]), f"finish('{finish}')"))
        if composer.may_undo:
            keys.append(Key(("backspace", "u"), say("web-undo"), "undo"))
        if composer.may_drop:
            keys.append(Key(("x",), say("web-drop"), "drop"))
        if self._state.may_hurry:
            if self._state.hurry != "faster":
                keys.append(Key(("f",), say("web-faster"), "hurry('faster')"))
            keys.append(Key(("e",), say("web-to-end"), "hurry('end')"))
        return keys

    def _ask(self) -> Guidance:
        say, question = self._say, self._composer.question
        text = self._drop() if question == "drop" else say("web-ask-out")
        label = say("web-drop" if question == "drop" else "web-play-anyway")
        keys = (
            Key(("x", "enter"), label, "sure"),
            Key(("escape", "backspace"), say("web-keep-playing"), "unsure"),
        )
        return Guidance(text, keys=keys, urgent=True)

    def _drop(self) -> str:
        """Ask whether to drop out, saying what it leads to: somebody may be left alone, and win."""
        say, state = self._say, self._state
        players = state.round.players if state.round else ()
        rivals = [one.seat for one in players if not one.out and one.seat != state.you]
        if len(rivals) != 1:
            return say("web-ask-drop")
        ends = "game" if state.goal is None else "round"
        return say("web-ask-drop-last", name=called(say, state, rivals[0]), ends=ends)

    def _prompt(self, events: Sequence[m.AnyEvent]) -> str:
        say, state, composer = self._say, self._state, self._composer
        if composer.sent:
            return say("web-sending")
        guide, turn = composer.guide, state.round.turn if state.round else 0
        if guide is None:
            return ""
        text = say(f"web-do-{guide.prompt}", name=seat_name(say, state, turn))
        news = "" if composer.mine else Teller(say, state).latest(events)
        return f"{text}\n{news}" if news else text

    # Before and after

    def _room(self) -> str:
        say, state = self._say, self._state
        free = sum(seat.kind == "free" for seat in state.seats)
        return say("web-room-more", count=free) if free else say("web-room-yours")

    def _room_keys(self) -> list[Key]:
        say, state, keys = self._say, self._state, []
        free = any(seat.kind == "free" for seat in state.seats)
        if not state.you and free:
            keys.append(Key(("t", "enter"), say("web-sit"), "sit"))
        if state.you and free:
            keys.append(Key(("b",), say("web-add-bot"), "add_bot"))
        if state.you and not free and state.stage == "waiting":
            keys.append(Key(("n", "enter"), say("web-start"), "start"))
        return keys

    def _end(self, events: Sequence[m.AnyEvent]) -> str:
        """Say who won, why, and what the others are waiting for."""
        say, state, lines = self._say, self._state, []
        if state.result:
            lines.append(self._winners(state.result))
            lines.append(Teller(say, state).why_over(state.result))
        ended = next((one for one in reversed(events) if isinstance(one, m.RoundEnded)), None)
        if ended:
            lines += list(Teller(say, state).tell(ended))
        wanting = [one.seat for one in state.seats if one.ready and one.seat != state.you]
        if state.stage == "over":
            for seat in wanting:
                name = seat_name(say, state, seat)
                lines.append(say("web-log-rematch", who="other", name=name))
        if state.you and state.seats[state.you - 1].ready:
            missing = [one for one in state.seats if one.kind == "person" and not one.ready]
            names = say("separator").join(seat_name(say, state, one.seat) for one in missing)
            lines.append(say("web-waits-for", names=names))
        return "\n".join(filter(None, lines))

    def _winners(self, result: m.Result) -> str:
        say, state, winners = self._say, self._state, result.winners
        if len(winners) > 1:
            names = say("separator").join(called(say, state, seat) for seat in winners)
            return "★ " + say("web-end-shared", names=names)
        what = "match" if state.goal else "game"
        if winners[0] == state.you:
            return "★ " + say(f"web-end-you-{what}")
        return "★ " + say(f"web-end-{what}", name=seat_name(say, state, winners[0]))

    def _end_keys(self) -> list[Key]:
        say, state = self._say, self._state
        if not state.you or state.seats[state.you - 1].ready:
            return []
        message = "web-next-round" if state.stage == "pause" else "web-rematch"
        return [Key(("n", "enter"), say(message), "next")]
