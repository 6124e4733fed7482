"""A turn in the making, of which nobody says whether it is legal: for puzzles.

Cards go wherever a hand can put them. What it leads to is only known once it is confirmed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from red7.core import Draw, Rules
from red7.protocol import messages as m
from red7.terminal.composer import Option

DRAW: Final = "!"
DROP: Final = "~"


class LooseTurn:
    """The steps that somebody thinks of, and the table as it would be.

    >>> from red7.core import View
    >>> from red7.table.exploring import shown
    >>> view = View.parse("basic", "R 1 33 B5/R7V1 V7/?7", 1)
    >>> turn = LooseTurn(shown(view, (), 1).state)
    >>> [option.step for option in turn.options("V1")], turn.options("V7")
    (['+V1', '>V1'], [])
    """

    def __init__(self, state: m.State) -> None:
        if state.round is None:
            raise ValueError(state.stage)
        self._start, self._you = state.round, state.you
        rules = Rules.parse(state.setup.rules)
        self._actions = rules.actions
        self.draws = (rules.draw is not Draw.NEVER or rules.actions) and state.round.deck > 0
        self.steps: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """The steps as they are written."""
        return " ".join(self.steps)

    @property
    def dropped(self) -> bool:
        """Whether the turn has come to its end by dropping out."""
        return DROP in self.steps

    @property
    def now(self) -> m.RoundView:
        """The table with the cards where they are thought to be."""
        shown = self._start
        for step in self.steps:
            shown = _after(shown, self._you, step)
        return shown

    @property
    def round(self) -> m.RoundView | None:
        """The table as it would be; None while nothing is composed."""
        return self.now if self.steps else None

    @property
    def cards(self) -> tuple[str, ...]:
        """The cards that a hand can move."""
        players = self.now.players
        there = [*players[self._you - 1].hand, *(card for one in players for card in one.palette)]
        return tuple(card for card in there if self._places(card))

    def options(self, card: str) -> list[Option]:
        """Return where a card can be put: whether it may is for the solver to know."""
        return [Option(f"{kind}{card}", None) for kind in self._places(card)]

    def _places(self, card: str) -> str:
        players = self.now.players
        own = players[self._you - 1]
        if self.dropped:
            return ""
        if card in own.hand:
            return "+>"
        if not self._actions:
            return ""
        if card in own.palette:
            return ">^"
        return "^" if any(card in one.palette for one in players) else ""

    async def step(self, step: str) -> None:
        """Make a step."""
        if step in (DRAW, DROP) or step[0] in self._places(step[1:]):
            self.steps = (*self.steps, step)

    def drop(self) -> None:
        """Drop out instead of all that was thought of."""
        self.steps = (DROP,)

    def undo(self) -> None:
        """Take the last step back."""
        self.steps = self.steps[:-1]

    def clear(self) -> None:
        """Take all steps back."""
        self.steps = ()


def _after(shown: m.RoundView, you: int, step: str) -> m.RoundView:
    """Return a table on which the card of a step lies where it goes."""
    kind, card = step[0], step[1:]
    if kind == DROP:
        return shown
    if kind == DRAW:
        return _drawn(shown, you)
    players = [_without(player, card, palette=kind != "+") for player in shown.players]
    if kind == "+":
        own = players[you - 1]
        players[you - 1] = own.model_copy(update={"palette": (*own.palette, card)})
    changes: dict[str, object] = {"players": tuple(players)}
    if kind == ">":
        changes |= {"canvas": card[0], "canvas_card": card}
    if kind == "^":
        changes |= {"deck": shown.deck + 1, "deck_known": (card, *shown.deck_known)}
    return shown.model_copy(update=changes)


def _drawn(shown: m.RoundView, you: int) -> m.RoundView:
    """Return a table on which the top card of the deck is in hand; unseen, it is only missing."""
    players, known = list(shown.players), shown.deck_known
    own = players[you - 1]
    players[you - 1] = own.model_copy(update={"hand": (*own.hand, *known[:1])})
    return shown.model_copy(
        update={
            "players": tuple(players),
            "deck": max(0, shown.deck - 1),
            "deck_known": known[1:],
        }
    )


def _without(player: m.PlayerView, card: str, *, palette: bool) -> m.PlayerView:
    def rest(cards: Sequence[str]) -> tuple[str, ...]:
        return tuple(one for one in cards if one != card)

    lying = rest(player.palette) if palette else player.palette
    return player.model_copy(
        update={"hand": rest(player.hand), "known": rest(player.known), "palette": lying}
    )
