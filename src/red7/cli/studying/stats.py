"""The ``stats`` command: how a player plays, from a folder of records."""

from __future__ import annotations

import json as json_format
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from red7.cli.bars import bar
from red7.cli.frame import Argument, CommandSpec, Option, UsageError, harmless
from red7.cli.studying.kept_reviews import USUAL_WORK, KeptReviews, key_of
from red7.cli.studying.records import load
from red7.cli.studying.study import check_range, tell_preparing
from red7.core import Record, Red7Error

if TYPE_CHECKING:
    from red7.study.statistics import PlayedGame, Statistics
    from red7.words import Words

_MOST_WORK: Final = 1000
_SUFFIXES: Final = (".red7", ".json")
_MOST_NAMES: Final = 8
_MOST_HABITS: Final = 4  # of each group
_GROUPS: Final = ("kind", "action", "part", "theme")
_BAR: Final = 24
_SPARKS: Final = 60
_LEVELS: Final = "▁▂▃▄▅▆▇█"


def stats(  # noqa: PLR0913 - one for each option
    say: Words, folder: str, player: str | None, work: int, svg: str | None, *, json: bool
) -> None:
    """Print the statistics of a player, and draw them if a file is given."""
    from red7.study.statistics import statistics  # noqa: PLC0415 - slow to import

    check_range(say, "--work", work, _MOST_WORK)
    found = _Found(say, Path(folder), work)
    chosen = player or found.usual_player()
    games = found.games(chosen)
    counted = statistics(games, chosen)
    print(json_format.dumps(counted.plain, indent=2) if json else _text(say, counted))
    if svg:
        _draw(say, counted, svg)
    found.tell_skipped()


class _Skipped(NamedTuple):
    """A file that cannot be counted, and why."""

    file: Path
    why: str


class _Found:
    """The finished games of a folder."""

    def __init__(self, say: Words, folder: Path, work: int) -> None:
        self.say, self.folder, self.work = say, folder, work
        self.skipped: list[_Skipped] = []
        if not folder.is_dir():
            raise UsageError(say("stats-no-folder", folder=str(folder)))
        files = sorted(f for f in folder.rglob("*") if f.suffix in _SUFFIXES and f.is_file())
        if not files:
            raise UsageError(say("stats-no-records", folder=str(folder)))
        self.records: dict[str, tuple[Path, Record]] = {}  # each game once, by its key
        for file in files:
            self._take(file)
        if not self.records:
            self.tell_skipped()
            raise UsageError(say("stats-none", folder=str(folder)))

    def _take(self, file: Path) -> None:
        try:
            record = load(self.say, str(file))
            if not record.result:
                raise Red7Error("review-unfinished")  # noqa: TRY301 - told below
            self.records.setdefault(key_of(record, self.work), (file, record))
        except Red7Error as error:
            self.skipped.append(_Skipped(file, self.say.error(error)))
        except UsageError as error:
            self.skipped.append(_Skipped(file, str(error)))

    def usual_player(self) -> str:
        """Return who played most, a person rather than a bot."""
        count: dict[str, int] = {}
        for _, record in self.records.values():
            for name in dict.fromkeys(record.players):
                count[name] = count.get(name, 0) + 1
        bots = {name.strip() for name in self.say("bot-names").split(",")}
        return max(count, key=lambda n: (n not in bots and not n.endswith(" (bot)"), count[n]))

    def games(self, player: str) -> list[PlayedGame]:
        """Return the games of a player with what their reviews tell."""
        from red7.study.statistics import played_game  # noqa: PLC0415 - slow to import

        theirs = [(f, record) for f, record in self.records.values() if player in record.players]
        if not theirs:
            names = sorted({name for _, one in self.records.values() for name in one.players})
            listed = ", ".join(names[:_MOST_NAMES])
            raise UsageError(self.say("stats-player-unknown", name=player, names=listed))
        reviews = KeptReviews()
        tell_preparing(self.say)
        games = []
        for done, (file, record) in enumerate(theirs, 1):
            progress = _Progress(self.say, done, len(theirs))
            try:
                games.append(played_game(record, reviews.review(record, self.work, progress)))
            except Red7Error as error:
                self.skipped.append(_Skipped(file, self.say.error(error)))
            finally:
                progress.wipe()
        if not games:
            self.tell_skipped()
            raise UsageError(self.say("stats-none", folder=str(self.folder)))
        return games

    def tell_skipped(self) -> None:
        """Name the files that could not be counted."""
        if self.skipped:
            lines = [f"  {one.file.relative_to(self.folder)}: {one.why}" for one in self.skipped]
            text = "\n".join([self.say("stats-skipped", count=len(lines)), *lines])
            print(harmless(text), file=sys.stderr)


