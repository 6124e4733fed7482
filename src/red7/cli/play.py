"""The plain game: ``play --plain``, in lines of text that a screen reader can speak."""

from __future__ import annotations

import random
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from red7.bots import Budget, find_bot
from red7.cli.deals import PLAYERS_OPTION, SEED_OPTION
from red7.cli.frame import CommandSpec, Option, UsageError
from red7.cli.narrate import describe_turn
from red7.core import (
    RULEBOOKS,
    Colour,
    Draw,
    Match,
    Phase,
    Record,
    Red7Error,
    Rules,
    Step,
    View,
    commitment,
    write_record,
)
from red7.core.cards import listed
from red7.core.deal import SEED_BYTES, read_seed
from red7.core.steps import DISCARD, DRAW, DROP, read_steps
from red7.core.view import visible_steps
from red7.words import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from red7.words import Words


class _Quit(Exception):  # noqa: N818 - no error: the player has had enough
    """The player leaves the game."""


class PlainGame:
    """A game of one person against simple opponents, told in lines of text."""

    def __init__(  # noqa: PLR0913 - the game, its player, and where lines come from and go to
        self,
        say: Words,
        match: Match,
        *,
        seat: int,
        name: str = "",
        save: Path | None = None,
        ask: Callable[[str], str] = input,
        tell: Callable[[str], None] = print,
    ) -> None:
        self.say = say
        self.match = match
        self.seat = seat
        self.save = save
        self.ask = ask
        self.tell = tell
        others = iter(say("play-bot-names").split(","))
        seats = range(1, match.players + 1)
        # Told to the player, the names have "you" among them; written down, they do not.
        self.written = {
            s: (name or say("play-default-name")) if s == seat else next(others).strip()
            for s in seats
        }
        self.names = self.written | {seat: name or say("you")}
        self.bot = find_bot("simple")
        # No opponent's chance derives from the seed of the deals.
        self.chance = random.Random(secrets.randbits(64))  # noqa: S311 - only for bots

    # The course of the game

    def play(self) -> None:
        """Play to the end, or until the player leaves."""
        say = self.say
        self.tell(
            say(
                "play-welcome",
                players=self.match.players,
                rules=str(self.match.rules),
                name=self.written[self.seat],
                seat=self.seat,
            )
        )
        self.tell(say("play-commitment", commitment=commitment(self.match.seed)))
        if self.match.goal:
            self.tell(say("play-goal", goal=self.match.goal))
        try:
            while True:
                self._play_round()
                if self.match.over:
                    break
                self.match = self.match.next_round()
            self._tell_end()
        except (_Quit, EOFError, KeyboardInterrupt):
            self.tell("")
            self.tell(say("play-bye"))
        if self.save is not None:
            self.tell(say("play-saved", file=str(self.save)))

    def _play_round(self) -> None:
        say, match = self.say, self.match
        begins = match.round.turn
        if begins == self.seat:
            self.tell("\n" + say("play-you-begin", number=match.number))
        else:
            self.tell("\n" + say("play-round", number=match.number, name=self.names[begins]))
        while not self.match.round.over:
            before = self.match.round
            turns = len(self.match.turns)
            if before.turn == self.seat:
                self._play_own_turn()
            else:
                self._play_other_turn()
            if len(self.match.turns) > turns:
                self._tell_outs(before.out, told=before.turn)
                self._write()
        self._tell_round_end()

    def _play_other_turn(self) -> None:
        """Let an opponent make a whole turn, and tell it as the player may see it."""
        seat = self.match.round.turn
        turns = len(self.match.turns)
        before = self.match.round
        while len(self.match.turns) == turns:
            view = self.match.round.view(seat)
            choice = self.bot.choose(view, Budget(), self.chance.getrandbits(32))
            self.match = self.match.apply(choice.step)
        seen = visible_steps(before.follow(self.match.turns[-1].steps), self.seat)
        steps = describe_turn(self.say, seen)
        self.tell(self.say("play-turn", name=self.names[seat], steps=steps))

    # The player's own turn

    def _play_own_turn(self) -> None:
        start = self.match
        self._tell_table()
        while self.match.round.turn == self.seat and not self.match.round.over:
            line = self.ask(self._prompt() + " ").strip()
            if not self._obeyed(line, start):
                self._try_steps(line)
            if len(self.match.turns) > len(start.turns):
                return

    def _obeyed(self, line: str, start: Match) -> bool:
        """Carry out a word that is no step; False if it is none."""
        say, word = self.say, line.lower()
        meanings = {say(f"play-word-{name}"): name for name in _WORDS} | {w: w for w in _ENGLISH}
        meaning = _ENGLISH.get(word) or meanings.get(word)
        if word in ("?", ""):
            self.tell(say("play-help", **{name: say(f"play-word-{name}") for name in _WORDS}))
        elif meaning == "quit":
            raise _Quit
        elif meaning == "open":
            steps = " ".join(map(str, self._view.legal_steps))
            self.tell(say("play-open", steps=steps))
        elif meaning == "table":
            self._tell_table()
        elif meaning == "rules":
            for colour in reversed(Colour):
                name = f"{colour.letter} {say.colour(colour)}"
                self.tell(say("label", name=name, value=say.rule(colour)))
        elif meaning == "undo":
            self._undo(start)
        else:
            return False
        return True

    def _undo(self, start: Match) -> None:
        steps = self.match.round.steps
        if not steps:
            self.tell(self.say("play-undo-nothing"))
        elif any(step.kind == DRAW for step in steps):
            self.tell(self.say("play-undo-drawn"))
        else:
            self.match = start
            self.tell(self.say("play-undone"))
            self._tell_table()

    def _try_steps(self, line: str) -> None:
        """Make the steps of a line: all of them or, if one is refused, none; no draw is undone."""
        before = self.match
        try:
            for step in read_steps(line):
                if not self._agreed(step):
                    self.match = before
                    self.tell(self.say("play-kept"))
                    return
                self._make(step)
                if len(self.match.turns) > len(before.turns):
                    return
                if step.kind == DRAW or self._just_drew(before):
                    before = self.match
        except Red7Error as error:
            self.match = before
            self.tell(self.say.error(error))

    def _make(self, step: Step) -> None:
        held = self.match.round.hand(self.seat)
        self.match = self.match.apply(step)
        drawn = self.match.round.hand(self.seat) - held
        for card in drawn:
            self.tell(self.say("play-drew", card=str(card)))

    def _just_drew(self, before: Match) -> bool:
        made = self.match.round.steps[len(before.round.steps) :]
        return any(step.kind == DRAW for step in made)

    def _agreed(self, step: Step) -> bool:
        """Ask once before a step that puts the player out."""
        refusal = self.match.round.refusal(step)
        if refusal:
            raise refusal
        if step.kind == DROP:
            return self._yes("play-confirm-drop")
        if step.kind == DISCARD and self.match.round.step(step).out[self.seat - 1]:
            return self._yes("play-confirm-lose")
        return True

    def _yes(self, message: str) -> bool:
        answer = self.ask(self.say(message) + " ").strip().lower()
        return answer in self.say("play-yes").split()

    def _prompt(self) -> str:
        view = self._view
        key = {
            Phase.ONE: "play-prompt-one",
            Phase.FIVE: "play-prompt-five",
            Phase.SEVEN: "play-prompt-seven",
            Phase.EARNED: "play-prompt-draw",
            Phase.SEVEN_EARNED: "play-prompt-draw-seven",
        }.get(view.phase, "play-prompt")
        rules = view.rules
        if view.phase is Phase.SEVEN and not rules.edition.seven_to_deck:
            key = "play-prompt-seven-canvas"
        elif view.phase in (Phase.EARNED, Phase.SEVEN_EARNED) and rules.draw is Draw.MUST:
            key = "play-prompt-draw-must"
        elif view.phase is Phase.FREE:
            if view.standing().seat == self.seat:
                key = "play-prompt-end"
            else:
                key = "play-prompt-behind" if view.tried else "play-prompt-discard"
        return self.say(key)

    # What is told

    @property
    def _view(self) -> View:
        return self.match.round.view(self.seat)

    def _tell_table(self) -> None:
        say, view = self.say, self._view
        self.tell("")
        colour = say.colour(view.canvas)
        self.tell(say("play-canvas", colour=colour, rule=say.rule(view.canvas)))
        for seat, name in self.names.items():
            if seat != self.seat:
                self.tell(self._other_line(view, seat, name))
        self.tell(
            say(
                "play-you",
                palette=_spaced(view.palettes[self.seat - 1]),
                hand=_spaced(view.hands[self.seat - 1]),
            )
        )
        winner = view.standing()
        if winner.seat:
            name = self.names[winner.seat]
            self.tell(say("play-winning", name=name, cards=str(winner.cards)))
        else:
            self.tell(say("play-winning-nobody"))
        by_colour = (
            f"{say.colour(colour)} {self.names.get(standing.seat, say('nobody'))}"
            for colour, standing in view.standings().items()
        )
        self.tell(say("play-under", list=", ".join(by_colour)))
        self._tell_deck(view)
        if view.scores is not None:
            self.tell(say("play-scores", list=self._scores()))

    def _other_line(self, view: View, seat: int, name: str) -> str:
        say = self.say
        if view.out[seat - 1]:
            return say("play-line-out", name=name)
        palette = _spaced(view.palettes[seat - 1])
        cards = say("cards-counted", count=view.hand_size(seat))
        known = view.known[seat - 1]
        if known:
            known_cards = _spaced(known)
            return say(
                "play-line-known", name=name, palette=palette, cards=cards, known=known_cards
            )
        return say("play-line", name=name, palette=palette, cards=cards)

    def _tell_deck(self, view: View) -> None:
        if view.rules.draw is Draw.NEVER and not view.rules.actions:
            return
        cards = self.say("cards-counted", count=view.deck_size)
        top = view.deck[: view.deck_known]
        if top:
            known = " ".join(_spaced(1 << card) for card in top)
            self.tell(self.say("play-deck-known", cards=cards, known=known))
        else:
            self.tell(self.say("play-deck", cards=cards))

    def _scores(self) -> str:
        scores = zip(self.names.values(), self.match.scores, strict=True)
        return ", ".join(f"{name} {score}" for name, score in scores)

    def _tell_outs(self, before: tuple[bool, ...], told: int) -> None:
        """Tell who has gone out with the turn just made; whoever dropped out said so."""
        after = self.match.round.out
        dropped = self.match.turns[-1].steps[-1].kind == DROP
        for seat, name in self.names.items():
            if after[seat - 1] and not before[seat - 1]:
                if seat == self.seat:
                    self.tell(self.say("play-you-out"))
                elif seat != told or not dropped:
                    self.tell(self.say("play-out", name=name))

    def _tell_round_end(self) -> None:
        say, finished = self.say, self.match.round
        cards = self.match.played[-1].scored
        values = {"colour": say.colour(finished.canvas), "cards": str(cards)}
        if finished.winner == self.seat:
            self.tell(say("play-you-won-round", **values))
        else:
            self.tell(say("play-round-won", name=self.names[finished.winner], **values))
        if self.match.rules.match:
            self.tell(say("play-points", count=cards.points))
            self.tell(say("play-scores", list=self._scores()))

    def _tell_end(self) -> None:
        say, winners = self.say, self.match.winners
        if len(winners) > 1:
            names = ", ".join(self.names[seat] for seat in winners)
            self.tell(say("play-shared", names=names))
        elif self.seat in winners:
            self.tell(say("play-you-won"))
        else:
            self.tell(say("play-won", name=self.names[winners[0]]))
        self.tell(say("play-seed", seed=self.match.seed.hex()))

    def _write(self) -> None:
        """Write the record, as far as it may be known, beside the old one and then over it."""
        if self.save is None:
            return
        text = write_record(Record.of(self.match, tuple(self.written.values())))
        fresh = self.save.with_name(self.save.name + ".new")
        try:
            fresh.write_text(text, encoding="utf-8")
            fresh.replace(self.save)
        except OSError as error:
            why = error.strerror or str(error)
            problem = self.say("cli-file-unwritable", file=str(self.save), why=why)
            raise UsageError(problem) from None


