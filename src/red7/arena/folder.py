"""A tournament on disk: its settings, its games as they finish, and its result."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TextIO

import red7
from red7.arena.errors import ArenaError
from red7.arena.game import Game, Times
from red7.arena.schedule import Arena

_ARENA: Final = "arena.json"
_GAMES: Final = "games.jsonl"
_TIMES: Final = "times.jsonl"
RESULT: Final = "result.json"
REPORT: Final = "report.html"


class Folder:
    """A tournament's folder, to which a deal is written once all its games are finished.

    Times are stored separately because, unlike games, they differ from run to run.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._open: dict[str, TextIO] = {}

    def seed(self) -> bytes | None:
        """Return the seed of the tournament already in this folder, if there is one."""
        try:
            return bytes.fromhex(str(json.loads(self._read(_ARENA))["seed"]))
        except (FileNotFoundError, LookupError, TypeError, ValueError):
            return None

    def claim(self, arena: Arena) -> None:
        """Make this the folder of a tournament, or check that it already is."""
        wanted = {
            "version": red7.__version__,
            "bots": list(arena.bots),
            "rules": arena.rules,
            "players": arena.players,
            "budget": arena.work,
            "seed": arena.seed.hex(),
        }
        try:
            self.path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise _unwritable(self.path, error) from None
        try:
            found = json.loads(self._read(_ARENA))
        except FileNotFoundError:
            for name in (_GAMES, _TIMES, RESULT, REPORT):
                if (self.path / name).exists():
                    raise ArenaError("foreign", folder=str(self.path), file=name) from None
            self.write(_ARENA, json.dumps(wanted, indent=2) + "\n")
            return
        except ValueError:
            raise ArenaError("foreign", folder=str(self.path), file=_ARENA) from None
        kept = found if isinstance(found, dict) else {}
        other = [key for key, value in wanted.items() if kept.get(key) != value]
        if other:
            raise ArenaError("other", folder=str(self.path), fields=", ".join(other))

    def load(self, arena: Arena) -> tuple[dict[int, list[Game]], dict[int, dict[str, Times]]]:
        """Read the finished deals, and discard what was written of others."""
        games: defaultdict[int, dict[int, Game]] = defaultdict(dict)
        for place, line in self._lines(_GAMES):
            try:
                game = Game.from_json(line)
                if game.fixture not in arena.fixtures(game.deal):
                    raise ValueError  # noqa: TRY301 - treated like other damage
            except (LookupError, TypeError, ValueError):
                raise self._damaged(_GAMES, place) from None
            games[game.deal][game.rotation] = game
        whole = {
            deal: [found[rotation] for rotation in sorted(found)]
            for deal, found in sorted(games.items())
            if len(found) == len(arena.seatings(deal))
        }
        times: dict[int, dict[str, Times]] = {}
        for place, line in self._lines(_TIMES):
            try:
                if line["deal"] in whole:
                    times[line["deal"]] = {
                        bot: Times(*numbers) for bot, numbers in line["bots"].items()
                    }
            except (AttributeError, LookupError, TypeError, ValueError):
                raise self._damaged(_TIMES, place) from None
        self.sort(whole, times)
        return whole, times

    def append(self, deal: int, games: Sequence[Game], times: Mapping[str, Times]) -> None:
        """Add a finished deal."""
        self._append(_TIMES, _times_line(deal, times))
        self._append(_GAMES, "".join(map(_game_line, games)))

    def sort(
        self, games: Mapping[int, Iterable[Game]], times: Mapping[int, Mapping[str, Times]]
    ) -> None:
        """Rewrite the finished deals in order, so that the files do not depend on the workers."""
        self.close()
        lines = [_game_line(game) for deal in sorted(games) for game in games[deal]]
        self.write(_TIMES, "".join(_times_line(deal, times[deal]) for deal in sorted(times)))
        self.write(_GAMES, "".join(lines))

    def write(self, name: str, text: str) -> None:
        """Write a new file next to the old one, then replace it."""
        path = self.path / name
        fresh = path.with_name(name + ".new")
        try:
            fresh.write_text(text, encoding="utf-8")
            fresh.replace(path)
        except OSError as error:
            raise _unwritable(path, error) from None

    def close(self) -> None:
        """Close the files."""
        for file in self._open.values():
            file.close()
        self._open.clear()

    def _read(self, name: str) -> str:
        try:
            return (self.path / name).read_text(encoding="utf-8")
        except FileNotFoundError:
            raise
        except NotADirectoryError as error:
            raise _unwritable(self.path, error) from None
        except OSError as error:
            raise _unwritable(self.path / name, error) from None

    def _lines(self, name: str) -> Iterator[tuple[int, dict[str, Any]]]:
        """Read the lines of a file, except a last line that was cut short."""
        try:
            *lines, _ = self._read(name).split("\n")
        except FileNotFoundError:
            return
        except ValueError:
            raise self._damaged(name, 1) from None
        for place, text in enumerate(lines, 1):
            try:
                line = json.loads(text)
            except ValueError:
                raise self._damaged(name, place) from None
            if not isinstance(line, dict):
                raise self._damaged(name, place)
            yield place, line

    def _append(self, name: str, text: str) -> None:
        try:
            if name not in self._open:
                self._open[name] = (self.path / name).open("a", encoding="utf-8")
            self._open[name].write(text)
            self._open[name].flush()
        except OSError as error:
            raise _unwritable(self.path / name, error) from None

    def _damaged(self, name: str, place: int) -> ArenaError:
        return ArenaError("damaged", file=str(self.path / name), place=place)


def _unwritable(path: Path, error: OSError) -> ArenaError:
    return ArenaError("unwritable", file=str(path), why=error.strerror or str(error))


def _game_line(game: Game) -> str:
    return json.dumps(game.to_json(), ensure_ascii=False) + "\n"


def _times_line(deal: int, times: Mapping[str, Times]) -> str:
    return json.dumps({"deal": deal, "bots": times}, ensure_ascii=False) + "\n"
