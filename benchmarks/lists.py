"""How long lists take to answer when much has been played.

    python -m benchmarks.lists
    python -m benchmarks.lists --database postgresql://red7@localhost/red7

Fills an empty database with accounts, finished games and their ratings (rows of the index, as the
server would have written them; no logs, and the ratings are made up), and as many tries at puzzles
as there are games. Everybody follows some others, and some look for opponents. Then a server in
this process is asked for every page of lists, as different players: some have played thousands of
games, most a few dozen. Told are the milliseconds from a request that has arrived to an answer that
is ready, and the processor time of this process, which does not depend on what else the machine
does.
"""

from __future__ import annotations

import argparse
import asyncio
import bisect
import itertools
import json
import random
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import asdict
from functools import partial
from http import HTTPStatus
from statistics import median, quantiles
from typing import Any, Final

import httpx
import sqlalchemy as sa

from red7.bots import bot_names
from red7.core import Rules
from red7.rating import SETTLED, VERSION
from red7.server.accounts.identity import COOKIE
from red7.server.app.application import make_app
from red7.server.app.run import open_parts
from red7.server.parts import Sources
from red7.server.puzzles.book import first_rating
from red7.server.settings import Settings
from red7.server.store.engines import make_engine
from red7.server.store.games.ratings import bot_subject
from red7.server.store.opening import url_of
from red7.server.store.people.waiting import Place
from red7.server.store.puzzles import Attempt, PuzzleRating, Solver
from red7.server.store.rows import GAMES_VERSION
from red7.server.store.schema import (
    ACCOUNTS,
    GAME_SEATS,
    GAMES,
    META,
    PLACES,
    PLAYERS,
    PUZZLE_RATINGS,
    PUZZLE_TRIES,
    RATED_GAMES,
    RATING_CHANGES,
    RATINGS,
    SOLVERS,
    TIES,
)
from red7.study.puzzles import every_puzzle

_RULES: Final = ("v1.2", "v1.2+draw+match", "v1.2+draw+match+actions")
_START: Final = 1_600_000_000_000
_AT_ONCE: Final = 5_000
_ROUNDS: Final = 200  # questions of each kind
_ENOUGH: Final = 50.0  # milliseconds
_WARM: Final = 3  # questions before anything is measured
_BOTS: Final = bot_names()[:7]
_PATHS: Final = {
    "history": "/api/me/history",
    "history, a later page": "/api/me/history?before=KEY",
    "history, expert and won": "/api/me/history?family=expert&result=won",
    "history, with an opponent": "/api/me/history?opponent=OTHER",
    "history, with a bot": "/api/me/history?bot=violet&result=lost",
    "history, with none of these": "/api/me/history?opponent=Nobody",
    "profile": "/api/profile?name=NAME",
    "profile, games": "/api/profile/history?name=NAME",
    "profile, course": "/api/profile/course?name=NAME&family=expert",
    "bot": "/api/profile/bot?bot=BOT",
    "bot, games": "/api/profile/bot/history?bot=BOT&version=1",
    "bot, games, a later page": "/api/profile/bot/history?bot=BOT&version=1&before=NUMBER",
    "bot, course": "/api/profile/bot/course?bot=BOT&version=1&family=FAMILY",
    "people": "/api/people",
    "queue": "/api/queue",
    "challenges": "/api/me/challenges",
    "running games": "/api/me/tables",
    "who am I": "/api/me",  # as little as can be asked for
    "next puzzle": "/api/puzzles/next",
    "next puzzle, of a kind": "/api/puzzles/next?kind=sure",
}

_FILLED: Final = (GAMES, GAME_SEATS, RATED_GAMES, RATING_CHANGES)

Row = dict[str, Any]


def people(count: int) -> list[str]:
    """Give the ids of as many players, the busiest first."""
    return [f"{number:024x}" for number in range(count)]


def finished(
    games: int, players: Sequence[str], ratings: dict[tuple[str, str], Row]
) -> Iterator[dict[sa.Table, list[Row]]]:
    """Give the rows of games, some thousand at a time; few play most of them, as everywhere.

    What they do to ratings is made up, and kept by player and family.
    """
    chance = random.Random(7)
    # The first plays a thousand times as often as the last.
    weights = list(itertools.accumulate(1 / (1 + number) ** 0.75 for number in range(len(players))))

    def anybody() -> str:
        return players[bisect.bisect(weights, chance.random() * weights[-1]) % len(players)]

    for first in range(0, games, _AT_ONCE):
        made: dict[sa.Table, list[Row]] = {table: [] for table in _FILLED}
        for number in range(first, min(games, first + _AT_ONCE)):
            game, seats, rated = _game(number, anybody, chance)
            made[GAMES].append(game)
            made[GAME_SEATS] += seats
            made[RATED_GAMES].append(rated)
            made[RATING_CHANGES] += _changes(number + 1, seats, ratings, chance)
        yield made