_WORDS: Final = ("open", "table", "rules", "undo", "quit")
_ENGLISH: Final = {
    "moves": "open",
    "table": "table",
    "rules": "rules",
    "undo": "undo",
    "quit": "quit",
    "exit": "quit",
}


def _spaced(mask: int) -> str:
    """Write cards with spaces between them: a screen reader speaks each by itself."""
    return " ".join(map(str, listed(mask))) or "–"


def play(  # noqa: PLR0913 - one parameter for each option
    say: Words,
    *,
    plain: bool,
    players: int,
    rules: str | None,
    book: str | None,
    seat: int,
    **options: str | None,
) -> None:
    """Play a game in lines of text."""
    if not plain:
        raise UsageError(say("cli-play-plain"))
    if rules and book:
        raise UsageError(say("cli-book-or-rules"))
    chosen = Rules.parse(rules or "basic")
    if book:
        say, chosen = _from_book(say, book, options["with"])
    seed = options["seed"]
    secret = read_seed(seed) if seed else secrets.token_bytes(SEED_BYTES)
    match = Match.start(players, chosen, secret)
    if not 1 <= seat <= players:
        raise Red7Error("seat-unknown", text=str(seat), players=players)
    save = options["save"]
    game = PlainGame(
        say,
        match,
        seat=seat,
        name=(options["name"] or "").strip()[:40],
        save=Path(save) if save else None,
        ask=_ask,
    )
    game.play()


