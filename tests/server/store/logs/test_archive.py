"""Logs that are packed: nobody who reads or writes can tell, and nothing is lost on the way."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from red7.protocol import messages as m
from red7.server.store import StoreChangedError, StoreError, Write
from red7.server.store.database import DatabaseStore
from red7.server.store.logs import archive as module
from red7.server.store.logs.packs import PackError
from red7.server.store.opening import database_of
from tests.server.nursery import NURSERY
from tests.server.serving import LONG, settings_for, store_in
from tests.server.store import dying
from tests.server.store.stores import engines_of, execute, plans, run, writes
from tests.table.games import LocalTable

LATER = 10**15  # milliseconds: whatever is at rest has been for long


def again(made: list[Write], seed: int = 0) -> list[Write]:
    """Give what follows if both want a rematch, and one of the spectators has something to say."""
    local = LocalTable(m.Setup(open=True), seed)
    local.log[:] = [write.entry for write in made]
    local.states[:] = [write.after for write in made]
    local.now = made[-1].entry.at
    local.send("cid", m.Say, phrase="hello")
    for who in ("ann", "ben"):
        local.send(who, m.Rematch)
    local.play_on()
    pairs = zip(local.log, local.states, strict=True)
    return [Write(entry, table) for entry, table in pairs][len(made) :]


def named(made: list[Write], table: str) -> list[Write]:
    return [Write(replace(w.entry, table=table), replace(w.after, id=table)) for w in made]


async def seen(store: DatabaseStore) -> dict[str, Any]:
    """Give everything that can be asked about a table."""
    people = ("ann", "ben", "cid", "")
    entries = await store.read("t1")
    return {
        "entries": entries,
        "parts": [
            await store.read("t1", after, until)
            for after in (0, 1, len(entries) - 1, len(entries))
            for until in (None, 1, 2, len(entries))
        ],
        "heads": await store.heads(["t1"]),
        "of": [await store.entries_of(who) for who in people],
        "games": [await store.games_of(who) for who in people],
        "tables": [await store.tables_of(who, 10) for who in people],
        "game": await store.game("t1", 1),
        "finished": await store.finished(),
        "due": await store.due(LATER, 10),
        "opened": await store.count_opened("ann"),
    }


async def kept(folder: Path) -> tuple[int, int]:
    """Give the number of rows in logs, and of packs."""
    found = await execute(folder, "SELECT count(*) FROM log", "SELECT count(*) FROM packs")
    return found[0][0][0], found[1][0][0]


def test_a_packed_log_reads_as_it_did(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        made = writes()
        await store.append(made)
        await store.append(named(writes(1), "t2"))
        before = await seen(store)
        assert before["entries"] == [write.entry for write in made]
        assert await store.unpacked(LATER, 10) == ["t1", "t2"]
        assert await store.pack("t1")
        assert await seen(store) == before
        assert await kept(place) == (len(await store.read("t2")), 1)
        assert await store.unpacked(LATER, 10) == ["t2"]
        assert not await store.pack("t1")

    run(place, test)


def test_what_comes_after_is_in_rows_until_it_is_packed_too(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        made = writes()
        more = again(made)
        await store.append(made)
        await store.pack("t1")
        await store.append(more[:3])
        # Both have sat down long before the game that runs now.
        assert await store.tables_of("ann", 10) == await store.tables_of("ben", 10) == ["t1"]
        assert await store.tables_of("cid", 10) == []  # who only spoke
        assert await store.unpacked(LATER, 10) == []
        assert not await store.pack("t1")
        await store.append(more[3:])
        before = await seen(store)
        assert before["entries"] == [write.entry for write in (*made, *more)]
        assert await kept(place) == (len(more), 1)
        assert await store.unpacked(LATER, 10) == ["t1"]
        assert await store.pack("t1")
        assert await seen(store) == before
        assert await kept(place) == (0, 1)

    run(place, test)


def test_numbers_and_ids_stay_taken(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        made = writes()
        (said, *_) = again(made)
        await store.append(made)
        await store.pack("t1")
        for write in made:
            other = replace(write.entry, who="cid", send_id="other")
            assert await store.append([write, Write(other, write.after)]) == [False, False]
        assert await kept(place) == (0, 1)
        assert await store.append([made[-1], said]) == [False, True]
        assert await store.read("t1") == [*(write.entry for write in made), said.entry]

    run(place, test)


def test_only_what_is_at_rest_is_packed(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        made = writes()
        for name, length in (("waiting", 2), ("playing", 6), ("over", len(made))):
            await store.append(named(made[:length], name))
        last = made[-1].entry.at
        assert await store.unpacked(LATER, 10) == ["waiting", "over"]
        assert await store.unpacked(LATER, 1) == ["waiting"]
        assert await store.unpacked(last - 1, 10) == ["waiting"]
        assert not await store.pack("playing")
        with pytest.raises(PackError):
            await store.pack("nosuch")

    run(place, test)


def test_logs_to_pack_are_found_without_looking_at_the_past(tmp_path: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        (plan,) = await plans(tmp_path, store, store.unpacked(LATER, 10))
        assert "USING INDEX tables_unpacked" in plan

    run(tmp_path, test)


def test_what_a_player_did_is_found_without_looking_at_what_others_did(tmp_path: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        found = await plans(tmp_path, store, store.entries_of("ann"))
        assert not [line for line in found if line.startswith("SCAN")]
        assert "SEARCH log USING INDEX log_who (who=?)" in found
        assert "SEARCH log USING INDEX log_seated (who=?)" in found  # whose tables have the steps
        assert any(line.endswith("(table_id=? AND who=?)") for line in found)

    run(tmp_path, test)


class CutError(Exception):
    """The process ends here, as it were."""


def test_wherever_it_is_interrupted_nothing_is_lost(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        made = writes()
        await store.append(made[:-1])
        await store.append(made[-1:])
        before = await seen(store)
        left = 0

        def cut(*_: Any) -> None:
            nonlocal left
            if left == 0:
                raise CutError
            left -= 1

        for engine in engines_of(store):
            sa.event.listen(engine, "before_cursor_execute", cut)
        statements = 0
        while True:
            left = statements
            try:
                assert await store.pack("t1")
            except CutError:
                left = -1
                assert await kept(place) == (len(made), 0)
                assert await seen(store) == before
                statements += 1
            else:
                break
        assert statements >= 7
        left = -1
        assert await seen(store) == before
        assert await kept(place) == (0, 1)

    run(place, test)


@pytest.mark.parametrize("statement", ["INSERT INTO packs", "DELETE FROM log", "UPDATE tables"])
def test_a_process_that_dies_while_it_packs_loses_nothing(place: Path, statement: str) -> None:
    made = writes()

    async def fill(store: DatabaseStore) -> None:
        await store.append(made)

    async def test(store: DatabaseStore) -> None:
        assert await kept(place) == (len(made), 0)
        assert await store.read("t1") == [write.entry for write in made]
        assert await store.pack("t1")
        assert await store.read("t1") == [write.entry for write in made]

    run(place, fill)
    url = settings_for(place).database or f"sqlite:///{database_of(place)}"
    died = NURSERY.Process(target=dying.pack, args=(url, "t1", statement), daemon=True)
    died.start()
    died.join(LONG)
    assert died.exitcode == dying.DEAD
    run(place, test)


def test_the_rows_stay_if_the_pack_is_not_what_was_stored(tmp_path: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        made = writes()
        await store.append(made)
        spoil = "AFTER INSERT ON packs BEGIN UPDATE packs SET data = x'00'; END"
        await execute(tmp_path, f"CREATE TRIGGER spoil {spoil}")
        with pytest.raises(PackError):
            await store.pack("t1")
        assert await kept(tmp_path) == (len(made), 0)
        await execute(tmp_path, "DROP TRIGGER spoil")
        assert await store.pack("t1")

    run(tmp_path, test)


def test_a_log_with_a_gap_stays_as_it_is(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        made = writes()
        await store.append(made)
        await execute(place, "DELETE FROM log WHERE seq = 3")
        with pytest.raises(PackError):
            await store.pack("t1")
        assert await kept(place) == (len(made) - 1, 0)

    run(place, test)


def test_a_log_that_was_replaced_meanwhile_is_not_packed(place: Path) -> None:
    """A backup may be restored after the log was read."""

    async def test(store: DatabaseStore) -> None:
        made = writes()
        await store.append(made)
        await execute(place, "UPDATE meta SET value = 'other' WHERE name = 'generation'")
        with pytest.raises(StoreChangedError):
            await store.pack("t1")
        assert await kept(place) == (len(made), 0)
        assert await store.changed()
        store.accept()
        assert await store.pack("t1")

    run(place, test)


def test_two_who_pack_at_once_do_it_once(place: Path) -> None:
    async def main() -> None:
        stores = [store_in(place) for _ in range(3)]
        for store in stores:
            await store.start()
        made = writes()
        await stores[0].append(made)
        done = await asyncio.gather(*(store.pack("t1") for store in stores), return_exceptions=True)
        assert done.count(True) == 1
        assert set(map(str, done)) <= {"True", "False"}
        for store in stores:
            assert await store.read("t1") == [write.entry for write in made]
            await store.close()

    asyncio.run(main())


def test_who_writes_while_a_log_is_packed_loses_nothing(place: Path) -> None:
    """Whichever comes first, the log has all entries once, and readers see it whole."""

    async def main() -> None:
        packing, writing, reading = stores = [store_in(place) for _ in range(3)]
        for store in stores:
            await store.start()
        for seed in range(8):
            made = named(writes(seed), f"t{seed}")
            said = spoken(made[-1])
            await writing.append(made)
            table = f"t{seed}"
            _, done, *read = await asyncio.gather(
                packing.pack(table),
                writing.append([said]),
                *(reading.read(table) for _ in range(5)),
            )
            assert done == [True]
            entries = [write.entry for write in (*made, said)]
            assert all(one in (entries[:-1], entries) for one in read)
            assert await reading.read(table) == entries
            assert await packing.pack(table) in (True, False)
            assert await reading.read(table) == entries
            assert await kept(place) == (0, seed + 1)
        for store in stores:
            await store.close()

    asyncio.run(main())


def spoken(last: Write) -> Write:
    """Give a phrase after the end of a game."""
    entry, after = last.entry, last.after
    local = LocalTable(m.Setup(open=True))
    local.log[:], local.states[:], local.now = [entry] * entry.seq, [after], after.at
    local.send("ann", m.Say, phrase="good-game")
    said = replace(local.log[-1], table=entry.table, send_id="said")
    return Write(said, replace(local.states[-1], id=entry.table))


def test_a_damaged_pack_is_not_taken_for_a_log(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await store.append(writes())
        await store.pack("t1")
        await execute(place, "UPDATE packs SET data = substr(data, 1, 40)")
        with pytest.raises(PackError):
            await store.read("t1")

    run(place, test)


def test_large_packs_are_read_in_a_thread(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_LARGE", 1)

    async def test(store: DatabaseStore) -> None:
        made = writes()
        await store.append(made)
        before = await seen(store)
        await store.pack("t1")
        assert await seen(store) == before

    run(place, test)


def test_a_store_that_is_away_packs_nothing(place: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await store.append(writes())

        def away(*_: Any) -> None:
            raise OSError

        for engine in engines_of(store):
            sa.event.listen(engine, "before_cursor_execute", away)
        with pytest.raises(StoreError):
            await store.pack("t1")
        for engine in engines_of(store):
            sa.event.remove(engine, "before_cursor_execute", away)
        assert await store.pack("t1")

    run(place, test)
