"""The plain game: one person against bots, in lines of text that a screen reader can speak."""

from __future__ import annotations

import secrets
import time
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Final

from red7.bots import Budget, find_bot
from red7.cli.frame import UsageError, harmless
from red7.cli.playing.advice import Advice
from red7.cli.playing.plain_table import PlainTable
from red7.cli.studying.rulebook import lines, more_about, sections_named
from red7.core import (
    Colour,
    Draw,
    Match,
    Record,
    Red7Error,
    Step,
    View,
    commitment,
    write_record,
)
from red7.core.steps import DISCARD, DRAW, DROP, read_steps
from red7.core.view import visible_steps
from red7.table.compose import Composition
from red7.table.guide import prompt
from red7.table.narration import describe_turn
from red7.words import Words

_WORDS: Final = ("open", "table", "rules", "hint", "undo", "quit")
# The English words are understood in every language.
_ENGLISH: Final = {
    "moves": "open",
    "table": "table",
    "rules": "rules",
    "hint": "hint",
    "h": "hint",
    "undo": "undo",
    "quit": "quit",
    "exit": "quit",
}
_YES: Final = ("y", "yes")
_PATIENCE: Final = 1.0  # seconds that people are willing to wait for a bot


def _folded(word: str) -> str:
    """Return a word as typed on a keyboard without its special letters: stół becomes stol."""
    plain = unicodedata.normalize("NFKD", word.strip().lower().replace("ł", "l"))
    bare = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return bare.replace("ue", "u")  # zurück, zurueck


class _Quit(Exception):  # noqa: N818 - not an error: the player has had enough
    """The player leaves the game."""


class PlainGame:
    """A game of one person against bots, in lines of text."""

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
        chance: Callable[[int], int] = secrets.randbits,
        steady: Callable[[], float] = time.monotonic,
        hints: bool = True,
    ) -> None:
        self.say = say
        self.match = match
        self.seat = seat
        self.save = save
        self.ask = ask
        self.tell = tell
        others = iter(say("bot-names").split(","))
        seats = range(1, match.players + 1)
        # The player is "you" on screen, but has a name in the record.
        self.written = {
            s: (name or say("guest")) if s == seat else next(others).strip() for s in seats
        }
        self.names = self.written | {seat: harmless(name) or say("you")}
        self.table = PlainTable(say, seat, self.names, self._tell)
        self.bot = find_bot(bot)
        self._move = Composition.begin(match.round.view(seat))  # of the player's turn
        # The bots' randomness must not derive from the seed of the deals.
        self._chance = chance
        self._steady = steady
        self._advice = Advice(say, self.names) if hints else None

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
                self.table.tell_outs(before.out, self.match.round.out, last.seat, dropped)
                self._write()
        self.table.tell_round_end(self.match)

    def _play_other_turn(self) -> None:
        """Let an opponent make a whole turn, and describe what the player may see of it."""
        before, turns = self.match.round, len(self.match.turns)
        while len(self.match.turns) == turns:
            view = self.match.round.view(before.turn)
            budget = Budget(deadline=self._steady() + _PATIENCE)
            choice = self.bot.choose(view, budget, self._chance(32))
            self.match = self.match.apply(choice.step)
        seen = visible_steps(before.follow(self.match.turns[-1].steps), self.seat)
        view = before.view(self.seat)
        self.tell(describe_turn(self.say, view, seen, self.names, self.seat))

    def _write(self) -> None:
        """Write the public part of the record to a new file, then replace the old one."""
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
        turns = len(self.match.turns)
        self._move = Composition.begin(self._view)
        self.table.tell_table(self._move.now)
        while len(self.match.turns) == turns:
            line = self.ask(self.say(f"play-prompt-{prompt(self._move)}") + " ").strip()
            if not self._obeyed(line):
                self._try_steps(line)

    def _obeyed(self, line: str) -> bool:
        """Carry out a command word; return False if the line is not one."""
        say, word = self.say, _folded(line)
        meanings = {_folded(say(f"play-word-{name}")): name for name in _WORDS}
        first = word.partition(" ")[0]
        asked = first if sections_named(word.partition(" ")[2]) else word
        meaning = meanings.get(asked) or _ENGLISH.get(asked)
        if word in ("?", ""):
            self.tell(say("play-help", **{name: say(f"play-word-{name}") for name in _WORDS}))
        elif meaning == "quit":
            raise _Quit
        elif meaning == "open":
            self._tell_open()
        elif meaning == "table":
            self.table.tell_table(self._move.now)
        elif meaning == "rules":
            self._tell_rules(word.partition(" ")[2])
        elif meaning == "hint":
            self._tell_hint()
        elif meaning == "undo":
            self._undo()
        else:
            return False
        return True

    def _tell_rules(self, section: str) -> None:
        """Tell the seven rules, or a section of the rulebook."""
        for colour in () if section else reversed(Colour):
            name = f"{colour.letter} {self.say.heading(colour)}"
            self.tell(self.say("label", name=name, value=self.say.rule(colour)))
        for found in sections_named(section):
            for line in lines(self.say, found):
                self.tell(line)

    def _tell_open(self) -> None:
        """List the legal steps, with those that put the player out listed separately."""
        steps = self._move.now.legal_steps
        losing = [step for step in steps if step.kind == DISCARD and self._move.add(step).goes_out]
        safe = [step for step in steps if step not in losing]
        self.tell(self.say("play-open", steps=" ".join(map(str, safe))))
        if losing:
            self.tell(self.say("play-open-losing", steps=" ".join(map(str, losing))))

    def _tell_hint(self) -> None:
        if self._advice is None:
            self.tell(self.say("play-hints-off"))
        else:
            self.tell(self._advice.on(self._move.now))

    def _undo(self) -> None:
        if self._move.steps:
            self._move = Composition.begin(self._view)
            self.tell(self.say("play-undone"))
            self.table.tell_table(self._move.now)
        else:
            drawn = any(step.kind == DRAW for step in self._move.now.steps)
            self.tell(self.say("play-undo-drawn" if drawn else "play-undo-nothing"))

    def _try_steps(self, line: str) -> None:
        """Make all steps of a line, or none if one is refused; draws are never undone."""
        turns, move = len(self.match.turns), self._move
        try:
            for step in read_steps(line):
                if len(self.match.turns) > turns:
                    raise Red7Error("turn-over")  # noqa: TRY301 - told below
                move = move.add(step)
                if not self._agreed(step, move):
                    self.tell(self.say("play-kept"))
                    return
                if move.draws:
                    move = self._make(move)
            self._move = self._make(move) if move.complete else move
        except Red7Error as error:
            self.tell(harmless(self.say.error(error, self.table.rivals)))
            self.tell(more_about(self.say, error, self.say("play-word-rules")))
            if move.steps != self._move.steps:
                self.tell(self.say("play-kept"))

    def _make(self, move: Composition) -> Composition:
        """Make a move, tell what it drew, and begin the next."""
        for step in move.steps:
            held = self.match.round.hand(self.seat)
            self.match = self.match.apply(step)
            for card in self.match.round.hand(self.seat) - held:
                self.tell(self.say("play-drew", card=str(card)))
        self._move = Composition.begin(self._view)
        return self._move

    def _agreed(self, step: Step, move: Composition) -> bool:
        """Ask for confirmation before a step that puts the player out."""
        if step.kind == DROP:
            return self._yes("play-confirm-drop")
        return not move.goes_out or self._yes("play-confirm-lose")

    def _yes(self, message: str) -> bool:
        answer = self.ask(self.say(message) + " ").strip().lower()
        return answer in (*self.say("play-yes").split(), *_YES)
