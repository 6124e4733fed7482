"""Write a database of the present schema with data in it, and what the data mean.

    python -m tests.server.store.make_landed

Run it before the schema changes: ``landed/vNNNN.sql`` and ``.json`` are what ``test_landed`` holds
every later version to. A pair that is there already is left alone.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from alembic.script import ScriptDirectory

from red7.core import commitment, write_record
from red7.protocol import messages as m
from red7.rating import START, Rating
from red7.server.store import Player, Store, Write
from red7.server.store.opening import database_of
from red7.server.store.people.accounts import Account, Passkey, WayIn
from red7.server.store.people.moderation import Ban, Deed
from red7.server.store.people.sessions import Session, Token
from red7.server.store.puzzles import Rush
from red7.server.store.upkeep.upgrading import alembic_config
from red7.table.log import Draft, Entry, Kind
from red7.table.records import finished, record_of
from red7.table.replay import apply
from red7.table.state import Surroundings, state
from red7.table.table import Table
from red7.table.upkeep import due
from tests.server.serving import store_in
from tests.table.games import WHO, LocalTable

LANDED = Path(__file__).parent / "landed"
NAMES = {"ann": "Ann", "ben": "Zoë", "cid": "Łukasz", "dot": "Dot"}
GENERATION = "07" * 16
REVIEWED = {"over": b"\x00a review\xff", "match": bytes(range(256))}  # of version 1


def begun(seed: int, **setup: object) -> LocalTable:
    local = LocalTable(m.Setup.model_validate(setup), seed)
    local.seat_all()
    local.send("ann", m.Start)
    return local


def played(seed: int, **setup: object) -> LocalTable:
    local = begun(seed, **setup)
    local.play_on()
    return local


def with_entropy() -> LocalTable:
    local = LocalTable(m.Setup(), 7)
    local.seat_all()
    entropy = bytes(range(16))
    local.send("ann", m.Commit, commitment=commitment(entropy))
    local.send("ann", m.Start)
    local.send("ann", m.Reveal, entropy=entropy.hex())
    local.send("ben", m.Leave)
    return local


def tables() -> Iterator[tuple[str, LocalTable]]:
    """Give a table in every stage, with every kind of entry somewhere."""
    yield "waiting", LocalTable(m.Setup(open=True), 1)
    yield "over", played(2)
    yield "match", played(3, rules="expert", seats=(None, "red", None, "violet"))
    playing = begun(4, rules="v1.1+draw+actions", clock={"kind": "game", "seconds": 600})
    playing.send("ben", m.Say, phrase="hello")
    for _ in range(3):
        if playing.table.stage == "playing":
            playing.play_turn()
    yield "playing", playing
    rules = {"rules": "v1.3+draw+match", "stand_in": "green", "show_hands": "game"}
    pause = begun(5, seats=(None, None, "blue"), **rules)
    while pause.table.stage == "playing":
        pause.play_turn()
    yield "pause", pause
    again = played(6)
    again.send("ann", m.Rematch)
    again.send("ben", m.Rematch)
    again.play_on()
    yield "rematch", again
    yield "left", with_entropy()
    expired = LocalTable(m.Setup(open=True), 8)
    expired.seat_all()
    expired.write(Draft(Kind.EXPIRED))
    yield "expired", expired
    hurried = begun(10, rules="v1.2+match", seats=(None, "violet", "violet"), pace="calm")
    while hurried.table.turn != 1:
        hurried.play_turn()
    hurried.send("ann", m.Steps, steps=["~"])
    hurried.send("ann", m.Hurry, to="faster")
    while hurried.table.stage == "playing":
        hurried.play_turn()
    yield "hurried", hurried
    hinted = begun(11)
    hinted.send(WHO[hinted.table.turn - 1], m.Hint, stage=2)
    yield "hinted", hinted
    clock = {"kind": "game", "seconds": 600}
    setup = {"seats": (None, "blue"), "clock": clock, "hints": False, "rated": True}
    yield "rated", played(12, **setup)
    late = begun(9, clock={"kind": "turn", "seconds": 30})
    late.write(Draft(Kind.RESUMED))
    late.now += 40_000
    draft = due(late.table, late.now)
    assert draft
    late.write(draft)
    yield "timeout", late


def meaning(log: list[Entry], now: Table) -> dict[str, Any]:
    around = Surroundings(NAMES, frozenset(), 0, now.at)
    seats = range(now.players + 1)
    states = [json.loads(state(now, seat, around).model_dump_json()) for seat in seats]
    return {
        "states": states,
        "records": [write_record(record_of(one, NAMES)) for one in finished(log)],
    }


async def fill(store: Store) -> dict[str, Any]:
    """Write the tables to a store, and return what they mean."""
    await store.start()
    for who, name in NAMES.items():
        await store.save_player(Player(who, name, 1000, 2000))
    meanings = {}
    for name, local in tables():
        log = [replace(entry, table=f"landed{name}") for entry in local.log]
        now: Table | None = None
        writes = []
        for entry in log:
            now = apply(now, entry)
            writes.append(Write(entry, now, versions={"blue": "1"} if now.setup.rated else {}))
        # Some logs are packed, and one of them goes on afterwards.
        first = 1 + next((at for at, one in enumerate(writes) if one.after.stage == "over"), -1)
        packed = {"over": len(writes), "expired": len(writes), "rematch": first}.get(name, 0)
        if packed:
            assert all(await store.append(writes[:packed]))
            assert await store.pack(f"landed{name}")
        assert all(await store.append(writes[packed:]))
        assert now
        meanings[now.id] = meaning(log, now)
        if name in REVIEWED:
            await store.save_review(now.id, 1, 1, REVIEWED[name])
            meanings[now.id]["reviews"] = {"1": REVIEWED[name].hex()}
    meanings["landedrated"]["people"] = await people(store)
    meanings["landedrated"]["puzzles"] = await puzzles(store)
    await store.close()
    return meanings


async def people(store: Store) -> dict[str, Any]:
    """Give Ann an account, a bot, a rating and all that others may think of her."""
    way = WayIn(password="a hash", passkey=Passkey("key", "ann", b"public", 0, "Phone", 5, 5))
    await store.accounts.open(Account("ann", "ann", "person", 5), "Ann", way, ["code"])
    await store.accounts.open_bot(Account("bot", "bot", "bot", 6, "ann"), "Bot")
    await store.sessions.begin(Session(f"{1:064x}", "ann", "Firefox", 1, 1))
    await store.sessions.add_token(Token(f"{2:064x}", "bot", "Mine", "read", 2, 0))
    await store.people.tie("ben", "follow", "ann", at=5, most=9)
    await store.people.tie("cid", "block", "ann", at=6, most=9)
    await store.people.hide("dot", at=7, hidden=True)
    await store.moderation.ban(Ban("dot", 8, None, ""), Deed("deed", 8, "root", "ban", "dot"))
    while await store.ratings.rate_next(9):
        pass
    return await known(store)


async def known(store: Store) -> dict[str, Any]:
    """Return what is known about people, as JSON tells it."""
    ratings = await store.ratings.of("ann")
    told = {
        "kinds": await store.accounts.kinds_of(["ann", "ben", "bot"]),
        "password": await store.accounts.password("ann"),
        "passkeys": [one.id for one in await store.accounts.passkeys_of("ann")],
        "codes": await store.accounts.count_codes("ann"),
        "ties": [[one.kind, one.player] for one in await store.people.ties_of("cid")],
        "hidden": sorted(await store.people.hidden_among(NAMES)),
        "bans": sorted(await store.moderation.bans(9)),
        "ratings": [[one.family, one.rating.mu, one.rating.sigma, one.games] for one in ratings],
    }
    assert all(told.values())
    return told


async def puzzles(store: Store) -> dict[str, Any]:
    """Let people solve puzzles, miss and give up some, keep a streak, and rush."""
    tries = [
        ("ann", "one", "+R7 .", True),
        ("ann", "two", "+B1 .", False),
        ("ann", "two", "~", True),
    ]
    tries += [
        ("ann", "three", "+G2 .", False),
        ("ben", "two", "", False),
        ("ben", "one", "~", False),
    ]
    for at, (who, puzzle, turn, right) in enumerate(tries):
        day = 20_000 + at if right else 0
        start = Rating(20.0 + at, 4.0)
        await store.puzzles.note(who, puzzle, turn, right=right, at=at, start=start, day=day)
    await store.puzzles.note("ann", "four", "~", right=True, at=9, start=START, day=20_003)
    await store.puzzles.begin_rush(Rush("ann", "seed", 11))
    await store.puzzles.advance("ann", lambda now: replace(now, number=3, score=2, missed="three"))
    await store.puzzles.begin_rush(Rush("ben", "another", 12))
    return await puzzled(store)


async def puzzled(store: Store) -> dict[str, Any]:
    """Return what is known about puzzles and those who solve them, as JSON tells it."""
    ratings, who = await store.puzzles.ratings(), ("ann", "ben")
    rushes = [await store.puzzles.rush(one) for one in who]
    told = {
        "attempts": [asdict(try_) for one in who for try_ in await store.puzzles.attempts(one)],
        "ratings": [asdict(ratings[puzzle]) for puzzle in sorted(ratings)],
        "solvers": [asdict(await store.puzzles.solver(one)) for one in who],
        "rushes": [asdict(rush) for rush in rushes if rush],
    }
    assert all(told.values())
    return told


def main() -> None:
    version = f"v{ScriptDirectory.from_config(alembic_config()).get_current_head()}"
    if (LANDED / f"{version}.sql").exists():
        print(f"{version} is there already")
        return
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        meanings = asyncio.run(fill(store_in(folder)))
        with closing(sqlite3.connect(database_of(folder))) as database:
            database.execute(f"UPDATE meta SET value = '{GENERATION}' WHERE name = 'generation'")  # noqa: S608
            database.commit()
            script = "\n".join(database.iterdump()) + "\n"
    (LANDED / f"{version}.sql").write_text(script, encoding="utf-8")
    text = json.dumps(meanings, ensure_ascii=False, separators=(",", ":"), indent=0)
    (LANDED / f"{version}.json").write_text(text + "\n", encoding="utf-8")
    print(f"wrote {version}")


if __name__ == "__main__":
    main()
