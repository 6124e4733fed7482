"""A screen on which a move is put together: from card to card, and from place to place."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol

from red7.protocol import messages as m
from red7.terminal.composer import Composer, Option
from red7.terminal.frame import Framed
from red7.terminal.guiding import Attention
from red7.terminal.helping import help_text
from red7.terminal.keys import Key
from red7.terminal.links.link import RefusedError
from red7.terminal.names import others
from red7.terminal.screens.sheets import Reading


class Making(Protocol):
    """A move in the making."""

    @property
    def cards(self) -> Sequence[str]:
        """The cards that can be picked up."""
        ...

    @property
    def steps(self) -> Sequence[str]:
        """The steps made so far."""
        ...

    @property
    def round(self) -> m.RoundView | None:
        """The round as it would be; None while nothing is composed."""
        ...

    def options(self, card: str) -> list[Option]:
        """Return what might be done with a card now, open or not."""
        ...

    async def step(self, step: str) -> None:
        """Make a step of the move; if it is refused, that is raised."""

    def undo(self) -> None:
        """Take the last step back."""


class Composing(Framed):
    """Where a move is made by keyboard and mouse; what is shown of it is for each screen to say."""

    def __init__(self, making: Making) -> None:
        super().__init__()
        self.making = making
        self.attention = Attention()
        self._wishes: asyncio.Queue[Callable[[], Awaitable[object]]] = asyncio.Queue()

    def on_mount(self) -> None:
        """Do from now on what is wished for, one after the other."""
        self.run_worker(self._serve(), name="wishes")

    async def _serve(self) -> None:
        while True:
            await self._try(await self._wishes.get())

    async def _try(self, wish: Callable[[], Awaitable[object]]) -> None:
        """Do something; if it is refused, say why."""
        try:
            await wish()
        except RefusedError as error:
            self.attention.told, self.attention.bad = error.refusal.text, True
        except TimeoutError:
            self.attention.told, self.attention.bad = self.say("web-slow"), True
        self.attention.waiting = ""
        self.show()

    def wish(self, wish: Callable[[], Awaitable[object]]) -> None:
        """Have something done, after all that was wished for before; keys stay free meanwhile."""
        self._wishes.put_nowait(wish)

    # What each screen says

    @property
    def shown_state(self) -> m.State | None:
        """The table on which the move is made."""
        raise NotImplementedError

    @property
    def own_seat(self) -> int:
        """The seat whose hand is at the bottom."""
        state = self.shown_state
        return state.you or 1 if state else 1

    def show(self) -> None:
        """Show the table as it is now, and the move being composed on it."""
        raise NotImplementedError

    # Keys

    def card_keys(self) -> list[Key]:
        """Return the keys that lead from card to card, and from place to place."""
        say = self.say
        return [
            Key(("left", "shift+tab"), "", "move(-1)"),
            Key(("right", "tab"), say("terminal-cards"), "move(1)"),
            Key(("up",), "", "consider(-1)"),
            Key(("down",), say("terminal-places"), "consider(1)"),
            Key(("enter", "space"), say("terminal-take"), "take"),
        ]

    def help_key(self) -> Key:
        """Return the key for the rules."""
        return Key(("question_mark", "f1"), self.say("web-help"), "help")

    def action_help(self) -> None:
        """Show the rules and the keys."""
        state = self.shown_state
        if state:
            text = help_text(self.look, self.say, state)
            self.app.push_screen(Reading(self.say("web-help"), text))

    # From card to card

    def choose_card(self) -> None:
        """Keep the keyboard on a card that can be moved."""
        cards = self._lying()
        options = self.making.options(self.attention.card) if self.attention.card else []
        if self.attention.card not in cards or self.attention.way >= len(options):
            open_ones = [card for card in cards if any(o.choice for o in self.making.options(card))]
            self._point_at(next(iter([*open_ones, *cards]), None))

    def _lying(self) -> list[str]:
        """Return the cards that can be moved as they lie: the hand, then the palettes."""
        state = self.shown_state
        shown = self.making.round or (state.round if state else None)
        if state is None or shown is None:
            return []
        own = self.own_seat
        seats = [own, *others(state, own)]
        lying = [card for seat in seats for card in shown.players[seat - 1].palette]
        there = [*shown.players[own - 1].hand, *lying]
        movable = self.making.cards
        return [card for card in there if card in movable]

    def action_move(self, by: int) -> None:
        """Move to the next card, or the one before."""
        cards = self._lying()
        if cards and self.attention.card in cards:
            self._pick(cards[(cards.index(self.attention.card) + by) % len(cards)])

    def action_jump(self, sign: str) -> None:
        """Move to the next card of a colour or a number."""
        cards = self._lying()
        if cards and self.attention.card in cards:
            at = cards.index(self.attention.card) + 1
            found = [card for card in (*cards[at:], *cards[:at]) if sign.upper() in card]
            if found:
                self._pick(found[0])

    def action_pick(self, card: str) -> None:
        """Choose a card that was clicked on."""
        if card in self.making.cards:
            self._pick(card)

    def _pick(self, card: str) -> None:
        self._point_at(card)
        self.hush()
        self.show()

    def _point_at(self, card: str | None) -> None:
        """Choose a card, and think of the first place where it may go."""
        options = self.making.options(card) if card else []
        ways = [number for number, option in enumerate(options) if option.choice]
        self.attention.card, self.attention.way = card, next(iter(ways), 0)

    def hush(self) -> None:
        """Put away what was said."""
        self.attention.told, self.attention.bad = "", False

    # From place to place

    def action_consider(self, by: int) -> None:
        """Think of another place for the card."""
        options = self.making.options(self.attention.card) if self.attention.card else []
        if options:
            self.attention.way = (self.attention.way + by) % len(options)
        self.show()

    def action_take(self) -> None:
        """Put the card where it is thought of."""
        options = self.making.options(self.attention.card) if self.attention.card else []
        if options:
            self.action_place(options[self.attention.way % len(options)].step)

    def action_place(self, step: str) -> None:
        """Put a card somewhere; if that is refused, the reason is told."""

        async def place() -> None:
            self.hush()
            await self.making.step(step)

        self.wish(place)

    def action_undo(self) -> None:
        """Take the last step back."""

        async def undo() -> None:
            self.hush()
            back = self.making.steps[-1:]
            self.making.undo()
            self._point_at(back[0][1:] if back else None)

        self.wish(undo)


class Guided(Composing):
    """Where a composer guides the move to its end, and asks before a player goes out."""

    composer: Composer

    def action_finish(self, finish: m.Finish) -> None:
        """Finish the move."""
        self.wish(lambda: self.composer.finish(finish))

    def action_drop(self) -> None:
        """Ask whether to drop out."""
        self.composer.drop()
        self.show()

    def action_sure(self) -> None:
        """Do what was asked about."""
        self.wish(self.composer.sure)

    def action_unsure(self) -> None:
        """Do nothing of what was asked about."""
        self.composer.unsure()
        self.show()


JUMPS: Final = tuple(
    Key((sign,), "", f"jump('{sign}')") for sign in "royg biv1234567" if sign != " "
)
