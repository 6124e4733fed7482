"""A complete round, in which every card is known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from red7.core.cards import ALL_CARDS, Colour, mask_of
from red7.core.deal import deal_order, new_seed, read_seed
from red7.core.errors import Red7Error
from red7.core.layout import HIDDEN
from red7.core.notation import read_position
from red7.core.position import Once, Position
from red7.core.rules import HAND, PLAYERS, Rules
from red7.core.steps import Step
from red7.core.view import View, view_of

if TYPE_CHECKING:
    from collections.abc import Sequence


class Round(Position):
    """A round of Red7 in which every card is known; a seat sees only its ``view``.

    >>> game = Round.deal(players=2, seed="07" * 32)
    >>> print(game.view(2))
    R 1 33 B4/?7 B5/O7I7R6I6V5Y1B1
    >>> print(game.apply("+O6").apply(">G2").view(2))
    G 2 33 O6B4/?5 B5/O7I7R6I6V5Y1B1 *G2
    """

    @classmethod
    def deal(
        cls,
        players: int = 2,
        rules: Rules | str = "basic",
        seed: bytes | str | None = None,
        *,
        number: int = 1,
    ) -> Self:
        """Deal a round from a seed, by default a random one."""
        if players not in PLAYERS:
            raise Red7Error("players-number", text=str(players))
        rules = Rules.of(rules)
        secret = new_seed() if seed is None else read_seed(seed)
        return cls.from_cards(rules, players, deal_order(secret, ALL_CARDS, number))

    @classmethod
    def from_cards(
        cls,
        rules: Rules,
        players: int,
        cards: Sequence[int],
        *,
        gone: int = 0,
        scores: tuple[int, ...] | None = None,
    ) -> Self:
        """Set up a round from cards in order: hands, then palettes, then the deck from the top."""
        dealt = players * HAND
        hands = tuple(mask_of(cards[at : at + HAND]) for at in range(0, dealt, HAND))
        first = cards[dealt : dealt + players]
        # The player to the left of the owner of the highest palette card begins.
        owner = first.index(max(first)) + 1
        nothing = (0,) * players
        return cls(
            rules=rules,
            canvas=Colour.RED,
            turn=owner % players + 1,
            deck=tuple(cards[dealt + players :]),
            deck_known=0,
            palettes=tuple(1 << card for card in first),
            hands=hands,
            hidden=nothing,
            known=nothing,
            out=(False,) * players,
            gone=gone,
            scores=scores,
        )

    @classmethod
    def parse(cls, rules: Rules | str, text: str) -> Self:
        """Read a position in which all hands and the order of the deck are known."""
        return cls.of(read_position(rules, text))

    @classmethod
    def of(cls, position: Position) -> Self:
        """Turn a position in which every card is known into a round."""
        if any(position.hidden) or HIDDEN in position.deck:
            raise Red7Error("position-incomplete")
        begin = None if position.begin is None else cls.of(position.at_start)
        new = object.__new__(cls)
        # A copy, without any cached legal steps: the position may have known more of the deck.
        new.__dict__.update(position._with(begin=begin, ordered=True).__dict__)  # noqa: SLF001
        return new

    @property
    def known_top(self) -> int:
        """The card on top of the deck if everybody knows it, and so the player to move does."""
        return self.deck[0] if self.deck_known else HIDDEN

    def view(self, seat: int) -> View:
        """Return what a seat may know about the round; seat 0 is a spectator."""
        views = self._views
        if seat not in views:
            views[seat] = view_of(self, seat)
        return views[seat]

    def forget_views(self) -> None:
        """Forget the views that were asked for, to save memory once the round has gone on."""
        self.__dict__.pop("_views", None)
        self.__dict__.pop("_seen_by_all", None)

    @Once
    def _views(self) -> dict[int, View]:
        return {}

    def step(self, step: Step | str) -> Self:
        """Return the round after a step, without moving on from a finished turn."""
        if "legal_steps" not in self.__dict__:
            mover = self._views.get(self.turn)
            if mover is not None and "legal_steps" in mover.__dict__:
                # The steps of a round are those that the player to move knows to be legal.
                self.__dict__["legal_steps"] = mover.legal_steps
        return super().step(step)
