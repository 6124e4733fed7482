"""The ``arena`` command: tournaments between bots."""

from __future__ import annotations

import json
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from red7.cli.frame import Argument, CommandSpec, Option, UsageError
from red7.cli.options import PLAYERS_OPTION, RULES_OPTION
from red7.cli.progress import ProgressLine, processors
from red7.core.deal import SEED_BYTES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from red7.arena import ArenaError, Standings
    from red7.arena.folder import Folder
    from red7.words import Words

_LONGEST_LIMIT: Final = 86_400  # a day


def arena(  # noqa: PLR0913 - one parameter for each option
    say: Words,
    *,
    bots: tuple[str, ...],
    games: int,
    rules: str,
    players: int,
    workers: int | None,
    seed: str | None,
    budget: int,
    limit: int,
    out: str | None,
    json: bool,
    chance: Callable[[int], bytes] = secrets.token_bytes,
) -> None:
    """Run a tournament and print its result."""
    # All of this is slow to import, and no other command needs it.
    from red7.arena import Arena, ArenaError, read_arena_seed, run  # noqa: PLC0415
    from red7.arena.folder import Folder  # noqa: PLC0415
    from red7.arena.schedule import check_range  # noqa: PLC0415

    folder = Folder(Path(out)) if out is not None else None
    progress = ProgressLine(say)
    try:
        check_range("--limit", limit, _LONGEST_LIMIT)
        known = folder.seed() if folder else None
        chosen = read_arena_seed(seed) if seed else known or chance(SEED_BYTES)
        standings = run(
            Arena(bots, rules, players, games, chosen, budget),
            workers=workers if workers is not None else processors(),
            limit=limit,
            folder=folder,
            progress=progress,
        )
        progress.clear()
        if folder:
            _write(say, folder, standings)
    except ArenaError as error:
        progress.clear()
        raise UsageError(_sentence(say, error)) from None
    except KeyboardInterrupt:
        progress.clear()
        text = say("arena-kept", folder=str(folder.path)) if folder else say("arena-lost")
        print(text, file=sys.stderr)
        raise
    print(_as_json(standings) if json else _table(say, standings))
    if folder and not json:
        print("\n" + say("arena-report", file=str(folder.path / "report.html")))


def _sentence(say: Words, error: ArenaError) -> str:
    facts = dict(error.facts)
    if error.reason == "other":
        names = str(facts["fields"]).split(", ")
        facts["fields"] = ", ".join(say(f"arena-label-{name}") for name in names)
    return say(f"arena-error-{error.reason}", **facts)


def _as_json(standings: Standings) -> str:
    return json.dumps(standings.to_json(), ensure_ascii=False)


def _write(say: Words, folder: Folder, standings: Standings) -> None:
    from red7.arena.folder import REPORT, RESULT  # noqa: PLC0415
    from red7.arena.report import report  # noqa: PLC0415

    folder.write(RESULT, json.dumps(standings.to_json(), ensure_ascii=False, indent=2) + "\n")
    folder.write(REPORT, report(say, standings))


def _table(say: Words, standings: Standings) -> str:
    """Write the result as text."""
    from red7.arena.report import decimal, facts, forfeit_text  # noqa: PLC0415

    lines = [say("label", name=name, value=value) for name, value in facts(say, standings)]
    lines += ["", *_columns(_result_rows(say, standings)), "", say("arena-about-cross")]
    order = standings.order
    rows = [[say("arena-against"), *order]]
    for bot in order:
        against = standings.cross_table[bot]
        shares = (decimal(say, 100 * against[o].mid) if o in against else "–" for o in order)
        rows.append([bot, *shares])
    lines += _columns(rows)
    if standings.forfeits:
        lines += ["", *(forfeit_text(say, game) for game in standings.forfeits[:_MOST_FORFEITS])]
        if sum(sum(f.values()) for f in standings.faults.values()) > _MOST_FORFEITS:
            lines.append("…")
    return "\n".join(lines)


_MOST_FORFEITS: Final = 10


def _result_rows(say: Words, standings: Standings) -> list[list[str]]:
    from red7.arena.report import bounds, decimal, percent  # noqa: PLC0415

    heads = ("bot", "win-rate", "95", "rating", "time", "time-most", "faults")
    rows = [[say(f"arena-{name}") for name in heads]]
    for bot in standings.order:
        share, rating, spent = (
            standings.win_rate[bot],
            standings.rating[bot],
            standings.times[bot],
        )
        rows.append(
            [
                bot,
                percent(say, share.mid),
                bounds(say, share),
                f"{decimal(say, rating.mu)} ± {decimal(say, 2 * rating.sigma)}",
                decimal(say, 1000 * spent.total / max(spent.moves, 1), 2),
                decimal(say, 1000 * spent.longest),
                str(sum(standings.faults[bot].values())),
            ]
        )
    return rows


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Align rows in columns, the first to the left and the others to the right."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            text.rjust(width) if place else text.ljust(width)
            for place, (text, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


ARENA: Final = CommandSpec(
    "arena",
    arena,
    [Argument("bots", "help-arg-bots", many=True)],
    [
        Option("games", "help-opt-arena-games", "N", default="1000", whole=True),
        RULES_OPTION,
        PLAYERS_OPTION,
        Option("workers", "help-opt-arena-workers", "N", whole=True),
        Option("seed", "help-opt-arena-seed", "SEED"),
        Option("budget", "help-opt-arena-budget", "N", default="100", whole=True),
        Option("limit", "help-opt-arena-limit", "SECONDS", default="30", whole=True),
        Option("out", "help-opt-arena-out", "FOLDER"),
        Option("json", "help-opt-arena-json"),
    ],
    [
        "red7 arena red orange yellow --games 2000 --rules expert --players 3 --workers 2",
        "red7 arena red orange --seed 1 --out red-orange",
    ],
)
