"""The report: a single HTML file with its charts, without scripts or external resources."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from typing import Final

from red7.arena.game import FAULTS, Game
from red7.arena.plots import Bar, Cell, bars, heat_map
from red7.arena.standings import Standings
from red7.arena.statistics import Interval
from red7.bots.found import OUR_OWN
from red7.words import Words

_MOST_FORFEITS: Final = 10
_OTHERS: Final = 6  # colours for bots with other names


def decimal(say: Words, number: float, digits: int = 1) -> str:
    """Write a number with this many decimals, as is usual in the language."""
    return f"{number:.{digits}f}".replace(".", say("arena-decimal-mark"))


def percent(say: Words, share: float) -> str:
    """Write a share as a percentage."""
    return say("arena-percent", number=decimal(say, 100 * share))


def bounds(say: Words, share: Interval) -> str:
    """Write the bounds of an interval as percentages."""
    low, high = (decimal(say, 100 * bound) for bound in (share.low, share.high))
    return say("arena-interval", low=low, high=high)


def facts(say: Words, standings: Standings) -> list[tuple[str, str]]:
    """Return what was played, as names and values."""
    arena = standings.arena
    return [
        (say("arena-label-games"), str(standings.games)),
        (say("arena-label-deals"), str(standings.deals)),
        (say("arena-label-players"), str(arena.players)),
        (say("arena-label-rules"), arena.rules),
        (say("arena-label-budget"), str(arena.work)),
        (say("arena-label-turns"), decimal(say, standings.turns)),
        (say("arena-label-seed"), arena.seed.hex()),
    ]


def forfeit_text(say: Words, game: Game) -> str:
    """Say which bot lost a game through which fault, counting deals and seatings from 1."""
    forfeit = game.forfeit
    if forfeit is None:
        return ""
    values = {"bot": game.seats[forfeit.seat - 1], "deal": str(game.deal + 1)}
    values["rotation"] = str(game.rotation + 1)
    if forfeit.reason == "stall":
        return say("arena-forfeit-stall", **values)
    return say(f"arena-forfeit-{forfeit.reason}", **values, detail=forfeit.detail)


def report(say: Words, standings: Standings) -> str:
    """Write the report in a language."""
    style = files("red7.arena").joinpath("report.css").read_text(encoding="utf-8")
    title = escape(say("arena-title"))
    chips = "".join(
        f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>"
        for name, value in facts(say, standings)
    )
    sections = (
        ("wins", _wins(say, standings)),
        ("cross", _cross(say, standings)),
        ("ratings", _ratings(say, standings)),
        ("conduct", _conduct(say, standings)),
    )
    body = "\n".join(
        f'<section class="{name}"><h2>{escape(say(f"arena-head-{name}"))}</h2>'
        f"<p>{escape(say(f'arena-about-{name}'))}</p>\n{content}</section>"
        for name, content in sections
    )
    return (
        f'<!doctype html>\n<html lang="{say.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
        f'<header><div class="stripes" aria-hidden="true">{"<i></i>" * 7}</div>'
        f"<h1>{title}</h1><dl>{chips}</dl></header>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _wins(say: Words, standings: Standings) -> str:
    rows = [
        Bar(
            name=bot,
            style=_style(standings, bot),
            low=100 * share.low,
            mid=100 * share.mid,
            high=100 * share.high,
            text=percent(say, share.mid),
            bounds=bounds(say, share),
        )
        for bot in standings.order
        for share in (standings.win_rate[bot],)
    ]

    def write(tick: float) -> str:
        return say("arena-percent", number=_tick(say, tick))

    return bars(rows, say("arena-head-wins"), line=100 / standings.arena.players, write=write)


def _cross(say: Words, standings: Standings) -> str:
    order = standings.order
    cells = []
    for bot in order:
        row = standings.cross_table[bot]
        cells.append(
            [
                Cell(
                    row[other].mid,
                    decimal(say, 100 * row[other].mid),
                    f"{bot} – {other}: {percent(say, row[other].mid)} ({bounds(say, row[other])})",
                )
                if other in row
                else Cell(None, "" if bot == other else "–", f"{bot} – {other}")
                for other in order
            ]
        )
    return heat_map(order, cells, say("arena-head-cross"))


def _ratings(say: Words, standings: Standings) -> str:
    rows = [
        Bar(
            name=bot,
            style=_style(standings, bot),
            low=rating.mu - 2 * rating.sigma,
            mid=rating.mu,
            high=rating.mu + 2 * rating.sigma,
            text=decimal(say, rating.mu),
            bounds=f"± {decimal(say, 2 * rating.sigma)}",
        )
        for bot, rating in sorted(standings.rating.items(), key=lambda item: -item[1].mu)
    ]
    return bars(rows, say("arena-head-ratings"), line=25, write=lambda tick: _tick(say, tick))


def _tick(say: Words, number: float) -> str:
    """Write a round number with no more decimals than it needs."""
    return f"{number:g}".replace(".", say("arena-decimal-mark"))


def _conduct(say: Words, standings: Standings) -> str:
    heads = ["arena-bot", "arena-time", "arena-time-most", *(f"arena-{fault}" for fault in FAULTS)]
    lines = []
    for bot in standings.order:
        spent = standings.times[bot]
        mean = 1000 * spent.total / max(spent.moves, 1)
        counts = [standings.faults[bot][fault] for fault in FAULTS]
        lines.append(
            f'<tr><th scope="row" class="{_style(standings, bot)}"><b></b>{escape(bot)}</th>'
            f"<td>{decimal(say, mean, 2)}</td><td>{decimal(say, 1000 * spent.longest)}</td>"
            + "".join(f'<td class="{"bad" if n else "good"}">{n}</td>' for n in counts)
            + "</tr>"
        )
    head = "".join(f'<th scope="col">{escape(say(name))}</th>' for name in heads)
    table = (
        f'<div class="scroll"><table><thead><tr>{head}</tr></thead>\n'
        f"<tbody>{''.join(lines)}</tbody></table></div>\n"
    )
    return table + _forfeits(say, standings.forfeits)


def _forfeits(say: Words, games: Sequence[Game]) -> str:
    if not games:
        return f'<p class="fine">{escape(say("arena-no-faults"))}</p>\n'
    told = "".join(f"<li>{escape(forfeit_text(say, game))}</li>" for game in games[:_MOST_FORFEITS])
    more = "<li>…</li>" if len(games) > _MOST_FORFEITS else ""
    return f"<ul>{told}{more}</ul>\n"


def _style(standings: Standings, bot: str) -> str:
    """Return the CSS class that colours a bot: our own are named after colours."""
    if bot in OUR_OWN:
        return f"bot {bot}"
    others = [name for name in standings.arena.bots if name not in OUR_OWN]
    return f"bot other{others.index(bot) % _OTHERS}"