def _ask(prompt: str) -> str:
    """Read a line; where the input is a file, the prompt still ends its line."""
    if sys.stdin.isatty():
        return input(prompt)
    print(prompt, flush=True)
    return input()


def _from_book(say: Words, name: str, extra: str | None) -> tuple[Words, Rules]:
    """Give the language and rules of a printed rulebook, with options added."""
    book = next((book for book in RULEBOOKS if book.name == name.lower()), None)
    if book is None:
        books = ", ".join(book.name for book in RULEBOOKS)
        raise UsageError(say("cli-book-unknown", text=name, books=books))
    added = [part.strip() for part in (extra or "").lower().split("+") if part.strip()]
    if "draw!" in book.rules:
        # This book's draw is compulsory, whichever way it is asked for.
        added = [part for part in added if part not in ("draw", "draw!")]
    return words(book.language), Rules.parse("+".join([book.rules, *added]))


PLAY: Final = CommandSpec(
    "play",
    play,
    options=[
        Option("plain", "help-opt-plain"),
        PLAYERS_OPTION,
        Option("rules", "help-opt-rules", "RULES"),
        Option("book", "help-opt-book", "NAME"),
        Option("with", "help-opt-with", "OPTIONS"),
        SEED_OPTION,
        Option("seat", "help-opt-my-seat", "SEAT", default="1", whole=True),
        Option("name", "help-opt-name", "NAME"),
        Option("save", "help-opt-save", "FILE"),
    ],
    examples=[
        "red7 play --plain",
        "red7 play --plain --players 4 --rules expert",
        "red7 play --plain --book es-v1.3 --with draw+match",
    ],
)
