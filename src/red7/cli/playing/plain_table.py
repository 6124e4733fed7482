"""What the plain game tells its player about the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from red7.core import Draw, Match, View
from red7.core.refusal import place_at_table
from red7.table.narration import spaced
from red7.words import Words


class PlainTable:
    """Describes what one seat may see, in lines of text."""

    def __init__(
        self, say: Words, seat: int, names: Mapping[int, str], tell: Callable[[str], None]
    ) -> None:
        self.say = say
        self.seat = seat
        self.names = names
        self.tell = tell

    @property
    def rivals(self) -> dict[str, str]:
        """The names of the other players by where they sit."""
        others = [seat for seat in self.names if seat != self.seat]
        return {
            place_at_table(self.seat, seat, len(self.names)): self.names[seat] for seat in others
        }

    def tell_table(self, view: View) -> None:
        """Describe the whole table: the rule, the palettes, who is winning under which colour."""
        say = self.say
        self.tell("")
        colour = say.colour(view.canvas)
        self.tell(say("play-canvas", colour=colour, rule=say.rule(view.canvas)))
        # The other players in turn order, from the player's left.
        for distance in range(1, view.players):
            self.tell(self._other(view, (self.seat + distance - 1) % view.players + 1))
        palette, hand = view.palette(self.seat), view.hand(self.seat)
        self.tell(say("play-you", palette=spaced(palette), hand=spaced(hand)))
        winner = view.standing()
        if winner.seat:
            name = self.names[winner.seat]
            self.tell(say("play-winning", name=name, cards=spaced(winner.cards)))
        else:
            self.tell(say("play-winning-nobody"))
        by_colour = (
            f"{say.colour(colour)} {self.names.get(standing.seat, say('nobody'))}"
            for colour, standing in view.standings().items()
        )
        self.tell(say("play-under", list=", ".join(by_colour)))
        self._tell_deck(view)
        if view.scores is not None:
            self.tell(say("play-scores", list=self._scores(view.scores)))

    def _other(self, view: View, seat: int) -> str:
        say, name = self.say, self.names[seat]
        if view.out[seat - 1]:
            return say("play-line-out", name=name)
        palette = spaced(view.palette(seat))
        cards = say("cards-counted", count=view.hand_size(seat))
        known = view.known[seat - 1]
        if not known:
            return say("play-line", name=name, palette=palette, cards=cards)
        return say("play-line-known", name=name, palette=palette, cards=cards, known=spaced(known))

    def _tell_deck(self, view: View) -> None:
        if view.rules.draw is Draw.NEVER and not view.rules.actions:
            return
        cards = self.say("cards-counted", count=view.deck_size)
        top = view.deck[: view.deck_known]
        if top:
            known = " ".join(spaced(1 << card) for card in top)
            self.tell(self.say("play-deck-known", cards=cards, known=known))
        else:
            self.tell(self.say("play-deck", cards=cards))

    def _scores(self, scores: tuple[int, ...]) -> str:
        pairs = zip(self.names.values(), scores, strict=True)
        return ", ".join(f"{name} {score}" for name, score in pairs)

    def tell_outs(
        self, before: tuple[bool, ...], after: tuple[bool, ...], mover: int, dropped: int | None
    ) -> None:
        """Say who went out in the last turn, except a player who has already said so.

        Anybody but its mover is out for want of cards.
        """
        for seat, name in self.names.items():
            if after[seat - 1] and not before[seat - 1]:
                if seat != mover:
                    who = "you" if seat == self.seat else "other"
                    self.tell(self.say("player-out-cards", who=who, name=name))
                elif seat == self.seat:
                    self.tell(self.say("play-you-out"))
                elif seat != dropped:
                    self.tell(self.say("player-out", who="other", name=name))

    def tell_round_end(self, match: Match) -> None:
        """Say who won the round, and with what."""
        say, finished = self.say, match.round
        cards = match.played[-1].scored
        values = {"colour": say.colour(finished.canvas), "cards": spaced(cards)}
        if finished.winner == self.seat:
            self.tell(say("play-you-won-round", **values))
        else:
            self.tell(say("play-round-won", name=self.names[finished.winner], **values))
        if match.rules.match:
            self.tell(say("points-won", count=cards.points))
            self.tell(say("play-scores", list=self._scores(match.scores)))

    def tell_end(self, match: Match) -> None:
        """Say who won the game, and give the seed of its deals."""
        say, winners = self.say, match.winners
        if len(winners) > 1:
            self.tell(say("play-shared", names=", ".join(self.names[seat] for seat in winners)))
        elif self.seat in winners:
            self.tell(say("play-you-won"))
        else:
            self.tell(say("play-won", name=self.names[winners[0]]))
        self.tell(say("play-seed", seed=match.seed.hex()))
