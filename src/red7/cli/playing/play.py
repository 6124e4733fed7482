"""The ``play`` command: a game in the terminal, on a table or in lines of text."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import Final

from red7.cli.frame import CommandSpec, Option, UsageError, harmless
from red7.cli.options import PLAYERS_OPTION, SEED_OPTION, book_message
from red7.cli.playing import screen_game
from red7.core import RULEBOOKS, Match, Red7Error, Rulebook, Rules
from red7.words import VARIANTS, Words, words


def play(  # noqa: PLR0913 - one parameter for each option
    say: Words,
    *,
    plain: bool,
    players: int,
    rules: str | None,
    book: str | None,
    seat: int,
    no_hints: bool,
    watch: bool,
    resume: bool,
    **options: str | None,
) -> None:
    """Play a game: on a table in the terminal or in lines of text, here or on a server."""
    _check_apart(say, plain=plain, watch=watch, resume=resume, server=bool(options["server"]))
    if rules and book:
        raise UsageError(say("cli-book-or-rules"))
    found = _find_book(say, book) if book else None
    chosen = _with_options(found.rules if found else rules or "basic", options["with"])
    name = (options["name"] or "").strip()[:40]
    if resume:
        screen_game.resume(say)
        return
    if options["server"]:
        token, code = options["token"] or "", options["code"] or ""
        screen_game.play_there(say, options["server"], name=name, token=token, code=code)
        return
    save = Path(options["save"]) if options["save"] else None
    if save is not None and save.exists():
        raise UsageError(say("cli-file-exists", file=str(save)))
    bot = (options["bot"] or "blue").lower()
    if not plain:
        wanted = screen_game.WantedGame(
            chosen,
            players,
            seat,
            bot,
            name,
            seats=options["seats"] or "",
            seed=options["seed"] or "",
            speed=options["speed"] or "",
            watch=watch,
            hints=not no_hints,
            record=save,
        )
        screen_game.play_here(_in_words_of(found) if found else say, wanted)
        return
    match = Match.start(players, chosen, options["seed"])
    if not 1 <= seat <= players:
        raise Red7Error("seat-unknown", text=str(seat), players=players)
    if found:
        say = _in_words_of(found)
        print(say(book_message(found.name)))
    from red7.cli.playing.plain_game import PlainGame  # noqa: PLC0415 - slow to import

    PlainGame(
        say,
        match,
        seat=seat,
        name=name,
        bot=bot,
        save=save,
        ask=_ask,
        hints=not no_hints,
    ).play()


def _check_apart(say: Words, **chosen: bool) -> None:
    """Refuse two ways to play at once."""
    both = [f"--{name}" for name, wanted in chosen.items() if wanted]
    if len(both) > 1:
        raise UsageError(say("cli-options-apart", one=both[0], other=both[1]))


def _in_words_of(book: Rulebook) -> Words:
    """Return the words of a printed rulebook."""
    return words(book.name if book.name in VARIANTS else book.language)


def _ask(prompt: str) -> str:
    """Read a line; if the input is not a terminal, print the prompt on a line of its own."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401, PLC0415 - enables line editing, where available
        return input(prompt)
    print(prompt, flush=True)
    return input()


def _find_book(say: Words, name: str) -> Rulebook:
    """Return the printed rulebook with this name."""
    for book in RULEBOOKS:
        if book.name == name.lower():
            return book
    books = ", ".join(book.name for book in RULEBOOKS)
    raise UsageError(say("cli-book-unknown", text=harmless(name), books=books))


def _with_options(rules: str, extra: str | None) -> Rules:
    """Return rules with options added."""
    base = str(Rules.parse(rules))
    added = [part.strip() for part in (extra or "").lower().split("+") if part.strip()]
    if base.endswith("draw!"):
        # A compulsory draw stays compulsory, whichever form is asked for.
        added = [part for part in added if part not in ("draw", "draw!")]
    return Rules.parse("+".join([base, *added]))


PLAY: Final = CommandSpec(
    "play",
    play,
    options=[
        Option("seats", "help-opt-seats", "WHO"),
        PLAYERS_OPTION,
        Option("rules", "help-opt-rules", "RULES"),
        Option("book", "help-opt-book", "NAME"),
        Option("with", "help-opt-with", "OPTIONS"),
        SEED_OPTION,
        Option("bot", "help-opt-bot", "NAME", default="blue"),
        Option("seat", "help-opt-my-seat", "SEAT", default="1", whole=True),
        Option("name", "help-opt-name", "NAME"),
        Option("save", "help-opt-save", "FILE"),
        Option("no-hints", "help-opt-no-hints"),
        Option("watch", "help-opt-watch"),
        Option("speed", "help-opt-speed", "SPEED", usual="normal"),
        Option("resume", "help-opt-resume"),
        Option("server", "help-opt-server", "URL"),
        Option("token", "help-opt-token", "TOKEN"),
        Option("code", "help-opt-code", "CODE"),
        Option("plain", "help-opt-plain"),
    ],
    examples=[
        "red7 play",
        "red7 play --seats red,green,me --rules expert",
        "red7 play --watch --players 4 --bot red --speed quick",
        "red7 play --resume",
        "red7 play --server https://red7.example --name Ada",
        "red7 play --plain",
        "red7 play --plain --players 4 --rules expert --bot green",
        "red7 play --plain --book es-v1.3 --with draw+match",
    ],
)