def _game(
    number: int, anybody: Callable[[], str], chance: random.Random
) -> tuple[Row, list[Row], Row]:
    """Give the rows of one game."""
    rules = chance.choice(_RULES)
    which = {"table_id": f"t{number:013d}", "game": 1}
    ended = _START + number * 60_000
    count = chance.choice((2, 2, 3, 4))
    who = list(dict.fromkeys(anybody() for _ in range(count)))
    free = count - len(who) or int(count < 4)
    bots = [chance.choice(_BOTS) for _ in range(free)]
    seats = [*((one, "") for one in who), *(("", bot) for bot in bots)]
    winner = chance.randint(1, len(seats))
    of_game = {"score": 10, "ended": ended, "family": Rules.parse(rules).family}
    versions = json.dumps(["1" if bot else "" for _, bot in seats])
    return (
        {**which, "seq": 40, "ended": ended, "rules": rules},
        [
            {**which, "seat": seat, "who": one, "bot": bot, "won": seat == winner, **of_game}
            for seat, (one, bot) in enumerate(seats, 1)
        ],
        {**which, "number": number + 1, "versions": versions},
    )


def _changes(
    number: int, seats: Sequence[Row], ratings: dict[tuple[str, str], Row], chance: random.Random
) -> Iterator[Row]:
    """Give what a game did to ratings."""
    for seat in {one["who"] or one["bot"]: one for one in seats}.values():
        subject = seat["who"] or bot_subject(seat["bot"], "1")
        key = {"subject": subject, "family": seat["family"]}
        before = ratings.get((subject, seat["family"]), {"mu": 25.0, "games": 0, "won": 0})
        games, mu = before["games"] + 1, round(before["mu"] + chance.uniform(-1, 1), 6)
        sigma = round(8 / games**0.5, 6)
        now = {"mu": mu, "sigma": sigma, "games": games, "at": seat["ended"]}
        settled = {"won": before["won"] + seat["won"], "settled": games >= SETTLED}
        ratings[subject, seat["family"]] = {**key, **now, **settled}
        yield {**key, **now, "number": number, "mu_before": before["mu"], "sigma_before": sigma}