class _Progress:
    """Shows on a terminal how far the reviews are."""

    def __init__(self, say: Words, number: int, games: int) -> None:
        self._say, self._number, self._games = say, number, games

    def __call__(self, done: int, total: int) -> None:
        """Show how far the review of this game is."""
        if sys.stderr.isatty():
            now = {"number": self._number, "games": self._games, "done": done, "total": total}
            print(f"\r\033[K{self._say('stats-doing', **now)}", end="", file=sys.stderr, flush=True)

    def wipe(self) -> None:
        """Take it away again."""
        if sys.stderr.isatty():
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def _draw(say: Words, found: Statistics, name: str) -> None:
    from red7.study.statistics.picture import picture  # noqa: PLC0415 - slow to import

    try:
        Path(name).write_text(picture(found, say), encoding="utf-8")
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise UsageError(say("cli-file-unwritable", file=name, why=why)) from None


# As text

Row = tuple[str, float, str]  # a name, the share of a whole bar, a number


def _text(say: Words, found: Statistics) -> str:
    from red7.study.statistics.labels import games_label  # noqa: PLC0415 - slow to import

    parts = [
        [harmless(found.player), games_label(say, found.all)],
        _table(say("stats-by"), _game_rows(say, found)),
        _accuracy(say, found),
        _table(say("stats-colours"), _colour_rows(say, found)),
        _habits(say, found),
        _balance(say, found),
    ]
    return "\n\n".join("\n".join(part) for part in parts if part)


def sparkline(values: Sequence[float]) -> str:
    """Return numbers as a line of blocks, the lowest first of eight heights and the highest last.

    >>> sparkline([0.5, 1.0, 0.75]), sparkline([0.9])
    ('▁█▅', '█')
    """
    low, high = min(values), max(values)
    if low == high:
        return _LEVELS[-1] * len(values)
    return "".join(_LEVELS[round((value - low) / (high - low) * 7)] for value in values)


def _table(title: str, rows: Iterable[Row]) -> list[str]:
    listed = list(rows)
    if not listed:
        return []
    names = max(len(name) for name, _, _ in listed)
    numbers = max(len(number) for _, _, number in listed)
    return [
        title,
        *(
            f"  {name:<{names}}  {number:>{numbers}}  {bar(share, _BAR)}".rstrip()
            for name, share, number in listed
        ),
    ]


def _game_rows(say: Words, found: Statistics) -> list[Row]:
    from red7.study.statistics.labels import amount, tallies  # noqa: PLC0415 - slow to import

    return [
        (name, one.won / one.games, f"{amount(one.won)} / {one.games}")
        for name, one in tallies(say, found, _MOST_NAMES, harmless)
    ]


def _accuracy(say: Words, found: Statistics) -> list[str]:
    from red7.study.statistics.counting import together  # noqa: PLC0415 - slow to import

    mean = found.mean_accuracy
    if mean is None:
        return []
    points = together(found.accuracy, _SPARKS)
    values = [point.accuracy for point in points]
    low, high = (f"{100 * value:.0f}" for value in (min(values), max(values)))
    dates = [point.date for point in (points[0], points[-1]) if point.date]
    title = say("label", name=say("stats-accuracy"), value=say("stats-mean", share=_whole(mean)))
    range_ = say("stats-range", low=low, high=high)
    return [
        title,
        f"  {sparkline(values)}  {range_}",
        *([f"  {' – '.join(dates)}"] if dates else []),
    ]


def _whole(share: float) -> str:
    return f"{100 * share:.0f}"


def _colour_rows(say: Words, found: Statistics) -> list[Row]:
    most = max(1, *(one.won for one in found.colours))
    return [
        (
            f"{one.colour.letter} {say.heading(one.colour)}",
            one.won / most,
            f"{one.won} / {one.rounds}",
        )
        for one in found.colours
    ]


def _habits(say: Words, found: Statistics) -> list[str]:
    from red7.study.statistics.labels import habit_label, points  # noqa: PLC0415 - slow to import

    groups = [found.habits_of(group)[:_MOST_HABITS] for group in _GROUPS]
    shown = [habit for group in groups for habit in group]
    most = max([habit.given for habit in shown], default=1.0)
    rows = [
        (habit_label(say, one), one.given / most, points(-one.given / found.reviewed.games))
        for one in shown
    ]
    return _table(say("stats-habits"), rows)


def _balance(say: Words, found: Statistics) -> list[str]:
    from red7.study.statistics.labels import balance, points  # noqa: PLC0415 - slow to import

    values = balance(say, found)
    most = max(1e-9, *(abs(value) for _, value in values))
    rows = [(name, abs(value) / most, points(value)) for name, value in values]
    return _table(say("stats-balance"), rows)


STATS: Final = CommandSpec(
    "stats",
    stats,
    [Argument("folder", "help-arg-folder")],
    [
        Option("player", "help-opt-player", "NAME"),
        Option("work", "help-opt-review-work", "WORK", default=str(USUAL_WORK), whole=True),
        Option("json", "help-opt-json"),
        Option("svg", "help-opt-svg", "FILE"),
    ],
    ["red7 stats games", "red7 stats games --player Ada --svg ada.svg"],
    more="help-stats-more",
)
