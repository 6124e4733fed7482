"""The ``games`` command: what was played, here or on a server."""

from __future__ import annotations

import json as json_format
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from red7.cli.frame import CommandSpec, Option, UsageError, harmless
from red7.cli.playing.screen_game import EXAMPLE
from red7.core import Rules

if TYPE_CHECKING:
    from red7.terminal.kept.records import KeptGame
    from red7.terminal.server_games import ServerGame
    from red7.words import Words

_FAMILIES: Final = ("basic", "advanced", "expert")
_RESULTS: Final = ("won", "lost")


@dataclass(frozen=True)
class _Row:
    """A game as it is listed."""

    name: str
    day: str
    rules: str
    seat: int
    won: bool | None
    opponents: tuple[str, ...]

    @property
    def family(self) -> str:
        return Rules.parse(self.rules).family


@dataclass(frozen=True)
class _Wanted:
    """Which games are wanted; whatever is empty does not matter."""

    rules: str
    opponent: str
    result: str
    since: str
    until: str

    def has(self, row: _Row) -> bool:
        opponent = self.opponent.casefold()
        return (
            (not self.rules or self.rules in (row.family, row.rules))
            and (not opponent or any(opponent in name.casefold() for name in row.opponents))
            and (not self.result or row.won is (self.result == "won"))
            and (not self.since or row.day >= self.since)
            and (not self.until or (bool(row.day) and row.day <= self.until))
        )


def games(  # noqa: PLR0913 - one parameter for each option
    say: Words,
    *,
    rules: str | None,
    opponent: str | None,
    result: str | None,
    since: str | None,
    until: str | None,
    server: str | None,
    token: str | None,
    export: str | None,
    json: bool,
) -> None:
    """List the finished games, perhaps only some, and export their records."""
    wanted = _Wanted(
        _rules(rules),
        opponent or "",
        _one_of(say, "--result", result, _RESULTS),
        _day(say, since),
        _day(say, until),
    )
    if server:
        _there(say, server, token or "", wanted, export, json=json)
    else:
        _here(say, wanted, export, json=json)


def _here(say: Words, wanted: _Wanted, export: str | None, *, json: bool) -> None:
    from red7.terminal.kept.folder import data_folder  # noqa: PLC0415 - slow to import
    from red7.terminal.kept.records import Records  # noqa: PLC0415 - slow to import
    from red7.terminal.kept.saves import Saves  # noqa: PLC0415 - slow to import

    folder = data_folder()
    found = [(game, _kept_row(game)) for game in Records(folder).games()]
    chosen = [(game, row) for game, row in found if wanted.has(row)]
    _print(say, [row for _, row in chosen], json=json)
    if export:
        texts = ((row.name, game.file.read_text(encoding="utf-8")) for game, row in chosen)
        _export(say, Path(export), texts, quiet=json)
    if not json and Saves(folder).files():
        print(say("games-unfinished", count=len(Saves(folder).files())))


def _there(  # noqa: PLR0913 - where to look, and for what
    say: Words, server: str, token: str, wanted: _Wanted, export: str | None, *, json: bool
) -> None:
    from red7.terminal.kept.folder import data_folder  # noqa: PLC0415 - slow to import
    from red7.terminal.links.addresses import read_address  # noqa: PLC0415 - slow to import
    from red7.terminal.server_games import (  # noqa: PLC0415 - slow to import
        ServerGames,
        ServerGamesError,
    )

    address = read_address(server)
    if address is None:
        text = harmless(server[:80])
        raise UsageError(say("cli-server-unknown", text=text, example=EXAMPLE))
    try:
        with ServerGames(address.server, data_folder(), token, say.language) as source:
            chosen = [row for row in map(_server_row, source.games()) if wanted.has(row)]
            _print(say, chosen, json=json)
            if export:
                texts = ((row.name, source.record(row.name)) for row in chosen)
                _export(say, Path(export), texts, quiet=json)
    except ServerGamesError as error:
        message = say("terminal-no-server", url=address.server)
        raise UsageError(error.text or message) from None


def _kept_row(game: KeptGame) -> _Row:
    day = game.day.isoformat() if game.day else ""
    rules = str(game.record.rules)
    return _Row(game.name, day, rules, game.seat, game.won, game.opponents)


def _server_row(game: ServerGame) -> _Row:
    day = datetime.fromtimestamp(game.ended / 1000, UTC).date().isoformat()
    return _Row(game.name, day, game.rules, game.seat, game.won, game.opponents)


def _print(say: Words, rows: Sequence[_Row], *, json: bool) -> None:
    if json:
        print(json_format.dumps([asdict(row) for row in rows], indent=1, ensure_ascii=False))
        return
    if not rows:
        print(say("games-none"))
        return
    results = {True: say("games-won"), False: say("games-lost"), None: say("games-watched")}
    wide = max(len(text) for text in results.values())
    rules = max(len(row.rules) for row in rows)
    for row in rows:
        result = f"{results[row.won]:<{wide}}"
        names = harmless(", ".join(row.opponents))
        print(f"{row.day:<10}  {result}  {row.rules:<{rules}}  {names}  {row.name}")


def _export(say: Words, folder: Path, texts: Iterable[tuple[str, str]], *, quiet: bool) -> None:
    """Write each record to a file of its own."""
    count = 0
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in texts:
            (folder / f"{name}.red7").write_text(text, encoding="utf-8")
            count += 1
    except OSError as error:
        why = error.strerror or str(error)
        raise UsageError(say("cli-file-unwritable", file=str(folder), why=why)) from None
    if not quiet:
        print(say("games-exported", count=count, folder=str(folder)))


def _rules(text: str | None) -> str:
    if not text:
        return ""
    name = text.strip().lower()
    return name if name in _FAMILIES else str(Rules.parse(name))


def _one_of(say: Words, option: str, text: str | None, choices: Sequence[str]) -> str:
    if text and text not in choices:
        listed = ", ".join(choices)
        raise UsageError(say("games-one-of", option=option, text=harmless(text[:40]), list=listed))
    return text or ""


def _day(say: Words, text: str | None) -> str:
    try:
        return date.fromisoformat(text).isoformat() if text else ""
    except ValueError:
        raise UsageError(say("games-day", text=harmless((text or "")[:40]))) from None


GAMES: Final = CommandSpec(
    "games",
    games,
    options=[
        Option("rules", "help-opt-games-rules", "RULES"),
        Option("opponent", "help-opt-games-opponent", "NAME"),
        Option("result", "help-opt-games-result", "RESULT"),
        Option("since", "help-opt-games-since", "DAY"),
        Option("until", "help-opt-games-until", "DAY"),
        Option("server", "help-opt-games-server", "URL"),
        Option("token", "help-opt-token", "TOKEN"),
        Option("export", "help-opt-games-export", "FOLDER"),
        Option("json", "help-opt-games-json"),
    ],
    examples=[
        "red7 games",
        "red7 games --rules expert --result won --opponent red",
        "red7 games --since 2026-01-01 --export january",
        "red7 games --server https://red7.example --json",
    ],
)