def tries(count: int, players: Sequence[str]) -> dict[sa.Table, list[Row]]:
    """Give the rows of tries at puzzles: every player has tried some, the first ones nearly all."""
    puzzles = every_puzzle()
    made: dict[sa.Table, list[Row]] = {PUZZLE_TRIES: [], PUZZLE_RATINGS: [], SOLVERS: []}
    for number, puzzle in enumerate(puzzles):
        rated = first_rating(puzzle)
        known = PuzzleRating(puzzle.id, rated.mu, rated.sigma, 1 + number % 90, number % 40)
        made[PUZZLE_RATINGS].append(asdict(known))
    for number, who in enumerate(players):
        share = max(len(puzzles) * 19 // 20 // (1 + number), count // (2 * len(players)))
        taken = puzzles[: min(share, count - len(made[PUZZLE_TRIES]))]
        for at, puzzle in enumerate(taken):
            tried = Attempt(who, puzzle.id, _START + at, 1, "", _START + at, at % 3 > 0, 1500)
            made[PUZZLE_TRIES].append(asdict(tried))
        solver = Solver(who, 20 + number % 10, 4.0, len(taken), len(taken) // 2)
        made[SOLVERS].append(asdict(solver))
    rest = [(who, puzzle) for puzzle in puzzles for who in players[len(players) // 2 :]]
    have = {(row["player"], row["puzzle"]) for row in made[PUZZLE_TRIES]}
    for who, puzzle in rest:
        if len(made[PUZZLE_TRIES]) >= count:
            break
        if (who, puzzle.id) not in have:
            made[PUZZLE_TRIES].append(asdict(Attempt(who, puzzle.id, _START, 1, "", _START)))
    return made


def company(players: Sequence[str]) -> dict[sa.Table, list[Row]]:
    """Give the rows of those who follow others, and of some who look for opponents."""
    ties = [
        {"player": who, "kind": kind, "other": players[(number + step) % len(players)], "at": step}
        for number, who in enumerate(players)
        for step, kind in enumerate(("follow",) * 20 + ("mute", "block"), 1)
    ]
    kinds = itertools.cycle(itertools.product(_RULES, (False, True)))
    clock = '{"kind":"turn","seconds":86400}'
    places = [
        Place(who, rules, 4, clock, slow=True, strength=1500, since=1, seen=1, rated=rated)
        for who, (rules, rated) in zip(players[:300], kinds, strict=False)
    ]
    return {TIES: ties, PLACES: [asdict(place) for place in places]}


async def fill(settings: Settings, games: int, accounts: int) -> None:
    """Write accounts and games to a database that is empty but for its tables."""
    players = people(accounts)
    named = [
        {"id": who, "name": f"Player {int(who, 16)}", "created": 1, "seen": 1} for who in players
    ]
    kinds = [{"player": who, "skeleton": who, "kind": "person", "created": 1} for who in players]
    noted = {"rated": str(games), "rater": f"{VERSION}:{games}", "indexed": GAMES_VERSION}
    ratings: dict[tuple[str, str], Row] = {}
    engine = make_engine(url_of(settings), patient=True)
    async with engine.begin() as connection:
        await connection.execute(sa.insert(PLAYERS), named)
        await connection.execute(sa.insert(ACCOUNTS), kinds)
        for made in finished(games, players, ratings):
            for table, rows in made.items():
                await connection.execute(sa.insert(table), rows)
        await connection.execute(sa.insert(RATINGS), list(ratings.values()))
        for table, rows in tries(games, players).items():
            await connection.execute(sa.insert(table), rows)
        for table, rows in company(players).items():
            await connection.execute(sa.insert(table), rows)
        values = [{"name": name, "value": value} for name, value in noted.items()]
        await connection.execute(sa.insert(META), values)
        await connection.execute(sa.text("ANALYZE"))
    await engine.dispose()


Ask = Callable[[random.Random], tuple[str, str]]  # who asks, and for what


def questions(players: Sequence[str]) -> dict[str, Ask]:
    """Give what is asked, by its name: by the busiest players, and by any."""
    found: dict[str, Ask] = {}
    groups = (("any", players), ("busiest", players[:20]))
    for (label, group), (what, path) in itertools.product(groups, _PATHS.items()):
        found[f"{what}, {label}"] = partial(_asked, path, group, players)
    found["leaders"] = partial(_asked, "/api/leaders?family=FAMILY", players, players)
    later = "/api/leaders?family=FAMILY&after=3000.1.STRENGTH.x"
    found["leaders, a later page"] = partial(_asked, later, players, players)
    return found


def _asked(
    path: str, group: Sequence[str], players: Sequence[str], chance: random.Random
) -> tuple[str, str]:
    """Fill in whom a question is about, and give who asks it."""
    who, other = chance.choice(group), chance.choice(players)
    values = {
        "NAME": f"Player%20{int(who, 16)}",
        "OTHER": f"Player%20{int(other, 16)}",
        "KEY": f"{_START + chance.randrange(100_000) * 60_000}.t{0:013d}.1",
        "FAMILY": chance.choice(("basic", "advanced", "expert")),
        "BOT": chance.choice(_BOTS),
        "NUMBER": str(chance.randrange(2, 100_000)),
        "STRENGTH": f"{chance.uniform(18, 25):.6f}",
    }
    for name, value in values.items():
        path = path.replace(name, value)
    return who, path


async def measure(
    sign_in: Callable[[str], Awaitable[str]],
    get: Callable[[str, str], Awaitable[int]],
    asked: dict[str, Ask],
    rounds: int,
) -> dict[str, list[tuple[float, float]]]:
    """Ask everything in turns, and give the milliseconds of each, and of the processor."""
    chance = random.Random(1)
    times: dict[str, list[tuple[float, float]]] = {label: [] for label in asked}
    for turn in range(rounds + _WARM):
        for label, ask in asked.items():
            who, path = ask(chance)
            cookie = await sign_in(who)
            began, busy = time.perf_counter(), time.process_time()
            status = await get(cookie, path)
            took = (time.perf_counter() - began) * 1000, (time.process_time() - busy) * 1000
            if status != HTTPStatus.OK:
                message = f"{path}: {status}"
                raise RuntimeError(message)
            if turn >= _WARM:
                times[label].append(took)
    return times


async def run(settings: Settings, games: int, accounts: int, rounds: int) -> bool:
    """Fill the database, measure, and print what was found; give whether all is fast enough."""
    parts = await open_parts(settings, Sources())
    print(f"{url_of(settings).get_backend_name()}: {games} games, {accounts} accounts", flush=True)
    await fill(settings, games, accounts)
    transport = httpx.ASGITransport(app=make_app(parts))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as http:

        async def sign_in(who: str) -> str:
            return f"{COOKIE}={await parts.accounts.sessions.begin(who, 'benchmark')}"

        async def get(cookie: str, path: str) -> int:
            return (await http.get(path, headers={"Cookie": cookie})).status_code

        times = await measure(sign_in, get, questions(people(accounts)), rounds)
    await parts.store.close()
    slow = False
    for label, found in times.items():
        took, busy = zip(*found, strict=True)
        p95 = quantiles(took, n=20)[-1]
        slow |= p95 > _ENOUGH
        print(
            f"  {label:38} p50 {median(took):6.1f}   p95 {p95:6.1f}"
            f"   processor p50 {median(busy):6.1f}   p95 {quantiles(busy, n=20)[-1]:6.1f}"
        )
    return not slow


def main() -> int:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--database", default="", help="an empty one; otherwise SQLite")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--accounts", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=_ROUNDS, help="questions of each kind")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=folder, database=args.database, requests=0)
        fine = asyncio.run(run(settings, args.games, args.accounts, args.rounds))
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
