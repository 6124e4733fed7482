"""The plain game: one person against bots, in lines of text that a screen reader can speak."""

from __future__ import annotations

import random
import secrets
import time
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Final

from red7.bots import Budget, find_bot
from red7.cli.frame import UsageError, harmless
from red7.cli.narrate import describe_turn
from red7.cli.plain_table import PlainTable
from red7.core import (
    Colour,
    Draw,
    Match,
    Phase,
    Record,
    Red7Error,
    Step,
    View,
    commitment,
    write_record,
)
from red7.core.steps import DISCARD, DRAW, DROP, read_steps
from red7.core.view import visible_steps
from red7.words import Words

_WORDS: Final = ("open", "table", "rules", "undo", "quit")
# The English words are understood in every language.
_ENGLISH: Final = {
    "moves": "open",
    "table": "table",
    "rules": "rules",
    "undo": "undo",
    "quit": "quit",
    "exit": "quit",
}
_YES: Final = ("y", "yes")
_PATIENCE: Final = 1.0  # seconds that a person likes to wait for a bot


def _folded(word: str) -> str:
    """Give a word as it is typed on a keyboard that lacks its letters: stół, stol."""
    plain = unicodedata.normalize("NFKD", word.strip().lower().replace("ł", "l"))
    bare = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return bare.replace("ue", "u")  # zurück, zurueck


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
        bot: str = "blue",
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
        others = iter(say("bot-names").split(","))
        seats = range(1, match.players + 1)
        # Told to the player, the names have "you" among them; written down, they do not.
        self.written = {
            s: (name or say("guest")) if s == seat else next(others).strip() for s in seats
        }
        self.names = self.written | {seat: harmless(name) or say("you")}
        self.table = PlainTable(say, seat, self.names, self._tell)
        self.bot = find_bot(bot)
        # No opponent's chance derives from the seed of the deals.
        self.chance = random.Random(secrets.randbits(64))  # noqa: S311 - only for bots

    def _tell(self, line: str) -> None:
        self.tell(line)

    # The course of the game

    def play(self) -> None:
        """Play to the end, or until the player leaves."""
        self._write()
        self._welcome()
        try:
            while True:
                self._play_round()
                if self.match.over:
                    break
                self.match = self.match.next_round()
            self.table.tell_end(self.match)
        except (_Quit, EOFError, KeyboardInterrupt):
            self.tell("")
            self.tell(self.say("play-bye"))
        if self.save is not None:
            message = "play-saved" if self.match.over else "play-saved-so-far"
            self.tell(self.say(message, file=str(self.save)))

    def _welcome(self) -> None:
        say, rules = self.say, self.match.rules
        values = {"name": harmless(self.written[self.seat]), "rules": str(rules)}
        self.tell(say("play-welcome", players=self.match.players, seat=self.seat, **values))
        explained = {
            "rules-draw": rules.draw is Draw.MAY,
            "rules-draw-must": rules.draw is Draw.MUST,
            "rules-match": rules.match,
            "rules-actions": rules.actions,
        }
        for message, chosen in explained.items():
            if chosen:
                self.tell(f"- {say(message)}")
        self.tell(say("play-commitment", commitment=commitment(self.match.seed)))
        if self.match.goal:
            self.tell(say("play-goal", goal=self.match.goal))

    def _play_round(self) -> None:
        say, match = self.say, self.match
        begins = match.round.turn
        if begins == self.seat:
            self.tell("\n" + say("round-begins-you", number=match.number))
        else:
            self.tell("\n" + say("round-begins", number=match.number, name=self.names[begins]))
        while not self.match.round.over:
            before, turns = self.match.round, len(self.match.turns)
            if before.turn == self.seat:
                self._play_own_turn()
            else:
                self._play_other_turn()
            if len(self.match.turns) > turns:
                last = self.match.turns[-1]
                dropped = last.seat if last.steps[-1].kind == DROP else None
                self.table.tell_outs(before.out, self.match.round.out, dropped)
                self._write()
        self.table.tell_round_end(self.match)

    def _play_other_turn(self) -> None:
        """Let an opponent make a whole turn, and tell it as the player may see it."""
        before, turns = self.match.round, len(self.match.turns)
        while len(self.match.turns) == turns:
            view = self.match.round.view(before.turn)
            budget = Budget(deadline=time.monotonic() + _PATIENCE)
            choice = self.bot.choose(view, budget, self.chance.getrandbits(32))
            self.match = self.match.apply(choice.step)
        seen = visible_steps(before.follow(self.match.turns[-1].steps), self.seat)
        steps = describe_turn(self.say, before.view(self.seat), seen, self.names)
        self.tell(self.say("turn-told", name=self.names[before.turn], steps=steps))

    def _write(self) -> None:
        """Write the record, as far as it may be known, beside the old one and then over it."""
        if self.save is None:
            return
        text = write_record(Record.of(self.match, tuple(self.written.values())))
        fresh = self.save.with_name(self.save.name + ".new")
        try:
            fresh.write_text(text, encoding="utf-8")
            fresh.replace(self.save)
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            problem = self.say("cli-file-unwritable", file=str(self.save), why=why)
            raise UsageError(problem) from None

    # The player's own turn

    @property
    def _view(self) -> View:
        return self.match.round.view(self.seat)

    def _play_own_turn(self) -> None:
        start = self.match
        self.table.tell_table(self._view)
        while len(self.match.turns) == len(start.turns):
            line = self.ask(self._prompt() + " ").strip()
            if not self._obeyed(line, start):
                self._try_steps(line)

    def _obeyed(self, line: str, start: Match) -> bool:
        """Carry out a word that is no step; False if it is none."""
        say, word = self.say, _folded(line)
        meanings = {_folded(say(f"play-word-{name}")): name for name in _WORDS}
        meaning = meanings.get(word) or _ENGLISH.get(word)
        if word in ("?", ""):
            self.tell(say("play-help", **{name: say(f"play-word-{name}") for name in _WORDS}))
        elif meaning == "quit":
            raise _Quit
        elif meaning == "open":
            self._tell_open()
        elif meaning == "table":
            self.table.tell_table(self._view)
        elif meaning == "rules":
            for colour in reversed(Colour):
                name = f"{colour.letter} {say.heading(colour)}"
                self.tell(say("label", name=name, value=say.rule(colour)))
        elif meaning == "undo":
            self._undo(start)
        else:
            return False
        return True

    def _tell_open(self) -> None:
        """Tell the open steps, those that put the player out apart."""
        losing = [step for step in self._view.legal_steps if self._loses(step)]
        safe = [step for step in self._view.legal_steps if step not in losing]
        self.tell(self.say("play-open", steps=" ".join(map(str, safe))))
        if losing:
            self.tell(self.say("play-open-losing", steps=" ".join(map(str, losing))))

    def _undo(self, start: Match) -> None:
        steps = self.match.round.steps
        if not steps:
            self.tell(self.say("play-undo-nothing"))
        elif any(step.kind == DRAW for step in steps):
            self.tell(self.say("play-undo-drawn"))
        else:
            self.match = start
            self.tell(self.say("play-undone"))
            self.table.tell_table(self._view)

    def _try_steps(self, line: str) -> None:
        """Make the steps of a line: all of them or, if one is refused, none; no draw is undone."""
        before = self.match
        made = 0
        try:
            for step in read_steps(line):
                if len(self.match.turns) > len(before.turns):
                    raise Red7Error("turn-over")  # noqa: TRY301 - told and undone below
                if not self._agreed(step):
                    self.match = before
                    self.tell(self.say("play-kept"))
                    return
                self._make(step)
                made += 1
                if self._has_drawn(before):
                    before, made = self.match, 0
        except Red7Error as error:
            self.match = before
            self.tell(harmless(self.say.error(error, self.table.rivals)))
            if made:
                self.tell(self.say("play-kept"))

    def _make(self, step: Step) -> None:
        held = self.match.round.hand(self.seat)
        self.match = self.match.apply(step)
        for card in self.match.round.hand(self.seat) - held:
            self.tell(self.say("play-drew", card=str(card)))

    def _has_drawn(self, before: Match) -> bool:
        made = self.match.round.steps[len(before.round.steps) :]
        return any(step.kind == DRAW for step in made)

    def _agreed(self, step: Step) -> bool:
        """Ask once before a step that puts the player out."""
        refusal = self.match.round.refusal(step)
        if refusal:
            raise refusal
        if step.kind == DROP:
            return self._yes("play-confirm-drop")
        return not self._loses(step) or self._yes("play-confirm-lose")

    def _loses(self, step: Step) -> bool:
        """Tell whether a step is a discard that puts the player out."""
        return step.kind == DISCARD and self.match.round.step(step).out[self.seat - 1]

    def _yes(self, message: str) -> bool:
        answer = self.ask(self.say(message) + " ").strip().lower()
        return answer in (*self.say("play-yes").split(), *_YES)

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
